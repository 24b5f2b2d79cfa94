/**
 * The flight supplier that needs nobody: a world of flights computed from real airports and a written network, with
 * fares that follow from distance, demand, seats left and days to departure, and seats that really run out.
 */
import { Effect } from 'effect';
import {
  type FlightSupplier,
  type SupplierConfirmation,
  type SupplierOffer,
  type SupplierOrder,
  type SupplierOutcome,
  type SupplierQuote,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/flight-supplier.ts';
import type { AirportDirectory } from '#domain/flight/airports.ts';
import type { FareRules } from '#domain/flight/fare-rules.ts';
import type { FlightSearchRequest } from '#domain/flight/search-request.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { dateIn, type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/database.ts';
import { carryOut } from './carry-out.ts';
import type { FareFamily } from './fare-families.ts';
import { faultOf, type SandboxFaults, slowMs } from './faults.ts';
import { namedFare, type NamedFare, placesOf, priceNamed } from './named-fare.ts';
import type { Moment, PricedJourney } from './sandbox-fares.ts';
import { offerKey } from './sandbox-keys.ts';
import { type KeptOrder, SandboxStock } from '#infrastructure/backoffice/database/sandbox-stock.ts';
import { searchOffers } from './search-offers.ts';
import { makeWorld, salesEndMinutes, type SandboxWorld } from './world.ts';

export interface SandboxSettings {
  /** Another seed is another world: other times, other fares, other stock. */
  readonly seed?: number;
  /** The zone whose calendar day chooses tax and fee rules. */
  readonly businessZone?: string;
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';

export class SandboxFlightSupplier implements FlightSupplier {
  readonly code = code;
  readonly #airports: AirportDirectory;
  readonly #stock: SandboxStock;
  readonly #seed: number;
  readonly #businessZone: string;
  #faults: SandboxFaults;
  #made: SandboxWorld | undefined;
  #bookings = 0;

  constructor(airports: AirportDirectory, database: Database, settings: SandboxSettings = {}) {
    this.#airports = airports;
    this.#stock = new SandboxStock(database);
    this.#seed = settings.seed ?? 1;
    this.#businessZone = settings.businessZone ?? 'Asia/Kolkata';
    this.#faults = settings.faults ?? {};
  }

  /** Changes how it misbehaves from now on. */
  misbehave(faults: SandboxFaults): void {
    this.#faults = faults;
  }

  /** Computes the timetable now instead of when it is first asked for. */
  warmUp(): void {
    this.#world();
  }

  readonly search = (
    request: FlightSearchRequest,
    now: Instant,
  ): Effect.Effect<readonly SupplierOffer[], SupplierSilent> =>
    this.#late(() =>
      this.#faults.searchSilent === true
        ? silent('search')
        : Effect.promise(() => searchOffers(this.#world(), this.#stock, request, this.#moment(now))),
    );

  readonly quote = (fareKey: string, now: Instant): Effect.Effect<SupplierQuote, SupplierSilent | SupplierRefused> =>
    this.#late(() =>
      Effect.map(this.#present(fareKey, now, salesEndMinutes), ({ named: { name, journey }, priced, family }) => {
        const { fares, dressing } = this.#world();
        return {
          offer: {
            offerKey: offerKey(priced.legsText, name.cabin, name.party),
            itineraries: [dressing.itinerary(journey)],
          },
          option: fares.fare(priced, family, name.fareType, fares.concession(priced, name.fareType), true),
          party: name.party,
          rules: fares.rules(priced, family, name.fareType),
          international: priced.international,
          needsGst: family.corporate,
        };
      }),
    );

  readonly rules = (fareKey: string, now: Instant): Effect.Effect<FareRules, SupplierSilent | SupplierRefused> =>
    this.#late(() =>
      Effect.map(this.#present(fareKey, now, 0), ({ named, priced, family }) =>
        this.#world().fares.rules(priced, family, named.name.fareType),
      ),
    );

  readonly book = (
    order: SupplierOrder,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> =>
    this.#late(() => {
      this.#bookings += 1;
      const fault = faultOf(this.#faults, this.#bookings, order.travellers[0]?.lastName ?? '');
      if (fault === 'silent-before') {
        return silent('book');
      }
      const carried = Effect.promise(() => carryOut(this.#world(), this.#stock, order, this.#moment(now), fault));
      return (fault === 'slow' ? Effect.delay(carried, slowMs) : carried).pipe(
        Effect.flatMap((kept): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> => {
          if (fault === 'silent-after') {
            return silent('book');
          }
          return kept.outcome === 'confirmed' ? Effect.succeed(kept.confirmation) : Effect.fail(refusalOf(kept));
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
                ? { kind: 'confirmed', confirmation: kept.confirmation }
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
      Effect.promise(() => this.#stock.refresh(placesOf(named))),
      () => {
        const found = priceNamed(world, this.#stock, named, moment);
        return found === undefined
          ? Effect.fail(new SupplierRefused({ reason: 'sold-out' }))
          : Effect.succeed({ named, ...found });
      },
    );
  }

  #moment(now: Instant): Moment {
    return { minute: Math.floor(toMilliseconds(now) / 60_000), issued: dateIn(now, this.#businessZone) };
  }

  #world(): SandboxWorld {
    this.#made ??= makeWorld(this.#airports, this.#seed);
    return this.#made;
  }

  #late<A, E>(work: () => Effect.Effect<A, E>): Effect.Effect<A, E> {
    return Effect.suspend(() => {
      const { delayMs } = this.#faults;
      return delayMs === undefined || delayMs === 0 ? work() : Effect.delay(Effect.suspend(work), delayMs);
    });
  }
}

interface Present {
  readonly named: NamedFare;
  readonly priced: PricedJourney;
  readonly family: FareFamily;
}

const reasons = ['sold-out', 'fare-changed', 'not-sold', 'refused'] as const;

function refusalOf(kept: Extract<KeptOrder, { outcome: 'refused' }>): SupplierRefused {
  const reason = reasons.find((each) => each === kept.reason) ?? 'refused';
  const { total, currency } = kept;
  return total !== null && currency !== null && isCurrency(currency)
    ? new SupplierRefused({ reason, total: money(total, currency) })
    : new SupplierRefused({ reason });
}

function silent(asked: string): Effect.Effect<never, SupplierSilent> {
  return Effect.fail(new SupplierSilent({ supplier: code, detail: `${asked}: made to keep silent` }));
}
