/** The ID that is shown on the way: whose where that is asked, which, and its number. */
import type { ReactNode } from 'react';
import { idKinds, type ShownIdDraft } from '#domain/people/identity.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface ShownIdCardProps {
  readonly title: string;
  /** Who asks for it. */
  readonly note: string;
  readonly draft: ShownIdDraft;
  /** Below its number. */
  readonly help: string;
  readonly errorAt: (path: string) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: ShownIdDraft) => void;
  readonly onLeave: (path: string) => void;
  /** A field before these, of whose it is. */
  readonly whose?: ReactNode;
}

export function ShownIdCard({
  title,
  note,
  draft,
  help,
  errorAt,
  disabled,
  onChange,
  onLeave,
  whose = null,
}: ShownIdCardProps) {
  const words = useWords();
  return (
    <Card title={title} fact={note}>
      <FormRow columns={whose === null ? [1, 1] : [1, 1, 1]}>
        {whose}
        <Select
          id={fieldId('shownId.kind')}
          label={words('bookings-shown-id-kind')}
          options={idKinds.map((kind) => ({ key: kind, label: words(`bookings-id-${kind}`) }))}
          value={draft.kind ?? null}
          error={errorAt('shownId.kind')}
          disabled={disabled}
          onChange={(kind) => onChange({ kind })}
        />
        <TextField
          id={fieldId('shownId.number')}
          label={words('bookings-shown-id-number')}
          help={help}
          value={draft.number ?? ''}
          autoComplete="off"
          leftToRight
          error={errorAt('shownId.number')}
          disabled={disabled}
          onChange={(number) => onChange({ number })}
          onBlur={() => onLeave('shownId.number')}
        />
      </FormRow>
    </Card>
  );
}
