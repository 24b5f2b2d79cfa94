/** The fields of a person whom an operator adds. */
import { profileTitles } from '#domain/agency/profile-masters.ts';
import type { NewPerson } from '#domain/operations/agencies.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';

export interface PersonFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly person: NewPerson;
  readonly violations: readonly Violation[];
  readonly onChange: (change: Partial<NewPerson>) => void;
}

export function PersonFields({ id, person, violations, onChange }: PersonFieldsProps) {
  const words = useWords();
  const text = (field: 'userId' | 'firstName' | 'lastName' | 'mobile') => ({
    id: `${id}-${field}`,
    label: words(`operations-person-${field}`),
    error: violationAt(words, violations, field),
    value: person[field],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <>
      <FormRow columns={[1, 2, 2]}>
        <Select
          id={`${id}-title`}
          label={words('operations-person-title')}
          options={profileTitles.map((key) => ({ key, label: words(`operations-title-${key}`) }))}
          value={person.title || null}
          placeholder={words('design-select')}
          error={violationAt(words, violations, 'title')}
          onChange={(title) => onChange({ title })}
        />
        <TextField {...text('firstName')} />
        <TextField {...text('lastName')} />
      </FormRow>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField {...text('userId')} type="email" inputMode="email" leftToRight />
        <TextField {...text('mobile')} type="tel" inputMode="tel" leftToRight />
      </FormRow>
    </>
  );
}
