/** A map that is fetched when it is first wanted, with what stands in its place until then, or where it cannot be had. */
import { type ComponentType, useEffect, useState } from 'react';
import { useMapTiles } from '#ui/composition/use-house.ts';
import type { PriceMapProps } from '#ui/design/map/price-map.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Skeleton } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './late-map.module.css';

type Loaded = ComponentType<PriceMapProps>;

export function LateMap(props: Omit<PriceMapProps, 'tiles'>) {
  const words = useWords();
  const tiles = useMapTiles();
  const [Map, setMap] = useState<Loaded | 'failed' | undefined>(undefined);
  useEffect(() => {
    if (Map !== undefined) return;
    import('#ui/design/map/price-map.tsx').then(
      ({ PriceMap }) => setMap(() => PriceMap),
      () => setMap('failed'),
    );
  }, [Map]);
  if (Map === 'failed') {
    return (
      <div className={styles.failed}>
        <ErrorPanel
          message={words('design-map-failed')}
          action={{ label: words('shell-try-again'), onPress: () => setMap(undefined) }}
        />
      </div>
    );
  }
  return Map === undefined ? <Skeleton height="100%" /> : <Map {...props} tiles={tiles} />;
}
