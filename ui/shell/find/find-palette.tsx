/**
 * The palette over everything: type some letters, and Enter goes there. The field keeps the focus; the arrows move through
 * screens, bookings and saved travellers as through one list.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useProducts } from '#ui/booking/use-product.ts';
import { findParts } from '#ui/composition/find-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useDialog } from '#ui/design/layer/use-dialog.ts';
import { useStillPage } from '#ui/design/layer/use-still-page.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '../words/failure-words.ts';
import { FindOptions, findOptionId, useFindGroups } from './find-options.tsx';
import { palettePlaces } from './find-places.ts';
import type { TypedAhead } from './type-ahead.ts';
import styles from './find-palette.module.css';

export interface FindPaletteProps {
  /** What was typed before it was there. */
  readonly takeTyped: () => TypedAhead;
  readonly onClose: () => void;
}

export function FindPalette({ takeTyped, onClose }: FindPaletteProps) {
  const words = useWords();
  const find = usePart(findParts.find);
  const state = useStateOf(find.state$);
  const places = usePalettePlaces();
  const navigate = useNavigate();
  const dialog = useDialog(onClose);
  useStillPage();
  const listId = `${useId()}-list`;
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  /** Enter was pressed before what was meant had been found: the first find takes it. */
  const waits = useRef(false);
  useEffect(() => {
    find.open();
    const { text, entered } = takeTyped();
    if (text !== '') find.type(text);
    waits.current = entered && text !== '';
    return () => find.close();
  }, [find, takeTyped]);
  useEffect(() => find.offer(places), [find, places]);

  const groups = useFindGroups(state, places);
  const entries = useMemo(() => groups.flatMap(({ entries: each }) => each), [groups]);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === pointed),
  );
  const active = entries[at];
  const go = (href: string) => {
    // The page that comes takes the focus, not what had it before the palette.
    flushSync(onClose);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(href);
  };
  const choose = useRef(go);
  useEffect(() => {
    choose.current = go;
  });
  const first = entries[0]?.href;
  useEffect(() => {
    if (waits.current && first !== undefined && !state.searching && state.failure === undefined) choose.current(first);
  }, [first, state.searching, state.failure]);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined && (pointed !== undefined || !state.undecided)) go(active.href);
      else waits.current = state.searching;
      return;
    }
    const next = nextOf(entries.length, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(entries[next]?.key);
  };
  const text = state.text.trim();
  const nothing = entries.length === 0 && !state.searching && state.failure === undefined;
  return (
    <dialog
      {...dialog}
      className={styles.palette}
      aria-modal="true"
      aria-label={words('shell-find-label')}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.field}>
        <Icon of={Search} size={20} className={styles.fieldIcon} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          data-first-focus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={words('shell-find-label')}
          placeholder={words('shell-find-placeholder')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : findOptionId(listId, at)}
          value={state.text}
          onChange={(event) => {
            waits.current = false;
            setPointed(undefined);
            find.type(event.target.value);
          }}
          onKeyDown={press}
        />
        <IconButton icon={X} label={words('design-close')} onClick={onClose} />
      </div>
      {entries.length === 0 ? null : (
        <FindOptions
          id={listId}
          groups={groups}
          active={at}
          typed={text}
          onActive={(key) => setPointed(key)}
          onChoose={go}
        />
      )}
      {nothing ? (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{words('message-nothing-found')}</p>
          <p>{words('shell-find-nothing', { text })}</p>
          <p>{words('shell-find-nothing-help')}</p>
        </div>
      ) : null}
      {state.failure === undefined ? null : (
        <div className={styles.failure}>
          <Alert
            kind="error"
            title={words('shell-find-failed')}
            action={
              <Button size={32} onClick={() => find.again()}>
                {words('shell-try-again')}
              </Button>
            }
          >
            {failureText(words, state.failure)}
          </Alert>
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.status} role="status">
          {state.searching
            ? words('shell-find-searching')
            : text === ''
              ? ''
              : words('design-matches', { count: entries.length })}
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {words('shell-find-move')}
          <kbd>{words('shell-key-enter')}</kbd>
          {words('shell-find-open')}
          <kbd>{words('shell-key-escape')}</kbd>
          {words('shell-find-close')}
        </span>
      </div>
    </dialog>
  );
}

function usePalettePlaces() {
  const words = useWords();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const may = useMay();
  const { all } = useProducts();
  const enabled = configuration.kind === 'ready' ? configuration.configuration.enabledServices : undefined;
  return useMemo(() => palettePlaces(all, enabled ?? [], may, words), [all, enabled, may, words]);
}

/** Round and round; Home and End stay with the text. */
function nextOf(count: number, at: number, key: string): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'PageDown':
      return Math.min(count - 1, at + 5);
    case 'PageUp':
      return Math.max(0, at - 5);
    default:
      return undefined;
  }
}
