/** The e-ticket: a sheet of paper on the screen, what it shows chosen beside it, and its print. */
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { isFinal } from '#domain/booking/flight-booking-life.ts';
import type { FlightBooking } from '#domain/booking/booking.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/alert.tsx';
import { Button } from '#ui/design/button.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { SkeletonRows } from '#ui/design/skeleton.tsx';
import { Switch } from '#ui/design/switch.tsx';
import { useWords } from '#ui/design/words.ts';
import { BookingStatus } from '#ui/shell/booking-status.tsx';
import { failureText } from '#ui/shell/failure-words.ts';
import { BookingHistory } from './booking-history.tsx';
import { TicketSheet } from './ticket-sheet.tsx';
import type { SheetParts } from './ticket-sheet.tsx';
import styles from './ticket.module.css';

export function Screen() {
  const words = useWords();
  const ticket = usePart(bookingParts.ticket);
  const { transactionId = '' } = useParams();
  const state = useStateOf(ticket.state$);
  useEffect(() => ticket.follow(transactionId), [ticket, transactionId]);
  if (state.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <SkeletonRows rows={6} height="72px" />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return state.failure._tag === 'NotFound' ? (
      <EmptyState
        title={<h1>{words('message-no-bookings')}</h1>}
        actions={
          <LinkButton variant="primary" to="/my-bookings">
            {words('title-my-bookings')}
          </LinkButton>
        }
      >
        {words('bookings-not-found', { transactionId })}
      </EmptyState>
    ) : (
      <ErrorPanel
        message={`${words('message-details-failed')} ${failureText(words, state.failure)}`}
        action={{ label: words('shell-try-again'), onPress: () => void ticket.load(transactionId) }}
      />
    );
  }
  return <Ticket booking={state.value} />;
}

function Ticket({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const [shown, setShown] = useState<SheetParts>({ fare: true, fees: true, gst: true });
  const issued = booking.status === 'ticketed';
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/my-bookings" className={styles.back}>
          <Icon of={ArrowLeft} mirrored />
          {words('title-my-bookings')}
        </Link>
        <h1 tabIndex={-1}>
          {words(issued ? 'bookings-ticket-title' : 'bookings-booking-title', { id: booking.transactionId })}
        </h1>
        <BookingStatus status={booking.status} />
        {issued ? (
          <span className={styles.acts}>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {words('bookings-print')}
            </Button>
          </span>
        ) : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.desk}>
          {isFinal(booking.status) ? null : (
            <Alert kind="warning" title={words(`bookings-${booking.status}-title`)}>
              {words(`bookings-${booking.status}-text`)}
            </Alert>
          )}
          {booking.status === 'not-confirmed' ? (
            <Alert kind="error" title={words('message-flight-booking-failed')}>
              {words('bookings-not-confirmed-text')}
            </Alert>
          ) : null}
          <TicketSheet booking={booking} shown={shown} />
        </div>
        <aside className={styles.panel} aria-label={words('bookings-show')}>
          <h2>{words('bookings-show')}</h2>
          <Switch atEnd on={shown.fare} onChange={(fare) => setShown({ ...shown, fare })}>
            {words('bookings-show-fare')}
          </Switch>
          <Switch atEnd on={shown.fees} onChange={(fees) => setShown({ ...shown, fees })}>
            {words('bookings-show-fees')}
          </Switch>
          <Switch atEnd on={shown.gst} onChange={(gst) => setShown({ ...shown, gst })}>
            {words('bookings-show-gst')}
          </Switch>
          <BookingHistory history={booking.history} />
        </aside>
      </div>
    </div>
  );
}
