/**
 * A fare for the whole journey of which a part is flown: what is flown stays as it was paid for, for good, and what is not
 * can be changed like fares of their own.
 *
 * The rule: a partly flown ticket is reissued with its flown fare components at what they were sold at, and only the others
 * are repriced (general practice of airlines' category 31 of fare rules, voluntary changes). Lines that name a flight say
 * so themselves. What names none, taxes and totals given for the whole journey, is shared: a return is two half-return fares,
 * so the way there and the way back between two places count alike; several cities share by their minutes in the air, since
 * no line says more. A fare that was divided once stays divided.
 */
import { withoutAncillaries } from '../extras/ancillaries.ts';
import { fareByDirection } from '../fare/divide-fare.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { joinFares } from '../fare/join-fares.ts';
import type { Instant } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import type { Price } from '../../price/price.ts';
import type { ChangeableBooking } from './changed-booking.ts';

/** Whether the first flight of a direction has left. */
export function hasLeft({ segments }: Itinerary, now: Instant): boolean {
  return toInstant(segments[0].departure) <= now;
}

/** As {@link hasLeft}, of a direction by its position; false where there is none. */
export function hasLeftAt(
  { itineraries }: { readonly itineraries: readonly Itinerary[] },
  at: number,
  now: Instant,
): boolean {
  const itinerary = itineraries[at];
  return itinerary !== undefined && hasLeft(itinerary, now);
}

/** Whether some of its directions have left and others have not. */
export function isFlownInPart({ itineraries }: { readonly itineraries: readonly Itinerary[] }, now: Instant): boolean {
  const left = itineraries.filter((itinerary) => hasLeft(itinerary, now)).length;
  return left > 0 && left < itineraries.length;
}

/** What each direction of a fare for all of them was sold at. */
export function directionsOfFare(fare: Price, itineraries: readonly Itinerary[]): readonly Price[] {
  return fareByDirection({ fare, itineraries, weights: weightsOf(itineraries) });
}

/**
 * The booking with a fare a direction, without services in it, where one fare was for several of which some have left;
 * as it is otherwise. What is not flown is still one ticket.
 */
export function asChangeable<Booking extends ChangeableBooking<unknown>>(
  booking: Booking,
  now: Instant,
): Booking & Pick<ChangeableBooking<unknown>, 'together'> {
  const { itineraries, options, price: fare } = booking;
  if (options.length > 1 || !isFlownInPart(booking, now)) return booking;
  const [first, ...others] = directionsOfFare(withoutAncillaries(fare), itineraries);
  if (first === undefined) return booking;
  return {
    ...booking,
    price: joinFares([first, ...others]),
    options: [options[0], ...others.map(() => options[0])],
    together: itineraries.flatMap((itinerary, at) => (hasLeft(itinerary, now) ? [] : [at])),
  };
}

function weightsOf(itineraries: readonly Itinerary[]): readonly number[] {
  const between = itineraries.map(endsOf);
  const minutes = itineraries.map(({ segments }) => segments.reduce((all, each) => all + each.durationMinutes, 0));
  return between.map((ends) => {
    const alike = minutes.filter((_, at) => between[at] === ends);
    return Math.max(1, Math.round(alike.reduce((all, each) => all + each, 0) / alike.length));
  });
}

/** Either way. */
function endsOf({ segments }: Itinerary): string {
  return [segments[0].origin, (segments.at(-1) ?? segments[0]).destination].toSorted().join('-');
}
