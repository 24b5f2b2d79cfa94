/** By what sales are counted in the table, what each row is called, and the file of it. */
import { useMemo } from 'react';
import type { SalesDraft, SalesOverview } from '#application/portal/account/sale-summary.ts';
import type { SaleRow, SaleSummary } from '#domain/account/sales/sale-summary.ts';
import type { Cell, Table } from '#domain/money/spreadsheet.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { directionOf, useLanguage, useWords } from '#ui/design/words/words.ts';
import { csvOf, type FileKind, workbookOf } from '#ui/design/data/spreadsheet-file.ts';

export const salesGroups = ['product', 'seller', 'staff', 'reason'] as const satisfies readonly SalesDraft['by'][];

/** What a row stands for: a service by its name, others as they are kept. */
export function useRowName(): (row: SaleRow, by: SalesDraft['by']) => string {
  const words = useWords();
  const products = useProducts();
  return (row, by) => {
    if (by === 'reason' && row.key === '') return words('sales-reason-none');
    const service = by === 'product' ? products.all.find(({ product }) => product === row.key) : undefined;
    return service === undefined ? row.key : words(service.words);
  };
}

type Save = (
  overview: SalesOverview,
  range: { readonly from: IsoDate; readonly to: IsoDate },
  by: SalesDraft['by'],
  summary: SaleSummary,
  as: FileKind,
) => Promise<void>;

/** Writes the table at hand to a file that spreadsheets open. */
export function useSalesFile(): Save {
  const words = useWords();
  const { language } = useLanguage();
  const nameOf = useRowName();
  return useMemo(
    () => async (overview, range, by, summary, as) => {
      const seesNet = summary.total.net !== undefined;
      const cells = (name: string, row: SaleSummary['total']): readonly Cell[] => [
        name,
        row.bookings,
        row.travellers,
        row.sales,
        row.cancelled,
        row.cancelledSales,
        ...(row.net && row.earned ? [row.net, row.earned] : []),
      ];
      const columns = ['bookings', 'travellers', 'sales', 'cancelled-bookings', 'cancelled'];
      const table: Table = [
        [
          words(`sales-group-${by}`),
          ...[...columns, ...(seesNet ? ['net', 'earned'] : [])].map((of) => words(`sales-${of}`)),
        ],
        ...summary.rows.map((row) => cells(nameOf(row, by), row)),
        cells(words('sales-total'), summary.total),
      ];
      const file = { name: words('title-sale-summary'), direction: directionOf(language) };
      if (as === 'csv') overview.save(range, await csvOf(table));
      else overview.saveWorkbook(range, await workbookOf(table, file));
    },
    [words, language, nameOf],
  );
}
