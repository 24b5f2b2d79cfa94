/**
 * Lays out a cabin: the seats of each class by the plan of the aircraft, row numbers as the airline has them, exits, walls,
 * lavatories and galleys where they belong, and the zone by which each seat is priced.
 */
import type { Money } from '../../money/money.ts';
import { zero } from '../../money/money.ts';
import type { FlightPlace } from './ancillaries.ts';
import type { Cabin } from '../reference/cabin.ts';
import { cabinPlan, type CabinPlan, type DeckPlan, flatPitch, pitch, rowNumbersWithout } from './cabin-plans.ts';
import type { AirlineCode } from '../offer/itinerary.ts';
import type { Facility, Gap, Seat, SeatDeck, SeatMap, SeatRow, SeatZone } from './seat-map.ts';

export interface LayoutQuestion {
  readonly place: FlightPlace;
  readonly equipment: string;
  readonly carrier: AirlineCode;
  /** How many seats each cabin has; the usual number of the type where absent. */
  readonly seats?: Readonly<Partial<Record<Cabin, number>>>;
  /** The cabin that the traveller has paid for: seats of others are blocked, and only its seats cost something. */
  readonly cabin: Cabin;
  /** For one traveller, tax included. Seats of classes above economy cost nothing more. */
  readonly prices: Readonly<Record<SeatZone, Money>>;
}

/** Inches behind an exit within which the next row is the row at it. */
const exitReach = 180;

/** Rows of economy whose seats are sold as front ones. */
const frontRows = 5;

/**
 * The map of a flight, all seats of the cabin free. Exactly as many seats a cabin as asked: a last row that is not full
 * lacks its outer seats, as where the fuselage narrows.
 */
export function layOut(question: LayoutQuestion): SeatMap {
  const { place, equipment, carrier } = question;
  const plan = cabinPlan(equipment);
  const seats = question.seats ?? plan.usual;
  const skipped = rowNumbersWithout(carrier);
  let last = 0;
  const decks: SeatDeck[] = [];
  for (const [at, deck] of plan.decks.entries()) {
    const bare = bareRows(plan, deck, at, seats);
    if (bare.length === 0) continue;
    const rows: SeatRow[] = [];
    for (const row of bare) {
      last = nextNumber(last, skipped);
      rows.push(dressed(row, last, deck, plan, question, rows, bare));
    }
    decks.push({ name: deck.name, columns: deck.columns, rows, facilities: facilitiesOf(deck, plan, bare) });
    // An upper deck's rows are numbered on from the next ten.
    last = Math.ceil(last / 10) * 10;
  }
  return { place, equipment, decks };
}

interface BareRow {
  readonly cabin: Cabin;
  /** Letters that have a seat. */
  readonly letters: string;
  readonly exit: boolean;
  readonly bulkhead: boolean;
  /** Inches from the front of the first row. */
  readonly from: number;
}

const order: readonly Cabin[] = ['F', 'C', 'W', 'Y'];

function bareRows(
  plan: CabinPlan,
  deck: DeckPlan,
  at: number,
  seats: LayoutQuestion['seats'] = {},
): readonly BareRow[] {
  const rows: BareRow[] = [];
  let from = 0;
  let exits = [...deck.exits];
  for (const cabin of order) {
    const letters = deck.abreast[cabin];
    let left = onDeck(plan, at, cabin, seats[cabin] ?? 0);
    let isFirst = true;
    while (left > 0) {
      // A door in the middle of a front cabin gives no row of it more room.
      exits = exits.filter((each) => from < each + exitReach);
      const [next] = exits;
      const exit = next !== undefined && from >= next && (cabin === 'Y' || cabin === 'W');
      if (exit) exits = exits.slice(1);
      // Behind a door there is a wall; an exit over the wing has none.
      const bulkhead = isFirst || (exit && deck.exitsAre === 'doors');
      rows.push({ cabin, letters: narrowed(letters, left), exit, bulkhead, from });
      left -= letters.length;
      from += cabin === 'C' && plan.wideBody ? flatPitch : pitch[cabin];
      isFirst = false;
    }
  }
  return rows;
}

/** The last deck takes what the shares of those before it leave. */
function onDeck({ decks }: CabinPlan, at: number, cabin: Cabin, seats: number): number {
  const upTo = (count: number) =>
    count >= decks.length
      ? seats
      : Math.round(
          (seats *
            Math.min(
              100,
              decks.slice(0, count).reduce((sum, each) => sum + each.share[cabin], 0),
            )) /
            100,
        );
  return upTo(at + 1) - upTo(at);
}

/** The outer letters fall away first, right and left in turn. */
function narrowed(letters: string, seats: number): string {
  let kept = letters;
  while (kept.length > seats) kept = (letters.length - kept.length) % 2 === 0 ? kept.slice(0, -1) : kept.slice(1);
  return kept;
}

function nextNumber(last: number, skipped: readonly number[]): number {
  const next = last + 1;
  return skipped.includes(next) ? nextNumber(next, skipped) : next;
}

function dressed(
  row: BareRow,
  number: number,
  deck: DeckPlan,
  plan: CabinPlan,
  question: LayoutQuestion,
  before: readonly SeatRow[],
  all: readonly BareRow[],
): SeatRow {
  const end = (all.at(-1)?.from ?? 0) + 1;
  const zone = zoneOf(row, before, all);
  const elements = [...deck.columns]
    .filter((letter) => letter !== ' ')
    .map((column) =>
      row.letters.includes(column)
        ? seatOf(column, `${number}${column}`, row, zone, deck, plan, question)
        : ({ kind: 'gap', column } satisfies Gap),
    );
  return {
    number,
    cabin: row.cabin,
    exit: row.exit,
    bulkhead: row.bulkhead,
    wing: row.from >= end * 0.35 && row.from <= end * 0.6,
    elements,
  };
}

function seatOf(
  column: string,
  seat: string,
  row: BareRow,
  zone: SeatZone,
  { columns }: DeckPlan,
  { wideBody }: CabinPlan,
  { cabin, prices }: LayoutQuestion,
): Seat {
  const at = columns.indexOf(column);
  const legroom = row.exit || row.bulkhead;
  return {
    kind: 'seat',
    seat,
    column,
    price: row.cabin === cabin && (cabin === 'Y' || cabin === 'W') ? prices[zone] : zero(prices.standard.currency),
    state: row.cabin === cabin ? 'free' : 'blocked',
    zone,
    window: at === 0 || at === columns.length - 1,
    aisle: isBesideAisle(columns, row.letters, at),
    exit: row.exit,
    legroom,
    notForChild: row.exit,
    bassinet: wideBody && row.bulkhead && !row.exit && isMiddleOfBlock(columns, at),
  };
}

/** Nobody sits between it and an aisle. */
function isBesideAisle(columns: string, letters: string, at: number): boolean {
  const free = (step: 1 | -1): boolean => {
    for (let place = at + step; place >= 0 && place < columns.length; place += step) {
      const letter = columns[place];
      if (letter === ' ') return true;
      if (letter !== undefined && letters.includes(letter)) return false;
    }
    return false;
  };
  return free(1) || free(-1);
}

function isMiddleOfBlock(columns: string, at: number): boolean {
  const start = columns.lastIndexOf(' ', at) + 1;
  const space = columns.indexOf(' ', at);
  const end = (space === -1 ? columns.length : space) - 1;
  return at === Math.floor((start + end) / 2);
}

function zoneOf({ cabin, exit, bulkhead }: BareRow, before: readonly SeatRow[], all: readonly BareRow[]): SeatZone {
  if (exit || bulkhead) return 'legroom';
  const ahead = before.filter((row) => row.cabin === cabin).length;
  const rows = all.filter((row) => row.cabin === cabin).length;
  if (cabin === 'Y' && ahead < frontRows) return 'front';
  return ahead * 3 < rows ? 'preferred' : 'standard';
}

/** Galley and lavatory before the first row and behind the last; more where a wide body has doors between. */
function facilitiesOf(
  { exitsAre }: DeckPlan,
  { wideBody, decks }: CabinPlan,
  rows: readonly BareRow[],
): readonly Facility[] {
  const small = rows.length < 10;
  const stairs: readonly Facility[] =
    decks.length > 1
      ? [
          { kind: 'stairs', afterRows: 0, side: 'middle' },
          { kind: 'stairs', afterRows: rows.length, side: 'middle' },
        ]
      : [];
  const front: readonly Facility[] = [
    { kind: 'door', afterRows: 0, side: 'left' },
    ...(small ? [] : ([{ kind: 'galley', afterRows: 0, side: 'right' }] as const)),
    ...(small ? [] : ([{ kind: 'lavatory', afterRows: 0, side: 'left' }] as const)),
    ...(wideBody ? ([{ kind: 'closet', afterRows: 0, side: 'right' }] as const) : []),
  ];
  const middle = rows.flatMap(({ exit }, at): readonly Facility[] =>
    exit && exitsAre === 'doors' && at > 0
      ? [
          { kind: 'door', afterRows: at, side: 'left' },
          ...(wideBody
            ? ([
                { kind: 'lavatory', afterRows: at, side: 'left' },
                { kind: 'galley', afterRows: at, side: 'middle' },
                { kind: 'lavatory', afterRows: at, side: 'right' },
              ] as const)
            : []),
          { kind: 'door', afterRows: at, side: 'right' },
        ]
      : [],
  );
  const back: readonly Facility[] = small
    ? []
    : [
        { kind: 'lavatory', afterRows: rows.length, side: 'left' },
        { kind: 'galley', afterRows: rows.length, side: 'middle' },
        { kind: 'lavatory', afterRows: rows.length, side: 'right' },
      ];
  return [...front, ...middle, ...back, ...stairs];
}
