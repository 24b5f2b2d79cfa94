/** What was bought elsewhere, of whom, for which days, and the numbers that it is known by there. */
import type { ReactElement } from 'react';
import type { SaleCount, SaleText } from '#domain/billing/bill.ts';
import { billDays } from '#domain/billing/rules.ts';
import { serviceLines } from '#domain/billing/service-lines.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { BillFieldsProps } from './fields-props.ts';

type Written = SaleText | 'confirmation' | 'supplier' | 'supplierDocument' | 'ownReference' | 'referenceInvoice';

/** Codes, which keep their direction. */
const codes: readonly Written[] = [
  'sector',
  'ticket',
  'coach',
  'seats',
  'time',
  'confirmation',
  'supplierDocument',
  'ownReference',
  'referenceInvoice',
];
/** Fields in a row at most. */
const across = 3;

export function SaleFields({ state, form, errorAt, disabled }: BillFieldsProps) {
  const words = useWords();
  const { kind, fields } = state;
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const common = (field: string) => ({
    id: fieldId(`bill.${field}`),
    label: words(`billing-field-${field}`, { kind }),
    error: errorAt(`bill.${field}`),
    disabled,
    onBlur: () => form.leave(`bill.${field}`),
  });
  const text = (field: Written, optional: boolean) => (
    <TextField
      key={field}
      {...common(field)}
      optional={optional}
      value={fields[field] ?? ''}
      maxLength={80}
      autoComplete="off"
      leftToRight={codes.includes(field)}
      spellCheck={false}
      onChange={(value) => form.change({ [field]: value })}
    />
  );
  const day = (field: 'startsOn' | 'endsOn', optional: boolean) => (
    <DateField
      {...common(field)}
      optional={optional}
      value={parseIsoDate(fields[field] ?? '') ?? null}
      onChange={(date, typed) => form.change({ [field]: date ?? typed })}
      calendar={{ today, least: addDays(today, -billDays.back), most: addDays(today, billDays.ahead) }}
    />
  );
  const count = (field: SaleCount | 'passengers') => (
    <TextField
      key={field}
      {...common(field)}
      value={fields[field] === undefined ? '' : String(fields[field])}
      inputMode="numeric"
      maxLength={2}
      leftToRight
      autoComplete="off"
      onChange={(typed) => form.change({ [field]: /^\d+$/.test(typed) ? Number(typed) : undefined })}
    />
  );
  const { needed, besides, counts, ends } = serviceLines[kind];
  return (
    <FormSection title={words('billing-sale')} note={words('billing-sale-note', { kind })}>
      <FormRow columns={needed.map(() => 1)}>{needed.map((field) => text(field, false))}</FormRow>
      <FormRow columns={[1, 1, 1]}>
        {day('startsOn', false)}
        {day('endsOn', ends === 'may')}
        {text('confirmation', false)}
      </FormRow>
      {rows([...besides.map((field) => text(field, true)), ...counts.map(count), count('passengers')])}
      <FormRow columns={[1, 1]}>
        {text('supplier', false)}
        {text('supplierDocument', true)}
      </FormRow>
      <FormRow columns={[1, 1]}>
        {text('ownReference', true)}
        {text('referenceInvoice', true)}
      </FormRow>
    </FormSection>
  );
}

/** As few rows as may be, each of about as many fields. */
function rows(fields: readonly ReactElement[]): readonly ReactElement[] {
  const each = Math.ceil(fields.length / Math.ceil(fields.length / across));
  return fields.flatMap((_field, at) => {
    if (at % each !== 0) return [];
    const row = fields.slice(at, at + each);
    return [
      <FormRow key={at} columns={row.map(() => 1)}>
        {row}
      </FormRow>,
    ];
  });
}
