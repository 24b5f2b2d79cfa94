/** The dated rules that the house sells by and does not set itself, to be read: a figure that is wrong here is wrong in the product. */
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { keptRules, type KeptRule } from '#domain/operations/kept-rules.ts';
import { standing } from '#domain/price/statutory-rules.ts';
import { useServices } from '#ui/booking/use-product.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { Chips } from '#ui/design/choice/chips.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TodayContext } from '#ui/design/date/today.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './settings.module.css';

const badges = {
  'in-force': 'success',
  over: 'neutral',
  'to-come': 'info',
} as const satisfies Readonly<Record<ReturnType<typeof standing>, BadgeKind>>;

const whatever = 'any';

export function Law() {
  const words = useWords();
  const offered = useServices();
  const [chosen, setChosen] = useState<string>(whatever);
  const of = (key: string) => keptRules.filter(({ service = whatever }) => service === key);
  const groups = [
    { key: whatever, label: words('settings-law-any') },
    ...offered.map(({ product: key, words: name, icon }) => ({ key, label: words(name), icon })),
  ];
  return (
    <Card title={words('settings-law')} fact={words('settings-law-help')} flush>
      <div className={styles.lawOf}>
        <Chips
          single
          label={words('settings-law-of')}
          chips={groups.map((group) => ({ ...group, count: of(group.key).length }))}
          chosen={[chosen]}
          onChange={([key]) => setChosen(key ?? whatever)}
        />
        <p>
          {words('settings-law-own')}{' '}
          <Link to={{ search: '?section=settings&part=tariff' }}>{words('settings-part-tariff')}</Link>
        </p>
      </div>
      <Rules rules={of(chosen)} />
    </Card>
  );
}

function Rules({ rules }: { readonly rules: readonly KeptRule[] }) {
  const words = useWords();
  const dates = useDates();
  const today = use(TodayContext)();
  const name = ({ kind, id }: KeptRule) => (
    <>
      {words(`settings-law-${kind}`)}
      <Second>
        <Code>{id}</Code>
      </Second>
    </>
  );
  const value = ({ value: set }: KeptRule) =>
    set === undefined
      ? words('settings-law-see-source')
      : 'amount' in set
        ? words('settings-law-amount', { amount: set.amount, currency: set.currency })
        : words('settings-law-percent', { percent: set.basisPoints / 100 });
  const days = ({ from, to }: KeptRule) =>
    to === undefined
      ? words('settings-law-since', { from: dates.numeric(from) })
      : words('settings-law-days', { from: dates.numeric(from), to: dates.numeric(to) });
  const state = (rule: KeptRule) => {
    if (today === null) return null;
    const is = standing(rule, today);
    return <Badge kind={badges[is]}>{words(`settings-law-${is}`)}</Badge>;
  };
  const source = ({ note }: KeptRule) => (
    <bdi lang="en" dir="ltr" className={styles.source}>
      {note}
    </bdi>
  );
  const columns: readonly Column<KeptRule>[] = [
    { key: 'rule', header: words('settings-law-rule'), cell: name, names: true },
    { key: 'value', header: words('settings-law-value'), numeric: true, cell: value },
    { key: 'days', header: words('settings-law-in-force-days'), cell: days },
    { key: 'state', header: words('settings-law-state'), cell: state },
    { key: 'source', header: words('settings-law-source'), cell: source },
  ];
  return (
    <DataTable
      label={words('settings-law')}
      columns={columns}
      rows={rules}
      rowKey={({ kind, id, from, note }) => [kind, id, from, note].join(' ')}
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
  );
}
