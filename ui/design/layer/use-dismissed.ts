/**
 * Says when an open panel should close: a press outside of it and its anchor, or the focus moving outside. Escape is
 * left to the widget, which knows where the focus must return.
 */
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

export const useDismissed = (
  inside: readonly RefObject<HTMLElement | null>[],
  open: boolean,
  dismiss: () => void,
): void => {
  const judged = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Node)) return;
    if (!inside.some((part) => part.current?.contains(target))) dismiss();
  });
  useEffect(() => {
    if (!open) return;
    const judge = (event: Event) => judged(event.target);
    document.addEventListener('pointerdown', judge, true);
    document.addEventListener('focusin', judge);
    return () => {
      document.removeEventListener('pointerdown', judge, true);
      document.removeEventListener('focusin', judge);
    };
  }, [open]);
};
