/**
 * What may still be spent as each hold in turn is confirmed by its limit, on a scale of time; what is missing stands hatched
 * below the line. For the eye alone: the table has the figures.
 */
import { sharedDecimals } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { type RadarHold, radarScale } from './radar-scale.ts';
import styles from './hold-radar.module.css';

export interface HoldRadarChartProps {
  readonly now: Instant;
  readonly spendable: Money;
  readonly holds: readonly RadarHold[];
}

export function HoldRadarChart({ now, spendable, holds }: HoldRadarChartProps) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const apart = useNarrow() ? 0.34 : 0.16;
  const { steps, names, hours } = radarScale(now, spendable, holds, { apart, zone });
  const decimals = sharedDecimals(steps.map(({ left }) => left));
  const amounts = steps.map(({ left }) => left.minor);
  const top = Math.max(0, ...amounts);
  const bottom = Math.min(0, ...amounts);
  const share = (minor: number) => percent(Math.abs(minor) / Math.max(1, top - bottom));
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.names}>
        {names.map(({ at, name, others, left }) => (
          <span key={name} className={styles.name} style={{ insetInlineStart: percent(at) }}>
            <Code strong>{others === 0 ? name : `${name} +${others}`}</Code>
            <span className={classNames(left.minor < 0 && styles.short)}>
              <Amount of={left} decimals={decimals} />
            </span>
          </span>
        ))}
      </div>
      <div className={styles.room}>
        {hours.map(({ at, when }) => (
          <span key={when} className={styles.hour} style={{ insetInlineStart: percent(at) }} />
        ))}
        {steps.map(({ from, to, left }, at) => (
          <span
            key={at}
            className={left.minor < 0 ? styles.missing : styles.left}
            style={{
              insetInlineStart: percent(from),
              inlineSize: percent(to - from),
              blockSize: share(left.minor),
              ...(left.minor < 0 ? { insetBlockStart: share(top) } : { insetBlockEnd: share(bottom) }),
            }}
          />
        ))}
        <span className={styles.zero} style={{ insetBlockEnd: share(bottom) }} />
      </div>
      <div className={styles.hours}>
        <span className={styles.hourName}>{words('manage-radar-now')}</span>
        {hours.map(({ at, when, isMidnight }) => (
          <span key={when} className={styles.hourName} style={{ insetInlineStart: percent(at) }}>
            {isMidnight ? dates.short(dateIn(when, zone)) : <Code>{clockOfLocal(placeTimeAt(when, zone).local)}</Code>}
          </span>
        ))}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
