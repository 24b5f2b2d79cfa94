/** What was sold today, beside the same day a week ago up to the same time. */
import type { DayOfSales, OperationsOverview } from '#application/desk/operations/overview.ts';
import { dateIn } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './overview.module.css';

export function Today({ overview: { at, today, weekAgo } }: { readonly overview: OperationsOverview }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const day = dates.short(addDays(dateIn(at, zone), -7));
  const count = (of: 'bookings' | 'notConfirmed') => (sold: DayOfSales) =>
    words('operations-number', { number: sold[of] });
  const rows = [
    ['operations-today-bookings', count('bookings')],
    ['operations-today-not-confirmed', count('notConfirmed')],
    ['operations-today-sale', ({ sale }: DayOfSales) => <Amount of={sale} />],
  ] as const;
  return (
    <Card title={words('operations-today')} fact={momentText(words, dates, at, zone)}>
      <dl className={styles.figures}>
        {rows.map(([name, of]) => (
          <div key={name}>
            <dt>{words(name)}</dt>
            <dd>
              <strong>{of(today)}</strong>
              <small>
                {words('operations-week-ago', { day })} {of(weekAgo)}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
