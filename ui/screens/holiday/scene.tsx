/** A drawn scene for a package or a day of one: by what it is about, and by its name, so that the same has the same picture. */
import type { PackageTheme } from '#domain/holiday/package/package.ts';
import styles from './holiday.module.css';

export function Scene({ of, theme }: { readonly of: string; readonly theme: PackageTheme | undefined }) {
  let seed = 7;
  for (const letter of of) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (
    <svg className={styles.scene} viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.sky} width="160" height="110" />
      <circle className={styles.sun} cx={30 + (seed % 100)} cy={22 + (seed % 12)} r="11" />
      <Shape theme={theme} seed={seed} />
    </svg>
  );
}

function Shape({ theme, seed }: { readonly theme: PackageTheme | undefined; readonly seed: number }) {
  const shift = (seed % 30) - 15;
  if (theme === 'beach' || theme === 'backwaters') {
    return (
      <>
        <rect className={styles.water} y="62" width="160" height="30" />
        <path className={styles.ground} d="M0 92 Q 60 78 160 90 V110 H0 Z" />
        <Palm x={40 + shift} y={92} />
        <Palm x={62 + shift} y={94} />
        <path className={styles.dark} d={`M${104 + shift} 70 h26 l-6 8 h-15 Z`} />
      </>
    );
  }
  if (theme === 'hills' || theme === 'snow' || theme === 'wildlife') {
    return (
      <>
        <path className={styles.far} d={`M-10 92 L${44 + shift} 38 L${92 + shift} 92 Z`} />
        <path className={styles.near} d={`M40 98 L${104 - shift} 48 L172 98 Z`} />
        <path className={styles.ground} d="M0 90 Q 80 80 160 94 V110 H0 Z" />
      </>
    );
  }
  if (theme === 'heritage') {
    return (
      <>
        <rect className={styles.near} x={38 + shift} y="56" width="84" height="38" />
        <path className={styles.dark} d={`M${60 + shift} 56 q20 -30 40 0 Z`} />
        <rect className={styles.far} x={28 + shift} y="42" width="8" height="52" />
        <rect className={styles.far} x={124 + shift} y="42" width="8" height="52" />
        <path className={styles.sky} d={`M${72 + shift} 94 v-18 q8 -12 16 0 v18 Z`} />
        <rect className={styles.ground} y="94" width="160" height="16" />
      </>
    );
  }
  return (
    <>
      {[22, 46, 66, 92, 116].map((x, at) => {
        const height = 28 + ((seed >> at) % 34);
        return (
          <rect
            key={x}
            className={at % 2 === 0 ? styles.near : styles.far}
            x={x}
            y={94 - height}
            width="20"
            height={height}
          />
        );
      })}
      <rect className={styles.ground} y="94" width="160" height="16" />
    </>
  );
}

function Palm({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.palm}>
      <path d={`M${x} ${y} q4 -22 2 -34`} />
      <path
        d={`M${x + 2} ${y - 34} q-14 -6 -18 4 M${x + 2} ${y - 34} q14 -8 20 2 M${x + 2} ${y - 34} q-6 -12 -14 -10 M${x + 2} ${y - 34} q8 -12 14 -8`}
      />
    </g>
  );
}
