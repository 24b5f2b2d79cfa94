/** One record of the profile while it is typed. */
import { membershipKinds } from '#domain/agency/membership.ts';
import { visaEntries } from '#domain/agency/profile-masters.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { MasterFields } from '#application/portal/agency/profile.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField } from '#ui/people/country-field.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { savingAct } from './profile-acts.ts';
import styles from './profile.module.css';

export function RecordDialog() {
  const words = useWords();
  const profile = usePart(agencyParts.profile);
  const { open, busy, failure } = useStateOf(profile.state$);
  const kind = open?.kind ?? 'passport';
  const whole = open?.violations.find(({ path }) => path === '');
  return (
    <Modal
      applyAct={savingAct[kind]}
      open={open !== undefined}
      size={640}
      title={words(open?.fields.recordId === undefined ? `agency-new-${kind}` : `agency-${kind}`)}
      onClose={() => profile.close()}
      onApply={() => void profile.save()}
      applyLabel={words(kind === 'card' ? 'agency-confirm-card' : 'agency-save')}
      applyBusy={busy === 'record'}
      applyBusyLabel={words('agency-saving')}
    >
      {open === undefined ? null : (
        <div className={styles.fields}>
          {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
          {whole === undefined ? null : <Alert kind="error">{violationText(words, whole)}</Alert>}
          {kind === 'passport' ? <PassportFields /> : null}
          {kind === 'visa' ? <VisaFields /> : null}
          {kind === 'card' ? <CardFields /> : null}
          {kind === 'membership' ? <MembershipFields /> : null}
        </div>
      )}
    </Modal>
  );
}

function useRecord() {
  const words = useWords();
  const profile = usePart(agencyParts.profile);
  const { open } = useStateOf(profile.state$);
  const fields: MasterFields = open?.fields ?? {};
  const common = (field: keyof MasterFields, label: string = field) => ({
    label: words(`agency-field-${label}`),
    error: violationAt(words, open?.violations ?? [], field),
  });
  return {
    words,
    fields,
    text: (field: keyof MasterFields, label?: string) => ({
      ...common(field, label),
      value: fields[field] ?? '',
      autoComplete: 'off',
      onChange: (value: string) => profile.change({ [field]: value }),
    }),
    date: (field: 'issuedOn' | 'expiresOn') => ({
      ...common(field),
      value: parseIsoDate(fields[field] ?? '') ?? null,
      unread: fields[field],
      onChange: (date: string | null, typed: string) => profile.change({ [field]: date ?? typed }),
    }),
    choice: (field: 'kind' | 'entries', keys: readonly string[], label: string, prefix: string) => ({
      ...common(field, label),
      options: keys.map((key) => ({ key, label: words(`${prefix}-${key}`) })),
      value: fields[field] ?? null,
      placeholder: words('design-select'),
      onChange: (key: string) => profile.change({ [field]: key }),
    }),
    country: (label: string) => ({
      ...common('country', label),
      value: fields.country,
      onChange: (country: string | undefined) => profile.change({ country }),
    }),
  };
}

function PassportFields() {
  const { text, date, country } = useRecord();
  return (
    <>
      <FormRow columns={[1, 1]}>
        <TextField {...text('number', 'passport')} leftToRight autoCapitalize="characters" spellCheck={false} />
        <CountryField {...country('country')} />
      </FormRow>
      <FormRow columns={[1, 1, 1]}>
        <DateField {...date('issuedOn')} />
        <DateField {...date('expiresOn')} />
        <TextField {...text('placeOfIssue')} />
      </FormRow>
    </>
  );
}

function VisaFields() {
  const { text, date, choice, country } = useRecord();
  return (
    <>
      <FormRow columns={[1, 1]}>
        <CountryField {...country('visaCountry')} />
        <TextField {...text('number', 'visa')} leftToRight spellCheck={false} />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <TextField {...text('kind', 'visaKind')} />
        <Select {...choice('entries', visaEntries, 'entries', 'agency-entries')} />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <DateField {...date('issuedOn')} />
        <DateField {...date('expiresOn')} />
      </FormRow>
    </>
  );
}

function CardFields() {
  const { words, text, fields } = useRecord();
  const expires = text('expires');
  return (
    <>
      <Alert kind="info" live={false}>
        {words('agency-card-charge')}
      </Alert>
      <TextField
        {...text('number', 'cardNumber')}
        autoComplete="cc-number"
        inputMode="numeric"
        leftToRight
        maxLength={24}
      />
      <TextField {...text('holder')} autoComplete="cc-name" />
      <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
        <TextField
          {...expires}
          autoComplete="cc-exp"
          inputMode="numeric"
          leftToRight
          placeholder="08/28"
          maxLength={7}
          value={shownMonth(fields.expires ?? '')}
          onChange={(typed) => expires.onChange(monthOf(typed))}
        />
        <TextField
          {...text('securityCode')}
          autoComplete="cc-csc"
          inputMode="numeric"
          type="password"
          leftToRight
          maxLength={4}
        />
      </FormRow>
    </>
  );
}

/** As on a card. */
function shownMonth(month: string): string {
  const [, year, of] = /^20(\d{2})-(\d{2})$/.exec(month) ?? [];
  return year === undefined ? month : `${of}/${year}`;
}

/** A month as on a card, in its one form; what is none stays as it was typed. */
function monthOf(typed: string): string {
  const [, month, year] = /^(\d{2})\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.trim()) ?? [];
  return month === undefined ? typed : `20${year}-${month}`;
}

function MembershipFields() {
  const { text, date, choice } = useRecord();
  return (
    <>
      <FormRow columns={[1, 2]}>
        <Select {...choice('kind', membershipKinds, 'membershipKind', 'agency-membership')} />
        <TextField {...text('programme')} />
      </FormRow>
      <FormRow columns={[2, 1]}>
        <TextField {...text('number', 'membershipNumber')} leftToRight spellCheck={false} />
        <DateField {...date('expiresOn')} optional />
      </FormRow>
    </>
  );
}
