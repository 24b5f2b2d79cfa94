/** The bookings that a booking was split into, and the one that it was split from. */
import { Link } from 'react-router-dom';
import type { OfBooking } from '#ui/booking/product-view.ts';
import { useReferenceText } from '#ui/booking/status/status-text.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from '#ui/booking/facts.module.css';

export function LinkedBookings({ booking: { product, linked = [], moneyLines } }: OfBooking) {
  const words = useWords();
  const referenceText = useReferenceText();
  if (linked.length === 0) return null;
  return (
    <Card title={words('manage-linked')}>
      <ul className={styles.rows}>
        {linked.map(({ transactionId, reference, how }) => (
          <li key={transactionId}>
            <span>
              {words(`manage-${how}`)}
              <small className={styles.quiet}>
                {referenceText(product)} <Code>{reference}</Code>
              </small>
            </span>
            <Link to={bookingPath(transactionId)}>
              <Code>{transactionId}</Code>
            </Link>
          </li>
        ))}
      </ul>
      {moneyLines.length > 0 && linked.some(({ how }) => how === 'split-from') ? (
        <p className={styles.quiet}>{words('manage-split-charged')}</p>
      ) : null}
    </Card>
  );
}
