/** What the law sets, to be read: a figure that is wrong here is wrong in the product, and no house may change it by itself. */
import { use } from 'react';
import { standing, type StatutoryRule, statutoryRules } from '#domain/price/statutory-rules.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TodayContext } from '#ui/design/date/today.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './settings.module.css';

const badges = {
  'in-force': 'success',
  over: 'neutral',
  'to-come': 'info',
} as const satisfies Readonly<Record<ReturnType<typeof standing>, BadgeKind>>;

export function Law() {
  const words = useWords();
  const dates = useDates();
  const today = use(TodayContext)();
  const name = ({ kind }: StatutoryRule) => words(`settings-law-${kind}`);
  const value = ({ value: set }: StatutoryRule) =>
    'amount' in set ? <Amount of={set.amount} /> : words('settings-law-percent', { percent: set.basisPoints / 100 });
  const days = ({ from, to }: StatutoryRule) =>
    to === undefined
      ? words('settings-law-since', { from: dates.numeric(from) })
      : words('settings-law-days', { from: dates.numeric(from), to: dates.numeric(to) });
  const state = (rule: StatutoryRule) => {
    if (today === null) return null;
    const is = standing(rule, today);
    return <Badge kind={badges[is]}>{words(`settings-law-${is}`)}</Badge>;
  };
  const source = ({ note }: StatutoryRule) => (
    <bdi lang="en" dir="ltr" className={styles.source}>
      {note}
    </bdi>
  );
  const columns: readonly Column<StatutoryRule>[] = [
    { key: 'rule', header: words('settings-law-rule'), cell: name, names: true },
    { key: 'value', header: words('settings-law-value'), numeric: true, cell: value },
    { key: 'days', header: words('settings-law-in-force-days'), cell: days },
    { key: 'state', header: words('settings-law-state'), cell: state },
    { key: 'source', header: words('settings-law-source'), cell: source },
  ];
  return (
    <Card title={words('settings-law')} fact={words('settings-law-help')} flush>
      <DataTable
        label={words('settings-law')}
        columns={columns}
        rows={statutoryRules}
        rowKey={({ id }) => id}
        density={52}
        narrow={(rule) => ({
          first: name(rule),
          firstEnd: value(rule),
          second: (
            <>
              {days(rule)}
              <br />
              {source(rule)}
            </>
          ),
          secondEnd: state(rule),
        })}
      />
    </Card>
  );
}
