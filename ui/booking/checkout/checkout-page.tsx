/**
 * The page of a checkout, whatever is bought: what is bought and how long its price is held, the product's own sections, contact, references,
 * GST and terms, the price beside them, and the questions that must be answered before anything else.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import Timer from 'lucide-react/icons/timer';
import type { ProductQuote } from '#application/desk/sale.ts';
import type { SaleState } from '#application/portal/booking/checkout/checkout-product.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Loader } from '#ui/design/notice/loader.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { OfProduct } from '../words/of-product.tsx';
import styles from './checkout.module.css';
import type { CheckoutPageProps } from './checkout-view.ts';
import { OpenCheckout } from './checkout-open.tsx';

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
  useEffect(() => {
    const timer = setInterval(() => checkout.tick(), 1000);
    return () => clearInterval(timer);
  }, [checkout]);
  useLeaveWhenBooked(props, state);
  if (state.kind === 'open') return <OpenCheckout {...props} state={state} />;
  if (state.kind === 'booked') return <Loader />;
  return (
    <>
      <NothingToBook {...props} />
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

function NothingToBook<Quote extends ProductQuote, Own>({
  icon,
  title,
  searchAt,
  searchLabel,
}: CheckoutPageProps<Quote, Own>) {
  const words = useWords();
  useShellParts({ header: true, footer: true, mobileBar: true });
  return (
    <div className={styles.gutters}>
      <PageHead title={title} />
      <Card>
        <EmptyState
          icon={icon}
          title={words('checkout-nothing-title')}
          actions={
            <LinkButton to={searchAt} variant="primary">
              {searchLabel}
            </LinkButton>
          }
        >
          {words('checkout-nothing')}
        </EmptyState>
      </Card>
    </div>
  );
}

/** The price is no longer held: it is asked for again, unless what was chosen was sold meanwhile, and everything typed waits. */
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
  const failure = expired?.failure;
  const gone = failure?._tag === 'SoldOut' || failure?._tag === 'NotFound';
  return (
    <Modal
      open={expired !== undefined}
      answerRequired
      icon={Timer}
      title={words('message-session-expired-title')}
      onClose={back}
      closeLabel={words('booking-back-to-results')}
      onApply={() => void checkout.renew()}
      applyLabel={words('booking-renew')}
      applyBusy={expired?.renewing}
      applyBusyLabel={words('checkout-checking-price')}
      footer={
        gone ? (
          <Button variant="primary" onClick={back} data-first-focus>
            {words('booking-back-to-results')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.expired}>
        <p>{words('checkout-expired')}</p>
        {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      </div>
    </Modal>
  );
}
