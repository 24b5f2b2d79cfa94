/** Longer tickets on a train whose nearest stops are no surer than what was asked for: the first that is surer is shown, and no other. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { advanceSearch } from '#application/backoffice/train/advance-search.ts';
import type { FoundTrain, RailSupplier, RouteStop } from '#application/backoffice/ports/train/rail-supplier.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';
import { makeCaller } from '#tests/fixtures/session.ts';

const date = isoDate('2026-12-11');
const fare: PricePart = {
  name: 'fare',
  amount: money(900_00, 'INR'),
  parts: [{ name: 'base-fare', amount: money(900_00, 'INR') }],
};
/** A train of seven stops; the ride that is asked for is from D to E. */
const route: readonly RouteStop[] = [...'ABCDEFG'].map((station, at) => {
  const time = placeTime(`2026-12-11T${String(10 + at)}:00`, 'Asia/Kolkata');
  return { station, name: station, km: 100 * at, arrives: time, departs: time };
});
const pointAt = (station: string) => {
  const stop = route.find((each) => each.station === station) ?? route[0];
  if (stop === undefined) throw new Error('There are stops');
  return { station, name: station, at: stop.departs };
};
const waiting = (cleared: number) =>
  ({
    availability: { kind: 'waiting', list: 'GNWL', booked: 20, current: 9 },
    chance: { low: cleared, high: cleared, reason: 'past-departures', departures: 100, cleared },
  }) as const;
const direct: FoundTrain = {
  train: '12691',
  name: 'Night Express',
  kind: 'superfast',
  began: date,
  days: 127,
  from: pointAt('D'),
  to: pointAt('E'),
  minutes: 60,
  km: 100,
  stops: 0,
  classes: [{ travelClass: '3A', fare, days: [{ date, ...waiting(40) }] }],
};

/** What each longer ride would be booked as; those that are not named as the one that was asked for. */
function searched(chances: Readonly<Record<string, number>>) {
  const railway: Partial<RailSupplier> = {
    station: (code) => ({
      code,
      name: code,
      city: code,
      state: 'KL',
      zone: 'SR',
      latitude: 10,
      longitude: 76,
      rank: 3,
      junction: false,
    }),
    nearby: () => [],
    largeStations: () => [],
    route: () => route,
    search: (asked) => Effect.succeed(asked.date === date && asked.quota === 'GN' ? [direct] : []),
    offers: (asked) =>
      Effect.succeed(
        asked.map(({ train, from, to, travelClass, quota }) => {
          const [begins, ends] = [pointAt(from), pointAt(to)];
          const { name: trainName, kind, began, km } = direct;
          const journey: RailJourney = {
            train,
            trainName,
            kind,
            began,
            travelClass,
            quota,
            from: begins,
            to: ends,
            km,
          };
          return {
            journey,
            ...waiting(chances[from + to] ?? 40),
            fares: [fare],
            chartAt: instant('2026-12-11T00:00:00Z'),
            secondChartAt: instant('2026-12-11T09:30:00Z'),
          };
        }),
      ),
  };
  const ports = {
    railway: railway as RailSupplier,
    terms: { sellingTermsOf: () => Effect.succeed(noSellingTerms) },
    clock: { now: () => instant('2026-11-20T06:00:00Z') },
    businessZone: 'Asia/Kolkata',
  };
  const asked = { origin: 'D', destination: 'E', date, quota: 'GN', travelClass: '3A', train: '12691' } as const;
  return Effect.runPromise(advanceSearch(ports, makeCaller())(asked)).then(({ alternatives }) =>
    alternatives.map(({ kind, by, tickets: [{ from, to, boarding, leaving }] }) => [
      kind,
      `${from.station}${to.station}`,
      by,
      boarding?.station ?? leaving?.station,
    ]),
  );
}

it.each([
  ['none that is as good', {}, []],
  ['none that is worse', { CE: 39, DF: 39 }, []],
  ['the next earlier stop', { CE: 41, BE: 90 }, [['earlier-boarding', 'CE', 100, 'D']]],
  ['an earlier stop behind one that is no surer', { CE: 40, BE: 60, AE: 90 }, [['earlier-boarding', 'BE', 200, 'D']]],
  ['the next later stop', { DF: 41, DG: 90 }, [['later-leaving', 'DF', 100, 'E']]],
  ['a later stop behind one that is no surer', { DF: 39, DG: 60 }, [['later-leaving', 'DG', 200, 'E']]],
] as const)('shows %s', async (_name, chances, shown) => {
  expect(await searched(chances)).toEqual(shown);
});
