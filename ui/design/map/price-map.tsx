/** A map with pins, fetched when somebody opens one. Its pins are buttons; the arrows move it, plus and minus bring it closer. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { DrawnMap, type MapHeard, type MapShown, type MapTiles } from './drawn-map.ts';
import styles from './price-map.module.css';

export interface PriceMapProps extends MapShown, Partial<MapHeard> {
  /** Read out. */
  readonly label: string;
  readonly chosen?: string | undefined;
  readonly tiles: MapTiles | undefined;
}

export function PriceMap({ label, pins, places, onWay, chosen, tiles, onChoose, onView }: PriceMapProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap | undefined>(undefined);
  const heard = useRef<Partial<MapHeard>>({});
  useLayoutEffect(() => {
    heard.current = { onChoose, onView };
  });
  const [closer, farther] = [words('design-map-closer'), words('design-map-farther')];
  const { url, credit = '' } = tiles ?? {};
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const made = new DrawnMap(
      current,
      url === undefined ? undefined : { url, credit },
      { closer, farther },
      {
        onChoose: (key) => heard.current.onChoose?.(key),
        onView: (keys) => heard.current.onView?.(keys),
      },
    );
    drawn.current = made;
    const watcher = new ResizeObserver(() => made.resized());
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      drawn.current = undefined;
      made.remove();
    };
  }, [url, credit, closer, farther]);
  useEffect(() => drawn.current?.show({ pins, places, onWay }), [pins, places, onWay, url, credit, closer, farther]);
  useEffect(() => drawn.current?.choose(chosen), [chosen, pins, places, onWay]);
  return (
    // A map has no reading direction: east is where it is.
    <div className={styles.frame} dir="ltr">
      <div ref={box} className={styles.box} role="region" aria-label={label} />
    </div>
  );
}
