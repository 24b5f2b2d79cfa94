/** Stations, trains of a day with what is free in them, and where a train stops, at the prices an agency sells at. */
import type { Buyer } from '#domain/price/buyer.ts';
import { Effect } from 'effect';
import { orUsual, type SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { dateIn } from '#domain/time/instant.ts';
import { checkTrainSearch } from '#domain/train/search/rules.ts';
import { trainPrice, usualTrainTerms } from '#domain/train/terms/agent-fee.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { TrainDesk, TrainFound } from '#application/desk/train/train.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { PricingPorts } from '#application/backoffice/booking/sale/keep-quote.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FoundTrain, RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';

export interface FindTrainsPorts extends PricingPorts {
  readonly railway: RailSupplier;
}

const mostStations = 8;

export function findStations({ railway }: FindTrainsPorts, caller: Caller): TrainDesk['stations'] {
  return ({ text }) =>
    Effect.map(signedIn(caller, 'search'), () => (text.trim().length < 2 ? [] : railway.stations(text, mostStations)));
}

export function searchTrains(ports: FindTrainsPorts, caller: Caller): TrainDesk['search'] {
  return (request) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'search');
      const { railway, clock, businessZone } = ports;
      const now = clock.now();
      const violations = checkTrainSearch(request, dateIn(now, railwayZone));
      if (violations.length > 0) return yield* new Invalid({ violations });
      const { origin, destination, date, quota } = request;
      if (railway.station(origin) === undefined || railway.station(destination) === undefined) {
        return yield* new NotFound({ what: 'station' });
      }
      const terms = yield* termsFor(ports, who);
      const found = yield* railway.search({ from: origin, to: destination, date, quota }, now);
      return { trains: found.map((train) => trainOf(train, terms, dateIn(now, businessZone))) };
    });
}

export function routeOfTrain({ railway }: FindTrainsPorts, caller: Caller): TrainDesk['route'] {
  return ({ train, date }) =>
    Effect.gen(function* () {
      yield* signedIn(caller, 'search');
      const stops = railway.route(train, date);
      return stops === undefined ? yield* new NotFound({ what: 'train' }) : { stops };
    });
}

/** An agency's own terms, or those that trains are usually sold under. */
export function termsFor(
  { terms }: Pick<PricingPorts, 'terms'>,
  { agencyId, corporate }: { readonly agencyId: string; readonly corporate?: Buyer },
): Effect.Effect<SellingTerms> {
  return Effect.map(terms.sellingTermsOf(agencyId, corporate), (own) => orUsual(own, usualTrainTerms, 'train'));
}

function trainOf({ classes, ...train }: FoundTrain, terms: SellingTerms, on: ReturnType<typeof dateIn>): TrainFound {
  return {
    ...train,
    classes: classes.map(({ travelClass, fare, days }) => ({
      travelClass,
      fare: trainPrice([{ traveller: 0, item: 0, lines: fare.parts ?? [] }], { travelClass, terms, on }).total,
      days,
    })),
  };
}
