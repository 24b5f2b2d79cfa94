/**
 * A panel beside what opened it, for a small piece of work that leaves the page usable. Escape and a press elsewhere
 * close it; Escape gives the focus back.
 */
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../theme/class-names.ts';
import { useAnchored } from './use-anchored.ts';
import { useDismissed } from './use-dismissed.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Read out as the panel's name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end' | 'centre' | undefined;
  /** Moves the focus to the first control inside; on by default. */
  readonly takesFocus?: boolean | undefined;
  readonly flush?: boolean | undefined;
  readonly id?: string | undefined;
}

const FIRST =
  '[data-first-focus], input:not(:disabled), button:not(:disabled):not([tabindex="-1"]), a[href], [tabindex="0"]';

const Shown = ({
  onClose,
  anchor,
  label,
  children,
  align = 'start',
  takesFocus = true,
  flush = false,
  id,
}: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(anchor, panel, true, { align, gap: 8 });
  useDismissed([panel, anchor], true, onClose);
  useEffect(() => {
    const shown = panel.current;
    if (!takesFocus || shown === null) return;
    const marked = shown.querySelector<HTMLElement>('[data-first-focus]');
    (marked ?? shown.querySelector<HTMLElement>(FIRST) ?? shown).focus();
  }, [takesFocus]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.panel, !flush && styles.padded)}
      onKeyDown={press}
    >
      {children}
    </div>
  );
};

export const Popover = (props: PopoverProps) => (props.open ? <Shown {...props} /> : null);
