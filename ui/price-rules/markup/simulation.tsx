/** What past sales would have been marked up by under the rules as they stand on the page: in all, by rule, by booking. */
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MarkupRules } from '#application/portal/agency/markup/markup-rules.ts';
import type { MarkupSimulation, ReplayedBooking } from '#application/desk/agency/markup.ts';
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { isNegative, isZero, subtract } from '#domain/money/money.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TodayContext } from '#ui/design/date/today.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from '../rules.module.css';

const months = ['last', 'this'] as const;

export function Simulation({ rules }: { readonly rules: MarkupRules }) {
  const words = useWords();
  const dates = useDates();
  const { agencyId, simulation, rules: list } = useStateOf(rules.state$);
  // The bookings of another agency are no pages of this desk.
  const elsewhere = agencyId !== undefined;
  const [month, setMonth] = useState<(typeof months)[number]>('last');
  const run = () => void rules.simulate(month);
  const today = use(TodayContext)();
  const later =
    list.kind === 'ready' && today !== null ? list.value.filter(({ isOn, from }) => isOn && from > today).length : 0;
  return (
    <Card
      title={words('markup-effect')}
      fact={
        simulation?.kind === 'ready'
          ? words('markup-effect-of', {
              from: dates.short(simulation.value.from),
              to: dates.short(simulation.value.to),
              count: simulation.value.bookings,
            })
          : words('markup-effect-note')
      }
    >
      <div className={styles.choice}>
        <Chips
          single
          label={words('markup-month')}
          chips={months.map((key) => ({ key, label: words(`markup-month-${key}`) }))}
          chosen={[month]}
          onChange={([key]) => setMonth(key === 'this' ? 'this' : 'last')}
        />
        <Button size={32} busy={simulation?.kind === 'loading'} onClick={run}>
          {words('markup-replay')}
        </Button>
      </div>
      {later === 0 ? null : <p className={styles.quiet}>{words('markup-replay-later', { count: later })}</p>}
      {simulation === undefined ? null : simulation.kind === 'loading' ? (
        <SkeletonRows rows={4} height="32px" />
      ) : simulation.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, simulation.failure)}
          action={{ label: words('shell-try-again'), onPress: run }}
        />
      ) : (
        <Effect simulation={simulation.value} elsewhere={elsewhere} rules={list.kind === 'ready' ? list.value : []} />
      )}
    </Card>
  );
}

function Effect({
  simulation,
  elsewhere,
  rules,
}: {
  readonly simulation: MarkupSimulation;
  readonly elsewhere: boolean;
  readonly rules: readonly MarkupRule[];
}) {
  const words = useWords();
  const { before, after, rules: effects, changed, cut, bookings } = simulation;
  const difference = subtract(after, before);
  const largest = Math.max(1, ...effects.map(({ amount }) => amount.minor));
  const nameOf = (ruleId: string | undefined) =>
    ruleId === undefined
      ? words('markup-no-rule')
      : (rules.find((rule) => rule.ruleId === ruleId)?.name ?? words('markup-other-rule'));
  if (bookings === 0) return <p className={styles.quiet}>{words('markup-no-sales')}</p>;
  return (
    <>
      <p className={styles.figures} role="status">
        <strong>
          <Amount of={after} />
        </strong>
        <span>
          {isZero(difference) ? (
            words('markup-same')
          ) : (
            <>
              <Amount of={difference} signed tone={isNegative(difference) ? 'loss' : 'gain'} /> {words('markup-was')}{' '}
              <Amount of={before} />
            </>
          )}
        </span>
      </p>
      {cut ? <p className={styles.quiet}>{words('markup-cut')}</p> : null}
      <ul className={styles.bars}>
        {effects.map(({ ruleId, amount, was, bookings: count }) => (
          <li key={ruleId ?? ''}>
            <bdi>{nameOf(ruleId)}</bdi>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(100 * Math.max(0, amount.minor)) / largest}%` }} />
            </span>
            <span className={styles.amount}>
              <Amount of={amount} />
              <span className={styles.quiet}>
                {amount.minor === was.minor ? (
                  words('markup-bookings', { count })
                ) : (
                  <>
                    {words('markup-was')} <Amount of={was} />
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {changed.length === 0 ? null : <Changed changed={changed} elsewhere={elsewhere} />}
    </>
  );
}

interface ChangedProps {
  readonly changed: readonly ReplayedBooking[];
  readonly elsewhere: boolean;
}

function Changed({ changed, elsewhere }: ChangedProps) {
  const words = useWords();
  const dates = useDates();
  const id = ({ transactionId }: ReplayedBooking) =>
    elsewhere ? (
      <Code>{transactionId}</Code>
    ) : (
      <Link to={bookingPath(transactionId)}>
        <Code>{transactionId}</Code>
      </Link>
    );
  const moved = ({ before, after }: ReplayedBooking) => {
    const difference = subtract(after, before);
    return (
      <>
        <Amount of={after} strong />
        <Second>
          <Amount of={difference} signed tone={isNegative(difference) ? 'loss' : 'gain'} />
        </Second>
      </>
    );
  };
  const columns: readonly Column<ReplayedBooking>[] = [
    { key: 'id', header: words('markup-column-booking'), cell: id, names: true },
    {
      key: 'title',
      header: words('markup-column-trip'),
      cell: ({ title, bookedOn }) => (
        <>
          <bdi>{title}</bdi>
          <Second>{dates.short(bookedOn)}</Second>
        </>
      ),
    },
    { key: 'was', header: words('markup-column-was'), cell: ({ before }) => <Amount of={before} />, numeric: true },
    { key: 'now', header: words('markup-column-now'), cell: moved, numeric: true },
  ];
  return (
    <DataTable
      label={words('markup-changed', { count: changed.length })}
      columns={columns}
      rows={changed}
      rowKey={({ transactionId }) => transactionId}
      narrow={(booking) => ({
        first: <bdi>{booking.title}</bdi>,
        firstEnd: moved(booking),
        second: id(booking),
        secondEnd: <Amount of={booking.before} />,
      })}
    />
  );
}
