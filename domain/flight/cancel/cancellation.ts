/**
 * Cancelling flights: what a ticket's lines say was paid for whom (see `flight/fare/fare-shares.ts`) and what the airline keeps
 * of it. The law of cancelling is the booking's (`booking/cancel/cancellation.ts`).
 */
import {
  type Cancellable,
  type CancelQuestion as QuestionOf,
  type CancelRules,
  cancellationOf as cancellationBy,
  type Standing,
} from '../../booking/cancel/cancellation.ts';
import type { Unit } from '../../booking/booking.ts';
import { hasUnit } from '../../booking/units.ts';
import { checkPartyCounts, countByType } from '../../people/traveller.ts';
import type { Lapped } from '../../people/laps.ts';
import type { Price, PricePart } from '../../price/price.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import { allPlaces } from '../booking/aboard.ts';
import type { FlightBooking } from '../booking/flight-booking.ts';
import { type Aboard, fareAboard, fareLeaving, type SoldFare } from '../fare/fare-shares.ts';
import { agreedFees, ownFees } from './agreed-charges.ts';
import { chargedPlaces } from './charged-places.ts';
import { feesFrom, type Purse, purseOf } from './fees.ts';

export interface CancellableBooking extends Cancellable, Pick<FlightBooking, 'itineraries' | 'rules'> {
  /** One fare for the whole journey, or one a direction. */
  readonly options: readonly [unknown, ...unknown[]];
  readonly travellers: readonly Lapped[];
}

export type CancelQuestion = QuestionOf<CancellableBooking>;

export const flightCancelRules: CancelRules<CancellableBooking> = {
  units: allPlaces,
  checkLeaving,
  standing: (booking, stands) => fareAboard(soldFare(booking), aboard(stands)),
  leaving: (booking, before, after) => fareLeaving(soldFare(booking), aboard(before), aboard(after)),
  kept: airlineFees,
  ownFees,
  services: ['seat', 'meal', 'baggage', 'special-ssr'],
  keepable: (fare) => purseOf(fare).keepable,
};

/**
 * What cancelling comes to. Violations beside the booking's own: `sold-together` where a fare covers several itineraries and
 * only some are given; `party-adult`, `party-infants` where who remains could not travel.
 */
export function cancellationOf(question: CancelQuestion) {
  return cancellationBy(flightCancelRules, question);
}

/** Each traveller's fare is a purse of its own; of a fare that cannot be separated there is one for all. */
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
  const own: { readonly purse: Purse; readonly places: readonly Unit[] }[] = [];
  for (const [traveller] of booking.travellers.entries()) {
    for (const unit of sold.units) {
      const places = leaving.filter((each) => each.traveller === traveller && unit.includes(each.item));
      if (places.length === 0) continue;
      const purse = purseAlone(booking, sold, traveller, unit);
      if (purse === undefined) return [{ purse: purseOf(airlineFare(booking.price)), places: leaving }];
      own.push({ purse, places });
    }
  }
  return own;
}

/** Purses by booking. One cancellation asks for the same purses for each unit and each moment. */
const knownPurses = new WeakMap<CancellableBooking, Map<string, Purse | undefined>>();

/** Purse of one traveller on one fare; undefined where their share cannot be separated. */
function purseAlone(
  booking: CancellableBooking,
  sold: SoldFare,
  traveller: number,
  unit: readonly number[],
): Purse | undefined {
  const known = knownPurses.get(booking) ?? new Map<string, Purse | undefined>();
  knownPurses.set(booking, known);
  const name = `${traveller} ${unit.join(' ')}`;
  if (known.has(name)) return known.get(name);
  const alone = fareAboard(sold, (one, itinerary) => one === traveller && unit.includes(itinerary));
  const purse = alone && purseOf(airlineFare(alone));
  known.set(name, purse);
  return purse;
}

function checkLeaving(booking: CancellableBooking, places: readonly Unit[]): readonly Violation[] {
  const { itineraries, travellers, gone = [] } = booking;
  const isTornApart = soldFare(booking).units.some((unit) =>
    travellers.some((_, traveller) => {
      const taken = unit.filter((itinerary) => hasUnit(places, { traveller, item: itinerary }));
      return taken.length > 0 && taken.length < unit.length;
    }),
  );
  if (isTornApart) return [violation('sold-together', 'places')];
  for (const [itinerary] of itineraries.entries()) {
    const stay = travellers.filter((_, traveller) => !hasUnit([...gone, ...places], { traveller, item: itinerary }));
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

/** The airline's part of a customer's fare. */
export function airlineFare({ breakdown }: Price): PricePart {
  const parts = (breakdown.parts ?? []).filter(({ name }) => name === 'fare');
  return { name: 'fare', amount: breakdown.amount, parts };
}

function aboard(stands: Standing): Aboard {
  return (traveller, item) => stands({ traveller, item });
}
