/** The form of a deposit: how much, how, from whom, into which account, and the slip. */
import { useId, useRef } from 'react';
import FileCheck from 'lucide-react/icons/file-check';
import FileUp from 'lucide-react/icons/file-up';
import { depositModes } from '#domain/account/deposit.ts';
import { houseAccountName } from '#domain/account/payment/house-account.ts';
import { leastDeposit } from '#domain/account/deposit-rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { uploadAccept, useUploadFacts } from '#ui/design/words/upload-words.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { DepositForm, TypedDeposit } from '#application/portal/account/deposit-form.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone, useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FieldError } from '#ui/design/field/field.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import styles from './deposits.module.css';

const fieldId = (field: string) => `deposit-${field}`;

export function DepositFields({ form }: { readonly form: DepositForm }) {
  const words = useWords();
  const { tag } = useLanguage();
  const currency = useHouseCurrency();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const { fields, slip, violations, attempt, sending, unanswered, failure, depositId } = useStateOf(form.state$);
  const disabled = sending || unanswered;
  const common = (field: keyof TypedDeposit) => ({
    id: fieldId(field),
    label: words(`account-deposit-${field}`),
    error: violationAt(words, violations, field),
    disabled,
    onBlur: () => form.leave(field),
  });
  const text = (field: Exclude<keyof TypedDeposit, 'depositDate'>) => ({
    ...common(field),
    value: fields[field] ?? '',
    onChange: (value: string) => form.change({ [field]: value }),
    autoComplete: 'off',
  });
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      {depositId === undefined ? null : (
        <Alert kind="success" title={words('account-deposit-sent', { depositId })}>
          {words('account-deposit-sent-next')}
        </Alert>
      )}
      {failure === undefined ? null : (
        <Alert kind="error" title={words('message-submit-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('account-deposit-unanswered')}</Alert> : null}
      <ErrorSummary
        attempt={attempt}
        errors={violations.map((each) => ({
          fieldId: fieldId(each.path),
          text: namedViolation(words, words(`account-deposit-${each.path}`), each),
        }))}
      />
      <FormSection title={words('account-deposit-paid')} note={words('account-deposit-paid-note')}>
        <FormRow columns={[1, 1, 1]}>
          <TextField
            {...text('amount')}
            inputMode="decimal"
            leftToRight
            prefix={currency}
            help={words('account-deposit-least', { amount: formatMoney(leastDeposit(currency), { locale: tag }) })}
          />
          <Select
            {...common('paymentMode')}
            value={fields.paymentMode ?? null}
            placeholder={words('design-select')}
            options={depositModes.map((mode) => ({ key: mode, label: words('account-deposit-mode', { mode }) }))}
            onChange={(paymentMode) => form.change({ paymentMode })}
          />
          <DateField
            {...common('depositDate')}
            value={parseIsoDate(fields.depositDate ?? '') ?? null}
            onChange={(date, typed) => form.change({ depositDate: date ?? typed })}
            calendar={{ today, least: addDays(today, -365), most: today }}
          />
        </FormRow>
        <FormRow columns={[1, 1, 1]}>
          <TextField {...text('referenceNumber')} leftToRight autoCapitalize="characters" spellCheck={false} />
          <TextField
            {...text('accountNumber')}
            leftToRight
            spellCheck={false}
            help={words('account-deposit-account-help')}
          />
          <TextField {...text('accountHolderName')} />
        </FormRow>
        <FormRow columns={[1, 1, 1]}>
          <TextField {...text('branch')} />
          <PaidInto common={common('bankAccount')} form={form} />
          <Slip form={form} disabled={disabled} />
        </FormRow>
      </FormSection>
      <div className={styles.acts}>
        <Button act="account.addDeposit" type="submit" variant="primary" busy={sending} disabled={slip.uploading}>
          {words(unanswered ? 'account-deposit-send-again' : 'account-deposit-send')}
        </Button>
      </div>
    </form>
  );
}

interface PaidIntoProps {
  readonly form: DepositForm;
  readonly common: {
    readonly id: string;
    readonly label: string;
    readonly error: string | undefined;
    readonly disabled: boolean;
    readonly onBlur: () => void;
  };
}

/** One of the house's accounts; typed where it names none. */
function PaidInto({ form, common }: PaidIntoProps) {
  const words = useWords();
  const { bankAccount = '' } = useStateOf(form.state$).fields;
  const accounts = useStateOf(usePart(accountParts.deposits).accounts$);
  const onChange = (typed: string) => form.change({ bankAccount: typed });
  if (accounts?.length === 0)
    return (
      <TextField
        {...common}
        value={bankAccount}
        autoComplete="off"
        help={words('account-deposit-bank-help')}
        onChange={onChange}
      />
    );
  const names = (accounts ?? []).map(houseAccountName);
  // What was sent before the list was another one.
  const known = bankAccount === '' || names.includes(bankAccount) ? names : [...names, bankAccount];
  return (
    <Select
      {...common}
      disabled={common.disabled || accounts === undefined}
      value={bankAccount === '' ? null : bankAccount}
      placeholder={words('design-select')}
      help={words('account-deposit-bank-chosen')}
      options={known.map((name) => ({ key: name, label: name }))}
      onChange={onChange}
    />
  );
}

function Slip({ form, disabled }: { readonly form: DepositForm; readonly disabled: boolean }) {
  const words = useWords();
  const uploadFacts = useUploadFacts();
  const { slip } = useStateOf(form.state$);
  const file = useRef<HTMLInputElement>(null);
  const label = useId();
  const [wrong] = slip.violations;
  const attached = slip.slipId !== undefined;
  return (
    <div className={styles.slip} role="group" aria-labelledby={label}>
      <span id={label} className={styles.label}>
        {words('account-deposit-slip')} <span className={styles.quiet}>{words('design-optional')}</span>
      </span>
      <div className={styles.file}>
        <Icon of={attached ? FileCheck : FileUp} size={18} />
        <span className={styles.filename} role="status">
          {slip.uploading
            ? words('account-deposit-slip-uploading')
            : attached
              ? slip.filename
              : words('account-deposit-slip-none', uploadFacts)}
        </span>
        <Button act="account.addSlip" size={32} disabled={disabled} onClick={() => file.current?.click()}>
          {words(attached ? 'account-deposit-slip-replace' : 'account-deposit-slip-choose')}
        </Button>
        {attached ? (
          <Button size={32} variant="quiet" disabled={disabled} onClick={() => form.detach()}>
            {words('account-deposit-slip-remove')}
          </Button>
        ) : null}
      </div>
      <div role="alert">
        {wrong === undefined && slip.failure === undefined ? null : (
          <FieldError id={`${label}-error`}>
            {wrong === undefined ? words('account-deposit-slip-failed') : violationText(words, wrong)}
          </FieldError>
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words('account-deposit-slip')}
        accept={uploadAccept}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen !== undefined) void form.attach(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}
