/** Facts of a request, as every kind of it is shown with. */
import type { ReactNode } from 'react';
import type { Segment } from '#domain/flight/offer/itinerary.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './requests.module.css';

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function RequestFlights({ flights }: { readonly flights: readonly Segment[] }) {
  const words = useWords();
  const dates = useDates();
  return (
    <Fact name={words('requests-flights')}>
      {flights.map((flight) => (
        <span key={`${flight.flightNumber}${flight.departure.local}`} className={styles.sector}>
          <Listed>
            <Code strong>{`${flight.carrier} ${flight.flightNumber}`}</Code>
            <Code>{`${flight.origin}–${flight.destination}`}</Code>
            {dates.numeric(dateOfLocal(flight.departure.local))}
            <Code>{clockOfLocal(flight.departure.local)}</Code>
          </Listed>
        </span>
      ))}
    </Fact>
  );
}
