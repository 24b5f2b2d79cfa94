/** Both sides of a bill's price, as amounts to fill in, and what they come to. */
import { billPayments, serviceCharges, type SharedAmount, supplierCharges } from '#domain/billing/bill.ts';
import { paidElsewhereOf } from '#domain/billing/rules.ts';
import { gstTypes } from '#domain/booking/papers/subject.ts';
import { type BillFormState, sentIn, shareWays, type TypedAmount } from '#application/portal/billing/bill-form.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { BillFieldsProps } from './fields-props.ts';
import styles from './billing.module.css';

export function AmountFields({ state: { fields }, form, errorAt, disabled }: BillFieldsProps) {
  const words = useWords();
  const currency = useHouseCurrency();
  const amount = (field: TypedAmount) => {
    const name = sentIn(fields, field);
    const path = `bill.${name}`;
    return (
      <TextField
        key={field}
        id={fieldId(path)}
        label={words(`billing-field-${field}`)}
        error={errorAt(path)}
        optional={field !== 'basic'}
        disabled={disabled}
        value={fields[field] ?? ''}
        inputMode="decimal"
        leftToRight
        autoComplete="off"
        {...(name === field ? { prefix: currency } : { suffix: '%' })}
        onChange={(value) => form.change({ [field]: value })}
        onBlur={() => form.leave(path)}
      />
    );
  };
  const ways = (field: SharedAmount) => (
    <RadioGroup
      id={fieldId(`bill.${field}By`)}
      label={words(`billing-field-${field}By`)}
      look="row"
      value={fields[`${field}By`] ?? 'amount'}
      choices={shareWays.map((key) => ({ key, label: words(`billing-${field}-${key}`), disabled }))}
      onChange={(way) => form.change({ [`${field}By`]: shareWays.find((each) => each === way) })}
    />
  );
  return (
    <>
      <FormSection title={words('billing-supplier-side')} note={words('billing-supplier-side-note')}>
        <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
          {amount('basic')}
          {amount('taxes')}
        </FormRow>
        <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
          {supplierCharges.map(amount)}
        </FormRow>
        <GstTypes
          field="supplierGstType"
          none="unsaid"
          value={fields.supplierGstType}
          error={errorAt('bill.supplierGstType')}
          disabled={disabled}
          onChange={(supplierGstType) => form.change({ supplierGstType })}
        />
        {ways('commission')}
        <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
          {amount('commission')}
          {amount('tds')}
        </FormRow>
        <FormRow columns={[1, 1]} narrowColumns={[1]}>
          {amount('cancelCharge')}
          {amount('supplierChargeKept')}
        </FormRow>
        <RadioGroup
          id={fieldId('bill.paidBy')}
          label={words('billing-field-paidBy')}
          error={errorAt('bill.paidBy')}
          look="row"
          value={fields.paidBy ?? 'account'}
          choices={billPayments.map((key) => ({ key, label: words(`billing-paid-${key}`), disabled }))}
          onChange={(paidBy) => form.change({ paidBy })}
        />
        {paidElsewhereOf(fields) === undefined ? null : <p className={styles.quiet}>{words('billing-paid-note')}</p>}
      </FormSection>
      <FormSection title={words('billing-customer-side')} note={words('billing-customer-side-note')}>
        <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
          {amount('customerBasic')}
          {amount('customerTaxes')}
        </FormRow>
        <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
          {serviceCharges.map(amount)}
        </FormRow>
        {ways('discount')}
        <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
          {amount('discount')}
          {amount('customerTds')}
        </FormRow>
        <GstTypes
          field="gstType"
          none="place"
          value={fields.gstType}
          error={errorAt('bill.gstType')}
          disabled={disabled}
          onChange={(gstType) => form.change({ gstType })}
        />
      </FormSection>
    </>
  );
}

interface GstTypesProps {
  readonly field: 'gstType' | 'supplierGstType';
  /** What is chosen where no type is said. */
  readonly none: 'place' | 'unsaid';
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (type: string | undefined) => void;
}

function GstTypes({ field, none, value, error, disabled, onChange }: GstTypesProps) {
  const words = useWords();
  return (
    <RadioGroup
      id={fieldId(`bill.${field}`)}
      label={words(`billing-field-${field}`)}
      error={error}
      look="row"
      value={value ?? none}
      choices={[none, ...gstTypes].map((key) => ({ key, label: words(`billing-gst-${key}`), disabled }))}
      onChange={(type) => onChange(type === none ? undefined : type)}
    />
  );
}

/** Beside the form while it is filled in: what the account is charged, what the customer pays, what is left. */
export function BillTotal({ state: { price, fields, sending, unanswered } }: { readonly state: BillFormState }) {
  const words = useWords();
  const terms = price?.terms;
  const withheld = price?.breakdown.parts?.find(({ name }) => name === 'customer-tds');
  const isElsewhere = paidElsewhereOf(fields) !== undefined;
  return (
    <aside className={styles.total}>
      <Card title={words('billing-total')}>
        {price === undefined || terms === undefined ? (
          <p className={styles.quiet}>{words('billing-total-none')}</p>
        ) : (
          <dl className={styles.lines}>
            <div className={styles.main}>
              <dt>{words('billing-customer-pays')}</dt>
              <dd>
                <Amount of={price.total} strong />
              </dd>
            </div>
            <div>
              <dt>{words(isElsewhere ? 'billing-paid-elsewhere' : 'billing-account-charged')}</dt>
              <dd>
                <Amount of={terms.net} />
              </dd>
            </div>
            {withheld === undefined ? null : (
              <div>
                <dt>{words('billing-withheld')}</dt>
                <dd>
                  <Amount of={withheld.amount} />
                </dd>
              </div>
            )}
            <div>
              <dt>{words('billing-earn')}</dt>
              <dd>
                <Amount of={terms.earn} {...(terms.earn.minor >= 0 && { tone: 'gain' as const })} />
              </dd>
            </div>
          </dl>
        )}
        <Button act="billing.add" type="submit" variant="primary" size={40} busy={sending}>
          {words(unanswered ? 'billing-send-again' : 'billing-send')}
        </Button>
        <p className={styles.quiet}>{words(isElsewhere ? 'billing-send-note-elsewhere' : 'billing-send-note')}</p>
      </Card>
    </aside>
  );
}
