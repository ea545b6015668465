"""Tasks for the processes of test_background_process.py."""

import os
import time


def echo(channel):
    print("this is no message", flush=True)
    channel.send(os.environ.get("GREETING", "no greeting"))
    for message in channel:
        channel.send(message)


def fail(channel):
    channel.send("the last words")
    raise ValueError("it cannot be done")


class Unreadable:
    def __reduce__(self):
        return int, ("no", "number")


def send_what_cannot_be_read(channel):
    channel.send(Unreadable())
    time.sleep(600)


def wait_for_ever(channel):
    channel.send("ready")
    while True:
        time.sleep(1)


def wait_for_input(channel):
    channel.send(os.getpid())
    channel.receive()
