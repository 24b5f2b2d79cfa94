/** Found hotels on a map: prices as pins, beside them those in view, and the one that was chosen. */
import { useCallback, useMemo, useState } from 'react';
import { formatMoney } from '#domain/money/format.ts';
import { hotelAreas } from '#domain/hotel/search/areas.ts';
import type { FoundHotels } from '#application/portal/hotel/hotel-results.ts';
import { LateMap } from '#ui/booking/map/late-map.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { HotelCard } from '../hotel-card.tsx';
import { Stars } from '../stars.tsx';
import styles from './map.module.css';

/** Of those in view, so many stand beside the map. */
const mostBeside = 30;

export function ResultsMap({ found }: { readonly found: FoundHotels }) {
  const words = useWords();
  const { language } = useLanguage();
  const [inView, setInView] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const { hotels } = found.refined;
  const pins = useMemo(
    () =>
      hotels.map(({ hotelId, name, latitude, longitude, total }) => {
        const text = formatMoney(total, { locale: language, decimals: 'whole' });
        return { key: hotelId, latitude, longitude, text, label: `${name}, ${text}` };
      }),
    [hotels, language],
  );
  const places = useMemo(() => hotelAreas(hotels), [hotels]);
  const look = useCallback((keys: readonly string[]) => {
    setInView((before) =>
      before.length === keys.length && before.every((key, at) => key === keys[at]) ? before : keys,
    );
  }, []);
  const shown = new Set(inView);
  const beside = hotels.filter(({ hotelId }) => shown.has(hotelId));
  const own = hotels.find(({ hotelId }) => hotelId === chosen);
  return (
    <div className={styles.results}>
      <div className={styles.map}>
        <LateMap
          label={words('hotel-map-label')}
          pins={pins}
          places={places}
          chosen={own?.hotelId}
          onChoose={setChosen}
          onView={look}
        />
      </div>
      <section className={styles.beside} aria-label={words('hotel-map-beside')}>
        <h3 className={styles.head} role="status">
          {words('hotel-map-in-view', { count: beside.length })}
        </h3>
        <ul>
          {beside.slice(0, mostBeside).map(({ hotelId, name, stars, area, total }) => (
            <li key={hotelId}>
              <button
                type="button"
                className={classNames(styles.row, hotelId === chosen && styles.on)}
                aria-pressed={hotelId === chosen}
                onClick={() => setChosen(hotelId)}
              >
                <span className={styles.name}>
                  <bdi>{name}</bdi> <Stars count={stars} />
                </span>
                <small>
                  <bdi>{area}</bdi>
                </small>
                <Amount of={total} decimals="whole" strong />
              </button>
            </li>
          ))}
        </ul>
        {beside.length <= mostBeside ? null : <p className={styles.quiet}>{words('hotel-map-closer')}</p>}
      </section>
      <div className={styles.chosen} aria-live="polite">
        {own === undefined ? (
          <p className={styles.quiet}>{words('hotel-map-choose')}</p>
        ) : (
          <HotelCard hotel={own} found={found} />
        )}
      </div>
    </div>
  );
}
