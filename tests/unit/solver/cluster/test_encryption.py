"""An encrypted cluster does tasks for those who have a certificate, and for nobody else."""

import subprocess
from functools import partial
from shutil import which

import pytest
from pool_tasks import power

from cubewright.errors import CubewrightError
from cubewright.solver.cluster import dask_connection
from cubewright.solver.cluster.dask_connection import open_pool
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")
pytestmark = pytest.mark.skipif(which("openssl") is None, reason="certificates need openssl")


def make_certificate(folder, name):
    """Make a certificate that is its own authority, and return its file and that of its key."""
    certificate, key = folder / f"{name}.pem", folder / f"{name}.key"
    command = (
        "openssl req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 "
        f"-subj /CN={name} -keyout {key} -out {certificate}"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    return str(certificate), str(key)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return make_certificate(tmp_path_factory.mktemp("certificates"), "cluster")


@pytest.fixture(scope="module")
def encrypted_cluster(files):
    from distributed import LocalCluster
    from distributed.security import Security

    certificate, key = files
    security = Security(
        tls_ca_file=certificate,
        tls_client_cert=certificate,
        tls_client_key=key,
        tls_scheduler_cert=certificate,
        tls_scheduler_key=key,
        tls_worker_cert=certificate,
        tls_worker_key=key,
        require_encryption=True,
    )
    with LocalCluster(
        n_workers=1,
        processes=False,
        protocol="tls://",
        security=security,
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    ) as made:
        yield made


def test_tasks_are_done_with_the_certificate(encrypted_cluster, files):
    address = encrypted_cluster.scheduler_address
    assert address.startswith("tls://")
    certificate, key = files
    pool = open_pool(ClusterAddress(address, None, certificate, certificate, key))
    try:
        assert list(ordered_map(pool, partial(power, 2), range(5), Control())) == [0, 1, 4, 9, 16]
    finally:
        pool.close()


def test_a_client_without_encryption_is_refused(encrypted_cluster, monkeypatch):
    monkeypatch.setattr(dask_connection, "CONNECT_SECONDS", 0.5)
    plain = encrypted_cluster.scheduler_address.replace("tls://", "tcp://")
    with pytest.raises(CubewrightError, match="no scheduler of a cluster answers at tcp://"):
        open_pool(ClusterAddress(plain))


def test_another_certificate_is_refused(encrypted_cluster, monkeypatch, tmp_path):
    monkeypatch.setattr(dask_connection, "CONNECT_SECONDS", 0.5)
    certificate, key = make_certificate(tmp_path, "stranger")
    address = encrypted_cluster.scheduler_address
    with pytest.raises(CubewrightError, match="no scheduler of a cluster answers at tls://"):
        open_pool(ClusterAddress(address, None, certificate, certificate, key))
