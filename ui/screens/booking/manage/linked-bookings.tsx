/** The bookings that a booking was split into, and the one that it was split from. */
import { Link } from 'react-router-dom';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './manage.module.css';

export function LinkedBookings({ booking: { linked = [], moneyLines } }: { readonly booking: FlightBooking }) {
  const words = useWords();
  if (linked.length === 0) return null;
  return (
    <Card title={words('manage-linked')}>
      <ul className={styles.rows}>
        {linked.map(({ transactionId, reference: pnr, how }) => (
          <li key={transactionId}>
            <span>
              {words(`manage-${how}`)}
              <small className={styles.quiet}>
                {words('bookings-pnr')} <Code>{pnr}</Code>
              </small>
            </span>
            <Link to={`/my-bookings/manage/${transactionId}`}>
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
