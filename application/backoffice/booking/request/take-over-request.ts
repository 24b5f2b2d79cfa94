/**
 * The operators' decision that a booking which no supplier confirmed is one: it is taken over at the price that they confirm,
 * for the agency that asked, and the request moves in the same commit. Whatever a supplier says by now stands above it.
 */
import { Effect } from 'effect';
import { checkAnswer } from '#domain/booking/request/rules.ts';
import type { Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { RequestDesk, TakeOverRequest } from '#application/desk/requests.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { RequestBook, RequestStep } from '#application/backoffice/ports/booking/request-book.ts';
import { actingFor, allowed, type AnswerRequestPorts, moveRequest } from './answer-request.ts';
import { askerOf } from './ask-request.ts';

export interface TakeOverRequestPorts
  extends Pick<AnswerRequestPorts, 'requested' | 'clock' | 'businessZone' | 'currency'> {
  readonly serviceRequests: Pick<RequestBook, 'find' | 'claimed'>;
}

export function takeOverRequest(
  ports: TakeOverRequestPorts,
  caller: Caller,
  { requestId, number, total, note }: TakeOverRequest,
): ReturnType<RequestDesk['takeOverRequest']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const said = note?.trim() ?? '';
    const violations = checkTotal(ports, total, said);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const asker = askerOf(who, requestId, { number, total, note: said, act: 'take-over' });
    return yield* moveRequest(ports, asker, number, (kept) =>
      Effect.gen(function* () {
        const state = yield* allowed('take-over', kept, who);
        const takeOver = ports.requested(kept.product)?.takeOver;
        if (takeOver === undefined) return yield* new NotAllowedInState({ state: kept.state });
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
        return yield* takeOver({ kept, total, acting: actingFor(who, kept), answers });
      }),
    );
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
