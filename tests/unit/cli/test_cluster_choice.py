"""The options that choose a cluster."""

import pytest
from careless_pool import CarelessPool

from cubewright.cli.cluster_choice import (
    CLUSTER_RULES,
    THREADS_RULE,
    add_cluster_arguments,
    chosen_cluster,
)
from cubewright.cli.command import UsageError, check_options
from cubewright.cli.engine_choice import add_threads_argument
from cubewright.cli.parser import Parser
from cubewright.solver.cluster import dask_connection
from cubewright.solver.request import ClusterAddress


def options(*arguments):
    parser = Parser()
    add_threads_argument(parser)
    add_cluster_arguments(parser)
    chosen = parser.parse_args(arguments)
    check_options((*CLUSTER_RULES, THREADS_RULE), chosen, parser)
    return chosen


def test_without_the_option_there_is_no_cluster():
    assert chosen_cluster(options()) is None


def test_a_local_cluster_has_a_number_of_workers():
    chosen = chosen_cluster(options("--cluster", "local", "--workers", "2"))
    assert chosen == ClusterAddress("local", 2)


def test_certificates_belong_to_an_encrypted_address(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("ca.pem", "me.pem", "me.key"):
        (tmp_path / name).touch()
    files = ("--tls-ca", "ca.pem", "--tls-certificate", "me.pem", "--tls-key", "me.key")
    chosen = chosen_cluster(options("--cluster", "tls://host:8786", *files))
    assert chosen == ClusterAddress("tls://host:8786", None, "ca.pem", "me.pem", "me.key")


def test_what_an_address_lacks_is_added():
    assert chosen_cluster(options("--cluster", "host")) == ClusterAddress("tcp://host:8786")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--workers", "2"), "need --cluster"),
        (("--cluster", "tcp://host:1", "--workers", "2"), "--workers needs --cluster local"),
        (("--cluster", "local", "--threads", "2"), "use --workers"),
        (("--cluster", "tls://host:1", "--tls-ca", "ca.pem"), "needs all of"),
        (("--tls-ca", "ca.pem"), "need --cluster"),
        (("--cluster", "a b"), "--cluster: The address must look like"),
    ],
)
def test_options_that_do_not_fit_are_refused(arguments, message):
    with pytest.raises(UsageError, match=message):
        chosen_cluster(options(*arguments))


def test_what_happens_to_workers_is_reported_once(command, monkeypatch):
    pool = CarelessPool(1, 2)
    pool.notes = ("tcp://a:1 was refused: it is too old", "tcp://a:2 has left")
    monkeypatch.setattr(dask_connection, "open_pool", lambda _address, _stopped: pool)
    ran = command("solve", "cube", "--count", "--stats", "--cluster", "host")
    assert ran.out == "240\n"
    assert ran.err.count("worker tcp://a:1 was refused: it is too old\n") == 1
    assert ran.err.count("worker tcp://a:2 has left\n") == 1
