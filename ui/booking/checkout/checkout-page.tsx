/**
 * The page of a checkout, whatever is bought: what is bought and how long its price is held, the product's own sections, contact, references,
 * GST and terms, the price beside them, and the questions that must be answered before anything else.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductQuote } from '#application/desk/sale.ts';
import type { SaleState } from '#application/portal/booking/checkout/checkout-product.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Loader } from '#ui/design/notice/loader.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { OfProduct } from '../words/of-product.tsx';
import type { CheckoutPageProps } from './checkout-view.ts';
import { OpenCheckout } from './checkout-open.tsx';
import { NothingToBook, PriceExpired } from './checkout-over.tsx';

export function CheckoutPage<Quote extends ProductQuote, Own>(props: CheckoutPageProps<Quote, Own>) {
  return (
    <OfProduct product={props.product}>
      <Checkout {...props} />
    </OfProduct>
  );
}

function Checkout<Quote extends ProductQuote, Own>(props: CheckoutPageProps<Quote, Own>) {
  const { checkout } = props;
  const state = useStateOf(checkout.state$);
  const words = useWords();
  useEffect(() => {
    const timer = setInterval(() => checkout.tick(), 1000);
    return () => clearInterval(timer);
  }, [checkout]);
  useLeaveWhenBooked(props, state);
  if (state.kind === 'open') return <OpenCheckout {...props} state={state} />;
  if (state.kind === 'booked') return <Loader />;
  return (
    <>
      <NothingToBook {...props} heading={words('checkout-nothing-title')} help={words('checkout-nothing')} />
      <Expired {...props} state={state} />
    </>
  );
}

/** A booking that stands is shown; one that does not, too. What was filled in for it is put away once the page is left. */
function useLeaveWhenBooked<Quote extends ProductQuote, Own>(
  { checkout, shownAt, bookedMessage, product }: CheckoutPageProps<Quote, Own>,
  state: SaleState<Quote, Own>,
): void {
  const navigate = useNavigate();
  const alerts = usePart(parts.alerts);
  const leaving = useRef(false);
  const leave = useEffectEvent((transactionId: string, status: string) => {
    if (leaving.current) return;
    leaving.current = true;
    if (status === 'confirmed') alerts.show('success', { id: bookedMessage });
    if (status === 'not-confirmed') alerts.show('error', { id: 'message-booking-failed', args: { product } });
    void navigate(shownAt(transactionId), { replace: true });
  });
  useEffect(() => {
    if (state.kind === 'booked') leave(state.transactionId, state.status);
  }, [state]);
  useEffect(
    () => () => {
      if (leaving.current) checkout.abandon();
    },
    [checkout],
  );
}

function Expired<Quote extends ProductQuote, Own>({
  checkout,
  state,
}: CheckoutPageProps<Quote, Own> & { readonly state: SaleState<Quote, Own> }) {
  const words = useWords();
  const navigate = useNavigate();
  const expired = state.kind === 'expired' ? state : undefined;
  const back = () => {
    checkout.abandon();
    if (expired !== undefined) void navigate(expired.backTo);
  };
  return (
    <PriceExpired
      expired={expired}
      help={words('checkout-expired')}
      renewingLabel={words('checkout-checking-price')}
      failureText={(failure) => failureText(words, failure)}
      onBack={back}
      onRenew={() => void checkout.renew()}
    />
  );
}
