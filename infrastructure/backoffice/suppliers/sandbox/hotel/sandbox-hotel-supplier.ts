/** The seller of rooms that needs nobody: hotels of real cities, computed, with rooms that really sell out. */
import { Effect } from 'effect';
import { freeUntil, stepEnd } from '#domain/hotel/cancel/policy.ts';
import { isOnRequest } from '#domain/hotel/booking/on-request.ts';
import { type CancellableStay, hotelCancelling, hotelRules } from '#domain/hotel/booking/rules.ts';
import type { FoundPlace } from '#domain/hotel/search/request.ts';
import { nightsTotal } from '#domain/hotel/stay/night.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, type Money, money } from '#domain/money/money.ts';
import { dateIn, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTime, toInstant } from '#domain/time/place-time.ts';
import type { City } from '#domain/places/city.ts';
import type { CityDirectory } from '#application/backoffice/ports/hotel/city-directory.ts';
import type {
  HotelIssued,
  HotelOrder,
  HotelSupplier,
  StayAsked,
  SupplierRate,
  SupplierStayQuote,
} from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { CountedStock, type StockMove } from '../store/counted-stock.ts';
import { askedOf } from '../store/asked.ts';
import { dayNumber, numberOf, type Taken, type UnitSeller, unitSeller } from '../store/unit-seller.ts';
import { allotment, type Band } from './allotment.ts';
import { areasOf } from './areas.ts';
import { hotelsOf, type MadeHotel, readHotelId } from './hotels.ts';
import { HotelsByName } from './hotels-by-name.ts';
import { hotelDecides } from './hotel-decides.ts';
import { boardsOf, type RateContext, rateContext, rateOfRoom, type TakenOf } from './rates.ts';
import { type KeyedRate, nightsOf, readRateKey } from './rate-key.ts';
import { around, staysOf } from './stays.ts';

export interface SandboxHotelSettings {
  /** Another seed is another world. */
  readonly seed?: number;
  /** The zone whose calendar day chooses rates of exchange. */
  readonly businessZone?: string;
  readonly currency?: Currency;
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';
/** Cities whose hotels are kept computed. */
const mostKept = 24;
const leastHoldMinutes = 120;

/** What is kept of an order: what its cancellation needs, and the stock that it has. */
interface SoldStay extends CancellableStay {
  readonly rateKeys: HotelOrder['rateKeys'];
}

interface Named {
  readonly keyed: KeyedRate;
  readonly made: MadeHotel;
  readonly kind: number;
}

export class SandboxHotelSupplier implements HotelSupplier {
  readonly code = code;
  readonly amendments: UnitSeller<HotelOrder, HotelIssued>['amendments'];
  readonly order: HotelSupplier['order'];
  readonly settle: HotelSupplier['settle'];
  readonly withdraw: NonNullable<HotelSupplier['withdraw']>;
  readonly #cities: CityDirectory;
  readonly #stock: CountedStock;
  readonly #seed: number;
  readonly #zone: string;
  readonly #currency: Currency;
  readonly #faults: SandboxFaults;
  readonly #made = new Map<string, readonly MadeHotel[]>();
  readonly #byName: HotelsByName;

  constructor(cities: CityDirectory, database: Database, settings: SandboxHotelSettings = {}) {
    this.#cities = cities;
    this.#stock = new CountedStock(database, hotelRules.product);
    this.#seed = settings.seed ?? 1;
    this.#zone = settings.businessZone ?? 'Asia/Kolkata';
    this.#currency = settings.currency ?? 'INR';
    this.#faults = settings.faults ?? {};
    this.#byName = new HotelsByName(cities, (city) => this.#hotelsOf(city));
    const seller = unitSeller<HotelOrder, HotelIssued, SoldStay>(
      database,
      {
        product: hotelRules.product,
        rules: hotelCancelling,
        now: (order, at) => this.#now(order, at),
        issue: ({ key, rooms, mode }) => ({
          reference: `SH${numberOf(key, 9)}`,
          issued: mode === 'hold' ? { confirmations: [] } : confirmedRooms(key, rooms),
        }),
        issueHeld: (key, { rooms }) => confirmedRooms(key, rooms),
        sold: ({ price, rooms, checkIn, rateKeys }) => ({ price, rooms, checkIn, rateKeys }),
        freed: ({ rateKeys, rooms }, units) => ({ freed: isOnRequest(rooms) ? [] : this.#freed(rateKeys, units) }),
        heldUntil: ({ rooms }, at) =>
          holdLimitOf(
            rooms.map(({ cancellation }) => cancellation),
            at,
          ),
      },
      this.#faults,
    );
    this.amendments = seller.amendments;
    const asking = askedOf<HotelOrder, HotelIssued>(database, hotelRules.product, seller.supplier, (order, at) =>
      isOnRequest(order.rooms) ? hotelDecides(order, at, this.#faults) : undefined,
    );
    this.order = asking.order;
    this.settle = asking.settle;
    this.withdraw = asking.withdraw;
  }

  readonly places: HotelSupplier['places'] = (text, most) =>
    this.#answering(() => Promise.resolve(this.#placesBy(text, most)));

  readonly search: HotelSupplier['search'] = (asked, now) =>
    this.#answering(async () => {
      const found = this.#placed(asked);
      if (found === undefined) return undefined;
      const context = await this.#context(asked, now);
      return { ...(found.city && { city: found.city }), stays: staysOf(found.hotels, asked.rooms, context) };
    });

  readonly rates: HotelSupplier['rates'] = (asked, now) =>
    this.#answering(async () => {
      const made = this.#hotel(asked.hotelId);
      if (made === undefined) return undefined;
      const context = await this.#context(asked, now, made.hotel.hotelId);
      const parties = new Map(asked.rooms.map((party) => [JSON.stringify(party), party]));
      const rates = [...parties.values()].flatMap((party): readonly SupplierRate[] =>
        made.rooms.flatMap((_, kind) =>
          boardsOf(made).flatMap((board) =>
            [true, false].flatMap((flexible) => {
              const rate = rateOfRoom(made, context, { kind, party, board, flexible, wanted: 1 });
              return rate === undefined ? [] : [withoutBand(rate)];
            }),
          ),
        ),
      );
      return { hotel: made.hotel, rates };
    });

  readonly quote: HotelSupplier['quote'] = (rateKeys, now) =>
    Effect.flatMap(
      this.#answering(() => this.#quoted(rateKeys, now)),
      (quoted) =>
        quoted === undefined ? Effect.fail(new SupplierRefused({ reason: 'sold-out' })) : Effect.succeed(quoted.quote),
    );

  /** What these rates would take of the stock, night by night, while they cost what they cost now; undefined where not all are left. */
  async stockOf(rateKeys: readonly [string, ...string[]], now: Instant): Promise<Taken['places'] | undefined> {
    const quoted = await this.#quoted(rateKeys, now);
    return quoted && placesOf(quoted.named, quoted.context);
  }

  #answering<A>(work: () => Promise<A>): Effect.Effect<A, SupplierSilent> {
    const { searchSilent = false, delayMs = 0 } = this.#faults;
    if (searchSilent) return Effect.fail(new SupplierSilent({ supplier: code, detail: 'made to keep silent' }));
    return delayMs > 0 ? Effect.delay(Effect.promise(work), delayMs) : Effect.promise(work);
  }

  #hotelsOf(city: City): readonly MadeHotel[] {
    const known = this.#made.get(city.cityId);
    if (known !== undefined) return known;
    const made = hotelsOf(city, this.#seed);
    const [oldest] = this.#made.keys();
    if (oldest !== undefined && this.#made.size >= mostKept) this.#made.delete(oldest);
    this.#made.set(city.cityId, made);
    return made;
  }

  #hotel(hotelId: string): MadeHotel | undefined {
    const place = readHotelId(hotelId);
    const city = place && this.#cities.cityOf(place.cityId);
    return city && this.#hotelsOf(city)[place.index];
  }

  /** The hotels of where is searched. */
  #placed({
    where,
  }: Pick<StayAsked, 'where'>): { readonly city?: City; readonly hotels: readonly MadeHotel[] } | undefined {
    if (where.kind === 'city') {
      const city = this.#cities.cityOf(where.cityId);
      return city && { city, hotels: this.#hotelsOf(city) };
    }
    if (where.kind === 'hotel') {
      const made = this.#hotel(where.hotelId);
      return made && { city: made.city, hotels: [made] };
    }
    const city = this.#cities.cityNear(where);
    return city && { city, hotels: around(this.#hotelsOf(city), where, where.radiusKm) };
  }

  #placesBy(text: string, most: number): readonly FoundPlace[] {
    const sought = text.trim().toLowerCase();
    if (sought.length < 2) return [];
    const areas = this.#cities
      .largestCities()
      .slice(0, 400)
      .flatMap((city) =>
        areasOf(city)
          .filter(({ name, usual }) => usual === undefined && name.toLowerCase().includes(sought))
          .map(({ name, latitude, longitude, landmark }): FoundPlace => {
            const { name: cityName, country } = city;
            const kind = landmark === undefined ? 'area' : 'landmark';
            return { kind, name, city: cityName, country, latitude, longitude, radiusKm: 3 };
          }),
      );
    return [...areas, ...this.#byName.find(sought, most)].slice(0, most);
  }

  async #context(
    { checkIn, checkOut, nationality }: Pick<StayAsked, 'checkIn' | 'checkOut' | 'nationality'>,
    now: Instant,
    only?: string,
  ): Promise<RateContext> {
    const days = nightsOf(checkIn, checkOut).map(dayNumber);
    const counts = await this.#stock.countsBetween(days[0] ?? 0, days.at(-1) ?? 0);
    const taken = takenIn(only === undefined ? counts : counts.filter(({ resource }) => resource === only));
    const [currency, on] = [this.#currency, dateIn(now, this.#zone)];
    return rateContext({ checkIn, checkOut, nationality, currency, now, on, taken });
  }

  #named(rateKeys: readonly string[]): readonly Named[] | undefined {
    const named = rateKeys.flatMap((rateKey): readonly Named[] => {
      const keyed = readRateKey(rateKey);
      const made = keyed && this.#hotel(keyed.hotelId);
      const kind = made?.rooms.findIndex((room) => room.kind === keyed?.kind) ?? -1;
      return keyed === undefined || made === undefined || kind < 0 ? [] : [{ keyed, made, kind }];
    });
    const [first] = named;
    const together = ({ keyed }: Named) =>
      keyed.hotelId === first?.keyed.hotelId &&
      keyed.checkIn === first.keyed.checkIn &&
      keyed.checkOut === first.keyed.checkOut &&
      keyed.nationality === first.keyed.nationality;
    return named.length === rateKeys.length && named.every(together) ? named : undefined;
  }

  /** Every room as it is now; undefined where not all of them are left. */
  async #quoted(rateKeys: readonly [string, ...string[]], now: Instant) {
    const named = this.#named(rateKeys);
    const [first] = named ?? [];
    if (named === undefined || first === undefined) return undefined;
    const { checkIn, checkOut, nationality } = first.keyed;
    const context = await this.#context(first.keyed, now, first.keyed.hotelId);
    const priced = named.map(({ keyed, made, kind }) => {
      const wanted = named.filter((each) => each.kind === kind).length;
      return rateOfRoom(made, context, { ...keyed, kind, wanted });
    });
    const bands = priced.flatMap((rate) => (rate === undefined ? [] : [rate.band]));
    const [rate, ...others] = priced.flatMap((each) => (each === undefined ? [] : [withoutBand(each)]));
    if (rate === undefined || bands.length < named.length) return undefined;
    const { hotel } = first.made;
    const holdUntil = isOnRequest([rate, ...others])
      ? undefined
      : holdLimitOf(
          [rate, ...others].map(({ policy }) => policy),
          now,
        );
    const quote: SupplierStayQuote = {
      hotel,
      checkIn,
      checkOut,
      nationality,
      rates: [rate, ...others],
      ...(holdUntil && { holdUntil }),
    };
    return { quote, named, bands, context };
  }

  async #now(
    { rateKeys, rooms, total: agreed }: HotelOrder,
    at: Instant,
  ): Promise<{ readonly total: Money; readonly taken: Taken } | 'sold-out' | 'not-sold'> {
    const named = this.#named(rateKeys);
    const [first] = named ?? [];
    if (first === undefined) return 'not-sold';
    const { checkIn, checkInFrom } = { ...first.keyed, ...first.made.hotel };
    // A guest who arrives after midnight has the night that began before.
    if (plusMinutes(toInstant(placeTime(`${checkIn}T${checkInFrom}`, first.made.hotel.zone)), 12 * 60) < at)
      return 'not-sold';
    // The hotel agreed to what it was asked for, and keeps these rooms out of what it counts.
    if (isOnRequest(rooms)) return { total: agreed, taken: { count: 1, places: [] } };
    const quoted = await this.#quoted(rateKeys, at);
    if (quoted === undefined) return 'sold-out';
    const total = quoted.quote.rates
      .map(({ nights }) => nightsTotal(nights))
      .reduce((sofar, { base, tax }) => add(sofar, add(base, tax)), money(0, this.#currency));
    return { total, taken: { count: 1, places: placesOf(quoted.named, quoted.context) } };
  }

  #freed(rateKeys: readonly string[], units: readonly Unit[]): NonNullable<StockMove['freed']> {
    return units.flatMap(({ item }) => {
      const [named] = this.#named(rateKeys.slice(item, item + 1)) ?? [];
      if (named === undefined) return [];
      const { hotelId, checkIn, checkOut, kind } = named.keyed;
      return nightsOf(checkIn, checkOut).map((night) => ({ resource: hotelId, day: dayNumber(night), kind, count: 1 }));
    });
  }
}

function confirmedRooms(key: string, rooms: HotelOrder['rooms']): HotelIssued {
  return { confirmations: rooms.map((_, at) => numberOf(`${key}/${at}`, 10)) };
}

/** What rooms take, night by night, while what is taken of each keeps the price as it is. */
function placesOf(named: readonly Named[], { days, taken }: RateContext): Taken['places'] {
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [first] = named.filter((each) => each.kind === kind);
    if (first === undefined) return [];
    const { made, keyed } = first;
    const count = named.filter((each) => each.kind === kind).length;
    return days.map((day) => {
      const units = allotment(made, kind, day);
      // Only what was looked at: any sale in between is looked at again.
      const before = taken(keyed.hotelId, keyed.kind, day);
      return { resource: keyed.hotelId, day, kind: keyed.kind, units, from: before, upTo: before, count };
    });
  });
}

function takenIn(
  counts: readonly { readonly resource: string; readonly day: number; readonly kind: string; readonly taken: number }[],
): TakenOf {
  const known = new Map(counts.map(({ resource, day, kind, taken }) => [`${resource}/${kind}/${day}`, taken]));
  if (known.size === 0) return () => 0;
  return (hotelId, kind, day) => known.get(`${hotelId}/${kind}/${day}`) ?? 0;
}

function withoutBand({ band: _, ...rate }: SupplierRate & { readonly band: Band }): SupplierRate {
  return rate;
}

/** Until all of them can be given up without charge; undefined where that is over, or nearly so. */
function holdLimitOf(policies: readonly SupplierRate['policy'][], now: Instant): Instant | undefined {
  const ends = policies.map((policy) => {
    const until = freeUntil(policy, now);
    return until && stepEnd(until);
  });
  const [earliest] = ends.flatMap((end) => (end === undefined ? [] : [end])).toSorted();
  if (earliest === undefined || ends.includes(undefined)) return undefined;
  return earliest > plusMinutes(now, leastHoldMinutes) ? earliest : undefined;
}
