/** What was bought elsewhere, of whom, for which days, and the numbers that it is known by there. */
import { billDays, isNeeded, saleFields } from '#domain/billing/rules.ts';
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

type Written = ReturnType<typeof saleFields>[number];

/** Codes, which keep their direction. */
const codes: readonly string[] = ['sector', 'ticket', 'confirmation', 'supplierDocument', 'ownReference'];

export function SaleFields({ state, form, errorAt, disabled }: BillFieldsProps) {
  const words = useWords();
  const { kind, fields } = state;
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const common = (field: string, label = field) => ({
    id: fieldId(`bill.${field}`),
    label: words(`billing-field-${label}`),
    error: errorAt(`bill.${field}`),
    disabled,
    onBlur: () => form.leave(`bill.${field}`),
  });
  const text = (field: Written, optional: boolean, label: string = field) => (
    <TextField
      key={field}
      {...common(field, label)}
      optional={optional}
      value={fields[field as 'carrier'] ?? ''}
      maxLength={80}
      autoComplete="off"
      leftToRight={codes.includes(field)}
      spellCheck={false}
      onChange={(value) => form.change({ [field]: value })}
    />
  );
  const day = (field: 'startsOn' | 'endsOn', optional: boolean) => (
    <DateField
      {...common(field, kind === 'hotel' ? `stay-${field}` : field)}
      optional={optional}
      value={parseIsoDate(fields[field] ?? '') ?? null}
      onChange={(date, typed) => form.change({ [field]: date ?? typed })}
      calendar={{ today, least: addDays(today, -billDays.back), most: addDays(today, billDays.ahead) }}
    />
  );
  const count = (field: 'rooms' | 'passengers') => (
    <TextField
      {...common(field)}
      value={fields[field] === undefined ? '' : String(fields[field])}
      inputMode="numeric"
      maxLength={2}
      leftToRight
      autoComplete="off"
      onChange={(typed) => form.change({ [field]: /^\d+$/.test(typed) ? Number(typed) : undefined })}
    />
  );
  const own = saleFields(kind);
  const needed = own.filter((field) => isNeeded(kind, field));
  const besides = own.filter((field) => !isNeeded(kind, field));
  return (
    <FormSection title={words('billing-sale')} note={words(`billing-sale-note-${kind}`)}>
      <FormRow columns={needed.map(() => 1)}>{needed.map((field) => text(field, false))}</FormRow>
      <FormRow columns={[1, 1, 1]}>
        {day('startsOn', false)}
        {day('endsOn', kind !== 'hotel')}
        {text('confirmation', false, `confirmation-${kind}`)}
      </FormRow>
      <FormRow columns={[...besides.map(() => 1), 1, ...(kind === 'hotel' ? [1] : [])]}>
        {besides.map((field) => text(field, true))}
        {kind === 'hotel' ? count('rooms') : null}
        {count('passengers')}
      </FormRow>
      <FormRow columns={[1, 1, 1]}>
        {text('supplier', false)}
        {text('supplierDocument', true)}
        {text('ownReference', true)}
      </FormRow>
    </FormSection>
  );
}
