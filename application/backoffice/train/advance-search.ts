/**
 * Searching further where a train has no berth: from an earlier stop, to a later one, stations nearby, days around, other classes and
 * quotas, two tickets on one train, two trains. What is found is weighed by the rules of `domain/train/search/alternatives.ts`.
 */
import { Effect } from 'effect';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { quotas, type TrainClass } from '#domain/train/berths/classes.ts';
import { type Station } from '#domain/train/reference/stations.ts';
import {
  alternativeOf,
  changeTime,
  daysNear,
  isSurer,
  nearbyKm,
  type OfferedTicket,
  type RailAlternative,
  stationsOnTheWay,
  surestOf,
  worthShowing,
} from '#domain/train/search/alternatives.ts';
import { outlookOf } from '#domain/train/search/refine.ts';
import { checkTrainSearch, lastTrainDay } from '#domain/train/search/rules.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { distanceKm } from '#domain/places/distance.ts';
import type { AdvanceSearchRequest, TrainDesk } from '#application/desk/train/train.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FoundTrain, RideOffered, RouteStop } from '#application/backoffice/ports/train/rail-supplier.ts';
import { fareOf, type FindTrainsPorts, trainPricerFor } from './find-trains.ts';

/** Trains that are looked at closely: for longer tickets and for two. */
const mostTrains = 6;
/** Stations nearby, at each end. */
const mostNearby = 3;
/** Stations at which trains may be changed. */
const mostChanges = 5;
/** Stops before and behind that a ticket is stretched to, and at which it is split, for each train. */
const mostStops = 6;

interface Asked extends AdvanceSearchRequest {
  readonly from: Station;
  readonly to: Station;
  readonly now: Instant;
  readonly sell: (fare: FoundTrain['classes'][number]['fare'], travelClass: TrainClass) => OfferedTicket['fare'];
}

export function advanceSearch(ports: FindTrainsPorts, caller: Caller): TrainDesk['advanceSearch'] {
  return (request) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'search');
      const { railway, clock } = ports;
      const now = clock.now();
      const violations = checkTrainSearch(request, dateIn(now, railwayZone));
      if (violations.length > 0) return yield* new Invalid({ violations });
      const from = railway.station(request.origin);
      const to = railway.station(request.destination);
      if (from === undefined || to === undefined) return yield* new NotFound({ what: 'station' });
      const price = yield* trainPricerFor(ports, who);
      const asked: Asked = {
        ...request,
        from,
        to,
        now,
        sell: (fare, travelClass) => fareOf(fare, travelClass, price),
      };
      const direct = yield* trainsOn(ports, asked, {});
      const tickets = direct.flatMap((train) => ticketsOf(asked, train, [asked.travelClass]));
      const own = surestOf(tickets.filter(({ train }) => request.train === undefined || train === request.train));
      // Nothing is surer than a berth.
      if (own !== undefined && outlookOf(own) === 'confirmed') return { asked: own, alternatives: [] };
      const found = yield* Effect.all([
        Effect.succeed(tickets.map((ticket) => alternativeOf('other-train', [ticket]))),
        Effect.succeed(otherClasses(asked, direct)),
        otherQuotas(ports, asked),
        nearby(ports, asked),
        otherDays(ports, asked),
        sameTrain(
          ports,
          asked,
          direct.filter(({ train }) => request.train === undefined || train === request.train),
        ),
        changes(ports, asked),
      ]);
      return {
        ...(own && { asked: own }),
        alternatives: worthShowing(found.flat(), own === undefined ? [] : [own]),
      };
    });
}

type Found = Effect.Effect<readonly RailAlternative[]>;

function trainsOn(
  { railway }: FindTrainsPorts,
  { origin, destination, date, quota, now }: Asked,
  other: Partial<Pick<Asked, 'origin' | 'destination' | 'date' | 'quota'>>,
): Effect.Effect<readonly FoundTrain[]> {
  const asked = { origin, destination, date, quota, ...other };
  return railway.search(
    { from: asked.origin, to: asked.destination, date: asked.date, quota: asked.quota, days: 1 },
    now,
  );
}

/** What can be bought of a train on the day that was asked for, in some classes. */
function ticketsOf(
  { quota: wanted, sell }: Asked,
  { train, name, kind, from, to, classes }: FoundTrain,
  wantedClasses?: readonly TrainClass[],
  quota = wanted,
): readonly OfferedTicket[] {
  return classes.flatMap(({ travelClass, fare, days: [day] }): readonly OfferedTicket[] => {
    if (day === undefined || wantedClasses?.includes(travelClass) === false) return [];
    const { availability, chance } = day;
    return [
      {
        train,
        name,
        kind,
        from,
        to,
        travelClass,
        quota,
        fare: sell(fare, travelClass),
        availability,
        ...(chance !== undefined && { chance }),
      },
    ];
  });
}

function otherClasses(asked: Asked, direct: readonly FoundTrain[]): readonly RailAlternative[] {
  return direct.flatMap((train) =>
    ticketsOf(asked, train)
      .filter(({ travelClass }) => travelClass !== asked.travelClass)
      .map((ticket) => alternativeOf('other-class', [ticket])),
  );
}

function otherQuotas(ports: FindTrainsPorts, asked: Asked): Found {
  const others = quotas.filter((quota) => quota !== asked.quota);
  return Effect.map(Effect.all(others.map((quota) => trainsOn(ports, asked, { quota }))), (found) =>
    found.flatMap((trains, at) =>
      trains.flatMap((train) =>
        ticketsOf(asked, train, [asked.travelClass], others[at]).map((ticket) =>
          alternativeOf('other-quota', [ticket]),
        ),
      ),
    ),
  );
}

/** From or to a station nearby; those of the same city are found with the one that was asked for. */
function nearby(ports: FindTrainsPorts, asked: Asked): Found {
  const near = (station: Station, other: Station) =>
    ports.railway
      .nearby(station.code, nearbyKm)
      .filter(({ city }) => city !== station.city && city !== other.city)
      .slice(0, mostNearby);
  const ends = [
    ...near(asked.from, asked.to).map((station) => ({ station, of: asked.from, end: 'origin' as const })),
    ...near(asked.to, asked.from).map((station) => ({ station, of: asked.to, end: 'destination' as const })),
  ];
  return Effect.map(
    Effect.all(ends.map(({ station, end }) => trainsOn(ports, asked, { [end]: station.code }))),
    (found) =>
      found.flatMap((trains, at) => {
        const end = ends[at];
        if (end === undefined) return [];
        const by = Math.round(distanceKm(end.of, end.station));
        return trains.flatMap((train) =>
          ticketsOf(asked, train, [asked.travelClass]).map((ticket) => {
            const { station, name } = end.end === 'origin' ? ticket.from : ticket.to;
            return alternativeOf('nearby', [ticket], { by, station: { code: station, name } });
          }),
        );
      }),
  );
}

function otherDays(ports: FindTrainsPorts, asked: Asked): Found {
  const today = dateIn(asked.now, railwayZone);
  const days = daysNear(asked.date, { first: today, last: lastTrainDay(today) });
  return Effect.map(Effect.all(days.map(({ date }) => trainsOn(ports, asked, { date }))), (found) =>
    found.flatMap((trains, at) =>
      trains.flatMap((train) =>
        ticketsOf(asked, train, [asked.travelClass]).map((ticket) =>
          alternativeOf('other-day', [ticket], { by: days[at]?.days ?? 0 }),
        ),
      ),
    ),
  );
}

interface Stretch {
  readonly train: FoundTrain;
  readonly from: RouteStop;
  readonly to: RouteStop;
}

/** Longer tickets and two tickets, on trains that go there themselves. */
function sameTrain(ports: FindTrainsPorts, asked: Asked, direct: readonly FoundTrain[]): Found {
  const { railway } = ports;
  const { travelClass, quota, now } = asked;
  const offers = (stretches: readonly Stretch[]) =>
    Effect.map(
      railway.offers(
        stretches.map(({ train, from, to }) => ({
          train: train.train,
          from: from.station,
          to: to.station,
          date: dateOfLocal(from.departs.local),
          travelClass,
          quota,
        })),
        now,
      ),
      (found) => found.map((offered) => offered && ticketOf(asked, offered)),
    );
  return Effect.gen(function* () {
    const alternatives: RailAlternative[] = [];
    for (const train of direct
      .filter(({ classes }) => classes.some((each) => each.travelClass === travelClass))
      .slice(0, mostTrains)) {
      const own = surestOf(ticketsOf(asked, train, [travelClass]));
      const stops = railway.route(train.train, train.began) ?? [];
      const at = stops.findIndex(({ station }) => station === train.from.station);
      const end = stops.findIndex(({ station }) => station === train.to.station);
      const [start, last] = [stops[at], stops[end]];
      if (own === undefined || start === undefined || last === undefined) continue;
      const earlier = stops.slice(Math.max(0, at - mostStops), at).toReversed();
      const later = stops.slice(end + 1, end + 1 + mostStops);
      const between = spread(stops.slice(at + 1, end), mostStops);
      const tickets = yield* offers([
        ...earlier.map((from) => ({ train, from, to: last })),
        ...later.map((to) => ({ train, from: start, to })),
        ...between.flatMap((stop) => [
          { train, from: start, to: stop },
          { train, from: stop, to: last },
        ]),
      ]);
      for (const [index, stop] of earlier.entries()) {
        const ticket = tickets[index];
        if (ticket === undefined || !isSurer([ticket], [own])) continue;
        const why = { by: start.km - stop.km, station: { code: stop.station, name: stop.name } };
        alternatives.push(alternativeOf('earlier-boarding', [{ ...ticket, boarding: train.from }], why));
        break;
      }
      for (const [index, stop] of later.entries()) {
        const ticket = tickets[earlier.length + index];
        if (ticket === undefined || !isSurer([ticket], [own])) continue;
        const why = { by: stop.km - last.km, station: { code: stop.station, name: stop.name } };
        alternatives.push(alternativeOf('later-leaving', [{ ...ticket, leaving: train.to }], why));
        break;
      }
      for (const [index, stop] of between.entries()) {
        const first = tickets[earlier.length + later.length + 2 * index];
        const second = tickets[earlier.length + later.length + 2 * index + 1];
        if (first === undefined || second === undefined || !isSurer([first, second], [own])) continue;
        alternatives.push(
          alternativeOf('split', [first, second], { station: { code: stop.station, name: stop.name } }),
        );
      }
    }
    return alternatives;
  });
}

function ticketOf(
  { sell, quota, travelClass }: Asked,
  { journey, fares, availability, chance }: RideOffered,
): OfferedTicket | undefined {
  const { train, trainName: name, kind, from, to } = journey;
  const [fare] = fares;
  if (fare === undefined) return undefined;
  return {
    train,
    name,
    kind,
    from,
    to,
    travelClass,
    quota,
    fare: sell(fare, travelClass),
    availability,
    ...(chance !== undefined && { chance }),
  };
}

/** Some of a list, evenly apart. */
function spread<A>(all: readonly A[], most: number): readonly A[] {
  if (all.length <= most) return all;
  return all.filter((_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length));
}

/** Two trains with a change on the way. */
function changes(ports: FindTrainsPorts, asked: Asked): Found {
  const { railway } = ports;
  const at = stationsOnTheWay(railway.largeStations(), { from: asked.from, to: asked.to, most: mostChanges });
  const classes = [asked.travelClass];
  const onward = (station: Station, date: IsoDate) => trainsOn(ports, asked, { origin: station.code, date });
  return Effect.map(
    Effect.all(
      at.map((station) =>
        Effect.all([
          trainsOn(ports, asked, { destination: station.code }),
          onward(station, asked.date),
          onward(station, addDays(asked.date, 1)),
        ]),
      ),
    ),
    (found) =>
      found.flatMap(([there, same, next]) => {
        const firsts = there.flatMap((train) => ticketsOf(asked, train, classes));
        const seconds = [...same, ...next].flatMap((train) => ticketsOf(asked, train, classes));
        return firsts.flatMap((first) =>
          seconds.flatMap((second): readonly RailAlternative[] => {
            const by = first.train === second.train ? undefined : changeTime(first, second);
            if (by === undefined) return [];
            const { station: code, name } = first.to;
            return [alternativeOf('change', [first, second], { by, station: { code, name } })];
          }),
        );
      }),
  );
}
