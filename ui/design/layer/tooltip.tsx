/** A few more words about the control they wrap, shown while one points at it or it has the focus. Escape hides them. */
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { useAnchored } from './use-anchored.ts';
import styles from './popover.module.css';

export interface TooltipProps {
  readonly text: ReactNode;
  readonly children: ReactNode;
  /** The control fills its line. */
  readonly block?: boolean | undefined;
}

export const Tooltip = ({ text, children, block = false }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useAnchored(anchor, tip, open, { align: 'centre', gap: 6 });
  useEffect(() => {
    const control = anchor.current?.querySelector('button, a, input, [tabindex]');
    if (!open || !control) return;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [open, id]);
  return (
    <span
      ref={anchor}
      className={classNames(styles.tipped, block && styles.tippedBlock)}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          setOpen(false);
        }
      }}
    >
      {children}
      {open ? (
        <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
          {text}
        </span>
      ) : null}
    </span>
  );
};
