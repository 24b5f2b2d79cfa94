/** Stations, trains of a day with what is free in them, and where a train stops, at the prices an agency sells at. */
import { Effect } from 'effect';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import { orUsual } from '#domain/booking/sale/selling-terms.ts';
import type { Money } from '#domain/money/money.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Quota, TrainClass } from '#domain/train/berths/classes.ts';
import { checkTrainSearch } from '#domain/train/search/rules.ts';
import { trainPrice, usualTrainTerms } from '#domain/train/terms/agent-fee.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { TrainDesk, TrainFound } from '#application/desk/train/train.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { buyerOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
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
      const { railway, clock } = ports;
      const now = clock.now();
      const violations = checkTrainSearch(request, dateIn(now, railwayZone));
      if (violations.length > 0) return yield* new Invalid({ violations });
      const { origin, destination, date, quota, travelClass } = request;
      if (railway.station(origin) === undefined || railway.station(destination) === undefined) {
        return yield* new NotFound({ what: 'station' });
      }
      const price = yield* trainPricerFor(ports, who);
      const found = yield* railway.search({ from: origin, to: destination, date, quota }, now);
      const trains = found.map((train) => trainOf(train, quota, price));
      return { trains: travelClass === undefined ? trains : trains.flatMap((train) => ofClass(train, travelClass)) };
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

export type TrainPricer = (units: readonly [UnitCost, ...UnitCost[]], travelClass: TrainClass) => Price;

/** By an agency's own terms of today, or those that trains are usually sold under. */
export function trainPricerFor(
  { terms, clock, businessZone }: PricingPorts,
  who: Pick<SignedInCaller, 'agencyId' | 'corporate' | 'cartBuyer'>,
): Effect.Effect<TrainPricer> {
  return Effect.map(terms.sellingTermsOf(who.agencyId, buyerOf(who)), (own) => {
    const on = dateIn(clock.now(), businessZone);
    const selling = orUsual(own, usualTrainTerms, 'train', on);
    return (units, travelClass) => trainPrice(units, { travelClass, terms: selling, on });
  });
}

/** What one traveller pays. */
export function fareOf({ parts = [] }: PricePart, travelClass: TrainClass, price: TrainPricer): Money {
  return price([{ traveller: 0, item: 0, lines: parts }], travelClass).total;
}

function trainOf({ classes, ...train }: FoundTrain, quota: Quota, price: TrainPricer): TrainFound {
  return {
    ...train,
    classes: classes.map(({ travelClass, fare, days }) => ({
      travelClass,
      quota,
      fare: fareOf(fare, travelClass, price),
      days,
    })),
  };
}

/** With that class alone; nothing of a train that has none. */
function ofClass(train: TrainFound, travelClass: TrainClass): readonly TrainFound[] {
  const classes = train.classes.filter((each) => each.travelClass === travelClass);
  return classes.length === 0 ? [] : [{ ...train, classes }];
}
