/**
 * A plane longer than its place: it fades where more of it follows, and a press moves it on. Keys reach every seat without,
 * so both are for the pointer alone.
 */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import styles from './seat-map.module.css';

export const SeatScroll = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const [beyond, setBeyond] = useState({ before: false, after: false });
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const look = () => {
      // Counted from the start of the line, whichever side that is.
      const from = Math.abs(box.scrollLeft);
      const before = from > 1;
      const after = from + box.clientWidth < box.scrollWidth - 1;
      setBeyond((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  const step = (forward: boolean) => {
    const box = place.current;
    if (box === null) return;
    const along = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollBy({ left: along * (forward ? 1 : -1) * box.clientWidth * 0.6 });
  };
  return (
    <div className={styles.stage}>
      <div
        ref={place}
        className={classNames(
          styles.scroll,
          className,
          beyond.before && styles.moreBefore,
          beyond.after && styles.moreAfter,
        )}
      >
        {children}
      </div>
      {(['before', 'after'] as const).map((side) =>
        beyond[side] ? (
          <button
            key={side}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={classNames(styles.step, styles[side])}
            onClick={() => step(side === 'after')}
          >
            <Icon of={side === 'after' ? ChevronRight : ChevronLeft} size={18} mirrored />
          </button>
        ) : null,
      )}
    </div>
  );
};
