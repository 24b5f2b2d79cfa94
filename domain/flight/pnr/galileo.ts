/**
 * Reads Galileo booking files: a header `6HJ2QX/42 BOMOU C4A1B2 AG 99999992 19JAN`, names, numbered segments with day marks
 * before the arrival, then fields such as `FONE-` and `TKTG-`, and lists under their headings.
 */
import type { Weekday } from '../../time/calendar-date.ts';
import { readWrittenDate } from './dates.ts';
import { type Found, plain, type PnrReader, unknown, type Where, type Who } from './findings.ts';
import { readFlightLine } from './flight-line.ts';
import { type DisplayEntry, glued, spaced } from './lines.ts';
import { namesIn } from './names.ts';
import type { PnrLineKind } from './reading.ts';
import { flightIn, readAmount, readDeadline, readFareNote, readService, readTotal, ticketNumbers } from './services.ts';
import { readDisplayTime } from './times.ts';

/** Fields by the four letters before their dash. */
const fields: Readonly<Record<string, PnrLineKind>> = {
  FONE: 'phone',
  ADRS: 'phone',
  DLVR: 'phone',
  MAIL: 'phone',
  EMAIL: 'phone',
  NOTE: 'remark',
  NOTES: 'remark',
  VRMK: 'remark',
  RMKS: 'remark',
  ITIN: 'remark',
  UNTK: 'remark',
  VLOC: 'notice',
  RCVD: 'received',
  FOP: 'fare',
  TKTD: 'ticket',
};

/** Headings, by words in them, and what is listed under each. */
const headings: readonly (readonly [string, PnrLineKind])[] = [
  ['DIVIDED BOOKING', 'divided'],
  ['SPECIAL SERVICE', 'ssr'],
  ['MANUAL SSR', 'ssr'],
  ['SEGMENT/PASSENGER RELATED', 'ssr'],
  ['NO NAMES/SEGMENT', 'ssr'],
  ['OTHER SUPPLEMENTARY', 'osi'],
  ['VENDOR REMARKS', 'remark'],
  ['VENDOR LOCATOR', 'notice'],
  ['ELECTRONIC TICKET LIST', 'ticket'],
  ['TICKET NUMBER', 'ticket'],
  ['SEAT DATA', 'notice'],
  ['MILEAGE MEMBERSHIP', 'notice'],
  ['FILED FARE', 'fare'],
];

const days: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function galileoReader(): PnrReader {
  let under: PnrLineKind | undefined;
  return {
    wrapping: {
      indent: 3,
      begins: (words) => /^(?:M ?)?\d{1,3}[.+]|^\d{1,3} (?:SSR|OSI)|^\*?TE\d|^SSR|^OSI/.test(words),
    },
    read: (entry) => {
      const found = read(entry, under);
      if (found.heads !== undefined) under = found.heads === 'none' ? undefined : found.heads;
      return found;
    },
  };
}

/** A field or heading also says what follows it. */
interface Placed extends Found {
  readonly heads?: PnrLineKind | 'none';
}

function read(entry: DisplayEntry, under: PnrLineKind | undefined): Placed {
  const { words } = entry.head;
  const header = readHeader(words);
  if (header !== undefined) return header;
  const service = readServiceOf(entry);
  if (service !== undefined) return service;
  const field = /^([A-Z]{3,5}) ?-/.exec(words)?.[1] ?? '';
  if (field === 'TKTG') return { ...readTicketing(glued(entry)), heads: 'none' };
  if (field === 'VRMK' && words.includes('ADTK')) return readVendorsDeadline(spaced(entry));
  if (Object.hasOwn(fields, field)) return { ...plain(fields[field] ?? 'notice'), heads: fields[field] ?? 'none' };
  if (/\bEXISTS?\b|\bIN USE\b/.test(words))
    return { ...plain(words.includes('DIVIDED') ? 'divided' : 'notice'), heads: 'none' };
  const heading = headings.find(([text]) => words.includes(text) && !/^\d/.test(words));
  if (heading !== undefined) return readHeading(words, heading[1]);
  const segment = readSegmentOf(entry);
  if (segment !== undefined) return { ...segment, heads: 'none' };
  if (/^OPERATED BY\b/.test(words)) return plain('segment');
  const named = under === undefined || /\d\.(?:I\/)?\d/.test(words) ? namesIn(spaced(entry)) : undefined;
  if (named !== undefined && named.names.length > 0)
    return { as: 'name', understood: named.complete, names: named.names };
  const ticket = readTicketRow(spaced(entry));
  if (ticket !== undefined) return ticket;
  const total = readTotal(spaced(entry));
  if (total !== undefined) return total;
  if (/^P\d{1,2} .* [A-Z]{3} \d[\d.,]*$/.test(words)) return plain('fare');
  const note = readFareNote(words);
  if (note !== undefined) return note;
  return under !== undefined && /^(?:M ?)?\d{1,3}\./.test(words) ? underHeading(under) : unknown;
}

/** What stands under a heading is of its kind, unless that kind is to be read. */
function underHeading(kind: PnrLineKind): Found {
  return kind === 'ssr' || kind === 'ticket' ? { as: kind, understood: false } : plain(kind);
}

function readHeading(words: string, kind: PnrLineKind): Placed {
  const link = kind === 'divided' && /-|LINK/.test(words);
  return link ? plain('divided') : { ...plain(kind === 'divided' ? 'divided' : 'notice'), heads: kind };
}

function readHeader(words: string): Found | undefined {
  const parts = /^([A-Z0-9]{6})\/([A-Z0-9]{2,3}) (.+)$/.exec(words);
  const rest = parts?.[3]?.split(' ') ?? [];
  const recordDate = readWrittenDate(rest.at(-1) ?? '');
  const [, locator] = parts ?? [];
  if (
    locator === undefined ||
    !/^[A-Z0-9]{4,5}$/.test(rest[0] ?? '') ||
    (recordDate === undefined && !rest.includes('AG'))
  ) {
    return undefined;
  }
  return {
    as: 'header',
    understood: recordDate !== undefined,
    locator,
    ...(recordDate !== undefined && { recordDate }),
  };
}

const flight =
  /^(?<number>\d{1,2}) ?[.+*]? ?(?<carrier>[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(?<digits>\d{1,4}) ?(?<class>[A-Z]) (?<day>\d{1,2}[A-Z]{3}(?:\d{2})?) (?<origin>[A-Z]{3}) ?(?<destination>[A-Z]{3}) (?:(?<status>[A-Z]{2})(?<seats>\d{1,2})|FLWN)(?: |$)/;

function readSegmentOf(entry: DisplayEntry): Found | undefined {
  const words = spaced(entry);
  const surface = /^(\d{1,2}) ?[.+]? ?(?:ARU?NK|SURFACE|SUR)\b/.exec(words);
  if (surface) return { as: 'arnk', understood: true, number: Number(surface[1]), surface: true };
  return readFlightLine(words, flight, (rest) => {
    const weekday = rest.map(weekdayOf).find((each) => each !== undefined);
    return weekday === undefined ? {} : { weekday };
  });
}

/** `SU`, or `TH/FR` where it arrives on another day. */
function weekdayOf(word: string): Weekday | undefined {
  return /^[A-Z]{2}(?:\/[A-Z]{2})?$/.test(word) ? weekdays[days.indexOf(word.slice(0, 2))] : undefined;
}

/** ` 1. SSRVGML 6E HK1 …`, `M 1. SSRDOCS…`, or without a number. */
function readServiceOf(entry: DisplayEntry): Found | undefined {
  const words = glued(entry).replace(/^(?:GFAX ?- ?)?(?:M ?)?(?:\d{1,3}(?:\. ?| ))?(?=SSR|OSI)/, '');
  if (words.startsWith('OSI')) return plain('osi');
  return words.startsWith('SSR') ? readService(words, references) : undefined;
}

/** `…-1MEHTA/ROHANMR.3122400073837C1`, `…-I/1MEHTA/KABIR`: names stand after the last dash that a count follows. */
function references(text: string): { who: Who; where: Where } {
  const named = /-(I\/)?\d{0,2}([A-Z][A-Z' ]{0,60})\/([A-Z][A-Z' ]{0,60})/.exec(text);
  const [, infant, lastName, firstName] = named ?? [];
  const who: Who =
    lastName === undefined || firstName === undefined
      ? {}
      : { lastName: lastName.trim(), firstName: firstName.trim(), ...(infant !== undefined && { infant: true }) };
  return { who, where: flightIn(text) };
}

/** `TKTG-T*…` is ticketed or to be so without a limit; `TKTG-TAU/WE20JAN`, `TKTG-TAW/20JAN/1800`, `TKTG-TL1800/20JAN`. */
function readTicketing(words: string): Found {
  const text = words.slice('TKTG-'.length).trim();
  if (text.startsWith('T*') || text === '') return plain('time-limit');
  const parts = text
    .split(/[/ *]/)
    .map((part) =>
      part.replace(/^(?:TAU|TAW|TAX|TAV|TL|T)(?=\d|$)/, '').replace(/^(?:MO|TU|WE|TH|FR|SA|SU)(?=\d)/, ''),
    );
  const date = parts.map(readWrittenDate).find((each) => each !== undefined);
  const time = parts.map(readDisplayTime).find((each) => each !== undefined);
  const limit = date === undefined ? readDeadline(text) : { date, ...(time !== undefined && { time }) };
  return limit === undefined ? { as: 'time-limit', understood: false } : { as: 'time-limit', understood: true, limit };
}

/** An airline's deadline among the vendor remarks: `VRMK-VI/AEK *ADTK1GTOEK BY 24NOV 1800`. */
function readVendorsDeadline(words: string): Found {
  const limit = readDeadline(words);
  return { as: 'remark', understood: limit !== undefined, ...(limit !== undefined && { limit }) };
}

/** A row of the list of electronic tickets: `*TE001; 3122400073837 MEHTA/ROHANMR INR 18450`, in any order. */
function readTicketRow(words: string): Found | undefined {
  const row = /^\*?TE ?\d{1,3};? (.+)$/.exec(words)?.[1] ?? /^TKT: ?(.+)$/.exec(words)?.[1];
  if (row === undefined) return undefined;
  const number = /(?<!\d)\d{3}[ -]?\d{4} ?\d{6}(?:[-/]\d{1,3})?(?!\d)/.exec(row)?.[0] ?? '';
  const numbers = ticketNumbers(number);
  if (numbers === undefined) return { as: 'ticket', understood: false };
  const name = /(?:^| )(I\/)?\d{0,2}([A-Z][A-Z' ]{0,60})\/([A-Z][A-Z']{0,60})/.exec(
    row.replace(number, ' ').replace('NAME:', ' ').replace(/\s+/g, ' '),
  );
  const amounts = row
    .split(' ')
    .map((word, index, all) => readAmount(`${word} ${all[index + 1] ?? ''}`))
    .filter((each) => each !== undefined);
  const total = amounts.find((each) => 'amount' in each);
  const who: Who =
    name?.[2] === undefined || name[3] === undefined
      ? {}
      : { lastName: name[2].trim(), firstName: name[3], ...(name[1] !== undefined && { infant: true }) };
  return {
    as: 'ticket',
    understood: total !== undefined || amounts.length === 0,
    tickets: [{ numbers, who, where: {}, ...(total !== undefined && { total: total.amount }) }],
    ...(total === undefined && amounts.length > 0 && { strangeCurrency: true }),
  };
}
