/** Who is cancelling, and on which directions. */
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { stands } from '#domain/booking/units.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { hasLeft } from '#domain/flight/change/flown-part.ts';
import { routeOfItineraries, routeText } from '#domain/flight/offer/route.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import type { CancelBooking, CancelState } from '#application/portal/booking/cancel/cancel-booking.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { titledName } from '#ui/booking/booking-people.tsx';
import { useTravellerStanding } from './standing.tsx';

export interface UnitChoiceProps {
  readonly booking: FlightBooking;
  readonly state: CancelState;
  readonly cancel: Pick<CancelBooking, 'choose'>;
}

export function UnitChoice({ booking, state, cancel }: UnitChoiceProps) {
  const words = useWords();
  const dates = useDates();
  const { choice, reason, sending, unanswered } = state;
  // What the airline has to give back is all that was not flown.
  const fixed = sending || unanswered || reason === 'airline';
  const missed = reason === 'no-show';
  const now = usePart(parts.clock).now();
  const standing = useTravellerStanding(booking);
  const { travellers, itineraries } = booking;
  // One fare for all directions is cancelled for all of them.
  const together = booking.options.length === 1 && itineraries.length > 1 && !missed;
  const aboard = (traveller: number, itinerary: number) => stands(booking, { traveller, item: itinerary });
  return (
    <>
      <UnitCheckboxes
        title={words(missed ? 'schedule-no-show-who' : 'manage-who-cancels')}
        units={travellers.map((traveller, index) => ({
          label: <bdi>{titledName(words, traveller)}</bdi>,
          aside: standing(index) ?? words(`bookings-type-${traveller.type}`),
          fixed: !itineraries.some((_, itinerary) => aboard(index, itinerary)),
        }))}
        chosen={choice.travellers}
        fixed={fixed}
        none={words('manage-choose-traveller')}
        onChoose={(chosen) => void cancel.choose({ travellers: chosen })}
      />
      <UnitCheckboxes
        title={words('manage-which-directions')}
        units={itineraries.map((flights, index) => {
          const [first] = flights.segments;
          const gone = !travellers.some((_, traveller) => aboard(traveller, index));
          const left = hasLeft(flights, now);
          const fits = missed ? left : !left && itineraries.length > 1;
          return {
            label: (
              <Listed>
                <Code>{routeText(routeOfItineraries([flights]))}</Code>
                {dates.short(dateOfLocal(first.departure.local))}
                <Code>{clockOfLocal(first.departure.local)}</Code>
              </Listed>
            ),
            aside: gone ? words('bookings-flight-given-up') : left ? words('bookings-departed') : undefined,
            fixed: gone || !fits,
          };
        })}
        chosen={choice.items}
        fixed={fixed || together}
        none={words('manage-choose-direction')}
        note={together ? words('manage-sold-together') : undefined}
        onChoose={(items) => void cancel.choose({ items })}
      />
    </>
  );
}
