/** Whom the bill names. */
import { useEffect } from 'react';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import { titlesFor } from '#domain/people/titles.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { billingParts } from '#ui/composition/billing/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { FormSection } from '#ui/design/field/form-section.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { NameRow } from '#ui/people/name-row.tsx';
import type { BillFieldsProps } from './fields-props.ts';

export function LeadFields({ state: { lead, fields }, form, errorAt, disabled }: BillFieldsProps) {
  const words = useWords();
  const savedTravellers = usePart(billingParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const day = parseIsoDate(fields.startsOn ?? '') ?? today;
  return (
    <FormSection title={words('billing-lead')}>
      <NameRow
        path="bill.lead"
        titles={titlesFor('adult')}
        draft={lead}
        errorAt={errorAt}
        disabled={disabled}
        onChange={(change) => form.changeLead(change)}
        onLeave={(path) => form.leave(path)}
        saved={{
          travellers: savedTravellers,
          type: 'adult',
          choose: (list) => choicesFor(list, 'adult', { first: day, last: day }, []),
          onFill: ({ traveller: { title, firstName, lastName } }) => form.changeLead({ title, firstName, lastName }),
        }}
      />
    </FormSection>
  );
}
