/**
 * Tells when an open panel should close: a press outside of it and its anchor, or the focus moving outside. Escape is
 * left to the widget, which knows where the focus must return.
 */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export const useDismissed = (
  inside: readonly RefObject<HTMLElement | null>[],
  open: boolean,
  dismiss: () => void,
): void => {
  const latest = useRef({ inside, dismiss });
  latest.current = { inside, dismiss };
  useEffect(() => {
    if (!open) return;
    const judge = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node)) return;
      if (latest.current.inside.some((part) => part.current?.contains(target))) return;
      latest.current.dismiss();
    };
    document.addEventListener('pointerdown', judge, true);
    document.addEventListener('focusin', judge);
    return () => {
      document.removeEventListener('pointerdown', judge, true);
      document.removeEventListener('focusin', judge);
    };
  }, [open]);
};
