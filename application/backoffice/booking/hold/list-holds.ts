/** The queue of holds: what is kept without paying, until when, and what ticketing it all needs of the account. */
import { Effect } from 'effect';
import { holdRadar } from '#domain/booking/hold/hold.ts';
import type { BookingDesk, HeldBookingRow } from '#application/desk/booking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

export interface ListHoldsPorts {
  readonly amendments: Pick<AmendmentBook, 'holds'>;
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

export const mostHolds = 200;

export function listHolds(ports: ListHoldsPorts, caller: Caller): ReturnType<BookingDesk['holds']> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'bookings');
    const [kept, account] = yield* Effect.all(
      [ports.amendments.holds(agencyId, mostHolds, corporate), ports.ledger.balance(agencyId)],
      { concurrency: 'unbounded' },
    );
    const { rows, spendable, today, all } = holdRadar(kept, account, {
      now: ports.clock.now(),
      zone: ports.businessZone,
    });
    const byId = new Map(kept.map((hold) => [hold.transactionId, hold]));
    return {
      holds: rows.flatMap(({ needs, spendableAfter, shortfall, ...row }): readonly HeldBookingRow[] => {
        const hold = byId.get(row.transactionId);
        if (hold === undefined) return [];
        const { needs: _needs, until: _until, ...shown } = hold;
        const { transactionId, until, minutesLeft, urgency } = row;
        return [
          {
            ...shown,
            transactionId,
            until,
            minutesLeft,
            urgency,
            account: { needs, spendableAfter, shortfall },
          },
        ];
      }),
      account: { spendable, today, all },
    };
  });
}
