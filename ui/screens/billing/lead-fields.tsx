/** Whom the bill names. */
import { useEffect } from 'react';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import { titlesFor } from '#domain/people/titles.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { billingParts } from '#ui/composition/billing/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { SavedNameField } from '#ui/people/saved-name-field.tsx';
import type { BillFieldsProps } from './fields-props.ts';

export function LeadFields({ state: { lead, fields }, form, errorAt, disabled }: BillFieldsProps) {
  const words = useWords();
  const savedTravellers = usePart(billingParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const day = parseIsoDate(fields.startsOn ?? '') ?? today;
  const common = (field: 'title' | 'firstName' | 'lastName') => ({
    id: fieldId(`bill.lead.${field}`),
    label: words(`billing-field-${field}`),
    error: errorAt(`bill.lead.${field}`),
    disabled,
    onBlur: () => form.leave(`bill.lead.${field}`),
  });
  return (
    <FormSection title={words('billing-lead')}>
      <FormRow columns={[1, 2, 2]}>
        <Select
          {...common('title')}
          options={titlesFor('adult').map((key) => ({ key, label: key }))}
          value={lead.title ?? null}
          onChange={(title) => form.changeLead({ title })}
        />
        <SavedNameField
          {...common('firstName')}
          value={lead.firstName ?? ''}
          savedTravellers={savedTravellers}
          type="adult"
          choose={(list) => choicesFor(list, 'adult', { first: day, last: day }, [])}
          onType={(firstName) => form.changeLead({ firstName })}
          onFill={({ traveller: { title, firstName, lastName } }) => form.changeLead({ title, firstName, lastName })}
        />
        <TextField
          {...common('lastName')}
          value={lead.lastName ?? ''}
          autoComplete="off"
          onChange={(lastName) => form.changeLead({ lastName })}
        />
      </FormRow>
    </FormSection>
  );
}
