/** A trip day by day: what is done, where one sleeps and eats; what the price has with it, and what not. */
import BedDouble from 'lucide-react/icons/bed-double';
import CarFront from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import Plane from 'lucide-react/icons/plane';
import Ticket from 'lucide-react/icons/ticket';
import Utensils from 'lucide-react/icons/utensils';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo, useState } from 'react';
import type { PackageTheme } from '#domain/holiday/package/package.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import { type HolidayTrip, type TripDay, wayOf } from '#domain/holiday/trip/trip.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Icon, type IconShape } from '#ui/design/press/icon.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useHolidayText } from './holiday-text.ts';
import { Scene } from './scene.tsx';
import { TripMap } from './trip-map.tsx';
import styles from './holiday.module.css';

interface DaysProps {
  readonly trip: HolidayTrip;
  readonly pack?: { readonly themes: readonly PackageTheme[] };
  /** What leads to where the hotel of a stop is chosen; undefined where none is to be chosen. */
  readonly changeOf?: (stop: number) => (() => void) | undefined;
}

const unchanged = () => undefined;

const daysViews = ['days', 'map'] as const;
type DaysView = (typeof daysViews)[number];

export function Days({ trip: sold, pack, changeOf = unchanged }: DaysProps) {
  const words = useWords();
  const { language } = useLanguage();
  const trip = saidTrip(sold, language);
  const themes = pack?.themes ?? [];
  const [shown, show] = useState<DaysView>('days');
  // The same while nothing is changed: its pins stay as they are, with the one that has the focus.
  const way = useMemo(() => wayOf(sold), [sold]);
  return (
    <Card
      flush
      title={words('holiday-by-day')}
      fact={<bdi>{trip.operator.name}</bdi>}
      aside={
        way.length === 0 ? undefined : (
          <Segmented
            label={words('holiday-by-day')}
            segments={daysViews.map((key) => ({ key, label: words(`holiday-view-${key}`) }))}
            value={shown}
            onChange={(key) => show(key === 'map' ? 'map' : 'days')}
          />
        )
      }
    >
      {shown === 'map' && way.length > 0 ? (
        <TripMap way={way} />
      ) : (
        <ol className={styles.days}>
          {trip.days.map((day, at) => (
            <li key={day.date} className={styles.day}>
              <OneDay
                trip={trip}
                day={day}
                at={at}
                theme={themes[at % Math.max(1, themes.length)]}
                changeOf={changeOf}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

interface OneDayProps extends Required<Pick<DaysProps, 'changeOf'>> {
  readonly trip: HolidayTrip;
  readonly day: TripDay;
  readonly at: number;
  readonly theme: PackageTheme | undefined;
}

function OneDay({ trip, day, at, theme, changeOf }: OneDayProps) {
  const words = useWords();
  const dates = useDates();
  const text = useHolidayText();
  const stop = trip.stays.findIndex(({ checkIn, checkOut }) => checkIn <= day.date && day.date < checkOut);
  const stay = trip.stays[stop];
  const change = changeOf(stop);
  const flights = trip.flights.filter(({ departure }) => dateOfLocal(departure.local) === day.date);
  return (
    <>
      <div className={styles.when}>
        <small>{words('holiday-day')}</small>
        <strong>{at + 1}</strong>
        <small>{dates.short(day.date)}</small>
      </div>
      <Scene of={`${trip.packageId}${at}`} theme={theme} />
      <div className={styles.what}>
        <div className={styles.called}>
          <h3>
            <bdi>{day.title}</bdi>
          </h3>
          {stay === undefined || change === undefined ? null : (
            <Button variant="link" onClick={change}>
              {words('holiday-change')}
              <span className="unseen"> {words('holiday-hotel-in', { city: stay.city })}</span>
            </Button>
          )}
        </div>
        <p>
          <bdi>{day.text}</bdi>
        </p>
        <ul className={styles.parts}>
          {flights.map(({ number, origin, destination, departure, arrival }) => (
            <Part key={number} icon={Plane}>
              <bdi dir="ltr">
                {number} {origin} {clockOfLocal(departure.local)} – {destination} {clockOfLocal(arrival.local)}
              </bdi>
            </Part>
          ))}
          {stay === undefined ? null : (
            <Part icon={BedDouble}>
              <bdi>
                {stay.name} {'★'.repeat(stay.stars)}
              </bdi>
            </Part>
          )}
          {day.meals.length === 0 ? null : (
            <Part icon={Utensils}>{text.meals(day.meals).join(words('holiday-comma'))}</Part>
          )}
          {day.sights.map((sight) => (
            <Part key={sight} icon={Ticket}>
              <bdi>{sight}</bdi>
            </Part>
          ))}
          {at === 0 && trip.car !== undefined ? (
            <Part icon={CarFront}>
              <bdi>{trip.car.model}</bdi> {words(trip.car.own ? 'holiday-car-own' : 'holiday-car-shared')}
            </Part>
          ) : null}
        </ul>
      </div>
    </>
  );
}

function Part({ icon, children }: { readonly icon: IconShape; readonly children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}

export function InAndOut({ trip }: { readonly trip: HolidayTrip }) {
  const words = useWords();
  const { language } = useLanguage();
  const { inclusions, exclusions } = saidTrip(trip, language);
  const list = (icon: IconShape, items: readonly string[]) => (
    <ul className={styles.marked}>
      {items.map((item) => (
        <Part key={item} icon={icon}>
          <bdi>{item}</bdi>
        </Part>
      ))}
    </ul>
  );
  return (
    <Card title={words('holiday-in-and-out')}>
      <div className={styles.inOut}>
        <section>
          <h3>{words('holiday-in')}</h3>
          {list(Check, inclusions)}
        </section>
        <section>
          <h3>{words('holiday-out')}</h3>
          {list(X, exclusions)}
        </section>
      </div>
    </Card>
  );
}
