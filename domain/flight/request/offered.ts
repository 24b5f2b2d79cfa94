/**
 * The flights that a group is offered, with what everybody may bring: what the desk enters with its prices, what the agency
 * accepts, and what each booking of it is made of.
 */
import { countByType, type Traveller } from '../../people/traveller.ts';
import { offerCost, type OfferedPrice } from '../../booking/request/offer-terms.ts';
import { formatDecimal, isZero, type Money, multiply, subtract, sum, zero } from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { checkChoices, leastMinutesBetweenSectors } from '../offer/choice.ts';
import { directionOf } from '../offer/route.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { AirportDirectory } from '../reference/airports.ts';
import { checkEnteredFlights, enteredItinerary, readFlightLines } from './flight-lines.ts';
import type { GroupWish, OfferedFlights } from './request.ts';

/** The heaviest that can be offered to one. */
export const offeredMostKg = 99;

type Zones = Pick<AirportDirectory, 'zoneOf'>;

/**
 * As many directions as were asked for, each by {@link checkEnteredFlights}, none of which begins before the one before has
 * ended (`sectors-overlap`); whole kilograms. Paths: `directions`, `directions[n]`, `directions[n].flights…`, `baggage.…`.
 */
export function checkOffered(
  offered: OfferedFlights | undefined,
  { sectors }: Pick<GroupWish, 'sectors'>,
  airports: Zones,
): readonly Violation[] {
  if (offered === undefined) return required(undefined, 'directions');
  const { directions, baggage } = offered;
  const wrong = directions.flatMap(({ flights }, at) =>
    within(`directions[${at}].flights`, checkEnteredFlights(flights, airports)),
  );
  return [
    ...firstOf(
      directions.length === sectors.length ? [] : [violation('required', 'directions')],
      wrong,
      checkOrder(offered, airports),
    ),
    ...checkKg(baggage.checkInKg, 'baggage.checkInKg'),
    ...checkKg(baggage.cabinKg, 'baggage.cabinKg'),
  ];
}

function checkOrder(offered: OfferedFlights, airports: Zones): readonly Violation[] {
  const choices = offeredItineraries(offered, airports).map((itinerary) => ({
    offer: { itineraries: [itinerary] as const },
    fare: {},
  }));
  return checkChoices(choices).map(({ path }) =>
    violation('sectors-overlap', path.replace('choices', 'directions'), { least: leastMinutesBetweenSectors }),
  );
}

function checkKg(kg: number, path: string): readonly Violation[] {
  if (!Number.isSafeInteger(kg) || kg < 0) return [violation('not-a-number', path)];
  return kg > offeredMostKg ? [violation('baggage-weight', path, { most: offeredMostKg })] : [];
}

/** Of flights that {@link checkOffered} has nothing against. */
export function offeredItineraries({ directions }: OfferedFlights, airports: Zones): readonly Itinerary[] {
  return directions.map(({ flights }) => enteredItinerary(flights, airports));
}

/** RBD of each flight, '' where none was said. */
export function offeredClasses({ directions }: OfferedFlights): readonly string[] {
  return directions.flatMap(({ flights }) => flights).map(({ bookingClass }) => bookingClass ?? '');
}

/** The day on which the first flight leaves. */
export function offeredFirstDay({ directions }: OfferedFlights): IsoDate | undefined {
  const first = directions[0]?.flights[0];
  return first && dateOfLocal(first.departure);
}

/** The fields that {@link readOffered} reads: `direction-0` … are lines of flights, `check-in` and `cabin` kilograms. */
export const offeredFields = {
  direction: (at: number) => `direction-${at}`,
  checkIn: 'check-in',
  cabin: 'cabin',
} as const;

/**
 * What was typed, read; `flight-line` with the number of the line that is no flight. Kilograms left out are none. Paths as
 * {@link checkOffered}.
 */
export function readOffered(
  typed: Readonly<Record<string, string>>,
  { sectors }: Pick<GroupWish, 'sectors'>,
  today: IsoDate,
): { readonly offered: OfferedFlights; readonly violations: readonly Violation[] } {
  const read = sectors.map((_, at) => readFlightLines(typed[offeredFields.direction(at)] ?? '', today));
  const kilograms = (field: string): number => {
    const text = (typed[field] ?? '').trim();
    return text === '' ? 0 : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  };
  const baggage = { checkInKg: kilograms(offeredFields.checkIn), cabinKg: kilograms(offeredFields.cabin) };
  return {
    offered: { directions: read.map(({ flights }) => ({ flights })), baggage },
    violations: [
      ...read.flatMap(({ flights, wrong }, at) => {
        const path = `directions[${at}].flights`;
        const [line] = wrong;
        if (line !== undefined) return [violation('flight-line', path, { line })];
        return flights.length === 0 ? [violation('required', path)] : [];
      }),
      ...checkKg(baggage.checkInKg, 'baggage.checkInKg'),
      ...checkKg(baggage.cabinKg, 'baggage.cabinKg'),
    ],
  };
}

/**
 * What some of a group pay by the prices of its offer, as the parts of their fare: base fare and taxes of each type, whose
 * lines say so much for each traveller. Undefined where a type that travels has no price.
 */
export function offeredFare(
  prices: readonly OfferedPrice[],
  travellers: readonly Pick<Traveller, 'type'>[],
  journey: readonly [Itinerary, ...Itinerary[]],
  bookingClass: string,
): { readonly total: Money; readonly parts: readonly PricePart[] } | undefined {
  const cost = offerCost({ prices }, countByType(travellers));
  if (cost === undefined || travellers.some(({ type }) => !prices.some((price) => price.type === type))) {
    return undefined;
  }
  const { currency } = cost.total;
  const [first] = journey;
  const { origin } = directionOf(first);
  const { destination } = directionOf(journey.at(-1) ?? first);
  const aboard = cost.lines.filter(({ count }) => count > 0);
  const bases = aboard.map(({ type, amount, tax, count }): PricePart => {
    const base = subtract(amount, tax ?? zero(currency));
    return {
      name: 'base-fare-line',
      amount: multiply(base, count),
      params: {
        traveller: type,
        count,
        each: formatDecimal(base),
        sector: `${origin}-${destination}`,
        carrier: first.segments[0].carrier,
        ...(bookingClass !== '' && { rbd: bookingClass }),
      },
    };
  });
  const taxes = aboard.flatMap(({ type, tax, count }): readonly PricePart[] =>
    tax === undefined || isZero(tax)
      ? []
      : [
          {
            name: 'other-tax',
            amount: multiply(tax, count),
            params: { traveller: type, count, each: formatDecimal(tax) },
          },
        ],
  );
  return {
    total: cost.total,
    parts: [grouped('base-fare', bases, currency), ...(taxes.length === 0 ? [] : [grouped('taxes', taxes, currency)])],
  };
}

function grouped(name: PricePart['name'], parts: readonly PricePart[], currency: Money['currency']): PricePart {
  return {
    name,
    amount: sum(
      currency,
      parts.map(({ amount }) => amount),
    ),
    parts,
  };
}
