/**
 * The booking page while there is something to book: the flow bar above, the step at hand, the fare beside it (on a narrow
 * window behind the decision bar), and the questions that must be answered before anything else.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { checkoutSteps } from '#application/portal/flight/checkout-form.ts';
import type { CheckoutStep } from '#application/portal/flight/checkout-form.ts';
import { Loader } from '#ui/design/loader.tsx';
import { useNarrow } from '#ui/design/use-narrow.ts';
import { useWords } from '#ui/design/words.ts';
import { useShellParts } from '#ui/shell/shell-parts.ts';
import { BookFlowBar } from './book-flow-bar.tsx';
import { PayStep } from './book-pay.tsx';
import { PriceChangePrompt } from './book-price-change.tsx';
import { ReviewStep } from './book-review.tsx';
import { TravellersStep } from './book-travellers.tsx';
import type { BookView } from './book-view.ts';
import { FareColumn } from './fare-column.tsx';
import { FareExplained } from './fare-explained.tsx';
import { StepActs } from './book-acts.tsx';
import styles from './book.module.css';

export function OpenBooking(view: BookView) {
  const { state, checkout } = view;
  const words = useWords();
  const narrow = useNarrow();
  const [explaining, setExplaining] = useState(false);
  const [side, setSide] = useState<'customer' | 'net'>('customer');
  useShellParts({ gutters: false, mobileBar: false, ...(narrow && { header: false, footer: false }) });
  useStepInAddress(view);
  const heading = useStepHeading(state.step);
  const explain = { side, onSide: setSide, onExplain: () => setExplaining(true) };
  return (
    <>
      <BookFlowBar {...view} heading={heading} />
      <div className={styles.gutters}>
        <div className={styles.columns}>
          <form
            className={styles.step}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Paying takes a press of its own button: Enter in a field must not spend money.
              if (state.step !== 'pay') checkout.goTo(state.step === 'review' ? 'travellers' : 'pay');
            }}
          >
            {state.step === 'review' ? <ReviewStep {...view} /> : null}
            {state.step === 'travellers' ? <TravellersStep {...view} /> : null}
            {state.step === 'pay' ? <PayStep {...view} /> : null}
            <StepActs {...view} narrow={narrow} onExplain={explain.onExplain} />
          </form>
          {narrow ? null : <FareColumn fare={state.quote.fare} party={state.quote.party} {...explain} />}
        </div>
      </div>
      <FareExplained
        open={explaining}
        fare={state.quote.fare}
        party={state.quote.party}
        side={side}
        onSide={setSide}
        narrow={narrow}
        onClose={() => setExplaining(false)}
      />
      <PriceChangePrompt {...view} />
      {state.sending ? <Loader text={words('booking-sending')} /> : null}
    </>
  );
}

/** The step stands in the address, so that the browser's back goes a step back; the checkout has the last word on it. */
function useStepInAddress({ state, checkout }: BookView): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('step');
  const { step } = state;
  const agreed = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = agreed.current;
    agreed.current = step;
    if (asked === step) return;
    const moved = before !== undefined && asked !== before ? checkoutSteps.find((each) => each === asked) : undefined;
    if (moved !== undefined) {
      checkout.goTo(moved);
      if (stepNow(checkout) === moved) return;
    }
    void navigate(`?step=${stepNow(checkout) ?? step}`, {
      replace: asked === null || before === undefined || moved !== undefined,
    });
  }, [asked, step, navigate, checkout]);
}

function stepNow(checkout: BookView['checkout']): CheckoutStep | undefined {
  const state = checkout.state$.value;
  return state.kind === 'open' ? state.step : undefined;
}

/** A new step begins at its top, with the focus on its heading. */
function useStepHeading(step: CheckoutStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
