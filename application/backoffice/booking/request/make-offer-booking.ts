/**
 * Bookings of an accepted offer, as the supplier has recorded them: the operators enter each record with its documents, and it
 * becomes a booking of the agency out of what was paid for the offer. Booking, ledger and request move in one commit.
 */
import { Effect } from 'effect';
import { depositUsed } from '#domain/account/offer-deposit.ts';
import { checkOfferBooking, isAllMade, offerCost, partyOf } from '#domain/booking/request/offer-terms.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { MakeOfferBooking, RequestDesk } from '#application/desk/requests.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { RequestBook, RequestStep } from '#application/backoffice/ports/booking/request-book.ts';
import { actingFor, allowed, type AnswerRequestPorts, moveRequest } from './answer-request.ts';
import { askerOf } from './ask-request.ts';

export interface MakeOfferBookingPorts extends Pick<AnswerRequestPorts, 'requested' | 'clock'> {
  readonly serviceRequests: Pick<RequestBook, 'find' | 'claimed'>;
}

export function makeOfferBooking(
  ports: MakeOfferBookingPorts,
  caller: Caller,
  { requestId, number, travellers, reference, documents }: MakeOfferBooking,
): ReturnType<RequestDesk['makeOfferBooking']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const asker = askerOf(who, requestId, { number, travellers, reference, documents });
    return yield* moveRequest(ports, asker, number, (kept) =>
      Effect.gen(function* () {
        const state = yield* allowed('make', kept, who);
        const requested = ports.requested(kept.product);
        const party = requested?.rules.party(kept);
        const { answer = {}, agencyId } = kept;
        if (requested?.makeOffered === undefined || party === undefined) {
          return yield* new NotAllowedInState({ state: kept.state });
        }
        const violations = checkOfferBooking({ travellers }, { offer: answer, party, named: kept.travellers });
        if (violations.length > 0) return yield* new Invalid({ violations });
        const cost = offerCost({ ...answer, deposit: undefined }, partyOf({ travellers }, kept.travellers));
        if (cost === undefined) return yield* new NotAllowedInState({ state: kept.state });
        const answers = (transactionId: string): RequestStep => {
          const made = [...(answer.made ?? []), { transactionId, travellers }];
          return {
            number,
            version: kept.version,
            at: ports.clock.now(),
            asker,
            next: {
              ...kept,
              state: isAllMade({ made }, party) ? 'closed' : state,
              answer: { ...answer, made },
              bookings: [...kept.bookings, transactionId],
            },
            event: { code: 'make', params: { kind: kept.kind, transaction: transactionId, count: travellers.length } },
            notice: { to: 'agency', code: 'make' },
          };
        };
        return yield* requested.makeOffered({
          kept,
          requestId,
          reference,
          documents,
          travellers: travellers.flatMap((position) => kept.travellers[position] ?? []),
          acting: actingFor(who, kept),
          uses: { ...depositUsed(agencyId, cost.total), agencyId, reference: number, spending: false },
          answers,
        });
      }),
    );
  });
}
