/** A policy together with a booking abroad: plans for its travellers, the proposal of the one chosen, and what it is charged. */
import { useEffect, useRef } from 'react';
import { formatMoney } from '#domain/money/format.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { insuranceLimits } from '#domain/insurance/rules.ts';
import type { FoundPlan, InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import type { OpenSale } from '#application/portal/booking/checkout/checkout-product.ts';
import {
  type InsureJourney,
  type InsureJourneyState,
  planNamed,
} from '#application/portal/insurance/insure-journey.ts';
import type { InsuranceForm } from '#application/portal/insurance/insurance-checkout.ts';
import type { JourneyInProgress } from '#ui/booking/product-view.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { Proposal, proposalFields } from './proposal.tsx';
import styles from './insurance.module.css';

type Open = OpenSale<InsuranceQuote, InsuranceForm>;

export function Beside({ journey }: { readonly journey: JourneyInProgress }) {
  const words = useWords();
  const insuring = usePart(insuranceParts.insureJourney);
  const state = useStateOf(insuring.state$);
  const sale = useStateOf(usePart(insuranceParts.checkout).state$);
  const clock = usePart(parts.clock);
  const today = clock.todayIn(useBusinessZone());
  useEffect(() => void insuring.follow(journey, today), [insuring, journey, today]);
  const chosen = sale.kind === 'open' && sale.backTo === journey.address ? sale : undefined;
  return (
    <Card title={words('insurance-beside')} fact={words('insurance-beside-note')}>
      <div className={styles.beside}>
        <Until state={state} journey={journey} onChange={(until) => void insuring.changeUntil(until, today)} />
        <Plans state={state} chosen={chosen} insuring={insuring} onRetry={() => void insuring.follow(journey, today)} />
        {state.failure === undefined ? null : <Alert kind="error">{failureText(words, state.failure)}</Alert>}
        {chosen === undefined ? null : <Declared state={chosen} />}
      </div>
    </Card>
  );
}

function Until({
  state,
  journey,
  onChange,
}: {
  readonly state: InsureJourneyState;
  readonly journey: JourneyInProgress;
  readonly onChange: (until: JourneyInProgress['to']) => void;
}) {
  const words = useWords();
  const { until = journey.to, violations } = state;
  const [wrong] = violations.filter(({ path }) => path !== 'to');
  return (
    <>
      <div className={styles.until}>
        <DateField
          label={words('insurance-beside-until')}
          error={violationAt(words, violations, 'to')}
          value={until}
          calendar={{
            today: journey.from,
            least: journey.from,
            most: addDays(journey.from, insuranceLimits.mostDays - 1),
          }}
          onChange={(date) => {
            if (date !== null) onChange(date);
          }}
        />
      </div>
      {wrong === undefined ? null : <p className={styles.quiet}>{violationText(words, wrong)}</p>}
    </>
  );
}

function Plans({
  state: { plans, quoting },
  chosen,
  insuring,
  onRetry,
}: {
  readonly state: InsureJourneyState;
  readonly chosen: Open | undefined;
  readonly insuring: InsureJourney;
  readonly onRetry: () => void;
}) {
  const words = useWords();
  if (plans === undefined) return null;
  if (plans.kind === 'loading') return <SkeletonRows rows={3} height="56px" />;
  if (plans.kind === 'failed') {
    return (
      <Alert
        kind="warning"
        action={
          <Button size={32} onClick={onRetry}>
            {words('insurance-try-again')}
          </Button>
        }
      >
        {failureText(words, plans.failure)}
      </Alert>
    );
  }
  const { value } = plans;
  if (value.plans.length === 0) return <p className={styles.quiet}>{words('insurance-none-help')}</p>;
  const named = chosen && planNamed(chosen.quote.plan);
  return (
    <RadioGroup
      label={words('insurance-plans')}
      labelHidden
      look="cards"
      value={value.plans.find((plan) => plan.planId === quoting || planNamed(plan) === named)?.planId ?? none}
      onChange={(planId) => (planId === none ? insuring.drop() : void insuring.choose(planId))}
      choices={[
        { key: none, label: words('insurance-beside-none') },
        ...value.plans.map((plan) => ({
          key: plan.planId,
          label: <bdi>{plan.name}</bdi>,
          note: <About plan={plan} />,
          aside: <Amount of={plan.price.total} strong />,
        })),
      ]}
    />
  );
}

const none = 'none';

function About({ plan: { insurer, sumInsured, region } }: { readonly plan: FoundPlan }) {
  const words = useWords();
  const { language } = useLanguage();
  const sum = formatMoney(sumInsured, { locale: language });
  return (
    <>
      <bdi>{insurer}</bdi>
      {words('design-comma')} {words('insurance-beside-sum', { sum, where: words(`insurance-region-${region}`) })}
    </>
  );
}

function Declared({ state }: { readonly state: Open }) {
  const words = useWords();
  const { language } = useLanguage();
  const checkout = usePart(insuranceParts.checkout);
  const fixed = state.sending || state.unanswered;
  const errorAt = (path: string) => violationAt(words, state.violations, path);
  const others = state.violations.filter(({ path }) => !proposalFields.includes(path) && path !== 'acceptTerms');
  const whole = useRef<HTMLDivElement>(null);
  const stopped = useRef(state.stopped);
  useEffect(() => {
    if (stopped.current === state.stopped) return;
    stopped.current = state.stopped;
    whole.current
      ?.querySelector<HTMLElement>('input[aria-invalid="true"], [role="combobox"][aria-invalid="true"]')
      ?.focus();
  }, [state.stopped]);
  const { price } = state.quote;
  return (
    <div ref={whole} className={styles.beside}>
      <Proposal state={state} checkout={checkout} errorAt={errorAt} fixed={fixed} />
      <Checkbox
        checked={state.form.acceptTerms}
        disabled={fixed}
        error={errorAt('acceptTerms')}
        aside={words('insurance-cancel-note')}
        onChange={(acceptTerms) => checkout.changeForm({ acceptTerms })}
      >
        {words('insurance-beside-accept')}
      </Checkbox>
      {others.length === 0 ? null : (
        <Alert kind="error" title={words('insurance-beside-wanting')}>
          {[...new Set(others.map((each) => violationText(words, each)))].join(' ')}
        </Alert>
      )}
      <p className={styles.quiet}>
        {words('insurance-beside-charged', {
          amount: formatMoney(price.terms?.net ?? price.total, { locale: language }),
        })}
      </p>
    </div>
  );
}
