/** By what sales are counted in the table, what each row is called, and the file of it. */
import { useMemo } from 'react';
import type { SalesDraft, SalesOverview } from '#application/portal/account/sale-summary.ts';
import type { SaleRow, SaleSummary } from '#domain/account/sale-summary.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { harmlessCell } from '#domain/money/spreadsheet.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { useWords } from '#ui/design/words/words.ts';

export const salesGroups = ['product', 'seller', 'staff'] as const satisfies readonly SalesDraft['by'][];

/** What a row stands for: a service by its name, others as they are kept. */
export function useRowName(): (row: SaleRow, by: SalesDraft['by']) => string {
  const words = useWords();
  const products = useProducts();
  return (row, by) => {
    const service = by === 'product' ? products.all.find(({ product }) => product === row.key) : undefined;
    return service === undefined ? row.key : words(service.words);
  };
}

type Save = (
  overview: SalesOverview,
  range: { readonly from: IsoDate; readonly to: IsoDate },
  by: SalesDraft['by'],
  summary: SaleSummary,
) => Promise<void>;

/** Writes the table at hand to a CSV file that spreadsheets read as UTF-8. */
export function useSalesFile(): Save {
  const words = useWords();
  const nameOf = useRowName();
  return useMemo(
    () => async (overview, range, by, summary) => {
      const seesNet = summary.total.net !== undefined;
      const cells = (name: string, row: SaleSummary['total']) => [
        harmlessCell(name),
        String(row.bookings),
        String(row.travellers),
        formatDecimal(row.sales),
        String(row.cancelled),
        formatDecimal(row.cancelledSales),
        ...(row.net && row.earned ? [formatDecimal(row.net), formatDecimal(row.earned)] : []),
      ];
      const columns = ['bookings', 'travellers', 'sales', 'cancelled-bookings', 'cancelled'];
      const { unparse } = await import('papaparse');
      const table = [
        [
          words(`sales-group-${by}`),
          ...[...columns, ...(seesNet ? ['net', 'earned'] : [])].map((of) => words(`sales-${of}`)),
        ],
        ...summary.rows.map((row) => cells(nameOf(row, by), row)),
        cells(words('sales-total'), summary.total),
      ];
      overview.save(range, `\u{feff}${unparse(table)}\r\n`);
    },
    [words, nameOf],
  );
}
