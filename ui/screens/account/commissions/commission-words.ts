/** What periods are called, and the statement as a file. */
import { useMemo } from 'react';
import type { CommissionAccount } from '#application/portal/account/commissions.ts';
import { type Days, nameOfTaxYear, type TaxPeriod } from '#domain/account/tax-year.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { harmlessCell } from '#domain/money/spreadsheet.ts';
import { monthOf } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';

/** "November 2026", "Oct to Dec 2026", "2026–27". */
export function usePeriodName(country: string): (period: TaxPeriod, days: Days) => string {
  const words = useWords();
  const dates = useDates();
  return (period, days) => {
    const { from, to } = days;
    if (period === 'month') return dates.month(monthOf(from));
    if (period === 'quarter')
      return words('commissions-quarter', {
        from: dates.pieces(from)[1],
        to: dates.pieces(to)[1],
        year: to.slice(0, 4),
      });
    const name = nameOfTaxYear(days);
    return words(country === 'IN' ? 'commissions-tax-year' : 'commissions-year', { year: name });
  };
}

/** Writes every entry of some days to a CSV file that spreadsheets read as UTF-8, with the total below. */
export function useStatementFile(): (account: CommissionAccount, days: Days) => Promise<void> {
  const words = useWords();
  const zone = useBusinessZone();
  return useMemo(
    () => async (account, days) => {
      const rows = await account.entries(days);
      const { period } = account.state$.value;
      if (rows === undefined || period.kind !== 'ready') return;
      const { total } = period.value;
      const { unparse } = await import('papaparse');
      const table = [
        ['date', 'entry', 'reference', 'supplier', 'given', 'taken-back', 'tds', 'kept'].map((of) =>
          words(`commissions-column-${of}`),
        ),
        ...rows.map(({ key, entry, given, takenBack, tds, kept }) => [
          entry ? dateIn(entry.at, zone) : '',
          key,
          harmlessCell(entry?.reference ?? ''),
          harmlessCell(entry?.mark ?? ''),
          ...[given, takenBack, tds, kept].map(formatDecimal),
        ]),
        [
          words('commissions-total'),
          '',
          '',
          '',
          ...[total.given, total.takenBack, total.tds, total.kept].map(formatDecimal),
        ],
      ];
      account.save(days, `\u{feff}${unparse(table)}\r\n`);
    },
    [words, zone],
  );
}
