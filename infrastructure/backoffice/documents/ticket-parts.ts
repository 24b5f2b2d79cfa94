/** What the tickets and vouchers of several products say alike. */
import type { Booking } from '#domain/booking/booking.ts';
import { isFinal } from '#domain/booking/life.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type {
  PaperBlock,
  PaperColumn,
  PaperEnd,
  PaperTable,
  PaperText,
  PaperWay,
} from '#domain/booking/papers/paper-sheet.ts';
import { clockOfLocal, dateOfLocal, dayOffset, minutesBetween, type PlaceTime } from '#domain/time/place-time.ts';
import { cell, plain, said } from './layout-parts.ts';
import type { Speech } from './speech.ts';

/** A name, and its value at the far edge. */
export const valueColumns: readonly PaperColumn[] = [
  { label: '', share: 2 },
  { label: '', share: 1, end: true },
];

/** What was paid, line by line; no table where the paper shows no amounts. */
export function chargesTable(
  { product, price: { lines, total } }: Pick<ProductPaper, 'product' | 'price'>,
  { say, money }: Speech,
  own: Partial<Pick<PaperTable, 'heading' | 'columns' | 'beside'>> = {},
): readonly PaperTable[] {
  if (lines.length === 0) return [];
  return [
    {
      kind: 'table',
      heading: say('document-charges'),
      columns: valueColumns,
      rows: [
        ...lines.map(({ label, amount }) => ({
          cells: [cell(said(say(`document-line-${label}`, { product }))), cell(plain(money(amount)))],
        })),
        { cells: [cell(said(say('document-total'))), cell(plain(money(total)))], total: true },
      ],
      ...own,
    },
  ];
}

export interface UntilTable {
  readonly heading: string;
  readonly until: string;
  readonly kept: string;
  readonly note: string;
  /** In order of time: what is kept until then, that moment included. */
  readonly steps: readonly { readonly until: PlaceTime; readonly kept: PaperText }[];
}

/** What giving it up costs; no table where that is not said. */
export function untilTable({ heading, until, kept, note, steps }: UntilTable, { date }: Speech): readonly PaperTable[] {
  if (steps.length === 0) return [];
  return [
    {
      kind: 'table',
      heading,
      columns: [
        { label: until, share: 2 },
        { label: kept, share: 1, end: true },
      ],
      rows: steps.map((step) => ({
        cells: [[[said(date(dateOfLocal(step.until.local))), plain(clockOfLocal(step.until.local))]], cell(step.kept)],
      })),
      note,
    },
  ];
}

export interface TimedEnd {
  readonly at: PlaceTime;
  readonly place: string;
  readonly details: PaperEnd['details'];
}

/** From a place at one time to a place at another, and how long that takes. */
export function timedWay(
  { title, from, to, facts }: Pick<PaperWay, 'title' | 'facts'> & { readonly from: TimedEnd; readonly to: TimedEnd },
  { say, longDate }: Speech,
): PaperWay {
  const minutes = minutesBetween(from.at, to.at);
  const later = dayOffset(from.at.local, to.at.local);
  const end = ({ at, place, details }: TimedEnd): PaperEnd => ({ time: clockOfLocal(at.local), place, details });
  return {
    kind: 'way',
    mark: '',
    title,
    date: longDate(dateOfLocal(from.at.local)),
    from: end(from),
    to: { ...end(to), ...(later > 0 && { day: `+${later}` }) },
    between: [said(say('document-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }))],
    facts,
  };
}

/** That nobody travels on it any more. */
export const notForTravel = (status: Booking['status'], heading: string): readonly PaperBlock[] =>
  isFinal(status) ? [{ kind: 'list', heading, items: [] }] : [];

/** What is to be known before one leaves, as long as anybody does. */
export const beforeTravel = (
  status: Booking['status'],
  { say }: Speech,
  advice: readonly string[],
): readonly PaperBlock[] =>
  isFinal(status)
    ? []
    : [
        {
          kind: 'list',
          heading: say('document-before-travel'),
          items: advice.map((each) => [said(each)]),
          marked: true,
        },
      ];
