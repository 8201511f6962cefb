"""Law: whatever is asked, in whatever language and on whatever screen, the bar shows all of it."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from antre.core.game import slugs
from antre.core.rule import LANGUAGES
from antre.core.scene import Scene
from tests.scenes import moments, phase, pieces, scene
from tests.web.conftest import Welcome
from tests.web.people import MINE, Json

BOT = {"kind": "bot", "level": "easy"}
SIZES = [(360, 740), (1280, 720), (1440, 900)]
# A bar for each question as it is asked, and after every kind of touch that changes its buttons;
# all of them in one page, so that they are laid out at once.
BUILD = """async ([questions, away]) => {
  const { Asking } = await import('/js/question/asking.js');
  const { button, el } = await import('/js/lib/dom.js');
  const { percent, say } = await import('/js/lib/words.js');
  window.host = document.createElement('div');
  document.querySelector('.middle').append(host);
  host.style.position = 'absolute';
  const bar = (name, { last, question, zones }, change, asked = question) => {
    const asking = new Asking({ send: async () => true, rule: () => {}, changed: () => {} });
    asking.say(question.text, last);
    const more = { away, tried: [say('what-if-undo'), say('what-if-back')] }[change] ?? [];
    const buttons = more.map((words) => button(words, () => {}, { class: 'answer' }));
    asking.ask({ seat: 0, question: asked, zones }, { buttons });
    if (change === 'tried') {
      asking.say(question.text, '');
      const words = say('what-if-prospect', { share: percent(1) });
      const sign = el('p', { class: 'what-if-sign' }, el('b', {}, say('what-if')), ` ${words}`);
      asking.bar.words.prepend(sign);
    }
    if (typeof change === 'function') change(asking);
    asking.render();
    asking.element.dataset.name = `${name} ${change?.name ?? change ?? ''}`;
    host.append(asking.element);
  };
  const armed = (asking) => {
    const options = asking.question.options.map(({ option }) => option);
    const long = (option) => asking.labelOf(option).length;
    asking.armed = options.sort((a, b) => long(b) - long(a))[0];
  };
  const laid = ({ plan }) => plan.slots.forEach((slot, n) => plan.lay(plan.pieces[n].piece, slot));
  for (const each of questions) {
    bar(each.name, each);
    bar(each.name, each, each.question.plan ? laid : armed);
    bar(each.name, each, 'away');
    bar(each.name, each, 'away', null);
    bar(each.name, each, 'tried');
  }
  return host.children.length;
}"""
FAULTS = """() => {
  const inside = (box, frame, margin) =>
    box.left >= frame.left + margin && box.right <= frame.right - margin &&
    box.top >= frame.top + margin && box.bottom <= frame.bottom - margin;
  const faults = (bar) => {
    const frame = bar.getBoundingClientRect();
    const kinds = '.what-if-sign, .question, .answers > *, .list summary, .rule';
    const parts = [...bar.querySelectorAll(kinds)]
      .filter((node) => node.getClientRects().length);
    const boxes = parts.map((node) => node.getBoundingClientRect());
    const found = [];
    parts.forEach((node, n) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      const silent = node.matches('.rule'); // on a phone a sign alone
      if (!silent && !inside(words.getBoundingClientRect(), boxes[n], -5))
        found.push(`cut: ${node.textContent}`);
      if (getComputedStyle(node).webkitLineClamp !== 'none') found.push('clamped');
      if (!inside(boxes[n], frame, 2)) found.push(`on the rim: ${node.textContent}`);
      for (let m = 0; m < n; m += 1) {
        const [a, b] = [boxes[n], boxes[m]];
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.push(`over each other: ${node.textContent}, ${parts[m].textContent}`);
      }
    });
    const [buttons, listed] = ['.answers [data-option]', '.list:not([hidden]) [data-option]']
      .map((kind) => bar.querySelectorAll(kind).length);
    if (listed && listed === buttons) found.push('the buttons are listed once more');
    if (frame.height > 0.45 * innerHeight) found.push(`${frame.height} high`);
    return found.map((fault) => `${bar.dataset.name}: ${fault}`);
  };
  const table = document.querySelector('.table');
  const all = [];
  for (const beside of innerWidth > 820 ? [false, true] : [false]) {
    table.classList.toggle('beside', beside);
    host.style.width = `${document.querySelector('.stage-box').clientWidth}px`;
    all.push(...[...host.children].flatMap(faults));
  }
  return all;
}"""


# What is cut of the titles in the head of the page, where it holds all the buttons it can.
CUT = """(titles) => {
  const head = document.querySelector('.title');
  return titles.filter(([title, over]) => {
    for (const tool of document.querySelectorAll('.tool.undo, .advise, .try-line'))
      tool.hidden = over;
    head.textContent = title;
    return head.scrollHeight > head.clientHeight + 1 || head.scrollWidth > head.clientWidth + 1;
  });
}"""


@cache
def titles(slug: str, language: str) -> list[tuple[str, bool]]:
    """What the head of the page says in each phase of a game on a phone; is it over?"""
    found = {}
    for state in moments(slug):
        if phase(state) not in found:
            found[phase(state)] = (scene(state, 0, language, "tall").title, state.over)
    return sorted(set(found.values()))


@cache
def questions(slug: str, language: str) -> list[Json]:
    """Every question of a game once, as whoever is asked sees it."""
    seen: dict[str, Json] = {}
    for state in moments(slug):
        if not state.over and phase(state) not in seen:
            drawn = scene(state, state.decisions[0].seat, language)
            assert drawn.question
            seen[phase(state)] = {
                "name": f"{slug} {phase(state)}",
                "last": " ".join(each["label"] for each in drawn.question["options"][:3]),
                "question": with_few_places(drawn.question),
                "zones": [{"pieces": named(drawn)}],
            }
    return list(seen.values())


def named(drawn: Scene) -> list[Json]:
    return [{"id": piece.id, "label": piece.label} for piece in pieces(drawn).values()]


def with_few_places(question: Json) -> Json:
    """A tile may be laid in hundreds of places, and the bar lists none of them."""
    lay = question.get("lay")
    if not lay:
        return question
    places = {way: some[:1] for way, some in lay["places"].items()}
    kept = {place[2] for some in places.values() for place in some}
    dropped = {place[2] for some in lay["places"].values() for place in some} - kept
    options = [each for each in question["options"] if each["option"] not in dropped]
    return {**question, "options": options, "lay": {**lay, "places": places}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_asked_is_cut(welcome: Welcome, language: str) -> None:
    ada = welcome("Ada", locale=language)
    page = ada.sit(ada.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    asked = [question for slug in slugs() for question in questions(slug, language)]
    away = ["Laisser jouer un robot pour Dvalin-aux-longues-moustaches"] * 2
    assert page.evaluate(BUILD, [asked, away]) == 5 * len(asked) > 300
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults = page.evaluate(FAULTS)
        assert not faults, f"{width}: {faults[:8]} and {len(faults)} in all"
    page.set_viewport_size({"width": 360, "height": 740})
    heads = [title for slug in slugs() for title in titles(slug, language)]
    assert len(heads) > 20
    assert page.evaluate(CUT, heads) == []
