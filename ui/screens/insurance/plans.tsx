/** Travel insurance: who is insured, where and when; the plans for them side by side; and the way to buy one. */
import { useNavigate } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import X from 'lucide-react/icons/x';
import { insuranceRegions, insuranceTrips } from '#domain/insurance/plan.ts';
import { insuranceLimits } from '#domain/insurance/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { FindPlans, FindPlansState } from '#application/portal/insurance/find-plans.ts';
import { insuredStart } from '#application/portal/insurance/insurance-checkout.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useHouseCountry } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { DecisionBar, PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { PlanTable } from './plan-table.tsx';
import styles from './insurance.module.css';

interface PlansView {
  readonly state: FindPlansState;
  readonly finding: FindPlans;
}

export function Screen() {
  const words = useWords();
  const finding = usePart(insuranceParts.findPlans);
  const state = useStateOf(finding.state$);
  return (
    <>
      <PageHead title={words('title-insurance')} fact={words('insurance-lead')} />
      <div className={styles.page}>
        <SearchForm state={state} finding={finding} />
        <Found state={state} finding={finding} />
      </div>
    </>
  );
}

function SearchForm({ state, finding }: PlansView) {
  const words = useWords();
  const { form, violations, today } = state;
  const errorAt = (path: string) => violationAt(words, violations, path);
  const single = form.trip === 'single';
  const looking = state.found?.kind === 'loading';
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void finding.search();
        }}
      >
        <div className={styles.fields}>
          <Select
            id={fieldId('trip')}
            label={words('insurance-trip')}
            options={insuranceTrips.map((key) => ({ key, label: words(`insurance-trip-${key}`) }))}
            value={form.trip}
            onChange={(key) => finding.change({ trip: insuranceTrips.find((each) => each === key) ?? 'single' })}
          />
          <Select
            id={fieldId('region')}
            label={words('insurance-where')}
            options={insuranceRegions.map((key) => ({ key, label: words(`insurance-region-${key}`) }))}
            value={form.region}
            onChange={(key) => finding.change({ region: insuranceRegions.find((each) => each === key) ?? 'worldwide' })}
          />
          <DateField
            id={fieldId('from')}
            label={words('insurance-from')}
            error={errorAt('from')}
            value={form.from ?? null}
            calendar={{ today, least: today, most: addDays(today, 365) }}
            onChange={(date) => finding.change({ from: date ?? undefined })}
          />
          {single ? (
            <DateField
              id={fieldId('to')}
              label={words('insurance-to')}
              error={errorAt('to')}
              value={form.to ?? null}
              calendar={{
                today,
                least: form.from ?? today,
                most: addDays(form.from ?? today, insuranceLimits.mostDays - 1),
              }}
              onChange={(date) => finding.change({ to: date ?? undefined })}
            />
          ) : null}
        </div>
        <fieldset className={styles.insured}>
          <legend>{words('insurance-insured')}</legend>
          <div className={styles.births}>
            {form.births.map((born, at) => (
              <div key={at} className={styles.birth}>
                <DateField
                  birth
                  id={fieldId(`births[${at}]`)}
                  label={words('insurance-born', { number: at + 1 })}
                  error={errorAt(`births[${at}]`)}
                  value={born ?? null}
                  onChange={(date) => finding.changeBirth(at, date ?? undefined)}
                />
                {form.births.length === 1 ? null : (
                  <IconButton
                    icon={X}
                    label={words('insurance-remove', { number: at + 1 })}
                    onClick={() => finding.removeInsured(at)}
                  />
                )}
              </div>
            ))}
            {form.births.length >= insuranceLimits.mostInsured ? null : (
              <Button variant="quiet" icon={Plus} onClick={() => finding.addInsured()}>
                {words('insurance-add')}
              </Button>
            )}
          </div>
          <Checkbox
            checked={form.family}
            aside={words('insurance-family-help')}
            error={errorAt('births')}
            onChange={(family) => finding.change({ family })}
          >
            {words('insurance-family')}
          </Checkbox>
        </fieldset>
        <div className={styles.acts}>
          <Button type="submit" variant="primary" size={48} icon={Search} busy={looking}>
            {words('insurance-search')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Found({ state, finding }: PlansView) {
  const words = useWords();
  const { found, sought } = state;
  if (found === undefined || sought === undefined) {
    return (
      <Card>
        <EmptyState icon={ShieldCheck} title={words('insurance-start-title')}>
          {words('insurance-start')}
        </EmptyState>
      </Card>
    );
  }
  if (found.kind === 'loading') return <SkeletonRows rows={8} />;
  if (found.kind === 'failed') {
    return (
      <Alert
        kind="error"
        action={
          <Button size={32} onClick={() => void finding.search()}>
            {words('insurance-try-again')}
          </Button>
        }
      >
        {failureText(words, found.failure)}
      </Alert>
    );
  }
  const { plans, leftOut } = found.value;
  if (plans.length === 0) {
    return (
      <Card>
        <EmptyState icon={ShieldCheck} title={words('insurance-none')}>
          {words('insurance-none-help')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <div className={styles.found}>
        <h2>{words('insurance-found', { count: plans.length })}</h2>
        {leftOut === 0 ? null : <span className={styles.quiet}>{words('insurance-left-out', { count: leftOut })}</span>}
        <Checkbox checked={state.differing} onChange={(differing) => finding.showDiffering(differing)}>
          {words('insurance-differing')}
        </Checkbox>
      </div>
      {sought.region === 'schengen' ? <Alert kind="info">{words('insurance-schengen')}</Alert> : null}
      <PlanTable
        plans={plans}
        sought={sought}
        chosen={state.chosen}
        differing={state.differing}
        onChoose={(planId) => finding.choose(planId)}
      />
      <Decision state={state} finding={finding} />
    </>
  );
}

/** What is chosen, what it costs, and the way on. */
function Decision({ state, finding }: PlansView) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const may = useMay();
  const checkout = usePart(insuranceParts.checkout);
  const session = useStateOf(usePart(parts.session).state$);
  const country = useHouseCountry();
  const plans = state.found?.kind === 'ready' ? state.found.value.plans : [];
  const plan = plans.find(({ planId }) => planId === state.chosen);
  if (plan === undefined) return null;
  const { price } = plan;
  const go = async () => {
    const quote = await finding.quote();
    if (quote === undefined) return;
    const email = session.kind === 'signed-in' ? (session.user?.email ?? '') : '';
    checkout.begin(quote, '/insurance', { email }, insuredStart(quote, country));
    void navigate('/insurance/book');
  };
  return (
    <>
      {state.failure === undefined ? null : <Alert kind="error">{failureText(words, state.failure)}</Alert>}
      <DecisionBar
        reaching
        label={words('insurance-chosen')}
        acts={
          <>
            <div className={styles.decided}>
              <span className={styles.quiet}>{words('booking-customer-price')}</span>
              <strong className={styles.figure}>
                <Amount of={price.total} />
              </strong>
              {price.terms === undefined ? null : (
                <span className={styles.earn}>
                  {words('insurance-earn', { amount: formatMoney(price.terms.earn, { locale: language }) })}
                </span>
              )}
            </div>
            {may('book') ? (
              <Button
                variant="primary"
                size={48}
                iconEnd={ArrowRight}
                iconMirrored
                busy={state.quoting}
                onClick={() => void go()}
              >
                {words('insurance-insure', { count: state.sought?.births.length ?? 1 })}
              </Button>
            ) : null}
          </>
        }
      >
        <span className={styles.decided}>
          <strong>
            <bdi>{plan.name}</bdi>
          </strong>
          <span className={styles.quiet}>
            <bdi>{plan.insurer}</bdi>
          </span>
        </span>
        <span className={classNames(styles.quiet, styles.note)}>{words('insurance-cancel-note')}</span>
      </DecisionBar>
    </>
  );
}
