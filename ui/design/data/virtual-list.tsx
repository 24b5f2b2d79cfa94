/**
 * A long list in the page's own scroll, of which only what is in view is drawn. Rows may have different heights: they
 * are measured as they appear. They are known by their place, so that another order changes what is in them and builds
 * nothing again. When their contents change, those in view are drawn at once and the few kept ready beyond
 * the window a moment later. A row never goes back to earlier contents, wherever the change moves it.
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
  const now = useMemo(() => contentsOf(items, children), [items, children]);
  const later = useAfterPaint(now);
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
        if (items[row.index] === undefined) return null;
        const inView = row.index >= startIndex && row.start < edge - covered;
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
            <Place index={row.index} now={now} due={inView ? now : later} />
          </div>
        );
      })}
    </div>
  );
};

/** Items and the way each is drawn, as of one change. */
interface Contents<Item> extends Pick<VirtualListProps<Item>, 'items' | 'children'> {
  /** The later, the greater. */
  readonly stamp: number;
}

let stamps = 0;

function contentsOf<Item>(items: ArrayLike<Item>, children: VirtualListProps<Item>['children']): Contents<Item> {
  stamps += 1;
  return { items, children, stamp: stamps };
}

interface PlaceProps<Item> {
  readonly index: number;
  readonly now: Contents<Item>;
  /** The oldest contents that the place may show. */
  readonly due: Contents<Item>;
}

/** One place of the list. Contents that push it out of view are in it already, and stay. */
const Place = <Item,>({ index, now, due }: PlaceProps<Item>) => {
  const [shown, setShown] = useState(due);
  const latest = shown.stamp > due.stamp ? shown : due;
  if (latest !== shown) setShown(latest);
  const item = latest.items[index] ?? now.items[index];
  if (item === undefined) return null;
  return (
    <RowBehind.Provider value={latest.children !== now.children}>
      <Row item={item} index={index} drawn={latest.children} />
    </RowBehind.Provider>
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
