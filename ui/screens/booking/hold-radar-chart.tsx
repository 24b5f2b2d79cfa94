/** What may still be spent, stepped down hold by hold; what is missing stands hatched below the line. The table has the figures. */
import { useId } from 'react';
import type { Money } from '#domain/money/money.ts';
import styles from './holds.module.css';

const most = 16;
/** So many fill the width, or more. */
const least = 8;
const height = 96;
const step = 40;

export function HoldRadarChart({ levels }: { readonly levels: readonly Money[] }) {
  const hatch = useId();
  const shown = levels.slice(0, most).map(({ minor }) => minor);
  const top = Math.max(1, ...shown);
  const bottom = Math.min(0, ...shown);
  const scale = height / (top - bottom);
  const zero = top * scale;
  const width = Math.max(least, shown.length) * step;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="6" className={styles.hatch} />
      </pattern>
      {shown.map((level, at) => (
        <rect
          key={at}
          x={at * step + 2}
          width={step - 4}
          y={level >= 0 ? zero - level * scale : zero}
          height={Math.max(1, Math.abs(level) * scale)}
          className={level >= 0 ? styles.level : styles.missing}
          fill={level >= 0 ? undefined : `url(#${hatch})`}
        />
      ))}
      <line x1="0" x2={width} y1={zero} y2={zero} className={styles.zero} />
    </svg>
  );
}
