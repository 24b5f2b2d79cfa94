/**
 * Choosing one of a few. A button that shows the choice and opens a list: arrows, Home and End move, typed letters jump,
 * Enter, Space or Tab take, Escape leaves all as it was.
 */
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../theme/class-names.ts';
import { Field, FieldError } from '../field/field.tsx';
import type { ControlIds, FieldText } from '../field/field.tsx';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import { findLetters } from './match-letters.ts';
import { OptionList, optionId } from './option-list.tsx';
import type { Option } from './option-list.tsx';
import { useDismissed } from '../layer/use-dismissed.ts';
import { useWords } from '../words/words.ts';
import control from '../field/control.module.css';
import styles from './select.module.css';

export interface SelectProps extends FieldText {
  readonly id?: string | undefined;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (key: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly icon?: IconShape | undefined;
  readonly size?: 54 | 48 | 40 | 36 | 32 | undefined;
}

const TYPING_PAUSE_MS = 700;

export const Select = ({
  id,
  label,
  help,
  error,
  optional,
  labelHidden,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled = false,
  icon,
  size = 40,
}: SelectProps) => {
  const words = useWords();
  const made = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typedSoFar = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = `${made}-list`;
  const chosen = options.find((option) => option.key === value) ?? null;

  const show = (at: number) => {
    setActive(at);
    setOpen(true);
  };
  const usable = options
    .map((option, index) => (option.reason === undefined ? index : -1))
    .filter((index) => index >= 0);
  const start = () => {
    const at = options.findIndex((option) => option.key === value && option.reason === undefined);
    return at === -1 ? (usable[0] ?? -1) : at;
  };
  const close = () => {
    typedSoFar.current = { text: '', at: 0 };
    setOpen(false);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined && option.reason === undefined) onChange(option.key);
    close();
  };
  useDismissed([button, list], open, close);

  const step = (by: number): number => {
    const at = usable.indexOf(active);
    return usable[Math.max(0, Math.min(usable.length - 1, at + by))] ?? -1;
  };
  const jump = (letter: string, now: number) => {
    const continued = now - typedSoFar.current.at < TYPING_PAUSE_MS ? typedSoFar.current.text + letter : letter;
    typedSoFar.current = { text: continued, at: now };
    const repeated = continued.length > 1 && [...continued].every((one) => one === continued[0]);
    const sought = repeated ? (continued[0] ?? '') : continued;
    const from = usable.indexOf(active);
    const order =
      repeated || continued.length === 1 ? [...usable.slice(from + 1), ...usable.slice(0, from + 1)] : usable;
    const found = order.find((index) => findLetters(options[index]?.label ?? '', sought) === 0);
    if (found !== undefined) show(found);
  };

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key } = event;
    if (!open) {
      if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter' || key === ' ') {
        event.preventDefault();
        show(start());
      } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        jump(key, event.timeStamp);
      }
      return;
    }
    if (key === 'Tab') {
      choose(active);
      return;
    }
    if (key === 'Escape') event.stopPropagation();
    const typing =
      key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      (key !== ' ' || event.timeStamp - typedSoFar.current.at < TYPING_PAUSE_MS);
    if (!typing && !['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'Enter', ' ', 'Escape'].includes(key))
      return;
    event.preventDefault();
    if (typing) jump(key, event.timeStamp);
    else if (key === 'ArrowDown') setActive(step(1));
    else if (key === 'ArrowUp') setActive(step(-1));
    else if (key === 'PageDown') setActive(step(5));
    else if (key === 'PageUp') setActive(step(-5));
    else if (key === 'Home') setActive(usable[0] ?? -1);
    else if (key === 'End') setActive(usable.at(-1) ?? -1);
    else if (key === 'Escape') close();
    else choose(active);
  };

  const inside = size === 54;
  const text =
    chosen === null ? (
      <span className={styles.placeholder}>{placeholder ?? words('design-select')}</span>
    ) : (
      chosen.label
    );

  const whole = (ids: ControlIds) => (
    <>
      <button
        ref={button}
        id={ids.id}
        type="button"
        role="combobox"
        className={classNames(
          control.box,
          control[`size${size}`],
          styles.press,
          open && control.open,
          ids.invalid && control.invalid,
          disabled && control.disabled,
        )}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-labelledby={ids.labelId}
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
        aria-required={optional === true ? undefined : true}
        onClick={() => (open ? close() : show(start()))}
        onKeyDown={press}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      >
        {icon ? <Icon of={icon} size={inside ? 20 : 18} className={control.icon} /> : null}
        {inside ? (
          <span className={control.inside}>
            <span id={ids.labelId} className={control.insideLabel}>
              {label}
            </span>
            <span className={styles.strong}>{text}</span>
          </span>
        ) : (
          <span className={styles.value}>{text}</span>
        )}
        <Icon of={ChevronDown} size={18} className={control.icon} />
      </button>
      {open ? (
        <OptionList
          id={listId}
          labelledBy={ids.labelId}
          anchor={button}
          listRef={list}
          options={options}
          active={active}
          selected={value}
          typed=""
          stacked={false}
          onActive={setActive}
          onChoose={choose}
        />
      ) : null}
    </>
  );

  if (inside) {
    const controlId = id ?? `${made}-button`;
    const invalid = error !== undefined && error !== '';
    return (
      <div className={styles.whole}>
        {whole({
          id: controlId,
          labelId: `${controlId}-label`,
          describedBy: invalid ? `${controlId}-note` : undefined,
          invalid,
        })}
        {invalid ? <FieldError id={`${controlId}-note`}>{error}</FieldError> : null}
      </div>
    );
  }
  return (
    <Field label={label} help={help} error={error} optional={optional} labelHidden={labelHidden} id={id}>
      {whole}
    </Field>
  );
};
