/**
 * Booking a flight: review, travellers, pay. Draws what the checkout says; where there is nothing to book it leads to a
 * search, and where the quote ran out back to the results.
 */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import Plane from 'lucide-react/icons/plane';
import Timer from 'lucide-react/icons/timer';
import type { CheckoutState, FlightCheckout } from '#application/portal/flight/flight-checkout.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/button.tsx';
import { Card } from '#ui/design/card.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Modal } from '#ui/design/modal.tsx';
import { useWords } from '#ui/design/words.ts';
import { PageHead } from '#ui/shell/page-frame.tsx';
import { OpenBooking } from './book-open.tsx';
import { resultsAddress } from './book-view.ts';
import styles from './book.module.css';

export function Screen() {
  const checkout = usePart(flightParts.checkout);
  const state = useStateOf(checkout.state$);
  useEffect(() => {
    const timer = setInterval(() => checkout.tick(), 1000);
    return () => clearInterval(timer);
  }, [checkout]);
  useLeaveWhenBooked(checkout, state);
  if (state.kind === 'open') return <OpenBooking state={state} checkout={checkout} />;
  if (state.kind === 'booked') return null;
  return <NothingToBook expired={state.kind === 'expired' ? state.resultsQuery : undefined} checkout={checkout} />;
}

/** A booking that stands is shown by its ticket; one that does not, too. */
function useLeaveWhenBooked(checkout: FlightCheckout, state: CheckoutState): void {
  const navigate = useNavigate();
  const alerts = usePart(parts.alerts);
  const told = useRef('');
  useEffect(() => {
    if (state.kind !== 'booked' || told.current === state.transactionId) return;
    const { transactionId, status } = state;
    told.current = transactionId;
    if (status === 'ticketed') alerts.show('success', { id: 'booking-issued', args: { transactionId } });
    if (status === 'not-confirmed') alerts.show('error', { id: 'message-flight-booking-failed' });
    // The page goes with its booking, so that the way back from the ticket does not lead here again.
    void Promise.resolve(navigate(`/flight/ticket/${transactionId}`, { replace: true })).then(() => checkout.abandon());
  }, [state, navigate, alerts, checkout]);
}

interface NothingToBookProps {
  /** The query of the results, where a booking ran out of time. */
  readonly expired: string | undefined;
  readonly checkout: FlightCheckout;
}

function NothingToBook({ expired, checkout }: NothingToBookProps) {
  const words = useWords();
  const navigate = useNavigate();
  const toResults = () => {
    checkout.abandon();
    void navigate(resultsAddress(expired ?? ''), { replace: true });
  };
  return (
    <div className={styles.gutters}>
      <PageHead title={words('title-flight-book')} />
      <Card>
        <EmptyState
          icon={Plane}
          title={words('message-select-flight')}
          actions={
            <LinkButton to="/flight" variant="primary">
              {words('flight-search')}
            </LinkButton>
          }
        >
          {words('booking-nothing')}
        </EmptyState>
      </Card>
      <Modal
        open={expired !== undefined}
        answerRequired
        icon={Timer}
        title={words('message-session-expired-title')}
        onClose={toResults}
        footer={
          <Button variant="primary" onClick={toResults} data-first-focus>
            {words('booking-back-to-results')}
          </Button>
        }
      >
        <p>{words('booking-expired')}</p>
      </Modal>
    </div>
  );
}
