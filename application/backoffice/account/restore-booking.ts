/** A booking that CHECKBOOKS finds missing, put back by an elevated user as far as the books know it. */
import { Effect } from 'effect';
import { requiredFields, violation } from '#domain/rules/violation.ts';
import type { AccountDesk, RestoreBooking } from '#application/desk/account/account.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { LostBookings } from '../ports/account/lost-bookings.ts';

const longestId = 80;

export function restoreBooking(
  { lostBookings }: { readonly lostBookings: LostBookings },
  caller: Caller,
  asked: RestoreBooking,
): ReturnType<AccountDesk['restoreBooking']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { agencyId, transactionId } = asked;
    const names = ['agencyId', 'transactionId'] as const;
    const violations = [
      ...requiredFields(asked, names),
      ...names.flatMap((name) =>
        asked[name].length > longestId ? [violation('too-long', name, { most: longestId })] : [],
      ),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const outcome = yield* lostBookings.restore({
      agencyId,
      transactionId,
      actor: who.actor.name,
      record: { ...actedBy(who), agencyId, operation: 'account.restore-booking', reference: transactionId },
    });
    switch (outcome.kind) {
      case 'unknown':
        return yield* new NotFound({ what: 'booking' });
      case 'source-missing':
        return yield* refused(violation('restore-source-missing', 'transactionId', { source: outcome.source }));
      case 'made-again':
        return yield* refused(violation('restore-made-again', 'transactionId', { other: outcome.transactionId }));
      default:
        return { restored: outcome.kind === 'restored', status: outcome.status };
    }
  });
}

function refused(why: ReturnType<typeof violation>): Effect.Effect<never, Invalid> {
  return Effect.fail(new Invalid({ violations: [why] }));
}
