/**
 * Paying what was put off before its day: charged in one commit with its entry of the ledger and of the history, so that it is paid once,
 * however often and from wherever it is asked for, also where its day has just come.
 */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { BalanceTooLow, NotAllowedInState, NotFound, notNow } from '#application/desk/failures.ts';
import { actorOf, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { PutOffBook } from '#application/backoffice/ports/booking/put-off-book.ts';
import { balanceCharged } from '../papers/mail-notice.ts';
import type { SoldProducts } from '../sold-product.ts';
import { chargesOf, putOffSaid } from './put-off-said.ts';

export interface PayBalancePorts {
  readonly putOffs: Pick<PutOffBook, 'keep'>;
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly sold: SoldProducts;
}

/** Turns that it takes while others write on the booking. */
const mostTurns = 5;

export function payBalance(
  { putOffs, amendments, sold }: PayBalancePorts,
  caller: Caller,
  { transactionId }: Parameters<BookingDesk['payBalance']>[0],
): ReturnType<BookingDesk['payBalance']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ticket');
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const booking = yield* amendments.booking(who.agencyId, transactionId);
      if (booking === undefined) return yield* new NotFound({ what: 'booking' });
      const { status, reference, putOff } = booking;
      if (!mayBeAmended('cancel', status)) return yield* new NotAllowedInState({ state: status });
      if (putOff === undefined || reference === undefined) return yield* new NotAllowedInState({ state: 'paid' });
      const due = { ...booking, reference, putOff };
      const kept = yield* putOffs.keep({
        ...putOffSaid(due, { code: 'balance-paid', letter: balanceCharged }),
        by: actorOf(who),
        charges: chargesOf(sold, due),
      });
      if (kept === 'too-low') return yield* new BalanceTooLow({ needed: putOff.amount });
      if (kept === 'done') return { transactionId, status };
    }
    return yield* notNow();
  });
}
