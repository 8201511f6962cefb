"""The pages: static files, kept in memory with their compressed form and a tag of their content."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from antre.server.errors import Denied
from antre.server.sharing import Sharing

# Which shell serves which address; all of them fall back on the first page.
SHELLS = {"t": "table.html", "r": "replay.html", "rules": "rules.html", "learn": "learn.html",
          "about": "about.html", "book": "book.html", "history": "history.html",
          "review": "review.html"}  # fmt: skip
# What our own files are called: nothing else is looked for on the disk.
PLAIN = re.compile(r"(?:[\w.-]{1,64}/){0,8}[\w.-]{1,64}", re.ASCII)
COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg+xml")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2",
         ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}  # fmt: skip


class Page:
    """A file as it is sent."""

    def __init__(self, path: Path, modified: int) -> None:
        self.modified = modified
        self.body = path.read_bytes()
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or ""
        self.type = self.type or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        small = gzip.compress(self.body, 9) if self.type.startswith(COMPRESSED) else self.body
        self.small = small if len(small) < len(self.body) else None

    def reply(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.small, media_type=self.type, headers=headers)
        return Response(self.body, media_type=self.type, headers=headers)

    def with_head(self, head: str) -> Response:
        """The same, with something of its own in its head."""
        body = self.body.replace(b"</head>", head.encode() + b"</head>", 1)
        return Response(body, media_type=self.type, headers={"cache-control": "no-cache"})


class Pages:
    def __init__(self, folder: Path, sharing: Sharing) -> None:
        self.folder = folder.resolve()
        self.sharing = sharing
        self._kept: dict[Path, Page] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer where no other part of the house does."""
        path = scope["path"].removeprefix("/")
        if scope["type"] != "http" or path.startswith("api/"):
            raise Denied(404, "not-found")
        if scope["method"] not in ("GET", "HEAD"):
            raise Denied(405, "method")
        first, slash, _ = path.partition("/")
        page = self.shell(first) if not path or (slash and first in SHELLS) else self.find(path)
        request = Request(scope, receive)
        reply = page.reply(request)
        if slash and (head := await self.sharing.head(request)):
            reply = page.with_head(head)
        await reply(scope, receive, send)

    def find(self, path: str) -> Page:
        if not PLAIN.fullmatch(path):
            raise Denied(404, "not-found")
        file = (self.folder / path).resolve()
        if not file.is_relative_to(self.folder) or not file.is_file():
            raise Denied(404, "not-found")
        modified = file.stat().st_mtime_ns
        page = self._kept.get(file)
        if page is None or page.modified != modified:
            page = self._kept[file] = Page(file, modified)
        return page

    def shell(self, first: str) -> Page:
        name = SHELLS.get(first, "index.html")
        return self.find(name if (self.folder / name).is_file() else "index.html")
