"""The optional build: kernel, rules, judgement and bots as machine code (`docs/speed.md`)."""
