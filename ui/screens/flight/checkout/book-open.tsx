/**
 * The booking page while there is something to book: the flow bar above, the step at hand, the fare beside it (on a narrow
 * window behind the decision bar), and the questions that must be answered before anything else.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { checkoutSteps } from '#application/portal/flight/checkout/form.ts';
import type { CheckoutStep } from '#application/portal/flight/checkout/form.ts';
import { useWholePrice } from '#ui/booking/beside/whole-price.ts';
import { CheckoutColumns } from '#ui/booking/checkout/checkout-frame.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { Loader } from '#ui/design/notice/loader.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import { BookFlowBar } from './book-flow-bar.tsx';
import { useStepInAddress } from './book-history.ts';
import { YourPrice } from './book-ask.tsx';
import { PayStep } from './book-pay.tsx';
import { PriceChangePrompt } from './book-price-change.tsx';
import { ReviewStep } from './book-review.tsx';
import { TravellersStep } from './book-travellers.tsx';
import type { BookView } from './book-view.ts';
import { FareColumn } from '../fare/fare-column.tsx';
import { FareExplained } from '../fare/fare-explained.tsx';
import { StepActs } from './book-acts.tsx';
import { useExtraLines } from '../extras/extras-words.ts';
import styles from './book.module.css';

const ExtrasStep = lazy(async () => ({ default: (await import('./book-extras.tsx')).ExtrasStep }));

export function OpenBooking(view: BookView) {
  const { state, checkout } = view;
  const words = useWords();
  const narrow = useNarrow();
  const [explaining, setExplaining] = useState(false);
  const [side, setSide] = useState<'customer' | 'net'>('customer');
  useShellParts({ gutters: false, mobileBar: false, ...(narrow && { header: false, footer: false }) });
  useStepInAddress(view);
  useOwnPolicy();
  const heading = useStepHeading(state.step);
  useEnterGoesOn(view);
  const extraLine = useExtraLines(state);
  const fare = useWholePrice(state.fare, state.quote.quoteId);
  const explain = { side, onSide: setSide, onExplain: () => setExplaining(true) };
  return (
    <>
      <BookFlowBar {...view} heading={heading} />
      <CheckoutColumns>
        <form
          className={classNames(styles.step, state.step === 'extras' && styles.late)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Paying takes a press of its own button: Enter in a field must not spend money.
            if (state.step !== 'pay') checkout.goTo(stepAfter(state.step));
          }}
        >
          {state.step === 'review' ? <ReviewStep {...view} /> : null}
          {state.step === 'travellers' ? <TravellersStep {...view} /> : null}
          {state.step === 'extras' ? (
            <Suspense fallback={<SkeletonRows rows={6} />}>
              <ExtrasStep {...view} />
            </Suspense>
          ) : null}
          {state.step === 'pay' ? <PayStep {...view} /> : null}
          <StepActs {...view} narrow={narrow} onExplain={explain.onExplain} />
        </form>
        {narrow ? null : (
          <FareColumn
            fare={fare}
            party={state.quote.party}
            extraLine={extraLine}
            yours={<YourPrice {...view} keys />}
            {...explain}
          />
        )}
      </CheckoutColumns>
      <FareExplained
        open={explaining}
        fare={fare}
        party={state.quote.party}
        extraLine={extraLine}
        side={side}
        onSide={setSide}
        narrow={narrow}
        yours={narrow ? <YourPrice {...view} /> : undefined}
        onClose={() => setExplaining(false)}
      />
      <PriceChangePrompt {...view} />
      {state.sending ? <Loader text={words('booking-sending')} /> : null}
    </>
  );
}

/** On the review and the extras nothing has to be filled in: Enter goes on wherever it means nothing else. Held down it does nothing. */
function useEnterGoesOn({ state: { step, priceChange, sending }, checkout }: BookView): void {
  const goesOn = (step === 'review' || step === 'extras') && priceChange === undefined && !sending;
  useEffect(() => {
    if (!goesOn) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      const idle = target === document.body || target.tabIndex === -1;
      if (!idle || target.closest('dialog, [popover]') !== null) return;
      event.preventDefault();
      checkout.goTo(stepAfter(step));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [goesOn, step, checkout]);
}

function stepAfter(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? step;
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
