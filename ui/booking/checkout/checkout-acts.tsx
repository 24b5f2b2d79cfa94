/** How a checkout ends: why it did not go through, the way back and on, and a price that moved. */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ListTree from 'lucide-react/icons/list-tree';
import Lock from 'lucide-react/icons/lock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Timer from 'lucide-react/icons/timer';
import { formatMoney } from '#domain/money/format.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import { AddToCartAct } from '#ui/cart/add-to-cart.tsx';
import { paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { AwaitingApprovalAlert } from '#ui/corporate/awaiting-approval.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './checkout.module.css';
import type { OpenProps } from './checkout-view.ts';
import { clockText } from './checkout-view.ts';

/** Why a booking did not go through, with the next best step; and what to do where no answer came at all. */
export function Problem<Quote extends ProductQuote, Own>({ state, checkout, product }: OpenProps<Quote, Own>) {
  const words = useWords();
  const navigate = useNavigate();
  const { failure, unanswered } = state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined || unanswered) place.current?.scrollIntoView({ block: 'center' });
  }, [failure, unanswered]);
  if (failure === undefined && !unanswered) return null;
  return (
    <div ref={place}>
      {unanswered || failure === undefined ? (
        <Alert
          kind="warning"
          title={words('booking-unanswered')}
          action={
            <div className={styles.alertActs}>
              <LinkButton to={paths.bookings}>{words('booking-my-bookings')}</LinkButton>
              <Button
                variant="quiet"
                onClick={() => {
                  checkout.abandon();
                  void navigate(paths.bookings);
                }}
              >
                {words('booking-leave-it')}
              </Button>
            </div>
          }
        >
          {words('booking-unanswered-help')}
          {failure === undefined ? null : <span className={styles.reason}>{failureText(words, failure)}</span>}
        </Alert>
      ) : failure._tag === 'AwaitingApproval' ? (
        <AwaitingApprovalAlert approvalId={failure.approvalId} />
      ) : (
        <Alert
          kind="error"
          title={words('message-booking-failed', { product })}
          action={<NextStep failure={failure} />}
        >
          {failureText(words, failure)}
        </Alert>
      )}
    </div>
  );
}

function NextStep({ failure }: { readonly failure: DeskFailure }) {
  const words = useWords();
  const may = useMay();
  if (failure._tag === 'NotAllowedInState' || failure._tag === 'RequestIdReused') {
    return (
      <LinkButton to={paths.bookings} size={32}>
        {words('booking-my-bookings')}
      </LinkButton>
    );
  }
  return failure._tag === 'BalanceTooLow' && may('ledger') ? (
    <LinkButton to={paths.ledger} size={32}>
      {words('booking-open-ledger')}
    </LinkButton>
  ) : null;
}

interface ActsProps {
  readonly narrow: boolean;
  readonly onExplain: () => void;
}

export function Acts<Quote extends ProductQuote, Own>(props: OpenProps<Quote, Own> & ActsProps) {
  const { state, narrow, onExplain } = props;
  const words = useWords();
  const toFix = state.checked ? new Set(state.violations.map(({ path }) => path)).size : 0;
  const fix = toFix === 0 ? null : <span className={styles.toFix}>{words('booking-to-fix', { count: toFix })}</span>;
  if (narrow) {
    return (
      <div className={styles.decision}>
        <CartAct {...props} />
        <DecisionBar label={words('booking-decision')} acts={<PayAct {...props} />}>
          <div className={styles.price}>
            <span className={styles.detail}>{fix ?? words('booking-customer-price')}</span>
            <span className={styles.priceLine}>
              <Amount of={state.quote.price.total} />
              <IconButton label={words('checkout-explain')} icon={ListTree} mirrored onClick={onExplain} />
            </span>
          </div>
        </DecisionBar>
      </div>
    );
  }
  return (
    <div className={styles.acts}>
      <LinkButton to={state.backTo} size={48} icon={ArrowLeft} iconMirrored>
        {words('booking-back-to-results')}
      </LinkButton>
      <div className={styles.onward}>
        {fix}
        <CartAct {...props} />
        <PayAct {...props} />
      </div>
    </div>
  );
}

/** Where its product is put into carts, and nothing was sent yet. */
function CartAct<Quote extends ProductQuote, Own>({
  state,
  checkout,
  narrow,
}: OpenProps<Quote, Own> & Pick<ActsProps, 'narrow'>) {
  if (!checkout.goesIntoCart || state.unanswered) return null;
  return (
    <AddToCartAct
      forCart={() => checkout.forCart()}
      lead={state.form.travellers[0]}
      disabled={state.sending}
      block={narrow}
      onAdded={() => checkout.abandon()}
    />
  );
}

/** Paying names what is charged; without the right to net prices, what the customer pays. Holding names no amount. */
function PayAct<Quote extends ProductQuote, Own>({
  state,
  checkout,
  narrow,
  product,
  holds,
}: OpenProps<Quote, Own> & Pick<ActsProps, 'narrow'>) {
  const words = useWords();
  const { language } = useLanguage();
  const may = useMay();
  if (state.unanswered) {
    return (
      <Button variant="primary" size={48} icon={RotateCw} onClick={() => void checkout.book()}>
        {words('booking-ask-again')}
      </Button>
    );
  }
  if (state.failure?._tag === 'SoldOut' || state.failure?._tag === 'NotFound') {
    return (
      <LinkButton to={state.backTo} variant="primary" size={48}>
        {words('booking-search-again')}
      </LinkButton>
    );
  }
  if (!may('ticket')) return <span className={styles.detail}>{words('shell-not-yours-ticket')}</span>;
  if (holds?.(state) === true) {
    return (
      <Button variant="primary" size={48} icon={Timer} busy={state.sending} onClick={() => void checkout.book()}>
        {words(narrow ? 'checkout-hold-short' : 'checkout-hold')}
      </Button>
    );
  }
  const { price } = state.quote;
  const net = price.terms?.net;
  const amount = formatMoney(net ?? price.total, { locale: language });
  const [whole, short] =
    net === undefined
      ? (['checkout-book', 'checkout-book-short'] as const)
      : (['checkout-pay', 'checkout-pay-short'] as const);
  return (
    <Button variant="primary" size={48} icon={Lock} busy={state.sending} onClick={() => void checkout.book()}>
      {words(narrow ? short : whole, { amount, product })}
    </Button>
  );
}

/** The price moved: nothing goes on until the agent has said yes to the new one or gone back. */
export function PriceChangePrompt<Quote extends ProductQuote, Own>({ state, checkout }: OpenProps<Quote, Own>) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { priceChange, secondsLeft, backTo } = state;
  const { from, to } = priceChange ?? { from: state.quote.price.total, to: state.quote.price.total };
  const kind = to.minor > from.minor ? 'raised' : to.minor < from.minor ? 'lowered' : 'same';
  const back = () => {
    checkout.abandon();
    void navigate(backTo);
  };
  return (
    <Modal
      open={priceChange !== undefined}
      answerRequired
      size={480}
      icon={Timer}
      iconKind={kind === 'raised' ? 'warning' : kind === 'lowered' ? 'success' : 'info'}
      title={words(`checkout-price-${kind}`)}
      subtitle={words('booking-nothing-charged')}
      onClose={back}
      closeLabel={words('booking-back-to-results')}
      onApply={() => checkout.acceptPrice()}
      applyLabel={words('booking-continue-at', { amount: formatMoney(to, { locale: language }) })}
      footerNote={
        <span>
          {words('booking-price-held')} <bdi dir="ltr">{clockText(secondsLeft)}</bdi>
        </span>
      }
    >
      <div className={styles.prices}>
        <div>
          <span className={styles.detail}>{words('booking-price-seen')}</span>
          <span className={classNames(styles.figure, styles.before)}>
            <Amount of={from} />
          </span>
        </div>
        <Icon of={ArrowRight} size={20} mirrored />
        <div>
          <span className={styles.detail}>{words('checkout-price-now')}</span>
          <span className={styles.figure}>
            <Amount of={to} />
          </span>
        </div>
      </div>
    </Modal>
  );
}
