/** What stands above a booking whose outcome is not known yet. */
import { isUnderWay } from '#domain/booking/life.ts';
import { answerDue } from '#domain/booking/on-request.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { momentText } from '../moment-text.ts';
import type { OfBooking } from '../product-view.ts';

export function UnderWay({ booking: { status, history } }: OfBooking) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  if (!isUnderWay(status)) return null;
  const due = answerDue(history);
  const until = due === undefined ? 'unknown' : momentText(words, dates, due, zone);
  return (
    <Alert kind={status === 'on-request' ? 'info' : 'warning'} title={words(`bookings-${status}-title`)}>
      {words(`bookings-${status}-text`, { until })}
    </Alert>
  );
}
