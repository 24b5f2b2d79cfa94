/** Pictures of hotels and rooms, drawn from their ids: the same id has the same picture, and none is a photograph of the place. */
import type { ReactNode } from 'react';
import styles from './hotel.module.css';

export interface PictureProps {
  /** What it is drawn from. */
  readonly of: string;
  readonly scene: 'house' | 'room';
  readonly beach?: boolean;
}

export function Picture({ of, scene, beach = false }: PictureProps) {
  const seed = seedOf(of);
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.sky} width="240" height="180" />
      {scene === 'room' ? <RoomScene seed={seed} /> : beach ? <Beach seed={seed} /> : <House seed={seed} />}
    </svg>
  );
}

function House({ seed }: { readonly seed: number }) {
  const floors = 3 + (seed % 4);
  const columns = 4 + (Math.floor(seed / 4) % 3);
  const width = columns * 24 + 16;
  const height = floors * 22 + 20;
  const left = 120 - width / 2;
  const top = 158 - height;
  const windows: ReactNode[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit = (seed >> ((floor * columns + column) % 24)) % 3 === 0;
      windows.push(
        <rect
          key={`${floor} ${column}`}
          className={lit ? styles.accent : styles.pale}
          x={left + 14 + column * 24}
          y={top + 14 + floor * 22}
          width="12"
          height="12"
        />,
      );
    }
  }
  return (
    <>
      <circle className={styles.pale} cx={40 + (seed % 150)} cy="34" r="18" />
      <rect className={styles.wall} x={left} y={top} width={width} height={height} />
      <rect className={styles.dark} x={left - 4} y={top - 6} width={width + 8} height="6" />
      {windows}
      <rect className={styles.dark} x="110" y="142" width="20" height="16" />
      <rect className={styles.ground} y="158" width="240" height="22" />
      <Palm x={left - 22} y={158} />
      {seed % 2 === 0 ? <Palm x={left + width + 16} y={158} /> : null}
    </>
  );
}

function Beach({ seed }: { readonly seed: number }) {
  return (
    <>
      <circle className={styles.pale} cx={60 + (seed % 130)} cy="48" r="24" />
      <rect className={styles.accent} y="100" width="240" height="40" />
      <path className={styles.ground} d="M0 138q60-14 120 0t120 0v42H0z" />
      <Palm x={40 + (seed % 40)} y={164} />
      <Palm x={70 + (seed % 50)} y={158} />
      <path className={styles.dark} d="M150 150l26-12 26 12-2 4-24-10-24 10z" />
    </>
  );
}

function RoomScene({ seed }: { readonly seed: number }) {
  const window = seed % 2 === 0 ? 158 : 18;
  return (
    <>
      <rect className={styles.ground} y="142" width="240" height="38" />
      <rect className={styles.accent} x={window} y="22" width="64" height="54" />
      <rect className={styles.pale} x={window + 30} y="22" width="4" height="54" />
      <rect className={styles.dark} x="58" y="70" width="124" height="44" rx="8" />
      <rect className={styles.pale} x="50" y="104" width="140" height="26" rx="6" />
      <rect className={styles.accent} x="50" y="122" width="140" height="32" />
      <rect className={styles.white} x="66" y="94" width="46" height="18" rx="8" />
      <rect className={styles.white} x="128" y="94" width="46" height="18" rx="8" />
      <rect className={styles.wall} x={seed % 2 === 0 ? 22 : 202} y="116" width="20" height="38" />
    </>
  );
}

function Palm({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.trunk} d="M0 0Q-4-26 4-46" />
      <path className={styles.trunk} d="M4-46q-18-8-24 8M4-46q16-10 24 6M4-46q-10-18-24-12M4-46q8-18 24-14" />
    </g>
  );
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 16777216;
}
