"""Options that were renamed: the old names are accepted, and no help lists them."""

import pytest

from cubewright.cli.command import command_names
from cubewright.cli.parser import command_parser

RENAMED = [
    (f"{command} {before} --model A", f"{command} {before} --figure A")
    for command, before in (
        ("compare", "x.fig"),
        ("design", "x.fig"),
        ("duplicates", "x.fig"),
        ("export", "picture x.fig -o x.png"),
        ("hint", "x.fig"),
        ("levels", "x.fig"),
        ("solve", "x.fig"),
    )
] + [
    ("solve x.fig --order as-given", "solve x.fig --piece-order as-given"),
    ("batch x.fig --order burrtools", "batch x.fig --plan-order burrtools"),
    ("levels x.fig --order burrtools", "levels x.fig --plan-order burrtools"),
    ("convert a.fig b.fig --order burrtools", "convert a.fig b.fig --plan-order burrtools"),
    ("convert a.fig b.fig --keep levels", "convert a.fig b.fig --levels-only"),
    ("design x.fig --order level", "design x.fig --sort level"),
    ("design x.fig --number 3-4", "design x.fig --pieces-in-all 3-4"),
    ("design x.fig --level 2", "design x.fig --level-at-least 2"),
    ("design x.fig --figures", "design x.fig --find figures"),
    ("design x.fig --all-figures", "design x.fig --every-figure"),
]


@pytest.mark.parametrize(("old", "new"), RENAMED)
def test_an_old_name_means_the_new_option(old, new):
    name, *words = old.split()
    parser = command_parser(command_names()[name].load())
    assert parser.parse_args(words) == parser.parse_args(new.split()[1:])
    (option,) = set(old.split()) - set(new.split()) - {"levels"}
    assert f"{option} " not in f"{parser.format_help()} ".replace("--levels-only", "").replace(
        "\n", " "
    )
