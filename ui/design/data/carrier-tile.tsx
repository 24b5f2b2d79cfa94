/**
 * An airline's tile: two letters on the airline's own colour. Where pictures of airlines are configured it tries
 * `{base}/{code}.jpg` and keeps the letters when that fails. It stands beside the airline's name, which says the same.
 */
import { createContext, useContext, useState } from 'react';
import { classNames } from '../theme/class-names.ts';
import { carrierColours } from './carrier-colours.ts';
import styles from './carrier-tile.module.css';

/** Where the pictures of airlines are, for all tiles of a page; empty where there are none. */
export const CarrierImages = createContext('');

export interface CarrierTileProps {
  /** The first two letters of a flight number. */
  readonly code: string;
  readonly size?: 24 | 28 | 32 | undefined;
}

export const CarrierTile = ({ code, size = 28 }: CarrierTileProps) => {
  const from = useContext(CarrierImages);
  const letters = code.slice(0, 2).toUpperCase();
  const source = from === '' ? null : `${from}/${encodeURIComponent(letters)}.jpg`;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={classNames(styles.tile, styles[`size${size}`])}
      aria-hidden="true"
      dir="ltr"
      style={{ backgroundColor: carrierColours.get(letters) }}
    >
      {source === null || failed === source ? (
        letters
      ) : (
        <img src={source} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(source)} />
      )}
    </span>
  );
};
