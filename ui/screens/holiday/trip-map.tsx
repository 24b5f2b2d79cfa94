/** Where a trip leads: its hotels on a map, from one to the next, and under it their days. */
import { useMemo, useState } from 'react';
import type { TripStop } from '#domain/holiday/trip/trip.ts';
import { LateMap } from '#ui/booking/map/late-map.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords, type Words } from '#ui/design/words/words.ts';
import styles from './trip-map.module.css';

const noPlaces = [] as const;

function daysOf(words: Words, { firstDay, lastDay }: Pick<TripStop, 'firstDay' | 'lastDay'>): string {
  return firstDay === lastDay
    ? words('holiday-map-day', { day: firstDay })
    : words('holiday-map-days', { first: firstDay, last: lastDay });
}

export function TripMap({ way }: { readonly way: readonly TripStop[] }) {
  const words = useWords();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const pins = useMemo(
    () =>
      way.map(({ latitude, longitude, city, firstDay, lastDay }) => ({
        key: String(firstDay),
        latitude,
        longitude,
        text: `${firstDay === lastDay ? firstDay : `${firstDay}–${lastDay}`} ${city}`,
        label: `${daysOf(words, { firstDay, lastDay })}, ${city}`,
      })),
    [way, words],
  );
  return (
    <div className={styles.mapped}>
      <div className={styles.map}>
        <LateMap
          label={words('holiday-map-label')}
          pins={pins}
          places={noPlaces}
          onWay
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <ol className={styles.stops}>
        {way.map(({ city, area, name, stars, firstDay, lastDay }) => (
          <li key={firstDay} className={classNames(chosen === String(firstDay) && styles.on)}>
            <small>{daysOf(words, { firstDay, lastDay })}</small>
            <strong>
              <bdi>{city}</bdi>
            </strong>
            <span>
              <bdi>
                {name} {'★'.repeat(stars)}
              </bdi>
              {' · '}
              <bdi>{area}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
