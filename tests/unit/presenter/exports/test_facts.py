"""Facts on a sheet are those of a short search, or of an earlier one."""

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.known_counts import KnownCounts
from cubewright.presenter.exports import facts
from cubewright.presenter.exports.facts import facts_about


def test_a_number_that_is_known_from_before_is_stated(monkeypatch, tmp_path):
    bedlam = built_in_puzzle("bedlam")
    counts = KnownCounts(tmp_path / "counts.json")
    monkeypatch.setattr(facts, "KnownCounts", lambda: counts)
    monkeypatch.setattr(facts, "answer", lambda *_given: None)  # no search is short enough
    assert facts_about(bedlam) == ()
    counts.remember(bedlam, 19_186)
    assert facts_about(bedlam) == ("19,186 solutions.",)
