"""Options that choose a cluster."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from cubewright.cli.command import UsageError, excludes, needs
from cubewright.cli.numbers import one_or_more

if TYPE_CHECKING:
    from cubewright.solver.request import ClusterAddress

CLUSTER_RULES = (
    needs(
        ("--workers", "--tls-ca", "--tls-certificate", "--tls-key"),
        "--cluster",
        message="--workers and --tls-... need --cluster",
    ),
    needs("--workers", "--cluster local"),
)
THREADS_RULE = excludes(
    "--threads",
    "--cluster",
    message="--threads cannot be combined with --cluster; use --workers",
)


def add_cluster_arguments(parser: ArgumentParser) -> None:
    """Add ``--cluster`` and the options for its encryption."""
    from cubewright.solver.request import LOCAL_CLUSTER

    add = parser.add_argument_group("search on a cluster").add_argument
    add(
        "--cluster",
        metavar="ADDRESS",
        help="search on the workers of a Dask scheduler, such as tcp://host:8786, or on a "
        f"'{LOCAL_CLUSTER}' cluster that is started for this search (see docs/cluster.md)",
    )
    add(
        "--workers",
        metavar="N",
        type=one_or_more,
        help=f"with --cluster {LOCAL_CLUSTER}: the number of workers (default: one a processor)",
    )
    add("--tls-ca", metavar="FILE", help="the certificate authority of a tls:// cluster")
    add("--tls-certificate", metavar="FILE", help="the certificate of this machine")
    add("--tls-key", metavar="FILE", help="the key of this machine")


def chosen_cluster(options: Namespace) -> ClusterAddress | None:
    """Return the chosen cluster; None for a search on this computer.

    Raises:
        UsageError: The address cannot be used.
    """
    files = (options.tls_ca, options.tls_certificate, options.tls_key)
    if options.cluster is None:
        return None
    from cubewright.presenter.search.search_place import PlaceKind, SearchPlace, completed_address
    from cubewright.solver.request import LOCAL_CLUSTER, ClusterAddress

    if any(files) and not (all(files) and options.cluster.startswith("tls://")):
        raise UsageError("a tls:// address needs all of --tls-ca, --tls-certificate and --tls-key")
    if options.cluster == LOCAL_CLUSTER:
        return ClusterAddress(LOCAL_CLUSTER, options.workers)
    address = completed_address(options.cluster)
    place = SearchPlace(PlaceKind.ADDRESS, 0, address, *(each or "" for each in files))
    if place.problem:
        raise UsageError(f"--cluster: {place.problem}")
    return place.cluster
