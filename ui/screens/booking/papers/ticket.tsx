/** The e-ticket: a sheet of paper on the screen, what it shows chosen beside it, and its print. */
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Luggage from 'lucide-react/icons/luggage';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { isFinal, isUnderWay } from '#domain/booking/life.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type DocumentLanguage, documentLanguages, type DocumentPart } from '#domain/booking/papers/documents.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { actsOf } from '#domain/flight/booking/acts.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText, failureWords } from '#ui/shell/words/failure-words.ts';
import { BookingHistory } from '../manage/booking-history.tsx';
import { PaperLanguage } from './paper-language.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { SendPaper } from './send-paper.tsx';
import { BookedStanding } from '../manage/standing.tsx';
import styles from './ticket.module.css';

export function Screen() {
  const words = useWords();
  const ticket = usePart(bookingParts.ticket);
  const { transactionId = '' } = useParams();
  const state = useStateOf(ticket.state$);
  useEffect(() => ticket.follow(transactionId), [ticket, transactionId]);
  const booking = state.kind === 'ready' ? state.value : undefined;
  const issued = booking !== undefined && booking.tickets.length > 0 && !isFinal(booking.status);
  const held = booking?.status === 'held';
  const [shown, setShown] = useState<Shown>({ hide: [] });
  const { language: page } = useLanguage();
  const language =
    shown.language ?? booking?.contact.language ?? documentLanguages.find((each) => each === page) ?? 'en';
  const asked = { transactionId, language, hide: shown.hide };
  const title = issued ? 'bookings-ticket-title' : held ? 'bookings-hold-title' : 'bookings-booking-title';
  return (
    <div className={styles.page}>
      <TicketBar title={words(title, { id: transactionId })}>
        {booking === undefined ? null : <BookedStanding booking={booking} />}
        {issued || held ? (
          <span className={styles.acts}>
            <PdfButton asked={asked} />
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
      {booking === undefined ? null : <Ticket booking={booking} asked={asked} onShow={setShown} />}
    </div>
  );
}

/** What the paper shows: the screen, its print and the file alike. */
interface Shown {
  readonly hide: readonly DocumentPart[];
  /** The customer's, else the page's, where absent. */
  readonly language?: DocumentLanguage;
}

type Asked = Required<Pick<DocumentAsked, 'transactionId' | 'language' | 'hide'>>;

function PdfButton({ asked }: { readonly asked: Asked }) {
  const words = useWords();
  const file = usePart(bookingParts.ticketFile);
  const alerts = usePart(parts.alerts);
  const { busy, failure } = useStateOf(file.state$);
  useEffect(() => {
    if (failure !== undefined) alerts.show('error', failureWords(failure));
  }, [failure, alerts]);
  return (
    <Button icon={Download} busy={busy} onClick={() => void file.save(asked)}>
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

interface TicketProps {
  readonly booking: FlightBooking;
  readonly asked: Asked;
  readonly onShow: (shown: Shown) => void;
}

function Ticket({ booking, asked, onShow }: TicketProps) {
  const words = useWords();
  const acts = actsOf(booking, usePart(parts.clock).now());
  const ticket = usePart(bookingParts.ticket);
  const paper = usePart(bookingParts.paper);
  const state = useStateOf(paper.state$);
  const { transactionId, language, hide } = asked;
  const show = useCallback(
    () => void paper.show({ transactionId, language, hide, kind: 'ticket' }),
    [paper, transactionId, language, hide],
  );
  // What becomes of the booking makes another paper of it.
  useEffect(show, [show, booking.status, booking.history.length]);
  return (
    <div className={styles.columns}>
      <div className={styles.desk}>
        <Notice booking={booking} />
        {state.kind === 'ready' ? <PaperSheet paper={state.value} /> : null}
        {state.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
        {state.kind === 'failed' ? (
          <ErrorPanel
            message={`${words('message-details-failed')} ${failureText(words, state.failure)}`}
            action={{ label: words('shell-try-again'), onPress: show }}
          />
        ) : null}
      </div>
      <aside className={styles.panel} aria-label={words('bookings-show')}>
        <h2>{words('bookings-show')}</h2>
        {switches(booking).map(({ part, label }) => (
          <Switch
            key={part}
            atEnd
            on={!hide.includes(part)}
            onChange={(on) => onShow({ language, hide: on ? hide.filter((each) => each !== part) : [...hide, part] })}
          >
            {words(label)}
          </Switch>
        ))}
        <h2>{words('bookings-paper-language')}</h2>
        <PaperLanguage value={language} onChange={(next) => onShow({ language: next, hide })} />
        <SendPaper
          asked={{ ...asked, kind: 'ticket' }}
          paper={state.kind === 'ready' ? state.value : undefined}
          email={booking.contact.email}
          onSent={() => void ticket.load(transactionId)}
        />
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

/** Who may not see the service charge apart has a ticket with it in the fare. */
function switches({
  price: { terms },
}: FlightBooking): readonly { readonly part: DocumentPart; readonly label: string }[] {
  return [
    { part: 'fare', label: 'bookings-show-fare' },
    ...(terms === undefined ? [] : [{ part: 'service-fee', label: 'bookings-show-service-fee' } as const]),
    { part: 'fee-rules', label: 'bookings-show-fees' },
    { part: 'gstin', label: 'bookings-show-gst' },
    { part: 'barcode', label: 'bookings-show-code' },
  ];
}

/** What stands above the paper while it is not a ticket yet. */
function Notice({ booking: { status, transactionId, scheduleChange } }: { readonly booking: FlightBooking }) {
  const words = useWords();
  if (isUnderWay(status)) {
    return (
      <Alert kind="warning" title={words(`bookings-${status}-title`)}>
        {words(`bookings-${status}-text`)}
      </Alert>
    );
  }
  if (status === 'held') {
    return (
      <Alert
        kind="info"
        title={words('bookings-held-title')}
        action={
          <LinkButton size={32} to={`/my-bookings/manage/${transactionId}`}>
            {words('bookings-manage')}
          </LinkButton>
        }
      >
        {words('bookings-held-text')}
      </Alert>
    );
  }
  if (scheduleChange !== undefined && mayBeAmended('schedule-change', status)) {
    return (
      <Alert
        kind="warning"
        title={words(`session-schedule-${scheduleChange.severity}`)}
        action={
          <LinkButton size={32} to={`/my-bookings/manage/${transactionId}`}>
            {words('bookings-manage')}
          </LinkButton>
        }
      >
        {words('bookings-schedule-open')}
      </Alert>
    );
  }
  return status === 'not-confirmed' ? (
    <Alert kind="error" title={words('message-flight-booking-failed')}>
      {words('bookings-not-confirmed-text')}
    </Alert>
  ) : null;
}
