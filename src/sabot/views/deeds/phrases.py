"""Everything that can be done at a table, in English: one phrase for each command of the engine.

A phrase is written as after *may*: ``the dealer may report a misdeal``.
"""

import re
from typing import Final

from sabot.engine.acts.act import ACTS
from sabot.engine.commands import (
    cards,
    changes,
    dealing,
    disputes,
    markers,
    notices,
    opening,
    people,
    settling,
    signs,
    wagering,
)
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities import conduct, device, misdealt, money, seen, shoe

_BY_HAND: Final[dict[type[Command], str]] = {
    # the table and its float
    opening.OpenTable: "open the table",
    opening.AnnounceClosing: "announce the closing",
    opening.WithdrawClosing: "withdraw the closing",
    opening.CloseTable: "close the table",
    opening.FillFloat: "fill the float",
    opening.CreditFloat: "credit the float",
    # signs and changes
    signs.PostSign: "put up a sign",
    signs.PostRestriction: "put up the sign of a restriction",
    signs.TakeDownSign: "take down a sign",
    signs.AnnounceLimits: "announce other limits",
    signs.AnnounceKeptMinimum: "announce an end to the old minimum",
    signs.AnnounceGame: "announce another game",
    signs.AnnounceSideBets: "announce other side bets",
    changes.ChangeLimits: "change the limits",
    changes.RaiseKeptMinimum: "raise the old minimum",
    changes.SetIndividualLimits: "set individual limits",
    changes.ChangeGame: "change the game",
    changes.ChangeSideBets: "change the side bets",
    changes.NotifyRestriction: "tell surveillance of a restriction",
    changes.RestrictSideBets: "restrict side bets",
    changes.LiftRestriction: "lift the restriction",
    markers.PlaceMarker: "place a marker",
    markers.RemoveMarker: "remove a marker",
    # cards
    cards.BringCards: "bring cards",
    cards.CheckCards: "check the cards",
    cards.Shuffle: "shuffle the cards",
    cards.Riffle: "riffle the cards",
    cards.ShuffleByHand: "shuffle the cards by hand",
    cards.RevealOrder: "reveal the order of the shoe",
    cards.OfferCut: "offer the cut",
    cards.RefuseCut: "decline to cut",
    cards.Cut: "cut the cards",
    cards.PlaceCuttingCard: "place the cutting card",
    cards.Burn: "burn cards",
    cards.CuttingCard: "come to the cutting card",
    cards.EndShoe: "end the shoe",
    # people
    people.Arrive: "arrive",
    people.Leave: "leave the table",
    people.BuyChips: "buy chips",
    people.BringChips: "bring chips",
    people.ExchangeVoucher: "exchange a voucher",
    people.VacateSeat: "have a seat vacated",
    people.TakeBreak: "have a break taken",
    people.EndBreak: "end a break",
    people.ExcludePatron: "exclude a patron",
    people.Reserve: "reserve the table",
    people.LimitPlayers: "limit the players",
    people.GiveUpArea: "have an area given up",
    # wagers
    wagering.CallBets: "call for bets",
    wagering.CallNoMoreBets: "call no more bets",
    wagering.PlaceWager: "place a wager",
    wagering.TakeBackWager: "take back a wager",
    wagering.RefuseWager: "refuse a wager",
    wagering.ReduceProRata: "reduce wagers in proportion",
    money.EaseWindow: "let wagers change",
    money.FindWager: "find a wager",
    # dealing
    dealing.Draw: "draw a card",
    dealing.ChooseFaces: "choose the faces",
    dealing.Expose: "turn cards",
    dealing.OfferHand: "offer a hand",
    dealing.AcceptHand: "accept a hand",
    dealing.DeclineHand: "decline a hand",
    dealing.Nominate: "nominate an opener",
    dealing.ReturnHand: "take a hand back",
    dealing.ForfeitHand: "have a hand given up",
    dealing.AnnounceCounts: "announce the counts",
    dealing.AnnounceResult: "announce the result",
    dealing.DirectNoBetCoup: "direct a no bet coup",
    settling.Settle: "settle the wagers",
    settling.ClearCards: "clear the cards",
    settling.DeferCommission: "defer commission",
    settling.CollectCommission: "collect commission",
    # cards dealt wrongly
    misdealt.ReportMisdeal: "report a misdeal",
    misdealt.Reconstruct: "reconstruct the coup",
    misdealt.GiveUpReconstruction: "give up the reconstruction",
    misdealt.ElectOption: "choose about a wager",
    misdealt.ResumeCoup: "resume the coup",
    misdealt.RemoveRemainingCards: "remove the remaining cards",
    misdealt.ReportExtraCard: "report an extra card",
    misdealt.ReportMisplacedCard: "report a misplaced card",
    misdealt.ReportWrongArea: "report cards in the wrong area",
    misdealt.ReportEarlyReveal: "report cards turned early",
    misdealt.ReportWrongHolder: "report a hand with the wrong patron",
    misdealt.ReportCardCounts: "report how the cards lie",
    misdealt.ChooseRemedy: "choose a remedy",
    # cards seen, read or shown wrongly
    seen.ReportFirstCardExposed: "report a first card exposed",
    seen.ReportFaceUp: "report a card face up",
    seen.CheckFacing: "check the facing of the remaining cards",
    seen.ReportBurned: "report a card burned",
    seen.ReportDiscrepancy: "report a discrepancy",
    seen.ConfirmOutcome: "confirm the outcome",
    seen.DeclareUnconfirmed: "declare the outcome unconfirmed",
    seen.CheckScanner: "check the scanner",
    seen.ReportDisplay: "report a wrong display",
    # the shoe and the device
    shoe.ReportTooFewCards: "report too few cards",
    shoe.ReportNotCut: "report cards not cut",
    shoe.ReportNotShuffled: "report cards not shuffled",
    shoe.ReportNotBurned: "report cards not burned",
    shoe.RestartShoe: "restart the shoe",
    shoe.ReportWrongCards: "report wrong cards",
    shoe.VerifyCards: "verify the cards",
    shoe.OrderCheck: "order a check of the cards",
    shoe.ReportHandledCards: "report cards handled",
    shoe.ReplaceUnfitCards: "replace unfit cards",
    shoe.ReportNotIntermixed: "report cards not intermixed",
    shoe.ReportAbnormalSequence: "report an abnormal sequence",
    shoe.ReportDroppedCards: "report dropped cards",
    shoe.ReportSequenceRevealed: "report a sequence revealed",
    device.ReportMalfunction: "report a malfunction",
    device.LoadCardShoe: "load a card shoe",
    # wagers and money found wrong
    money.ReportInvalidWager: "report an invalid wager",
    money.ReportLossLimit: "report a loss limit passed",
    money.ReportDealtWithoutWagers: "report cards dealt without wagers",
    money.DealOutWithoutWagers: "go on without wagers",
    money.ReportMispayment: "report a wrong payment",
    money.RectifyMispayment: "rectify the wrong payment",
    money.RecordAttempt: "record an attempt",
    money.ReportWrongGame: "report the wrong game settled",
    conduct.RuleOnContravention: "rule on a contravention",
    conduct.ReportConduct: "report conduct",
    conduct.InvalidateCoup: "invalidate the coup",
    # disputes and what is told
    disputes.RaiseDispute: "raise a dispute",
    disputes.DecideDispute: "decide the dispute",
    disputes.AskForReview: "ask for a review",
    disputes.ReviewDispute: "review the dispute",
    disputes.MakeFinal: "make the decision final",
    disputes.AdviseOfInspector: "advise of the inspector",
    notices.SendNotice: "send the notice",
    notices.GiveNotice: "give a notice",
    notices.Announce: "say aloud",
}


def _own_words(command: type[Command]) -> str:
    """A command that has no phrase yet is called by the words of its name."""
    return " ".join(re.findall("[A-Z][a-z]*", command.__name__)).lower()


PHRASES: Final = {command: _BY_HAND.get(command) or _own_words(command) for command in ACTS}
