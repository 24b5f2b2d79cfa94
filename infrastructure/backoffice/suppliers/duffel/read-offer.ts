/**
 * Duffel's offers as suppliers speak of them here: flights with their places' own times, one fare for the whole party, and
 * only what Duffel really says. What is unknown in these terms (another currency, a flight without a number, an airport
 * whose zone nobody knows) is left out.
 */
import type { SupplierFare, SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { PricePart, PricePartName } from '#domain/price/price.ts';
import type { AppliedRule } from '#domain/rules/applied-rule.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import type { Party } from '#domain/flight/search/request.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, formatDecimal, isNegative, type Money, money, parseMoney, subtract } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { isLocalDateTime, minutesBetween, type PlaceTime } from '#domain/time/place-time.ts';
import { isZone } from '#domain/time/zone.ts';
import { feesOf } from './conditions.ts';
import { fareKeyOf, offerKeyOf } from './duffel-keys.ts';
import type { DuffelSegment, ListedOffer } from './duffel-types.ts';

/** What reading an offer needs to know of the deployment. */
export interface Reading {
  readonly airports: AirportDirectory;
  readonly currency: Currency;
}

export interface ReadOffer {
  readonly offerKey: string;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly fare: SupplierFare;
  readonly party: Party;
  /** Of each itinerary; the fare's own is the least of them. */
  readonly baggage: readonly BaggageAllowance[];
}

const shown: AppliedRule = {
  id: 'duffel-offer',
  from: isoDate('2024-01-01'),
  called: 'airline-stated',
};

const cabinNames: Readonly<Record<string, Cabin>> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'C',
  first: 'F',
};

/** Duffel counts pieces and says no weight of those that are included: the usual piece of each cabin. */
const pieceKg: Readonly<Record<Cabin, number>> = { Y: 23, W: 23, C: 32, F: 32 };
const cabinPieceKg = 7;

/** How many are left is not reported: as many as a party may need. */
const seatsUnknown = 9;

export function cabinNamed(name: string): Cabin | undefined {
  return cabinNames[name];
}

export function duffelCabin(cabin: Cabin): 'economy' | 'premium_economy' | 'business' | 'first' {
  return ({ Y: 'economy', W: 'premium_economy', C: 'business', F: 'first' } as const)[cabin];
}

/** Undefined where it cannot be sold in these terms. */
export function readOffer(offer: ListedOffer, { airports, currency }: Reading): ReadOffer | undefined {
  const [first, ...rest] = offer.slices.flatMap((slice) => readSlice(slice, airports) ?? []);
  const party = partyOf(offer);
  const amounts = amountsOf(offer, currency);
  const cabin = cabinOf(offer);
  if (!first || rest.length + 1 < offer.slices.length || !party || !amounts || !cabin || offer.partial)
    return undefined;
  const itineraries = [first, ...rest] as const;
  const { cancel, change } = feesOf(offer, currency);
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const onBoard = segments.flatMap(({ passengers }) => passengers[0] ?? []);
  const fare: SupplierFare = {
    fareKey: fareKeyOf({ offerId: offer.id, party }),
    family: offer.slices[0]?.fare_brand_name ?? onBoard[0]?.cabin_class_marketing_name ?? '',
    fareType: offer.passengers.every(({ fare_type: type }) => type === 'student') ? 'student' : 'regular',
    cabin,
    bookingClasses: segments.map((segment) => bookingClassOf(segment, cabin)),
    fareBasis: onBoard.find(({ fare_basis_code: code }) => code)?.fare_basis_code ?? '',
    refundable: cancel !== null,
    baggage: baggageOf(offer, offer.slices, cabin),
    cancelFee: cancel,
    changeFee: change,
    mealIncluded: false,
    seatIncluded: offer.slices.every(({ conditions }) => conditions.advance_seat_selection === true),
    seatsLeft: seatsUnknown,
    ...pricesOf(amounts, party),
  };
  const baggage = offer.slices.map((slice) => baggageOf(offer, [slice], cabin));
  return { offerKey: offerKeyOf(itineraries, cabin, party), itineraries, fare, party, baggage };
}

/** The offers of one search: those of the same flights in one, cheapest first; at most so many. */
export function gatherOffers(offers: readonly ReadOffer[], most: number): readonly SupplierOffer[] {
  const gathered = new Map<string, ReadOffer[]>();
  for (const offer of offers) {
    const known = gathered.get(offer.offerKey);
    if (known === undefined) gathered.set(offer.offerKey, [offer]);
    else known.push(offer);
  }
  return [...gathered.values()]
    .flatMap((same): readonly SupplierOffer[] => {
      const [first, ...rest] = same.map(({ fare }) => outlined(fare)).toSorted(byTotal);
      const [offer] = same;
      return first && offer
        ? [{ offerKey: offer.offerKey, itineraries: offer.itineraries, fares: [first, ...rest] }]
        : [];
    })
    .toSorted((one, other) => byTotal(one.fares[0], other.fares[0]))
    .slice(0, most);
}

/** The party of an offer; undefined where somebody is neither adult, child nor infant. */
export function partyOf({ passengers }: Pick<ListedOffer, 'passengers'>): Party | undefined {
  const types = passengers.map(({ type, age }) => type ?? (age === null ? null : typeAt(age)));
  const count = (wanted: string): number => types.filter((type) => type === wanted).length;
  const party = { adults: count('adult'), children: count('child'), infants: count('infant_without_seat') };
  return party.adults + party.children + party.infants === passengers.length ? party : undefined;
}

function typeAt(age: number): string {
  if (age < 2) return 'infant_without_seat';
  return age < 12 ? 'child' : 'adult';
}

/** What of a segment an offer, an order and a change all tell. */
type FlownSegment = Omit<DuffelSegment, 'passengers' | 'stops'>;

export function readSlice(
  { segments }: { readonly segments: readonly FlownSegment[] },
  airports: AirportDirectory,
): Itinerary | undefined {
  const [first, ...rest] = segments.flatMap((segment) => readSegment(segment, airports) ?? []);
  if (first === undefined || rest.length + 1 < segments.length) return undefined;
  const last = rest.at(-1) ?? first;
  return {
    segments: [first, ...rest],
    durationMinutes: minutesBetween(first.departure, last.arrival),
    stops: rest.length,
  };
}

function readSegment(segment: FlownSegment, airports: AirportDirectory): Segment | undefined {
  const carrier = segment.marketing_carrier.iata_code ?? '';
  const operator = segment.operating_carrier.iata_code ?? '';
  const flightNumber = segment.marketing_carrier_flight_number.replace(/^0+/, '');
  const departure = placeOf(segment.departing_at, segment.origin, airports);
  const arrival = placeOf(segment.arriving_at, segment.destination, airports);
  if (!/^[A-Z0-9]{2}$/.test(carrier) || !/^\d{1,4}$/.test(flightNumber) || !departure || !arrival) return undefined;
  return {
    carrier,
    flightNumber,
    ...(/^[A-Z0-9]{2}$/.test(operator) && operator !== carrier && { operatedBy: operator }),
    origin: departure.code,
    ...(segment.origin_terminal && { originTerminal: segment.origin_terminal }),
    destination: arrival.code,
    ...(segment.destination_terminal && { destinationTerminal: segment.destination_terminal }),
    departure: departure.time,
    arrival: arrival.time,
    durationMinutes: minutesBetween(departure.time, arrival.time),
    // Null where the aircraft is not known yet, whatever the SDK's type says.
    equipment: optional(segment.aircraft)?.iata_code ?? '',
  };
}

function optional<A>(value: A): A | null | undefined {
  return value;
}

/** A local time at an airport; its zone as the whole product knows it, else as Duffel does. */
function placeOf(
  at: string,
  { iata_code: code, time_zone: zone }: DuffelSegment['origin'],
  airports: AirportDirectory,
): { readonly code: string; readonly time: PlaceTime } | undefined {
  const local = at.slice(0, 16);
  const known = airports.zoneOf(code ?? '') ?? (isZone(zone) ? zone : undefined);
  return code && known && isLocalDateTime(local) ? { code, time: { local, zone: known } } : undefined;
}

/** The lowest cabin of the journey: nobody is shown more than every flight gives. */
function cabinOf(offer: ListedOffer): Cabin | undefined {
  const classes = offer.slices.flatMap(({ segments }) =>
    segments.flatMap(({ passengers }) => cabinNames[passengers[0]?.cabin_class ?? ''] ?? []),
  );
  return (['Y', 'W', 'C', 'F'] as const).find((cabin) => classes.includes(cabin));
}

/** The first letter of a fare basis is its class by long custom; the cabin's letter where there is none. */
function bookingClassOf({ passengers }: DuffelSegment, cabin: Cabin): string {
  const [, letter] = /^([A-Z])/.exec(passengers[0]?.fare_basis_code ?? '') ?? [];
  return letter ?? cabin;
}

function baggageOf(offer: ListedOffer, slices: ListedOffer['slices'], cabin: Cabin): BaggageAllowance {
  // An adult's, at the flight that takes least; anyone who needs no seat has an allowance of their own.
  const adult = offer.passengers.find(({ type }) => type === 'adult')?.id;
  const pieces = (kind: 'checked' | 'carry_on'): number => {
    const each = slices.flatMap(({ segments }) =>
      segments.map(({ passengers }) => {
        const own = passengers.find(({ passenger_id: id }) => id === adult) ?? passengers[0];
        return (own?.baggages ?? []).reduce((sum, { type, quantity }) => sum + (type === kind ? quantity : 0), 0);
      }),
    );
    return each.length === 0 ? 0 : Math.min(...each);
  };
  return { checkInKg: pieces('checked') * pieceKg[cabin], cabinKg: pieces('carry_on') * cabinPieceKg };
}

interface Amounts {
  readonly total: Money;
  readonly base: Money;
  readonly taxes: Money;
}

function amountsOf(offer: ListedOffer, currency: Currency): Amounts | undefined {
  if (offer.total_currency !== currency || offer.base_currency !== currency) return undefined;
  const total = parseMoney(offer.total_amount, currency);
  const base = parseMoney(offer.base_amount, currency);
  if (total === undefined || base === undefined || isNegative(base)) return undefined;
  // The taxes are what is left, so that the parts are always the whole; null is not reported.
  const taxes = subtract(total, base);
  return isNegative(taxes) ? undefined : { total, base, taxes };
}

/** One fare for all. Where only adults travel and it divides evenly, each pays the same; else what one pays is not reported. */
function pricesOf(
  { total, base, taxes }: Amounts,
  { adults, children, infants }: Party,
): Pick<SupplierFare, 'fare' | 'perAdult' | 'each'> {
  const seats = adults + children;
  const even = children + infants === 0 && [total, base, taxes].every(({ minor }) => minor % adults === 0);
  const one = (amount: Money): Money => money(Math.ceil(amount.minor / seats), amount.currency);
  const part = (name: PricePartName, amount: Money): PricePart => ({
    name,
    amount,
    ...(even && { params: { traveller: 'adult', count: adults, each: formatDecimal(one(amount)) } }),
    rule: shown,
  });
  return {
    fare: { name: 'fare', amount: add(base, taxes), parts: [part('base-fare', base), part('taxes', taxes)] },
    perAdult: one(total),
    ...(even &&
      adults > 1 && {
        each: [
          {
            traveller: 'adult' as const,
            count: adults,
            total: one(total),
            base: one(base),
            yq: money(0, total.currency),
          },
        ],
      }),
  };
}

/** As a search lists it: the parts without how they were made. */
function outlined(fare: SupplierFare): SupplierFare {
  const { name, amount, parts = [] } = fare.fare;
  return { ...fare, fare: { name, amount, parts: parts.map((part) => ({ name: part.name, amount: part.amount })) } };
}

function byTotal(one: SupplierFare, other: SupplierFare): number {
  return one.fare.amount.minor - other.fare.amount.minor;
}
