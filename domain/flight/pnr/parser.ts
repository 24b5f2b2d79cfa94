/**
 * Reads a pasted PNR display: whose it is, what each line says, and the record as a whole. Every line is kept and marked;
 * nothing throws, whatever the text; and the time taken grows with the text, not faster.
 */
import { compareDates, type IsoDate, weekday } from '../../time/calendar-date.ts';
import { equals, type Money, multiply, sum } from '../../money/money.ts';
import { countByType } from '../../people/traveller.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { withDocuments } from './documents.ts';
import { amadeusReader } from './amadeus.ts';
import { arrivalOffset, lastSuchDate, nextSuchDate } from './dates.ts';
import { recognisedDialect } from './dialect.ts';
import type { FarePart, Found, PnrReader, WrittenSegment } from './findings.ts';
import { galileoReader } from './galileo.ts';
import { type DisplayEntry, type DisplayLine, displayLine, entriesOf, splitLines } from './lines.ts';
import {
  type CalledSegment,
  type CalledTraveller,
  pnrMostOfEach,
  travellersOf,
  whereIsMeant,
  whoIsMeant,
} from './matching.ts';
import {
  type PnrDialect,
  type PnrFlight,
  type PnrLine,
  pnrMostCharacters,
  type PnrReading,
  type PnrSegment,
  type PnrService,
  type PnrTicket,
  type PnrTimeLimit,
  type PnrTraveller,
  segmentStanding,
} from './reading.ts';
import { sabreReader } from './sabre.ts';

export interface PnrFacts {
  /** In the business zone: where a display has no date of its own, years are counted from here. */
  readonly today: IsoDate;
  /** Whose display it is, as a person says; recognised where absent. */
  readonly gds?: PnrDialect;
}

const readers: Readonly<Record<PnrDialect, () => PnrReader>> = {
  amadeus: amadeusReader,
  galileo: galileoReader,
  sabre: sabreReader,
};

interface ReadEntry {
  readonly entry: DisplayEntry;
  readonly found: Found;
}

/**
 * Reads a display. A text above 64 kB (`too-long`) or without a word (`required`) is not read, nor is one whose dialect
 * nobody recognises or names (`required` at `gds`); its lines are all marked as not understood.
 *
 * A date without a year is the next such date on or after the record's own (the header's, or at the end of a Sabre
 * display), or on or after today; that of a flown segment is the last such date before.
 */
export function readPnr(text: string, { today, gds }: PnrFacts): PnrReading {
  if (text.length > pnrMostCharacters) return unread([], violation('too-long', 'text', { most: pnrMostCharacters }));
  const lines = splitLines(text).map(displayLine);
  if (lines.every(({ noise }) => noise)) return unread(lines, violation('required', 'text'));
  const dialect = gds ?? recognisedDialect(lines);
  if (dialect === undefined) return unread(lines, violation('required', 'gds'));
  const { wrapping, read } = readers[dialect]();
  return readingOf(
    dialect,
    lines,
    entriesOf(lines, wrapping).map((entry) => ({ entry, found: read(entry) })),
    today,
  );
}

function unread(lines: readonly DisplayLine[], problem: Violation): PnrReading {
  return {
    lines: lines.map(
      ({ text, noise }): PnrLine => (noise ? { text, understood: true, as: 'noise' } : { text, understood: false }),
    ),
    travellers: [],
    segments: [],
    tickets: [],
    ssr: [],
    problems: [problem],
  };
}

function readingOf(
  dialect: PnrDialect,
  lines: readonly DisplayLine[],
  entries: readonly ReadEntry[],
  today: IsoDate,
): PnrReading {
  const problems: Violation[] = [];
  const spoilt = new Set<number>();
  const left = (line: number): void => {
    spoilt.add(line);
  };
  const misdated = (line: number): void => {
    left(line);
    problems.push(violation('date-form', `lines[${line}]`));
  };
  const vain = (line: number): void => {
    problems.push(violation('pnr-reference', `lines[${line}]`));
  };

  const recordDate = recordDateOf(entries, today, misdated);
  const base = recordDate ?? today;
  const named = entries.flatMap(({ entry, found: { names = [] } }) =>
    names.map((name) => ({ name, line: entry.head.index })),
  );
  const services = entries.flatMap(({ entry, found: { service } }) =>
    service === undefined ? [] : [{ service, line: entry.head.index }],
  );
  const people = withDocuments(travellersOf(named, base, left), services, base, vain);
  const segments = segmentsOf(entries, base, misdated, left);
  const { tickets, ssr } = referencesOf(entries, people, segments, vain);
  const timeLimit = earliestLimit(entries, base, misdated);
  const locator = entries.find(({ found }) => found.locator !== undefined)?.found.locator;
  const total = totalOf(entries, people.length);
  const baseFare = total && baseFareOf(entries, people.length, total);
  const travellers = people.map(({ traveller }) => traveller);
  const found = { travellers, segments: segments.map(({ segment }) => segment) };

  return {
    dialect,
    ...(locator !== undefined && { locator }),
    ...(recordDate !== undefined && { recordDate }),
    lines: markedLines(lines, entries, spoilt),
    ...found,
    tickets,
    ...(timeLimit !== undefined && { timeLimit }),
    ssr,
    ...(total !== undefined && { total }),
    ...(baseFare !== undefined && { base: baseFare }),
    problems: [
      ...(locator === undefined ? [violation('required', 'locator')] : []),
      ...(travellers.length === 0 ? [violation('required', 'travellers')] : []),
      ...(segments.some(({ segment }) => segment.kind === 'air') ? [] : [violation('required', 'segments')]),
      ...problems,
      ...strangeCurrencies(entries),
      ...checkSegments(segments, entries, travellers),
    ],
  };
}

function recordDateOf(
  entries: readonly ReadEntry[],
  today: IsoDate,
  misdated: (line: number) => void,
): IsoDate | undefined {
  const dated = entries.find(({ found }) => found.recordDate !== undefined);
  const date = dated?.found.recordDate && lastSuchDate(dated.found.recordDate, today);
  if (dated !== undefined && date === undefined) misdated(dated.entry.head.index);
  return date;
}

/** Every line of the display with what it was read as; the wrapped rest of an entry goes with its beginning. */
function markedLines(
  lines: readonly DisplayLine[],
  entries: readonly ReadEntry[],
  spoilt: ReadonlySet<number>,
): readonly PnrLine[] {
  const marked = lines.map(
    ({ text, noise }): PnrLine => (noise ? { text, understood: true, as: 'noise' } : { text, understood: false }),
  );
  for (const { entry, found } of entries) {
    const { head, rest } = entry;
    const strange = found.segment !== undefined && segmentStanding(found.segment.status) === undefined;
    const mark = {
      understood: found.understood && !strange && !spoilt.has(head.index),
      ...(found.as !== undefined && { as: found.as }),
    };
    marked[head.index] = { text: head.text, ...mark };
    for (const { index, text } of rest) marked[index] = { text, ...mark, continues: head.index };
  }
  return marked;
}

function segmentsOf(
  entries: readonly ReadEntry[],
  base: IsoDate,
  misdated: (line: number) => void,
  left: (line: number) => void,
): readonly CalledSegment[] {
  const called: CalledSegment[] = [];
  const known = new Set<string>();
  for (const { entry, found } of entries) {
    const { number, segment: written, surface } = found;
    const line = entry.head.index;
    const segment: PnrSegment | undefined = surface
      ? { kind: 'surface', line }
      : written && flightOf(written, line, base);
    if (written !== undefined && segment === undefined) misdated(line);
    if (segment === undefined) continue;
    // Pages of a long display overlap: what is displayed twice is there once.
    const key = JSON.stringify([number, { ...segment, line: 0 }]);
    if (known.has(key)) continue;
    known.add(key);
    if (called.length >= pnrMostOfEach) {
      left(line);
      continue;
    }
    called.push({ number, segment });
  }
  return called;
}

function flightOf(written: WrittenSegment, line: number, base: IsoDate): PnrFlight | undefined {
  const { date: day, arrivalDate, dayOffset, weekday: _, ...rest } = written;
  const date = rest.status === 'FLWN' ? lastSuchDate(day, base) : nextSuchDate(day, base);
  if (date === undefined) return undefined;
  const offset = dayOffset ?? (arrivalDate === undefined ? 0 : arrivalOffset(arrivalDate, date));
  return offset === undefined ? undefined : { kind: 'air', ...rest, date, arrivalDayOffset: offset, line };
}

/** Tickets and services with whom and which flights they are for; what they refer to in vain is a problem. */
function referencesOf(
  entries: readonly ReadEntry[],
  people: readonly CalledTraveller[],
  segments: readonly CalledSegment[],
  inVain: (line: number) => void,
): { readonly tickets: readonly PnrTicket[]; readonly ssr: readonly PnrService[] } {
  const tickets = new Map<string, PnrTicket>();
  const ssr: PnrService[] = [];
  for (const { entry, found } of entries) {
    const line = entry.head.index;
    let vain = false;
    for (const { numbers, who, where, total } of found.tickets ?? []) {
      const whom = whoIsMeant(who, people);
      const flights = whereIsMeant(where, segments);
      vain ||= !whom.complete || !flights.complete;
      const [number, ...further] = numbers;
      const ticket: PnrTicket = {
        number,
        further,
        travellers: holdersOf(whom.positions ?? seatedOf(people), numbers.length),
        ...(flights.positions !== undefined && { segments: flights.positions }),
        ...(total !== undefined && { total }),
        line,
      };
      const before = tickets.get(number);
      tickets.set(number, before === undefined ? ticket : merged(before, ticket));
    }
    if (found.service !== undefined) {
      const { who, where, document: _, ...service } = found.service;
      const whom = whoIsMeant(who, people);
      const flights = whereIsMeant(where, segments);
      vain ||= !whom.complete || !flights.complete;
      ssr.push({
        ...service,
        ...(whom.positions !== undefined && { travellers: whom.positions }),
        ...(flights.positions !== undefined && { segments: flights.positions }),
        line,
      });
    }
    if (vain) inVain(line);
  }
  return { tickets: [...tickets.values()], ssr };
}

function seatedOf(people: readonly CalledTraveller[]): readonly number[] {
  return people.flatMap(({ traveller }, index) => (traveller.type === 'infant' ? [] : [index]));
}

/** Whom a range of documents can be for: one traveller, or several with as many documents each. */
function holdersOf(candidates: readonly number[], documents: number): readonly number[] {
  return candidates.length > 0 && documents % candidates.length === 0 ? candidates : [];
}

/** One ticket that is displayed twice, as a coupon a flight. */
function merged(one: PnrTicket, other: PnrTicket): PnrTicket {
  const union = (left: readonly number[], right: readonly number[]) =>
    [...new Set([...left, ...right])].sort((a, b) => a - b);
  const { segments: _, ...rest } = { ...other, ...one };
  return {
    ...rest,
    further: one.further.length > 0 ? one.further : other.further,
    travellers: union(one.travellers, other.travellers),
    ...(one.segments !== undefined &&
      other.segments !== undefined && { segments: union(one.segments, other.segments) }),
  };
}

function earliestLimit(
  entries: readonly ReadEntry[],
  base: IsoDate,
  misdated: (line: number) => void,
): PnrTimeLimit | undefined {
  const limits = entries.flatMap(({ entry, found }): PnrTimeLimit[] => {
    if (found.limit === undefined) return [];
    const line = entry.head.index;
    const date = nextSuchDate(found.limit.date, base);
    if (date === undefined) {
      misdated(line);
      return [];
    }
    return [{ date, ...(found.limit.time !== undefined && { time: found.limit.time }), line }];
  });
  // A day without a time lasts to its end.
  return limits.sort(
    (one, other) => compareDates(one.date, other.date) || ((one.time ?? '24') < (other.time ?? '24') ? -1 : 1),
  )[0];
}

/**
 * The total that the display calls grand; or its only one, where one person travels; or the sum of its stored fares, where
 * they are of everybody.
 */
function totalOf(entries: readonly ReadEntry[], travellers: number): Money | undefined {
  const all = entries.flatMap(({ found }) => found.total ?? []);
  const stored = all.flatMap(({ amount, part }) => (part === undefined ? [] : [{ amount, part }]));
  if (stored.length > 0) return storedTotal(stored, travellers);
  const totals = all.filter(({ part }) => part === undefined);
  const grand = totals.filter((each) => each.grand);
  const [first, ...others] = grand.length > 0 ? grand : travellers === 1 ? totals : [];
  return others.every((each) => first !== undefined && equals(each.amount, first.amount)) ? first?.amount : undefined;
}

/** The base fare of everybody by the stored fares; undefined where they do not say it, or say more than the total. */
function baseFareOf(entries: readonly ReadEntry[], travellers: number, total: Money): Money | undefined {
  const stored = entries.flatMap(({ found }) => found.base ?? []);
  const base = stored.length === 0 ? undefined : storedTotal(stored, travellers);
  return base?.currency === total.currency && base.minor <= total.minor ? base : undefined;
}

/** The last amount that a stored fare names is what one traveller pays. */
function storedTotal(
  stored: readonly { readonly amount: Money; readonly part: FarePart }[],
  travellers: number,
): Money | undefined {
  const fares = [...new Map(stored.map((each) => [each.part.name, each])).values()];
  const currency = fares[0]?.amount.currency;
  const paying = fares.reduce((count, { part }) => count + part.travellers, 0);
  if (currency === undefined || paying !== travellers) return undefined;
  if (fares.some(({ amount }) => amount.currency !== currency)) return undefined;
  return sum(
    currency,
    fares.map(({ amount, part }) => multiply(amount, part.travellers)),
  );
}

function strangeCurrencies(entries: readonly ReadEntry[]): readonly Violation[] {
  return entries.flatMap(({ entry, found }) =>
    found.strangeCurrency ? [violation('not-a-choice', `lines[${entry.head.index}]`)] : [],
  );
}

/** Statuses that are not known, days of the week that do not fall on their dates, seats that are not the travellers'. */
function checkSegments(
  segments: readonly CalledSegment[],
  entries: readonly ReadEntry[],
  travellers: readonly PnrTraveller[],
): readonly Violation[] {
  const written = new Map(entries.map(({ entry, found }) => [entry.head.index, found.segment?.weekday]));
  const { adults, children } = countByType(travellers);
  const seated = adults + children;
  return segments.flatMap(({ segment }, index) => {
    if (segment.kind === 'surface') return [];
    const path = `segments[${index}]`;
    const standing = segmentStanding(segment.status);
    const day = written.get(segment.line);
    const actual = weekday(segment.date);
    const flies = standing !== 'gone' && standing !== 'flown';
    return [
      ...(standing === undefined ? [violation('not-a-choice', `${path}.status`)] : []),
      ...(day !== undefined && day !== actual
        ? [violation('pnr-weekday', `${path}.date`, { written: day, actual })]
        : []),
      ...(flies && seated > 0 && segment.seats !== seated
        ? [violation('pnr-seats', `${path}.seats`, { seats: segment.seats, travellers: seated })]
        : []),
    ];
  });
}
