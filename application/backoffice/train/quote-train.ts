/** A party's berths on a train of a day, priced and kept to be booked from. */
import { Effect } from 'effect';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import { sum, zero } from '#domain/money/money.ts';
import { hasPassed } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { asksForId } from '#domain/train/booking/identity.ts';
import { checkRailParty, checkWindow, quotaFor } from '#domain/train/booking/rules.ts';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';
import type { StationCode } from '#domain/train/reference/stations.ts';
import { violation } from '#domain/rules/violation.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import { Invalid, NotFound, SoldOut } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { getsOnAt } from '#domain/train/booking/boarding.ts';
import { keepSaleQuote, type KeepQuotePorts } from '#application/backoffice/booking/sale/keep-quote.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BerthsOffered } from './train-types.ts';
import { type FindTrainsPorts, trainPricerFor } from './find-trains.ts';

export type QuoteTrainPorts = FindTrainsPorts & KeepQuotePorts<BerthsOffered>;

export function quoteTrain(ports: QuoteTrainPorts, caller: Caller): TrainDesk['quote'] {
  return ({ train, date, travelClass, quota: asked, origin, destination, travellers, boarding, shown }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const now = ports.clock.now();
      const quota = quotaFor(travellers, asked);
      const party = checkRailParty(travellers, quota, travelClass);
      if (party.length > 0) return yield* new Invalid({ violations: party });
      const ride = { train, from: origin, to: destination, date, travelClass, quota };
      const offered = yield* ports.railway.offer(ride, travellers, now);
      if (offered === undefined) return yield* new NotFound({ what: 'train' });
      const { availability, chance, fares, chartAt, secondChartAt } = offered;
      const journey = boardingAt(ports, offered.journey, boarding);
      if (journey === undefined) return yield* new Invalid({ violations: [violation('not-a-choice', 'boarding')] });
      const window = hasPassed(toInstant(getsOnAt(journey).at), now)
        ? [violation('rail-departed', 'date')]
        : checkWindow({ quota, travelClass, began: journey.began }, secondChartAt, now);
      if (window.length > 0) return yield* new Invalid({ violations: window });
      // Between both charts only what is left of the first is sold.
      if (availability.kind === 'charted')
        return yield* new Invalid({ violations: [violation('rail-charted', 'date')] });
      if (availability.kind === 'regret') return yield* new SoldOut({});
      const [first, ...others] = fares.map(({ parts = [] }, traveller): UnitCost => {
        const free = [{ name: 'base-fare' as const, amount: zero('INR') }];
        return { traveller, item: 0, lines: parts.length === 0 ? free : parts };
      });
      if (first === undefined) return yield* new NotFound({ what: 'train' });
      const price = (yield* trainPricerFor(ports, who))([first, ...others], travelClass);
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
        goodUntil: now < chartAt ? chartAt : secondChartAt,
        ...(asksForId({ quota }) && { required: ['shownid'] }),
      });
      return {
        ...quote,
        journey,
        passengers: travellers,
        availability,
        chartAt,
        secondChartAt,
        ...(chance !== undefined && { chance }),
      };
    });
}

/** With where the party gets on; undefined where the train does not stop there between both ends. */
function boardingAt(
  { railway }: QuoteTrainPorts,
  journey: RailJourney,
  boarding = journey.from.station,
): RailJourney | undefined {
  if (boarding === journey.from.station) return journey;
  const stops = railway.route(journey.train, journey.began) ?? [];
  const place = (code: StationCode) => stops.findIndex(({ station }) => station === code);
  const stop = stops[place(boarding)];
  const isBetween = place(boarding) > place(journey.from.station) && place(boarding) < place(journey.to.station);
  if (stop === undefined || !isBetween) return undefined;
  return { ...journey, boarding: { station: stop.station, name: stop.name, at: stop.departs } };
}
