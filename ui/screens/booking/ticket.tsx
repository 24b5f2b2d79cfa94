/** The e-ticket: a sheet of paper on the screen, what it shows chosen beside it, and its print. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Luggage from 'lucide-react/icons/luggage';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { isFinal, isUnderWay } from '#domain/booking/flight-booking-life.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightBooking } from '#domain/booking/booking.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { actsOf } from '#domain/booking/booking-acts.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
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
import { failureText, failureWords } from '#ui/shell/failure-words.ts';
import { BookingHistory } from './booking-history.tsx';
import { BookedStanding } from './standing.tsx';
import { TicketSheet } from './ticket-sheet.tsx';
import type { SheetParts } from './ticket-sheet.tsx';
import styles from './ticket.module.css';

export function Screen() {
  const words = useWords();
  const ticket = usePart(bookingParts.ticket);
  const { transactionId = '' } = useParams();
  const state = useStateOf(ticket.state$);
  useEffect(() => ticket.follow(transactionId), [ticket, transactionId]);
  const booking = state.kind === 'ready' ? state.value : undefined;
  const issued = booking !== undefined && booking.tickets.length > 0 && !isFinal(booking.status);
  return (
    <div className={styles.page}>
      <TicketBar title={words(issued ? 'bookings-ticket-title' : 'bookings-booking-title', { id: transactionId })}>
        {booking === undefined ? null : <BookedStanding booking={booking} />}
        {issued ? (
          <span className={styles.acts}>
            <PdfButton booking={booking} />
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {words('bookings-print')}
            </Button>
          </span>
        ) : null}
      </TicketBar>
      {state.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
      {state.kind === 'failed' ? (
        <Failed failure={state.failure} transactionId={transactionId} onRetry={() => void ticket.load(transactionId)} />
      ) : null}
      {booking === undefined ? null : <Ticket booking={booking} />}
    </div>
  );
}

/** In the customer's language, where the booking has one. */
function PdfButton({
  booking: {
    transactionId,
    contact: { language },
  },
}: {
  readonly booking: FlightBooking;
}) {
  const words = useWords();
  const file = usePart(bookingParts.ticketFile);
  const alerts = usePart(parts.alerts);
  const { busy, failure } = useStateOf(file.state$);
  useEffect(() => {
    if (failure !== undefined) alerts.show('error', failureWords(failure));
  }, [failure, alerts]);
  return (
    <Button
      icon={Download}
      busy={busy}
      onClick={() => void file.save({ transactionId, ...(language && { language }) })}
    >
      {words('bookings-pdf')}
    </Button>
  );
}

interface FailedProps {
  readonly failure: DeskFailure;
  readonly transactionId: string;
  readonly onRetry: () => void;
}

function Failed({ failure, transactionId, onRetry }: FailedProps) {
  const words = useWords();
  return failure._tag === 'NotFound' ? (
    <EmptyState
      title={words('message-no-bookings')}
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
      message={`${words('message-details-failed')} ${failureText(words, failure)}`}
      action={{ label: words('shell-try-again'), onPress: onRetry }}
    />
  );
}

/** The way back to the list, and what this is. */
function TicketBar({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const words = useWords();
  return (
    <header className={styles.bar}>
      <Link to="/my-bookings" className={styles.back}>
        <Icon of={ArrowLeft} mirrored />
        {words('title-my-bookings')}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}

function Ticket({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const acts = actsOf(booking, usePart(parts.clock).now());
  const [shown, setShown] = useState<SheetParts>({ fare: true, fees: true, gst: true });
  return (
    <div className={styles.columns}>
      <div className={styles.desk}>
        {isUnderWay(booking.status) ? (
          <Alert kind="warning" title={words(`bookings-${booking.status}-title`)}>
            {words(`bookings-${booking.status}-text`)}
          </Alert>
        ) : null}
        {booking.status === 'held' ? (
          <Alert
            kind="info"
            title={words('bookings-held-title')}
            action={
              <LinkButton size={32} to={`/my-bookings/manage/${booking.transactionId}`}>
                {words('bookings-manage')}
              </LinkButton>
            }
          >
            {words('bookings-held-text')}
          </Alert>
        ) : null}
        {booking.status === 'not-confirmed' ? (
          <Alert kind="error" title={words('message-flight-booking-failed')}>
            {words('bookings-not-confirmed-text')}
          </Alert>
        ) : null}
        {booking.scheduleChange === undefined || !mayBeAmended('schedule-change', booking.status) ? null : (
          <Alert
            kind="warning"
            title={words(`session-schedule-${booking.scheduleChange.severity}`)}
            action={
              <LinkButton size={32} to={`/my-bookings/manage/${booking.transactionId}`}>
                {words('bookings-manage')}
              </LinkButton>
            }
          >
            {words('bookings-schedule-open')}
          </Alert>
        )}
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
        {acts.includes('change') ? (
          <LinkButton block icon={CalendarClock} to={`/flight/reshedule/${booking.transactionId}`}>
            {words('bookings-change-flights')}
          </LinkButton>
        ) : null}
        {acts.includes('add-ssr') ? (
          <LinkButton block icon={Luggage} to={`/flight/add-ssr/${booking.transactionId}`}>
            {words('extras-add-later')}
          </LinkButton>
        ) : null}
        <BookingHistory history={booking.history} />
      </aside>
    </div>
  );
}
