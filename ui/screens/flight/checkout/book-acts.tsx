/** The end of every step: back, and on. On a narrow window the decision bar with the price; paying names what is charged. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Lock from 'lucide-react/icons/lock';
import Timer from 'lucide-react/icons/timer';
import { checkoutSteps } from '#application/portal/flight/checkout/form.ts';
import { formatMoney } from '#domain/money/format.ts';
import { useWholePrice } from '#ui/booking/beside/whole-price.ts';
import { ActsFrame, CartAct, NotYours, OnwardFrame } from '#ui/booking/checkout/checkout-frame.tsx';
import { useMay } from '#ui/composition/use-may.ts';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { tripOfQuote } from '#domain/flight/quote/quote-trip.ts';
import { BookLabel } from '#ui/corporate/policy-mark.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { usePlaces } from '../places.ts';
import { resultsAddress } from './book-view.ts';
import type { BookView } from './book-view.ts';

export interface StepActsProps extends BookView {
  readonly narrow: boolean;
  readonly onExplain: () => void;
}

export function StepActs({ state, checkout, narrow, onExplain }: StepActsProps) {
  const words = useWords();
  const whole = useWholePrice(state.fare, state.quote.quoteId);
  const results = resultsAddress(state.resultsQuery);
  const before = checkoutSteps[checkoutSteps.indexOf(state.step) - 1] ?? 'review';
  const back =
    state.step === 'review' || state.unanswered ? (
      <LinkButton to={results} size={48} icon={ArrowLeft} iconMirrored>
        {words('booking-back-to-results')}
      </LinkButton>
    ) : (
      <Button size={48} icon={ArrowLeft} iconMirrored onClick={() => checkout.goTo(before)}>
        {words(`booking-back-to-${before}`)}
      </Button>
    );
  return (
    <ActsFrame
      narrow={narrow}
      back={back}
      toFix={state.step === 'review' ? 0 : new Set(state.violations.map(({ path }) => path)).size}
      cart={state.step === 'pay' ? <CartAct {...{ checkout, state, narrow }} /> : null}
      onward={
        <OnwardFrame act="flight.book" {...{ checkout, state }} searchAt={results}>
          <OnwardAct {...{ checkout, state, narrow }} />
        </OnwardFrame>
      }
      total={whole.total}
      explainLabel={words('flight-explain')}
      onExplain={onExplain}
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
  const { country } = usePlaces();
  const whole = useWholePrice(state.fare, state.quote.quoteId);
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
  if (!may('ticket')) return <NotYours />;
  const { fare } = state;
  // Without the right to net prices the act names what the customer pays.
  const net = whole.terms?.net;
  const act = net === undefined ? 'booking-issue' : 'booking-pay';
  const amount = formatMoney(net ?? whole.total, { locale: language });
  const hold =
    state.form.toHold &&
    state.quote.hold !== undefined &&
    (state.quote.hold.services === true || state.form.extras.length === 0);
  const issue = (
    <Button
      act="flight.book"
      variant={hold ? 'secondary' : 'primary'}
      size={48}
      icon={Lock}
      busy={state.sending}
      onClick={() => void checkout.book()}
    >
      <BookLabel trip={() => tripOfQuote(state.quote, fare.total, country)}>
        {words(narrow ? `${act}-short` : act, { amount })}
      </BookLabel>
    </Button>
  );
  if (!hold) return issue;
  return (
    <>
      {narrow ? null : issue}
      <Button
        act="flight.book"
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
