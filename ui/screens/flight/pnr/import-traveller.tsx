/** The fields of a traveller that a display leaves open: those, and no others. */
import { useMemo } from 'react';
import { countryCodes } from '#domain/people/countries.ts';
import { genders } from '#domain/people/gender.ts';
import type { PassportDraft } from '#domain/people/passport.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { PreviewedTraveller } from '#application/portal/flight/pnr/pnr-preview.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import type { Option } from '#ui/design/choice/combobox.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { fieldId } from '../checkout/book-view.ts';
import type { PreviewView } from './import-view.ts';

export interface ImportTravellerProps extends PreviewView {
  readonly index: number;
  readonly traveller: PreviewedTraveller;
}

export function ImportTravellerFields({ state, page, index, traveller }: ImportTravellerProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const { draft, key, asked } = traveller;
  const passport: PassportDraft = draft.passport ?? {};
  const path = (field: string) => `travellers[${index}].${field}`;
  const common = (field: string) => ({
    id: fieldId(path(field)),
    label: words(`booking-field-${field.replace('.', '-')}`),
    error: violationAt(words, state.violations, path(field)),
    disabled: state.sending || state.unanswered,
  });
  const change = (changed: Partial<TravellerDraft>) => page.changeTraveller(key, changed);
  const changePassport = (changed: PassportDraft) => change({ passport: { ...passport, ...changed } });
  const wants = (field: string) => asked.includes(field);
  const country = (code: string | undefined) => countries.find((each) => each.key === code) ?? null;
  if (asked.every((field) => field === 'type' || field === 'ticket')) return null;
  return (
    <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
      {wants('title') ? (
        <Select
          {...common('title')}
          options={titlesFor(draft.type).map((each) => ({ key: each, label: words(`booking-choose-title-${each}`) }))}
          value={draft.title ?? null}
          onChange={(title) => change({ title })}
        />
      ) : null}
      {(['firstName', 'lastName'] as const).map((field) =>
        wants(field) ? (
          <TextField
            key={field}
            {...common(field)}
            autoComplete="off"
            spellCheck={false}
            value={draft[field] ?? ''}
            onChange={(text) => change({ [field]: text })}
          />
        ) : null,
      )}
      {wants('dateOfBirth') ? (
        <DateField
          {...common('dateOfBirth')}
          value={parseIsoDate(draft.dateOfBirth ?? '') ?? null}
          unread={draft.dateOfBirth}
          onChange={(date, typed) => change({ dateOfBirth: date ?? typed })}
        />
      ) : null}
      {wants('gender') ? (
        <Select
          {...common('gender')}
          options={genders.map((each) => ({ key: each, label: words(`booking-gender-${each}`) }))}
          value={draft.gender ?? null}
          onChange={(gender) => change({ gender })}
        />
      ) : null}
      {wants('nationality') ? (
        <Combobox
          {...common('nationality')}
          options={countries}
          placeholder={words('design-select')}
          selected={country(draft.nationality)}
          onSelect={(option) => change({ nationality: option?.key })}
          noMatches={words('booking-no-country')}
        />
      ) : null}
      {wants('passport.number') ? (
        <TextField
          {...common('passport.number')}
          leftToRight
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={passport.number ?? ''}
          onChange={(number) => changePassport({ number })}
        />
      ) : null}
      {(['issuedOn', 'expiresOn'] as const).map((field) =>
        wants(`passport.${field}`) ? (
          <DateField
            key={field}
            {...common(`passport.${field}`)}
            value={parseIsoDate(passport[field] ?? '') ?? null}
            unread={passport[field]}
            onChange={(date, typed) => changePassport({ [field]: date ?? typed })}
          />
        ) : null,
      )}
      {wants('passport.placeOfIssue') ? (
        <TextField
          {...common('passport.placeOfIssue')}
          autoComplete="off"
          value={passport.placeOfIssue ?? ''}
          onChange={(placeOfIssue) => changePassport({ placeOfIssue })}
        />
      ) : null}
      {wants('passport.country') ? (
        <Combobox
          {...common('passport.country')}
          options={countries}
          placeholder={words('design-select')}
          selected={country(passport.country)}
          onSelect={(option) => changePassport({ country: option?.key })}
          noMatches={words('booking-no-country')}
        />
      ) : null}
    </FormRow>
  );
}

/** Every country by its name in the page's language, in that language's order. */
function countryOptions(tag: string): readonly Option[] {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const collator = new Intl.Collator(tag);
  return countryCodes
    .map((code): Option => ({ key: code, lead: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
}
