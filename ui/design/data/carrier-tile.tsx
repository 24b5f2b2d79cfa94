/**
 * An airline's tile: two letters on a neutral ground. Where pictures of airlines are configured it tries
 * `{base}/{code}.jpg` and keeps the letters when that fails. It stands beside the airline's name, which says the same.
 */
import { useState } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './carrier-tile.module.css';

export interface CarrierTileProps {
  /** The first two letters of a flight number. */
  readonly code: string;
  readonly base?: string | undefined;
  readonly size?: 24 | 28 | 32 | undefined;
}

export const CarrierTile = ({ code, base, size = 28 }: CarrierTileProps) => {
  const letters = code.slice(0, 2).toUpperCase();
  const source = base === undefined || base === '' ? null : `${base}/${encodeURIComponent(letters)}.jpg`;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classNames(styles.tile, styles[`size${size}`])} aria-hidden="true" dir="ltr">
      {source === null || failed === source ? (
        letters
      ) : (
        <img src={source} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(source)} />
      )}
    </span>
  );
};
