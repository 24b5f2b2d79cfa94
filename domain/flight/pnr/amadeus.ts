/**
 * Reads Amadeus displays: a header `RP/OFFICE/OFFICE  AA/SU  14JAN27/0915Z  ABC123`, then numbered elements, names among
 * them; a long one goes on in lines that stand further in.
 */
import type { Weekday } from '../../time/calendar-date.ts';
import { readWrittenDate } from './dates.ts';
import { type Found, plain, type PnrReader, unknown, type WrittenSegment } from './findings.ts';
import { type DisplayEntry, glued, spaced } from './lines.ts';
import { namesIn } from './names.ts';
import type { PnrLineKind } from './reading.ts';
import {
  type References,
  readAmount,
  readFareNote,
  readService,
  readTotal,
  slashReferences,
  ticketNumbers,
} from './services.ts';
import { type StoredFareReader, storedFareReader } from './stored-fare.ts';
import { readDisplayTime, readTimes } from './times.ts';

/** Elements that are kept as they are, by the word that they begin with. */
const elements: Readonly<Record<string, PnrLineKind>> = {
  AP: 'phone',
  APA: 'phone',
  APB: 'phone',
  APE: 'phone',
  APF: 'phone',
  APH: 'phone',
  APM: 'phone',
  APN: 'phone',
  OSI: 'osi',
  OS: 'osi',
  RM: 'remark',
  RC: 'remark',
  RX: 'remark',
  RI: 'remark',
  RII: 'remark',
  RIM: 'remark',
  RIR: 'remark',
  RF: 'received',
  FB: 'fare',
  FD: 'fare',
  FE: 'fare',
  FG: 'fare',
  FI: 'fare',
  FK: 'fare',
  FM: 'fare',
  FO: 'fare',
  FP: 'fare',
  FS: 'fare',
  FT: 'fare',
  FV: 'fare',
  FY: 'fare',
  FZ: 'fare',
  MEP: 'fare',
  OPW: 'remark',
};

export function amadeusReader(): PnrReader {
  const fares = storedFareReader();
  return {
    wrapping: { indent: 3, begins: (words) => /^\d{1,2}\.\p{L}|^PASSENGER |^TOTALS /u.test(words) },
    read: (entry) => read(entry, fares),
  };
}

function read(entry: DisplayEntry, fares: StoredFareReader): Found {
  const { words } = entry.head;
  if (words.startsWith('RP/')) {
    fares.end();
    return readHeader(spaced(entry));
  }
  const fare = fares.read(words);
  if (fare !== undefined) return fare;
  const found = readLine(entry);
  return found.understood ? found : (fares.within() ?? found);
}

function readLine(entry: DisplayEntry): Found {
  const { words } = entry.head;
  if (/^[A-Z0-9]{8,9}\/[A-Z0-9]{4,8}\/\d{1,2}[A-Z]{3}\d{2}$/.test(words)) return plain('header');
  if (/^0\. ?\d/.test(words)) return plain('notice');
  if (words.startsWith('---') || words.startsWith('-PARENT') || words.startsWith('-ASSOCIATE')) return plain('header');
  if (/^\* ?(SP|ES\/)/.test(words)) return plain('divided');
  if (/^\d{1,2}\.\p{L}/u.test(words)) return readNames(entry);
  const numbered = /^(\d{1,3}) ?(?=[^ .\d])/.exec(words);
  const [all = '', number] = numbered ?? /^(\d{1,3}) (?=[0-9][A-Z] ?\d)/.exec(words) ?? [];
  if (number === undefined) return readTotal(spaced(entry)) ?? readFareNote(words) ?? unknown;
  return readElement(entry, Number(number), all.length);
}

function readElement(entry: DisplayEntry, number: number, from: number): Found {
  const joined = glued(entry).slice(from);
  const open = spaced(entry).slice(from);
  const first = /^[A-Z]{1,4}/.exec(joined)?.[0] ?? '';
  if (/^ARU?NK\b/.test(joined)) return { as: 'arnk', understood: true, number, surface: true };
  if (joined.startsWith('*SSR ') || joined.startsWith('SSR ')) return readService(joined, references) ?? unknown;
  if (/^F(A|HE|HM|H) /.test(joined)) return readTicket(joined);
  if (/^TK(?:XL)? ?/.test(joined) && !readSegment(open)) return readLimit(joined);
  if (/^OPC[ -]/.test(joined)) return readLimit(joined);
  const segment = readSegment(open);
  if (segment !== undefined) return { as: 'segment', understood: true, number, segment };
  return Object.hasOwn(elements, first) ? plain(elements[first] ?? 'remark') : unknown;
}

function references(text: string): References {
  const { who, where, parts } = slashReferences(text);
  return { who, where, text: parts.join('/') };
}

/** The locator comes last; a record that was never filed has none. */
function readHeader(words: string): Found {
  const parts = words.split(' ');
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const recordDate = parts.map((part) => readWrittenDate(part.split('/')[0] ?? '')).find((date) => date !== undefined);
  return {
    as: 'header',
    understood: true,
    ...(/^[A-Z0-9]{6}$/.test(last) && { locator: last }),
    ...(recordDate !== undefined && { recordDate }),
  };
}

function readNames(entry: DisplayEntry): Found {
  const [, ...rest] = [entry.head, ...entry.rest];
  const words = rest.reduce(
    (before, { words: next }) => before + (/^[(\d]/.test(next) ? ' ' : '') + next,
    entry.head.words,
  );
  const { names, complete } = namesIn(words.replaceAll(' (', '('));
  return { as: 'name', understood: complete, names };
}

const flight =
  /^([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(\d{1,4})[A-Z]? ([A-Z]) (\d{1,2}[A-Z]{3}(?:\d{2})?) (?:([1-7]) ?\*? ?)?([A-Z]{3})([A-Z]{3}) (?:([A-Z]{2})(\d{1,2})|(FLWN))(?: |$)/;

function readSegment(words: string): WrittenSegment | undefined {
  const parts = flight.exec(words);
  const [all = '', carrier = '', digits = '', bookingClass = '', day = '', weekday, origin = '', destination = ''] =
    parts ?? [];
  const date = readWrittenDate(day);
  if (date === undefined) return undefined;
  const [status = 'FLWN', seats = '0'] = parts?.slice(8) ?? [];
  const times = readTimes(words.slice(all.length).split(' '));
  if (times === undefined && status !== 'FLWN' && !/\bOPEN\b/.test(words)) return undefined;
  const arrivalDate = readWrittenDate(times?.rest[0] ?? '');
  const locator = times?.rest.map((word) => /^[A-Z0-9]{2}\/([A-Z0-9]{5,6})$/.exec(word)?.[1]).find((each) => each);
  return {
    carrier,
    flightNumber: String(Number(digits)),
    bookingClass,
    origin,
    destination,
    date,
    ...(weekday !== undefined && { weekday: weekdayOf(weekday) }),
    status,
    seats: Number(seats),
    ...(times && { departure: times.departure, arrival: times.arrival }),
    ...(times?.dayOffset !== undefined && { dayOffset: times.dayOffset }),
    ...(arrivalDate !== undefined && { arrivalDate }),
    ...(locator !== undefined && { carrierLocator: locator }),
  };
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

function weekdayOf(digit: string): Weekday {
  return weekdays[Number(digit) - 1] ?? 1;
}

/** `FA PAX 098-2409876543/ETAI/INR18450/14JAN27/BOMVS31AA/14312345/S4-5/P1`. */
function readTicket(words: string): Found {
  const { who, where, parts } = slashReferences(words);
  const named = /^F(?:A|HE|HM|H) (PAX |INF )?(.*)$/.exec(parts[0] ?? '');
  const numbers = ticketNumbers(named?.[2]?.trim() ?? '');
  if (numbers === undefined) return { as: 'ticket', understood: false };
  const amounts = parts
    .slice(1)
    .map(readAmount)
    .filter((each) => each !== undefined);
  const total = amounts.find((each) => 'amount' in each);
  return {
    as: 'ticket',
    understood: total !== undefined || amounts.length === 0,
    tickets: [
      {
        numbers,
        who: named?.[1] === 'INF ' ? { ...who, infant: true } : who,
        where,
        ...(total !== undefined && { total: total.amount }),
      },
    ],
    ...(total === undefined && amounts.length > 0 && { strangeCurrency: true }),
  };
}

/** `TK TL20JAN/1800/BOMVS31AA`, `TKXL20JAN`, `OPC-20JAN:1800/1C8/…`; `TK OK…` says that there is no limit. */
function readLimit(words: string): Found {
  const ticketed = /^TK ?(?:PAX |INF )?(OK|DO|IN|MA|TR|AT|ST)/.exec(words);
  if (ticketed) return plain('time-limit');
  const parts = /^(?:TK ?(?:PAX |INF )?(?:TL|XL) ?|OPC[ -])(\d{1,2}[A-Z]{3}(?:\d{2})?)(?:[/:](\d{4}))?/.exec(words);
  const date = readWrittenDate(parts?.[1] ?? '');
  if (date === undefined) return { as: 'time-limit', understood: false };
  const time = readDisplayTime(parts?.[2] ?? '');
  return { as: 'time-limit', understood: true, limit: { date, ...(time !== undefined && { time }) } };
}
