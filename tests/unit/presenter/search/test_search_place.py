"""Where searches run: what may be entered, and what is remembered of it."""

import pytest

from cubewright.presenter.search.search_place import PlaceKind, SearchPlace, place_of_text
from cubewright.solver.request import ClusterAddress


@pytest.mark.parametrize(
    "address", ["tcp://host:8786", "tcp://10.0.0.1:1", "tcp://[::1]:8786", "TCP://Host:8786"]
)
def test_addresses_of_schedulers(address):
    assert not SearchPlace(PlaceKind.ADDRESS, address=address).problem


@pytest.mark.parametrize(
    "address", ["http://host:80", "tcp://host:0", "tcp://host:99999", "tcp://a b:1", "tcp://:8786"]
)
def test_other_addresses_are_refused(address):
    problem = SearchPlace(PlaceKind.ADDRESS, address=address).problem
    assert problem == "The address must look like tcp://computer:8786."


def test_certificates_are_needed_for_tls_only(tmp_path):
    place = SearchPlace(PlaceKind.ADDRESS, address="tls://host:8786")
    assert place.problem == "A tls:// address needs all three files."
    file = tmp_path / "key.pem"
    complete = SearchPlace(PlaceKind.ADDRESS, 0, "tls://host:8786", *[str(file)] * 3)
    assert complete.problem == f"There is no file {file}."
    file.touch()
    assert not complete.problem
    assert complete.cluster == ClusterAddress("tls://host:8786", None, *[str(file)] * 3)
    plain = SearchPlace(PlaceKind.ADDRESS, 0, "tcp://host:8786", *[str(file)] * 3)
    assert plain.cluster == ClusterAddress("tcp://host:8786")


def test_a_local_cluster_has_one_worker_for_each_processor_by_default():
    assert SearchPlace(PlaceKind.LOCAL).cluster == ClusterAddress("local", None)
    assert SearchPlace(PlaceKind.LOCAL, 3).cluster == ClusterAddress("local", 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"kind": "elsewhere"}',
        '{"kind": "local", "workers": -1}',
        '{"kind": "local", "workers": true}',
        '{"kind": "address", "address": 7}',
        '{"kind": "address", "address": "tcp://"}',
    ],
)
def test_a_damaged_setting_means_this_computer(text):
    assert place_of_text(text) == SearchPlace()
