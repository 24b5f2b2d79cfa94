/**
 * A box to type in and choose from. The first usable match is ready for Enter while one types; arrows move, Escape
 * closes, Tab takes what is ready if something was typed. The options are local: either all of them, filtered here, or
 * (`filtered`) those the caller found for the typed text. What was typed and confirmed while the options were still coming
 * is kept, and its first match taken once they are there.
 */
import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
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
import styles from './combobox.module.css';

export type { Option } from './option-list.tsx';

export interface ComboboxProps extends FieldText {
  readonly id?: string | undefined;
  readonly options: readonly Option[];
  /** The chosen option; it need not be among the present options. */
  readonly selected: Option | null;
  readonly onSelect: (option: Option | null) => void;
  /** Notified of every change of the typed text. */
  readonly onType?: ((typed: string) => void) | undefined;
  /** The caller has filtered the options already. */
  readonly filtered?: boolean | undefined;
  /** The options are not there yet: nothing matches or fails to match until they are. */
  readonly waiting?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly icon?: IconShape | undefined;
  /** 54 puts the label inside the box. */
  readonly size?: 54 | 48 | 40 | 36 | 32 | undefined;
  /** Two-line options. */
  readonly stacked?: boolean | undefined;
  /** An entry after the options, such as "New traveller". */
  readonly action?:
    | {
        readonly label: string;
        readonly detail?: string;
        readonly icon?: IconShape;
        readonly onPress: (typed: string) => void;
      }
    | undefined;
  /** What to say when nothing matches. */
  readonly noMatches?: string | undefined;
  /** Lets the text itself be the value: `onType` carries it and nothing is put back on leaving. */
  readonly free?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

const MOST_SHOWN = 60;

const shownText = (option: Option | null): string =>
  option === null ? '' : option.lead === undefined ? option.label : `${option.lead} ${option.label}`;

const matching = (options: readonly Option[], typed: string): readonly Option[] => {
  if (typed.trim() === '') return options;
  const ranked: { readonly option: Option; readonly rank: number }[] = [];
  for (const option of options) {
    const places = [option.lead ?? '', option.label, option.detail ?? ''].map((text) => findLetters(text, typed));
    const first = places.findIndex((place) => place !== -1);
    if (first !== -1) ranked.push({ option, rank: first * 2 + (places[first] === 0 ? 0 : 1) });
  }
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
};

const nextUsable = (options: readonly Option[], from: number, step: 1 | -1, extra: number): number => {
  const count = options.length + extra;
  for (let tried = 1; tried <= count; tried += 1) {
    const at = (((from + step * tried) % count) + count) % count;
    if (at >= options.length || options[at]?.reason === undefined) return at;
  }
  return -1;
};

export const Combobox = ({
  id,
  label,
  help,
  error,
  optional,
  labelHidden,
  options,
  selected,
  onSelect,
  onType,
  filtered = false,
  waiting = false,
  placeholder,
  disabled = false,
  icon,
  size = 40,
  stacked = false,
  action,
  noMatches,
  free,
  onBlur,
  autoFocus,
  inputRef,
}: ComboboxProps) => {
  const words = useWords();
  const made = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  /** What is typed was confirmed before there were options; then what was taken of them, if anything matched. */
  const [confirmed, setConfirmed] = useState<'waiting' | { readonly taken: Option | undefined } | null>(null);

  const typed = free ?? draft ?? '';
  const shown = useMemo(
    () => (filtered ? options : matching(options, typed)).slice(0, MOST_SHOWN),
    [filtered, options, typed],
  );
  // Of what is looked for by the caller nothing is missing before anything is typed.
  const none = filtered && !waiting && typed.trim() === '' ? undefined : noMatches;
  const extra = action === undefined ? 0 : 1;
  const listed = open && (shown.length > 0 || extra > 0 || none !== undefined);
  const firstUsable = shown.findIndex((option) => option.reason === undefined);
  const atSelected = typed === '' && selected !== null ? shown.findIndex((option) => option.key === selected.key) : -1;
  const resting = atSelected !== -1 ? atSelected : firstUsable;
  const active = pointed !== null && pointed < shown.length + extra ? pointed : resting;
  const listId = `${made}-list`;

  const close = () => {
    setOpen(false);
    setPointed(null);
  };
  const confirmLater = () => waiting && free === undefined && draft !== null && draft.trim() !== '';
  const leave = () => {
    close();
    if (confirmLater()) {
      setConfirmed('waiting');
      return;
    }
    if (free === undefined && draft !== null && draft.trim() === '' && selected !== null) onSelect(null);
    setDraft(null);
    if (free === undefined) onType?.('');
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (option === undefined) {
      action?.onPress(typed);
    } else if (option.reason === undefined) {
      onSelect(option);
    } else {
      return;
    }
    setDraft(null);
    close();
  };
  if (confirmed === 'waiting' && !waiting) {
    const taken = shown[firstUsable];
    setConfirmed({ taken });
    if (taken !== undefined || !focused) {
      setDraft(null);
      setOpen(false);
      setPointed(null);
    }
  }
  const tell = useEffectEvent((taken: Option | undefined) => {
    if (taken !== undefined) onSelect(taken);
    if (!focused) onType?.('');
  });
  // Before anything that waited for the options, such as the sending of the form, goes on.
  useLayoutEffect(() => {
    if (confirmed !== null && confirmed !== 'waiting') tell(confirmed.taken);
  }, [confirmed]);
  const type = (text: string) => {
    setConfirmed(null);
    setDraft(text);
    setPointed(null);
    setOpen(true);
    onType?.(text);
  };

  useDismissed([box, list], open, close);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (!open) setOpen(true);
        else if (!event.altKey) setPointed(nextUsable(shown, active, event.key === 'ArrowDown' ? 1 : -1, extra));
        else if (event.key === 'ArrowUp') close();
        return;
      }
      case 'Enter':
        if (confirmLater()) {
          event.preventDefault();
          setConfirmed('waiting');
        } else if (open && active >= 0) {
          event.preventDefault();
          choose(active);
        }
        return;
      case 'Escape':
        if (open) {
          event.preventDefault();
          event.stopPropagation();
          close();
          setConfirmed(null);
          if (free === undefined) setDraft(null);
        }
        return;
      case 'Tab':
        if (open && draft !== null && draft.trim() !== '' && active >= 0 && active < shown.length && free === undefined)
          choose(active);
        return;
      default:
    }
  };

  const inside = size === 54;
  const rich = !focused && draft === null && selected !== null && free === undefined ? selected : null;

  const input = (ids: ControlIds) => (
    <span className={styles.typing}>
      <input
        ref={inputRef}
        id={ids.id}
        className={classNames(control.input, rich !== null && styles.covered)}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={autoFocus}
        disabled={disabled}
        placeholder={placeholder}
        value={free ?? draft ?? shownText(selected)}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && active >= 0 ? optionId(listId, active) : undefined}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
        aria-required={optional === true ? undefined : true}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onFocus={(event) => {
          setFocused(true);
          event.currentTarget.select();
        }}
        onClick={() => {
          if (!open) setOpen(true);
        }}
        onBlur={() => {
          setFocused(false);
          leave();
          onBlur?.();
        }}
      />
      {rich === null ? null : (
        <span className={styles.rich} aria-hidden="true">
          {rich.lead === undefined ? (
            rich.label
          ) : (
            <>
              <bdi>{rich.lead}</bdi> <span className={styles.richDetail}>{rich.label}</span>
            </>
          )}
        </span>
      )}
    </span>
  );

  const whole = (ids: ControlIds) => (
    <>
      <div
        ref={box}
        className={classNames(
          control.box,
          control[`size${size}`],
          ids.invalid && control.invalid,
          disabled && control.disabled,
        )}
      >
        {icon ? <Icon of={icon} size={inside ? 20 : 18} className={control.icon} /> : null}
        {inside ? (
          <span className={control.inside}>
            <label id={ids.labelId} htmlFor={ids.id} className={control.insideLabel}>
              {label}
            </label>
            {input(ids)}
          </span>
        ) : (
          input(ids)
        )}
        {inside || free !== undefined ? null : <Icon of={ChevronDown} size={18} className={control.icon} />}
      </div>
      {listed ? (
        <OptionList
          id={listId}
          labelledBy={ids.labelId}
          anchor={box}
          listRef={list}
          options={shown}
          active={active}
          selected={selected?.key ?? null}
          typed={typed}
          stacked={stacked}
          onActive={setPointed}
          onChoose={choose}
          empty={waiting ? words('design-please-wait') : none}
          action={action}
        />
      ) : null}
      <span className="unseen" role="status">
        {listed ? (waiting ? words('design-please-wait') : words('design-matches', { count: shown.length })) : ''}
      </span>
    </>
  );

  if (inside) {
    const controlId = id ?? `${made}-input`;
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
