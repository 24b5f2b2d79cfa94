/**
 * The operators' decision that a booking which no supplier confirmed is one: it is taken over at the price that they confirm,
 * for the agency that asked, and the request moves in the same commit. Whatever a supplier says by now stands above it.
 */
import { Effect } from 'effect';
import { checkAnswer } from '#domain/booking/request/rules.ts';
import type { Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { RequestDesk, TakeOverRequest } from '#application/desk/requests.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptRequest, RequestBook, RequestStep } from '#application/backoffice/ports/booking/request-book.ts';
import { checkRequestId } from '../check-request-id.ts';
import { allowed, type AnswerRequestPorts } from './answer-request.ts';
import { askerOf, changed } from './ask-request.ts';

export interface TakeOverRequestPorts
  extends Pick<AnswerRequestPorts, 'requested' | 'clock' | 'businessZone' | 'currency'> {
  readonly serviceRequests: Pick<RequestBook, 'find' | 'claimed'>;
}

/** How often it is judged again because somebody else was first; each time the request has moved on. */
const mostTurns = 5;

export function takeOverRequest(
  ports: TakeOverRequestPorts,
  caller: Caller,
  { requestId, number, total, note }: TakeOverRequest,
): ReturnType<RequestDesk['takeOverRequest']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const said = note?.trim() ?? '';
    const violations = [...checkRequestId(requestId), ...checkTotal(ports, total, said)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const asker = askerOf(who, requestId, { number, total, note: said, act: 'take-over' });
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const kept = yield* ports.serviceRequests.find(number);
      if (kept === undefined) return yield* new NotFound({ what: 'request' });
      const claimed = yield* ports.serviceRequests.claimed(asker);
      if (claimed?.kind === 'reused') return yield* new RequestIdReused({});
      if (claimed !== undefined) return yield* changed(ports, number);
      const state = yield* allowed('take-over', kept, who);
      const takingOver = ports.requested(kept.product)?.takeOver;
      if (takingOver === undefined) return yield* new NotAllowedInState({ state: kept.state });
      const answers = (transactionId: string): RequestStep => ({
        number,
        version: kept.version,
        at: ports.clock.now(),
        asker,
        next: {
          ...kept,
          state,
          answer: { price: total, ...(said !== '' && { note: said }) },
          bookings: [transactionId],
        },
        event: { code: 'take-over', params: { kind: kept.kind, transaction: transactionId } },
        notice: { to: 'agency', code: 'take-over' },
      });
      // The same answer, sent at once with this one, may have taken it over meanwhile.
      const moved = yield* takingOver({ kept, total, acting: actingFor(who, kept), answers }).pipe(
        Effect.catchTag('Invalid', (invalid) =>
          Effect.flatMap(ports.serviceRequests.claimed(asker), (since) =>
            since === undefined ? Effect.fail(invalid) : Effect.succeed('late' as const),
          ),
        ),
      );
      if (moved === 'reused') return yield* new RequestIdReused({});
      if (moved === 'done') return yield* changed(ports, number);
    }
    return yield* Effect.die(new Error(`Request ${number} was changed by others each time`));
  });
}

/** As the operators answer every request: an amount of the account's currency, a note that is not too long. */
function checkTotal(
  { currency, clock, businessZone }: TakeOverRequestPorts,
  total: Money,
  note: string,
): readonly Violation[] {
  const today = dateIn(clock.now(), businessZone);
  return [
    ...checkAnswer('take-over', { price: total, note }, { today, currency }).map((each) =>
      each.path === 'price' ? { ...each, path: 'total' } : each,
    ),
    ...(total.minor > 0 ? [] : [violation('amount-not-positive', 'total')]),
  ];
}

/** Whoever decides, at the desk of those who asked. */
function actingFor(who: SignedInCaller, { agencyId, agency }: KeptRequest): SignedInCaller {
  return agencyId === who.agencyId ? who : { ...who, agencyId, onBehalfOf: { agencyId, name: agency.companyName } };
}
