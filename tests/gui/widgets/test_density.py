"""Compact windows have less space and more rows, and become comfortable again."""

from PySide6.QtWidgets import QLayout

from cubewright.gui.widgets.density import DENSITY, Density


def spaces(layouts):
    found = []
    for layout in layouts:
        margins = layout.contentsMargins()
        sides = (margins.left(), margins.top(), margins.right(), margins.bottom())
        found.append((*sides, layout.spacing()))
    return found


def sizes(window):
    tile = window.pieces.panel.area.tiles[0]
    return (
        window.toolbar.iconSize().width(),
        window.statistics.table.row_height,
        window.pieces.frame.header.sizeHint().height(),
        tile.sizeHint().height(),
        tile.picture.sizeHint().height(),
    )


def test_compact_takes_space_from_every_part_and_comfortable_gives_it_back(window):
    layouts = window.findChildren(QLayout)
    comfortable, usual = spaces(layouts), sizes(window)
    window.menus.density.chosen.emit("compact")
    assert DENSITY.is_compact
    assert window.settings.density is Density.COMPACT
    for before, after in zip(comfortable, spaces(layouts), strict=True):
        assert all(now <= then for then, now in zip(before, after, strict=True)), (before, after)
    assert sum(map(sum, spaces(layouts))) < 0.7 * sum(map(sum, comfortable))
    assert all(now < then for then, now in zip(usual, sizes(window), strict=True))
    window.choices.choose_density(Density.COMFORTABLE)
    wrong = [
        (layout, before, after)
        for layout, before, after in zip(layouts, comfortable, spaces(layouts), strict=True)
        if before != after
    ]
    assert wrong == []
    assert sizes(window) == usual
