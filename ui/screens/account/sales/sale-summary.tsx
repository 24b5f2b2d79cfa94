/** What the agency sold: in figures, day by day, and by service, airline or person; with what the ledger says of the same. */
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import type { SalesDraft } from '#application/portal/account/sale-summary.ts';
import { saleDays } from '#domain/account/sales/sale-summary.ts';
import { addDays, addMonths, type IsoDate, isoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Skeleton, SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { OwnAgency } from '../own-agency.tsx';
import { fileKinds } from '#ui/design/data/spreadsheet-file.ts';
import { SalesChart } from './sales-chart.tsx';
import { SalesTable } from './sales-table.tsx';
import { SalesTiles } from './sales-tiles.tsx';
import { salesGroups, useSalesFile } from './sales-words.ts';
import styles from './sales.module.css';

interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Whole months but the present one, which ends today. */
function presets(today: IsoDate): Readonly<Record<'month' | 'last' | 'quarter', Days>> {
  const first = isoDate(`${today.slice(0, 7)}-01`);
  return {
    month: { from: first, to: today },
    last: { from: addMonths(first, -1), to: addDays(first, -1) },
    quarter: { from: addMonths(first, -2), to: today },
  };
}

export function Screen() {
  const words = useWords();
  const id = useId();
  const overview = usePart(accountParts.sales);
  const clock = usePart(parts.clock);
  const state = useStateOf(overview.state$);
  const [query, setQuery] = useSearchParams();
  const today = clock.todayIn(useBusinessZone());
  const usual = presets(today);
  const from = query.get('from') ?? usual.month.from;
  const to = query.get('to') ?? usual.month.to;
  const on = saleDays.find((each) => each === query.get('on')) ?? 'booked';
  const by = salesGroups.find((each) => each === query.get('by')) ?? 'product';
  useEffect(() => {
    void overview.open({ from, to, on, by });
  }, [overview, from, to, on, by]);
  const save = useSalesFile();

  const choose = (next: Partial<SalesDraft>) => setQuery({ from, to, on, by, ...next }, { replace: true });
  const names = ['month', 'last', 'quarter'] as const;
  const preset = names.find((name) => usual[name].from === from && usual[name].to === to) ?? '';
  const { violations, curve, curveBy, table } = state;
  const days = { from: parseIsoDate(from), to: parseIsoDate(to) };
  const range = days.from && days.to ? { from: days.from, to: days.to } : undefined;
  const ready = range !== undefined && violations.length === 0 && table.kind === 'ready';
  const failed = [curve, table].find((each) => each.kind === 'failed');
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-sale-summary')}
        fact={<OwnAgency />}
        acts={
          <div className={styles.acts}>
            {fileKinds.map((as) => (
              <Button
                key={as}
                icon={as === 'csv' ? FileText : FileSpreadsheet}
                disabled={!ready}
                onClick={() => void (ready && save(overview, range, by, table.value, as))}
              >
                {words(`sales-${as}`)}
              </Button>
            ))}
            <Button icon={Printer} disabled={!ready} onClick={() => window.print()}>
              {words('sales-print')}
            </Button>
          </div>
        }
      />
      <div className={styles.range}>
        <Segmented
          label={words('sales-range')}
          size={40}
          segments={names.map((key) => ({ key, label: words(`sales-range-${key}`) }))}
          value={preset}
          onChange={(key) => choose(usual[names.find((name) => name === key) ?? 'month'])}
        />
        <DateField
          id={`${id}-from`}
          label={words('sales-from')}
          value={days.from ?? null}
          onChange={(date, typed) => choose({ from: date ?? typed })}
          error={violationAt(words, violations, 'from')}
          calendar={{ today, least: addDays(today, -3660), most: addDays(today, 366) }}
        />
        <DateField
          id={`${id}-to`}
          label={words('sales-to')}
          value={days.to ?? null}
          onChange={(date, typed) => choose({ to: date ?? typed })}
          error={violationAt(words, violations, 'to')}
          calendar={{ today, least: addDays(today, -3660), most: addDays(today, 366) }}
        />
        <Segmented
          label={words('sales-on')}
          size={40}
          segments={saleDays.map((key) => ({ key, label: words(`sales-on-${key}`) }))}
          value={on}
          onChange={(key) => choose({ on: saleDays.find((each) => each === key) ?? 'booked' })}
        />
      </div>
      {violations.length > 0 || range === undefined ? null : failed?.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('message-sales-failed')} ${failureText(words, failed.failure)}`}
          action={{ label: words('shell-try-again'), onPress: () => void overview.open({ from, to, on, by }) }}
        />
      ) : curve.kind !== 'ready' ? (
        <Waiting />
      ) : curve.value.rows.length === 0 ? (
        <Card>
          <EmptyState title={words('sales-none')}>{words('sales-none-help')}</EmptyState>
        </Card>
      ) : (
        <>
          <SalesTiles total={curve.value.total} />
          <SalesChart curve={curve.value} range={range} by={curveBy} on={on} />
          <SalesTable
            summary={table.kind === 'ready' ? table.value : undefined}
            by={by}
            onBy={(next) => choose({ by: next })}
          />
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Card flush>
        <div className={styles.tiles}>
          <Skeleton height="72px" />
        </div>
      </Card>
      <Card flush>
        <div className={styles.chart}>
          <Skeleton height="240px" />
        </div>
      </Card>
      <Card flush>
        <SkeletonRows rows={4} height="44px" />
      </Card>
    </>
  );
}
