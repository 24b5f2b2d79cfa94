/** Where a journey goes, in one line of codes: DEL → BOM, DEL ⇄ BOM, DEL → BOM → BLR → DEL, or DEL → BOM, BLR → DEL. */
import { Fragment } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { isThereAndBack, type Route, routeStops } from '#domain/flight/offer/route.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import styles from './route-path.module.css';

export function RoutePath({ route, size = 14 }: { readonly route: Route; readonly size?: number }) {
  const pieces = routeStops(route);
  const turns = isThereAndBack(route);
  return (
    <span className={styles.route}>
      {(turns ? [pieces[0]?.slice(0, 2) ?? []] : pieces).map((stops, piece) => (
        <Fragment key={piece}>
          {piece === 0 ? null : ', '}
          {stops.map((stop, at) => (
            <Fragment key={at}>
              {at === 0 ? null : (
                <> {<Icon of={turns ? ArrowLeftRight : ArrowRight} size={size} mirrored={!turns} />} </>
              )}
              <Code>{stop}</Code>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
