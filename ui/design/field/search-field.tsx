/**
 * A search control, 54 high with its label inside. Three parts of one look: a typed field, a button that opens
 * something and shows what was chosen, and the box itself for other controls.
 */
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../theme/class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import control from './control.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly id?: string | undefined;
  readonly icon?: IconShape | undefined;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

export const SearchField54 = ({
  label,
  value,
  onChange,
  id,
  icon,
  placeholder,
  error,
  autoFocus,
  inputRef,
}: SearchFieldProps) => {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <div className={styles.whole}>
      <div className={classNames(control.box, control.size54, error !== undefined && control.invalid)}>
        {icon ? <Icon of={icon} size={20} className={control.icon} /> : null}
        <span className={control.inside}>
          <label htmlFor={fieldId} className={control.insideLabel}>
            {label}
          </label>
          <input
            ref={inputRef}
            id={fieldId}
            className={control.input}
            value={value}
            placeholder={placeholder}
            autoFocus={autoFocus}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${fieldId}-note`}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      </div>
      {error === undefined ? null : <FieldError id={`${fieldId}-note`}>{error}</FieldError>}
    </div>
  );
};

export interface SearchButtonProps {
  readonly label: string;
  /** What is chosen; absent shows the placeholder. */
  readonly value?: ReactNode;
  /** Smaller words after the value, such as "3 nights". */
  readonly detail?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly onPress: () => void;
  readonly id?: string | undefined;
  readonly icon?: IconShape | undefined;
  readonly chevron?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly error?: string | undefined;
  readonly popup?: 'dialog' | 'listbox' | 'menu' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export const SearchButton54 = ({
  label,
  value,
  detail,
  placeholder,
  onPress,
  id,
  icon,
  chevron = false,
  expanded = false,
  error,
  popup = 'dialog',
  ref,
}: SearchButtonProps) => {
  const made = useId();
  const noteId = `${id ?? made}-note`;
  return (
    <div className={styles.whole}>
      <button
        ref={ref}
        id={id}
        type="button"
        className={classNames(
          control.box,
          control.size54,
          styles.press,
          expanded && control.open,
          error !== undefined && control.invalid,
        )}
        aria-haspopup={popup}
        aria-expanded={expanded}
        aria-describedby={error === undefined ? undefined : noteId}
        onClick={onPress}
      >
        {icon ? <Icon of={icon} size={20} className={control.icon} /> : null}
        <span className={control.inside}>
          <span className={control.insideLabel}>{label}</span>
          <span className={styles.value}>
            {value === undefined || value === null ? <span className={styles.placeholder}>{placeholder}</span> : value}
            {detail === undefined ? null : <span className={styles.detail}> {detail}</span>}
          </span>
        </span>
        {chevron ? <Icon of={ChevronDown} size={18} className={control.icon} /> : null}
      </button>
      {error === undefined ? null : <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
};
