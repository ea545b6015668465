"""The contract of the rules about options: every pair that a rule names, in every command."""

from io import StringIO

import pytest

from cubewright.cli.command import Terminal, commands, conditions
from cubewright.cli.main import main
from cubewright.cli.parser import command_parser

VALUES = ("2", "0.04", "2x2x2", "L T maximum=2", "1 = L T", "equal", "stagewise")
"""Texts of which every option without a list of choices accepts one."""

PAIRS = [
    (command, rule, option, other)
    for command in commands().values()
    for rule in command.rules
    for option in rule.options
    for other in rule.others
]

each_pair = pytest.mark.parametrize(
    ("command", "rule", "option", "other"),
    PAIRS,
    ids=[f"{command.name} {option} {other}" for command, _, option, other in PAIRS],
)


def arguments_for(command, *terms):
    """Return a command line with the options of the terms and those that the command requires."""
    parser = command_parser(command)
    wanted = {name: value for term in terms for name, value in conditions(term)}
    unknown = set(wanted)
    line, positional = [], []
    for action in parser._actions:
        unknown.discard(action.dest)
        is_required = action.required and action.nargs != "*"
        if action.dest in wanted:
            value = wanted[action.dest] or accepted_value(parser, action)
        elif is_required:
            value = str(list(action.choices)[-1]) if action.choices else "2"
        else:
            continue
        if not action.option_strings:
            positional.append(value)
        elif action.nargs == 0 or (action.nargs == "?" and not wanted.get(action.dest)):
            line.append(action.option_strings[-1])
        else:
            line += [action.option_strings[-1], value]
    assert not unknown, "a rule names an option that the command does not have"
    return [*positional, *line]


def accepted_value(parser, action):
    if action.choices:
        return next(str(each) for each in action.choices if each != action.default)
    for text in VALUES:
        try:
            parser._get_value(action, text)
        except Exception:
            continue
        return text
    raise AssertionError(f"no value for {action.dest}")


def problem(command, rule, *terms):
    parser = command_parser(command)
    return rule.problem(parser.parse_args(arguments_for(command, *terms)), parser)


@each_pair
def test_the_rule_is_about_this_pair(command, rule, option, other):
    alone, together = problem(command, rule, option), problem(command, rule, option, other)
    assert bool(alone) is rule.needs_others
    assert bool(together) is not rule.needs_others
    text = alone or together
    assert "{" not in text
    assert not text.endswith(".")
    assert not problem(command, rule, other)


@each_pair
def test_what_breaks_a_rule_is_refused_in_one_line(command, rule, option, other):
    terms = (option,) if rule.needs_others else (option, other)
    err = StringIO()
    line = [command.name, *arguments_for(command, *terms)]
    assert main(line, Terminal(StringIO(), StringIO(), err)) == 2
    messages = {problem(command, each, *terms) for each in command.rules} - {""}
    assert " ".join(err.getvalue().split()).removeprefix("cubewright: ") in messages
