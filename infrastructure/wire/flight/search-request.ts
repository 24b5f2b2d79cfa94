/**
 * The flight search request in the field names that it always had: one way and round trip in `origin`, `destination`,
 * `onwarddate`, `returndate`; more sectors in `sectors[n]`.
 */
import { cabins, type FareType, type RefundType } from '#domain/flight/reference/cabin.ts';
import type { FlightSearchRequest, JourneyType, Party, Sector, TimeWindow } from '#domain/flight/search/request.ts';
import { checkSearch } from '#domain/flight/search/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { type Codec, type Names, toWirePath } from '../form/codec.ts';
import { choice, commaList, date, flag, oneOf, only, text, whole } from '../form/leaves.ts';
import { searchResultsUsual } from '#domain/rules/limits.ts';
import { type SortKey, sortKeys } from '#domain/flight/offer/sort.ts';
import { fareTypeSpellings } from './offer.ts';
import { at, codecOf, leaf, list, mapped, maybe, or, record, ruled, type Shape, spread } from '../form/shape.ts';

/** The fields as they lie on the wire. */
interface Flat {
  readonly journeyType: JourneyType;
  readonly origin?: string;
  readonly destination?: string;
  readonly onward?: IsoDate;
  readonly back?: IsoDate;
  readonly sectors: readonly Sector[];
  readonly party: Party;
  readonly cabin: FlightSearchRequest['cabin'];
  readonly fareType: FareType;
  readonly refundType: RefundType;
  readonly refundableOnly: boolean;
  readonly nonStopOnly: boolean;
  readonly nearbyAirports: boolean;
  readonly departureWindow?: TimeWindow;
  readonly arrivalWindow?: TimeWindow;
  readonly preferredCarriers: readonly string[];
  readonly excludedCarriers: readonly string[];
  readonly layoverMinutes?: number;
  readonly promoCode?: string;
  readonly numResults: number;
  readonly sortKey?: SortKey;
}

/** What a request may say and has no choice in. */
interface Sayings {
  readonly action: 'FLIGHTSEARCH';
  readonly requestFormat: 'JSON';
  readonly searchType: 'normal';
  readonly sbt: false;
}

type Sent = Flat & Sayings;

const sayings: Sayings = { action: 'FLIGHTSEARCH', requestFormat: 'JSON', searchType: 'normal', sbt: false };

/** A part of the day, `0600-1200`, the end excluded; `2400` is midnight at its end. */
const timeWindow: Shape<TimeWindow> = leaf(
  'not-a-choice',
  readWindow,
  ({ from, to }) => `${clock(from)}-${clock(to)}`,
  {
    type: 'string',
    pattern: '^[0-2][0-9][0-5][0-9]-[0-2][0-9][0-5][0-9]$',
    description: 'HHMM-HHMM, the end excluded; 2400 is midnight at the end of the day',
  },
);

function readWindow(value: unknown): TimeWindow | undefined {
  const found = typeof value === 'string' ? /^([0-2]\d)([0-5]\d)-([0-2]\d)([0-5]\d)$/.exec(value) : null;
  if (found === null) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return from < 1440 && to <= 1440 ? { from, to } : undefined;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
}

export const partyFields = record<Party>({
  adults: or('numadults', whole, 1),
  children: or('numchildren', whole, 0),
  infants: or('numinfants', whole, 0),
});

const sector = record<Sector>({
  origin: at('origin', text),
  destination: at('destination', text),
  date: at('date', date),
});

const flat = record<Sent>({
  action: or('actionname', only(sayings.action), sayings.action),
  requestFormat: or('requestformat', only(sayings.requestFormat), sayings.requestFormat),
  searchType: or('searchtype', only(sayings.searchType), sayings.searchType),
  sbt: or('issbt', only(sayings.sbt), sayings.sbt),
  journeyType: or(
    'journeytype',
    choice({ 'one-way': 'OneWay', 'round-trip': 'RoundTrip', 'multi-city': 'MultiCity' }),
    'one-way',
  ),
  origin: maybe('origin', text),
  destination: maybe('destination', text),
  onward: maybe('onwarddate', date),
  back: maybe('returndate', date),
  sectors: or('sectors', list(sector), []),
  party: spread(partyFields),
  cabin: or('prefclass', oneOf(cabins), 'Y'),
  fareType: or('faretype', choice(fareTypeSpellings), 'regular'),
  refundType: or(
    'refundtype',
    choice({ all: 'All', refundable: 'Refundable', 'non-refundable': 'NonRefundable' }),
    'all',
  ),
  refundableOnly: or('refundableOnly', flag, false),
  nonStopOnly: or('nonstopsearch', flag, false),
  nearbyAirports: or('nearbyairports', flag, false),
  departureWindow: maybe('preddeptimewindow', timeWindow),
  arrivalWindow: maybe('prefarrtimewindow', timeWindow),
  preferredCarriers: or('prefcarrier', commaList, []),
  excludedCarriers: or('excludecarriers', commaList, []),
  layoverMinutes: maybe('layovertime', whole),
  promoCode: maybe('promocode', text),
  numResults: or('numresults', whole, searchResultsUsual),
  sortKey: maybe('sortkey', oneOf(sortKeys)),
});

/** Without `sectors`, the fields of one way or a round trip must be there. */
const complete = ruled(flat, missingFrom);

function missingFrom(found: Flat): readonly { readonly wire: string; readonly code: string }[] {
  if (found.sectors.length > 0) return [];
  if (found.journeyType === 'multi-city') return [{ wire: 'sectors', code: 'required' }];
  const needed = [
    ['origin', found.origin],
    ['destination', found.destination],
    ['onwarddate', found.onward],
    ...(found.journeyType === 'round-trip' ? ([['returndate', found.back]] as const) : []),
  ] as const;
  return needed.flatMap(([wire, value]) => (value === undefined ? [{ wire, code: 'required' }] : []));
}

/** Of a search that sent its sectors as a list. */
const listed: Names = { fields: flat.names.fields };

/** Of one that sent one way or a round trip: the way back is between the same places. */
const names: Names = {
  ...listed,
  pairs: [
    ['sectors[0].origin', 'origin'],
    ['sectors[0].destination', 'destination'],
    ['sectors[0].date', 'onwarddate'],
    ['sectors[1].date', 'returndate'],
    ['sectors[1].origin', 'destination'],
    ['sectors[1].destination', 'origin'],
  ],
};

/** A single place is no list of sectors. */
function namesIn(sent: unknown): Names {
  const { sectors } = typeof sent === 'object' && sent !== null && 'sectors' in sent ? sent : {};
  return Array.isArray(sectors) && sectors.length > 0 ? listed : names;
}

const request = codecOf(mapped(complete, fromFlat, toFlat, names));

const partly = codecOf(flat);

/**
 * Where some fields cannot be read, the rules that the others can be judged
 * by are reported with them, so that anyone who asks learns of everything at once.
 */
export const searchRequest: Codec<FlightSearchRequest> = {
  ...request,
  namesIn,
  read: (value) => {
    const read = request.read(value);
    return read.ok ? read : { ok: false, violations: [...read.violations, ...brokenBesides(value, read.violations)] };
  },
};

/** Rules that need neither the clock nor the list of airports, nor a field that could not be read. */
function brokenBesides(value: unknown, unread: readonly Violation[]): readonly Violation[] {
  if (typeof value !== 'object' || value === null) return [];
  const bad = new Set(unread.map(({ path }) => path.replace(/\[.*$/, '')));
  const read = partly.read(Object.fromEntries(Object.entries(value).filter(([name]) => !bad.has(name))));
  if (!read.ok) return [];
  const { origin, destination, onward, back, sectors, ...rest } = read.value;
  const there = { origin, destination, date: onward };
  const home = { origin: destination, destination: origin, date: back };
  const drafted = sectors.length > 0 ? sectors : rest.journeyType === 'round-trip' ? [there, home] : [there];
  const broken = checkSearch({ ...rest, sectors: drafted }, { knownAirport: () => true, today: () => epoch })
    .filter(({ code, path }) => !judgedLater.has(code) && (sectors.length > 0 || !path.startsWith('sectors[1].')))
    .map((each) => ({ ...each, path: toWirePath(namesIn(value), each.path) }));
  const missing = missingFrom(read.value).map(({ wire, code }) => ({ code, path: wire }));
  return [...missing, ...broken].filter(({ path }) => !unread.some((known) => known.path === path));
}

const epoch = isoDate('1970-01-01');

/** What is missing is reported by reading; the rest needs a day that is not known here. */
const judgedLater: ReadonlySet<string> = new Set(['required', 'sectors-count', 'date-past', 'date-too-far']);

function fromFlat({
  action: _action,
  requestFormat: _format,
  searchType: _type,
  sbt: _sbt,
  ...found
}: Sent): FlightSearchRequest {
  const { origin, destination, onward, back, sectors, refundableOnly, refundType, ...rest } = found;
  return { ...rest, refundType: refundableOnly ? 'refundable' : refundType, sectors: sectorsOf(found) };
}

function sectorsOf({ origin = '', destination = '', onward, back, sectors, journeyType }: Flat): readonly Sector[] {
  if (sectors.length > 0 || onward === undefined) return sectors;
  const there: Sector = { origin, destination, date: onward };
  return journeyType === 'round-trip' && back !== undefined
    ? [there, { origin: destination, destination: origin, date: back }]
    : [there];
}

function toFlat({ sectors, ...rest }: FlightSearchRequest): Sent {
  const flags = { ...sayings, ...rest, refundableOnly: rest.refundType === 'refundable' };
  const [there, home] = sectors;
  const simple =
    there !== undefined &&
    ((rest.journeyType === 'one-way' && sectors.length === 1) ||
      (rest.journeyType === 'round-trip' &&
        sectors.length === 2 &&
        home?.origin === there.destination &&
        home.destination === there.origin));
  if (!simple) return { ...flags, sectors };
  const { origin, destination, date: onward } = there;
  return { ...flags, sectors: [], origin, destination, onward, ...(home !== undefined && { back: home.date }) };
}
