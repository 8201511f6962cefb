"""The pages: the right shell at each address, small on the wire, and nothing from outside."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.server.configuration import Configuration
from tests.server.den import Den, Guest, open_den


@pytest.fixture
def web(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "js").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><p>den</p>" + " " * 2_000, encoding="utf-8")
    (web / "rules.html").write_text("<!doctype html><p>rules</p>", encoding="utf-8")
    (web / "js" / "app.js").write_text("export {};" + " " * 2_000, encoding="utf-8")
    (web / "font.woff2").write_bytes(b"wOF2" * 400)
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    return web


@pytest.fixture
def pages(web: Path, tmp_path: Path) -> Iterator[Guest]:
    with open_den(tmp_path / "data", web=web) as den:
        yield den.guest()


def test_each_address_has_its_shell(pages: Guest) -> None:
    for path in ("/", "/t/0123", "/r/0123?step=4&seat=1", "/learn/nidavellir"):
        assert "den" in pages.request("GET", path).text
    assert "rules" in pages.request("GET", "/rules/nidavellir").text
    assert pages.request("GET", "/").headers["content-type"].startswith("text/html")


def test_modules_and_fonts_have_their_types(pages: Guest) -> None:
    assert pages.request("GET", "/js/app.js").headers["content-type"].startswith("text/javascript")
    assert pages.request("GET", "/font.woff2").headers["content-type"] == "font/woff2"


def test_text_is_compressed_and_kept_by_its_tag(pages: Guest) -> None:
    reply = pages.request("GET", "/js/app.js", headers={"Accept-Encoding": "gzip"})
    assert reply.headers["content-encoding"] == "gzip"
    assert int(reply.headers["content-length"]) < 200
    plain = pages.request("GET", "/js/app.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == reply.text
    tag = {"If-None-Match": reply.headers["etag"]}
    again = pages.request("GET", "/js/app.js", headers=tag)
    assert (again.status_code, again.content) == (304, b"")


def test_a_changed_file_is_sent_anew(pages: Guest, web: Path) -> None:
    old = pages.request("GET", "/js/app.js").headers["etag"]
    (web / "js" / "app.js").write_text("export const changed = 1;", encoding="utf-8")
    reply = pages.request("GET", "/js/app.js", headers={"If-None-Match": old})
    assert reply.text == "export const changed = 1;"


def test_nothing_outside_the_folder_is_served(pages: Guest) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/js/..%2f..%2fsecret.txt", "/nothing.js"):
        assert pages.request("GET", path).status_code == 404
    assert pages.request("POST", "/js/app.js").status_code == 405


def test_pages_need_no_cookie(pages: Guest) -> None:
    assert "set-cookie" not in pages.request("GET", "/").headers


def test_large_answers_are_compressed(den: Den) -> None:
    reply = den.guest().request("GET", "/api/rules/nidavellir")
    assert reply.headers["content-encoding"] == "gzip"
    with pytest.raises(gzip.BadGzipFile):
        gzip.decompress(reply.content)


def test_the_pages_of_the_house_ask_nobody_else() -> None:
    for file in Configuration().web.glob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert "http://" not in text
        assert "https://" not in text
        assert "<style" not in text
        assert " style=" not in text
        assert not re.search(r"<script(?![^>]*\ssrc=)", text)
        assert not re.search(r"\son\w+=", text)
