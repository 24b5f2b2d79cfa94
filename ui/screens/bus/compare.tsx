/** Two or three buses side by side. */
import type { ReactNode } from 'react';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import { clockOfLocal } from '#domain/time/place-time.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useBusText } from './bus-text.ts';
import styles from './results.module.css';

export function BusCompare({ trips }: { readonly trips: readonly BusTrip[] }) {
  const words = useWords();
  const text = useBusText();
  const results = usePart(busParts.results);
  if (trips.length < 2) return null;
  const rows: readonly (readonly [label: string, cell: (trip: BusTrip) => ReactNode])[] = [
    ['bus-compare-price', ({ from }) => <Amount key="from" of={from} strong />],
    ['bus-compare-bus', ({ bus }) => text.bus(bus)],
    ['bus-compare-departs', ({ departure }) => <Code key="departs">{clockOfLocal(departure.local)}</Code>],
    ['bus-compare-arrives', ({ arrival }) => <Code key="arrives">{clockOfLocal(arrival.local)}</Code>],
    ['bus-compare-duration', ({ durationMinutes }) => text.duration(durationMinutes)],
    ['bus-compare-rating', ({ rating }) => (rating === undefined ? words('bus-not-rated') : rating.stars.toFixed(1))],
    ['bus-compare-left', ({ left }) => words('bus-left', { count: left })],
    [
      'bus-compare-amenities',
      ({ amenities }) => <Listed key="amenities">{amenities.map((each) => words(`bus-amenity-${each}`))}</Listed>,
    ],
    ['bus-compare-cheapest-cancel', ({ policy }) => text.charge(policy.at(-1)?.charge ?? { percent: 100 })],
  ];
  return (
    <Card
      title={words('bus-comparison')}
      aside={
        <Button variant="link" onClick={() => results.compareNone()}>
          {words('bus-compare-end')}
        </Button>
      }
    >
      <div className={styles.compare}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words('bus-filter-operators')}</th>
              {trips.map(({ tripId, operator }) => (
                <th key={tripId} scope="col">
                  <bdi>{operator.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{words(label)}</th>
                {trips.map((trip) => (
                  <td key={trip.tripId}>{cell(trip)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
