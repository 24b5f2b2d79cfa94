/**
 * One line of text. Label above, "optional" where it is, help or the error below in words; a prefix and suffix inside
 * the box; for passwords a Show button and a hint while Caps Lock is on.
 */
import { useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { classNames } from '../theme/class-names.ts';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import { Icon } from '../press/icon.tsx';
import { useWords } from '../words/words.ts';
import control from './control.module.css';
import styles from './text-field.module.css';

type PlainInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'disabled'
>;

export interface TextFieldProps extends FieldText, PlainInput {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onEnter?: (() => void) | undefined;
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'search' | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Shows the mark of a value that was checked and found good. */
  readonly checked?: boolean | undefined;
  readonly aside?: ReactNode;
  readonly size?: 54 | 48 | 40 | 36 | 32 | undefined;
  /** Values that keep their direction in right-to-left pages: codes, numbers, addresses. */
  readonly leftToRight?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

export const TextField = ({
  label,
  help,
  error,
  optional,
  labelHidden,
  id,
  aside,
  value,
  onChange,
  onBlur,
  onEnter,
  type = 'text',
  prefix,
  suffix,
  checked = false,
  size = 40,
  leftToRight = false,
  disabled = false,
  inputRef,
  ...rest
}: TextFieldProps) => {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const password = type === 'password';
  const watchKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (password) setCapsLock(event.getModifierState('CapsLock'));
    if (event.type === 'keydown' && event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
  };
  const capsHint = capsLock ? (
    <span className={styles.caps}>
      <Icon of={ArrowBigUp} size={16} />
      {words('design-caps-lock')}
    </span>
  ) : undefined;
  return (
    <Field
      label={label}
      help={capsHint ?? help}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
      id={id}
      aside={aside}
    >
      {(ids) => (
        <div
          className={classNames(
            control.box,
            control[`size${size}`],
            ids.invalid && control.invalid,
            disabled && control.disabled,
          )}
          // What stands before a number stays at its front where the page reads from the right.
          dir={prefix !== undefined && (leftToRight || type === 'tel') ? 'ltr' : undefined}
        >
          {prefix === undefined ? null : <bdi className={control.affix}>{prefix}</bdi>}
          <input
            {...rest}
            ref={inputRef}
            id={ids.id}
            className={control.input}
            type={password && shown ? 'text' : type}
            value={value}
            disabled={disabled}
            dir={leftToRight ? 'ltr' : undefined}
            aria-invalid={ids.invalid || undefined}
            aria-describedby={ids.describedBy}
            aria-required={optional === true ? undefined : true}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={watchKeys}
            onKeyUp={watchKeys}
            onBlur={() => {
              setCapsLock(false);
              onBlur?.();
            }}
          />
          {suffix === undefined ? null : <bdi className={control.affix}>{suffix}</bdi>}
          {checked && !ids.invalid ? (
            <span className={styles.checked}>
              <Icon of={CircleCheck} size={18} />
              <span className="unseen">{words('design-checked')}</span>
            </span>
          ) : null}
          {password ? (
            <button
              type="button"
              className={styles.show}
              aria-pressed={shown}
              aria-controls={ids.id}
              onClick={() => setShown(!shown)}
            >
              <Icon of={shown ? EyeOff : Eye} size={18} />
              {words(shown ? 'design-hide' : 'design-show')}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
};
