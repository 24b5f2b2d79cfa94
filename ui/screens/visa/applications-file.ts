/** The list of applications as a file that spreadsheets open. */
import { useMemo } from 'react';
import type { Cell, Table } from '#domain/money/spreadsheet.ts';
import type { ApplicationRow, ApplicationsWanted } from '#application/desk/visa/visa.ts';
import type { TrackVisa } from '#application/portal/visa/track-visa.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { csvOf } from '#ui/design/data/spreadsheet-file.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';

/** Writes every row of what is looked for, on whatever page it stands. */
export function useApplicationsFile(): (tracking: TrackVisa, wanted: ApplicationsWanted) => Promise<void> {
  const words = useWords();
  const country = useCountryName();
  const operates = useMay()('operate');
  return useMemo(() => {
    const day = (on: string | undefined): Cell => (on === undefined ? '' : { day: on });
    const cells = (row: ApplicationRow): readonly Cell[] => [
      row.transactionId,
      row.leadTraveller,
      row.applicants,
      country(row.destination),
      row.kind === undefined ? '' : words(`visa-kind-${row.kind}`),
      ...(operates ? [row.agency] : []),
      day(row.from),
      words(`visa-step-${row.step}`),
      row.missing ?? '',
      row.next === undefined ? '' : words(`visa-act-${row.next}`),
      day(row.nextOn),
      row.isShort === true ? words('visa-short') : '',
    ];
    const titles = [
      'visa-application',
      'visa-lead-applicant',
      'visa-applicants',
      'visa-where',
      'visa-kind',
      ...(operates ? ['visa-agency'] : []),
      'visa-from',
      'visa-step',
      'visa-missing-count',
      'visa-next',
      'visa-next-on',
      'visa-time',
    ];
    return async (tracking, wanted) => {
      const rows = await tracking.every(wanted);
      if (rows === undefined) return;
      const table: Table = [titles.map((id) => words(id)), ...rows.map(cells)];
      tracking.save(await csvOf(table));
    };
  }, [words, country, operates]);
}
