"""Garbage is collected only in the thread of the window."""

import gc
import os
import sys
from pathlib import Path
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject

from cubewright.gui.shell import garbage as collector_module
from cubewright.gui.shell.garbage import GarbageCollector


class Cycle:
    """An object that refers to itself and records the thread in which it is deleted."""

    def __init__(self, deleted_in):
        self.itself, self.deleted_in = self, deleted_in

    def __del__(self):
        self.deleted_in.append(get_ident())


@pytest.fixture
def collector(qapp):
    was_enabled = gc.isenabled()
    parent = QObject()
    made = GarbageCollector(parent)
    yield made
    made.close()
    assert gc.isenabled()
    if not was_enabled:
        gc.disable()


def test_garbage_from_a_thread_is_deleted_in_the_windows_thread(collector, qtbot):
    deleted_in = []
    count = 3 * gc.get_threshold()[0]

    def leave_garbage():
        for _ in range(count):
            Cycle(deleted_in)

    thread = Thread(target=leave_garbage)
    thread.start()
    thread.join()
    assert not deleted_in
    qtbot.waitUntil(lambda: len(deleted_in) == count, timeout=60_000)
    assert {*deleted_in} == {get_ident()}


def test_all_generations_are_collected_in_turn(collector):
    found = []
    gc.callbacks.append(lambda phase, info: found.append(info["generation"]))
    try:
        while 2 not in found:
            kept = [[] for _ in range(gc.get_threshold()[0] + 100)]
            collector.collect_due()
            del kept
    finally:
        gc.callbacks.pop()
    assert {0, 1, 2} == {*found}


def resident_mb():
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.skipif(sys.platform != "linux", reason="other C libraries return it by themselves")
def test_freed_memory_below_used_memory_is_returned(collector):
    blocks = [bytes(50_000) for _ in range(1200)]
    last = blocks.pop()
    del blocks
    before = resident_mb()
    while (
        gc.get_count()[collector_module.OLDEST_GENERATION]
        <= gc.get_threshold()[collector_module.OLDEST_GENERATION]
    ):
        gc.collect(1)
    collector.collect_due()
    assert resident_mb() < before - 40
    assert last
