/**
 * What the sandbox says of orders whose flights have changed since they were sold, what it offers in their place, and how
 * an answer is carried out. Anyone who bought after a change was reported bought it as it is.
 */
import { hasUnit } from '#domain/booking/units.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { ChosenAlternative } from '#domain/flight/schedule/change.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { type Instant, millisecondsBetween, toMilliseconds } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { SupplierScheduleChange, WatchedOrder } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Amended, DepartureCabin } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { AmendableOrder, SandboxOrders } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import type { Rebooked } from '#infrastructure/backoffice/suppliers/sandbox/store/rebooked.ts';
import type { CausedChange, SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { type FareName, type Leg, legsText, readFareKey } from '../fares/keys.ts';
import { presentTravellers, readSale } from './sale-text.ts';
import {
  changeOf,
  type DepartureChange,
  flownInstead,
  journeyOfLegs,
  legsOfJourney,
  type ScheduleWhat,
  stateText,
} from '../timetable/schedule.ts';
import { openingStock } from '../seats/seat-stock.ts';
import type { Journey } from '../timetable/find-journeys.ts';
import type { SandboxWorld } from '../timetable/world.ts';

export interface ScheduleParts {
  readonly world: () => SandboxWorld;
  readonly schedules: SandboxSchedules;
  readonly orders: SandboxOrders;
  readonly stock: Pick<SandboxStock, 'refresh'>;
}

/** A direction that was sold and is flown. */
interface Direction {
  readonly legs: readonly Leg[];
  /** As sold. */
  readonly was: string;
  readonly name: FareName;
  /** The minute of its sale. */
  readonly minute: number;
  readonly agreed: string | undefined;
}

/** A direction as the airline flies it now. */
interface Standing extends Direction {
  readonly itinerary: number;
  readonly state: string;
  readonly now: Itinerary | undefined;
}

const mostAlternatives = 6;
/** Other flights are offered up to so many days earlier or later. */
const daysAround = 1;
/** … and leave so many minutes from now at least. */
const leastAheadMinutes = 240;
/** Between arriving in one direction and leaving in the next. */
const leastBetween = 120 * 60_000;

export class SandboxScheduleChanges {
  readonly #parts: ScheduleParts;

  constructor(parts: ScheduleParts) {
    this.#parts = parts;
  }

  /** Makes the first departure of fares change, reported from now on. */
  async cause(fareKeys: readonly string[], what: ScheduleWhat, minutes: number, reportedAt: Instant): Promise<void> {
    const leg = readFareKey(fareKeys[0] ?? '')?.directions[0]?.[0];
    if (leg === undefined) return;
    const { carrier, number, day } = leg;
    await this.#parts.schedules.cause({ day, flight: `${carrier}${number}`, what, minutes, reportedAt });
  }

  async of(asked: readonly WatchedOrder[], now: Instant): Promise<readonly SupplierScheduleChange[]> {
    const found = await this.#parts.orders.all(asked.map(({ orderKey }) => orderKey));
    const orders = found.filter(({ orderKey, reference }) =>
      asked.some((each) => each.orderKey === orderKey && each.reference === reference),
    );
    const days = orders.flatMap((order) => directionsOf(order).flatMap(({ legs }) => legs.map(({ day }) => day)));
    if (days.length === 0) return [];
    const caused = await this.#parts.schedules.caused(Math.min(...days), Math.max(...days));
    return orders.flatMap((order) => {
      const standings = this.#standings(order, caused, now);
      const changed = standings.filter(isOtherThanAgreed);
      const { open } = asked.find(({ orderKey }) => orderKey === order.orderKey) ?? {};
      const shown = standings.filter((each) => changed.includes(each) || open?.itineraries.includes(each.itinerary));
      if (shown.length === 0) return [];
      return [
        {
          orderKey: order.orderKey,
          changeId: changeIdOf(changed),
          changes: shown.map((each) => ({
            itinerary: each.itinerary,
            ...(each.now && { now: each.now }),
            alternatives: this.#alternatives(each, standings, now).map((journey) => ({
              alternativeId: legsText(legsOfJourney(this.#parts.world(), journey)),
              itinerary: this.#parts.world().dressing.itinerary(journey),
            })),
          })),
        },
      ];
    });
  }

  /** Whether an order has flights that changed and were not agreed to: only then the airline gives all back. */
  async isOpen(orderKey: string, now: Instant): Promise<boolean> {
    const order = await this.#parts.orders.find(orderKey);
    return order !== undefined && (await this.of([order], now)).length > 0;
  }

  /** Takes the flights as they are now, or alternatives; refused where the change is another one by now. */
  async answer(
    key: string,
    order: AmendableOrder,
    asked: { readonly changeId: string; readonly chosen: readonly ChosenAlternative[] },
    travellers: readonly TravellerType[],
    now: Instant,
  ): Promise<Amended> {
    const { schedules, orders, stock } = this.#parts;
    const refuse = () => orders.settle(key, 'not-sold');
    const days = directionsOf(order).flatMap(({ legs }) => legs.map(({ day }) => day));
    const caused = await schedules.caused(Math.min(...days), Math.max(...days));
    const standings = this.#standings(order, caused, now);
    const changed = standings.filter(isOtherThanAgreed);
    if (changed.length === 0 || changeIdOf(changed) !== asked.changeId) return refuse();
    const moves = changed.map((each) => this.#move(each, standings, asked.chosen, now));
    if (moves.includes(undefined)) return refuse();
    const made = moves.flatMap((each) => each ?? []);
    const seated = (itinerary: number): readonly number[] =>
      travellers.flatMap((type, traveller) =>
        type === 'infant' || hasUnit(order.gone, { traveller, item: itinerary }) ? [] : [traveller],
      );
    const moving = made.filter(({ from, item }) => placesText(from) !== placesText(item.places));
    const freed = moving.flatMap(({ from, item }) =>
      from.map((place) => ({ ...place, seats: seated(item.itinerary).length })),
    );
    const taken = moving.flatMap(({ item }) =>
      item.places.map((place) => ({ ...place, seats: this.#seats(place), party: seated(item.itinerary).length })),
    );
    const chairs = moving.flatMap(({ from, item }) =>
      from.flatMap(({ day, flight }) => seated(item.itinerary).map((traveller) => ({ day, flight, traveller }))),
    );
    const answer = await schedules.rebook(
      key,
      order,
      made.map(({ item }) => item),
      { freed, chairs, taken },
    );
    await stock.refresh([...freed, ...taken]);
    return answer;
  }

  #move(
    standing: Standing,
    standings: readonly Standing[],
    chosen: readonly ChosenAlternative[],
    now: Instant,
  ): { readonly from: readonly DepartureCabin[]; readonly item: Rebooked } | undefined {
    const { itinerary, was, legs, name, state } = standing;
    const choice = chosen.find((each) => each.itinerary === itinerary);
    const from = placesOf(legs, name);
    if (choice === undefined) {
      const { now: flown } = standing;
      return flown && { from, item: { itinerary, was, legs: legsText(legs), change: state, flown, places: from } };
    }
    const world = this.#parts.world();
    const journey = this.#alternatives(standing, standings, now).find(
      (each) => legsText(legsOfJourney(world, each)) === choice.alternativeId,
    );
    if (journey === undefined) return undefined;
    const others = legsOfJourney(world, journey);
    const change = stateText(others, []);
    const flown = world.dressing.itinerary(journey);
    return { from, item: { itinerary, was, legs: legsText(others), change, flown, places: placesOf(others, name) } };
  }

  #standings(order: AmendableOrder, caused: readonly CausedChange[], now: Instant): readonly Standing[] {
    const world = this.#parts.world();
    const minute = Math.floor(toMilliseconds(now) / 60_000);
    return directionsOf(order).flatMap((direction, itinerary): readonly Standing[] => {
      if (isFlownByNobody(order, itinerary)) return [];
      const journey = journeyOfLegs(world, direction.legs);
      const leaves = journey?.departures[0] ?? 0;
      // What has left flew somehow; nobody is shown any more.
      if (journey === undefined || leaves <= minute) return [];
      const changes = direction.legs.map((leg, at) => {
        const change = causedOf(caused, leg) ?? changeOf(world.seed, leg, journey.departures[at] ?? 0);
        const isReported = change !== undefined && change.reportedAt <= minute && direction.minute <= change.reportedAt;
        // Moved by nothing is back where it was.
        return isReported && !(change.what === 'moved' && change.minutes === 0) ? change : undefined;
      });
      const base = world.dressing.itinerary(journey);
      const isChanged = changes.some((change) => change !== undefined);
      return [
        {
          ...direction,
          itinerary,
          state: stateText(direction.legs, isChanged ? changes : []),
          now: flownInstead(base, changes),
        },
      ];
    });
  }

  /** Journeys of the same carrier with as many flights, nearest to what was sold first. */
  #alternatives(standing: Standing, standings: readonly Standing[], now: Instant): readonly Journey[] {
    const world = this.#parts.world();
    const { finder, dressing } = world;
    const sold = journeyOfLegs(world, standing.legs);
    const [first, last] = [sold?.flights[0], sold?.flights.at(-1)];
    if (sold === undefined || first === undefined || last === undefined) return [];
    const [before, after] = [-1, 1].map((step) =>
      standings.find((each) => each.itinerary === standing.itinerary + step),
    );
    const fits = (journey: Journey): boolean => {
      const { segments } = dressing.itinerary(journey);
      const [leaves, lands] = [toInstant(segments[0].departure), toInstant((segments.at(-1) ?? segments[0]).arrival)];
      const [landed, next] = [before?.now?.segments.at(-1)?.arrival, after?.now?.segments[0].departure];
      return (
        (landed === undefined || millisecondsBetween(toInstant(landed), leaves) >= leastBetween) &&
        (next === undefined || millisecondsBetween(lands, toInstant(next)) >= leastBetween)
      );
    };
    const minute = Math.floor(toMilliseconds(now) / 60_000);
    const day = standing.legs[0]?.day ?? 0;
    const days = Array.from({ length: 2 * daysAround + 1 }, (_, at) => day - daysAround + at);
    const leaves = sold.departures[0] ?? 0;
    return days
      .flatMap((each) =>
        finder.find({
          origin: first.from,
          destination: last.to,
          day: each,
          nonStopOnly: sold.flights.length === 1,
          earliest: minute + leastAheadMinutes,
          carriers: new Set([first.airline]),
        }),
      )
      .filter(
        (journey) =>
          journey.flights.length === sold.flights.length &&
          legsText(legsOfJourney(world, journey)) !== legsText(standing.legs) &&
          legsOfJourney(world, journey).every(
            (leg, at) =>
              changeOf(world.seed, leg, journey.departures[at] ?? 0) === undefined &&
              this.#seats(placeOf(leg, standing.name)) > 0,
          ) &&
          fits(journey),
      )
      .toSorted(
        (one, other) =>
          Math.abs((one.departures[0] ?? 0) - leaves) - Math.abs((other.departures[0] ?? 0) - leaves) ||
          one.arrival - other.arrival,
      )
      .slice(0, mostAlternatives)
      .toSorted((one, other) => (one.departures[0] ?? 0) - (other.departures[0] ?? 0));
  }

  /** Seats for sale on a departure in all. */
  #seats({ flight, day, cabin }: DepartureCabin): number {
    const { timetable, seed } = this.#parts.world();
    const known = timetable.flight(flight.slice(0, 2), Number(flight.slice(2)));
    return known === undefined ? 0 : (openingStock(seed, known, day, cabin)?.seats ?? 0);
  }
}

/** A direction is flown as it was sold, or as it was agreed to since. */
function isOtherThanAgreed({ state, agreed, legs }: Standing): boolean {
  return state !== (agreed ?? stateText(legs, []));
}

/** Everybody was taken out of it, or split off. */
function isFlownByNobody({ sold, gone }: AmendableOrder, itinerary: number): boolean {
  const [first = ''] = sold.split('|');
  const bought = readSale(first);
  return (
    bought !== undefined &&
    presentTravellers(bought).every((_, traveller) => hasUnit(gone, { traveller, item: itinerary }))
  );
}

function directionsOf({ sold, rebooked }: AmendableOrder): readonly Direction[] {
  // Of an order whose flights were changed, each fare has a sale of its own.
  return sold
    .split('|')
    .flatMap((each) => readSale(each) ?? [])
    .flatMap(({ fareKeys, minute, direction }) =>
      fareKeys
        .flatMap((key) => readFareKey(key) ?? [])
        .flatMap((name) => name.directions.map((legs) => ({ legs, name, minute })))
        .filter((_, at) => at === (direction ?? at)),
    )
    .map(({ legs, name, minute }, at): Direction => {
      const was = legsText(legs);
      const instead = rebooked.find((each) => each.itinerary === at && each.was === was);
      const flown = instead === undefined ? legs : readLegs(instead.legs, name);
      return { legs: flown, was, name, minute, agreed: instead?.change };
    });
}

function readLegs(text: string, name: FareName): readonly Leg[] {
  return readFareKey(`1:${text}:${name.cabin}${name.family}R:1.0.0`)?.directions[0] ?? [];
}

function causedOf(caused: readonly CausedChange[], { carrier, number, day }: Leg): DepartureChange | undefined {
  const found = caused.find((each) => each.day === day && each.flight === `${carrier}${number}`);
  return (
    found && {
      what: found.what,
      minutes: found.minutes,
      reportedAt: Math.floor(toMilliseconds(found.reportedAt) / 60_000),
    }
  );
}

function placeOf({ carrier, number, day }: Leg, { cabin }: FareName): DepartureCabin {
  return { day, flight: `${carrier}${number}`, cabin };
}

function placesOf(legs: readonly Leg[], name: FareName): readonly DepartureCabin[] {
  return legs.map((leg) => placeOf(leg, name));
}

function placesText(places: readonly DepartureCabin[]): string {
  return places.map(({ day, flight }) => `${flight}.${day}`).join('_');
}

function changeIdOf(changed: readonly Standing[]): string {
  return changed.map(({ itinerary, state }) => `${itinerary}:${state}`).join('~');
}
