/** The end of every step: back, and on. On a narrow window the decision bar with the price; paying names what is charged. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ListTree from 'lucide-react/icons/list-tree';
import Lock from 'lucide-react/icons/lock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Timer from 'lucide-react/icons/timer';
import { checkoutSteps } from '#application/portal/flight/checkout/form.ts';
import { formatMoney } from '#domain/money/format.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { AddToCartAct } from '#ui/cart/add-to-cart.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { tripOfQuote } from '#domain/flight/quote/quote-trip.ts';
import { BookLabel } from '#ui/corporate/policy-mark.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { resultsAddress } from './book-view.ts';
import type { BookView } from './book-view.ts';
import styles from './book.module.css';

export interface StepActsProps extends BookView {
  readonly narrow: boolean;
  readonly onExplain: () => void;
}

export function StepActs({ state, checkout, narrow, onExplain }: StepActsProps) {
  const words = useWords();
  const toFix = state.step === 'review' ? 0 : new Set(state.violations.map(({ path }) => path)).size;
  const fix = toFix === 0 ? null : <span className={styles.toFix}>{words('booking-to-fix', { count: toFix })}</span>;
  const on = <OnwardAct state={state} checkout={checkout} narrow={narrow} />;
  const results = resultsAddress(state.resultsQuery);
  const before = checkoutSteps[checkoutSteps.indexOf(state.step) - 1] ?? 'review';
  if (narrow) {
    return (
      <div className={styles.decision}>
        <CartAct state={state} checkout={checkout} narrow={narrow} />
        <DecisionBar label={words('booking-decision')} acts={on}>
          <div className={styles.price}>
            <span className={styles.priceLabel}>{fix ?? words('booking-customer-price')}</span>
            <span className={styles.priceLine}>
              <span className={styles.priceFigure}>
                <Amount of={state.fare.total} />
              </span>
              <IconButton label={words('flight-explain')} icon={ListTree} mirrored onClick={onExplain} />
            </span>
          </div>
        </DecisionBar>
      </div>
    );
  }
  return (
    <div className={styles.acts}>
      {state.step === 'review' || state.unanswered ? (
        <LinkButton to={results} size={48} icon={ArrowLeft} iconMirrored>
          {words('booking-back-to-results')}
        </LinkButton>
      ) : (
        <Button size={48} icon={ArrowLeft} iconMirrored onClick={() => checkout.goTo(before)}>
          {words(`booking-back-to-${before}`)}
        </Button>
      )}
      <div className={styles.onward}>
        {fix}
        <CartAct state={state} checkout={checkout} narrow={narrow} />
        {on}
      </div>
    </div>
  );
}

/** On the last step, while nothing was sent. */
function CartAct({ state, checkout, narrow }: BookView & { readonly narrow: boolean }) {
  if (state.step !== 'pay' || state.unanswered) return null;
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

function onwardWords({ step, form }: BookView['state']): string {
  if (step === 'review') return 'booking-continue-to-travellers';
  if (step === 'travellers') return 'booking-continue-to-extras';
  return form.extras.length === 0 ? 'booking-continue-without-extras' : 'booking-continue-to-pay';
}

function OnwardAct({ state, checkout, narrow }: BookView & { readonly narrow: boolean }) {
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
      <LinkButton to={resultsAddress(state.resultsQuery)} variant="primary" size={48}>
        {words('booking-search-again')}
      </LinkButton>
    );
  }
  if (state.step !== 'pay') {
    return (
      <Button
        type="submit"
        variant="primary"
        size={48}
        iconEnd={ArrowRight}
        iconMirrored
        keyHint={narrow ? undefined : 'Enter'}
        keyName={words('shell-key-enter')}
      >
        {words(narrow ? 'booking-continue' : onwardWords(state))}
      </Button>
    );
  }
  if (!may('ticket')) return <span className={styles.notYours}>{words('shell-not-yours-ticket')}</span>;
  const { fare } = state;
  // Without the right to net prices the act names what the customer pays.
  const net = fare.terms?.net;
  const act = net === undefined ? 'booking-issue' : 'booking-pay';
  const amount = formatMoney(net ?? fare.total, { locale: language });
  const hold =
    state.form.toHold &&
    state.quote.hold !== undefined &&
    (state.quote.hold.services === true || state.form.extras.length === 0);
  const issue = (
    <Button
      variant={hold ? 'secondary' : 'primary'}
      size={48}
      icon={Lock}
      busy={state.sending}
      onClick={() => void checkout.book()}
    >
      <BookLabel trip={() => tripOfQuote(state.quote, fare.total)}>
        {words(narrow ? `${act}-short` : act, { amount })}
      </BookLabel>
    </Button>
  );
  if (!hold) return issue;
  return (
    <>
      {narrow ? null : issue}
      <Button
        variant="primary"
        size={48}
        icon={Timer}
        disabled={state.sending}
        onClick={() => void checkout.book('hold')}
      >
        {words(narrow ? 'flight-hold' : 'booking-hold')}
      </Button>
    </>
  );
}
