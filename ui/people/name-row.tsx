/** How somebody is called: title, first and last name, in a row of a form. A saved traveller who is chosen fills it in. */
import type { ReactNode } from 'react';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { Title } from '#domain/people/titles.ts';
import type { SavedChoice, SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { SavedNameField } from './saved-name-field.tsx';

interface Named {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

interface NameRowProps {
  /** 'guests[0]' of 'guests[0].firstName'. */
  readonly path: string;
  readonly titles: readonly Title[];
  readonly draft: Named | undefined;
  readonly errorAt: (path: string) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: Named) => void;
  readonly onLeave: (path: string) => void;
  /** Absent where nobody saved fills it in. */
  readonly saved?: {
    readonly travellers: SavedTravellers;
    readonly type: TravellerType;
    readonly choose: (list: readonly SavedTraveller[]) => readonly SavedChoice[];
    readonly onFill: (chosen: SavedTraveller) => void;
  };
  /** One narrow field more. */
  readonly children?: ReactNode;
}

export function NameRow({
  path,
  titles,
  draft = {},
  errorAt,
  disabled,
  onChange,
  onLeave,
  saved,
  children,
}: NameRowProps) {
  const words = useWords();
  const common = (field: keyof Named) => ({
    id: fieldId(`${path}.${field}`),
    label: words(`booking-field-${field}`),
    error: errorAt(`${path}.${field}`),
    disabled,
    onBlur: () => onLeave(`${path}.${field}`),
  });
  const { title, firstName = '', lastName = '' } = draft;
  const changeFirst = (typed: string) => onChange({ firstName: typed });
  return (
    <FormRow columns={children === undefined ? [1, 2, 2] : [1, 2, 2, 1]}>
      <Select
        {...common('title')}
        options={titles.map((key) => ({ key, label: words(`booking-choose-title-${key}`) }))}
        value={title ?? null}
        onChange={(chosen) => onChange({ title: chosen })}
      />
      {saved === undefined ? (
        <TextField {...common('firstName')} value={firstName} autoComplete="off" onChange={changeFirst} />
      ) : (
        <SavedNameField
          {...common('firstName')}
          savedTravellers={saved.travellers}
          type={saved.type}
          value={firstName}
          choose={saved.choose}
          onType={changeFirst}
          onFill={saved.onFill}
        />
      )}
      <TextField
        {...common('lastName')}
        value={lastName}
        autoComplete="off"
        onChange={(typed) => onChange({ lastName: typed })}
      />
      {children}
    </FormRow>
  );
}
