/** Moving where a ticket's travellers get on: the railway is asked to, nothing is charged, and the booking begins there from then on. */
import { Effect } from 'effect';
import { zero } from '#domain/money/money.ts';
import { boardingChoices, boardingMoved, checkBoardingMove } from '#domain/train/booking/boarding.ts';
import { violation } from '#domain/rules/violation.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import {
  amend,
  amendable,
  amendOnce,
  type AmendPorts,
  askerOf,
} from '#application/backoffice/booking/saga/amend-booking.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';
import { type TrainKept, type TrainTypes } from './train-types.ts';

export interface ChangeBoardingPorts extends AmendPorts<TrainTypes> {
  readonly railway: Pick<RailSupplier, 'route'>;
  readonly sold: SoldProduct<TrainTypes>;
  readonly clock: Clock;
}

export function changeBoarding(ports: ChangeBoardingPorts, caller: Caller): TrainDesk['changeBoarding'] {
  return ({ requestId, transactionId, boarding: code }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const request = { requestId, content: canonicalText({ transactionId, boarding: code, kind: 'boarding' }) };
      const attempt = Effect.gen(function* () {
        const booking = yield* amendable(ports, who, transactionId, 'boarding');
        const { agencyId, product, reference, supplier, status, version, supplierTotal, journey } = booking;
        const now = ports.clock.now();
        const against = checkBoardingMove(booking, now);
        if (against.length > 0) return yield* new Invalid({ violations: against });
        const stops = ports.railway.route(journey.train, journey.began) ?? [];
        const boarding = boardingChoices(journey, stops, now).find(({ station }) => station === code);
        if (boarding === undefined) return yield* new Invalid({ violations: [violation('not-a-choice', 'boarding')] });
        return yield* amend(ports, {
          agencyId,
          transactionId,
          product,
          kind: 'boarding',
          before: status,
          version,
          supplier,
          reserve: zero(supplierTotal.currency),
          asker: askerOf(who, request),
          plan: {
            asks: { kind: 'board', orderKey: transactionId, reference, boarding },
            becomes: status,
            terms: { ...keptOf(booking), journey: boardingMoved(journey, boarding, now) },
            params: { ...ports.sold.narrated(booking), place: `${boarding.name} (${boarding.station})` },
          },
        });
      });
      const { booking: status, refusal } = yield* amendOnce(ports, who, request, attempt);
      return { transactionId, status, moved: refusal === undefined };
    });
}

function keptOf({
  travellers,
  contact,
  gst,
  parameters,
  price,
  journey,
  passengers,
  onlyConfirmed,
  autoUpgrade,
  shownId,
}: TrainKept): TrainKept {
  return {
    travellers,
    contact,
    ...(gst && { gst }),
    parameters,
    price,
    journey,
    passengers,
    ...(onlyConfirmed && { onlyConfirmed }),
    ...(autoUpgrade !== undefined && { autoUpgrade }),
    ...(shownId && { shownId }),
  };
}
