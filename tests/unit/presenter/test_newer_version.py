"""The question for a newer version: its request, and the answers that are accepted."""

import socket
import socketserver
import threading
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPSConnection
from time import monotonic, sleep

import pytest

from cubewright.presenter import newer_version as module
from cubewright.presenter.newer_version import ADDRESS, MAX_BYTES, newer_version

FEED = """<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>PyPI recent updates for cubewright</title>
<item><title>{}</title><link>https://pypi.org/project/cubewright/</link></item>
<item><title>0.9</title></item></channel></rss>"""


@contextmanager
def server(answer, wait=0.0):
    """Serve one answer to each connection; yield a connection to it and the requests it got."""
    requests = []

    class Handler(socketserver.BaseRequestHandler):
        def handle(self):
            requests.append(self.request.recv(65536))
            try:
                for part in answer if isinstance(answer, list) else [answer]:
                    self.request.sendall(part)
                    sleep(wait)
            except OSError:
                pass

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as listener:
        listener.daemon_threads = True
        thread = threading.Thread(target=listener.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        host, port = listener.server_address
        try:
            yield HTTPConnection(host, port, timeout=1), requests
        finally:
            listener.shutdown()


def http(text, status="200 OK", headers=""):
    body = text.encode() if isinstance(text, str) else text
    return f"HTTP/1.1 {status}\r\n{headers}Content-Length: {len(body)}\r\n\r\n".encode() + body


@pytest.mark.parametrize(
    ("own", "published", "newer"),
    [
        ("1.2.0", "1.2.1", "1.2.1"),
        ("1.2.1", "1.2.1", None),
        ("1.10", "1.9", None),
        ("1.9", "1.10", "1.10"),
        ("1.2", "1.2.0", None),
        ("1.3.0.dev4+g1234567", "1.2.9", None),
        ("1.0", "1.1rc1", None),
        ("unknown", "1.0", "1.0"),
    ],
)
def test_only_a_later_version_is_named(own, published, newer):
    with server(http(FEED.format(published))) as (connection, _requests):
        assert newer_version(own, connection) == newer


def test_the_request_names_the_file_and_nothing_else():
    with server(http(FEED.format("1.0"))) as (connection, requests):
        newer_version("0.1", connection)
    lines = requests[0].decode().split("\r\n")
    assert lines[0] == "GET /rss/project/cubewright/releases.xml HTTP/1.1"
    assert [line.partition(":")[0] for line in lines[1:] if line] == ["Host", "Accept-Encoding"]


def test_the_question_is_asked_through_tls_with_known_certificates(monkeypatch):
    connection = module._secure_connection()
    assert ADDRESS.startswith("https://")
    assert isinstance(connection, HTTPSConnection)
    assert connection.host == "pypi.org"
    assert connection._context.check_hostname
    with server(http(FEED.format("9.0"))) as (plain, requests):
        connection.host, connection.port, connection.timeout = plain.host, plain.port, 1
        assert newer_version("0.1", connection) is None  # this server speaks no TLS
        assert not requests or not requests[0].startswith(b"GET")


HOSTILE = {
    "nothing": b"",
    "no HTTP": b"\xff\x00\x1b[31m" * 100,
    "an error": http(FEED.format("9.0"), "500 Broken"),
    "another address": http(
        FEED.format("9.0"), "302 Found", "Location: http://127.0.0.1:1/evil\r\n"
    ),
    "no version": http("<html>Please pay</html>"),
    "markup as version": http(FEED.format("<b>9.0</b>")),
    "control characters": http(FEED.format("9.0\x1b[31m")),
    "a huge number": http(FEED.format("9" * 100_000)),
    "a promise of more": b"HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n<title>",
    "bad length": b"HTTP/1.1 200 OK\r\nContent-Length: -x\r\n\r\n",
    "bad chunks": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "endless headers": b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 500,
}


@pytest.mark.parametrize("answer", HOSTILE.values(), ids=HOSTILE)
def test_other_answers_name_no_version(answer):
    with server(answer) as (connection, _requests):
        assert newer_version("0.9", connection) is None


def test_no_more_than_the_first_bytes_are_read():
    late = b" " * MAX_BYTES + FEED.format("9.0").encode()
    with server(http(FEED.format("1.0").encode() + late)) as (connection, _requests):
        assert newer_version("0.1", connection) == "1.0"


def test_a_slow_server_is_left(monkeypatch):
    monkeypatch.setattr(module, "MAX_SECONDS", 0.1)
    slow = [b"HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n"] + [b"<title>9"] * 300
    before = monotonic()
    with server(slow, 0.01) as (connection, _requests):
        assert newer_version("0.1", connection) is None
    assert monotonic() - before < 2


def test_without_a_network_nothing_is_said():
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    assert newer_version("0.1", HTTPConnection("127.0.0.1", port, timeout=1)) is None


def test_without_a_library_for_tls_nothing_is_said(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ssl", None)
    assert newer_version("0.1") is None
