/** The house at a glance, and asking a supplier about what is in doubt. */
import { Effect } from 'effect';
import { healthOf } from '#domain/operations/supplier-health.ts';
import { lateBefore, workKinds } from '#domain/operations/waiting-work.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, plusMinutes, startOfDay } from '#domain/time/instant.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { OverviewDesk } from '#application/desk/operations/overview.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { Clock } from '../ports/machine.ts';
import type { OverviewBook, SupplierCalls } from '../ports/operations/overview-book.ts';

export interface OverviewPorts {
  readonly overviews: OverviewBook;
  readonly supplierCalls: SupplierCalls;
  readonly clock: Clock;
  readonly businessZone: string;
  /** Settles sales and amendments that are due, and waits for it. */
  readonly settleDue: () => Effect.Effect<number>;
}

const mostDoubtful = 100;
const weekMinutes = 7 * 24 * 60;
const dayMinutes = 24 * 60;

export function makeOverviewDesk(ports: OverviewPorts): (caller: Caller) => OverviewDesk {
  const { overviews, supplierCalls, clock, businessZone } = ports;
  return (caller) => ({
    overview: () =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        const now = clock.now();
        const today = dateIn(now, businessZone);
        const late = Object.fromEntries(workKinds.map((kind) => [kind, lateBefore(kind, now)])) as Parameters<
          typeof overviews.waiting
        >[0];
        const [waiting, doubtful, calls, sold, before] = yield* Effect.all(
          [
            overviews.waiting(late),
            overviews.doubtful(mostDoubtful),
            supplierCalls.since(plusMinutes(now, -dayMinutes)),
            overviews.sold(startOfDay(today, businessZone), now),
            overviews.sold(startOfDay(addDays(today, -7), businessZone), plusMinutes(now, -weekMinutes)),
          ],
          { concurrency: 'unbounded' },
        );
        return {
          at: now,
          waiting,
          doubtful,
          suppliers: calls.map(({ counts, ...supplier }) => healthOf(supplier, counts, now)),
          today: sold,
          weekAgo: before,
        };
      }),
    askSupplier: (booking) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'operate');
        const isDoubtful = yield* overviews.due(booking, {
          agencyId: booking.agencyId,
          actorUserId: who.actor.userId,
          operation: 'operations.ask-supplier',
          reference: booking.transactionId,
        });
        if (!isDoubtful) return yield* new NotFound({ what: 'booking' });
        yield* ports.settleDue();
        return { outcome: (yield* overviews.inDoubt(booking)) ? 'waiting' : 'settled' } as const;
      }),
  });
}
