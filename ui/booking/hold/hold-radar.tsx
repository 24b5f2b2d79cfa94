/** The time limits of an agency's holds: what they need of the account, and what is left as they come due. */
import type { HoldsQueue } from '#application/desk/booking.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import type { Decimals } from '#domain/money/format.ts';
import { isZero, type Money } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { HoldRadarChart } from './hold-radar-chart.tsx';
import styles from './hold-radar.module.css';

export interface HoldRadarProps {
  readonly queue: HoldsQueue;
  /** Without the figures, where the account stands beside it. */
  readonly alone?: boolean;
}

/** Nothing for callers who may not see what holds need. */
export function HoldRadar({ queue: { account, holds }, alone = false }: HoldRadarProps) {
  const words = useWords();
  const open = holds.filter(({ urgency }) => urgency !== 'expired');
  const [first] = open;
  if (account === undefined) return null;
  const { spendable, today, all } = account;
  const decimals = sharedDecimals([spendable, today.needs, all.needs, all.shortfall]);
  return (
    <div className={styles.radar}>
      {alone ? null : (
        <dl className={styles.figures}>
          <Figure label={words('manage-spendable')} amount={spendable} decimals={decimals} />
          <Figure
            label={words('manage-needed-today', { count: today.count })}
            amount={today.needs}
            decimals={decimals}
          />
          <Figure label={words('manage-needed-all', { count: all.count })} amount={all.needs} decimals={decimals} />
          {isZero(all.shortfall) ? null : (
            <Figure label={words('manage-shortfall')} amount={all.shortfall} decimals={decimals} short />
          )}
        </dl>
      )}
      {first === undefined ? null : (
        <HoldRadarChart
          // By the clock that the limits are counted by, whatever the device's says.
          now={plusMinutes(first.until, -first.minutesLeft)}
          spendable={spendable}
          holds={open.flatMap(({ reference, until, account: after }) =>
            after === undefined ? [] : [{ name: reference, until, left: after.spendableAfter }],
          )}
        />
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly amount: Money;
  readonly decimals: Decimals;
  readonly short?: boolean;
}

function Figure({ label, amount, decimals, short = false }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={short ? styles.short : undefined}>
        <Amount of={amount} decimals={decimals} strong />
      </dd>
    </div>
  );
}
