/** What passports need: who travels, where and when; what the state asks; and the visas to apply for. */
import { useNavigate } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import Stamp from 'lucide-react/icons/stamp';
import { addDays } from '#domain/time/calendar-date.ts';
import { feesApart, type FeesApart } from '#domain/visa/fees.ts';
import { visaLimits } from '#domain/visa/rules.ts';
import { visaTrip } from '#domain/visa/trip-facts.ts';
import { visaPurposes, type VisaSearch } from '#domain/visa/visa.ts';
import type { OfferedVisaShown } from '#application/desk/visa/visa.ts';
import type { FindVisas, FindVisasState } from '#application/portal/visa/find-visas.ts';
import { applicantsStart } from '#application/portal/visa/visa-checkout.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { PolicyMark, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField, useCountryName } from '#ui/people/country-field.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { BirthsField } from '#ui/people/births-field.tsx';
import { Sought } from '#ui/booking/search/sought.tsx';
import { Earned } from '#ui/booking/search/earned.tsx';
import styles from './visa.module.css';

interface VisasView {
  readonly state: FindVisasState;
  readonly finding: FindVisas;
}

export function Screen() {
  const words = useWords();
  const finding = usePart(visaParts.findVisas);
  const state = useStateOf(finding.state$);
  useOwnPolicy();
  return (
    <>
      <PageHead title={words('title-visa')} fact={words('visa-lead')} />
      <div className={styles.page}>
        <SearchForm state={state} finding={finding} />
        <Found state={state} finding={finding} />
      </div>
    </>
  );
}

function SearchForm({ state, finding }: VisasView) {
  const words = useWords();
  const { form, violations, today } = state;
  const errorAt = (path: string) => violationAt(words, violations, path);
  const most = addDays(today, visaLimits.mostDaysAhead);
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
          <CountryField
            id={fieldId('nationality')}
            label={words('visa-passports')}
            error={errorAt('nationality')}
            value={form.nationality}
            onChange={(nationality) => finding.change({ nationality })}
          />
          <CountryField
            id={fieldId('destination')}
            label={words('visa-where')}
            error={errorAt('destination')}
            value={form.destination}
            onChange={(destination) => finding.change({ destination })}
          />
          <Select
            id={fieldId('purpose')}
            label={words('visa-purpose')}
            options={visaPurposes.map((key) => ({ key, label: words(`visa-purpose-${key}`) }))}
            value={form.purpose}
            onChange={(key) => finding.change({ purpose: visaPurposes.find((each) => each === key) ?? 'tourism' })}
          />
          <DateField
            id={fieldId('from')}
            label={words('visa-from')}
            error={errorAt('from')}
            value={form.from ?? null}
            calendar={{ today, least: today, most }}
            onChange={(date) => finding.change({ from: date ?? undefined })}
          />
          <DateField
            id={fieldId('to')}
            label={words('visa-to')}
            error={errorAt('to')}
            value={form.to ?? null}
            calendar={{ today, least: form.from ?? today, most: addDays(most, 365) }}
            onChange={(date) => finding.change({ to: date ?? undefined })}
          />
        </div>
        <BirthsField
          legend={words('visa-applicants')}
          births={form.births}
          most={finding.most}
          bornLabel={(number) => words('visa-born', { number })}
          removeLabel={(number) => words('visa-remove', { number })}
          addLabel={words('visa-add')}
          errorAt={errorAt}
          onAdd={() => finding.addPerson()}
          onRemove={(index) => finding.removePerson(index)}
          onChange={(index, born) => finding.changeBirth(index, born)}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" size={48} icon={Search} busy={state.found?.kind === 'loading'}>
            {words('visa-search')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Found({ state, finding }: VisasView) {
  const words = useWords();
  const dates = useDates();
  const country = useCountryName();
  return (
    <Sought
      state={state}
      icon={Stamp}
      startTitle={words('visa-start-title')}
      start={words('visa-start')}
      again={words('visa-try-again')}
      skeleton={{ rows: 4, height: '84px' }}
      onAgain={() => void finding.search()}
    >
      {({ rule, visas }, sought) => {
        const names = { destination: country(sought.destination), nationality: country(sought.nationality) };
        if (rule === undefined)
          return (
            <Card>
              <EmptyState icon={Stamp} title={words('visa-unknown')}>
                {words('visa-unknown-help', names)}
              </EmptyState>
            </Card>
          );
        return (
          <>
            <Alert kind={visas.length === 0 ? 'success' : 'info'} title={words(`visa-rule-${rule.kind}`, names)}>
              {rule.kind === 'home' ? null : <>{words('visa-stay', { days: rule.stayDays })} </>}
              {words('visa-read', { on: dates.numeric(rule.readOn) })} <bdi>{rule.source}</bdi>
            </Alert>
            {state.failure === undefined ? null : <Alert kind="error">{failureText(words, state.failure)}</Alert>}
            {visas.map((visa) => (
              <VisaCard key={visa.visaId} visa={visa} sought={sought} state={state} finding={finding} />
            ))}
          </>
        );
      }}
    </Sought>
  );
}

function VisaCard({
  visa,
  sought,
  state,
  finding,
}: VisasView & { readonly visa: OfferedVisaShown; readonly sought: VisaSearch }) {
  const words = useWords();
  const dates = useDates();
  const navigate = useNavigate();
  const may = useMay();
  const checkout = usePart(visaParts.checkout);
  const session = useStateOf(usePart(parts.session).state$);
  const { price } = visa;
  const isLate = visa.decidedOn >= sought.from;
  const go = async () => {
    const quote = await finding.quote(visa.visaId);
    if (quote === undefined) return;
    const email = session.kind === 'signed-in' ? (session.user?.email ?? '') : '';
    checkout.begin(quote, '/visa', { email }, applicantsStart(quote));
    void navigate('/visa/book');
  };
  return (
    <Card>
      <div className={styles.offer}>
        <div className={styles.about}>
          <h2 className={styles.name}>
            {words(`visa-kind-${visa.kind}`)}
            {visa.pace === 'express' ? (
              <Badge kind="info" icon={null}>
                {words('visa-pace-express')}
              </Badge>
            ) : null}
          </h2>
          <dl className={styles.facts}>
            <Fact name={words('visa-entries')}>{words(`visa-entries-${visa.entries}`)}</Fact>
            <Fact name={words('visa-stay-name')}>{words('visa-days', { days: visa.stayDays })}</Fact>
            <Fact name={words('visa-validity')}>{words('visa-days', { days: visa.validityDays })}</Fact>
            <Fact name={words('visa-decided')}>
              {dates.short(visa.decidedOn)}
              <span className={styles.quiet}> {words('visa-working-days', { days: visa.workingDays })}</span>
            </Fact>
          </dl>
          {isLate ? <p className={styles.late}>{words('visa-late', { on: dates.short(sought.from) })}</p> : null}
        </div>
        <div className={styles.price}>
          <span className={styles.quiet}>{words('visa-for', { count: sought.births.length })}</span>
          <strong className={styles.figure}>
            <Amount of={price.total} />
          </strong>
          <Fees of={feesApart(price)} />
          <Earned of={price.terms?.earn} />
          <PolicyMark trip={() => visaTrip(sought.from, sought.births.length, price.total, visa.destination)} />
          {may('book') ? (
            <Button
              variant="primary"
              iconEnd={ArrowRight}
              iconMirrored
              busy={state.quoting === visa.visaId}
              onClick={() => void go()}
            >
              {words('visa-apply')}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function Fees({ of }: { readonly of: FeesApart | undefined }) {
  const words = useWords();
  if (of === undefined) return null;
  const { government, centre, express, agency } = of;
  const lines = { government, centre, ...(express && { express }), agency };
  return (
    <dl className={styles.fees}>
      {Object.entries(lines).map(([name, amount]) => (
        <div key={name}>
          <dt>{words(`visa-fee-${name}`)}</dt>
          <dd>
            <Amount of={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
