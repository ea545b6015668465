"""Places to search: valid addresses, their errors, and the stored choice."""

import pytest

from cubewright.presenter.search import search_place
from cubewright.presenter.search.search_place import (
    PlaceKind,
    SearchPlace,
    completed_address,
    missing_package_text,
    place_of_text,
)
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


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (SearchPlace(), "The next search runs on this computer."),
        (SearchPlace(PlaceKind.LOCAL), "The next search runs on a cluster on this computer."),
        (
            SearchPlace(PlaceKind.LOCAL, 1),
            "The next search runs on a cluster on this computer with 1 worker.",
        ),
        (
            SearchPlace(PlaceKind.LOCAL, 3),
            "The next search runs on a cluster on this computer with 3 workers.",
        ),
        (
            SearchPlace(PlaceKind.ADDRESS, 3, "tcp://h:1"),
            "The next search runs on the cluster at tcp://h:1.",
        ),
    ],
)
def test_a_place_is_named_and_remembered(place, text):
    assert place.text == text
    assert place.problem == ""
    assert place_of_text(place.to_text()) == place


@pytest.mark.parametrize(("workers", "is_read"), [(0, True), (999, True), (1000, False)])
def test_there_is_a_largest_number_of_workers(workers, is_read):
    place = SearchPlace(PlaceKind.LOCAL, workers)
    assert place_of_text(place.to_text()) == (place if is_read else SearchPlace())


def test_ports_and_files_of_addresses():
    refused = "The address must look like tcp://computer:8786."
    for port, problem in ((1, ""), (65535, ""), (65536, refused), (0, refused)):
        assert SearchPlace(PlaceKind.ADDRESS, address=f"tcp://h:{port}").problem == problem
    empty = SearchPlace(PlaceKind.ADDRESS)
    assert empty.problem == "Enter the address of the scheduler, such as tcp://computer:8786."
    some = SearchPlace(PlaceKind.ADDRESS, 0, "TLS://h:1", "a\0b", "x", "x")
    assert (some.uses_tls, some.problem) == (True, "There is no file a\0b.")
    assert SearchPlace(PlaceKind.LOCAL, address="nonsense").problem == ""
    assert place_of_text('{"kind": "local", "gone": 1}') == SearchPlace(PlaceKind.LOCAL)


def test_an_address_is_completed():
    addresses = ["", "host/", "host:9", "tls://host", "tcp://[::1]:5"]
    assert [completed_address(each) for each in addresses] == [
        "",
        "tcp://host:8786",
        "tcp://host:9",
        "tls://host:8786",
        "tcp://[::1]:5",
    ]


def test_a_missing_package_is_named(monkeypatch):
    assert missing_package_text() == ""
    monkeypatch.setattr(search_place, "find_spec", lambda name: None)
    assert missing_package_text().startswith(
        "Searching on a cluster needs the package 'distributed'. Install it with: pip install"
    )
