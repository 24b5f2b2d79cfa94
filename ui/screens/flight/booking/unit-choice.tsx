/** Who is cancelling, and on which directions. */
import { stands } from '#domain/booking/units.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { hasLeft } from '#domain/flight/change/flown-part.ts';
import { routeOfItineraries, routeText } from '#domain/flight/offer/route.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import type { CancelBooking, CancelState } from '#application/portal/booking/cancel/cancel-booking.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { titledName } from '#ui/booking/booking-people.tsx';
import { useTravellerStanding } from './standing.tsx';
import styles from './unit-choice.module.css';

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
      <Card title={words(missed ? 'schedule-no-show-who' : 'manage-who-cancels')}>
        <div className={styles.checks}>
          {travellers.map((traveller, index) => {
            const gone = !itineraries.some((_, itinerary) => aboard(index, itinerary));
            return (
              <Checkbox
                key={index}
                checked={choice.travellers.includes(index)}
                disabled={fixed || gone}
                aside={standing(index) ?? words(`bookings-type-${traveller.type}`)}
                onChange={(on) => void cancel.choose({ travellers: withPlace(choice.travellers, index, on) })}
              >
                <bdi>{titledName(words, traveller)}</bdi>
              </Checkbox>
            );
          })}
          {choice.travellers.length === 0 ? <p role="alert">{words('manage-choose-traveller')}</p> : null}
        </div>
      </Card>
      <Card title={words('manage-which-directions')}>
        <div className={styles.checks}>
          {itineraries.map((flights, index) => {
            const [first] = flights.segments;
            const gone = !travellers.some((_, traveller) => aboard(traveller, index));
            const left = hasLeft(flights, now);
            const fits = missed ? left : !left && itineraries.length > 1;
            return (
              <Checkbox
                key={index}
                checked={choice.items.includes(index)}
                disabled={fixed || gone || together || !fits}
                aside={gone ? words('bookings-flight-given-up') : left ? words('bookings-departed') : undefined}
                onChange={(on) => void cancel.choose({ items: withPlace(choice.items, index, on) })}
              >
                <Listed>
                  <Code>{routeText(routeOfItineraries([flights]))}</Code>
                  {dates.short(dateOfLocal(first.departure.local))}
                  <Code>{clockOfLocal(first.departure.local)}</Code>
                </Listed>
              </Checkbox>
            );
          })}
          {together ? <p className={styles.quiet}>{words('manage-sold-together')}</p> : null}
          {choice.items.length > 0 ? null : <p role="alert">{words('manage-choose-direction')}</p>}
        </div>
      </Card>
    </>
  );
}

function withPlace(chosen: readonly number[], index: number, on: boolean): readonly number[] {
  const others = chosen.filter((each) => each !== index);
  return on ? [...others, index].toSorted((one, other) => one - other) : others;
}
