/** Registering an agency: four steps that keep a draft, then a reference number; or following one that was sent. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { registrationPapers, registrationParts, type RegistrationText } from '#domain/agency/registration.ts';
import {
  type RegistrationForm,
  registrationSteps,
  type RegistrationStep,
} from '#application/portal/agency/registration-form.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation } from '#ui/shell/words/violation-words.ts';
import { Follow } from './follow.tsx';
import { OtpEntry } from './otp-entry.tsx';
import { Papers } from './papers.tsx';
import { BusinessFields, fieldId, PersonFields } from './registration-fields.tsx';
import styles from './registration.module.css';

export function Screen() {
  const words = useWords();
  const form = usePart(agencyParts.registration);
  const { registrationId } = useStateOf(form.state$);
  const [asked] = useSearchParams();
  const follow = asked.get('follow');
  if (follow !== null) return <Follow registrationId={follow} />;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <h1>{words('registration-title')}</h1>
        <p className={styles.quiet}>{words('registration-lead')}</p>
        {registrationId === undefined ? <Steps form={form} /> : null}
        <p className={styles.quiet}>
          {words('registration-sent-already')}{' '}
          <LinkButton variant="link" to="/agent-registration?follow=">
            {words('registration-follow')}
          </LinkButton>
        </p>
      </div>
      <div className={styles.main}>
        {registrationId === undefined ? <Step form={form} /> : <Sent registrationId={registrationId} form={form} />}
      </div>
    </div>
  );
}

function Steps({ form }: { readonly form: RegistrationForm }) {
  const words = useWords();
  const { step, fields } = useStateOf(form.state$);
  const here = registrationSteps.indexOf(step);
  const facts: Readonly<Record<RegistrationStep, string>> = {
    person: [fields.firstName, fields.lastName].filter(Boolean).join(' ') || words('registration-step-person-fact'),
    business:
      [fields.companyName, fields.city].filter(Boolean).join(words('design-comma')) ||
      words('registration-step-business-fact'),
    proof: words('registration-step-proof-fact'),
    check: words('registration-step-check-fact'),
  };
  return (
    <ol className={styles.steps}>
      {registrationSteps.map((each, at) => (
        <li
          key={each}
          className={classNames(styles.step, at === here && styles.stepHere, at < here && styles.stepDone)}
        >
          <button
            type="button"
            className={styles.stepButton}
            aria-current={at === here ? 'step' : undefined}
            onClick={() => form.go(each)}
          >
            <span className={styles.stepMark} aria-hidden="true">
              {at < here ? <Icon of={Check} size={16} /> : at + 1}
            </span>
            <span className={styles.stepWords}>
              <strong>{words(`registration-step-${each}`)}</strong>
              <span className={styles.quiet}>{facts[each]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Step({ form }: { readonly form: RegistrationForm }) {
  const words = useWords();
  const { step, fields, violations, attempt, busy, failure } = useStateOf(form.state$);
  useStateOf(form.email.state$);
  useStateOf(form.mobile.state$);
  const top = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) top.current?.scrollIntoView({ block: 'nearest' });
    shown.current = step;
  }, [step]);
  const at = registrationSteps.indexOf(step);
  const next = registrationSteps[at + 1];
  const before = registrationSteps[at - 1];
  const missing = step === 'check' ? form.missing() : [];
  return (
    <form
      ref={top}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (next === undefined) void form.submit();
        else form.go(next);
      }}
    >
      {failure === undefined ? null : (
        <Alert kind="error" title={words('registration-failed')}>
          {failure._tag === 'Invalid' ? null : failureText(words, failure)}
        </Alert>
      )}
      <ErrorSummary
        attempt={attempt}
        errors={violations.map((each) => ({
          fieldId: fieldId(each.path),
          text: namedViolation(words, words(`registration-field-${each.path}`), each),
        }))}
      />
      {step === 'person' ? <PersonFields form={form} /> : null}
      {step === 'business' ? <BusinessFields form={form} /> : null}
      {step === 'proof' ? (
        <>
          <Card title={words('registration-contact')} flush>
            <div id={fieldId('email')} tabIndex={-1}>
              <OtpEntry proof={form.email} address={fields.email ?? ''} onChange={() => form.go('person')} />
            </div>
            <div id={fieldId('mobile')} tabIndex={-1}>
              <OtpEntry proof={form.mobile} address={fields.mobile ?? ''} onChange={() => form.go('person')} />
            </div>
          </Card>
          <div role="status">
            {form.provenBoth() ? (
              <Alert kind="success" live={false}>
                {words('registration-verified-both')}
              </Alert>
            ) : null}
          </div>
          <Papers form={form} />
        </>
      ) : null}
      {step === 'check' ? <CheckAll form={form} /> : null}
      <div className={styles.acts}>
        {before === undefined ? (
          <span />
        ) : (
          <Button size={48} icon={ArrowLeft} iconMirrored onClick={() => form.go(before)}>
            {words('registration-back')}
          </Button>
        )}
        <div className={styles.go}>
          {missing.length === 0 ? null : (
            <span className={styles.quiet}>
              {words('registration-still-needed', {
                fields: missing.map((path) => words(`registration-field-${path}`)).join(words('design-comma')),
              })}
            </span>
          )}
          <Button
            type="submit"
            variant="primary"
            size={48}
            busy={busy}
            busyLabel={words('registration-sending')}
            disabled={missing.length > 0}
            {...(next !== undefined && { iconEnd: ArrowRight, iconMirrored: true })}
          >
            {words(next === undefined ? 'registration-send' : 'registration-next')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function CheckAll({ form }: { readonly form: RegistrationForm }) {
  const words = useWords();
  const { fields, papers } = useStateOf(form.state$);
  const countryName = useCountryName();
  const shown = (name: RegistrationText) => {
    const value = fields[name] ?? '';
    if (value === '') return undefined;
    if (name === 'country') return countryName(value);
    return name === 'salutation' || name === 'category' || name === 'transactionFee'
      ? words(`registration-${name}-${value}`)
      : value;
  };
  return (
    <>
      {(['person', 'business'] as const).map((step) => (
        <Card
          key={step}
          title={words(`registration-step-${step}`)}
          aside={
            <Button variant="quiet" size={32} onClick={() => form.go(step)}>
              {words('registration-change')}
              <span className="unseen"> {words(`registration-step-${step}`)}</span>
            </Button>
          }
        >
          <FactList facts={registrationParts[step].map((name) => [words(`registration-field-${name}`), shown(name)])} />
        </Card>
      ))}
      <Card title={words('registration-papers')}>
        <FactList
          facts={registrationPapers.map((paper) => [
            words(`registration-field-${paper}Document`),
            papers[paper].uploaded?.filename ?? '–',
          ])}
        />
      </Card>
    </>
  );
}

function Sent({ registrationId, form }: { readonly registrationId: string; readonly form: RegistrationForm }) {
  const words = useWords();
  return (
    <Card title={words('registration-sent-title')}>
      <p>{words('registration-reference')}</p>
      <p className={styles.reference}>
        <bdi>{registrationId}</bdi>
      </p>
      <p className={styles.quiet}>{words('registration-sent-next')}</p>
      <div className={styles.after}>
        <LinkButton variant="primary" size={48} to={`/agent-registration?follow=${registrationId}`}>
          {words('registration-follow')}
        </LinkButton>
        <Button size={48} onClick={() => form.startAgain()}>
          {words('registration-another')}
        </Button>
      </div>
    </Card>
  );
}
