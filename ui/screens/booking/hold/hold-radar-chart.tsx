/**
 * What may still be spent, now and after each hold in turn is confirmed; what is missing stands hatched below the line. For
 * the eye alone: the table has the figures.
 */
import { sharedDecimals } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './holds.module.css';

/** What is left once a hold is confirmed; without a name what there is now. */
export interface RadarLevel {
  readonly name?: string;
  readonly left: Money;
}

/** So many can be told apart. */
const most = 12;

export function HoldRadarChart({ levels }: { readonly levels: readonly RadarLevel[] }) {
  const words = useWords();
  const shown = levels.slice(0, most);
  const decimals = sharedDecimals(shown.map(({ left }) => left));
  const amounts = shown.map(({ left }) => left.minor);
  const top = Math.max(0, ...amounts);
  const bottom = Math.min(0, ...amounts);
  const share = (minor: number) => `${(Math.abs(minor) / Math.max(1, top - bottom)) * 100}%`;
  return (
    <div className={styles.chart} aria-hidden="true">
      {shown.map(({ name, left }, at) => (
        <div key={at} className={styles.level}>
          <span className={classNames(styles.levelLeft, left.minor < 0 && styles.short)}>
            <Amount of={left} decimals={decimals} />
          </span>
          <span className={styles.levelRoom}>
            {left.minor < 0 ? (
              <span className={styles.missing} style={{ insetBlockStart: share(top), blockSize: share(left.minor) }} />
            ) : (
              <span className={styles.left} style={{ insetBlockEnd: share(bottom), blockSize: share(left.minor) }} />
            )}
            <span className={styles.zero} style={{ insetBlockEnd: share(bottom) }} />
          </span>
          <span className={styles.levelName}>
            {name === undefined ? words('manage-radar-now') : <Code>{name}</Code>}
          </span>
        </div>
      ))}
    </div>
  );
}
