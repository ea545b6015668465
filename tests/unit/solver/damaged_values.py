"""JSON values with one error, as in a damaged file."""

import copy


def damaged(value, chance):
    """Return a copy of JSON values with one of them changed.

    ``chance`` contains the random numbers. Assemblies stay unchanged, because they are compared as
    a whole.
    """
    places = []

    def visit(value, path):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, each in items:
            places.append([*path, key])
            if isinstance(each, dict | list):
                visit(each, [*path, key])

    visit(value, [])
    changed = copy.deepcopy(value)
    *path, key = chance.choice([p for p in places if p != ["assembly"]])
    here = changed
    for each in path:
        here = here[each]
    others = [None, -1, 0, 3, 1 << 15, 1 << 40, 1 << 70, "", "AAAA", [], {}, 1.5]
    here[key] = chance.choice(others)
    return changed
