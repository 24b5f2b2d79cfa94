/** The form of a payment link: how much, by what, for what, from whom and for how long. */
import { linkDays, linkPurposes } from '#domain/account/payment/payment-link.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import type { PaymentTerms } from '#application/desk/account/payments.ts';
import type { PaymentLinkForm, TypedLink } from '#application/portal/account/links/link-form.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import styles from '../deposits.module.css';

const fieldId = (field: string) => `payment-link-${field}`;

interface Props {
  readonly form: PaymentLinkForm;
  readonly terms: PaymentTerms;
}

export function LinkFields({ form, terms }: Props) {
  const words = useWords();
  const currency = useHouseCurrency();
  const { fields, violations, attempt, sending, unanswered, failure } = useStateOf(form.state$);
  const disabled = sending || unanswered;
  const common = (field: keyof TypedLink) => ({
    id: fieldId(field),
    label: words(`pay-field-${field}`),
    error: violationAt(words, violations, field),
    disabled,
  });
  const text = (field: Exclude<keyof TypedLink, 'days'>) => ({
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
      {terms.trial ? <Alert kind="info">{words('account-pay-trial')}</Alert> : null}
      {failure === undefined ? null : (
        <Alert kind="error" title={words('pay-make-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('pay-unanswered')}</Alert> : null}
      <ErrorSummary
        attempt={attempt}
        errors={violations.map((each) => ({
          fieldId: fieldId(each.path),
          text: namedViolation(words, words(`pay-field-${each.path}`), each),
        }))}
      />
      <FormSection title={words('pay-new')} note={words('pay-new-note')}>
        <FormRow columns={[1, 1, 1]}>
          <Select
            {...common('purpose')}
            value={fields.purpose ?? null}
            options={linkPurposes.map((key) => ({ key, label: words(`pay-purpose-${key}`) }))}
            onChange={(purpose) => form.change({ purpose })}
          />
          {fields.purpose === 'booking' ? (
            <TextField {...text('transactionId')} leftToRight autoCapitalize="characters" spellCheck={false} />
          ) : null}
          <TextField {...text('note')} optional help={words('pay-note-help')} />
        </FormRow>
        <FormRow columns={[1, 1, 1]}>
          <TextField {...text('amount')} inputMode="decimal" leftToRight prefix={currency} />
          <Select
            {...common('method')}
            value={fields.method ?? null}
            placeholder={words('design-select')}
            options={terms.methods.map(({ method, basisPoints }) => ({
              key: method,
              label: words('account-deposit-mode', { mode: method }),
              detail: words('pay-method-charge', { percent: basisPoints / 100 }),
            }))}
            onChange={(method) => form.change({ method })}
          />
          <Select
            {...common('days')}
            value={fields.days === undefined ? null : String(fields.days)}
            options={linkDays.map((days) => ({ key: String(days), label: words('pay-days', { days }) }))}
            onChange={(days) => form.change({ days: Number(days) })}
          />
        </FormRow>
        <FormRow columns={[1, 1, 1, 1]}>
          <TextField {...text('payerName')} />
          <TextField {...text('payerEmail')} optional type="email" leftToRight spellCheck={false} />
          <TextField {...text('payerPhone')} optional type="tel" leftToRight />
          <Select
            {...common('payerLanguage')}
            value={fields.payerLanguage ?? null}
            options={languages.map((key) => ({ key, label: words(`bookings-language-${key}`) }))}
            onChange={(payerLanguage) => form.change({ payerLanguage })}
          />
        </FormRow>
      </FormSection>
      <div className={styles.acts}>
        <Button act="account.makePaymentLink" type="submit" variant="primary" busy={sending}>
          {words(unanswered ? 'account-deposit-send-again' : 'pay-make')}
        </Button>
        <Total form={form} />
      </div>
    </form>
  );
}

function Total({ form }: { readonly form: PaymentLinkForm }) {
  const words = useWords();
  const { tag } = useLanguage();
  const { price } = useStateOf(form.state$);
  if (price === undefined) return null;
  const decimals = sharedDecimals([price.total, price.charge, price.amount]);
  const written = (of: typeof price.total) => formatMoney(of, { locale: tag, decimals });
  return (
    <output className={styles.sum}>
      {isZero(price.charge)
        ? words('pay-total-plain', { total: written(price.total) })
        : words('pay-total', {
            total: written(price.total),
            charge: written(price.charge),
            amount: written(price.amount),
          })}
    </output>
  );
}
