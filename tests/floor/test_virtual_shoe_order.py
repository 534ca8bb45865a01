"""An order committed to, sealed, and checked when it is revealed."""

import stat
from collections import Counter
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from sabot.cards import Card
from sabot.floor.shuffling import (
    Departure,
    Reveal,
    ShoeMismatchError,
    Vault,
    VaultError,
    commitment_to,
    order_after_cut,
    verify_shoe,
)

SALT = bytes(range(32))
DECK = tuple(card.name for card in Card.all())
ONE_DECK = Reveal(order=DECK, salt=SALT.hex())


class Counting:
    """Bytes that are never the same twice, and how many were asked for each time."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, count: int) -> bytes:
        self.asked.append(count)
        return (sha256(b"%d" % len(self.asked)).digest() * 2)[:count]


def test_the_commitment_is_the_hash_that_the_documentation_says() -> None:
    text = b"sabot shoe 1\nAS 2S\n" + SALT
    assert commitment_to(["AS", "2S"], SALT) == sha256(text).hexdigest()


def test_a_shoe_is_shuffled_from_256_bits_of_the_operating_system_and_salted_with_256_more() -> None:
    entropy = Counting()
    vault = Vault(bytes(32), entropy)
    sealed = vault.shuffle(8, "T1")
    assert entropy.asked == [32, 32, 12]
    reveal = vault.open(sealed, "T1")
    assert Counter(reveal.order) == Counter(DECK * 8)
    assert commitment_to(reveal.order, bytes.fromhex(reveal.salt)) == sealed.commitment


def test_a_sealed_shoe_shows_no_card() -> None:
    sealed = Vault(bytes(32), Counting()).shuffle(8, "T1")
    assert not any(b'"%s"' % card.encode() in sealed.text for card in DECK)


def test_a_sealed_shoe_opens_only_with_its_key_for_its_table_and_whole() -> None:
    sealed = Vault(bytes(32), Counting()).shuffle(1, "T1")
    other = Vault(b"k" * 32, Counting())
    with pytest.raises(VaultError):
        other.open(sealed, "T1")
    with pytest.raises(VaultError):
        Vault(bytes(32), Counting()).open(sealed, "T2")
    torn = msgspec.structs.replace(sealed, text=sealed.text[:-1] + bytes([sealed.text[-1] ^ 1]))
    with pytest.raises(VaultError):
        Vault(bytes(32), Counting()).open(torn, "T1")


def test_the_key_lies_in_a_file_of_its_own_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "shoes.key"
    sealed = Vault.at(path, Counting()).shuffle(1, "T1")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(path.read_bytes()) == 32
    assert Vault.at(path, Counting()).open(sealed, "T1").order
    assert [one.name for one in path.parent.iterdir()] == ["shoes.key"]


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "shoes.key"
    Vault.at(path, Counting())
    path.chmod(0o644)
    with pytest.raises(VaultError, match="chmod 600"):
        Vault.at(path, Counting())


def test_a_key_that_is_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "shoes.key"
    Vault.at(path, Counting())
    path.write_bytes(b"short")
    with pytest.raises(VaultError, match="5 bytes"):
        Vault.at(path, Counting())


def test_a_cut_puts_the_cards_in_front_of_the_cutting_card_at_the_back() -> None:
    assert order_after_cut("ABCDE", 2) == tuple("CDEAB")
    assert order_after_cut("ABCDE", None) == tuple("ABCDE")


def departures(cut: int | None, count: int = 52) -> list[Departure]:
    leaving = order_after_cut(DECK, cut)
    return [Departure(card=card) for card in leaving[:count]]


@pytest.mark.parametrize("cut", [None, 0, 1, 26, 51])
def test_a_shoe_dealt_as_committed_to_is_verified_to_the_last_card(cut: int | None) -> None:
    assert verify_shoe(commitment_to(DECK, SALT), ONE_DECK, cut, departures(cut), decks=1) == 52


def test_burned_cards_that_nobody_saw_are_counted_and_not_compared() -> None:
    dealt = [
        Departure(card=None),
        Departure(card=DECK[1]),
        Departure(card=None, cards=3),
        Departure(card=DECK[5]),
    ]
    assert verify_shoe(commitment_to(DECK, SALT), ONE_DECK, None, dealt) == 2


def test_a_card_other_than_the_one_committed_to_is_found() -> None:
    dealt = departures(None, 10)
    dealt[7] = Departure(card="KC")
    with pytest.raises(ShoeMismatchError, match="card 8 to leave the shoe was KC"):
        verify_shoe(commitment_to(DECK, SALT), ONE_DECK, None, dealt)


def test_a_cut_elsewhere_than_recorded_is_found() -> None:
    with pytest.raises(ShoeMismatchError, match="card 1 "):
        verify_shoe(commitment_to(DECK, SALT), ONE_DECK, 20, departures(21, 5))


def test_another_order_or_another_salt_than_committed_to_is_found() -> None:
    swapped = msgspec.structs.replace(ONE_DECK, order=(DECK[1], DECK[0], *DECK[2:]))
    salted = msgspec.structs.replace(ONE_DECK, salt=bytes(32).hex())
    for reveal in (swapped, salted):
        with pytest.raises(ShoeMismatchError, match="not the one committed to"):
            verify_shoe(commitment_to(DECK, SALT), reveal, None, ())


@pytest.mark.parametrize(
    ("order", "fault"),
    [
        ((*DECK[:-1], DECK[0]), "whole decks"),
        (DECK[:-1], "whole decks"),
        (DECK * 2, "104 cards, not 52"),
        ((*DECK[:-1], "joker"), "something else than cards"),
    ],
)
def test_a_shoe_with_other_cards_than_its_decks_is_found_even_if_committed_to(
    order: tuple[str, ...], fault: str
) -> None:
    reveal = Reveal(order=order, salt=SALT.hex())
    with pytest.raises(ShoeMismatchError, match=fault):
        verify_shoe(commitment_to(order, SALT), reveal, None, (), decks=1)


@pytest.mark.parametrize(("salt", "fault"), [("zz", "hexadecimal"), ("00", "1 bytes")])
def test_a_salt_that_is_none_is_found(salt: str, fault: str) -> None:
    with pytest.raises(ShoeMismatchError, match=fault):
        verify_shoe(commitment_to(DECK, SALT), Reveal(order=DECK, salt=salt), None, ())


def test_more_cards_than_the_shoe_has_are_found() -> None:
    with pytest.raises(ShoeMismatchError, match="more cards"):
        verify_shoe(commitment_to(DECK, SALT), ONE_DECK, None, [Departure(card=None, cards=53)])


def test_a_cut_outside_the_shoe_is_found() -> None:
    with pytest.raises(ShoeMismatchError, match="was not cut at 53"):
        verify_shoe(commitment_to(DECK, SALT), ONE_DECK, 53, ())
