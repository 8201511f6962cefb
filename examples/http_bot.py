"""A bot over plain HTTP: it takes the seat its token speaks for and plays until the end.

    python examples/http_bot.py http://127.0.0.1:8765 TABLE SEAT TOKEN

The token stands at your own chair in `GET /api/tables/TABLE`. Any language that can send a request
can do the same: ask for the seat, answer what is asked, and listen to the stream in between.
"""

import json
import random
import sys
import urllib.error
import urllib.request
from http.client import HTTPResponse
from typing import Any

Json = dict[str, Any]


class Seat:
    def __init__(self, house: str, table: str, seat: int, token: str) -> None:
        self.address = f"{house.rstrip('/')}/api/tables/{table}"
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path: str, body: object = None) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/{path}", data, self.headers)
        reply: HTTPResponse = urllib.request.urlopen(request)
        return reply

    def look(self) -> Json:
        with self.open(f"seat/{self.seat}") as reply:
            seen: Json = json.load(reply)
        return seen

    def answer(self, asked: Json) -> None:
        option = choose(asked["options"])["option"]
        body = {"seat": self.seat, "options": [option], "number": asked["number"]}
        try:
            self.open("decide", body).close()
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the question was answered or withdrawn meanwhile
                raise

    def play(self) -> list[int]:
        seen = self.look()
        with self.open(f"stream?seat={self.seat}&after={seen['version']}") as news:
            while not seen["over"]:
                if seen["asked"]:
                    self.answer(seen["asked"])
                else:
                    next(line for line in news if line.startswith(b"data:"))
                seen = self.look()
        scores: list[int] = seen["scores"]
        return scores


def choose(options: list[Json]) -> Json:
    """Here a better bot would think; see `view` and `log` in the reply for what it may know."""
    return random.choice(options)


if __name__ == "__main__":
    house, table, seat, token = sys.argv[1:]
    print("Scores:", Seat(house, table, int(seat), token).play())  # noqa: T201
