/** A party's berths on a train of a day, priced and kept to be booked from. */
import { Effect } from 'effect';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import { sum, zero } from '#domain/money/money.ts';
import { dateIn, hasPassed } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { checkRailParty, checkWindow } from '#domain/train/booking/rules.ts';
import { trainPrice } from '#domain/train/terms/agent-fee.ts';
import { violation } from '#domain/rules/violation.ts';
import type { TrainDesk } from '#application/desk/train.ts';
import { Invalid, NotFound, SoldOut } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { keepSaleQuote, type KeepQuotePorts } from '#application/backoffice/booking/sale/keep-quote.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BerthsOffered } from './train-types.ts';
import { type FindTrainsPorts, termsFor } from './find-trains.ts';

export type QuoteTrainPorts = FindTrainsPorts & KeepQuotePorts<BerthsOffered>;

export function quoteTrain(ports: QuoteTrainPorts, caller: Caller): TrainDesk['quote'] {
  return ({ train, date, travelClass, quota, origin, destination, travellers, shown }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const now = ports.clock.now();
      const party = checkRailParty(travellers, quota, travelClass);
      if (party.length > 0) return yield* new Invalid({ violations: party });
      const ride = { train, from: origin, to: destination, date, travelClass, quota };
      const offered = yield* ports.railway.offer(ride, travellers, now);
      if (offered === undefined) return yield* new NotFound({ what: 'train' });
      const { journey, availability, chance, fares, chartAt } = offered;
      const window = hasPassed(toInstant(journey.from.at), now)
        ? [violation('rail-departed', 'date')]
        : checkWindow({ quota, travelClass, began: journey.began }, chartAt, now);
      if (window.length > 0) return yield* new Invalid({ violations: window });
      if (availability.kind === 'regret') return yield* new SoldOut({});
      const [first, ...others] = fares.map(({ parts = [] }, traveller): UnitCost => {
        const free = [{ name: 'base-fare' as const, amount: zero('INR') }];
        return { traveller, item: 0, lines: parts.length === 0 ? free : parts };
      });
      if (first === undefined) return yield* new NotFound({ what: 'train' });
      const terms = yield* termsFor(ports, who.agencyId);
      const price = trainPrice([first, ...others], { travelClass, terms, on: dateIn(now, ports.businessZone) });
      const quote = yield* keepSaleQuote<BerthsOffered>(ports, who, {
        product: 'train',
        supplier: ports.railway.code,
        supplierTotal: sum(
          price.total.currency,
          fares.map(({ amount }) => amount),
        ),
        price,
        shown: shown ?? price.total,
        offer: { journey, passengers: travellers },
        international: false,
        goodUntil: chartAt,
      });
      return { ...quote, journey, availability, chartAt, ...(chance !== undefined && { chance }) };
    });
}
