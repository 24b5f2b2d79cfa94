/** One booking beside the list: flights, travellers, money down to the ledger entry, and its history. */
import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ticket from 'lucide-react/icons/ticket';
import X from 'lucide-react/icons/x';
import type { MyBookingsState } from '#application/portal/booking/my-bookings.ts';
import type { FlightBooking } from '#domain/booking/booking.ts';
import { isZero } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Amount, Code } from '#ui/design/amount.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { useDates } from '#ui/design/dates.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { SkeletonRows } from '#ui/design/skeleton.tsx';
import { useWords } from '#ui/design/words.ts';
import { BookingStatus } from '#ui/shell/booking-status.tsx';
import { failureText } from '#ui/shell/failure-words.ts';
import { BookingHistory } from './booking-history.tsx';
import styles from './booking-panel.module.css';

export interface BookingPanelProps {
  readonly opened: NonNullable<MyBookingsState['opened']>;
  readonly onClose: () => void;
  readonly onRetry: (transactionId: string) => void;
}

export function BookingPanel({ opened: { transactionId, booking }, onClose, onRetry }: BookingPanelProps) {
  const words = useWords();
  return (
    <aside className={styles.panel} aria-label={words('bookings-booking-title', { id: transactionId })}>
      <header className={styles.head}>
        <h2>
          <Code>{transactionId}</Code>
        </h2>
        {booking.kind === 'ready' ? <BookingStatus status={booking.value.status} /> : null}
        <span className={styles.close}>
          <IconButton icon={X} label={words('design-close')} onClick={onClose} />
        </span>
      </header>
      {booking.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {booking.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('message-details-failed')} ${failureText(words, booking.failure)}`}
          action={{ label: words('shell-try-again'), onPress: () => onRetry(transactionId) }}
        />
      ) : null}
      {booking.kind === 'ready' ? <Details booking={booking.value} /> : null}
    </aside>
  );
}

function Details({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const dates = useDates();
  const { terms } = booking.fare;
  return (
    <>
      <div className={styles.acts}>
        <LinkButton variant="primary" size={32} icon={Ticket} to={`/flight/ticket/${booking.transactionId}`}>
          {words('title-flight-ticket')}
        </LinkButton>
      </div>
      {booking.itineraries.flatMap(({ segments }) =>
        segments.map((segment) => (
          <section
            key={`${segment.carrier}${segment.flightNumber}${segment.departure.local}`}
            className={styles.flight}
          >
            <CarrierTile code={segment.carrier} />
            <div>
              <strong className={styles.trip}>
                <Code>{`${clockOfLocal(segment.departure.local)} ${segment.origin}`}</Code>{' '}
                <Icon of={ArrowRight} size={14} mirrored />{' '}
                <Code>{`${clockOfLocal(segment.arrival.local)} ${segment.destination}`}</Code>
              </strong>
              <p className={styles.quiet}>
                {dates.short(dateOfLocal(segment.departure.local))},{' '}
                <Code>{`${segment.carrier} ${segment.flightNumber}`}</Code>, {booking.option.family}
              </p>
            </div>
          </section>
        )),
      )}
      <section className={styles.section}>
        <h3>{words('bookings-travellers')}</h3>
        <ul className={styles.people}>
          {booking.travellers.map((traveller, index) => (
            <li key={index}>
              <bdi>
                {words(`bookings-title-${traveller.title}`)} {traveller.firstName} {traveller.lastName}
              </bdi>
              <span className={styles.quiet}>{words(`bookings-type-${traveller.type}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3>{words('bookings-money')}</h3>
        <dl className={styles.lines}>
          {terms === undefined ? null : (
            <>
              <Line label={words('bookings-commission')} amount={terms.commission} />
              <Line label={words('bookings-tds')} amount={terms.tds} />
              <Line label={words('bookings-paid-from-balance')} amount={terms.net} strong />
              <Line label={words('bookings-markup')} amount={terms.markup} />
            </>
          )}
          <Line label={words('bookings-customer-price')} amount={booking.fare.total} strong />
          {terms === undefined ? null : <Line label={words('bookings-you-earn')} amount={terms.earn} gain />}
        </dl>
        {booking.moneyLines.map((line) => (
          <p key={line.entryId} className={styles.entry}>
            <span>
              {words('bookings-ledger-entry')} <Link to="/profile/ledger">{line.entryId}</Link>
            </span>
            {isZero(line.debit) ? <Amount of={line.credit} tone="gain" signed /> : <Amount of={line.debit} />}
          </p>
        ))}
      </section>
      <BookingHistory history={booking.history} />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: FlightBooking['fare']['total'];
  readonly strong?: boolean;
  readonly gain?: boolean;
}

function Line({ label, amount, strong = false, gain = false }: LineProps) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>
        <Amount of={amount} decimals="exact" tone={gain ? 'gain' : undefined} />
      </dd>
    </div>
  );
}
