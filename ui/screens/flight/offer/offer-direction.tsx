/** One direction of an offer in one line of its card: the flights, when and where they leave and arrive, and between. */
import { memo } from 'react';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { useAirlineName } from '#ui/places/airline-name.ts';
import { clockOf, daysAfter, flightsOf, lastOf, useOfferWords } from './offer-words.ts';
import styles from './offer-direction.module.css';

const Tile = memo(CarrierTile);

export interface OfferDirectionProps {
  readonly itinerary: Itinerary;
  /** Of the element that names the flights. */
  readonly id: string | undefined;
}

export function OfferDirection({ itinerary, id }: OfferDirectionProps) {
  const airlineName = useAirlineName();
  const [first] = itinerary.segments;
  const last = lastOf(itinerary);
  return (
    <>
      <Tile code={first.carrier} size={32} />
      <span id={id} className={styles.flight}>
        <Code strong>{flightsOf(itinerary)}</Code>
        <span className={styles.airline}>{airlineName(first.carrier)}</span>
      </span>
      <End time={first.departure} airport={first.origin} terminal={first.originTerminal} />
      <Track itinerary={itinerary} />
      <End
        time={last.arrival}
        airport={last.destination}
        terminal={last.destinationTerminal}
        days={daysAfter(itinerary, last.arrival.local)}
      />
    </>
  );
}

interface EndProps {
  readonly time: PlaceTime;
  readonly airport: string;
  readonly terminal: string | undefined;
  readonly days?: number;
}

/** Where a journey begins or ends. */
function End({ time, airport, terminal, days = 0 }: EndProps) {
  const { words } = useOfferWords();
  return (
    <span className={styles.end}>
      <bdi dir="ltr" className={styles.clock}>
        {clockOf(time.local)}
        {days === 0 ? null : (
          <sup className={styles.days} title={words('flight-days-later', { days })}>
            {days > 0 ? `+${days}` : `−${-days}`}
          </sup>
        )}
      </bdi>
      <bdi dir="ltr" className={styles.place}>
        <strong>{airport}</strong>
        {terminal === undefined ? null : ` ${words('flight-terminal-short', { terminal })}`}
      </bdi>
    </span>
  );
}

function Track({ itinerary }: { readonly itinerary: Itinerary }) {
  const said = useOfferWords();
  return (
    <span className={styles.track}>
      <span className={styles.duration}>{said.duration(itinerary.durationMinutes)}</span>
      <span className={styles.line} aria-hidden="true">
        {itinerary.segments.slice(1).map((_, at) => (
          <span key={at} className={styles.stop} />
        ))}
      </span>
      <span className={styles.stops}>{said.stops(itinerary)}</span>
    </span>
  );
}
