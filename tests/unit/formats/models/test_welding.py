"""Welding turns meshes with coincident vertices and slivers into closed meshes without them."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from trimesh.creation import box

from cubewright.formats.models.welding import _Surface, weld

TOLERANCE = 1e-4
CUTS = st.lists(
    st.tuples(st.integers(0, 999), st.integers(0, 2), st.sampled_from((0.0, 0.25, 0.5, 1.0))),
    max_size=12,
)


def with_slivers(cuts):
    """A box in which some triangles are divided at one side, behind a triangle without area."""
    mesh = box((3.0, 2.0, 1.0))
    points, triangles = mesh.vertices.tolist(), mesh.faces.tolist()
    for chosen, side, share in cuts:
        triangle = triangles.pop(chosen % len(triangles))
        start, end, corner = (triangle[(side + step) % 3] for step in range(3))
        new = len(points)
        points.append(
            [a + (b - a) * share for a, b in zip(points[start], points[end], strict=True)]
        )
        triangles += [[start, end, new], [start, new, corner], [new, end, corner]]
    return np.array(points), np.array(triangles)


def volume(corners):
    return float(np.linalg.det(corners).sum()) / 6


@given(CUTS)
def test_a_box_with_slivers_becomes_closed(cuts):
    points, triangles = with_slivers(cuts)
    corners, faces = weld(points, triangles, TOLERANCE)
    assert len(np.unique(corners, axis=0)) == len(corners)
    edges = Counter((a, b) for face in faces.tolist() for a, b in pairwise(face + face[:1]))
    assert set(edges.values()) == {1}
    assert all((b, a) in edges for a, b in edges)
    assert volume(corners[faces]) == pytest.approx(6.0)


def test_vertices_that_are_almost_at_one_place_become_one():
    mesh = box((3.0, 2.0, 1.0))
    corners = mesh.vertices[mesh.faces].reshape(-1, 3) + np.linspace(0, TOLERANCE / 5, 36)[:, None]
    points, faces = weld(corners, np.arange(36).reshape(-1, 3), TOLERANCE)
    assert points.shape == (8, 3)
    assert faces.shape == (12, 3)
    assert volume(points[faces]) == pytest.approx(6.0, abs=1e-3)


def test_a_triangle_is_there_as_often_as_it_was_added_and_not_cancelled():
    surface = _Surface()
    for corners in ((0, 1, 2), (1, 2, 0), (2, 2, 1)):
        surface.add(corners)
    assert surface.triangles == {(0, 1, 2): 2}
    assert surface.crowded == {(0, 1), (1, 2), (2, 0)}
    surface.add((2, 1, 0))  # the other side cancels one of them
    assert surface.triangles == {(0, 1, 2): 1}
    assert not surface.crowded
    surface.add((0, 2, 1))
    surface.add((0, 2, 1))
    assert surface.triangles == {(0, 2, 1): 1}
    assert surface.across(2, 1) == []
    assert surface.across(1, 2) == [(0, 2, 1)]
