/** The refund tracker: by when each must have come, which are late, and how many there are of each kind. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AmendmentState } from '#domain/booking/amendment.ts';
import { refundDueOn, refundsOverdueBefore } from '#domain/booking/cancel/times.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { KeptRefund, RefundsSought } from '#application/backoffice/ports/booking/amendment-book.ts';
import { listRefunds } from '#application/backoffice/booking/cancel/list-refunds.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { makeCaller } from './fakes.ts';

const kept = (state: AmendmentState, openedAt: string): KeptRefund => ({
  amendmentId: 'FL1.1',
  transactionId: 'FL1',
  state,
  openedAt: instant(openedAt),
  ...(state === 'done' && { endedAt: instant(openedAt), ledgerEntry: 'LG-7' }),
  reference: 'K7PQ2M',
  mark: '6E',
  travellers: ['Asha Rao'],
  title: 'DEL-BOM',
  refund: rupees(2000),
  customerRefund: rupees(2100),
});

const look = async (
  refunds: readonly KeptRefund[],
  request: Parameters<typeof listRefunds>[2],
  caller = makeCaller(),
) => {
  const asked: RefundsSought[] = [];
  const counts = { underWay: 3, overdue: 1, done: 5, refused: 2 };
  const found = await Effect.runPromise(
    listRefunds(
      {
        amendments: {
          refunds: (_agency, sought) => {
            asked.push(sought);
            return Effect.succeed({ refunds, counts });
          },
        },
        clock: { now: () => instant('2026-12-11T06:00:00.000Z') },
        businessZone: 'Asia/Kolkata',
      },
      caller,
      request,
    ),
  );
  return { found, asked };
};

describe('the first day that is not overdue', () => {
  it('is the least whose refund is due today or later', () => {
    const days = fc.integer({ min: 0, max: 800 }).map((count) => addDays(isoDate('2026-01-01'), count));
    fc.assert(
      fc.property(days, (today) => {
        const first = refundsOverdueBefore(today);
        expect(refundDueOn(first) >= today).toBe(true);
        expect(refundDueOn(addDays(first, -1)) < today).toBe(true);
      }),
    );
  });
});

describe('refunds', () => {
  it('are late once their last day is over, while the airline owes them', async () => {
    // Asked for on Friday 20 November: due on Thursday 10 December, which is over.
    const late = '2026-11-20T08:00:00.000Z';
    const { found } = await look(
      [
        kept('in-doubt', late),
        kept('requested', '2026-11-20T18:31:00.000Z'),
        kept('requested', '2026-11-23T08:00:00.000Z'),
        kept('done', late),
        kept('refused', late),
      ],
      { page: 1 },
    );
    expect(found.refunds.map(({ state, dueOn, overdue }) => [state, dueOn, overdue])).toEqual([
      ['under-way', '2026-12-10', true],
      // Past midnight in India: Saturday.
      ['under-way', '2026-12-10', true],
      ['under-way', '2026-12-11', false],
      ['credited', '2026-12-10', false],
      ['refused', '2026-12-10', false],
    ]);
    expect(found).toMatchObject({ total: 10, counts: { overdue: 1, 'under-way': 3, credited: 5, refused: 2 } });
  });

  it('are looked through by state', async () => {
    const views = ['overdue', 'under-way', 'credited', 'refused'] as const;
    const all = await Promise.all(views.map((view) => look([], { page: 1, view })));
    expect(all.map(({ found }) => found.total)).toEqual([1, 3, 5, 2]);
    expect(all.map(({ asked: [sought] }) => [sought?.states, sought?.openedBefore])).toEqual([
      [['requested', 'in-doubt'], '2026-11-22T18:30:00.000Z'],
      [['requested', 'in-doubt'], undefined],
      [['done'], undefined],
      [['refused'], undefined],
    ]);
  });
});
