"""A process starts without looking for garbage among modules and without numpy's threads."""

import gc
import os

import pytest

from cubewright.cli.main import main
from cubewright.quick_start import without_garbage_collection


def test_garbage_is_looked_for_only_among_what_is_made_later():
    with without_garbage_collection():
        assert not gc.isenabled()
        made = [[]]
    assert gc.isenabled()
    assert not any(each is made for each in gc.get_objects())
    gc.unfreeze()


def test_garbage_is_looked_for_again_after_an_error():
    with pytest.raises(ImportError), without_garbage_collection():
        raise ImportError
    assert gc.isenabled()
    gc.unfreeze()


def test_numpy_starts_no_threads_unless_the_user_says_so(monkeypatch):
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    for before, after in ((None, "1"), ("2", "2")):
        if before:
            monkeypatch.setenv("OPENBLAS_NUM_THREADS", before)
        with pytest.raises(SystemExit):
            main(["--version"])
        assert os.environ["OPENBLAS_NUM_THREADS"] == after
