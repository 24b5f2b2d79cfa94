/**
 * A range to drag: one thumb for a limit, two for a span. Arrows move a step, Page keys five, Home and End to the ends;
 * in right-to-left pages the range runs the other way and so do the arrows.
 */
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './filters.module.css';

export interface FilterRangeProps {
  /** Steps from 0 to this. */
  readonly most: number;
  /** Undefined for a range with an upper limit only. */
  readonly low?: number | undefined;
  readonly high: number;
  readonly lowLabel?: string | undefined;
  readonly highLabel: string;
  /** What a step stands for, in words. */
  readonly say: (step: number) => string;
  readonly onChange: (low: number, high: number) => void;
}

type Thumb = 'low' | 'high';

export function FilterRange({ most, low, high, lowLabel, highLabel, say, onChange }: FilterRangeProps) {
  const track = useRef<HTMLDivElement>(null);
  const dragged = useRef<Thumb | undefined>(undefined);
  const from = low ?? 0;
  const move = (thumb: Thumb, step: number) => {
    const within = Math.max(0, Math.min(most, step));
    const next: readonly [number, number] =
      thumb === 'low'
        ? [Math.min(within, high - 1), high]
        : [from, Math.max(within, from + (low === undefined ? 0 : 1))];
    if (next[0] !== from || next[1] !== high) onChange(next[0], next[1]);
  };
  const stepAt = (x: number): number => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return 0;
    const rightToLeft = track.current !== null && getComputedStyle(track.current).direction === 'rtl';
    const share = (x - box.left) / box.width;
    return Math.round((rightToLeft ? 1 - share : share) * most);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const step = stepAt(event.clientX);
    const nearLow =
      low !== undefined && (Math.abs(step - from) < Math.abs(step - high) || (from === high && step < from));
    dragged.current = nearLow ? 'low' : 'high';
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector<HTMLElement>(`[data-thumb="${dragged.current}"]`)?.focus({ preventScroll: true });
    event.preventDefault();
    move(dragged.current, step);
  };
  const key = (thumb: Thumb) => (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ahead = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const at = thumb === 'low' ? from : high;
    const steps: Readonly<Record<string, number>> = {
      [ahead]: at + 1,
      ArrowUp: at + 1,
      PageUp: at + 5,
      End: most,
      [back]: at - 1,
      ArrowDown: at - 1,
      PageDown: at - 5,
      Home: 0,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(thumb, step);
  };
  const share = (step: number) => `${(most === 0 ? 0 : step / most) * 100}%`;
  const thumb = (which: Thumb, step: number, label: string, least: number, limit: number) => (
    <span
      role="slider"
      tabIndex={0}
      data-thumb={which}
      className={styles.thumb}
      style={{ insetInlineStart: share(step) }}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={limit}
      aria-valuenow={step}
      aria-valuetext={say(step)}
      onKeyDown={key(which)}
    />
  );
  return (
    <div
      className={styles.range}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (dragged.current !== undefined) move(dragged.current, stepAt(event.clientX));
      }}
      onPointerUp={() => {
        dragged.current = undefined;
      }}
      onPointerCancel={() => {
        dragged.current = undefined;
      }}
    >
      <div ref={track} className={styles.rangeTrack}>
        <span
          className={styles.rangeFill}
          style={{ insetInlineStart: share(from), insetInlineEnd: share(most - high) }}
        />
        {low === undefined ? null : thumb('low', low, lowLabel ?? highLabel, 0, high)}
        {thumb('high', high, highLabel, from, most)}
      </div>
    </div>
  );
}
