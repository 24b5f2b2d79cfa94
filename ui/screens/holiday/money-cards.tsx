/** When a package is paid, and what giving it up costs. */
import { gridRows } from '#domain/holiday/cancel/grid.ts';
import type { Instalment } from '#domain/booking/schedule/schedule.ts';
import type { HolidayTrip } from '#domain/holiday/trip/trip.ts';
import { sum } from '#domain/money/money.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { AmountList } from '#ui/design/data/amount-list.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useHolidayText } from './holiday-text.ts';
import styles from './holiday.module.css';

export function Instalments({ instalments }: { readonly instalments: readonly Instalment[] }) {
  const words = useWords();
  const dates = useDates();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const [first] = instalments;
  if (first === undefined) return null;
  const total = sum(
    first.amount.currency,
    instalments.map(({ amount }) => amount),
  );
  return (
    <Card title={words('holiday-payments')} fact={words('holiday-payments-note')}>
      <div className={styles.bar} aria-hidden="true">
        {instalments.map(({ due, amount }) => (
          <span key={due} style={{ flexGrow: amount.minor / total.minor }} />
        ))}
      </div>
      <AmountList
        lines={instalments.map(({ due, amount }) => ({
          key: due,
          name: due <= today ? words('holiday-due-now') : words('holiday-due-by', { date: dates.short(due) }),
          amount: <Amount of={amount} />,
        }))}
        sum={{ name: words('holiday-sum'), amount: <Amount of={total} strong /> }}
      />
    </Card>
  );
}

export function Grid({ trip }: { readonly trip: Pick<HolidayTrip, 'startsOn' | 'policy'> }) {
  const words = useWords();
  const text = useHolidayText();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  return (
    <Card title={words('holiday-cancelling')} fact={words('holiday-cancelling-note')}>
      <AmountList
        lines={gridRows(trip, today).map((row) => {
          const { when, kept } = text.grid(row);
          return { key: when, name: when, amount: kept };
        })}
      />
    </Card>
  );
}
