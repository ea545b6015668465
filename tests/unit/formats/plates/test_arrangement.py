"""The arrangement puts all rectangles inside few beds, without overlap."""

from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.plates.arrangement import arranged

GAP = 4.0


def boxes(sizes, places):
    found = []
    for place in places:
        width, depth = sizes[place.index]
        if place.is_turned:
            width, depth = depth, width
        found.append((place.x, place.y, place.x + width, place.y + depth))
    return found


def test_no_rectangles_need_no_bed():
    assert arranged([], (100, 100), GAP) == []


def test_a_rectangle_as_large_as_the_bed_fits_with_and_without_a_turn():
    for size in ((99.97, 50.03), (50.03, 99.97)):
        ((place,),) = arranged([size], (99.97, 50.03), GAP)
        assert place.is_turned == (size[0] < size[1])
        assert (place.x, place.y) == (0, 0)


def test_four_quarters_share_a_bed():
    plates = arranged([(48, 48)] * 4, (100, 100), GAP)
    assert [len(plate) for plate in plates] == [4]


def test_five_quarters_need_two_beds():
    plates = arranged([(48, 48)] * 5, (100, 100), GAP)
    assert sorted(len(plate) for plate in plates) == [1, 4]


def test_a_plate_lies_in_the_middle_of_the_bed():
    ((place,),) = arranged([(20, 40)], (100, 100), GAP)
    assert (place.x, place.y) == (40, 30)


LENGTHS = st.floats(1, 90)


@given(st.lists(st.tuples(LENGTHS, LENGTHS), min_size=1, max_size=9))
def test_all_rectangles_lie_apart_on_the_bed(sizes):
    plates = arranged(sizes, (100, 90), GAP)
    assert sorted(place.index for plate in plates for place in plate) == list(range(len(sizes)))
    for plate in plates:
        found = boxes(sizes, plate)
        for number, (left, front, right, back) in enumerate(found):
            assert min(left, front) > -0.02
            assert right < 100.02
            assert back < 90.02
            for other in found[:number]:
                apart = max(left - other[2], other[0] - right, front - other[3], other[1] - back)
                assert apart > GAP - 0.02
