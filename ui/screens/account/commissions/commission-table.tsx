/** Given − taken back − tax = kept, and the same supplier by supplier. */
import { type CommissionFigures, type CommissionRow, type Commissions, incomeOf } from '#domain/account/commissions.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { isZero, type Money } from '#domain/money/money.ts';
import { useViewOfProduct } from '#ui/booking/use-product.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { Equation } from '#ui/design/data/equation.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './commissions.module.css';

export function CommissionTable({ found: { rows, total } }: { readonly found: Commissions }) {
  const words = useWords();
  const decimals = sharedDecimals(
    [...rows, total].flatMap(({ given, takenBack, tds, kept }) => [given, takenBack, tds, kept]),
  );
  const amount = (of: Money, tone?: 'gain') =>
    isZero(of) ? '–' : <Amount of={of} decimals={decimals} {...(tone && { tone })} />;
  const cells = ({ bookings, given, takenBack, tds, kept }: CommissionFigures) => ({
    bookings: words('commissions-number', { number: bookings }),
    given: amount(given),
    'taken-back': amount(takenBack),
    tds: amount(tds),
    kept: amount(kept, 'gain'),
  });
  const figures: readonly (keyof ReturnType<typeof cells>)[] = ['bookings', 'given', 'taken-back', 'tds', 'kept'];
  const columns: readonly Column<CommissionRow>[] = [
    { key: 'name', header: words('commissions-column-supplier'), cell: (row) => <Supplier of={row} />, names: true },
    ...figures.map((key) => ({
      key,
      header: words(`commissions-column-${key}`),
      numeric: true,
      cell: (row: CommissionRow) => cells(row)[key],
    })),
  ];
  return (
    <>
      <Card flush>
        <Equation
          decimals={decimals}
          terms={[
            {
              label: words('commissions-given'),
              amount: total.given,
              note: words('commissions-bookings', { count: total.bookings }),
            },
            {
              sign: '−',
              label: words('commissions-taken-back'),
              amount: total.takenBack,
              note: words('commissions-taken-back-note'),
            },
            { sign: '−', label: words('commissions-tds'), amount: total.tds, note: words('commissions-tds-note') },
            {
              sign: '=',
              label: words('commissions-kept'),
              amount: total.kept,
              note: words('commissions-kept-note'),
              tone: 'gain',
            },
          ]}
        />
      </Card>
      <Card flush title={words('commissions-by-supplier')} fact={words('commissions-rounded')}>
        <DataTable
          label={words('commissions-by-supplier')}
          columns={columns}
          rows={rows}
          rowKey={({ key, product = '' }) => `${product} ${key}`}
          totals={{ name: words('commissions-total'), ...cells(total) }}
          narrow={(row) => ({
            first: <Supplier of={row} />,
            firstEnd: amount(row.kept, 'gain'),
            second: words('commissions-bookings', { count: row.bookings }),
            secondEnd: (
              <>
                {words('commissions-tds')} {amount(row.tds)}
              </>
            ),
          })}
        />
        <p className={styles.explained}>
          {words('commissions-explained')}
          {isZero(incomeOf(total)) ? '' : ` ${words('commissions-explained-later')}`}
        </p>
      </Card>
    </>
  );
}

/** Whose commission it is; what is of no booking is an incentive or a correction. */
function Supplier({ of: { key, product } }: { readonly of: CommissionRow }) {
  const words = useWords();
  return (
    <span className={styles.name}>
      {product === undefined ? words('commissions-incentives') : <Sold product={product} mark={key} />}
    </span>
  );
}

function Sold({ product, mark }: { readonly product: NonNullable<CommissionRow['product']>; readonly mark: string }) {
  const view = useViewOfProduct(product);
  return (
    <>
      {view && <view.Mark mark={mark} size={24} />}
      <bdi>{mark}</bdi>
    </>
  );
}
