/** The ID that is shown on the way: which, and its number. Two fields of a row. */
import { idKinds, type ShownIdDraft } from '#domain/people/identity.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface ShownIdFieldsProps {
  readonly draft: ShownIdDraft;
  readonly labels: { readonly kind: string; readonly number: string; readonly help: string };
  readonly errorAt: (path: string) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: ShownIdDraft) => void;
  readonly onLeave: (path: string) => void;
}

export function ShownIdFields({ draft, labels, errorAt, disabled, onChange, onLeave }: ShownIdFieldsProps) {
  const words = useWords();
  return (
    <>
      <Select
        id={fieldId('shownId.kind')}
        label={labels.kind}
        options={idKinds.map((kind) => ({ key: kind, label: words(`bookings-id-${kind}`) }))}
        value={draft.kind ?? null}
        error={errorAt('shownId.kind')}
        disabled={disabled}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField
        id={fieldId('shownId.number')}
        label={labels.number}
        help={labels.help}
        value={draft.number ?? ''}
        autoComplete="off"
        leftToRight
        error={errorAt('shownId.number')}
        disabled={disabled}
        onChange={(number) => onChange({ number })}
        onBlur={() => onLeave('shownId.number')}
      />
    </>
  );
}
