/**
 * Reads Sabre displays: the locator on a line of its own, names, segments with a letter for the day of the week, then lists
 * under headings such as `TKT/TIME LIMIT`, and at the end who made the record and when.
 */
import type { Weekday } from '../../time/calendar-date.ts';
import { readWrittenDate, type WrittenDate } from './dates.ts';
import { type Found, plain, type PnrReader, unknown, type Where, type Who } from './findings.ts';
import { readFlightLine } from './flight-line.ts';
import { type DisplayEntry, glued, spaced } from './lines.ts';
import { namesIn } from './names.ts';
import type { PnrLineKind } from './reading.ts';
import { flightIn, readAmount, readFareNote, readService, readTotal, ticketNumbers } from './services.ts';
import { readDisplayTime } from './times.ts';

/** What is listed under a heading that begins so. */
const headings: readonly (readonly [string, PnrLineKind])[] = [
  ['TKT/TIME LIMIT', 'time-limit'],
  ['TICKETING', 'time-limit'],
  ['PHONES', 'phone'],
  ['PASSENGER EMAIL', 'phone'],
  ['ADDRESS', 'phone'],
  ['GENERAL FACTS', 'ssr'],
  ['AA FACTS', 'ssr'],
  ['REMARKS', 'remark'],
  ['ITINERARY REMARKS', 'remark'],
  ['CUSTOMER PROFILE', 'remark'],
  ['FREQUENT TRAVELER', 'remark'],
  ['ACCOUNTING DATA', 'fare'],
  ['PRICE QUOTE RECORD - DETAILS', 'fare'],
  ['BASE FARE', 'fare'],
  ['SEATS/BOARDING PASS', 'remark'],
];

/** M T W Q F J S: Q is Thursday, J Saturday. */
const dayLetters = 'MTWQFJS';
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface Placed extends Found {
  readonly heads?: PnrLineKind | 'none';
}

/** Where the reader is: under which heading, and in which currency a price quote is. */
interface Place {
  under?: PnrLineKind;
  begun: boolean;
  currency?: string;
}

export function sabreReader(): PnrReader {
  const place: Place = { begun: false };
  return {
    wrapping: {
      indent: 2,
      begins: (words) =>
        /^\d{1,3}\.|^\d{1,2} [A-Z0-9]{2} ?\d|^\d{1,2} ?ARU?NK|^\d{1,2}- |^BASE FARE|TTL$|TOTAL/.test(words),
    },
    read: (entry) => {
      const found = read(entry, place);
      if (found.heads === 'none') delete place.under;
      else if (found.heads !== undefined) place.under = found.heads;
      if (found.as !== undefined) place.begun = true;
      return found;
    },
  };
}

function read(entry: DisplayEntry, place: Place): Placed {
  const { words } = entry.head;
  const heading = headings.find(([text]) => words === text || words.startsWith(`${text} `)) ?? factsHeading(words);
  if (heading !== undefined) return { ...plain('notice'), heads: heading[1] };
  if (/^RECEIVED FROM\b/.test(words)) return { ...plain('received'), heads: 'none' };
  const history = readHistory(words);
  if (history !== undefined) return { ...history, heads: 'none' };
  if (!place.begun && /^[A-Z]{6}$/.test(words)) return { as: 'header', understood: true, locator: words };
  const item = /^\d{1,3}\. ?/.exec(words)?.[0];
  if (item !== undefined && place.under !== undefined) return readItem(entry, item.length, place.under);
  const segment = readSegmentOf(entry);
  if (segment !== undefined) return { ...segment, heads: 'none' };
  if (/^OPERATED BY\b/.test(words)) return plain('segment');
  const named = place.under === undefined ? namesIn(spaced(entry)) : undefined;
  if (named !== undefined && named.names.length > 0)
    return { as: 'name', understood: named.complete, names: named.names };
  const price = readQuotedPrice(words, place) ?? readTotal(spaced(entry)) ?? readFareNote(words);
  if (price !== undefined) return price;
  if (/\bEXISTS?\b|^INVOICED\b|^\*{1,3} ?[A-Z ]+\*{1,3}$/.test(words)) return { ...plain('notice'), heads: 'none' };
  return unknown;
}

/** Facts of a carrier: `QP FACTS`. */
function factsHeading(words: string): readonly [string, PnrLineKind] | undefined {
  return /^[A-Z0-9]{2} FACTS$/.test(words) ? ['FACTS', 'ssr'] : undefined;
}

function readItem(entry: DisplayEntry, from: number, under: PnrLineKind): Found {
  const text = glued(entry).slice(from);
  if (text.startsWith('SSR')) return readService(text, references) ?? { as: 'ssr', understood: false };
  if (text.startsWith('OSI')) return plain('osi');
  if (under === 'time-limit') return readTicketing(text);
  return under === 'ssr' ? { as: 'ssr', understood: false } : plain(under);
}

const flight =
  /^(?<number>\d{1,2}) (?<carrier>[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(?<digits>\d{1,4}) ?(?<class>[A-Z]) (?<day>\d{1,2}[A-Z]{3}(?:\d{2})?) (?<weekday>[MTWQFJS1-7]) ?\*?(?<origin>[A-Z]{3})(?<destination>[A-Z]{3})[ *](?:(?<status>[A-Z]{2})(?<seats>\d{1,2})|FLWN)(?: |$)/;

function readSegmentOf(entry: DisplayEntry): Found | undefined {
  const words = spaced(entry);
  const surface = /^(\d{1,2}) ?ARU?NK\b/.exec(words);
  if (surface) return { as: 'arnk', understood: true, number: Number(surface[1]), surface: true };
  return readFlightLine(words, flight, (rest, { weekday: letter = '' }) => {
    const arrivalDate = readWrittenDate(rest[0] ?? '');
    const locator = rest.map((word) => /^\/DC[A-Z0-9]{2}\*([A-Z0-9]{5,6})$/.exec(word)?.[1]).find((each) => each);
    const weekday = weekdays[/\d/.test(letter) ? Number(letter) - 1 : dayLetters.indexOf(letter)];
    return {
      ...(weekday !== undefined && { weekday }),
      ...(arrivalDate !== undefined && { arrivalDate }),
      ...(locator !== undefined && { carrierLocator: locator }),
    };
  });
}

/** `…-1.1`, `…-1.1IYER/LAKSHMI MRS`: a name by its number. */
function references(text: string): { who: Who; where: Where } {
  const named = /-(\d{1,2})\.(\d{1,2})(?!\d)/.exec(text);
  const who: Who = named ? { fields: [Number(named[1])], place: Number(named[2]) } : {};
  return { who, where: flightIn(text) };
}

/**
 * `T-09MAY-6IIF*AWS` is ticketed; `TAW20JAN/1800/`, `TL20JAN/1800`, `TAW6IIF11JUN077/0400A/` are limits;
 * `TE 1202400012345/46-AT IYER/L 6IIF*AWS 1348/29NOV*I` is a ticket, `TV …` one that was voided.
 */
function readTicketing(text: string): Found {
  const document = /^T([EKV]) ?(\d{13}(?:\/\d{1,3})?)(.*)$/.exec(text);
  if (document) return readDocument(document[1] ?? '', document[2] ?? '', document[3] ?? '');
  if (/^T-(?!TL|AW)/.test(text)) return plain('time-limit');
  const parts = text.split(/[/ ]/);
  const date = parts.map(limitDate).find((each) => each !== undefined);
  const time = parts
    .slice(1)
    .map(readDisplayTime)
    .find((each) => each !== undefined);
  if (date === undefined) return { as: 'time-limit', understood: false };
  return { as: 'time-limit', understood: true, limit: { date, ...(time !== undefined && { time }) } };
}

/** `TAW20JAN`, `TAW6IIF11JUN077` (an office before, a queue after it), `20JAN`. */
function limitDate(part: string): WrittenDate | undefined {
  const found = /^(?:T-)?(?:TAW|TAX|TL)?(?:[A-Z0-9]{3,4})?(\d{2}[A-Z]{3})(?:\d{3})?$/.exec(part);
  return found?.[1] === undefined ? undefined : readWrittenDate(found[1]);
}

function readDocument(kind: string, number: string, rest: string): Found {
  const numbers = ticketNumbers(number);
  if (numbers === undefined) return { as: 'ticket', understood: false };
  if (kind === 'V') return plain('ticket');
  const name = /(?:^| )([A-Z][A-Z' ]{0,60})\/([A-Z]{1,60})(?: |$)/.exec(rest.replace(/^-[A-Z]{2}/, ''));
  const amount = rest
    .split(' ')
    .map(readAmount)
    .find((each) => each !== undefined && 'amount' in each);
  return {
    as: 'ticket',
    understood: true,
    tickets: [
      {
        numbers,
        who: name?.[1] === undefined || name[2] === undefined ? {} : { lastName: name[1].trim(), firstName: name[2] },
        where: {},
        ...(amount !== undefined && 'amount' in amount && { total: amount.amount }),
      },
    ],
  };
}

/** The last line: `6IIF.6IIF*AWS 0357/10JUN26 WAISCS H`. */
function readHistory(words: string): Found | undefined {
  const parts =
    /^[A-Z0-9]{3,5}\.[A-Z0-9]{3,5}\*[A-Z0-9]{2,4} \d{4}\/(\d{1,2}[A-Z]{3}\d{0,2})(?: ([A-Z]{6}))?(?: |$)/.exec(words);
  const recordDate = readWrittenDate(parts?.[1] ?? '');
  if (recordDate === undefined) return undefined;
  const locator = parts?.[2];
  return { as: 'history', understood: true, recordDate, ...(locator !== undefined && { locator }) };
}

/** Rows of a price quote: `2- INR16000 2450XT INR18450ADT` each, and the sum of all `32000 4900 36900TTL`. */
function readQuotedPrice(words: string, place: Place): Found | undefined {
  const row = /^\d{1,2}- ?([A-Z]{3})\d[\d.]{0,12} .*[A-Z]{3}\d[\d.]{0,12}[A-Z][A-Z0-9]{2}$/.exec(words);
  if (row?.[1] !== undefined) {
    place.currency = row[1];
    return plain('fare');
  }
  const sum = /^[\d. ]{0,60} (\d[\d.]{0,12})TTL$/.exec(words)?.[1];
  const written = sum === undefined || place.currency === undefined ? undefined : readAmount(place.currency + sum);
  if (written === undefined) return undefined;
  return 'amount' in written
    ? { as: 'fare', understood: true, total: { amount: written.amount, grand: true } }
    : { as: 'fare', understood: false, strangeCurrency: true };
}
