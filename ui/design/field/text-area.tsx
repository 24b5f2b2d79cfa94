/** Several lines of text, with the label and messages of every field. */
import { classNames } from '../theme/class-names.ts';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import control from './control.module.css';
import styles from './text-field.module.css';

export interface TextAreaProps extends FieldText {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Text of a machine: from left to right in every language, each character as wide as the others, not spell-checked. */
  readonly code?: boolean | undefined;
}

export const TextArea = ({
  label,
  help,
  error,
  optional,
  labelHidden,
  id,
  value,
  onChange,
  onBlur,
  rows = 3,
  disabled = false,
  code = false,
  ...rest
}: TextAreaProps) => (
  <Field label={label} help={help} error={error} optional={optional} labelHidden={labelHidden} id={id}>
    {(ids) => (
      <textarea
        {...rest}
        id={ids.id}
        rows={rows}
        className={classNames(
          control.box,
          styles.area,
          code && styles.code,
          ids.invalid && control.invalid,
          disabled && control.disabled,
        )}
        value={value}
        dir={code ? 'ltr' : undefined}
        spellCheck={code ? false : undefined}
        disabled={disabled}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
        aria-required={optional === true ? undefined : true}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
);
