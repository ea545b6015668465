"""The guide to clusters: its Docker Compose file and its commands are what the program takes."""

import re
from pathlib import Path

import pytest

from cubewright.cli.cluster_choice import add_cluster_arguments
from cubewright.cli.parser import Parser

yaml = pytest.importorskip("yaml", reason="it comes with the extra 'cluster'")
GUIDE = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")


def test_the_compose_file_starts_a_scheduler_and_workers():
    (text,) = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    services = yaml.safe_load(text)["services"]
    assert services["scheduler"]["command"].endswith('dask scheduler"')
    assert services["scheduler"]["ports"] == ["8786:8786"]
    assert "dask worker tcp://scheduler:8786" in services["worker"]["command"]
    assert services["worker"]["depends_on"] == ["scheduler"]


def test_the_options_in_the_guide_exist():
    parser = Parser()
    add_cluster_arguments(parser)
    lines = re.findall(r"^cubewright .*?(--cluster .*?)(?: >.*)?$", GUIDE, re.MULTILINE)
    assert len(lines) >= 4
    for line in lines:
        assert parser.parse_args(line.split()).cluster
