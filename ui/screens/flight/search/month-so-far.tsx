/** This month so far against the same days of the last one, in a handful of figures. */
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { changePercent, type MonthFigures } from '#domain/account/sales/month-so-far.ts';
import type { Money } from '#domain/money/money.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './month-so-far.module.css';

interface Measure {
  readonly key: string;
  /** Nothing to a reader who may not see it. */
  readonly of: (month: MonthFigures) => Money | number | undefined;
  /** More of it is good, bad, or neither. */
  readonly more: 'good' | 'bad';
}

const measures: readonly Measure[] = [
  { key: 'sales', of: ({ sales }) => sales, more: 'good' },
  { key: 'bookings', of: ({ bookings }) => bookings, more: 'good' },
  { key: 'earned', of: ({ earned }) => earned, more: 'good' },
  { key: 'refunded', of: ({ refunded }) => refunded, more: 'bad' },
];

export function MonthSoFar() {
  const words = useWords();
  const dates = useDates();
  const months = usePart(accountParts.monthComparison);
  const state = useStateOf(months.state$);
  const load = useCallback(() => void months.load(), [months]);
  useEffect(load, [load]);
  return (
    <Card title={words('flight-month')} aside={<Link to={paths.sales}>{words('flight-month-open')}</Link>}>
      {state.kind === 'loading' ? <SkeletonRows rows={4} height="40px" /> : null}
      {state.kind === 'failed' ? (
        <Alert
          kind="error"
          action={
            <Button size={32} onClick={load}>
              {words('shell-try-again')}
            </Button>
          }
        >
          {failureText(words, state.failure)}
        </Alert>
      ) : null}
      {state.kind === 'ready' ? (
        <>
          <p className={styles.days}>
            {words('flight-month-days', {
              now: dates.short(state.value.now.to),
              before: dates.short(state.value.before.to),
            })}
          </p>
          <dl className={styles.measures}>
            {measures.map(({ key, of, more }) => {
              const [now, before] = [of(state.value.now), of(state.value.before)];
              return now === undefined || before === undefined ? null : (
                <Measured key={key} label={words(`flight-month-${key}`)} now={now} before={before} more={more} />
              );
            })}
          </dl>
        </>
      ) : null}
    </Card>
  );
}

interface MeasuredProps {
  readonly label: string;
  readonly now: Money | number;
  readonly before: Money | number;
  readonly more: Measure['more'];
}

function Measured({ label, now, before, more }: MeasuredProps) {
  const words = useWords();
  return (
    <div className={styles.measure}>
      <dt>{label}</dt>
      <dd className={styles.now}>{figure(now, words)}</dd>
      <dd className={styles.before}>
        {words('flight-month-before')} {figure(before, words)}
      </dd>
      <dd className={styles.change}>
        <Change now={minorOf(now)} before={minorOf(before)} more={more} />
      </dd>
    </div>
  );
}

const minorOf = (of: Money | number): number => (typeof of === 'number' ? of : of.minor);

const figure = (of: Money | number, words: ReturnType<typeof useWords>): ReactNode =>
  typeof of === 'number' ? (
    <bdi>{words('flight-month-number', { number: of })}</bdi>
  ) : (
    <Amount of={of} decimals="whole" />
  );

function Change({
  now,
  before,
  more,
}: {
  readonly now: number;
  readonly before: number;
  readonly more: Measure['more'];
}) {
  const words = useWords();
  const percent = changePercent(now, before);
  if (percent === undefined) return null;
  const isGood = more === 'good' ? percent > 0 : percent < 0;
  return (
    <Badge
      kind={percent === 0 ? 'neutral' : isGood ? 'success' : 'warning'}
      icon={percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown}
    >
      {percent === 0
        ? words('flight-month-same')
        : words(percent > 0 ? 'flight-month-more' : 'flight-month-less', { percent: Math.abs(percent) })}
    </Badge>
  );
}
