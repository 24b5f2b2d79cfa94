/**
 * A search answer: up to 5,000 offers of several fares each. Reading it through the tables of `offer.ts` takes about
 * half a second, which a person notices, so it is read by hand: the same shape, checked and renamed in one pass. What
 * the hand does not understand at once goes through the tables, which then accept it or say what is wrong. Its text, in
 * full and short, is written by hand in `offers-text.ts`.
 */
import type { FlightsFound } from '#application/desk/flight.ts';
import { type Cabin, cabins, type FareType } from '#domain/flight/reference/cabin.ts';
import { type ListedTerms, type PricePart, type PricePartName, pricePartNames } from '#domain/price/price.ts';
import { type AppliedRule, type RuleName, ruleNames } from '#domain/rules/applied-rule.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance, FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { type Currency, isCurrency, minorDigits } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { type IsoDate, isIsoDate } from '#domain/time/calendar-date.ts';
import { type Instant, parseInstant } from '#domain/time/instant.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { bad, type Codec, good, type Read } from '../form/codec.ts';
import { readMoney, readParams, readPlaceTime } from '../form/leaves.ts';
import { flightsOnceText, flightsText } from './offers-text.ts';
import {
  type Conditions,
  fareTypeSpellings,
  flightsFoundByTable,
  isPlace,
  type ShortFound,
  shortFoundByTable,
} from './offer.ts';
import { codecOf } from '../form/shape.ts';

/** The same codec by tables: slower, and able to say what is wrong. */
export const flightsByTable: Codec<FlightsFound> = codecOf(flightsFoundByTable);

const shortByTable: Codec<ShortFound> = codecOf(shortFoundByTable);

export const flightsFound: Codec<FlightsFound> = {
  ...flightsByTable,
  read: (value) => {
    const found = attempt(() => readFound(value));
    if (found !== undefined) return good(found);
    return isShort(value) ? refused(shortByTable.read(value)) : flightsByTable.read(value);
  },
  text: flightsText,
};

/** The same, short. */
export const flightsOnce: Codec<FlightsFound> = {
  ...flightsFound,
  write: (found) => JSON.parse(flightsOnceText(found)) as unknown,
  text: flightsOnceText,
  jsonSchema: shortByTable.jsonSchema,
};

function isShort(value: unknown): boolean {
  return isLoose(value) && (value['segments'] !== undefined || value['conditions'] !== undefined);
}

/** A short answer is written by a program alone and is read by hand alone; the tables say what is wrong with one. */
function refused(read: Read<ShortFound>): Read<never> {
  return read.ok ? bad('not-a-choice', 'offers') : read;
}

/** Thrown, and caught in this file alone, at the first thing that is not as expected. */
class Puzzled extends Error {}

function attempt<A>(read: () => A): A | undefined {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof Puzzled) return undefined;
    throw cause;
  }
}

type Loose = Readonly<Record<string, unknown>>;

/** What offers refer to by position in a short answer. */
interface Rows {
  readonly segments: readonly Segment[];
  readonly conditions: readonly Conditions[];
}

function readFound(value: unknown): FlightsFound {
  const wire = object(value);
  const rows = isShort(value)
    ? { segments: each(wire['segments'], readSegment), conditions: each(wire['conditions'], readConditions) }
    : undefined;
  return {
    searchId: string(wire['searchid']),
    currency: knownCurrency(wire['currency']),
    offers: each(wire['offers'], (offer) => readOffer(offer, rows)),
    total: integer(wire['total']),
  };
}

function readOffer(value: unknown, rows: Rows | undefined): FlightOffer {
  const wire = object(value);
  const { sector } = wire;
  return {
    offerId: string(wire['offerid']),
    ...(sector !== undefined && { sector: integer(sector) }),
    itineraries: atLeastOne(each(wire['itineraries'], (itinerary) => readItinerary(itinerary, rows))),
    fares: atLeastOne(each(wire['fares'], (option) => readOption(option, rows))),
  };
}

function readItinerary(value: unknown, rows: Rows | undefined): Itinerary {
  const wire = object(value);
  return {
    segments: atLeastOne(each(wire['segments'], rows === undefined ? readSegment : (at) => row(rows.segments, at))),
    durationMinutes: integer(wire['durationminutes']),
    stops: integer(wire['stops']),
  };
}

function row<A>(rows: readonly A[], at: unknown): A {
  const found = isPlace(at) ? rows[at] : undefined;
  if (found === undefined) throw new Puzzled();
  return found;
}

function readSegment(value: unknown): Segment {
  const wire = object(value);
  const { operatedby, originterminal, destinationterminal } = wire;
  return {
    carrier: string(wire['carrier']),
    flightNumber: string(wire['flightnumber']),
    ...(operatedby !== undefined && { operatedBy: string(operatedby) }),
    origin: string(wire['origin']),
    ...(originterminal !== undefined && { originTerminal: string(originterminal) }),
    destination: string(wire['destination']),
    ...(destinationterminal !== undefined && { destinationTerminal: string(destinationterminal) }),
    departure: placeTime(wire['departure'], wire['departurezone']),
    arrival: placeTime(wire['arrival'], wire['arrivalzone']),
    durationMinutes: integer(wire['durationminutes']),
    equipment: string(wire['equipment']),
  };
}

function readOption(value: unknown, rows: Rows | undefined): FareOption {
  const wire = object(value);
  const terms = readTerms(wire);
  const of = rows === undefined ? readConditions(wire) : row(rows.conditions, wire['conditions']);
  const total = amount(wire['total']);
  return {
    fareId: string(wire['fareid']),
    family: of.family,
    fareType: of.fareType,
    cabin: of.cabin,
    bookingClasses: each(wire['bookingclasses'], string),
    fareBasis: string(wire['farebasis']),
    refundable: of.refundable,
    baggage: of.baggage,
    cancelFee: of.cancelFee,
    changeFee: of.changeFee,
    mealIncluded: of.mealIncluded,
    seatIncluded: of.seatIncluded,
    seatsLeft: integer(wire['seatsleft']),
    ...(of.holdUntil !== undefined && { holdUntil: of.holdUntil }),
    ...(of.special !== undefined && { special: of.special }),
    total,
    perAdult: rows !== undefined && wire['peradult'] === undefined ? total : amount(wire['peradult']),
    breakdown: rows === undefined ? readPart(wire['breakdown']) : { name: 'customer-price', amount: total },
    ...(terms && { terms }),
  };
}

function readConditions(value: unknown): Conditions {
  const wire = object(value);
  const { special, holduntil } = wire;
  if (special !== undefined && special !== 'return') throw new Puzzled();
  return {
    family: string(wire['family']),
    fareType: fareType(wire['faretype']),
    cabin: cabin(wire['cabin']),
    refundable: boolean(wire['refundable']),
    baggage: readBaggage(wire['baggage']),
    cancelFee: wire['cancelfee'] === null ? null : amount(wire['cancelfee']),
    changeFee: wire['changefee'] === null ? null : amount(wire['changefee']),
    mealIncluded: boolean(wire['mealincluded']),
    seatIncluded: boolean(wire['seatincluded']),
    ...(holduntil !== undefined && { holdUntil: instantIn(holduntil) }),
    ...(special !== undefined && { special }),
  };
}

function readTerms(wire: Loose): ListedTerms | undefined {
  const { net, commission, tds, markup, earn, discount, rounding, eachterms } = wire;
  if (net === undefined) {
    if ([commission, tds, markup, earn, discount, rounding, eachterms].some((part) => part !== undefined))
      throw new Puzzled();
    return undefined;
  }
  return {
    net: amount(net),
    ...(commission !== undefined && { commission: amount(commission) }),
    ...(tds !== undefined && { tds: amount(tds) }),
    ...(markup !== undefined && { markup: amount(markup) }),
    ...(discount !== undefined && { discount: amount(discount) }),
    ...(rounding !== undefined && { rounding: amount(rounding) }),
    earn: amount(earn),
    ...(eachterms !== undefined && { each: each(eachterms, readTravellerTerms) }),
  };
}

function readTravellerTerms(value: unknown): NonNullable<ListedTerms['each']>[number] {
  const wire = object(value);
  const terms = readTerms(wire);
  const traveller = travellerTypes.find((type) => type === wire['paxtype']);
  if (traveller === undefined || terms === undefined || terms.each !== undefined) throw new Puzzled();
  return { traveller, count: integer(wire['count']), ...terms };
}

function readBaggage(value: unknown): BaggageAllowance {
  const wire = object(value);
  return { checkInKg: integer(wire['checkinkg']), cabinKg: integer(wire['cabinkg']) };
}

function readPart(value: unknown): PricePart {
  const wire = object(value);
  const { params, rule, parts } = wire;
  const words = params === undefined ? undefined : readParams(params);
  if (params !== undefined && words === undefined) throw new Puzzled();
  return {
    name: partName(wire['name']),
    amount: amount(wire['amount']),
    ...(words && { params: words }),
    ...(rule !== undefined && { rule: readRule(rule) }),
    ...(parts !== undefined && { parts: each(parts, readPart) }),
  };
}

function readRule(value: unknown): AppliedRule {
  const wire = object(value);
  const { to } = wire;
  return {
    id: string(wire['id']),
    called: ruleName(wire['name']),
    from: date(wire['from']),
    ...(to !== undefined && { to: date(to) }),
  };
}

function ruleName(value: unknown): RuleName {
  const found = ruleNames.find((name) => name === value);
  if (found === undefined) throw new Puzzled();
  return found;
}

function date(value: unknown): IsoDate {
  if (typeof value !== 'string' || !isIsoDate(value)) throw new Puzzled();
  return value;
}

function instantIn(value: unknown): Instant {
  const found = typeof value === 'string' ? parseInstant(value) : undefined;
  if (found === undefined) throw new Puzzled();
  return found;
}

function object(value: unknown): Loose {
  if (!isLoose(value)) throw new Puzzled();
  return value;
}

/** Fields are looked up by name only, and each is checked before it is used. */
function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function each<A>(value: unknown, read: (value: unknown) => A): A[] {
  if (!Array.isArray(value)) throw new Puzzled();
  return value.map((one) => read(one));
}

function atLeastOne<A>(values: readonly A[]): readonly [A, ...A[]] {
  const [first, ...rest] = values;
  if (first === undefined) throw new Puzzled();
  return [first, ...rest];
}

function string(value: unknown): string {
  if (typeof value !== 'string' || value.length > 500) throw new Puzzled();
  return value;
}

function integer(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Puzzled();
  return value;
}

function boolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Puzzled();
  return value;
}

function knownCurrency(value: unknown): Currency {
  if (typeof value !== 'string' || !isCurrency(value)) throw new Puzzled();
  return value;
}

const partNames: ReadonlySet<unknown> = new Set(pricePartNames);

function partName(value: unknown): PricePartName {
  if (!partNames.has(value)) throw new Puzzled();
  // The set holds the names and nothing else.
  return value as PricePartName;
}

function cabin(value: unknown): Cabin {
  const found = cabins.find((one) => one === value);
  if (found === undefined) throw new Puzzled();
  return found;
}

const fareTypesByWire: ReadonlyMap<unknown, FareType> = new Map([
  [fareTypeSpellings.regular, 'regular'],
  [fareTypeSpellings.student, 'student'],
  [fareTypeSpellings['armed-forces'], 'armed-forces'],
  [fareTypeSpellings['senior-citizen'], 'senior-citizen'],
] as const);

function fareType(value: unknown): FareType {
  const found = fareTypesByWire.get(value);
  if (found === undefined) throw new Puzzled();
  return found;
}

function placeTime(local: unknown, zone: unknown): PlaceTime {
  const found = readPlaceTime(local, zone);
  if (found === undefined) throw new Puzzled();
  return found;
}

/** `1234.50` in a currency of two decimals, the form in which nearly every amount comes, without a pattern or a BigInt. */
function amount(value: unknown): Money {
  const wire = object(value);
  const { amount: text, currency: code } = wire;
  if (typeof text === 'string' && typeof code === 'string' && isCurrency(code) && minorDigits(code) === 2) {
    const minor = twoDecimals(text);
    if (minor !== undefined) return { minor, currency: code };
  }
  const found = readMoney(value);
  if (found === undefined) throw new Puzzled();
  return found;
}

function twoDecimals(text: string): number | undefined {
  const { length } = text;
  if (length < 4 || length > 15 || text.charCodeAt(length - 3) !== 46) return undefined;
  let minor = 0;
  for (let index = 0; index < length; index += 1) {
    if (index === length - 3) continue;
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return undefined;
    minor = minor * 10 + digit;
  }
  return minor;
}
