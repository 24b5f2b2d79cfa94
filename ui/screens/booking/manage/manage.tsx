/** One booking whole: flights, people, what was bought beside, money and documents, all that happened, and what can be done. */
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { isUnderWay } from '#domain/booking/life.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { BookingPage } from '#ui/booking/booking-page.tsx';
import { useExtraNames } from '#ui/booking/extra-names.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { ticketText } from '#ui/booking/ticket-number.ts';
import { BookingFlights, BookingMoney } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { EndHoldDialog } from '../hold/end-hold-dialog.tsx';
import { LinkedBookings } from './linked-bookings.tsx';
import { ManageActs } from './manage-acts.tsx';
import { ManageDocuments } from './manage-documents.tsx';
import { BookingSchedule } from '../schedule/schedule-change.tsx';
import { BookedStanding, useTravellerStanding } from './standing.tsx';
import styles from './manage.module.css';

export function Screen() {
  const words = useWords();
  const ticket = usePart(bookingParts.ticket);
  const { transactionId = '' } = useParams();
  const state = useStateOf(ticket.state$);
  useEffect(() => ticket.follow(transactionId), [ticket, transactionId]);
  const booking = state.kind === 'ready' ? state.value : undefined;
  const retry = () => void ticket.load(transactionId);
  return (
    <BookingPage
      title={words('bookings-booking-title', { id: transactionId })}
      beside={booking === undefined ? null : <BookedStanding booking={booking} />}
    >
      {state.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
      {state.kind === 'failed' && state.failure._tag === 'NotFound' ? (
        <EmptyState
          title={words('message-no-bookings')}
          actions={
            <LinkButton variant="primary" to="/my-bookings/manage">
              {words('title-manage-booking')}
            </LinkButton>
          }
        >
          {words('bookings-not-found', { transactionId })}
        </EmptyState>
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('message-details-failed')} ${failureText(words, state.failure)}`}
          action={{ label: words('shell-try-again'), onPress: retry }}
        />
      ) : null}
      {booking === undefined ? null : <Whole booking={booking} onChanged={retry} />}
      <EndHoldDialog onEnded={retry} />
    </BookingPage>
  );
}

function Whole({ booking, onChanged }: { readonly booking: FlightBooking; readonly onChanged: () => void }) {
  const words = useWords();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isUnderWay(booking.status) ? (
          <Alert kind="warning" title={words(`bookings-${booking.status}-title`)}>
            {words(`bookings-${booking.status}-text`)}
          </Alert>
        ) : null}
        <BookingSchedule booking={booking} onAnswered={onChanged} />
        <Card
          title={words('bookings-flights')}
          aside={
            booking.reference === undefined ? undefined : (
              <span className={styles.pnr}>
                {words('bookings-pnr')} <Code strong>{booking.reference}</Code>
              </span>
            )
          }
        >
          <div className={styles.bare}>
            <BookingFlights booking={booking} />
          </div>
        </Card>
        <People booking={booking} />
        <Extras booking={booking} />
        <Card title={words('bookings-money')}>
          <BookingMoney booking={booking} />
        </Card>
      </div>
      <div className={styles.side}>
        <ManageActs booking={booking} />
        <LinkedBookings booking={booking} />
        <ManageDocuments booking={booking} />
        <Card>
          <div className={styles.bare}>
            <BookingHistory history={booking.history} />
          </div>
        </Card>
      </div>
    </div>
  );
}

function People({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const standing = useTravellerStanding(booking);
  const { travellers, tickets } = booking;
  return (
    <Card title={words('bookings-travellers')}>
      <ul className={styles.rows}>
        {travellers.map((traveller, index) => {
          return (
            <li key={index}>
              <span>
                <bdi>
                  {words(`bookings-title-${traveller.title}`)} {traveller.firstName} {traveller.lastName}
                </bdi>
                <small className={styles.quiet}>
                  <Listed>
                    {words(`bookings-type-${traveller.type}`)}
                    {standing(index)}
                  </Listed>
                </small>
              </span>
              <span className={styles.numbers}>
                {tickets
                  .filter(({ traveller: of }) => of === index)
                  .map(({ number }) => (
                    <Code key={number}>{ticketText(number)}</Code>
                  ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Extras({ booking: { ssr, travellers, itineraries } }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const name = useExtraNames();
  if (ssr.length === 0) return null;
  return (
    <Card title={words('manage-extras')}>
      <ul className={styles.rows}>
        {ssr.map((each, at) => {
          const flight = itineraries[each.place.itinerary]?.segments[each.place.segment];
          const traveller = travellers[each.traveller];
          return (
            <li key={at}>
              <span>
                <bdi>{name(each)}</bdi>
                <small className={styles.quiet}>
                  <bdi>
                    {traveller?.firstName} {traveller?.lastName}
                  </bdi>
                  {flight === undefined ? null : (
                    <>
                      {' · '}
                      <Code>{`${flight.origin}–${flight.destination}`}</Code>
                    </>
                  )}
                </small>
              </span>
              <span className={styles.quiet}>{words(`manage-extra-${each.status}`)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
