/** How an opened booking stands: the whole, each direction, each traveller. */
import CircleX from 'lucide-react/icons/circle-x';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import UserX from 'lucide-react/icons/user-x';
import type { Unit } from '#domain/booking/booking.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { ScheduleMark } from '#ui/booking/schedule-mark.tsx';
import { hasDeparted, isNoShow } from '#domain/flight/booking/acts.ts';
import { hasLeft } from '#domain/flight/change/flown-part.ts';
import { stands, isMissed } from '#domain/booking/units.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf, namesText } from '#domain/booking/in-short.ts';
import { parts } from '#ui/composition/parts.ts';
import { routeOfItineraries, routeText } from '#domain/flight/offer/route.ts';
import { severityOf } from '#domain/flight/schedule/change.ts';
import { type Words, useWords } from '#ui/design/words/words.ts';
import { usePart } from '#ui/composition/use-part.ts';

/** As in a list, and beyond it that nobody flew, or that all its flights have left. */
export function BookedStanding({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const { product, status, scheduleChange } = booking;
  if (isNoShow(booking))
    return (
      <Badge kind="neutral" icon={UserX}>
        {words('bookings-no-show')}
      </Badge>
    );
  return (
    <>
      <BookingStanding
        ofPage
        booking={{ product, status, ...(scheduleChange && { scheduleChange: scheduleChange.severity }) }}
      />
      {mayBeAmended('no-show', status) && hasDeparted(booking, now) ? (
        <Badge kind="neutral" icon={PlaneTakeoff}>
          {words('bookings-departed')}
        </Badge>
      ) : null}
    </>
  );
}

interface OfDirection {
  readonly booking: FlightBooking;
  /** Position in the booking. */
  readonly itinerary: number;
  /** What a customer is handed names nobody who does not travel. */
  readonly onPaper?: boolean;
}

/** Whether nobody travels on a direction any more. */
export function isGivenUp(booking: FlightBooking, itinerary: number): boolean {
  return booking.travellers.every((_, traveller) => !stands(booking, { traveller, item: itinerary }));
}

export function FlightStanding({ booking, itinerary, onPaper = false }: OfDirection) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const { travellers, itineraries, scheduleChange } = booking;
  const flights = itineraries[itinerary];
  const those = (which: (unit: Unit) => boolean) =>
    travellers.filter((_, traveller) => which({ traveller, item: itinerary })).map(nameOf);
  const missed = those((place) => isMissed(booking, place));
  const gaveUp = those((place) => !stands(booking, place) && !isMissed(booking, place));
  if (missed.length === travellers.length)
    return (
      <Badge kind="neutral" icon={UserX}>
        {words('bookings-no-show')}
      </Badge>
    );
  if (gaveUp.length + missed.length === travellers.length)
    return (
      <Badge kind="neutral" icon={CircleX}>
        {words('bookings-flight-given-up')}
      </Badge>
    );
  const changed = scheduleChange?.changes.find((each) => each.itinerary === itinerary);
  return (
    <>
      {changed === undefined ? null : <ScheduleMark severity={severityOf([changed])} />}
      {onPaper || gaveUp.length === 0 ? null : (
        <p>{words('bookings-flight-without', { travellers: namesText(gaveUp) })}</p>
      )}
      {onPaper || missed.length === 0 ? null : (
        <p>{words('bookings-flight-missed', { travellers: namesText(missed) })}</p>
      )}
      {!onPaper && flights !== undefined && hasLeft(flights, now) ? <p>{words('bookings-flight-departed')}</p> : null}
    </>
  );
}

/** Nothing where they take all. */
export function useTravellerStanding(booking: FlightBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return (traveller) => standingOf(words, booking, traveller);
}

function standingOf(words: Words, booking: FlightBooking, traveller: number): string | undefined {
  const { itineraries } = booking;
  const left = itineraries.filter((_, itinerary) => stands(booking, { traveller, item: itinerary }));
  if (left.length === itineraries.length) return undefined;
  if (left.length > 0) return words('bookings-traveller-only', { route: routeText(routeOfItineraries(left)) });
  const missed = itineraries.some((_, itinerary) => isMissed(booking, { traveller, item: itinerary }));
  return words(missed ? 'bookings-no-show' : 'bookings-traveller-cancelled');
}
