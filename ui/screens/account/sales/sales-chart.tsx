/** Bars over the days or months of a range. Each says its figure to readers who cannot see how high it is. */
import { useState } from 'react';
import { saleCurve, type SaleDay, type SaleRow, type SaleSummary } from '#domain/account/sales/sale-summary.ts';
import { formatMoney } from '#domain/money/format.ts';
import { type Money, money } from '#domain/money/money.ts';
import { type IsoDate, isoDate, isoMonth } from '#domain/time/calendar-date.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { niceTop } from './nice-scale.ts';
import styles from './sales.module.css';

const measures = ['sales', 'earned', 'bookings'] as const;
type Measure = (typeof measures)[number];

interface SalesChartProps {
  readonly curve: SaleSummary;
  readonly range: { readonly from: IsoDate; readonly to: IsoDate };
  readonly by: 'day' | 'month';
  readonly on: SaleDay;
}

/** Labels under the bars, at most; a window of 390 px has room for no more. */
const mostLabels = 31;
/** These may be wider. */
const fewBars = 12;

export function SalesChart({ curve, range, by, on }: SalesChartProps) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const [wanted, setWanted] = useState<Measure>('sales');
  const { currency } = curve.total.sales;
  const offered = measures.filter((each) => each !== 'earned' || curve.total.earned !== undefined);
  const measure = offered.includes(wanted) ? wanted : 'sales';
  const bars = saleCurve(curve.rows, range, by, currency);
  const valueOf = (row: SaleRow): number => (measure === 'bookings' ? row.bookings : (row[measure]?.minor ?? 0));
  const most = Math.max(...bars.map(valueOf));
  const top = niceTop(most);
  const said = (value: number) =>
    measure === 'bookings'
      ? words('sales-number', { number: value })
      : formatMoney(amountOf(value), { locale: language, decimals: 'whole' });
  const amountOf = (minor: number): Money => money(minor, currency);
  const every = Math.ceil(bars.length / mostLabels);
  const nameOf = ({ key }: SaleRow) => (by === 'day' ? dates.short(isoDate(key)) : dates.month(isoMonth(key)));
  const shortOf = ({ key }: SaleRow) =>
    by === 'day' ? String(Number(key.slice(8))) : dates.pieces(isoDate(`${key}-01`))[1];
  return (
    <Card
      flush
      title={words(`sales-by-${by}`)}
      fact={words(`sales-chart-note-${on}`)}
      aside={
        <Segmented
          label={words('sales-measure')}
          size={32}
          segments={offered.map((key) => ({ key, label: words(`sales-${key}`) }))}
          value={measure}
          onChange={(key) => setWanted(measures.find((each) => each === key) ?? 'sales')}
        />
      }
    >
      <div className={styles.chart}>
        <div className={styles.lines} aria-hidden="true">
          {[1, 0.5, 0].map((share) => (
            <span key={share} className={styles.line}>
              <bdi>{share === 0 ? '' : said(Math.round(top * share))}</bdi>
            </span>
          ))}
        </div>
        <ol
          className={styles.bars}
          data-few={bars.length <= fewBars || undefined}
          data-dense={bars.length > mostLabels || undefined}
        >
          {bars.map((row, at) => {
            const value = valueOf(row);
            return (
              <li key={row.key} className={styles.bar} title={`${nameOf(row)}: ${said(value)}`}>
                <span className={styles.room}>
                  <span className={styles.fill} style={{ blockSize: `${Math.max(0, value / top) * 100}%` }} />
                </span>
                <span className="unseen">{words('sales-bar', { day: nameOf(row), amount: said(value) })}</span>
                <span className={styles.tick} aria-hidden="true">
                  {at % every === 0 ? shortOf(row) : ''}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
