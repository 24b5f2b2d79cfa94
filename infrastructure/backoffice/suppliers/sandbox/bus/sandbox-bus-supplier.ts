/** The bus supplier that needs nobody: runs between real cities, seats that others buy, and seats that are kept while one books. */
import { Effect } from 'effect';
import {
  type BlockAsked,
  type Blocked,
  type BusIssued,
  type BusOrder,
  type BusSupplier,
  type OfferedSeat,
  type OfferedTrip,
  SeatsRefused,
} from '#application/backoffice/ports/bus/bus-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { CancellableRide } from '#domain/bus/booking/bus-booking.ts';
import { busCancelling } from '#domain/bus/booking/rules.ts';
import { busCities } from '#domain/bus/reference/cities.ts';
import { citiesNamed } from '#domain/bus/search/city.ts';
import type { BusSearchRequest } from '#domain/bus/search/rules.ts';
import { seatTotal } from '#domain/bus/trip/fare.ts';
import { isFor } from '#domain/bus/trip/layout.ts';
import { type Occupant, stateOf } from '#domain/bus/trip/seating.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money, sum, zero } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { numberOf, type UnitSeller, unitSeller } from '../store/unit-seller.ts';
import { cityOf, dayNumberOf, type Departure, departureOn, runNamed, runsBetween } from './runs.ts';
import { type BusDay, countedSeats, SeatBlocks, type SeatedParty } from './seat-blocks.ts';
import { boughtElsewhere, linesOf, seatsKept } from './seats.ts';

export interface SandboxBusSettings {
  readonly seed: number;
  readonly businessZone: string;
  readonly currency: Currency;
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';
/** Buses are sold until so long before they leave. */
const salesEndMinutes = 30;
const expireEveryMs = 2000;

/** What is kept of an order. */
interface SoldRide extends CancellableRide, SeatedParty, BusDay {}

export class SandboxBusSupplier implements BusSupplier {
  readonly code = code;
  readonly order: BusSupplier['order'];
  readonly settle: BusSupplier['settle'];
  readonly amendments: NonNullable<BusSupplier['amendments']>;
  readonly #settings: SandboxBusSettings;
  readonly #blocks: SeatBlocks;
  #expiredAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, settings: SandboxBusSettings) {
    this.#settings = settings;
    this.#blocks = new SeatBlocks(database);
    const { supplier, amendments } = this.#seller(database);
    this.order = (order, at) => supplier.order(order, at);
    this.settle = (key, at) => supplier.settle(key, at);
    this.amendments = amendments;
  }

  readonly cities: BusSupplier['cities'] = (text) =>
    Effect.succeed(
      citiesNamed(busCities, text).map(({ cityId, name, state, otherNames }) => ({ cityId, name, state, otherNames })),
    );

  readonly search: BusSupplier['search'] = (request, now) =>
    this.#settings.faults?.searchSilent === true
      ? Effect.fail(new SupplierSilent({ supplier: code, detail: 'search: made to keep silent' }))
      : Effect.promise(() => this.#search(request, now));

  readonly layout: BusSupplier['layout'] = (tripKey, now) =>
    Effect.flatMap(
      Effect.promise(() => this.#layout(tripKey, now)),
      (seats) => (seats === undefined ? notSold() : Effect.succeed(seats)),
    );

  readonly block: BusSupplier['block'] = (asked, now) =>
    Effect.flatMap(
      Effect.promise(() => this.#block(asked, now)),
      (answer): Effect.Effect<Blocked, SupplierRefused | SeatsRefused> =>
        answer === undefined
          ? notSold()
          : 'violations' in answer
            ? Effect.fail(new SeatsRefused(answer))
            : Effect.succeed(answer),
    );

  async #search({ origin, destination, date }: BusSearchRequest, now: Instant) {
    const [from, to] = [cityOf(origin), cityOf(destination)];
    if (from === undefined || to === undefined) return undefined;
    await this.#expire(now);
    const departures = runsBetween(this.#settings.seed, from, to).flatMap((run) => {
      const departure = departureOn(run, date);
      return departure !== undefined && isOnSale(departure, now) ? [departure] : [];
    });
    const occupied = await this.#blocks.occupants(departures.map(busDayOf));
    return departures.flatMap((departure, at): readonly OfferedTrip[] => {
      const seats = this.#seatsNow(departure, occupied[at] ?? [], now).filter(({ state }) => isFor(state));
      const cheapest = seats.reduce<OfferedSeat | undefined>(
        (least, seat) => (least === undefined || minorOf(seat) < minorOf(least) ? seat : least),
        undefined,
      );
      return cheapest === undefined ? [] : [offered(departure, cheapest, seats.length)];
    });
  }

  async #layout(tripKey: string, now: Instant): Promise<readonly OfferedSeat[] | undefined> {
    await this.#expire(now);
    const departure = this.#departure(tripKey, now);
    if (departure === undefined) return undefined;
    const [occupied = []] = await this.#blocks.occupants([busDayOf(departure)]);
    return this.#seatsNow(departure, occupied, now);
  }

  async #block(
    { tripKey, blockKey, instead, boardingPoint, droppingPoint, seats: wanted, until }: BlockAsked,
    now: Instant,
  ): Promise<Blocked | { readonly violations: SeatsRefused['violations'] } | undefined> {
    this.#expiredAt = Number.NEGATIVE_INFINITY;
    await this.#expire(now);
    const departure = this.#departure(tripKey, now);
    if (departure === undefined) return undefined;
    const boarding = departure.boarding.find(({ pointId }) => pointId === boardingPoint);
    const dropping = departure.dropping.find(({ pointId }) => pointId === droppingPoint);
    if (boarding === undefined || dropping === undefined) {
      return { violations: [violation('not-a-choice', boarding === undefined ? 'boardingPoint' : 'droppingPoint')] };
    }
    const kept = seatsKept(departure);
    const chosen = wanted.flatMap(({ seat: name, gender }) => {
      const seat = kept.find((each) => each.seat === name);
      return seat === undefined ? [] : [{ seat: name, deck: seat.deck, kind: seat.kind, gender, position: seat }];
    });
    const lines = chosen.map(({ position }) => linesOf(departure, position, this.#selling(now)));
    const none = zero(this.#settings.currency);
    const total = sum(
      none.currency,
      lines.map((each) => seatTotal(each, none)),
    );
    const violations = await this.#blocks.block(
      { ...busDayOf(departure), key: blockKey, seats: wanted, total, until, instead },
      {
        seats: kept,
        elsewhere: boughtElsewhere(departure, now),
        rule: departure.run.operator.rule,
        most: departure.mostSeats,
      },
    );
    if (violations.length > 0) return { violations };
    const { operator, bus, amenities, origin, destination, policy, partialCancellation, idRequired } = departure;
    const ride = { operator, bus, amenities, origin, destination, policy, partialCancellation, idRequired };
    return {
      ride: { ...ride, tripId: tripKey, departure: departure.departure, boarding, dropping },
      seats: chosen.map(({ position: _, ...seat }) => seat),
      lines,
      total,
    };
  }

  #seatsNow(departure: Departure, occupied: readonly Occupant[], now: Instant): readonly OfferedSeat[] {
    const kept = seatsKept(departure);
    const occupants = [...boughtElsewhere(departure, now), ...occupied];
    const selling = this.#selling(now);
    return kept.map((seat) => {
      const { ladies: _ladies, withheld: _withheld, ...position } = seat;
      const state = stateOf(seat, kept, occupants, departure.run.operator.rule);
      return { ...position, state, lines: linesOf(departure, seat, selling) };
    });
  }

  #departure(tripKey: string, now: Instant): Departure | undefined {
    const at = tripKey.lastIndexOf('.');
    const date = parseIsoDate(tripKey.slice(at + 1));
    const run = date && runNamed(this.#settings.seed, tripKey.slice(0, at));
    const departure = run && date && departureOn(run, date);
    return departure !== undefined && isOnSale(departure, now) ? departure : undefined;
  }

  #selling(now: Instant) {
    const { businessZone, currency } = this.#settings;
    return { now, on: dateIn(now, businessZone), currency };
  }

  async #expire(now: Instant): Promise<void> {
    const ticks = performance.now();
    if (ticks - this.#expiredAt < expireEveryMs) return;
    this.#expiredAt = ticks;
    await this.#blocks.expire(now);
  }

  #seller(database: Database): UnitSeller<BusOrder, BusIssued> {
    const { currency, faults } = this.#settings;
    const busOf = ({ ride }: Pick<BusOrder, 'ride'>): BusDay => {
      const at = ride.tripId.lastIndexOf('.');
      return { resource: ride.tripId.slice(0, at), day: dayNumberOf(isoDate(ride.tripId.slice(at + 1))) };
    };
    return unitSeller<BusOrder, BusIssued, SoldRide>(
      database,
      {
        product: 'bus',
        rules: busCancelling,
        now: async ({ blockKey, ...order }, at) => {
          const total = await this.#blocks.standing(blockKey, at);
          if (total === undefined) return 'sold-out';
          const bus = busOf(order);
          const names = order.seats.map(({ seat }, holder) => ({ ...bus, unit: seat, holder }));
          return { total: money(total, currency), taken: { count: 0, places: [], names, instead: blockKey } };
        },
        issue: ({ key }) => ({
          reference: `${code.slice(0, 2).toUpperCase()}${numberOf(key, 8)}`,
          issued: { ticket: `TK${numberOf(`${key}.`, 10)}` },
        }),
        sold: (order) => {
          const { ride, seats, price, travellers } = order;
          return {
            ...busOf(order),
            ride,
            seats,
            price,
            travellers: travellers.map(({ type, firstName, lastName }) => ({ type, firstName, lastName })),
            genders: travellers.map(({ gender }) => gender),
          };
        },
        freed: ({ resource, day }, units) => ({
          namesGivenUp: units.map(({ traveller: holder }) => ({ resource, day, holder })),
          freed: [{ ...countedSeats({ resource, day }), count: units.length }],
        }),
      },
      faults,
    );
  }
}

function isOnSale({ departure }: Departure, now: Instant): boolean {
  return plusMinutes(now, salesEndMinutes) < toInstant(departure);
}

function busDayOf({ run, date }: Departure): BusDay {
  return { resource: run.name, day: dayNumberOf(date) };
}

function minorOf({ lines }: OfferedSeat): number {
  return lines.reduce((before, { amount }) => before + amount.minor, 0);
}

function offered({ run, date, ...departure }: Departure, cheapest: OfferedSeat, left: number): OfferedTrip {
  return {
    ...departure,
    key: `${run.name}.${date}`,
    durationMinutes: run.minutes,
    ...(run.rating && { rating: run.rating }),
    left,
    cheapest: cheapest.lines,
  };
}

function notSold() {
  return Effect.fail(new SupplierRefused({ reason: 'not-sold' }));
}
