/**
 * A native modal dialog driven by a prop: opened in the top layer with the rest of the page inert, the focus put where
 * the work is, kept inside and given back, Escape answered by the owner.
 */
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { focusWhenEnabled } from './kept-focus.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])';

const focusable = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());

const putFocus = (dialog: HTMLDialogElement): void => {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const field = dialog.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input, textarea, [role="combobox"]):not(:disabled)',
  );
  const apply = dialog.querySelector<HTMLElement>('[data-dialog-apply]:not(:disabled)');
  const act = dialog.querySelector<HTMLElement>('[data-dialog-act] button:not(:disabled)');
  const target = marked ?? field ?? apply ?? act ?? focusable(dialog)[0] ?? dialog;
  target.focus();
};

export interface DialogHandlers {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

export const useDialog = (onEscape: (() => void) | null): DialogHandlers => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    putFocus(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) focusWhenEnabled(before);
    };
  }, []);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onEscape?.();
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onEscape?.();
        return;
      }
      if (event.key !== 'Tab') return;
      const stops = focusable(event.currentTarget);
      const first = stops[0];
      const last = stops.at(-1);
      const leaving = event.shiftKey ? first : last;
      const entering = event.shiftKey ? last : first;
      if (document.activeElement === leaving || !event.currentTarget.contains(document.activeElement)) {
        event.preventDefault();
        entering?.focus();
      }
    },
  };
};
