"""Where a clause stands in its document, and which parts of the rule book cite it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from sabot.rulebook.book import RuleBook
from sabot.rulebook.check import walk
from sabot.rulebook.node import Clause

CITED_BY_KEY = "rule"


def is_under(clause: str, above: str) -> bool:
    """Whether a clause is another, or a part of it: 12.2(a) is under 12.2, and 12.20 is not."""
    return clause == above or (clause.startswith(above) and not clause[len(above)].isalnum())


def above(clause: str, known: Mapping[str, object]) -> tuple[str, ...]:
    """The clauses that a clause is a part of, the widest first."""
    cuts = (at for at in range(1, len(clause)) if not clause[at].isalnum())
    return tuple(prefix for at in cuts if (prefix := clause[:at]) in known)


def section(clause: str) -> str:
    """What its section is called: `12` of 12.2, `Table 4` of a row of that table."""
    first, _, rest = clause.partition(" ")
    if first == "Table":
        return f"Table {rest.partition(' ')[0]}"
    return first.partition(".")[0].partition("-")[0]


def sections(clauses: Iterable[str]) -> dict[str, list[str]]:
    """Clauses by their section, in the order of the document."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for clause in clauses:
        found[section(clause)].append(clause)
    return dict(found)


def cited_in(book: RuleBook) -> dict[str, tuple[str, ...]]:
    """By clause or reading, the parts of a rule book that name it, in the words of its file."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for where, cited in _citations(book):
        found[cited].setdefault(where)
    return {cited: tuple(parts) for cited, parts in found.items()}


def _citations(book: RuleBook) -> Iterator[tuple[str, str]]:
    for where, part in walk(book):
        if isinstance(part, Clause) and where[0] != "readings":
            yield " > ".join(where[:-1] if where[-1] == CITED_BY_KEY else where), str(part)
