/** Flights' part of the outlook on a cancellation: departures, the steps of their rules, and what other flights would be charged. */
import { cancelOutlook as outlookBy, type OutlookRules } from '../../booking/cancel/outlook.ts';
import { type Money, sum } from '../../money/money.ts';
import { toInstant } from '../../time/place-time.ts';
import { changeFees, mayChange } from '../change/charges.ts';
import { type CancellableBooking, type CancelQuestion, flightCancelRules, pursesOf } from './cancellation.ts';
import { chargedPlaces } from './charged-places.ts';
import { stepEnds } from './times.ts';

export const flightOutlookRules: OutlookRules<CancellableBooking> = {
  ...flightCancelRules,
  begins: ({ itineraries }, places) =>
    places.flatMap(({ item }) => {
      const first = itineraries[item]?.segments[0];
      return first === undefined ? [] : [toInstant(first.departure)];
    }),
  stepEnds,
  changing,
};

/** The booking's `cancelOutlook`, of flights. */
export function cancelOutlook(question: CancelQuestion, airlineChanged: boolean) {
  return outlookBy(flightOutlookRules, question, airlineChanged);
}

function changing({ booking, places, now }: CancelQuestion): Money | undefined {
  const fees = pursesOf(booking, places).map(({ purse, places: own }) => {
    const charged = chargedPlaces(booking, own, 'change');
    return charged.every((place) => mayChange(place, now)) ? changeFees(purse, charged, now) : undefined;
  });
  if (fees.includes(undefined)) return undefined;
  return sum(
    booking.price.total.currency,
    fees.flatMap((each) => (each ?? []).map(({ amount }) => amount)),
  );
}
