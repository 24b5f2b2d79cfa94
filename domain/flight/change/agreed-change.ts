/**
 * A change to other flights that people agreed on with the airline: the new flights as they were entered, and what each
 * traveller of a type pays, or gets back, in each direction. The fare that was sold stands, with the agreed difference on it;
 * charge, postings and the booking that results are of one calculation, as of every change.
 */
import { stands } from '../../booking/units.ts';
import { add, isNegative, type Money, negate, sum, zero } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { AgencyTerms, Price, PricePart } from '../../price/price.ts';
import { summedParts } from '../../price/summed-parts.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { Unit } from '../../booking/booking.ts';
import { pursesOf } from '../cancel/cancellation.ts';
import { sectorOf } from '../cancel/charged-places.ts';
import { gstOnFee, taxLine } from '../cancel/fees.ts';
import { group, ssrTotals, withoutAncillaries } from '../extras/ancillaries.ts';
import { checkChoices, leastMinutesBetweenSectors } from '../offer/choice.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { FareOption } from '../offer/offer.ts';
import { soldAt } from '../quote/quote.ts';
import type { Change } from './change.ts';
import { fareDifference } from './supplied.ts';
import { type ChangeableBooking, paidFor } from './changed-booking.ts';

/** What one traveller of a type pays in one direction. */
export interface AgreedMove {
  /** The direction, by position. */
  readonly item: number;
  readonly type: TravellerType;
  /** By how much base fare and airline's surcharges, and taxes, come to more; below zero where they come to less. */
  readonly fare: Money;
  readonly taxes: Money;
  /** The airline's fee, its tax not included. */
  readonly airline: Money;
  /** The deployment's own. */
  readonly fee: Money;
}

/** What is flown instead in a direction. */
export interface AgreedFlights {
  readonly item: number;
  readonly itinerary: Itinerary;
  /** One a flight; undefined where nobody said. */
  readonly bookingClasses: readonly (string | undefined)[];
}

type Changing = ChangeableBooking<FareOption>;

/**
 * What stands in the way: `change-nothing` (`directions`); `place-not-booked` for what is no direction of it or that nobody
 * flies, or named twice (`directions[n]`, `moves[n]`); `split-first` (`travellers`) where only some of those who fly change;
 * `sectors-overlap` (`directions[n]`); `required` (`moves`) where a type has none in a direction; `amount-currency`,
 * `amount-not-positive` of a fee; `back-above-paid` with `most` (`moves`) where more would come back than was paid.
 */
export function checkAgreedChange(
  booking: Changing,
  flights: readonly AgreedFlights[],
  moves: readonly AgreedMove[],
  travellers: readonly number[],
): readonly Violation[] {
  if (flights.length === 0) return [violation('change-nothing', 'directions')];
  const unknown = flights.flatMap(({ item }, at) =>
    aboard(booking, item).length > 0 && flights.findIndex((other) => other.item === item) === at
      ? []
      : [violation('place-not-booked', `directions[${at}]`)],
  );
  if (unknown.length > 0) return unknown;
  const left = flights.some(({ item }) =>
    aboard(booking, item).some(({ traveller }) => !travellers.includes(traveller)),
  );
  if (left) return [violation('split-first', 'travellers')];
  const { currency } = booking.price.total;
  return [
    ...checkBetween(booking, flights),
    ...checkMoves(booking, flights, moves, currency),
    ...checkBack(booking, flights, moves, currency),
  ];
}

function checkBetween({ itineraries }: Changing, flights: readonly AgreedFlights[]): readonly Violation[] {
  const journey = itineraries.map((old, at) => flights.find(({ item }) => item === at)?.itinerary ?? old);
  const choices = journey.map((itinerary) => ({ offer: { itineraries: [itinerary] as const }, fare: {} }));
  const wrong = checkChoices(choices).map(({ path }) => path);
  return flights.flatMap(({ item }, at) =>
    wrong.includes(`choices[${item}]`) || wrong.includes(`choices[${item + 1}]`)
      ? [violation('sectors-overlap', `directions[${at}]`, { least: leastMinutesBetweenSectors })]
      : [],
  );
}

function checkMoves(
  booking: Changing,
  flights: readonly AgreedFlights[],
  moves: readonly AgreedMove[],
  currency: Money['currency'],
): readonly Violation[] {
  const needed = flights.flatMap(({ item }) => typesAboard(booking, item).map((type) => ({ item, type })));
  const same = (one: Pick<AgreedMove, 'item' | 'type'>, other: Pick<AgreedMove, 'item' | 'type'>) =>
    one.item === other.item && one.type === other.type;
  return [
    ...(needed.every((each) => moves.some((move) => same(each, move))) ? [] : [violation('required', 'moves')]),
    ...moves.flatMap((move, at) => [
      ...(needed.some((each) => same(each, move)) && moves.findIndex((each) => same(each, move)) === at
        ? []
        : [violation('place-not-booked', `moves[${at}]`)]),
      ...(['fare', 'taxes', 'airline', 'fee'] as const).flatMap((field) => {
        const path = `moves[${at}].${field}`;
        if (move[field].currency !== currency) return [violation('amount-currency', path, { currency })];
        const isFee = field === 'airline' || field === 'fee';
        return isFee && isNegative(move[field]) ? [violation('amount-not-positive', path)] : [];
      }),
    ]),
  ];
}

/** Nothing comes back that was not paid for those who fly. */
function checkBack(
  booking: Changing,
  flights: readonly AgreedFlights[],
  moves: readonly AgreedMove[],
  currency: Money['currency'],
): readonly Violation[] {
  if (moves.some(({ fare, taxes }) => fare.currency !== currency || taxes.currency !== currency)) return [];
  const items = flights.map(({ item }) => item);
  const paid = paidFor(booking, items)?.total ?? withoutAncillaries(booking.price).total;
  const back = negate(differenceOf(booking, moves, currency));
  return back.minor > paid.minor ? [violation('back-above-paid', 'moves', { most: paid })] : [];
}

/** The whole change, of what {@link checkAgreedChange} has nothing against. */
export function agreedChangeOf(
  booking: Changing,
  flights: readonly AgreedFlights[],
  moves: readonly AgreedMove[],
): Change<FareOption> {
  const { currency } = booking.price.total;
  const items = flights.map(({ item }) => item);
  const ssr = booking.ssr ?? [];
  const difference = differenceOf(booking, moves, currency);
  const places = moves.flatMap(({ item, type }) => aboard(booking, item).filter((place) => isOf(booking, place, type)));
  const fees = feesOf(booking, moves, places);
  const airline = fees.filter(({ name }) => name !== 'processing-fee').map(({ amount }) => amount);
  const charge = chargeOf(difference, fees, currency);
  const { rules, price } = booking;
  const instead = (at: number) => flights.find(({ item }) => item === at)?.itinerary;
  const [first, ...others] = booking.itineraries.map((old, at) => instead(at) ?? old);
  if (first === undefined) throw new RangeError('A booking has flights');
  return {
    charge,
    airline: sum(currency, [difference, ...airline]),
    forfeited: zero(currency),
    supplied: [
      ...fareDifference(summedParts(linesOf(booking, moves))),
      ...summedParts(fees.filter(({ name }) => name !== 'processing-fee')),
    ],
    servicesLost: ssrTotals(
      ssr.filter(({ place }) => items.includes(place.itinerary)),
      currency,
    ).total,
    after: {
      itineraries: [first, ...others],
      options: optionsAfter(booking, flights),
      rules,
      price: fareWith(withoutAncillaries(price), linesOf(booking, moves)),
      ssr: ssr.map((each) => (items.includes(each.place.itinerary) ? { ...each, status: 'cancelled' as const } : each)),
    },
  };
}

/** Those who fly a direction. */
function aboard(booking: Changing, item: number): readonly Unit[] {
  if (booking.itineraries[item] === undefined) return [];
  return booking.travellers.map((_, traveller) => ({ traveller, item })).filter((place) => stands(booking, place));
}

/** Which types of travellers fly a direction, each once. */
export function typesAboard(booking: Changing, item: number): readonly TravellerType[] {
  return [...new Set(aboard(booking, item).flatMap(({ traveller }) => booking.travellers[traveller]?.type ?? []))];
}

function isOf({ travellers }: Changing, { traveller }: Unit, type: TravellerType): boolean {
  return travellers[traveller]?.type === type;
}

function differenceOf(booking: Changing, moves: readonly AgreedMove[], currency: Money['currency']): Money {
  return sum(
    currency,
    linesOf(booking, moves).map(({ amount }) => amount),
  );
}

/** What the fare grows by, traveller by traveller; lines of nothing left out. */
function linesOf(booking: Changing, moves: readonly AgreedMove[]): readonly PricePart[] {
  return moves.flatMap(({ item, type, fare, taxes }) =>
    aboard(booking, item)
      .filter((place) => isOf(booking, place, type))
      .flatMap(({ traveller }): readonly PricePart[] => {
        const params = { passenger: traveller + 1, itinerary: item };
        return [
          { name: 'base-fare' as const, amount: fare, params },
          { name: 'other-tax' as const, amount: taxes, params },
        ].filter(({ amount }) => amount.minor !== 0);
      }),
  );
}

/** Each traveller's, with the tax on the airline's. */
function feesOf(booking: Changing, moves: readonly AgreedMove[], places: readonly Unit[]): readonly PricePart[] {
  return pursesOf(booking, places).flatMap(({ purse, places: own }) =>
    own.flatMap(({ traveller, item }): readonly PricePart[] => {
      const type = booking.travellers[traveller]?.type;
      const flown = booking.itineraries[item];
      const move = moves.find((each) => each.item === item && each.type === type);
      if (move === undefined || type === undefined || flown === undefined) return [];
      const params = {
        passenger: traveller + 1,
        traveller: type,
        sector: sectorOf(flown),
        carrier: flown.segments[0].carrier,
      };
      const fee: PricePart = { name: 'change-fee', amount: move.airline, params };
      const tax = taxLine('change-gst', fee, gstOnFee(move.airline, purse), purse);
      return [fee, tax, { name: 'processing-fee' as const, amount: move.fee, params }].filter(
        ({ amount }) => amount.minor !== 0,
      );
    }),
  );
}

function chargeOf(difference: Money, fees: readonly PricePart[], currency: Money['currency']): Price {
  const parts = [
    { name: 'fare-difference' as const, amount: difference },
    ...(['change-fee', 'change-gst', 'processing-fee'] as const).map((name) =>
      group(
        name,
        fees.filter((fee) => fee.name === name),
        currency,
      ),
    ),
  ].filter(({ amount }) => amount.minor !== 0);
  const breakdown = group('customer-price', parts, currency);
  const nothing = zero(currency);
  const net = breakdown.amount;
  return {
    total: net,
    breakdown,
    netBreakdown: group('net-payable', parts, currency),
    terms: { net, commission: nothing, tds: nothing, markup: nothing, earn: nothing },
  };
}

function optionsAfter(booking: Changing, flights: readonly AgreedFlights[]): readonly [FareOption, ...FareOption[]] {
  const classesOf = (at: number): readonly string[] => {
    const sold = soldAt(booking, at).bookingClasses;
    const entered = flights.find(({ item }) => item === at)?.bookingClasses;
    return entered?.map((each, flight) => each ?? sold[flight] ?? sold[0] ?? '') ?? sold;
  };
  const [first, ...others] = booking.options;
  if (others.length === 0) {
    return [{ ...first, bookingClasses: booking.itineraries.flatMap((_, at) => classesOf(at)) }];
  }
  return [
    { ...first, bookingClasses: classesOf(0) },
    ...others.map((option, at) => ({ ...option, bookingClasses: classesOf(at + 1) })),
  ];
}

/** The fare with lines more; one whose lines nobody knows grows as a whole. */
function fareWith(fare: Price, lines: readonly PricePart[]): Price {
  const { currency } = fare.total;
  const more = sum(
    currency,
    lines.map(({ amount }) => amount),
  );
  const grown = (root: PricePart): PricePart => ({
    ...root,
    amount: add(root.amount, more),
    parts: (root.parts ?? []).map((part) => {
      if (part.name !== 'fare') return part;
      return { ...part, amount: add(part.amount, more), ...(part.parts && { parts: [...part.parts, ...lines] }) };
    }),
  });
  return {
    total: add(fare.total, more),
    breakdown: grown(fare.breakdown),
    ...(fare.netBreakdown && { netBreakdown: grown(fare.netBreakdown) }),
    ...(fare.terms && { terms: withoutEach(fare.terms, add(fare.terms.net, more)) }),
  };
}

/** What one of a type pays is no longer said: each has lines of their own. */
function withoutEach({ each: _each, ...terms }: AgencyTerms, net: Money): AgencyTerms {
  return { ...terms, net };
}
