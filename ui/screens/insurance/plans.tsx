/** Travel insurance: who is insured, where and when; the plans for them side by side; and the way to buy one. */
import { useNavigate } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { insuranceRegions, insuranceTrips } from '#domain/insurance/plan.ts';
import { insuranceLimits } from '#domain/insurance/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { PlansFound } from '#application/desk/insurance/insurance.ts';
import { chosenPlan, type FindPlans, type FindPlansState } from '#application/portal/insurance/find-plans.ts';
import { insuredStart } from '#application/portal/insurance/insurance-checkout.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useHouseCountry } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { DecisionBar, PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { PlanTable } from './plan-table.tsx';
import { BirthsField } from '#ui/people/births-field.tsx';
import { Sought } from '#ui/booking/search/sought.tsx';
import { Earned } from '#ui/booking/search/earned.tsx';
import styles from './insurance.module.css';

interface PlansView {
  readonly state: FindPlansState;
  readonly finding: FindPlans;
}

export function Screen() {
  const words = useWords();
  const finding = usePart(insuranceParts.findPlans);
  const state = useStateOf(finding.state$);
  useOwnPolicy();
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
        <BirthsField
          legend={words('insurance-insured')}
          births={form.births}
          most={finding.most}
          bornLabel={(number) => words('insurance-born', { number })}
          removeLabel={(number) => words('insurance-remove', { number })}
          addLabel={words('insurance-add')}
          errorAt={errorAt}
          onAdd={() => finding.addPerson()}
          onRemove={(index) => finding.removePerson(index)}
          onChange={(index, born) => finding.changeBirth(index, born)}
        >
          <Checkbox
            checked={form.family}
            aside={words('insurance-family-help')}
            error={errorAt('births')}
            onChange={(family) => finding.change({ family })}
          >
            {words('insurance-family')}
          </Checkbox>
        </BirthsField>
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
  const choice = useStateOf(finding.choice$);
  return (
    <Sought
      state={state}
      icon={ShieldCheck}
      startTitle={words('insurance-start-title')}
      start={words('insurance-start')}
      again={words('insurance-try-again')}
      skeleton={{ rows: 8 }}
      onAgain={() => void finding.search()}
    >
      {(found, sought) => {
        const { plans, leftOut } = found;
        const plan = chosenPlan(found, choice);
        if (plan === undefined)
          return (
            <Card>
              <EmptyState icon={ShieldCheck} title={words('insurance-none')}>
                {words('insurance-none-help')}
              </EmptyState>
            </Card>
          );
        return (
          <>
            <div className={styles.found}>
              <h2>{words('insurance-found', { count: plans.length })}</h2>
              {leftOut === 0 ? null : (
                <span className={styles.quiet}>{words('insurance-left-out', { count: leftOut })}</span>
              )}
              <Checkbox checked={choice.differing} onChange={(differing) => finding.showDiffering(differing)}>
                {words('insurance-differing')}
              </Checkbox>
            </div>
            {sought.region === 'schengen' ? <Alert kind="info">{words('insurance-schengen')}</Alert> : null}
            <PlanTable
              plans={plans}
              sought={sought}
              chosen={plan.planId}
              differing={choice.differing}
              onChoose={(planId) => finding.choose(planId)}
            />
            {plans.some(({ hospitals, claimDays }) => hospitals !== undefined || claimDays !== undefined) ? (
              <p className={styles.quiet}>{words('insurance-claims-said')}</p>
            ) : null}
            <Decision state={state} finding={finding} plan={plan} />
          </>
        );
      }}
    </Sought>
  );
}

/** What is chosen, what it costs, and the way on. */
function Decision({ state, finding, plan }: PlansView & { readonly plan: PlansFound['plans'][number] }) {
  const words = useWords();
  const navigate = useNavigate();
  const may = useMay();
  const checkout = usePart(insuranceParts.checkout);
  const session = useStateOf(usePart(parts.session).state$);
  const country = useHouseCountry();
  const { price } = plan;
  const go = async () => {
    const quote = await finding.quote(plan.planId);
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
              <Earned of={price.terms?.earn} />
            </div>
            {may('book') ? (
              <Button
                variant="primary"
                size={48}
                iconEnd={ArrowRight}
                iconMirrored
                busy={state.quoting !== undefined}
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
