/**
 * Puts a panel beside its anchor in the browser's top layer, so that no card or dialog cuts it off: below when there is
 * room, else above, never beyond the window, following scrolls and resizes. The panel carries `popover="manual"`.
 */
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

export interface AnchorOptions {
  /** Which edge of the anchor the panel keeps to, in reading order. */
  readonly align?: 'start' | 'end' | 'centre' | undefined;
  readonly gap?: number | undefined;
  /** Makes the panel at least as wide as its anchor. */
  readonly matchWidth?: boolean | undefined;
}

const MARGIN = 8;

const place = (anchor: HTMLElement, panel: HTMLElement, options: AnchorOptions): void => {
  const { align = 'start', gap = 4, matchWidth = false } = options;
  const box = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  // A bar at the bottom edge of the window stays to be seen and pressed.
  const bar = document.querySelector('[data-edge="bottom"]')?.getBoundingClientRect();
  const height = bar === undefined || bar.height === 0 ? window.innerHeight : bar.top;
  if (matchWidth) panel.style.setProperty('min-inline-size', `${box.width}px`);
  panel.style.setProperty('max-inline-size', `${width - 2 * MARGIN}px`);
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const keepsLeft = (align === 'start') !== rightToLeft;
  const wished =
    align === 'centre' ? box.left + (box.width - size.width) / 2 : keepsLeft ? box.left : box.right - size.width;
  const left = Math.max(MARGIN, Math.min(wished, width - size.width - MARGIN));
  const below = box.bottom + gap;
  const above = box.top - gap - size.height;
  const fitsBelow = below + size.height <= height - MARGIN;
  const clamped = Math.max(MARGIN, height - size.height - MARGIN);
  const top = fitsBelow ? below : above >= MARGIN ? above : clamped;
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('top', `${top}px`);
};

export const useAnchored = (
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  options: AnchorOptions = {},
): void => {
  const { align, gap, matchWidth } = options;
  useLayoutEffect(() => {
    const shown = panel.current;
    const origin = anchor.current;
    if (!open || shown === null || origin === null) return;
    if (!shown.matches(':popover-open')) shown.showPopover();
    const again = () => place(origin, shown, { align, gap, matchWidth });
    again();
    const watcher = new ResizeObserver(again);
    watcher.observe(shown);
    watcher.observe(origin);
    window.addEventListener('resize', again);
    document.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', again);
      document.removeEventListener('scroll', again, { capture: true });
    };
  }, [anchor, panel, open, align, gap, matchWidth]);
};
