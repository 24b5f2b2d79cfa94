/**
 * Cancelling tickets, the whole booking or travellers on directions of it: what the airline keeps, what goes back to the
 * agency's account, the exact ledger postings, and the booking that remains. What is shown before and what is posted after
 * come from here alike.
 *
 * Commission and the tax withheld on it are reversed to what those who remain would have been given: the stored rules on
 * the stored lines (see `flight/fare-shares.ts`). So cancelling in parts, in any order, comes to what cancelling at once
 * does: charge = remaining + kept + refunded, to the paisa.
 */
import { type RefundReversal, refundPostings } from '../../account/postings.ts';
import type { Posting } from '../../account/chain.ts';
import type { Price, PricePart, PricePartName } from '../../price/price.ts';
import { type Aboard, fareAboard, fareLeaving, type SoldFare } from '../../flight/fare/fare-shares.ts';
import type { SsrPartName } from '../../flight/extras/ancillaries.ts';
import { type Money, negate, subtract, sum } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { checkPartyCounts, countByType } from '../../people/traveller.ts';
import { ownAmounts, ownCharges } from '../../price/own-lines.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import type { Unit } from '../booking.ts';
import type { FlightBooking } from '../../flight/booking/flight-booking.ts';
import { type AgreedCharge, agreedFees, ownFees } from './agreed-charges.ts';
import { feesFrom, type Purse, purseOf } from './charges.ts';
import { chargedPlaces } from './charged-places.ts';

/** A booking as sold, services included in its fare, and what has left it since. */
export interface CancellableBooking extends Pick<FlightBooking, 'itineraries' | 'rules' | 'price'> {
  /** One fare for the whole journey, or one a direction. */
  readonly options: readonly [unknown, ...unknown[]];
  readonly travellers: readonly { readonly type: TravellerType }[];
  /** Cancelled before. */
  readonly gone?: readonly Unit[];
  /** Flown: not to be cancelled. A flight that has left and is not here was missed. */
  readonly flown?: readonly Unit[];
}

/** airline: the carrier cancelled or changed the flight, and everything goes back. no-show: who did not fly, after departure. */
export type CancelReason = 'traveller' | 'airline' | 'no-show';

export interface CancelQuestion {
  readonly booking: CancellableBooking;
  readonly places: readonly Unit[];
  readonly reason: CancelReason;
  readonly now: Instant;
  /** Services that the airline takes back when the traveller cancels; none unless said. */
  readonly servicesReturned?: readonly SsrPartName[];
  /** What people agreed on, in place of what the fare's rules say: one a place. */
  readonly agreed?: readonly AgreedCharge[];
}

export interface Cancellation {
  /** By itinerary, then traveller. */
  readonly places: readonly Unit[];
  /**
   * Root `cancellation-charges`: fees with their tax; in `services-kept` services that the airline does not take back, in
   * `fees-kept` fees that stay charged; fees for cancelling.
   */
  readonly charges: PricePart;
  /** Root `refund`: what was charged for the places, commission and TDS reversed, less the charges. May be below zero. */
  readonly refund: PricePart;
  /** Statutory taxes returned, GST but for that on the charges included: what no rule of a fare can keep. */
  readonly byLaw: Money;
  /**
   * What the customer can be given: without what the agency added to the places, which the agent may keep or give back.
   * `explained` is the refund, root `customer-refund`: what was paid for the places but for that, less the charges.
   */
  readonly customer: { readonly refund: Money; readonly markup: Money; readonly explained: PricePart };
  /** What the suppliers keep of what they were paid for the places, tax on it included. */
  readonly airlineKept: Money;
  readonly reversal: Omit<RefundReversal, 'agencyId' | 'supplier'>;
  readonly remaining: { readonly places: readonly Unit[]; readonly fare: Price };
}

/** Days that a refund of an agent's ticket may take: India's rules on refunds, from 26 March 2026 (press of that month). */
export const refundWorkingDays = 14;

/**
 * What cancelling comes to. Violations: `cancel-nothing`; `place-not-booked`, `place-cancelled`, `place-flown`
 * (`places[n]`); `sold-together` where a fare covers several itineraries and only some are given; `cancel-whole` where the
 * fare's lines do not say how they were made; `party-adult`, `party-infants` where who remains could not travel.
 * Throws `RangeError` where the booking's fare has no net side.
 */
export function cancellationOf(
  question: CancelQuestion,
): { readonly cancellation: Cancellation } | { readonly violations: readonly Violation[] } {
  const { booking } = question;
  const leaving = unique(question.places);
  const violations = checkCancelling(booking, question.places);
  if (violations.length > 0) return { violations };
  const sold = soldFare(booking);
  const gone = booking.gone ?? [];
  const after: Aboard = (traveller, itinerary) => !has([...gone, ...leaving], { traveller, item: itinerary });
  const comesTo = leavingOf(question, leaving, gone);
  const left = fareAboard(sold, after);
  if (comesTo === undefined || left === undefined) return { violations: [violation('cancel-whole', 'places')] };
  const remaining = { places: allPlaces(booking).filter((each) => after(each.traveller, each.item)), fare: left };
  return { cancellation: { ...comesTo, places: leaving, remaining } };
}

/** The ledger postings of a cancellation. */
export function cancellationPostings(
  { reversal }: Pick<Cancellation, 'reversal'>,
  who: Pick<RefundReversal, 'agencyId' | 'supplier'>,
): readonly Posting[] {
  return refundPostings({ ...who, ...reversal });
}

/**
 * What it comes to that places leave a booking of which others have left before, whoever remains: nothing is checked.
 * Undefined where the fare's lines do not say how they were made.
 */
export function leavingOf(
  question: CancelQuestion,
  leaving: readonly Unit[],
  gone: readonly Unit[],
): Omit<Cancellation, 'places' | 'remaining'> | undefined {
  const before: Aboard = (traveller, itinerary) => !has(gone, { traveller, item: itinerary });
  const after: Aboard = (traveller, itinerary) =>
    before(traveller, itinerary) && !has(leaving, { traveller, item: itinerary });
  const share = fareLeaving(soldFare(question.booking), before, after);
  return share === undefined ? undefined : reckoned(question, leaving, share);
}

/** Every place of a booking, by itinerary, then traveller. */
export function allPlaces({
  itineraries,
  travellers,
}: Pick<CancellableBooking, 'itineraries' | 'travellers'>): readonly Unit[] {
  return itineraries.flatMap((_, itinerary) => travellers.map((__, traveller) => ({ traveller, item: itinerary })));
}

const serviceNames: readonly PricePartName[] = ['seat', 'meal', 'baggage', 'special-ssr'];
const notFees: readonly PricePartName[] = ['fare', 'commission', 'tds', ...serviceNames];

function reckoned(
  question: CancelQuestion,
  leaving: readonly Unit[],
  share: Price,
): Omit<Cancellation, 'places' | 'remaining'> {
  const { netBreakdown: net } = share;
  if (net === undefined) throw new RangeError('A booking is cancelled from its net fare');
  const { currency } = net.amount;
  const parts = net.parts ?? [];
  const named = (names: readonly PricePartName[]) => parts.filter(({ name }) => names.includes(name));
  const fees = parts.filter(({ name }) => !notFees.includes(name));
  const [airlineKeeps, portalKeeps] =
    question.reason === 'airline'
      ? [[], []]
      : [
          [
            ...airlineFees(question, leaving),
            ...keptAs('services-kept', named(serviceNames.filter((name) => !isReturned(question, name)))),
          ],
          [
            ...keptAs(
              'fees-kept',
              fees.filter(({ name }) => name !== 'discount'),
            ),
            ...ownFees(question, leaving),
          ],
        ];
  const total = (some: readonly PricePart[]) =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    );
  const kept = [...airlineKeeps, ...portalKeeps];
  const charges: PricePart = { name: 'cancellation-charges', amount: total(kept), parts: kept };
  const lessCharges = charges.amount.minor === 0 ? [] : [negated(charges)];
  const back = [...parts, ...lessCharges];
  const fare = named(['fare']);
  const { keepable } = purseOf({ name: 'fare', amount: total(fare), parts: fare });
  const gstKept = total(airlineKeeps.filter(({ name }) => name === 'cancellation-gst'));
  const paid = share.breakdown.parts ?? [];
  const { markup } = ownAmounts(paid, currency);
  const toCustomer = [...paid.filter(({ name }) => !ownCharges.includes(name)), ...lessCharges];
  return {
    charges,
    refund: { name: 'refund', amount: total(back), parts: back },
    byLaw: subtract(subtract(total(fare), keepable), gstKept),
    customer: {
      refund: subtract(subtract(share.total, markup), charges.amount),
      markup,
      explained: { name: 'customer-refund', amount: total(toCustomer), parts: toCustomer },
    },
    airlineKept: total(airlineKeeps),
    reversal: {
      airline: subtract(total(named(['fare', ...serviceNames])), total(airlineKeeps)),
      commission: negate(total(named(['commission']))),
      tds: total(named(['tds'])),
      fees: subtract(total(fees), total(portalKeeps)),
    },
  };
}

/** Each traveller's fare is a purse of its own; of a fare that cannot be told apart there is one for all. */
function airlineFees(question: CancelQuestion, leaving: readonly Unit[]): readonly PricePart[] {
  const { booking, now, agreed } = question;
  return pursesOf(booking, leaving).flatMap(({ purse, places }) =>
    agreed === undefined
      ? feesFrom(purse, chargedPlaces(booking, places, 'cancel'), now)
      : agreedFees(purse, { booking, agreed }, places),
  );
}

/** What places were paid from. */
export function pursesOf(
  booking: CancellableBooking,
  leaving: readonly Unit[],
): readonly { readonly purse: Purse; readonly places: readonly Unit[] }[] {
  const sold = soldFare(booking);
  const common = purseOf(airlineFare(booking.price));
  const own: { readonly purse: Purse; readonly places: readonly Unit[] }[] = [];
  for (const [traveller] of booking.travellers.entries()) {
    for (const unit of sold.units) {
      const places = leaving.filter((each) => each.traveller === traveller && unit.includes(each.item));
      if (places.length === 0) continue;
      const alone = fareAboard(sold, (one, itinerary) => one === traveller && unit.includes(itinerary));
      if (alone === undefined) return [{ purse: common, places: leaving }];
      own.push({ purse: purseOf(airlineFare(alone)), places });
    }
  }
  return own;
}

function checkCancelling(booking: CancellableBooking, places: readonly Unit[]): readonly Violation[] {
  const { itineraries, travellers, gone = [], flown = [] } = booking;
  if (places.length === 0) return [violation('cancel-nothing', 'places')];
  const wrong = places.flatMap((place, index) => {
    const path = `places[${index}]`;
    if (!has(allPlaces(booking), place)) return [violation('place-not-booked', path)];
    if (has(gone, place)) return [violation('place-cancelled', path)];
    return has(flown, place) ? [violation('place-flown', path)] : [];
  });
  if (wrong.length > 0) return wrong;
  const isTornApart = soldFare(booking).units.some((unit) =>
    travellers.some((_, traveller) => {
      const taken = unit.filter((itinerary) => has(places, { traveller, item: itinerary }));
      return taken.length > 0 && taken.length < unit.length;
    }),
  );
  if (isTornApart) return [violation('sold-together', 'places')];
  for (const [itinerary] of itineraries.entries()) {
    const stay = travellers.filter((_, traveller) => !has([...gone, ...places], { traveller, item: itinerary }));
    const cannot = stay.length === 0 ? [] : checkPartyCounts(countByType(stay));
    if (cannot.length > 0) return within('places', cannot);
  }
  return [];
}

/** A booking's fare with who flies on it and what each of its fares covers. */
export function soldFare({ price: fare, travellers, itineraries, options }: CancellableBooking): SoldFare {
  const each = itineraries.map((_, itinerary) => itinerary);
  return { fare, travellers, units: options.length === 1 ? [each] : each.map((itinerary) => [itinerary]) };
}

/** What stays charged, under a name that says so; of nothing no line. */
function keptAs(name: 'services-kept' | 'fees-kept', parts: readonly PricePart[]): readonly PricePart[] {
  const [first] = parts;
  if (first === undefined) return [];
  const amount = sum(
    first.amount.currency,
    parts.map((part) => part.amount),
  );
  return [{ name, amount, parts }];
}

function isReturned({ servicesReturned = [] }: CancelQuestion, name: PricePartName): boolean {
  return servicesReturned.some((each) => each === name);
}

/** The airline's part of a customer's fare. */
export function airlineFare({ breakdown }: Price): PricePart {
  const parts = (breakdown.parts ?? []).filter(({ name }) => name === 'fare');
  return { name: 'fare', amount: breakdown.amount, parts };
}

function negated(part: PricePart): PricePart {
  return { ...part, amount: negate(part.amount), ...(part.parts && { parts: part.parts.map(negated) }) };
}

function unique(places: readonly Unit[]): readonly Unit[] {
  return places
    .filter((place, index) => !has(places.slice(0, index), place))
    .toSorted((one, other) => one.item - other.item || one.traveller - other.traveller);
}

function has(places: readonly Unit[], { traveller, item: itinerary }: Unit): boolean {
  return places.some((each) => each.traveller === traveller && each.item === itinerary);
}
