/** What the fills and borders of a seat map mean; only what the map has. */
import type { ReactNode } from 'react';
import { type FacilityKind, type SeatMap, seatSpots } from '#domain/flight/extras/seat-map.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { SeatSample } from '#ui/design/data/seat-map.tsx';
import { facilityIcons, levelsOf } from './extras-seat-drawn.ts';
import { useExtrasWords } from './extras-words.ts';
import styles from './extras.module.css';

const facilityKinds: readonly FacilityKind[] = ['lavatory', 'galley', 'closet', 'stairs', 'door'];

export function SeatLegend({ map }: { readonly map: SeatMap }) {
  const { words, price } = useExtrasWords();
  const seats = seatSpots(map).map(({ seat }) => seat);
  const has = (is: (seat: (typeof seats)[number]) => boolean) => seats.some(is);
  return (
    <ul className={styles.legend} aria-label={words('extras-legend')}>
      {has(({ state, price: cost }) => state === 'free' && cost.minor === 0) ? (
        <Sign sample={<SeatSample />}>{words('extras-legend-free')}</Sign>
      ) : null}
      {levelsOf(map).map(({ level, from, to }) => (
        <Sign key={level} sample={<SeatSample level={level} />}>
          {from.minor === to.minor
            ? words('extras-legend-price', { price: price(from) })
            : words('extras-legend-prices', { from: price(from), to: price(to) })}
        </Sign>
      ))}
      {has(({ legroom }) => legroom) ? (
        <Sign sample={<SeatSample legroom />}>{words('extras-legend-legroom')}</Sign>
      ) : null}
      {has(({ notForChild }) => notForChild) ? (
        <Sign sample={<SeatSample notForChild />}>{words('extras-legend-not-for-child')}</Sign>
      ) : null}
      <Sign sample={<SeatSample state="taken" />}>{words('extras-legend-taken')}</Sign>
      {has(({ state }) => state === 'blocked') ? (
        <Sign sample={<SeatSample state="blocked" />}>{words('extras-legend-blocked')}</Sign>
      ) : null}
      <Sign sample={<SeatSample state="chosen" initials="M" />}>{words('extras-legend-chosen')}</Sign>
      {facilityKinds
        .filter((kind) => map.decks.some(({ facilities }) => facilities.some((each) => each.kind === kind)))
        .map((kind) => (
          <Sign key={kind} sample={<Icon of={facilityIcons[kind]} size={16} />}>
            {words(`extras-facility-${kind}`)}
          </Sign>
        ))}
      <li className={styles.keys}>{words('extras-seat-keys')}</li>
    </ul>
  );
}

function Sign({ sample, children }: { readonly sample: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.sign}>
      {sample}
      {children}
    </li>
  );
}
