/**
 * The flight supplier that needs nobody: a world of flights computed from real airports and a written network, with
 * fares that follow from distance, demand, seats left and days to departure, and seats that really sell out.
 */
import { Effect } from 'effect';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierOffer,
  SupplierOrder,
  SupplierOutcome,
  SupplierQuote,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { type RefusalReason, SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { AmendedOrders } from './orders/amended-orders.ts';
import { boughtFlights, departureOf, servicesOf } from './seats/bought-services.ts';
import { type CarriedOut, carryOut } from './orders/carry-out.ts';
import type { FareFamily } from './fares/fare-families.ts';
import { faultOf, type SandboxFaults, scheduleFault, slowMs } from './faults.ts';
import { goTogether, namedFare, type NamedFare, placesOf, priceNamed } from './fares/named-fare.ts';
import { holdLimit, holdPractice } from './fares/hold-limit.ts';
import type { Journey } from './timetable/find-journeys.ts';
import { recordsOf } from './orders/office-records.ts';
import { type Moment, momentOf, type PricedJourney } from './fares/priced-journey.ts';
import { offerKey } from './fares/keys.ts';
import { confirmed } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { StockPlace } from '#infrastructure/backoffice/suppliers/sandbox/store/counted-stock.ts';
import { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { SandboxParts } from '#infrastructure/backoffice/suppliers/sandbox/store/parts.ts';
import { SandboxOrders } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import { SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import { SandboxAmendments } from './orders/amendments.ts';
import { SandboxRecords } from './orders/records.ts';
import { SandboxScheduleChanges } from './orders/schedule-changes.ts';
import { cheapestOffers, searchOffers } from './fares/search-offers.ts';
import { displayOf } from './orders/terminal.ts';
import { bookingEndsMinutes, makeWorld, salesEndMinutes, type SandboxWorld } from './timetable/world.ts';

export interface SandboxSettings {
  /** Another seed is another world: other times, other fares, other stock. */
  readonly seed?: number;
  /** The zone whose calendar day chooses tax and fee rules. */
  readonly businessZone?: string;
  /** What it sells in, INR where absent: fares, fees and taxes of other currencies at the rates of the day of issue. */
  readonly currency?: Currency;
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';
const expireEveryMs = 5000;

export class SandboxFlightSupplier implements FlightSupplier {
  readonly code = code;
  /** What it does to orders that it carried out. */
  readonly amendments: SandboxAmendments;
  /** The records that it keeps, no matter who made them. */
  readonly records: SandboxRecords;
  /** What its airlines change of flights that were sold. */
  readonly schedules: SandboxScheduleChanges;
  readonly #airports: AirportDirectory;
  readonly #stock: SandboxStock;
  readonly #seed: number;
  readonly #businessZone: string;
  readonly #currency: Currency;
  #faults: SandboxFaults;
  #made: SandboxWorld | undefined;
  #bookings = 0;
  #expiredAt = Number.NEGATIVE_INFINITY;

  constructor(airports: AirportDirectory, database: Database, settings: SandboxSettings = {}) {
    this.#airports = airports;
    this.#stock = new SandboxStock(database);
    this.#seed = settings.seed ?? 1;
    this.#businessZone = settings.businessZone ?? 'Asia/Kolkata';
    this.#faults = settings.faults ?? {};
    this.#currency = settings.currency ?? 'INR';
    const orders = new SandboxOrders(database);
    const world = () => this.#world();
    const schedules = new SandboxSchedules(database);
    this.schedules = new SandboxScheduleChanges({ world, schedules, orders, stock: this.#stock });
    this.records = new SandboxRecords({
      code,
      world,
      orders,
      stock: this.#stock,
      businessZone: this.#businessZone,
      faults: () => this.#faults,
    });
    this.amendments = new SandboxAmendments({
      code,
      world,
      orders,
      stock: this.#stock,
      schedules: this.schedules,
      amended: new AmendedOrders({
        world,
        orders,
        parts: new SandboxParts(database),
        stock: this.#stock,
        businessZone: this.#businessZone,
      }),
      businessZone: this.#businessZone,
      faults: () => this.#faults,
    });
  }

  /** Changes how it misbehaves from now on. */
  misbehave(faults: SandboxFaults): void {
    this.#faults = faults;
  }

  /** Computes the timetable now instead of when it is first asked for. */
  warmUp(): void {
    this.#world();
  }

  /** What other offices' terminals show of the records that they made on a day, UTC. */
  async displays(day: IsoDate): Promise<readonly string[]> {
    const records = await recordsOf(this.#world(), day, this.#businessZone);
    return records.map((record) => displayOf(record, this.#businessZone));
  }

  readonly search = (
    request: FlightSearchRequest,
    now: Instant,
  ): Effect.Effect<readonly SupplierOffer[], SupplierSilent> => this.#find(searchOffers, request, now);

  readonly cheapest = (
    request: FlightSearchRequest,
    now: Instant,
  ): Effect.Effect<readonly SupplierOffer[], SupplierSilent> => this.#find(cheapestOffers, request, now);

  #find(find: typeof searchOffers, request: FlightSearchRequest, now: Instant) {
    return this.#late(() =>
      this.#faults.searchSilent === true
        ? silent('search')
        : Effect.promise(async () => {
            await this.#expire(now);
            return find(this.#world(), this.#stock, request, this.#moment(now));
          }),
    );
  }

  readonly quote = (
    fareKeys: readonly [string, ...string[]],
    now: Instant,
  ): Effect.Effect<SupplierQuote, SupplierSilent | SupplierRefused> =>
    this.#late(() =>
      Effect.flatMap(
        Effect.forEach(fareKeys, (fareKey) => this.#present(fareKey, now, salesEndMinutes)),
        ([first, ...others]) =>
          first === undefined || !goTogether([first, ...others].map(({ named }) => named))
            ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
            : Effect.succeed(quoteOf(this.#world(), first, others, now)),
      ),
    );

  readonly services = (
    fareKeys: readonly [string, ...string[]],
    now: Instant,
  ): Effect.Effect<SupplierServices, SupplierSilent | SupplierRefused> =>
    this.#late(() =>
      Effect.gen({ self: this }, function* () {
        const present = yield* Effect.forEach(fareKeys, (fareKey) => this.#present(fareKey, now, bookingEndsMinutes));
        if (!goTogether(present.map(({ named }) => named))) return yield* new SupplierRefused({ reason: 'not-sold' });
        const bought = boughtFlights(present);
        const given = yield* Effect.promise(() => this.#stock.seatsGiven(bought.map(departureOf)));
        return servicesOf(bought, this.#moment(now), this.#seed, given);
      }),
    );

  /** What a fare would take of the stock for one seat a leg, while it costs what it costs now. */
  readonly stockOf = (fareKey: string, now: Instant): Effect.Effect<readonly LegStock[], SupplierRefused> =>
    Effect.map(this.#present(fareKey, now, bookingEndsMinutes), ({ priced }) =>
      priced.legs.map((leg) => ({
        resource: `${leg.flight.carrier}${leg.flight.number}`,
        day: leg.day,
        kind: priced.cabin,
        units: leg.stock.seats,
        from: leg.standing.soldFrom,
        upTo: leg.standing.soldUpTo,
      })),
    );

  readonly rules = (fareKey: string, now: Instant): Effect.Effect<FareRules, SupplierSilent | SupplierRefused> =>
    this.#late(() =>
      Effect.map(this.#present(fareKey, now, 0), ({ named, priced, family }) =>
        this.#world().fares.rules(priced, family, named.name.fareType),
      ),
    );

  readonly order = (
    order: SupplierOrder,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> =>
    this.#late(() => {
      this.#bookings += 1;
      const fault = faultOf(this.#faults, this.#bookings, order.travellers[0]?.lastName ?? '');
      if (fault === 'silent-before') {
        return silent('book');
      }
      const carried = Effect.promise(async () => {
        const kept = await carryOut(this.#world(), this.#stock, order, this.#moment(now), fault);
        const change = scheduleFault(fault);
        if (change !== undefined && kept.outcome === 'confirmed') {
          await this.schedules.cause(order.fareKeys, change.what, change.minutes, now);
        }
        return kept;
      });
      return (fault === 'slow' ? Effect.delay(carried, slowMs) : carried).pipe(
        Effect.flatMap((kept): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> => {
          if (fault === 'silent-after') {
            return silent('book');
          }
          return kept.outcome === 'confirmed' ? Effect.succeed(confirmed(kept.answer)) : Effect.fail(refusalOf(kept));
        }),
      );
    });

  readonly settle = (idempotencyKey: string, _now: Instant): Effect.Effect<SupplierOutcome, SupplierSilent> =>
    this.#late(() =>
      this.#faults.settleSilent === true
        ? silent('settle')
        : Effect.map(
            Effect.promise(() => this.#stock.settle(idempotencyKey, 'refused')),
            (kept): SupplierOutcome =>
              kept.outcome === 'confirmed'
                ? { kind: 'confirmed', answer: confirmed(kept.answer) }
                : { kind: 'refused', refusal: refusalOf(kept) },
          ),
    );

  /** A fare as it is now, by counts read now. */
  #present(fareKey: string, now: Instant, endsMinutes: number): Effect.Effect<Present, SupplierRefused> {
    const world = this.#world();
    const moment = this.#moment(now);
    const named = namedFare(world, fareKey, moment.minute, endsMinutes);
    if (named === undefined) {
      return Effect.fail(new SupplierRefused({ reason: 'not-sold' }));
    }
    return Effect.flatMap(
      Effect.promise(async () => {
        await this.#expire(now);
        await this.#stock.refresh(placesOf(named));
      }),
      () => {
        const found = priceNamed(world, this.#stock, named, moment);
        return found === undefined
          ? Effect.fail(new SupplierRefused({ reason: 'sold-out' }))
          : Effect.succeed({ named, ...found });
      },
    );
  }

  /** Holds that have expired are looked for every few seconds of the caller's time, so that others find their seats. */
  async #expire(now: Instant): Promise<void> {
    const at = toMilliseconds(now);
    if (Math.abs(at - this.#expiredAt) < expireEveryMs) {
      return;
    }
    this.#expiredAt = at;
    await this.amendments.expire(now);
  }

  #moment(now: Instant): Moment {
    return momentOf(now, this.#businessZone, this.#currency);
  }

  #world(): SandboxWorld {
    this.#made ??= makeWorld(this.#airports, this.#seed, this.#currency);
    return this.#made;
  }

  #late<A, E>(work: () => Effect.Effect<A, E>): Effect.Effect<A, E> {
    return Effect.suspend(() => {
      const { delayMs } = this.#faults;
      return delayMs === undefined || delayMs === 0 ? work() : Effect.delay(Effect.suspend(work), delayMs);
    });
  }
}

/** Seats of a leg, and between how many sold of them a fare holds. */
export interface LegStock extends StockPlace {
  readonly units: number;
  readonly from: number;
  readonly upTo: number;
}

interface Present {
  readonly named: NamedFare;
  readonly priced: PricedJourney;
  readonly family: FareFamily;
}

function quoteOf(
  { fares, dressing }: SandboxWorld,
  first: Present,
  others: readonly Present[],
  now: Instant,
): SupplierQuote {
  const all = [first, ...others];
  const option = ({ priced, family, named: { name } }: Present) =>
    fares.fare(priced, family, name.fareType, fares.concession(priced, name.fareType), true);
  const key = ({ priced, named: { name } }: Present) => offerKey(priced.legsText, name.cabin, name.party);
  const itineraries = (journeys: readonly Journey[]) => journeys.map((journey) => dressing.itinerary(journey));
  const [outward, ...more] = first.named.journeys;
  const until = holdLimit(all, [dressing.itinerary(outward)], now);
  const rules = all.map(({ priced, family, named: { name } }) => fares.rules(priced, family, name.fareType));
  return {
    offerKeys: [key(first), ...others.map(key)],
    itineraries: [
      dressing.itinerary(outward),
      ...itineraries([...more, ...others.flatMap(({ named: { journeys } }) => journeys)]),
    ],
    options: [option(first), ...others.map(option)],
    party: first.named.name.party,
    rules: { sectors: rules.flatMap(({ sectors }) => sectors) },
    international: all.some(({ priced }) => priced.international),
    needsGst: all.some(({ family }) => family.corporate),
    needsBirthDates: all.some(({ named: { journeys } }) =>
      journeys.some((journey) =>
        dressing.itinerary(journey).segments.some(({ carrier }) => asksBirthDates.has(carrier)),
      ),
    ),
    ...(until && { hold: { until, ...holdPractice(all) } }),
  };
}

/** Who asks domestic adults for a date of birth, as consolidators mark fares; general practice, confirm with the carrier. */
const asksBirthDates: ReadonlySet<string> = new Set(['IX', 'I5', 'S9']);

const reasons: readonly RefusalReason[] = [
  'sold-out',
  'fare-changed',
  'not-sold',
  'refused',
  'ssr-changed',
  'seat-taken',
];

function refusalOf(kept: Extract<CarriedOut, { outcome: 'refused' }>): SupplierRefused {
  const reason = reasons.find((each) => each === kept.reason) ?? 'refused';
  const { total, ssrIds } = kept;
  return new SupplierRefused({
    reason,
    ...(total && { total }),
    ...(ssrIds && { ssrIds }),
  });
}

function silent(asked: string): Effect.Effect<never, SupplierSilent> {
  return Effect.fail(new SupplierSilent({ supplier: code, detail: `${asked}: made to keep silent` }));
}
