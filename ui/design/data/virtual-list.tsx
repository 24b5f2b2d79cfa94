/**
 * A long list in the page's own scroll, of which only what is in view is drawn. Rows may have different heights: they
 * are measured as they appear. They are known by their place, so that another order changes what is in them and builds
 * nothing again. When their contents change, those in view are drawn at once and the few kept ready beyond
 * the window a moment later.
 */
import { createContext, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useAfterPaint } from '../theme/use-after-paint.ts';
import styles from './virtual-list.module.css';

/**
 * Whether a row still shows what it showed before the last change. Of a group of radios, one in such a row must not claim to
 * be the chosen one: the browser would take the choice from the row that has it.
 */
export const RowBehind = createContext(false);

export interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: ArrayLike<Item>;
  /** Pixels, before a row was measured. */
  readonly estimatedHeight: number;
  readonly gap?: number | undefined;
  readonly overscan?: number | undefined;
  /** Pixels at the bottom edge of the window that something else always covers. */
  readonly covered?: number | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

export const VirtualList = <Item,>({
  label,
  items,
  estimatedHeight,
  gap = 0,
  overscan = 6,
  covered = 0,
  children,
}: VirtualListProps<Item>) => {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const measured = useRef(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = Math.round(top + window.scrollY);
      // Every change of the list resizes the page; the same figure once more would draw all rows twice.
      if (next === measured.current) return;
      measured.current = next;
      setOffset(next);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  const estimateSize = useCallback(() => estimatedHeight, [estimatedHeight]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    gap,
    overscan,
    scrollMargin: offset,
  });
  const later = useAfterPaint(useMemo(() => ({ items, children }), [items, children]));
  const rows = virtualizer.getVirtualItems();
  // Worked out with the rows.
  const { startIndex = 0 } = virtualizer.range ?? {};
  const { scrollOffset, scrollRect } = virtualizer;
  const edge =
    scrollOffset === null || scrollRect === null ? Number.POSITIVE_INFINITY : scrollOffset + scrollRect.height;
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {rows.map((row) => {
        const inView = row.index >= startIndex && row.start < edge - covered;
        const item = (inView ? undefined : later.items[row.index]) ?? items[row.index];
        if (item === undefined) return null;
        return (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            role="listitem"
            aria-setsize={later.items.length}
            aria-posinset={row.index + 1}
            data-index={row.index}
            className={styles.row}
            style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
          >
            <RowBehind.Provider value={!inView && later.children !== children}>
              <Row item={item} index={row.index} drawn={inView ? children : later.children} />
            </RowBehind.Provider>
          </div>
        );
      })}
    </div>
  );
};

interface RowProps<Item> {
  readonly item: Item;
  readonly index: number;
  readonly drawn: (item: Item, index: number) => ReactNode;
}

const DrawnRow = <Item,>({ item, index, drawn }: RowProps<Item>) => drawn(item, index);

// `memo` forgets the type parameter, which the component it wraps has.
const Row = memo(DrawnRow) as typeof DrawnRow;
