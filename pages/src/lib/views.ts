// Written by `make views` from the Python types of the views. Do not edit it.

/** Something that a table needs a person for. */
export type AlertView = {
  what: string;
  urgency: 'note' | 'now' | 'soon';
  said: string;
  rule: string | null;
  since: number | null;
  until: number | null;
};

/** An answer, and what of the deed's details it says. */
export type AnswerView = {
  label: string;
  given: Record<string, unknown>;
};

/** A command that waits for a second person, or what became of it. */
export type ApprovalShape = {
  id: string;
  table: string;
  do: string;
  command: Record<string, unknown>;
  prompt: string;
  needs: string;
  rule: string | null;
  asked_by: string;
  asked_role: string;
  asked: number;
  until: number;
  stage: 'approved' | 'declined' | 'expired' | 'refused' | 'waiting' | 'withdrawn';
  ended: number | null;
  ended_by: string | null;
  ended_role: string | null;
  why: string | null;
  why_rule: string | null;
  mine: boolean;
  may_answer: boolean;
  password_needed: boolean;
};

/** What waits for approval, and what ended lately; the oldest first. */
export type ApprovalsView = {
  approvals: ApprovalShape[];
};

/** Where wagers on a bet lie: at a place, or for everybody where `place` is None. */
export type AreaDrawing = {
  bet: string;
  place: number | null;
  path: string;
  lines: Line[];
  chips: Spot;
};

/** Who won at a Player area; `area` is 0 where there is one Player hand for all. */
export type AreaResultView = {
  area: number;
  winner: 'banker' | 'player' | 'tie' | null;
  player: number;
  banker: number;
  said: Record<string, string>;
};

/** A coup in which several Player hands met one Banker hand. */
export type BankerHandView = {
  number: number;
  points: number;
  pictures: number;
  player: number;
  banker: number;
  tie: number;
};

/** What the Banker hand does on a point count: a letter for each column, D to draw and S to stand. */
export type BankerRowView = {
  count: number;
  does: string;
};

/** A coup on the bead plate or the big road: where it lies, who won (B, P or T), its ties and pairs. */
export type Bead = [number, number, string, number, boolean, boolean];

/** The limits of a bet, as the sign at the table shows them. */
export type BetLimitsView = {
  bet: string;
  name: string;
  side: boolean;
  least: number;
  most: number;
};

/** What a bet keeps for the house of every unit wagered: exactly, and as a decimal. */
export type BetMarginShape = {
  bet: string;
  name: Record<string, string>;
  kind: string;
  rule: string | null;
  margin: string;
  margin_float: number;
  per_resolved_float: number | null;
  hit_rate: string;
  hit_rate_float: number;
  deviation_float: number;
  outcomes: OutcomeShape[];
  by_decks: ByDecks[];
};

/** A bet on offer. */
export type BetView = {
  key: string;
  name: Record<string, string>;
  kind: 'banker-side' | 'combined' | 'main' | 'player-side' | 'side';
  hand: string;
  pays: PaysView[];
};

/** The margin with a count of decks; null where the bet is not offered with so many. */
export type ByDecks = {
  decks: number;
  margin_float: number | null;
};

/** Where the middle of a card lies, and how it is turned. */
export type CardSlot = {
  x: number;
  y: number;
  turned: number;
};

/** A card on the table: its face when the viewer may see it, else its back. */
export type CardView = {
  hand: 'banker' | 'player';
  area: number;
  face: string | null;
  exposed: boolean;
  held_by: string | null;
};

/** Something that may have gone wrong. */
export type CaseView = {
  label: string;
  command: string;
  given: Record<string, unknown>;
  questions: QuestionView[];
  outcomes: OutcomeView[];
};

/** What came of checking a stretch of a journal: each hash, and that each entry follows from the last. */
export type ChainChecked = {
  first: number;
  last: number;
  faults: Fault[];
  next: number | null;
};

/** What a sign says is going to change: only what is given changes. */
export type Change = {
  limits: Limits | null;
  kept_minimum: Record<string, number> | null;
  game: string | null;
  side_bets: string[] | null;
  options: Record<string, string>;
};

/** A signed root. The key is the public one, in hexadecimal, as the signature is. */
export type Checkpoint = {
  checkpoint: Root;
  key: string;
  signature: string;
};

/** So many chips of one denomination, and what they come to. */
export type ChipCountView = {
  cents: number;
  colour: 'black' | 'blue' | 'brown' | 'green' | 'grey' | 'orange' | 'pink' | 'purple' | 'red' | 'white' | 'yellow';
  count: number;
  value: number;
};

/** A chip of the table, and its colour. */
export type ChipView = {
  cents: number;
  colour: 'black' | 'blue' | 'brown' | 'green' | 'grey' | 'orange' | 'pink' | 'purple' | 'red' | 'white' | 'yellow';
};

export type ChoiceView = {
  key: string;
  name: string;
};

/** A clause as it stands in a list. */
export type ClauseLine = {
  id: string;
  kind: string;
  summary: string;
  status: 'planned' | 'played' | 'prompted' | 'recorded' | 'shown' | 'text';
  depth: number;
};

/** All that is known of a clause. */
export type ClausePage = {
  book: string;
  title: string;
  clause: ClauseRow;
  above: ClauseLine[];
  below: ClauseLine[];
  previous: string | null;
  next: string | null;
  readings: ReadingLine[];
  decides: string[];
  document: string | null;
};

/** One clause: what it is about, what it asks of software, and how far that is done. */
export type ClauseRow = {
  id: string;
  kind: string;
  summary: string;
  software_duty: string;
  status: 'planned' | 'played' | 'prompted' | 'recorded' | 'shown' | 'text';
  proof: string[];
};

/** What whoever deals needs, beside the table itself. */
export type ConsoleView = {
  step: StepView | null;
  choices: StepView[];
  falls: FallsView[];
  suits: SuitsView | null;
  places: PlaceView[];
  owed: OwedView[];
  calls: string | null;
  ruling: RulingView | null;
  left: number | null;
  behind: number | null;
};

/** A document from its first clause to its last. */
export type Contents = {
  shelved: Shelved;
  operator: string | null;
  regulator: string | null;
  reference: string | null;
  document: string | null;
  sections: SectionShape[];
  readings: ReadingLine[];
};

/** A count by denomination, with the two names. */
export type CountView = {
  at: number;
  by: string;
  second: string | null;
  chips: ChipCountView[];
  cents: number;
};

/** How many there were of each in this shoe. */
export type CountsView = {
  coups: number;
  banker: number;
  player: number;
  tie: number;
  banker_naturals: number;
  player_naturals: number;
  banker_pairs: number;
  player_pairs: number;
};

/** A coup: where it stands in the journal, and how it came out. */
export type CoupAt = {
  number: number;
  opened: number;
  first: number;
  last: number;
  said: string[];
  results: (string | null)[];
  no_bet: string | null;
  void: string | null;
};

/** An event of a coup, and the table after it: every card can be seen, the table's face is told once. */
export type CoupStep = {
  told: Told;
  view: TableView;
};

/** A coup event by event, with the table after each. The table's face is told with the first. */
export type CoupSteps = {
  coup: CoupAt;
  steps: CoupStep[];
};

export type CoupView = {
  number: number;
  phase: string;
  no_bet: string | null;
  no_more_bets: boolean;
  cards: CardView[];
  wagers: WagerView[];
};

/** Cards that he is to cut: how many there are, and how many he may leave in front of the cutting card. */
export type CutView = {
  cards: number;
  least: number;
  most: number;
  rule: string;
};

/** Something that he tells the dealer because he plays on a loss limit. */
export type DeclareView = {
  said: Record<string, string>;
  rule: string;
};

/** Something that can be done at a table, as a form draws it. */
export type DeedView = {
  command: string;
  name: string;
  about: string;
  theme: 'cards' | 'dealing' | 'disputes' | 'irregularities' | 'notices' | 'people' | 'settling' | 'signs' | 'table' | 'wagers';
  report: boolean;
  by: string[];
  rule: string | null;
  approval: boolean;
  details: DetailView[];
};

/** A derived road, and the mark that the next coup would make if Banker or Player won it. */
export type DerivedView = {
  cells: Dot[];
  next_banker: string | null;
  next_player: string | null;
};

/** A layout, and the clauses that show it: diagrams with the same bets are drawn once. */
export type DesignView = {
  rules: string[];
  bets: (Record<string, string>)[];
  drawing: LayoutDrawing;
};

/** A detail of a deed, as a form asks for it. */
export type DetailView = {
  name: string;
  label: string;
  kind: 'area' | 'areas' | 'bet' | 'bets' | 'card' | 'cards' | 'census' | 'chips' | 'choice' | 'choices' | 'decks' | 'dispute' | 'drawn-card' | 'drawn-cards' | 'flag' | 'in-minutes' | 'lies' | 'limits' | 'limits-by-bet' | 'minutes-ago' | 'mispayment' | 'moment' | 'money' | 'money-by-bet' | 'money-by-wager' | 'notice' | 'number' | 'options' | 'order' | 'patron' | 'patron-or-role' | 'patrons' | 'place' | 'places-by-patron' | 'settings' | 'sign' | 'text' | 'texts' | 'wager' | 'wagers';
  required: boolean;
  rare: boolean;
  usual: boolean | number | string | null;
  options: OptionView[];
};

/** What the cards are dealt from. */
export type Device = {
  kind: 'card-shoe' | 'shuffling-device';
  scans: boolean;
  virtual: boolean;
};

/** A complaint, and how far it has gone. */
export type Dispute = {
  id: number;
  patron: string;
  about: string;
  stage: 'decided' | 'final' | 'inspector-advised' | 'open' | 'reviewed';
  raised: number;
  wagers: number[];
  decided_by: string | null;
  decision: string | null;
  review_asked: boolean;
  reviewed_by: string | null;
  advised: number | null;
};

/** A mark on a derived road: where it lies, and its colour, R or B. */
export type Dot = [number, number, string];

/** One entry, as it was hashed. */
export type EntryAt = {
  told: Told;
  position: number;
  leaf: string;
  line: string;
};

/** What a table is. */
export type FaceView = {
  table: string;
  book: string;
  title: string;
  casino: string;
  version: string;
  game: string;
  game_title: string;
  game_name: Record<string, string>;
  decks: number;
  places: number;
  device: Device;
  several_hands: boolean;
  hands: Record<string, Record<string, string>>;
  bets: BetView[];
  chips: ChipView[];
  layout: LayoutDrawing;
  tableau: TableauView | null;
  help: HelpView;
};

/** Where a card falls that is drawn next, and whether it is dealt face up. */
export type FallsView = {
  hand: 'banker' | 'player';
  area: number;
  exposed: boolean;
};

/** Something that is not as it was written: where, and what. */
export type Fault = {
  where: string;
  what: string;
};

/** Drop and win: win is drop, closer and credits less opener and fills. A terminal's take is a drop. */
export type FiguresView = {
  opener: number;
  fills: number;
  credits: number;
  drop: number;
  terminal: number;
  closer: number;
  counted: boolean;
  win: number;
  parts: PartView[];
  difference: number | null;
};

/** A clause that was searched for. */
export type Found = {
  book: string;
  title: string;
  clause: ClauseLine;
};

/** What stands on the cloth beside the dealer. */
export type FurnitureDrawing = {
  kind: 'dealer-work-area' | 'discard-rack' | 'drop-box' | 'float' | 'shoe' | 'used-cards-box';
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A role under a rule book in a pit; `*` is every one. */
export type GrantShape = {
  role: string;
  book: string;
  pit: string;
};

/** Whatever may go wrong under a rule book. */
export type GuideView = {
  asks: string;
  themes: ThemeView[];
};

/** Where the cards of a hand lie, in the order in which they come, and where its count is shown. */
export type HandDrawing = {
  hand: 'banker' | 'player';
  area: number;
  width: number;
  height: number;
  cards: CardSlot[];
  count: CardSlot;
};

/** What the open cards of a hand count; only hands that lie open, whole, are here. */
export type HandView = {
  hand: 'banker' | 'player';
  area: number;
  count: number;
  natural: boolean;
  pictures: number;
};

/** A hand that he is offered, or holds: the places of its cards that he may open. */
export type HeldView = {
  hand: 'banker' | 'player';
  area: number;
  stage: 'held' | 'offered';
  cards: number[];
};

/** Where somebody finds help, and what he is told beside it. */
export type HelpView = {
  statements: (Record<string, string>)[];
  phone: string;
  site: string;
  service: Record<string, string>;
  slogan: Record<string, string>;
};

/** Hashes in hexadecimal, as RFC 9162 (2.1.3) has them. */
export type InclusionProof = {
  index: number;
  size: number;
  leaf: string;
  path: string[];
};

/** Events that were looked for. */
export type JournalPage = {
  lines: Told[];
  until: number;
  next: number | null;
};

/** A wager of the coup before, to be laid again. */
export type LaidView = {
  bet: string;
  area: number;
  cents: number;
};

/** The whole cloth, in units of its own. */
export type LayoutDrawing = {
  key: string;
  width: number;
  height: number;
  edge: string;
  areas: AreaDrawing[];
  places: PlaceDrawing[];
  hands: HandDrawing[];
  furniture: FurnitureDrawing[];
  middle: CardSlot;
};

/** The least and the most that may be wagered. */
export type Limit = {
  least: number;
  most: number;
};

/** The limits that the sign at the table shows. */
export type Limits = {
  bets: Record<string, Limit>;
  areas: Record<string, number>;
  differential: number | null;
  approved_minimum: number;
  approved: Record<string, number>;
  unit: number;
};

/** A line of print, along a path. */
export type Line = {
  text: string;
  traditional: string;
  size: number;
  path: string;
  chinese: boolean;
};

/** A game, and with what it may be played. */
export type MarginGame = {
  book: string;
  book_title: string;
  casino: string;
  game: string;
  title: string;
  decks: number[];
  options: OptionShape[];
};

/** The margins of a game out of a fresh shoe. */
export type MarginsPage = {
  game: MarginGame;
  decks: number;
  options: Record<string, string>;
  bets: BetMarginShape[];
};

/** Who is signed in; `account` is null when nobody is. */
export type Me = {
  account: string | null;
  name: string | null;
  kind: 'patron' | 'staff' | null;
  administers: boolean;
  must_change_password: boolean;
  demonstration: boolean;
  grants: GrantShape[];
  desks: ('dealer' | 'journal' | 'margins' | 'pit')[];
  tables: string[];
  csrf: string | null;
  visitors_welcome: boolean;
};

/** Money paid over or under what was due, until it is put right. */
export type Mispayment = {
  id: number;
  patron: string | null;
  of: string;
  wager: number | null;
  cents: number;
  event: number;
  suspected: boolean;
  identified: boolean;
  attempts: string[];
  rectified: boolean;
};

/** Something that a person may do now, with its clause and a line that says it. */
export type Move = {
  command: string;
  prompt: string;
  rule: string | null;
};

/** A fill or a credit, with its serial number. */
export type MovementView = {
  at: number;
  by: string;
  second: string | null;
  chips: ChipCountView[];
  cents: number;
  what: string;
  serial: string;
};

export type NoBetView = {
  number: number;
  at: number;
  by: string;
  rule: string | null;
};

/** Someone who must be told something. */
export type NoticeDue = {
  id: number;
  to: string;
  when: string;
  about: string;
  due: number;
  rule: string | null;
  before_coup: number | null;
  or_to: string | null;
  whom: string | null;
  sent: number | null;
  sent_to: string | null;
};

/** A bet as this patron may wager on it now, at his own place. */
export type OfferView = {
  bet: string;
  least: number;
  most: number;
  next: number;
  allowed: boolean;
  why: Record<string, string> | null;
  rule: string | null;
};

/** A game that a table may be opened for. */
export type OpeningView = {
  game: string;
  game_title: string;
  settings: TableSettings;
  used_before: boolean;
  bets: ChoiceView[];
  methods: ChoiceView[];
};

/** Something the operator chooses: one of some choices, or a percentage within bounds. */
export type OptionShape = {
  key: string;
  name: string;
  rule: string | null;
  default: string;
  choices: string[];
  least: number | null;
  most: number | null;
  decimal_places: number;
};

/** Something that a detail may be, and what it is called. */
export type OptionView = {
  value: string;
  label: string;
  choices: string[];
};

/** One way that a wager can end: how often it does, and what a unit is then up or down by. */
export type OutcomeShape = {
  name: string;
  probability: string;
  probability_float: number;
  net: string;
  net_float: number;
};

/** What the book says, where the details are these. */
export type OutcomeView = {
  when: string;
  given: Record<string, unknown>;
  ruling: RulingView;
};

/** Commission that a patron owes, and its marker on the layout. */
export type OwedView = {
  patron: string;
  place: number | null;
  cents: number;
  marked: boolean;
};

/** What a patron has at the table, for himself to see. */
export type OwnView = {
  patron: string;
  place: number | null;
  since: number;
  chips: number;
  chips_by_value: Record<string, number>;
  tokens: number;
  commission_owed: number;
  loss_limit: number | null;
  lost: number;
  declare: DeclareView[];
  staked: number;
  break_until: number | null;
  offers: OfferView[];
  settled: SettledView | null;
  laid: LaidView[];
  holds: HeldView[];
  cut: CutView | null;
};

/** One part of a win. */
export type PartView = {
  what: 'closer' | 'credits' | 'drop' | 'fills' | 'opener' | 'terminal';
  cents: number;
  adds: boolean;
};

/** A person at the table, as the others see him. */
export type PatronView = {
  id: string;
  place: number | null;
};

/** One wager: what is collected, or paid and in which chips, and why. */
export type PayView = {
  wager: number;
  patron: string;
  bet: string;
  name: Record<string, string>;
  cents: number;
  fate: 'forfeited' | 'lost' | 'returned' | 'stood-off' | 'won';
  paid: number;
  returned: number;
  commission: number;
  chips: Record<string, number>;
  said: string;
  rule: string | null;
};

/** What became of one of his wagers, and why. */
export type PaymentView = {
  wager: number;
  bet: string;
  area: number;
  cents: number;
  fate: string;
  net: number;
  paid: number;
  returned: number;
  commission: number;
  chips: Record<string, number>;
  said: Record<string, string>;
  rule: string | null;
};

/** One line of what a bet pays: the odds, on what, and the clause. */
export type PaysView = {
  odds: Record<string, string>;
  on: Record<string, string>;
  rule: string;
};

/** A table at a glance: what it plays, for how much, how fast, what it won, and what it needs. */
export type PitCard = {
  id: string;
  book: string;
  book_title: string;
  pit: string;
  dealt_by: string;
  game_title: string | null;
  phase: 'closed' | 'closing' | 'open';
  version: number;
  limits: Limit | null;
  differential: number | null;
  shoe: PitShoe | null;
  coup: number;
  pace: number | null;
  drop: number | null;
  win: number | null;
  places: number | null;
  seated: number;
  standing: number;
  alerts: AlertView[];
};

/** A patron at the table: what he holds and owes, and the limits that are his. */
export type PitPatron = {
  id: string;
  place: number | null;
  since: number;
  chips: number;
  tokens: number;
  commission_owed: number;
  loss_limit: number | null;
  lost: number;
  individual: Record<string, Limit> | null;
  kept_minimum: Record<string, number> | null;
  break_until: number | null;
  excluded: string | null;
  sat_out: number;
};

/** How far the shoe is. */
export type PitShoe = {
  number: number;
  phase: string;
  coups: number;
  cards: number;
  left: number;
  last_coups: number | null;
};

/** One table, for whoever oversees it. */
export type PitTableView = {
  card: PitCard;
  settings: TableSettings | null;
  limits: BetLimitsView[];
  limits_text: string[];
  chips: ChipCountView[];
  opener: CountView | null;
  closer: CountView | null;
  movements: MovementView[];
  figures: FiguresView | null;
  signs: SignView[];
  patrons: PitPatron[];
  disputes: Dispute[];
  mispayments: Mispayment[];
  notices: NoticeDue[];
  no_bets: NoBetView[];
  coups: number;
  closes_at: number | null;
  closing_coups: number | null;
  moves: Move[];
};

/** Every table that somebody oversees, by name, and what waits there for approval. */
export type PitView = {
  tables: PitCard[];
  approvals: ApprovalShape[];
};

/** Where the number of a place stands. */
export type PlaceDrawing = {
  place: number;
  x: number;
  y: number;
};

/** A place at which wagers lie, and what comes of them. */
export type PlaceView = {
  place: number;
  patrons: string[];
  collects: number;
  pays: number;
  commission: number;
  wagers: PayView[];
};

/** How far a table's journal is proved. */
export type ProofStanding = {
  log: string;
  entries: number;
  version: number;
  told: number;
  checkpoints: number;
  newest: Checkpoint | null;
  signed: number;
  exported: number;
};

/** A question more, before the deed is done. */
export type QuestionView = {
  asks: string;
  answers: AnswerView[];
};

/** A slip or an ambiguity of the document, how it is read, and why. */
export type ReadingLine = {
  id: string;
  rules: string[];
  printed: string;
  read_as: string;
  reason: string;
};

/** How a coup came out, as it was announced. */
export type ResultView = {
  number: number;
  on_table: boolean;
  areas: AreaResultView[];
  why: (Record<string, string>)[];
};

/** The five roads of the shoe. */
export type RoadsView = {
  bead_plate: Bead[];
  big_road: Bead[];
  unplaced_ties: number;
  big_eye_boy: DerivedView;
  small_road: DerivedView;
  cockroach_road: DerivedView;
};

/** What is signed: in this log, so many entries have this root. The time is in milliseconds. */
export type Root = {
  at: number;
  log: string;
  root: string;
  size: number;
};

/** What the book says is done, with its clause. */
export type RulingView = {
  limb: string;
  rule: string;
  says: string;
  by: string[];
  only: string[];
  tells: string[];
};

export type SectionShape = {
  name: string;
  about: string[];
  clauses: ClauseLine[];
};

/** What the coup on the table, or the last, came to for him. */
export type SettledView = {
  coup: number;
  net: number;
  payments: PaymentView[];
};

/** A document on the shelf. A players' sheet decides nothing: it has no version and no hash. */
export type Shelved = {
  id: string;
  title: string;
  casino: string;
  version: string | null;
  effective_from: string | null;
  hash: string | null;
  clauses: number;
  statuses: Record<string, number>;
};

/** What is wrong with a shoe and no card waits for: what it is, and what a dealer may do about it. */
export type ShoeFault = {
  sequence: number;
  reason: string;
  report: string[];
};

/** How it stands with the scanning shoe of a table. It names no card: one may lie face down. */
export type ShoeStands = {
  trusted: boolean;
  last: number | null;
  waiting: Waiting[];
  faults: ShoeFault[];
};

/** The shoe, as everybody at the table sees it. */
export type ShoeView = {
  number: number;
  phase: 'burn-due' | 'checked' | 'cut' | 'ended' | 'none' | 'ready' | 'shuffled';
  coups: number;
  last_coups: number | null;
  commitment: string | null;
};

/** The results of the shoe. Where there are several Player hands there are no roads, but Banker hands. */
export type ShownView = {
  counts: CountsView;
  roads: RoadsView | null;
  banker_hands: BankerHandView[];
};

/** A sign that stands, and its clock where it announces something. */
export type SignView = {
  id: number;
  shows: string;
  text: string[];
  rule: string | null;
  posted: number;
  takes_effect: number | null;
  change: Change | null;
};

/** Where the chips of an area stack, and how wide they are. */
export type Spot = {
  x: number;
  y: number;
  across: number;
};

/** A sign on the table, and when it was put up. */
export type StandingSign = {
  id: number;
  shows: 'individual-limits' | 'limits' | 'odds' | 'previous-limits' | 'side-bet-amounts' | 'side-bet-configuration' | 'side-bet-odds' | 'side-bet-restriction' | 'tie-percentage' | 'variation' | 'change' | 'closing';
  said: (Record<string, string>)[];
  rule: string | null;
  posted: number;
  patron: string | null;
  takes_effect: number | null;
};

/** What carries the table on, in a line for the dealer, and the roles that may do it. */
export type Step = {
  command: string;
  prompt: string;
  rule: string | null;
  by: string[];
};

/** What carries the table on. */
export type StepView = {
  command: string;
  prompt: string;
  rule: string | null;
  by: string[];
  mine: boolean;
  given: Record<string, unknown>;
  asks: string[];
  by_rank: Record<string, Record<string, unknown>>;
};

/** A bet on offer that turns on suits, for which the suit of each card of a hand must be said. */
export type SuitsView = {
  bet: string;
  rule: string;
};

/** A table as the lobby lists it. */
export type TableCard = {
  id: string;
  book: string;
  book_title: string;
  book_name: Record<string, string>;
  casino: string;
  game: string | null;
  game_title: string | null;
  game_name: Record<string, string> | null;
  pit: string;
  dealt_by: 'itself' | 'itself-with-guests' | 'people';
  phase: 'closed' | 'closing' | 'open';
  places: number | null;
  seated: number;
  standing: number;
  coup: number;
  least: number | null;
  most: number | null;
  counts: CountsView | null;
  big_road: Bead[];
  visitors_welcome: boolean;
  roles: string[];
  version: number;
};

/** Everything decided about a table before its first shoe. */
export type TableSettings = {
  table: string;
  game: string;
  decks: number;
  options: Record<string, string>;
  layout: string;
  places: number;
  drawn_places: number | null;
  where: string | null;
  private_area: boolean;
  reserved_for: string[];
  device: Device;
  method: string;
  chips: number[];
  chip_colours: Record<string, 'black' | 'blue' | 'brown' | 'green' | 'grey' | 'orange' | 'pink' | 'purple' | 'red' | 'white' | 'yellow'>;
  limits: Limits;
  side_bets: string[];
  accepts_cash: boolean;
  drop_box: boolean;
  day_begins: number;
  side_bet_places: Record<string, number>;
  low_limit: boolean;
  tournament: boolean;
  equipment: string[];
};

/** A table, as far as the viewer may see it. */
export type TableView = {
  version: number;
  phase: string;
  table: string | null;
  game: string | null;
  limits: Limits | null;
  last_coup: boolean;
  no_bet: string | null;
  coup: CoupView | null;
  hands: HandView[];
  result: ResultView | null;
  shoe: ShoeView | null;
  shown: ShownView | null;
  face: FaceView | null;
  patrons: PatronView[];
  signs: StandingSign[];
  markers: Record<string, string>;
  own: OwnView | null;
  moves: Move[];
  step: Step | null;
  notices: NoticeDue[];
  disputes: Dispute[];
  mispayments: Mispayment[];
  console: ConsoleView | null;
};

/** The rule book's own table, row by row; a natural draws nothing and has no row. */
export type TableauView = {
  player_draws: number[];
  player_stands: number[];
  columns: string[];
  banker: BankerRowView[];
  naturals: number[];
  player_rule: string;
  banker_rule: string;
};

export type ThemeView = {
  label: string;
  cases: CaseView[];
};

/** An event, as it is told. */
export type Told = {
  version: number;
  at: number;
  what: string;
  said: string;
  rule: string | null;
  book: string;
  by: string;
  role: string;
  approver: string | null;
};

export type WagerView = {
  id: number;
  patron: string;
  bet: string;
  area: number;
  cents: number;
  chips: Record<string, number>;
  instrument: string;
  fate: string;
};

/** A card that left the shoe and that the table has not taken: why, and what a dealer may do about it. */
export type Waiting = {
  device: string;
  sequence: number;
  reason: string;
  rule: string | null;
  report: string[];
};
