/** What the list of bookings is looked for by: a text, the days of booking and of travel, and the day a balance is due by. */
import type { BookingFilter } from '#application/desk/booking.ts';
import { products } from '#domain/booking/booking.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FindField } from '#ui/design/field/find-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import styles from './my-bookings.module.css';

interface FiltersProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly filter: BookingFilter;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

export function Filters({ text, onText, filter, onChange }: FiltersProps) {
  const words = useWords();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const calendar = { today, least: addDays(today, -3660), most: today };
  const may = useMay();
  const travel = { ...calendar, most: addDays(today, 730) };
  return (
    <div className={styles.filters}>
      <FindField label={words('bookings-find')} inside value={text} onChange={onText} />
      <DateField
        label={words('bookings-from')}
        value={filter.from ?? null}
        onChange={(date) => onChange({ from: date ?? '', page: '' })}
        calendar={calendar}
      />
      <DateField
        label={words('bookings-to')}
        value={filter.to ?? null}
        onChange={(date) => onChange({ to: date ?? '', page: '' })}
        calendar={calendar}
      />
      <DateField
        label={words('bookings-travel-from')}
        value={filter.travelFrom ?? null}
        onChange={(date) => onChange({ travelfrom: date ?? '', page: '' })}
        calendar={travel}
      />
      <DateField
        label={words('bookings-travel-to')}
        value={filter.travelTo ?? null}
        onChange={(date) => onChange({ travelto: date ?? '', page: '' })}
        calendar={travel}
      />
      {may('see-net-fares') ? (
        <DateField
          label={words('bookings-balance-due-by')}
          value={filter.balanceBy ?? null}
          onChange={(date) => onChange({ balanceby: date ?? '', page: '' })}
          calendar={travel}
        />
      ) : null}
    </div>
  );
}

/** What the address asks for. */
export function filterOf(query: URLSearchParams): BookingFilter {
  const status = bookingStatuses.find((each) => each === query.get('status'));
  const product = products.find((each) => each === query.get('product'));
  const from = parseIsoDate(query.get('from') ?? '');
  const to = parseIsoDate(query.get('to') ?? '');
  const travelFrom = parseIsoDate(query.get('travelfrom') ?? '');
  const travelTo = parseIsoDate(query.get('travelto') ?? '');
  const balanceBy = parseIsoDate(query.get('balanceby') ?? '');
  const text = query.get('text') ?? '';
  return {
    page: pageIn(query),
    ...(status && { status }),
    ...(product && { product }),
    ...(from && { from }),
    ...(to && { to }),
    ...(travelFrom && { travelFrom }),
    ...(travelTo && { travelTo }),
    ...(balanceBy && { balanceBy }),
    ...(text !== '' && { text }),
  };
}
