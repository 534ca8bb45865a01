"""The rule books over HTTP: contents, clauses, a search, and the document that an operator attached."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sabot.rulebooks import BOOKS, SHEETS, load_register
from sabot.web.documents import Documents, DocumentsError
from tests.web.asking import API, STAR, TestHouse, in_a_house

PDF = b"%PDF-1.7 the approved rules"


def folder(tmp_path: Path, listed: Any) -> Path:
    where = tmp_path / "documents"
    where.mkdir()
    (where / "star.pdf").write_bytes(PDF)
    (where / "documents.json").write_bytes(msgspec.json.encode(listed))
    return where


def test_every_clause_of_every_document_stands_in_its_contents_once_and_in_order(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        anybody = house.client()
        assert [one["id"] for one in (await anybody.get(f"{API}/library")).json] == [*BOOKS, *SHEETS]
        for book in (*BOOKS, *SHEETS):
            told = (await anybody.get(f"{API}/books/{book}/contents")).json
            listed = [clause["id"] for section in told["sections"] for clause in section["clauses"]]
            assert sorted(listed) == sorted(load_register(book))
            assert told["shelved"]["clauses"] == len(listed) == sum(told["shelved"]["statuses"].values())
        assert (await anybody.get(f"{API}/books/blackjack/contents")).status == 404

    in_a_house(tmp_path, test)


def test_a_clause_is_told_with_its_duty_its_proofs_its_readings_and_its_parts(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        asked = house.client()
        extra = (await asked.get(f"{API}/books/{STAR}/clause?id=12.2")).json
        assert extra["clause"] == {**extra["clause"], "status": "played", "kind": "irregularity"}
        assert any("test_12_2" in proof for proof in extra["clause"]["proof"])
        assert "S-27" in [one["id"] for one in extra["readings"]]
        assert (extra["previous"], extra["next"]) == ("12.1.4", "12.3")
        part = (await asked.get(f"{API}/books/crown-baccarat/clause?id=11.6.1(a)")).json
        assert [one["id"] for one in part["above"]] == ["11.6", "11.6.1"]
        whole = (await asked.get(f"{API}/books/crown-baccarat/clause?id=11.6.1")).json
        assert [one["id"] for one in whole["below"]] == ["11.6.1(a)", "11.6.1(b)"]

    in_a_house(tmp_path, test)


def test_a_reading_that_a_sentence_names_leads_to_its_clause(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        asked = house.client()
        told = (await asked.get(f"{API}/books/{STAR}/clause?id=reading%20S-27")).json
        assert told["clause"]["id"] == "12.2"
        assert (await asked.get(f"{API}/books/{STAR}/clause?id=S-999")).status == 404
        assert (await asked.get(f"{API}/books/{STAR}/clause?id=99.9")).status == 404

    in_a_house(tmp_path, test)


def test_clauses_are_searched_in_one_document_or_in_all(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        asked = house.client()
        found = (await asked.get(f"{API}/clauses?text=extra+card&book={STAR}")).json
        assert found[0]["clause"]["id"] == "12.2"
        everywhere = (await asked.get(f"{API}/clauses?text=natural&most=5")).json
        assert len(everywhere) == 5
        assert len({one["book"] for one in everywhere}) > 2
        planned = (await asked.get(f"{API}/clauses?text=tournament&status=planned")).json
        assert {one["clause"]["status"] for one in planned} <= {"planned"}
        assert (await asked.get(f"{API}/clauses?text=")).status == 400
        assert (await asked.get(f"{API}/clauses?text=natural&book=blackjack")).status == 404

    in_a_house(tmp_path, test)


def with_documents(listed: Any, test: Callable[[TestHouse], Awaitable[None]], tmp_path: Path) -> None:
    where = folder(tmp_path, listed)

    async def run(house: TestHouse) -> None:
        house.house.documents = Documents.read(where)
        await test(house)

    in_a_house(tmp_path, run)


@pytest.mark.clauses("star-premium-baccarat", "15.15")
@pytest.mark.clauses("star-three-card-baccarat", "14.15")
def test_an_attached_document_is_there_for_whoever_asks_and_opens_at_the_page_of_the_clause(
    tmp_path: Path,
) -> None:
    async def test(house: TestHouse) -> None:
        spectator, where = house.client(), f"{API}/books/{STAR}/document"
        for client in (spectator, await house.patron("ann"), await house.staff("dan", "dealer")):
            answer = await client.get(where)
            assert (answer.status, answer.body) == (200, PDF)
            assert answer.headers["content-type"] == "application/pdf"
        pages = {
            clause: (await spectator.get(f"{API}/books/{STAR}/clause?id={clause}")).json["document"]
            for clause in ("11.2.2", "10.1", "12.2", "12.9")
        }
        assert pages == {
            "11.2.2": f"{where}#page=27",
            "10.1": where,
            "12.2": f"{where}#page=31",
            "12.9": where,
        }
        assert (await spectator.get(f"{API}/books/{STAR}/contents")).json["document"] == where
        assert (await spectator.get(f"{API}/books/crown-baccarat/document")).status == 404
        assert (await spectator.get(f"{API}/books/crown-baccarat/contents")).json["document"] is None

    listed = {STAR: {"file": "star.pdf", "pages": {"11.2": 27, "12.2": 31}}}
    with_documents(listed, test, tmp_path)


def test_the_layouts_of_a_document_are_drawn_and_a_sheet_shows_those_of_its_book(tmp_path: Path) -> None:
    """Star's diagrams have pairs and Super Six on some, Tiger bets on others (its sections 17 to 22)."""

    async def test(house: TestHouse) -> None:
        anybody = house.client()
        drawn = (await anybody.get(f"{API}/books/{STAR}/designs")).json
        shown = [{bet["en"] for bet in one["bets"]} for one in drawn]
        assert any({"Super Six", "Pairs Player"} <= bets for bets in shown)
        assert any({"Tiger Tie", "Big Tiger"} <= bets for bets in shown)
        assert [rule for one in drawn for rule in one["rules"]].count("17") == 1
        assert all(one["drawing"]["areas"] for one in drawn)
        assert (await anybody.get(f"{API}/books/star-how-to-play-baccarat/designs")).json == drawn
        assert (await anybody.get(f"{API}/books/nowhere/designs")).status == 404

    with_documents({}, test, tmp_path)


def test_a_document_elsewhere_is_linked_by_a_mark_at_each_clause(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        dan = await house.staff("dan", "dealer")
        told = (await dan.get(f"{API}/books/{STAR}/clause?id=12.2")).json
        assert told["document"] == "https://rules.example/star#rule-12.2"
        assert (await dan.get(f"{API}/books/{STAR}/document")).status == 404

    listed = {STAR: {"url": "https://rules.example/star", "anchor": "rule-{clause}"}}
    with_documents(listed, test, tmp_path)


@pytest.mark.parametrize(
    ("listed", "problem"),
    [
        ({"blackjack": {"file": "star.pdf"}}, "no rule book 'blackjack'"),
        ({STAR: {}}, "either its file or its url"),
        ({STAR: {"file": "gone.pdf"}}, "no file gone.pdf"),
        ({STAR: {"file": "../star.pdf"}}, "no file"),
        ({STAR: {"file": "star.exe"}}, "must end with"),
        ({STAR: {"url": "http://rules.example"}}, "https://"),
        ({STAR: {"files": "star.pdf"}}, "files"),
        ([], "documents.json"),
    ],
)
def test_a_list_of_documents_that_is_wrong_says_how(tmp_path: Path, listed: Any, problem: str) -> None:
    with pytest.raises(DocumentsError, match=problem):
        Documents.read(folder(tmp_path, listed))


def test_a_folder_without_a_list_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DocumentsError, match="cannot read it"):
        Documents.read(tmp_path)
