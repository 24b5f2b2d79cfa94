/**
 * Changing ticketed flights for others: what the airline asks for it, what the new fare costs more, what the agency's
 * account is charged, the exact ledger postings, and the booking that results. What is shown before and what is posted
 * after come from here alike.
 *
 * A fare is given back at what was paid for it towards the new one. A new fare that costs more is paid for with exactly the
 * difference, line by line: airline, commission and the tax withheld on it, fees, markup. One that costs less brings the
 * difference back, line by line too, where the fare given up is refundable by its dated rule at the hours left, of everybody
 * on it; a fare that cancelling would bring nothing of has no residual value either, and what remains is forfeited. (General
 * practice of airlines: the residual value of an exchanged ticket goes by the refund rule of the fare given up.) Services
 * bought for the flights that are left behind are not taken back. So, in the customer's money and in the agency's:
 * old + charged = new + fees + forfeited, to the paisa; charged is below zero where more comes back than the fees are.
 *
 * What the agent asked for the booking stays on it: it is carried to the new fare, and neither charged again nor given back.
 *
 * Of a fare for the whole journey that is flown in part, the rest is changed (see `flown-part.ts`): what is flown is never
 * given back, and no more comes back than was paid for what is not.
 */
import { stands } from '../../booking/units.ts';
import { salePostings } from '../../account/postings.ts';
import type { Posting } from '../../account/chain.ts';
import { group, ssrTotals } from '../extras/ancillaries.ts';
import type { Price, PricePart, PricePartName } from '../../price/price.ts';
import { joinFares } from '../fare/join-fares.ts';
import type { FeeFor } from '../fare/fare-rules.ts';
import { isSameFlights, type Itinerary } from '../offer/itinerary.ts';
import type { Currency } from '../../money/currency.ts';
import { add, isZero, type Money, negate, subtract, sum, zero } from '../../money/money.ts';
import { carriedLines, withOwnLines } from '../../price/own-lines.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import { airlineFare } from '../cancel/cancellation.ts';
import { purseOf } from '../cancel/fees.ts';
import { type ChargedPlace, chargedPlaces } from '../cancel/charged-places.ts';
import { changeFees, hasResidualValue, mayChange } from './charges.ts';
import {
  bookingAfter,
  type ChangeableBooking,
  type ChangedBooking,
  type NewFlights,
  paidFor,
  paidOrThrow,
} from './changed-booking.ts';
import { asChangeable, hasLeft, isFlownInPart } from './flown-part.ts';
import { type ExchangedFare, suppliedByChange } from './supplied.ts';

/** What is to be changed, and when. Directions change whole and for everybody on them. */
export interface ChangeWanted {
  /** By position; each once, in the order of travel. */
  readonly itineraries: readonly number[];
  /** By position; all where absent. */
  readonly travellers?: readonly number[];
  readonly now: Instant;
}

/** A fare with nothing but its totals, as a list of offers has it. */
export interface FareTotals {
  /** What the customer pays. */
  readonly total: Money;
  /** What the airline does. */
  readonly airline: Money;
}

export interface Change<Option> {
  /**
   * What is charged: `breakdown` is the customer's, `netBreakdown` the agency's. Parts: `fare-difference`, `change-fee` and
   * `change-gst`, then the agency's side of the difference.
   */
  readonly charge: Price;
  /** Of the charge: what the airline is paid; below zero where it gives back. */
  readonly airline: Money;
  /** What the airline keeps of the fare that is given up, where the new one costs less and the fare is not refundable. */
  readonly forfeited: Money;
  /** Bought for the flights that are left behind, and not given back. */
  readonly servicesLost: Money;
  /** Parts of the airline's price: the difference of the fares, the fees and the tax on them. */
  readonly supplied: readonly PricePart[];
  readonly after: ChangedBooking<Option>;
}

/**
 * Why it cannot be done: `change-nothing`, `place-not-booked`, `change-flown`, `change-together` (a fare for several
 * directions, or a special return fare, of which only some are given), `change-not-allowed` (the fare's rule, now), all at
 * `itineraries`; `split-first` at `travellers` where only some of those on a direction change or fly at all; `change-whole`
 * where the fare's lines do not say which direction they are for.
 */
export function checkChange<Option extends { readonly special?: 'return' }>(
  whole: ChangeableBooking<Option>,
  { itineraries, travellers, now }: ChangeWanted,
): readonly Violation[] {
  if (itineraries.length === 0) return [violation('change-nothing', 'itineraries')];
  const booking = asChangeable(whole, now);
  const wrong = itineraries.flatMap((itinerary, at) => {
    const old = booking.itineraries[itinerary];
    if (old === undefined) return [violation('place-not-booked', `itineraries[${at}]`)];
    return hasLeft(old, now) ? [violation('change-flown', `itineraries[${at}]`)] : [];
  });
  if (wrong.length > 0) return wrong;
  const some = booking.travellers.some(
    (_, traveller) =>
      (travellers !== undefined && !travellers.includes(traveller)) ||
      itineraries.some((itinerary) => !stands(booking, { traveller, item: itinerary })),
  );
  if (some) return [violation('split-first', 'travellers')];
  if (tied(booking, now).some((unit) => isTorn(unit, itineraries)))
    return [violation('change-together', 'itineraries')];
  if (!placesOf(booking, itineraries, 'change').every((place) => mayChange(place, now))) {
    return [violation('change-not-allowed', 'itineraries')];
  }
  return unitsOf(booking, itineraries).some((unit) => paidFor(booking, unit) === undefined)
    ? [violation('change-whole', 'itineraries')]
    : [];
}

/**
 * Directions that change together or not at all: those of one fare, and those of special return fares. Once some of them have
 * left there is no together any more.
 */
export function tied<Option extends { readonly special?: 'return' }>(
  { options, itineraries }: Pick<ChangeableBooking<Option>, 'options' | 'itineraries'>,
  now: Instant,
): readonly (readonly number[])[] {
  const all = itineraries.map((_, itinerary) => itinerary);
  return !isFlownInPart({ itineraries }, now) &&
    (options.length === 1 || options.some(({ special }) => special === 'return'))
    ? [all]
    : all.map((itinerary) => [itinerary]);
}

/**
 * What changing one fare comes to, of which only the totals are known: for a list of offers. `unit` is the directions that
 * the offer flies, of those wanted; the rest as {@link changeOf}, whose charge has the same amounts.
 */
export function changePrice<Option>(
  whole: ChangeableBooking<Option>,
  { itineraries, now }: ChangeWanted,
  unit: readonly number[],
  fare: FareTotals & { readonly flown: readonly Itinerary[] },
): PricePart {
  const booking = asChangeable(whole, now);
  const charged = chargedFor(booking, itineraries, (at) => fare.flown[unit.indexOf(at)]);
  const paid = paidOrThrow(booking, unit);
  const carried = sum(
    paid.total.currency,
    carriedLines(paid).map(({ amount }) => amount),
  );
  const asked = { ...fare, total: add(fare.total, carried) };
  const parts = counts(booking, unit, paid, asked, now) ? customerParts(paid, asked) : [];
  return tree('customer-price', parts, feesOf(booking, unit, charged, now), paid.total.currency);
}

/**
 * The whole change, of a booking that {@link checkChange} has nothing against. Throws `RangeError` where a fare has no net
 * side, or the new flights are not one a direction.
 */
export function changeOf<Option>(
  whole: ChangeableBooking<Option>,
  { itineraries, now }: ChangeWanted,
  flights: NewFlights<Option>,
): Change<Option> {
  const booking = asChangeable(whole, now);
  const { currency } = booking.price.total;
  const units = unitsOf(booking, itineraries);
  if (flights.itineraries.length !== itineraries.length || flights.fares.length !== units.length) {
    throw new RangeError('A change needs new flights for each direction and a fare for each fare');
  }
  const charges: Price[] = [];
  const airline: Money[] = [];
  const forfeited: Money[] = [];
  const charged = chargedFor(booking, itineraries, (at) => flights.itineraries[itineraries.indexOf(at)]);
  const fares: Price[] = [];
  const exchanged: ExchangedFare[] = [];
  for (const [at, unit] of units.entries()) {
    const bare = flights.fares[at];
    if (bare === undefined) continue;
    const paid = paidOrThrow(booking, unit);
    const fresh = withOwnLines(bare, carriedLines(paid));
    fares.push(fresh);
    const fees = feesOf(booking, unit, charged, now);
    const totals = totalsOf(fresh);
    const difference = dearer(paid, totals);
    const isCounted = counts(booking, unit, paid, totals, now);
    charges.push(chargeOf(paid, fresh, fees, isCounted));
    airline.push(...fees.map(({ amount }) => amount), ...(isCounted ? [difference] : []));
    exchanged.push({ paid, fresh, isCounted, fees });
    if (!isCounted) forfeited.push(negate(difference));
  }
  const [first, ...others] = charges;
  const [firstFare, ...otherFares] = fares;
  if (first === undefined || firstFare === undefined) throw new RangeError('A change changes something');
  const lost = (booking.ssr ?? []).filter(({ place }) => itineraries.includes(place.itinerary));
  return {
    charge: joinFares([first, ...others]),
    airline: sum(currency, airline),
    forfeited: sum(currency, forfeited),
    servicesLost: ssrTotals(lost, currency).total,
    supplied: suppliedByChange(exchanged),
    after: bookingAfter(booking, itineraries, { ...flights, fares: [firstFare, ...otherFares] }),
  };
}

/** The ledger postings of a change. */
export function changePostings(
  { charge, airline }: Pick<Change<unknown>, 'charge' | 'airline'>,
  who: { readonly agencyId: string; readonly supplier: string },
): readonly Posting[] {
  const { terms } = charge;
  if (terms === undefined) throw new RangeError('A change is posted from its net side');
  const { net, commission, tds } = terms;
  return salePostings({ ...who, supplierTotal: airline, net, commission, tds });
}

/** The directions of each new fare: one for all where the whole booking has one, else one each. */
function unitsOf<Option>(
  { options }: Pick<ChangeableBooking<Option>, 'options'>,
  itineraries: readonly number[],
): readonly (readonly number[])[] {
  return options.length === 1 ? [itineraries] : itineraries.map((itinerary) => [itinerary]);
}

/**
 * What is charged for of the directions wanted. One that keeps its flights, because it is changed only together with another,
 * is not; where all of them keep theirs, all are. Flights that are not known yet count as others.
 */
function chargedFor<Option>(
  booking: ChangeableBooking<Option>,
  wanted: readonly number[],
  instead: (at: number) => Itinerary | undefined,
): readonly ChargedPlace[] {
  const moved = wanted.filter((at) => {
    const [old, fresh] = [booking.itineraries[at], instead(at)];
    return old === undefined || fresh === undefined || !isSameFlights(old, fresh);
  });
  return placesOf(booking, moved.length === 0 ? wanted : moved, 'change');
}

function placesOf<Option>(
  booking: ChangeableBooking<Option>,
  itineraries: readonly number[],
  asks: FeeFor,
): readonly ChargedPlace[] {
  const places = itineraries.flatMap((itinerary) =>
    booking.travellers.map((_, traveller) => ({ traveller, item: itinerary })),
  );
  return chargedPlaces(booking, places, asks);
}

/** The fees that the fare of some directions bears: each stands with the first direction that it is for. */
function feesOf<Option>(
  booking: ChangeableBooking<Option>,
  unit: readonly number[],
  charged: readonly ChargedPlace[],
  now: Instant,
): readonly PricePart[] {
  const purse = purseOf(airlineFare(paidOrThrow(booking, unit)));
  const own = charged.filter(({ directions: [first] }) => unit.includes(first.at));
  return changeFees(purse, own, now);
}

function totalsOf({ total, breakdown }: Price): FareTotals {
  return { total, airline: named(breakdown, 'fare') };
}

function dearer(paid: Price, { airline }: FareTotals): Money {
  return subtract(airline, totalsOf(paid).airline);
}

/** Whether the difference of two fares is charged, or given back; if not, it is forfeited. */
function counts<Option>(
  booking: ChangeableBooking<Option>,
  unit: readonly number[],
  paid: Price,
  fare: FareTotals,
  now: Instant,
): boolean {
  const { minor } = dearer(paid, fare);
  return minor > 0 || (minor < 0 && placesOf(booking, unit, 'cancel').every((place) => hasResidualValue(place, now)));
}

/** What the new fare costs the customer more: the airline's difference, and the rest of the price as one line of markup. */
function customerParts(paid: Price, fare: FareTotals): readonly PricePart[] {
  const difference = dearer(paid, fare);
  return [
    { name: 'fare-difference', amount: difference },
    { name: 'markup', amount: subtract(subtract(fare.total, paid.total), difference) },
  ];
}

/** What is charged for one fare and the fees of changing it, in both trees; the fees alone where no difference counts. */
function chargeOf(paid: Price, fresh: Price, fees: readonly PricePart[], more: boolean): Price {
  const { netBreakdown: before, total: paidTotal } = paid;
  const { netBreakdown: after } = fresh;
  if (before === undefined || after === undefined) throw new RangeError('A change needs the net side of fares');
  const of = (names: readonly PricePartName[]) => (more ? names.flatMap((name) => moreOf(name, before, after)) : []);
  const fare: PricePart = {
    name: 'fare-difference',
    amount: more ? dearer(paid, totalsOf(fresh)) : zero(paidTotal.currency),
  };
  const commission = of(['commission']);
  const tds = of(['tds']);
  const portal = of(portalNames);
  const { currency } = paidTotal;
  const total = (parts: readonly PricePart[]) =>
    sum(
      currency,
      parts.map(({ amount }) => amount),
    );
  const rounding: PricePart = {
    name: 'rounding',
    amount: more ? subtract(named(fresh.breakdown, 'rounding'), named(paid.breakdown, 'rounding')) : zero(currency),
  };
  const rest = more ? subtract(subtract(fresh.total, paid.total), total([fare, ...portal, rounding])) : zero(currency);
  const markup: PricePart = { name: 'markup', amount: rest };
  const netBreakdown = tree('net-payable', [fare, ...commission, ...tds, ...portal], fees, currency);
  const breakdown = tree('customer-price', [fare, markup, ...portal, rounding], fees, currency);
  return {
    total: breakdown.amount,
    breakdown,
    netBreakdown,
    terms: {
      net: netBreakdown.amount,
      commission: negate(total(commission)),
      tds: total(tds),
      markup: rest,
      ...(!isZero(rounding.amount) && { rounding: rounding.amount }),
      earn: subtract(breakdown.amount, netBreakdown.amount),
    },
  };
}

/** Fees of the portal, as they stand in the net tree. */
const portalNames = [
  'discount',
  'handling-charges',
  'convenience-fee',
  'processing-fee',
  'payment-gateway-charges',
  'insurance',
  'gst',
  'service-tax',
] as const satisfies readonly PricePartName[];

/** By how much parts of a name come to more; said as the new ones are. */
function moreOf(name: PricePartName, before: PricePart, after: PricePart): readonly PricePart[] {
  const amount = subtract(named(after, name), named(before, name));
  const percent = (after.parts ?? []).find((part) => part.name === name)?.params?.['percent'];
  return amount.minor === 0 ? [] : [{ name, amount, ...(percent !== undefined && { params: { percent } }) }];
}

/** The difference first, then the fees, then the agency's side; lines of nothing left out. */
function tree(
  name: 'customer-price' | 'net-payable',
  [difference, ...own]: readonly PricePart[],
  fees: readonly PricePart[],
  currency: Currency,
): PricePart {
  const asked = (['change-fee', 'change-gst'] as const).map((each) =>
    group(
      each,
      fees.filter((fee) => fee.name === each),
      currency,
    ),
  );
  const parts = [...(difference === undefined ? [] : [difference]), ...asked, ...own];
  return group(
    name,
    parts.filter(({ amount }) => amount.minor !== 0),
    currency,
  );
}

function isTorn(unit: readonly number[], chosen: readonly number[]): boolean {
  const taken = unit.filter((itinerary) => chosen.includes(itinerary));
  return taken.length > 0 && taken.length < unit.length;
}

function named(root: PricePart, name: PricePartName): Money {
  return sum(
    root.amount.currency,
    (root.parts ?? []).filter((part) => part.name === name).map(({ amount }) => amount),
  );
}
