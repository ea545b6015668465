"""The sticks of six-piece burrs, by their numbers.

A stick is 6 x 2 x 2 cubelets. Twelve cubelets can be removed: the upper eight and the lower four in
the middle. The other cubelets hold the stick together. The numbering is as in
:mod:`.burr_pieces`, with these values:

    upper row at the back     1    2    4    8
    upper row in front       16   32   64  128
    lower row at the back       256  512
    lower row in front         1024 2048

837 different sticks are connected. 59 of them are notchable: they can be sawn, because every notch
crosses the whole stick.

369 sticks fill some burr without holes that comes apart. 25 of them are notchable. With up to three
copies of these, 42 sticks in all, every such burr of notchable sticks can be built.

Source: W. H. Cutler, "The Six-Piece Burr", Journal of Recreational Mathematics 10 (1978). The
numbers come from J. von Kaenel's IBM burr puzzle site.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import mark, tr

LENGTH = 6
STICKS = BurrPieces(
    "sticks",
    mark("stick {number}"),
    mark("Burr sticks"),
    mark("burr sticks have numbers from 1 to {most:,}, not {number:,}"),
    (LENGTH, 2, 2),
    (
        *((x, y, 1) for y in (1, 0) for x in range(1, 5)),
        *((x, y, 0) for y in (1, 0) for x in (2, 3)),
    ),
)

STANDARD_COPIES = {
    **dict.fromkeys((1, 35, 86, 103, 120, 154, 359, 615, 856, 943), 1),
    **dict.fromkeys((18, 52, 188, 792, 824, 871, 888, 911, 928, 960, 975, 992, 1007), 2),
    **dict.fromkeys((256, 1024), 3),
}
"""The 42 notchable sticks for all burrs without holes: the number of copies of each stick."""


def stick_cells(number: int) -> tuple[Cell, ...]:
    """Return the cubelets of the stick with a number from 1 to 4,096, sorted.

    Raises:
        ValueError: No stick has this number.

    >>> len(stick_cells(1)), len(stick_cells(1024))
    (24, 14)
    """
    return STICKS.cells(number)


def stick_number(cells: Iterable[Cell]) -> int | None:
    """Return the smallest number of a stick in any orientation; None if it is not a stick.

    >>> stick_number(stick_cells(1024)), stick_number([(0, 0, 0)])
    (1024, None)
    """
    return STICKS.number(cells)


def stick_numbers(*, notchable: bool = False) -> tuple[int, ...]:
    """Return the numbers of the different connected sticks, or only of the notchable sticks.

    >>> len(stick_numbers()), len(stick_numbers(notchable=True))
    (837, 59)
    """
    numbers = STICKS.by_shape
    if not notchable:
        return tuple(sorted(numbers.values()))
    found = {numbers.get(STICKS.key(cells)) for cells in _notched()}
    return tuple(sorted(number for number in found if number is not None))


def solid_stick_numbers() -> tuple[int, ...]:
    """Return the numbers of the 369 sticks of burrs without holes that come apart."""
    return tuple(map(int, _SOLID.split()))


_SOLID = """
1 18 20 22 24 35 36 39 40 50 51 52 54 55 56 60 64 71 79 82 84 86 88 94 96 100 103 104 111
112 114 116 118 120 124 126 128 154 156 158 160 172 176 180 184 188 190 192 208 216 220 224
240 256 274 276 278 280 291 292 295 296 306 307 308 311 312 316 320 323 324 327 328 338 340
342 344 350 352 355 356 357 359 360 365 367 368 370 371 372 375 376 380 384 393 395 397 399
410 412 414 416 425 427 428 429 431 432 436 440 442 443 444 447 448 453 455 457 459 461 462
463 464 470 472 474 476 477 478 479 480 485 487 489 491 492 493 495 496 500 503 504 506 507
508 509 511 512 530 532 534 536 547 548 551 552 562 563 564 566 567 568 572 576 594 596 598
600 606 608 611 612 613 615 616 621 623 624 626 627 628 630 631 632 638 640 649 651 653 655
666 668 670 672 681 683 684 685 687 688 692 696 698 699 700 702 703 704 709 711 713 717 718
719 720 726 728 730 733 734 735 736 741 743 745 749 750 751 752 756 758 759 760 762 765 766
767 768 786 788 790 791 792 799 800 818 819 820 823 824 828 831 832 850 852 854 855 856 862
863 864 867 868 871 872 880 882 883 884 887 888 895 896 903 904 905 907 909 911 912 919 920
922 924 926 927 928 935 936 937 939 940 941 943 944 948 951 952 954 955 956 959 960 965 967
968 969 973 974 975 976 982 983 984 986 989 990 991 992 997 999 1000 1001 1005 1007 1008
1012 1015 1016 1021 1023 1024 1417 1419 1421 1423 1449 1481 1513 1554 1558 1586 1618 1650
1690 1694 1927 1928 1929 1931 1933 1935 1936 1961 2322 2324 2326 2328 2386 2458 2460 2834
2836 2838 2839 2840 2847 2848 2898
"""


def _notched() -> Iterable[tuple[Cell, ...]]:
    notches = [frozenset({(x, 0, 1), (x, 1, 1)}) for x in range(1, 5)]
    notches += [frozenset({(x, 0, 0), (x, 0, 1)}) for x in (2, 3)]
    notches += [frozenset({(x, 0, 0), (x, 1, 0)}) for x in (2, 3)]
    for cut in product((False, True), repeat=len(notches)):
        removed = frozenset().union(*(n for n, is_cut in zip(notches, cut, strict=True) if is_cut))
        yield tuple(sorted(STICKS.whole - removed))


def burr_outline(sticks: int = 6) -> Figure:
    """Return the outline of a burr: three bundles of sticks at right angles.

    ``sticks`` is 3, 6, 12 or 18. Each bundle consists of 1 x 1, 1 x 2, 2 x 2 or 2 x 3 sticks, which
    are two cubelets thick and show one cubelet beyond the other bundles. Cells where sticks cross
    are optional, because notches may leave them empty.

    Raises:
        ValueError: No burr has this number of sticks.

    >>> len(burr_outline(6)), len(burr_outline(6).optional)
    (104, 32)
    """
    bundles = {3: (1, 1), 6: (1, 2), 12: (2, 2), 18: (2, 3)}
    if sticks not in bundles:
        raise ValueError(tr("burrs have 3, 6, 12 or 18 sticks, not {sticks}", sticks=sticks))
    thick, wide = (2 * number for number in bundles[sticks])
    length = max(LENGTH, wide + 2)
    cells: set[Cell] = set()
    crossings: set[Cell] = set()
    for size in ((length, wide, thick), (thick, length, wide), (wide, thick, length)):
        low = tuple((length - extent) // 2 for extent in size)
        bundle = {(low[0] + x, low[1] + y, low[2] + z) for x, y, z in CUBIC.box(size)}
        crossings |= cells & bundle
        cells |= bundle
    return Figure(cells, f"{sticks}-piece burr", optional=crossings)
