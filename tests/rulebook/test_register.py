"""The register of clauses: what is read from its table, and what is refused."""

import pytest

from sabot.rulebook.register import RegisterError, parse_register
from sabot.rulebooks import BOOKS, SHEETS, load_register

HEADER = "id,kind,summary,software_duty,status,proof\n"


def test_a_row_is_read_with_its_proofs() -> None:
    register = parse_register(
        HEADER + '"1.1 ""Tie""",definition,Equal counts,engine: tie,played,a; b ;\n', "r.csv"
    )

    row = register['1.1 "Tie"']
    assert (row.kind, row.summary, row.software_duty, row.status) == (
        *("definition", "Equal counts", "engine: tie", "played"),
    )
    assert row.proof == ("a", "b")
    assert (list(register), len(register), register.name) == (['1.1 "Tie"'], 1, "r.csv")


def test_rows_keep_the_order_of_the_document() -> None:
    rows = "".join(f"{clause},k,s,d,text,\n" for clause in ("2", "10", "1"))

    assert list(parse_register(HEADER + rows, "r.csv")) == ["2", "10", "1"]


@pytest.mark.parametrize("status", ["played", "recorded", "shown", "prompted", "text", "planned"])
def test_the_states_of_a_clause_are_known(status: str) -> None:
    assert parse_register(f"{HEADER}1,k,s,d,{status},\n", "r.csv")["1"].status == status


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "r.csv: the columns are id, kind, summary, software_duty, status, proof, in this order"),
        (
            "id,summary\n",
            "r.csv: the columns are id, kind, summary, software_duty, status, proof, in this order",
        ),
        (HEADER + "1,k,s,d,played\n", "r.csv: line 2: there must be 6 columns"),
        (HEADER + "1,k,s,d,played,,more\n", "r.csv: line 2: there must be 6 columns"),
        (HEADER + "1,k,s,d,text,\n1,k,s,d,text,\n", "r.csv: line 3: clause 1 is listed twice"),
        (
            HEADER + "1,k,s,d,plaid,\n",
            "r.csv: line 2: status 'plaid' is none of played, recorded, shown, prompted, text, planned",
        ),
    ],
)
def test_a_register_that_cannot_be_read_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(RegisterError) as refused:
        parse_register(text, "r.csv")

    assert str(refused.value) == said


@pytest.mark.parametrize("document", [*BOOKS, *SHEETS])
def test_every_clause_of_a_document_says_what_it_is_about_and_what_it_asks(document: str) -> None:
    for row in load_register(document).values():
        assert row.id.strip() == row.id != ""
        assert row.kind
        assert row.summary
        assert row.software_duty
