"""Write the manual pages and shell completions from the argument parsers.

    python tools/write_shell_files.py [FOLDER]

The default folder is build/share. A wheel installs its files where systems look for them
(tools/wheel.py).
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cubewright.cli.bcsolve.switches import HELP, LONG, SETS, SWITCHES, Labels
from cubewright.cli.command import Command, commands
from cubewright.cli.parser import EXAMPLES, command_parser
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.solver.analysis.published import PUBLISHED
from cubewright.solver.search.engine import engines

BUILT = Path(__file__).resolve().parents[1] / "build" / "share"

FILES, FOLDERS = "files", "folders"
"""Kinds of values that the shell completes itself."""

WINDOW = (("--solve", "start solving at once"),)
GENERAL = (
    ("--help", "show help and exit"),
    ("--version", "show the version and exit"),
    ("--self-test", "test this installation on small puzzles and exit"),
)
EXIT_STATUS = (
    ("0", "Solutions were found, or the command succeeded."),
    ("1", "There is no solution."),
    ("2", "The arguments or the input cannot be used."),
    ("124", "The time limit was reached."),
    ("130", "The command was stopped with Ctrl-C."),
    ("143", "The command was stopped with SIGTERM."),
)


@dataclass(frozen=True)
class Values:
    """The completions of a value: words, and file names if ``kind`` is not empty."""

    words: tuple[str, ...] = ()
    kind: str = ""


@dataclass(frozen=True)
class Option:
    """One option or positional argument of a command; a positional one has no names."""

    names: tuple[str, ...]
    metavar: str
    help: str
    values: Values | None
    """None if the option takes no value."""
    repeats: bool = False


def known_values(dest: str, command: str) -> Values:
    """Return the completions of the value that the parser stores as ``dest``."""
    if (command, dest) == ("reproduce", "name"):
        return Values(tuple(each.name for each in PUBLISHED))
    if (command, dest) == ("compare", "csv") or dest in ("output", "save", "resume", "files"):
        return Values(kind=FILES)
    return {
        "file": Values(tuple(built_in_puzzles()), FILES),
        "library": Values(kind=FOLDERS),
        "pieces": Values(tuple(piece_sets()), FILES),
        "engine": Values(tuple(engines())),
        "runs": Values(tuple(engines())),
        "threads": Values(("all",)),
    }.get(dest, Values())


def options_of(command: Command) -> list[Option]:
    """Return the options of a command in the order of its help."""
    found = []
    for action in command_parser(command)._actions:
        if action.help == argparse.SUPPRESS:
            continue  # An old name, which the help does not list.
        takes_value = action.nargs != 0
        values = None
        if takes_value:
            chosen = tuple(action.choices or ())
            values = Values(chosen) if chosen else known_values(action.dest, command.name)
        name = "|".join(action.choices or ()) or str(action.metavar or action.dest.upper())
        repeats = action.nargs == "+" or isinstance(action, argparse._AppendAction)
        text = (action.help or "") % {"prog": "cubewright", "default": action.default}
        found.append(Option(tuple(action.option_strings), name, text, values, repeats))
    return found


# -- manual pages


def roff(text: str) -> str:
    """Return text escaped for a manual page."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(
        f"\\&{line}" if line.startswith((".", "'")) else line for line in text.split("\n")
    )


def terms(pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield the lines of a list of terms, each with its explanation."""
    for term, text in pairs:
        yield from (".TP", f"\\fB{roff(term)}\\fR", roff(text))


def option_terms(options: Iterable[Option]) -> Iterator[tuple[str, str]]:
    """Yield each option as its manual page writes it, with its help text."""
    for option in options:
        value = option.metavar if option.values is not None else ""
        names = ", ".join(f"{name} {value}".rstrip() for name in option.names) or value
        yield names, option.help


def page(name: str, summary: str, body: Iterable[str]) -> str:
    """Return a manual page, without date and version, so that only changed texts change it."""
    title = f'.TH {name.upper()} 1 "" "Cubewright" "User Commands"'
    return "\n".join([title, ".SH NAME", f"{name} \\- {roff(summary)}", *body]) + "\n"


def cubewright_page() -> str:
    """Return the manual page of ``cubewright``."""
    body = [
        ".SH SYNOPSIS",
        f".B cubewright\n[{roff('FILE')} ...] [{roff('--solve')}]",
        ".br",
        ".B cubewright\nCOMMAND [ARGUMENT ...]",
        ".SH DESCRIPTION",
        "Cubewright is a workbench for packing puzzles: draw a figure, choose pieces, find every\n"
        "solution and look at it in 3D. Without a command it opens a window for each FILE:\n"
        "a figure file, a project, or the name of a built\\-in puzzle.",
        ".SH OPTIONS",
        *terms((*WINDOW, *GENERAL)),
        ".SH COMMANDS",
    ]
    for command in commands().values():
        body += [f".SS {roff(command.name)}", roff(command.summary)]
        body += terms(option_terms(options_of(command)))
    body += [".SH EXIT STATUS", *terms(EXIT_STATUS), ".SH EXAMPLES"]
    body += terms(EXAMPLES)
    for command in commands().values():
        body += terms(command.examples)
    body += [".SH SEE ALSO", ".BR bcsolve (1)"]
    return page("cubewright", "a workbench for packing puzzles", body)


def bcsolve_page() -> str:
    """Return the manual page of ``bcsolve``, which is its help text."""
    body = [
        ".SH DESCRIPTION",
        ".nf",
        roff(HELP.rstrip()),
        ".fi",
        ".SH SEE ALSO",
        ".BR cubewright (1)",
    ]
    return page("bcsolve", "the command line of BCSolve, run by Cubewright", body)


# -- completions


def quoted(text: str) -> str:
    """Return text in single quotes, as bash and zsh read it."""
    return "'" + text.replace("'", "'\\''") + "'"


def bash_words(values: Values, indent: str) -> str:
    """Return the bash lines that complete one value."""
    lines = []
    if values.words:
        lines.append(f'COMPREPLY+=($(compgen -W "{" ".join(values.words)}" -- "$current"))')
    if values.kind:
        flag = "-f" if values.kind == FILES else "-d"
        lines.append(f'_cubewright_files {flag} "$current"')
    return f"\n{indent}".join(lines or [":"])


def bash_completion() -> str:
    """Return the completion of both programs for bash."""
    cases, options, positions = [], [], []
    for command in commands().values():
        found = options_of(command)
        names = [name for option in found for name in option.names]
        options.append(f'        {command.name}) options="{" ".join(names)}" ;;')
        for option in found:
            if option.values is None:
                continue
            lines = bash_words(option.values, " " * 12)
            if option.names:
                pattern = " | ".join(f"'{command.name} {name}'" for name in option.names)
                cases.append(f"        {pattern})\n            {lines}\n            return ;;")
            else:
                positions.append(f"        {command.name})\n            {lines} ;;")
    window_options = (name for name, _ in (*WINDOW, *GENERAL))
    first = Values((*commands(), *built_in_puzzles(), *window_options), FILES)
    return "\n".join(
        [
            "# bash completion for cubewright and bcsolve.",
            "# Written by tools/write_shell_files.py.",
            "# shellcheck disable=SC2207",
            "_cubewright_files() {",
            '    while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen "$1" -- "$2")',
            "}",
            "",
            "_cubewright() {",
            "    local current previous command options name",
            "    COMPREPLY=()",
            '    current="${COMP_WORDS[COMP_CWORD]}"',
            '    previous="${COMP_WORDS[COMP_CWORD - 1]}"',
            '    if [ "$current" = "=" ]; then current=""; '
            'elif [ "$previous" = "=" ]; then previous="${COMP_WORDS[COMP_CWORD - 2]}"; fi',
            '    if [ "$COMP_CWORD" = 1 ]; then',
            f"        {bash_words(first, ' ' * 8)}",
            "        return",
            "    fi",
            '    command="${COMP_WORDS[1]}"',
            '    case "$command $previous" in',
            *cases,
            "    esac",
            '    options="--solve"',
            '    case "$command" in',
            *options,
            "    esac",
            '    if [ "${current#-}" != "$current" ]; then',
            '        COMPREPLY=($(compgen -W "$options" -- "$current"))',
            "        return",
            "    fi",
            '    case "$command" in',
            *positions,
            "    esac",
            "}",
            "",
            "_bcsolve() {",
            "    local current previous name",
            "    COMPREPLY=()",
            '    current="${COMP_WORDS[COMP_CWORD]}"',
            '    previous="${COMP_WORDS[COMP_CWORD - 1]}"',
            '    case "$previous" in',
            f'        -s) COMPREPLY=($(compgen -W "{" ".join(SETS)}" -- "$current")) ;;',
            f'        --labels) COMPREPLY=($(compgen -W "{" ".join(label_names())}"'
            ' -- "$current")) ;;',
            '        -f) _cubewright_files -f "$current" ;;',
            "        -F | -m | --set) ;;",
            f'        *) COMPREPLY=($(compgen -W "{" ".join(switch_names())}" -- "$current")) ;;',
            "    esac",
            "}",
            "",
            "complete -o filenames -F _cubewright cubewright",
            "complete -o filenames -F _bcsolve bcsolve",
            "",
        ]
    )


def label_names() -> list[str]:
    """Return the values of ``bcsolve --labels``."""
    return [each.value for each in Labels]


def switch_names() -> list[str]:
    """Return the switches of bcsolve."""
    short = [f"-{letter}" for letter in SWITCHES if letter != ":"]
    return [*short, *(f"--{name.rstrip('=')}" for name in LONG)]


def zsh_value(option: Option) -> str:
    """Return how zsh completes the value of an option."""
    values = option.values or Values()
    words = f"({' '.join(values.words)})" if values.words else ""
    files = {FILES: "_files", FOLDERS: "_files -/", "": ""}[values.kind]
    if words and files:
        # a colon would end the argument's description
        return f'{{_alternative "values\\:value\\:{words}" "files\\:file\\:{files}"}}'
    return words or files or " "


def zsh_argument(option: Option) -> str:
    """Return an argument of zsh's ``_arguments``."""
    text = option.help.replace("[", "(").replace("]", ")").replace(":", "\\:")
    metavar = option.metavar.replace(":", "").split(" ")[0].replace("|", " ")
    if not option.names:
        return quoted(f"{'*' if option.repeats else ''}:{metavar}:{zsh_value(option)}")
    value, names = "", option.names
    if option.values is not None:
        value = f":{metavar}:{zsh_value(option)}"
        # "=" and "+" allow a value in the same word too
        names = tuple(f"{each}{'=' if each.startswith('--') else '+'}" for each in names)
    if len(names) == 1:
        return quoted(f"{'*' if option.repeats else ''}{names[0]}[{text}]{value}")
    either = " ".join(option.names)
    return f"{quoted(f'({either})')}{{{','.join(names)}}}{quoted(f'[{text}]{value}')}"


def zsh_completion() -> str:
    """Return the completion of ``cubewright`` for zsh."""
    cases = []
    for command in commands().values():
        listed = " \\\n                ".join(zsh_argument(each) for each in options_of(command))
        cases.append(
            f"        {command.name})\n            _arguments \\\n                {listed} ;;"
        )
    described = [
        f"        {quoted(f'{name}:{command.summary}')}" for name, command in commands().items()
    ]
    return "\n".join(
        [
            "#compdef cubewright",
            "# Written by tools/write_shell_files.py.",
            "_cubewright() {",
            "    local curcontext=$curcontext state line",
            "    local -a commands puzzles",
            "    typeset -A opt_args",
            "    commands=(",
            *described,
            "    )",
            f"    puzzles=({' '.join(built_in_puzzles())})",
            "    _arguments -C \\",
            *(f"        {quoted(f'{name}[{text}]')} \\" for name, text in (*WINDOW, *GENERAL)),
            "        '1: :->first' '*:: :->rest' && return",
            "    case $state in",
            "    first)",
            "        _describe command commands",
            "        _describe puzzle puzzles",
            "        _files",
            "        ;;",
            "    rest)",
            "        case $words[1] in",
            *cases,
            "        *) _arguments '--solve[start solving at once]' ;;",
            "        esac",
            "        ;;",
            "    esac",
            "}",
            "",
            '_cubewright "$@"',
            "",
        ]
    )


def fish_name(option: str) -> str:
    """Return how fish writes the name of an option."""
    return f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"


def fish_completion() -> str:
    """Return the completion of ``cubewright`` for fish."""

    def line(*words: str) -> str:
        return " ".join(("complete -c cubewright", *words))

    def fish_quoted(text: str) -> str:
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

    first = "-n __fish_use_subcommand"
    lines = ["# Written by tools/write_shell_files.py."]
    for name, command in commands().items():
        lines.append(line(first, f"-a {name} -d {fish_quoted(command.summary)}"))
    lines.append(line(first, f"-a {fish_quoted(' '.join(built_in_puzzles()))} -d puzzle"))
    for name, text in (*WINDOW, *GENERAL):
        lines.append(line(first, f"-l {name.lstrip('-')} -d {fish_quoted(text)}"))
    for name, command in commands().items():
        inside = f"-n '__fish_seen_subcommand_from {name}'"
        for option in options_of(command):
            words = [inside, *(fish_name(each) for each in option.names)]
            values = option.values
            if values is not None:
                words += ["-r"] * bool(option.names) + ["-F" if values.kind else "-f"]
                words += [f"-a {fish_quoted(' '.join(values.words))}"] if values.words else []
            described = option.help if option.names else option.metavar
            lines.append(line(*words, f"-d {fish_quoted(described)}"))
    return "\n".join([*lines, ""])


def texts() -> dict[str, str]:
    """Return the text of each file by its path below the folder."""
    bash = bash_completion()
    return {
        "man/man1/cubewright.1": cubewright_page(),
        "man/man1/bcsolve.1": bcsolve_page(),
        "bash-completion/completions/cubewright": bash,
        "bash-completion/completions/bcsolve": bash,
        "zsh/site-functions/_cubewright": zsh_completion(),
        "fish/vendor_completions.d/cubewright.fish": fish_completion(),
    }


def write(folder: Path) -> None:
    """Write all files below a folder."""
    for path, text in texts().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else BUILT)
