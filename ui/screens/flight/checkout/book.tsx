/**
 * Booking a flight: review, travellers, pay. Draws what the checkout says; where there is nothing to book it leads to a
 * search, and where the quote has expired back to the results.
 */
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import Plane from 'lucide-react/icons/plane';
import Timer from 'lucide-react/icons/timer';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import type { CheckoutState } from '#application/portal/flight/checkout/state.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Loader } from '#ui/design/notice/loader.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import { useLeaveWhenBooked } from './book-history.ts';
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
  if (state.kind === 'booked') return <Loader />;
  // The way back from a booking that is over leads to where it was chosen, not to an empty form.
  if (state.kind === 'none' && state.resultsQuery !== undefined)
    return <Navigate to={resultsAddress(state.resultsQuery)} replace />;
  return (
    <>
      <NothingToBook />
      <Expired state={state} checkout={checkout} />
    </>
  );
}

function NothingToBook() {
  const words = useWords();
  useShellParts({ header: true, footer: true, mobileBar: true });
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
    </div>
  );
}

interface ExpiredProps {
  readonly state: CheckoutState;
  readonly checkout: FlightCheckout;
}

/** The price is no longer held: it is asked for again, unless that was sold meanwhile, and everything typed waits. */
function Expired({ state, checkout }: ExpiredProps) {
  const words = useWords();
  const toResults = () => checkout.abandon();
  const expired = state.kind === 'expired' ? state : undefined;
  const failure = expired?.failure;
  const gone = failure?._tag === 'SoldOut' || failure?._tag === 'NotFound';
  return (
    <Modal
      open={expired !== undefined}
      answerRequired
      icon={Timer}
      title={words('message-session-expired-title')}
      onClose={toResults}
      closeLabel={words('booking-back-to-results')}
      onApply={() => void checkout.renew()}
      applyLabel={words('booking-renew')}
      applyBusy={expired?.renewing}
      applyBusyLabel={words('flight-checking-price')}
      footer={
        gone ? (
          <Button variant="primary" onClick={toResults} data-first-focus>
            {words('booking-back-to-results')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.expired}>
        <p>{words('booking-expired')}</p>
        {failure === undefined ? null : (
          <Alert kind="error">
            {failure._tag === 'NotFound' ? words('flight-offers-expired') : failureText(words, failure)}
          </Alert>
        )}
      </div>
    </Modal>
  );
}
