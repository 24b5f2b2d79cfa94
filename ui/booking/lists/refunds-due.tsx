/** The next refunds that are on their way; nothing where none is. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { RefundsTable } from './refunds-table.tsx';

/** So many; the others are on the page of refunds. */
const next = 5;

export function RefundsDue() {
  const words = useWords();
  const tracker = usePart(bookingParts.refunds);
  const state = useStateOf(tracker.state$);
  useEffect(() => tracker.follow({ page: 1, view: 'under-way' }), [tracker]);
  if (state.kind !== 'ready') return null;
  const { refunds, counts } = state.value;
  // What another page looked for may still stand here.
  const due = refunds.filter((refund) => refund.state === 'under-way').slice(0, next);
  if (due.length === 0) return null;
  return (
    <Card
      flush
      title={words('manage-refunds-due')}
      aside={
        <Link to={`${paths.findBooking}?view=refunds&refunds=under-way`}>
          {words('manage-all-refunds', { count: counts['under-way'] })}
        </Link>
      }
    >
      <RefundsTable refunds={due} />
    </Card>
  );
}
