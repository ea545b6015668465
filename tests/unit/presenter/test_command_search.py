"""Commands are found by their words, the best match first."""

from cubewright.presenter.command_search import SearchableCommand, found_commands

COMMANDS = [
    SearchableCommand("Save as…", "File", "Ctrl+Shift+S", "Save the file under another name"),
    SearchableCommand("Pause", "Solve", "F6", "Pause the search", enabled=False),
    SearchableCommand("Solve", "Solve", "F5", "Search for all solutions"),
    SearchableCommand("Resume search…", "Solve", "", "Resume a saved search"),
    SearchableCommand("Café table", "Figure in this file"),
]


def found(query):
    return [COMMANDS[index].text for index in found_commands(COMMANDS, query)]


def test_every_word_must_be_found_in_any_order():
    assert found("as save") == ["Save as…"]
    assert found("search resume") == ["Resume search…"]
    assert found("save nothing") == []


def test_the_text_counts_more_than_place_and_explanation():
    assert found("save") == ["Save as…", "Resume search…"]
    assert found("search") == ["Resume search…", "Solve", "Pause"]
    assert found("solve") == ["Solve", "Resume search…", "Pause"]


def test_a_text_that_is_or_begins_with_the_query_comes_first():
    names = ["New wall", "Wall of China", "wall"]
    commands = [SearchableCommand(name) for name in names]
    assert found_commands(commands, "wall") == [2, 1, 0]


def test_keys_and_parts_of_words_are_found():
    assert found("ctrl+shift+s") == ["Save as…"]
    assert found("sume") == ["Resume search…"]


def test_case_and_accents_do_not_matter():
    assert found("CAFE") == ["Café table"]


def test_an_empty_query_finds_all_in_their_order():
    assert found(" ") == [each.text for each in COMMANDS]
