/** How travellers of a ticket moved on the list since it was last looked at. */
import type { Booking, HistoryEvent } from '../../booking/booking.ts';
import { isListed } from '../../booking/units.ts';
import type { Instant } from '../../time/instant.ts';
import type { Standing, TrainIssued } from '../booking/train-booking.ts';
import { type BerthStatus, standingText, statusText } from './status.ts';

export interface RailMove {
  /** By position. */
  readonly traveller: number;
  readonly from: BerthStatus;
  readonly to: BerthStatus;
}

/**
 * Who stands otherwise than before, of those who still travel. Who gave up a berth moves no more, whatever the railway says.
 *
 * @example movesOf([{ booked: { kind: 'rac', number: 4 }, current: { kind: 'rac', number: 4 } }], [{ booked: { kind: 'rac', number: 4 }, current: { kind: 'rac', number: 1 } }], []).length // => 1
 */
export function movesOf(
  before: readonly Standing[],
  now: readonly Standing[],
  gone: readonly number[],
): readonly RailMove[] {
  return before.flatMap(({ current: from }, traveller): readonly RailMove[] => {
    const to = now[traveller]?.current;
    const same = to === undefined || (to.kind === from.kind && statusText(to) === statusText(from));
    return same || gone.includes(traveller) ? [] : [{ traveller, from, to }];
  });
}

/** The codes of a booking's history that are of the list: somebody moved, the first chart was made, the second. */
export const moveCodes = { moved: 'rail-moved', charted: 'rail-charted', again: 'rail-charted-again' } as const;
const codes = Object.values(moveCodes);
export type MoveCode = (typeof codes)[number];
/** Where the chart was made and nobody moved by it. */
export const noMoves = 'none';

/** Of a booking's history: when travellers moved or the chart was made. */
export interface KeptMove {
  readonly at: Instant;
  readonly charted: boolean;
  /** Of a chart, that it was the second. */
  readonly again?: boolean;
  /** 'Asha Rao GNWL 4 → RAC 2'; absent where the chart moved nobody. */
  readonly moves?: string;
  /** Where those stand from then on who moved. */
  readonly to?: readonly MovedTo[];
}

export interface MovedTo {
  /** By position. */
  readonly traveller: number;
  /** 'RAC 2'. */
  readonly status: string;
}

/** What a history keeps of moves: in one line by name, and of each who moved where they stand then. */
export function moveParams(moved: readonly RailMove[], names: readonly string[]): Readonly<Record<string, string>> {
  const said = moved
    .map(({ traveller, from, to }) => `${names[traveller] ?? ''} ${standingText(from)} → ${standingText(to)}`.trim())
    .join(', ');
  return {
    moves: said === '' ? noMoves : said,
    ...Object.fromEntries(moved.map(({ traveller, to }) => [`${movedTo}${traveller}`, standingText(to)])),
  };
}

/** Before a traveller's position. */
const movedTo = 'to';

/**
 * All moves that a history has, in its order.
 *
 * @example keptMoves([{ at: instant('2026-11-20T06:00:00Z'), code: 'confirmed' }]) // => []
 */
export function keptMoves(history: readonly Pick<HistoryEvent, 'at' | 'code' | 'params'>[]): readonly KeptMove[] {
  return history.flatMap(({ at, code, params }): readonly KeptMove[] => {
    if (!codes.some((each) => each === code)) return [];
    const moves = String(params?.['moves'] ?? noMoves);
    const to = Object.entries(params ?? {}).flatMap(([name, status]): readonly MovedTo[] =>
      name.startsWith(movedTo) ? [{ traveller: Number(name.slice(movedTo.length)), status: String(status) }] : [],
    );
    return [
      {
        at,
        charted: code !== moveCodes.moved,
        ...(code === moveCodes.again && { again: true }),
        ...(moves !== noMoves && { moves }),
        ...(to.length > 0 && { to }),
      },
    ];
  });
}

/** By traveller, how they stand; who gave up a berth has none. */
export function standingsNow({
  standings,
  gone = [],
}: Pick<TrainIssued, 'standings'> & Pick<Booking, 'gone'>): readonly BerthStatus[] {
  return standings.map(({ current }, traveller) =>
    isListed({ gone }, { traveller, item: 0 }) ? current : { kind: 'cancelled' },
  );
}

/** What was issued, as it stands now; those who gave up a berth stay as they were. */
export function issuedAfter(before: TrainIssued, now: TrainIssued, gone: readonly number[]): TrainIssued {
  return {
    pnr: before.pnr,
    standings: before.standings.map((standing, traveller) => {
      const current = now.standings[traveller]?.current;
      return current === undefined || gone.includes(traveller) ? standing : { ...standing, current };
    }),
    ...(now.chartedAt !== undefined && { chartedAt: now.chartedAt }),
    ...(now.secondChartedAt !== undefined && { secondChartedAt: now.secondChartedAt }),
  };
}

/** What is said of a ticket next: each chart by itself, also where both were made since it was looked at. */
export function nextOf(before: Pick<TrainIssued, 'chartedAt'>, { secondChartedAt, ...now }: TrainIssued): TrainIssued {
  const isFirstNew = before.chartedAt === undefined && now.chartedAt !== undefined;
  return isFirstNew || secondChartedAt === undefined ? now : { ...now, secondChartedAt };
}

/** As what a look at a ticket is kept: undefined where nothing happened. */
export function moveCode(before: TrainIssued, now: TrainIssued, moved: readonly RailMove[]): MoveCode | undefined {
  if (before.secondChartedAt === undefined && now.secondChartedAt !== undefined) return moveCodes.again;
  if (before.chartedAt === undefined && now.chartedAt !== undefined) return moveCodes.charted;
  return moved.length > 0 ? moveCodes.moved : undefined;
}

/** Everybody who still travelled fell off the list when the chart was made: the ticket is cancelled by the railway. */
export function isDropped({ standings, chartedAt }: Omit<TrainIssued, 'pnr'>, gone: readonly number[]): boolean {
  const left = standings.filter((_, traveller) => !gone.includes(traveller));
  return (
    chartedAt !== undefined &&
    left.some(({ booked }) => booked.kind !== 'no-berth') &&
    left.every(({ booked, current }) => current.kind === 'cancelled' || booked.kind === 'no-berth')
  );
}
