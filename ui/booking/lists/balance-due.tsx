/** What an agency is still to pay of a booking, and by when; the nearer its day, the louder. */
import Wallet from 'lucide-react/icons/wallet';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { putOffTurn } from '#domain/booking/schedule/put-off.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';

/** Nothing where all is paid. */
export function BalanceDue({ of: { putOff } }: { readonly of: Pick<BookingSummary, 'putOff'> }) {
  const words = useWords();
  const dates = useDates();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  if (putOff === undefined) return null;
  const turn = putOffTurn(putOff, today, []);
  return (
    <Badge kind={turn === undefined ? 'info' : turn === 'soon' ? 'warning' : 'danger'} icon={Wallet}>
      {words('bookings-balance-by', { amount: putOff.amount, date: dates.short(putOff.until) })}
    </Badge>
  );
}
