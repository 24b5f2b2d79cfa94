/** The fields of a traveller that a display leaves open: those, and no others. */
import { genders } from '#domain/people/gender.ts';
import type { PassportDraft } from '#domain/people/passport.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { PreviewedTraveller } from '#application/portal/flight/pnr/pnr-preview.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField } from '#ui/people/country-field.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import type { PreviewView } from './import-view.ts';

export interface ImportTravellerProps extends PreviewView {
  readonly index: number;
  readonly traveller: PreviewedTraveller;
}

export function ImportTravellerFields({ state, page, index, traveller }: ImportTravellerProps) {
  const words = useWords();
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
          birth
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
        <CountryField
          {...common('nationality')}
          value={draft.nationality}
          onChange={(nationality) => change({ nationality })}
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
        <CountryField
          {...common('passport.country')}
          value={passport.country}
          onChange={(country) => changePassport({ country })}
        />
      ) : null}
    </FormRow>
  );
}
