/**
 * A long list in the page's own scroll, of which only what is in view is drawn. Rows may have different heights: they
 * are measured as they appear.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import styles from './virtual-list.module.css';

export interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Pixels, before a row was measured. */
  readonly estimatedHeight: number;
  readonly gap?: number | undefined;
  readonly overscan?: number | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

export const VirtualList = <Item,>({
  label,
  items,
  itemKey,
  estimatedHeight,
  gap = 0,
  overscan = 6,
  children,
}: VirtualListProps<Item>) => {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top + window.scrollY));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  // A function that is new at each drawing would have every row of the list measured again.
  const latestKey = useRef(itemKey);
  latestKey.current = itemKey;
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : latestKey.current(item);
    },
    [items],
  );
  const estimateSize = useCallback(() => estimatedHeight, [estimatedHeight]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    getItemKey,
    gap,
    overscan,
    scrollMargin: offset,
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            role="listitem"
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            data-index={row.index}
            className={styles.row}
            style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
          >
            {children(item, row.index)}
          </div>
        );
      })}
    </div>
  );
};
