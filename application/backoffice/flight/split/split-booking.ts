/**
 * Travellers of a booking go on in one of their own. Both stand at the fares that were paid, and the account is as it was:
 * what was paid for those who leave is given back of the one booking and charged to the other, in the commit that splits
 * them. Of a hold both stay held until the same limit, and each is charged when it is ticketed.
 */
import { idStemOf } from '#domain/booking/product.ts';
import { flightRules } from '#domain/flight/booking/rules.ts';
import { Effect } from 'effect';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { searchWordsOf } from '#domain/booking/in-short.ts';
import { partOfParty } from '#domain/people/laps.ts';
import { movedFare, movePostings, ofPart, splitOf, type Split, type SplitPart } from '#domain/flight/split/split.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { Price } from '#domain/price/price.ts';
import { type Money, sum, zero } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, hasPassed } from '#domain/time/instant.ts';
import type { AfterSaleDesk, PnrSplit, SplitPnr } from '#application/desk/after-sale.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type {
  AmendableBooking,
  AmendmentIntent,
  PlannedPart,
  PlannedSplit,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import {
  amend,
  amendable,
  type Amended,
  amendedBooking,
  amendOnce,
  type AmendPorts,
  askerOf,
} from '#application/backoffice/booking/saga/amend-booking.ts';
import { termsOf } from '../checkout/booked-terms.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { concernParams } from '../narrated.ts';

export interface SplitBookingPorts extends AmendPorts<FlightTypes> {
  /** By code; undefined where the supplier is not one that can be asked. */
  readonly amendingSupplier: (code: string) => SupplierAmendments | undefined;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly businessZone: string;
}

type Sold = AmendableBooking & { readonly reference: string };

export function splitBooking(
  ports: SplitBookingPorts,
  caller: Caller,
  asked: SplitPnr,
): ReturnType<AfterSaleDesk['splitPnr']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const { requestId, transactionId } = asked;
    const travellers = [...new Set(asked.travellers)].toSorted((one, other) => one - other);
    const request = { requestId, content: canonicalText({ transactionId, travellers, kind: 'split' }) };
    const attempt = Effect.gen(function* () {
      const booking = yield* amendable(ports, who, transactionId, 'split');
      if (booking.heldUntil !== undefined && hasPassed(booking.heldUntil, ports.clock.now())) {
        return yield* new NotAllowedInState({ state: 'expired' });
      }
      const answer = splitOf(booking, travellers);
      if ('violations' in answer) return yield* new Invalid({ violations: answer.violations });
      if (booking.elsewhere !== undefined || ports.amendingSupplier(booking.supplier)?.splits === undefined) {
        return yield* new Invalid({ violations: [violation('split-by-request', 'transactionId')] });
      }
      const partId = yield* ports.amendments.newTransactionId(
        idStemOf(flightRules, dateIn(ports.clock.now(), ports.businessZone)),
      );
      const planned: PlannedSplit = {
        transactionId: partId,
        quoteId: ports.chance.uuid(),
        stays: partOf(booking, answer.split, 'stays'),
        leaves: partOf(booking, answer.split, 'leaves'),
        ...(booking.status !== 'held' && { moved: movePostings(movedFare(booking, answer.split), booking) }),
      };
      return yield* amend(ports, { ...intentOf(who, booking, travellers, planned), asker: askerOf(who, request) });
    });
    return yield* answered(ports, who, yield* amendOnce(ports, who, request, attempt));
  });
}

function intentOf(
  { agencyId }: SignedInCaller,
  booking: Sold,
  travellers: readonly number[],
  split: PlannedSplit,
): AmendmentIntent {
  const { transactionId, reference: pnr, supplier, status, version, supplierTotal } = booking;
  const leaving = placesLeft(booking).filter(({ traveller }) => travellers.includes(traveller));
  return {
    agencyId,
    transactionId,
    product: 'flight',
    kind: 'split',
    before: status,
    version,
    supplier,
    reserve: zero(supplierTotal.currency),
    plan: {
      asks: { kind: 'split', orderKey: transactionId, reference: pnr, travellers, partKey: split.transactionId },
      becomes: status,
      split,
      params: { ...concernParams(booking, leaving), count: travellers.length, part: split.transactionId },
    },
  };
}

function partOf(booking: Sold, { stays, leaves }: Split, which: keyof Split): PlannedPart {
  const part: SplitPart = which === 'stays' ? stays : leaves;
  const { travellers: positions, fare } = part;
  const travellers = partOfParty(booking.travellers, positions);
  const ssr = ofPart(positions, booking.ssr);
  const whole = withAncillaries(fare, ssr);
  const resold = { price: fare, options: booking.options, rules: booking.rules };
  return {
    terms: { ...termsOf(booking), travellers, ssr, resold },
    tickets: ofPart(positions, booking.tickets),
    gone: ofPart(positions, booking.gone ?? []),
    customerTotal: whole.total,
    supplierTotal: airlinesOf(fare),
    needs: whole.terms?.net ?? whole.total,
    words: searchWordsOf(travellers, booking.contact),
  };
}

function airlinesOf({ netBreakdown, breakdown, total }: Price): Money {
  const parts = ((netBreakdown ?? breakdown).parts ?? []).filter(({ name }) => name === 'fare');
  return sum(
    total.currency,
    parts.map(({ amount }) => amount),
  );
}

/** The new booking is reported by its link: the airline's locator is its own. */
function answered(
  ports: SplitBookingPorts,
  who: SignedInCaller,
  { transactionId, booking: status, intent, refusal }: Amended<FlightTypes>,
): Effect.Effect<PnrSplit> {
  const partId = intent.plan.split?.transactionId;
  if (refusal !== undefined || partId === undefined) return Effect.succeed({ transactionId, status });
  return Effect.flatMap(amendedBooking(ports, who, partId), ({ reference: pnr }) =>
    pnr === undefined
      ? Effect.die(new Error(`Booking ${partId} was split off ${transactionId} and is not there`))
      : Effect.succeed({ transactionId, status, part: { transactionId: partId, pnr } }),
  );
}
