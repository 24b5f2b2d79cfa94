/**
 * Booking a flight: review, travellers, pay. Draws what the checkout says; where there is nothing to book it leads to a
 * search, and where the quote has expired back to the results.
 */
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import Plane from 'lucide-react/icons/plane';
import { NothingToBook, PriceExpired } from '#ui/booking/checkout/checkout-over.tsx';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Loader } from '#ui/design/notice/loader.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useLeaveWhenBooked } from './book-history.ts';
import { OpenBooking } from './book-open.tsx';
import { resultsAddress } from './book-view.ts';

export function Screen() {
  const checkout = usePart(flightParts.checkout);
  const state = useStateOf(checkout.state$);
  const words = useWords();
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
      <NothingToBook
        title={words('title-flight-book')}
        icon={Plane}
        heading={words('message-select-flight')}
        help={words('booking-nothing')}
        searchAt="/flight"
        searchLabel={words('flight-search')}
      />
      <PriceExpired
        expired={state.kind === 'expired' ? state : undefined}
        help={words('booking-expired')}
        renewingLabel={words('flight-checking-price')}
        failureText={(failure) =>
          failure._tag === 'NotFound' ? words('flight-offers-expired') : failureText(words, failure)
        }
        onBack={() => checkout.abandon()}
        onRenew={() => void checkout.renew()}
      />
    </>
  );
}
