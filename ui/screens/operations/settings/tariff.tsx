/** The house's own tariff: what it charges, gives and adds for each service where nothing else is agreed, and what that comes to on a day. */
import { useEffect, useState } from 'react';
import { type AgencyRule, kindsOf, tariffOn } from '#domain/operations/agency-rules.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { useServices } from '#ui/booking/use-product.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { Terms } from '../terms/agency-terms.tsx';
import { useTermWords } from '../terms/term-words.ts';
import styles from './settings.module.css';

export function Tariff() {
  const words = useWords();
  const form = usePart(operationsParts.agencyRules);
  const { open } = useStateOf(form.state$);
  useEffect(() => void form.load(), [form]);
  // An agency's that was open before, until the tariff is there.
  const isOther = open.kind === 'ready' && !open.value.isHouse;
  return (
    <Loaded of={isOther ? { kind: 'loading' } : open} onAgain={() => void form.load()}>
      {(shown) => (
        <>
          <Card title={words('settings-tariff')} fact={words('settings-tariff-help')}>
            <div className={styles.tariffRows}>
              <Terms shown={shown} />
            </div>
          </Card>
          <OnDay rules={[...shown.rules, ...shown.over]} />
        </>
      )}
    </Loaded>
  );
}

/** What counts on a day, with what is not published yet. */
function OnDay({ rules }: { readonly rules: readonly AgencyRule[] }) {
  const words = useWords();
  const said = useTermWords();
  const offered = useServices();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const [day, setDay] = useState<IsoDate>();
  const on = day ?? today;
  const rows = offered.map(({ product, words: name }) => ({
    product,
    name: words(name),
    rules: tariffOn(rules, product, on),
  }));
  type Row = (typeof rows)[number];
  const value = (rule: AgencyRule | undefined) =>
    rule === undefined ? (
      words('settings-tariff-none')
    ) : (
      <span className={styles.tariff}>
        <bdi>{said.amount(rule)}</bdi> <small>{said.per(rule)}</small>
      </span>
    );
  const columns: readonly Column<Row>[] = [
    { key: 'service', header: words('markup-service'), cell: ({ name }) => name, names: true },
    ...kindsOf.house.map(
      (kind): Column<Row> => ({
        key: kind,
        header: words(`operations-terms-${kind}`),
        cell: (row) => value(row.rules[kind]),
      }),
    ),
  ];
  return (
    <Card title={words('settings-tariff-preview')} fact={words('settings-tariff-preview-help')} flush>
      <div className={styles.tariffDay}>
        <DateField
          id="tariff-day"
          label={words('settings-tariff-day')}
          value={on}
          onChange={(date) => setDay(date ?? undefined)}
          calendar={{ today, least: addDays(today, -1_000), most: addDays(today, 1_000) }}
        />
      </div>
      <DataTable
        label={words('settings-tariff-preview')}
        columns={columns}
        rows={rows}
        rowKey={({ product }) => product}
        density={52}
        narrow={({ name, rules: of }) => ({
          first: name,
          second: kindsOf.house.map((kind) => (
            <div key={kind}>
              {words(`operations-terms-${kind}`)}: {value(of[kind])}
            </div>
          )),
        })}
      />
    </Card>
  );
}
