"""What people are called with when it is their turn: a few words, signed, to their own address."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from typing import Any

from sqlalchemy import Connection

import antre
from antre.server.configuration import Configuration
from antre.server.limits import Limits
from antre.server.moments import tell_moment
from antre.server.outbound import Answer, Outbound
from antre.server.storage import Storage
from antre.server.table import Table
from antre.server.turns import own_waited
from antre.server.webhooks import Webhook, note_attempt
from antre.server.words import house_words

Json = dict[str, Any]


class WebhookSender:
    def __init__(self, configuration: Configuration, storage: Storage) -> None:
        self.configuration = configuration
        self.storage = storage
        self.clock = configuration.clock
        self.made: Counter[str] = Counter()  # calls by what came of them
        self.limits = Limits(configuration.limits)
        self.outbound = Outbound(configuration.private_webhooks, configuration.webhook_seconds)

    async def attempt(self, webhook: Webhook, language: str) -> Answer:
        """A call without a turn, for its owner to see what comes of it."""
        self.limits.take("house-call", "")
        text = house_words(language).say("turn-call-try")
        body = {"game": None, "table": None, "seat": None, "text": text, "url": self._home or "/"}
        answer = await self.send(webhook, {**body, "at": int(self.clock())})

        def work(connection: Connection) -> None:
            note_attempt(connection, webhook, answer, int(self.clock()))

        await self.storage.write({}, work)
        return answer

    async def send(self, webhook: Webhook, told: Json) -> Answer:
        body = json.dumps(told, ensure_ascii=False).encode()
        answer = await self.outbound.post(
            webhook.url, signed(webhook.secret, told["at"], body), body
        )
        self.made[answer.result] += 1
        return answer

    def body(self, table: Table, guest: str, language: str) -> Json:
        moment = tell_moment(table)
        title = table.setup.game.title[language]
        text = house_words(language).say_anew(
            "turn-call", game=title, moment=moment[language] if moment else "none"
        )
        return {
            "game": table.game,
            "table": table.id,
            "seat": own_waited(table, guest)[0],
            "text": text,
            "url": f"{self._home}/t/{table.id}",
            "at": int(self.clock()),
        }

    @property
    def _home(self) -> str:
        """Where people find the house, as in invitations; empty where it does not know."""
        return self.configuration.public_url or self.configuration.nearby_url


def signed(secret: str, at: int, body: bytes) -> dict[str, str]:
    """The headers by which the owner of the secret knows that it was us, and when."""
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {
        "User-Agent": f"Antre/{antre.__version__}",
        "X-Antre-Time": str(at),
        "X-Antre-Signature": f"sha256={made}",
    }
