"""Choose the place of the next search: this computer, or the workers of a cluster."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, fields
from enum import Enum
from importlib.util import find_spec
from pathlib import Path

from cubewright.solver.request import INSTALL_COMMAND, LOCAL_CLUSTER, ClusterAddress
from cubewright.translation import tr, trn

DEFAULT_PORT = 8786
"""The default port of a Dask scheduler."""
MAX_WORKERS = 999
_ADDRESS = re.compile(r"(tcp|tls)://(\[[0-9a-fA-F:.%]+\]|[^\s/:\[\]]+):(\d{1,5})", re.IGNORECASE)
TLS = "tls://"


class PlaceKind(Enum):
    """Kinds of places for a search."""

    HERE = "here"
    LOCAL = "local"
    ADDRESS = "address"


@dataclass(frozen=True)
class SearchPlace:
    """The place of the next search, and remembered values for the other places.

    ``workers`` is the number of workers of a cluster on this computer; 0 for one per processor.
    ``tls_ca``, ``tls_certificate`` and ``tls_key`` are files for a ``tls://`` address.

    >>> SearchPlace(PlaceKind.ADDRESS, address="tcp://host:8786").cluster.address
    'tcp://host:8786'
    >>> SearchPlace().cluster is None
    True
    """

    kind: PlaceKind = PlaceKind.HERE
    workers: int = 0
    address: str = ""
    tls_ca: str = ""
    tls_certificate: str = ""
    tls_key: str = ""

    @property
    def uses_tls(self) -> bool:
        """Whether the address needs certificates."""
        return self.address.lower().startswith(TLS)

    @property
    def cluster(self) -> ClusterAddress | None:
        """The cluster of the place; None for this computer."""
        if self.kind is PlaceKind.HERE:
            return None
        if self.kind is PlaceKind.LOCAL:
            return ClusterAddress(LOCAL_CLUSTER, self.workers or None)
        files = (self.tls_ca, self.tls_certificate, self.tls_key)
        return ClusterAddress(self.address, None, *(files if self.uses_tls else ()))

    @property
    def problem(self) -> str:
        """The reason why a search cannot run at the place, as a sentence; "" if it can."""
        if self.kind is not PlaceKind.ADDRESS:
            return ""
        if not self.address:
            return tr("Enter the address of the scheduler, such as tcp://computer:8786.")
        found = _ADDRESS.fullmatch(self.address)
        if found is None or not 0 < int(found[3]) < 2**16:
            return tr("The address must look like tcp://computer:8786.")
        if self.uses_tls:
            for name in (self.tls_ca, self.tls_certificate, self.tls_key):
                if not name:
                    return tr("A tls:// address needs all three files.")
                if not _is_file(name):
                    return tr("There is no file {name}.", name=name)
        return ""

    @property
    def text(self) -> str:
        """A sentence about the place."""
        if self.kind is PlaceKind.HERE:
            return tr("The next search runs on this computer.")
        if self.kind is PlaceKind.ADDRESS:
            return tr("The next search runs on the cluster at {address}.", address=self.address)
        if not self.workers:
            return tr("The next search runs on a cluster on this computer.")
        return tr(
            "The next search runs on a cluster on this computer with {workers}.",
            workers=trn("{n:,} worker", "{n:,} workers", self.workers),
        )

    def to_text(self) -> str:
        """Return the place as text for a file of settings."""
        return json.dumps({**asdict(self), "kind": self.kind.value})


def place_of_text(text: str) -> SearchPlace:
    """Return the place that :meth:`SearchPlace.to_text` wrote, or this computer.

    >>> place = SearchPlace(PlaceKind.LOCAL, 2, "tcp://host:8786")
    >>> place_of_text(place.to_text()) == place
    True
    >>> place_of_text("{}") == place_of_text("damaged") == SearchPlace()
    True
    """
    try:
        values = json.loads(text)
        kind = PlaceKind(values.pop("kind", PlaceKind.HERE.value))
        workers = values.pop("workers", 0)
        known = {each.name for each in fields(SearchPlace)}
        texts = {name: value for name, value in values.items() if name in known}
    except (ValueError, AttributeError, TypeError, RecursionError):
        return SearchPlace()
    if type(workers) is not int or not 0 <= workers <= MAX_WORKERS:
        return SearchPlace()
    if not all(isinstance(value, str) for value in texts.values()):
        return SearchPlace()
    place = SearchPlace(kind, workers, **texts)
    return SearchPlace() if place.problem else place


def missing_package_text() -> str:
    """Return a sentence about the package that clusters need; empty if it is installed."""
    if find_spec("distributed") is not None:
        return ""
    return tr(
        "Searching on a cluster needs the package 'distributed'. Install it with: {command}",
        command=INSTALL_COMMAND,
    )


def completed_address(text: str) -> str:
    """Return an address, with a protocol and a port if they are missing.

    >>> completed_address(" host "), completed_address("tls://host:99")
    ('tcp://host:8786', 'tls://host:99')
    """
    address = text.strip().rstrip("/")
    if not address:
        return ""
    if "://" not in address:
        address = f"tcp://{address}"
    if re.search(r":\d+$", address) is None:
        address = f"{address}:{DEFAULT_PORT}"
    return address


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False
