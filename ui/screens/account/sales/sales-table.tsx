/** Sales by service, airline or person, and what the ledger says of the same bookings. */
import type { SalesDraft } from '#application/portal/account/sale-summary.ts';
import { earnedPercent, ownTaxOf, type SaleRow, type SaleSummary } from '#domain/account/sales/sale-summary.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { isZero, type Money } from '#domain/money/money.ts';
import { useViewOfProduct } from '#ui/booking/use-product.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { salesGroups, useRowName } from './sales-words.ts';
import styles from './sales.module.css';

interface SalesTableProps {
  /** Undefined while it is asked for. */
  readonly summary: SaleSummary | undefined;
  readonly by: SalesDraft['by'];
  readonly onBy: (by: SalesDraft['by']) => void;
}

export function SalesTable({ summary, by, onBy }: SalesTableProps) {
  const words = useWords();
  return (
    <Card
      flush
      title={words(`sales-by-${by}`)}
      aside={
        <Segmented
          label={words('sales-group')}
          size={32}
          segments={salesGroups.map((key) => ({ key, label: words(`sales-group-${key}`) }))}
          value={by}
          onChange={(key) => onBy(salesGroups.find((each) => each === key) ?? 'product')}
        />
      }
    >
      {summary === undefined ? (
        <SkeletonRows rows={4} height="44px" />
      ) : (
        <>
          <Rows summary={summary} by={by} />
          <Explained summary={summary} />
        </>
      )}
    </Card>
  );
}

function Rows({ summary: { rows, total }, by }: { readonly summary: SaleSummary; readonly by: SalesDraft['by'] }) {
  const words = useWords();
  const nameOf = useRowName();
  const decimals = sharedDecimals(
    [...rows, total].flatMap(({ sales, cancelledSales, net, earned }) => [
      sales,
      cancelledSales,
      ...listed(net, earned),
    ]),
  );
  const amount = (of: Money | undefined, tone?: 'gain') =>
    of === undefined ? null : <Amount of={of} decimals={decimals} {...(tone && { tone })} />;
  const number = (of: number) => words('sales-number', { number: of });
  const percent = (of: number | undefined) => (of === undefined ? '–' : words('sales-share', { percent: of }));
  const cells = (row: Omit<SaleRow, 'key'>) => ({
    bookings: number(row.bookings),
    travellers: number(row.travellers),
    sales: amount(row.sales),
    cancelled: row.cancelled === 0 ? '–' : amount(row.cancelledSales),
    net: amount(row.net),
    earned: amount(row.earned, 'gain'),
    percent: percent(earnedPercent(row)),
  });
  // Of two lines a row the last total is the one that is shown.
  const { sales: totalSales, ...otherTotals } = cells(total);
  const name = (row: SaleRow) => (
    <span className={styles.name}>
      {by === 'seller' && row.product ? <SellerMark product={row.product} mark={row.key} /> : null}
      {nameOf(row, by)}
    </span>
  );
  const figures: readonly (keyof ReturnType<typeof cells>)[] = [
    'bookings',
    'travellers',
    'sales',
    'cancelled',
    ...(total.net === undefined ? [] : (['net', 'earned', 'percent'] as const)),
  ];
  const columns: readonly Column<SaleRow>[] = [
    { key: 'name', header: words(`sales-group-${by}`), cell: name, names: true },
    ...figures.map((key) => ({
      key,
      header: words(`sales-${key}`),
      numeric: true,
      cell: (row: SaleRow) => cells(row)[key],
    })),
  ];
  return (
    <DataTable
      label={words(`sales-by-${by}`)}
      columns={columns}
      rows={rows}
      rowKey={({ key, product = '' }) => `${product} ${key}`}
      totals={{ name: words('sales-total'), ...otherTotals, sales: totalSales }}
      narrow={(row) => ({
        first: name(row),
        firstEnd: amount(row.sales),
        second: words('sales-bookings-note', { count: row.bookings }),
        secondEnd: row.earned && <Amount of={row.earned} decimals={decimals} tone="gain" />,
      })}
    />
  );
}

function SellerMark({ product, mark }: { readonly product: NonNullable<SaleRow['product']>; readonly mark: string }) {
  const view = useViewOfProduct(product);
  return view === undefined ? null : <view.Mark mark={mark} size={24} />;
}

/** How earned comes about, and what the ledger says of the same bookings. */
function Explained({ summary: { total, ledger } }: { readonly summary: SaleSummary }) {
  const words = useWords();
  const { language } = useLanguage();
  const said = (of: Money) => formatMoney(of, { locale: language });
  const ownTax = ownTaxOf(total);
  if (total.net === undefined || total.earned === undefined || ownTax === undefined || ledger === undefined)
    return null;
  return (
    <div className={styles.explained}>
      <p>
        {words(isZero(ownTax) ? 'sales-equation' : 'sales-equation-tax', {
          sales: said(total.sales),
          net: said(total.net),
          tax: said(ownTax),
          earned: said(total.earned),
        })}
      </p>
      <p>
        {words('sales-ledger', {
          count: ledger.entries,
          paid: said(ledger.paid),
          suppliers: said(ledger.suppliers),
          commission: said(ledger.commission),
          tds: said(ledger.tds),
          fees: said(ledger.fees),
        })}
        {isZero(ledger.paidElsewhere)
          ? null
          : ` ${words('sales-ledger-elsewhere', { paid: said(ledger.paidElsewhere) })}`}
      </p>
    </div>
  );
}

function listed(...amounts: readonly (Money | undefined)[]): readonly Money[] {
  return amounts.filter((each) => each !== undefined);
}
