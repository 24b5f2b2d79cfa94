/** The cruise supplier that needs nobody: real ports, invented lines and ships, and cabins that are sold one by one. */
import { Effect } from 'effect';
import type { CancellableCruise, CruiseIssued, SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { cruiseCancelling } from '#domain/cruise/booking/rules.ts';
import { bedsFor } from '#domain/cruise/sailing/deck-plan.ts';
import { cabinFare, type GratuityWay } from '#domain/cruise/sailing/fare.ts';
import { cabinKinds, type CabinParty, guestCount } from '#domain/cruise/sailing/sailing.ts';
import { cruiseLimits } from '#domain/cruise/search/rules.ts';
import { daysBefore, lineTermsOf } from '#domain/cruise/terms/line-terms.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, sum } from '#domain/money/money.ts';
import { dateIn, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type {
  CruiseOrder,
  CruiseSupplier,
  QuotedCabin,
  SupplierCabinKind,
  WantedCabin,
} from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { CountedStock } from '../store/counted-stock.ts';
import { OrderBook } from '../store/order-book.ts';
import { dayNumber, numberOf, type Taken, unitSeller } from '../store/unit-seller.ts';
import { cabinsGiven, type GuaranteePorts } from './guarantees.ts';
import { sailingNamed, sailingsOfMonth, type ShipSailing } from './sailings.ts';
import { bucketOf, type CabinBucket, placeOf, planOf, type Vacancy, vacancyOf } from './vacancy.ts';

export interface SandboxCruiseSettings {
  readonly seed: number;
  readonly businessZone: string;
  readonly currency: Currency;
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';
const product = 'cruise';
/** Sales end a day before the ship leaves; a hold lasts a day. */
const dayMinutes = 24 * 60;
/** A line leaves cabins to be chosen later while it has so many of them. */
const guaranteeLeast = 4;
/** Rupees of each guest: for the first port and the last, and for each call between. */
const [endCharges, callCharges] = [1200, 850];

export function sandboxCruiseSupplier(database: Database, settings: SandboxCruiseSettings): CruiseSupplier {
  const { seed, businessZone, currency, faults = {} } = settings;
  const stock = new CountedStock(database, product);

  const pricedAt = (now: Instant) => ({ on: dateIn(now, businessZone), currency });
  const termsOf = ({ ship, sailing }: ShipSailing, now: Instant) =>
    lineTermsOf(ship.terms, sailing.days.length, pricedAt(now));
  const isOnSale = ({ sailing }: ShipSailing, now: Instant) =>
    plusMinutes(now, dayMinutes) < toInstant(sailing.departs) &&
    daysBefore(sailing.departs, now) <= cruiseLimits.months * 31;

  const fareOf = (
    { ship, sailing }: ShipSailing,
    cabin: Pick<SharedCabin, 'kind' | 'number' | 'party'>,
    gratuities: GratuityWay,
    now: Instant,
  ) =>
    cabinFare(
      {
        kind: cabin.kind,
        party: cabin.party,
        guarantee: cabin.number === undefined,
        nights: sailing.nights,
        nightly: ship.nightly[cabin.kind],
        portCharges: endCharges + callCharges * sailing.days.slice(1, -1).filter(({ port }) => port).length,
        gratuities,
        days: daysBefore(sailing.departs, now),
      },
      pricedAt(now),
    );

  const vacancies = async (all: readonly ShipSailing[]): Promise<readonly Vacancy[]> => {
    const buckets = cabinKinds.flatMap((kind) => ([2, 4] as const).map((sleeps) => ({ kind, sleeps })));
    const counts = await stock.counts(all.flatMap((found) => buckets.map((bucket) => placeOf(found, bucket))));
    const names = await stock.names(
      all.map(({ ship: { shipId: resource }, leaves }) => ({ resource, day: dayNumber(leaves) })),
    );
    return all.map((found) => vacancyOf(seed, found, counts, names));
  };

  const guarantees: GuaranteePorts = {
    database,
    book: new OrderBook<unknown, object>(database, product),
    stock,
    vacancyOf: async (found) => (await vacancies([found]))[0],
  };

  const kindsFor = (found: ShipSailing, vacancy: Vacancy, party: CabinParty, now: Instant) =>
    cabinKinds.flatMap((kind): readonly SupplierCabinKind[] => {
      const beds = bedsFor(guestCount(party));
      const fits = vacancy.cabins.filter((cabin) => cabin.kind === kind && cabin.sleeps >= beds);
      const left = ([2, 4] as const)
        .filter((sleeps) => sleeps >= beds)
        .reduce((all, sleeps) => all + vacancy.left({ kind, sleeps }), 0);
      const offer = (guarantee: boolean, count: number): SupplierCabinKind => {
        const cabin = { kind, party, ...(!guarantee && { number: '' }) };
        return {
          kind,
          guarantee,
          squareMetres: found.ship.squareMetres[kind],
          decks: [...new Set(fits.map(({ deck }) => deck))],
          left: count,
          lines: fareOf(found, cabin, 'on-board', now).lines,
          withTips: fareOf(found, cabin, 'prepaid', now).lines,
        };
      };
      const later = vacancy.left({ kind, sleeps: beds });
      return [
        ...(kind !== 'suite' && later >= guaranteeLeast ? [offer(true, later)] : []),
        ...(left > 0 && fits.some(({ free }) => free) ? [offer(false, left)] : []),
      ];
    });

  const { supplier, amendments } = unitSeller<CruiseOrder, CruiseIssued, CancellableCruise>(
    database,
    {
      product,
      rules: cruiseCancelling,
      now: async ({ sailing, cabins, gratuities }, at) => {
        const found = sailingNamed(sailing.sailingKey);
        if (found === undefined || !isOnSale(found, at)) return 'not-sold';
        const [vacancy] = await vacancies([found]);
        const taken = vacancy && takenBy(found, vacancy, cabins);
        if (taken === undefined) return 'not-sold';
        return { total: totalOf(cabins.map((cabin) => fareOf(found, cabin, gratuities, at).total)), taken };
      },
      issue: ({ key }) => ({
        reference: `CX${numberOf(key, 8)}`,
        issued: {},
      }),
      sold: ({ sailing, cabins, lineTerms, price }) => ({ sailing, cabins, lineTerms, price }),
      freed: ({ sailing, cabins }, units) => {
        const found = sailingNamed(sailing.sailingKey);
        if (found === undefined || units.length === 0) return {};
        const leaving = units.flatMap(({ item }) => cabins[item] ?? []);
        const day = dayNumber(found.leaves);
        return {
          freed: leaving.flatMap((cabin) => {
            const bucket = bucketOf(found.ship, cabin);
            return bucket === undefined ? [] : [{ ...placeOf(found, bucket), count: 1 }];
          }),
          // Also of those that the line gave.
          namesGivenUp: units.map(({ item: holder }) => ({ resource: found.ship.shipId, day, holder })),
        };
      },
      heldUntil: ({ sailing }, at) => {
        const found = sailingNamed(sailing.sailingKey);
        return found && holdUntil(found, at);
      },
    },
    faults,
  );

  /** Where the balance is not due yet, a line keeps a cabin for a day. */
  const holdUntil = (found: ShipSailing, now: Instant): Instant | undefined => {
    const terms = termsOf(found, now);
    return terms !== undefined && daysBefore(found.sailing.departs, now) > terms.balanceDays + 1
      ? plusMinutes(now, dayMinutes)
      : undefined;
  };
  const totalOf = (all: readonly Money[]) => sum(currency, all);

  /** A sailing on sale with its terms, its free cabins beside it. */
  const onSale = async (key: string, now: Instant) => {
    const found = sailingNamed(key);
    const lineTerms = found && termsOf(found, now);
    if (found === undefined || lineTerms === undefined || !isOnSale(found, now)) return undefined;
    const [vacancy] = await vacancies([found]);
    return vacancy && { found, lineTerms, vacancy };
  };
  const refusedWhereAbsent = <Answer>(answer: Promise<Answer | undefined>) =>
    Effect.flatMap(
      Effect.promise(() => answer),
      (given): Effect.Effect<Answer, SupplierRefused> =>
        given === undefined ? Effect.fail(new SupplierRefused({ reason: 'not-sold' })) : Effect.succeed(given),
    );

  return {
    ...supplier,
    code,
    amendments,
    given: (orderKeys, now) => Effect.promise(() => cabinsGiven(guarantees, orderKeys, now)),
    search: ({ region, month, cabins }, now) =>
      faults.searchSilent === true
        ? Effect.fail(new SupplierSilent({ supplier: code, detail: 'search: made to keep silent' }))
        : Effect.promise(async () => {
            const all = sailingsOfMonth(region, month).filter((found) => isOnSale(found, now));
            const free = await vacancies(all);
            return all.flatMap((found, at) => {
              const vacancy = free[at];
              if (vacancy === undefined) return [];
              return [{ sailing: found.sailing, parties: cabins.map((party) => kindsFor(found, vacancy, party, now)) }];
            });
          }),
    cabins: (key, parties, now) =>
      refusedWhereAbsent(
        onSale(key, now).then(
          (sold) =>
            sold && {
              sailing: sold.found.sailing,
              lineTerms: sold.lineTerms,
              parties: parties.map((party) => kindsFor(sold.found, sold.vacancy, party, now)),
              plan: sold.vacancy.cabins,
            },
        ),
      ),
    quote: ({ sailingKey, cabins, gratuities }, now) =>
      refusedWhereAbsent(
        onSale(sailingKey, now).then((sold) => {
          if (sold === undefined) return undefined;
          const { found, lineTerms, vacancy } = sold;
          const quoted = (wanted: WantedCabin) => quotedCabin(found, wanted);
          const [first, ...others] = cabins.map(quoted);
          if (first === undefined || takenBy(found, vacancy, [first, ...others]) === undefined) return undefined;
          const until = holdUntil(found, now);
          const priced = (cabin: SharedCabin): QuotedCabin => ({
            ...cabin,
            lines: fareOf(found, cabin, gratuities, now).lines,
            withoutTips: fareOf(found, cabin, 'on-board', now).lines,
          });
          return {
            sailing: found.sailing,
            lineTerms,
            cabins: [priced(first), ...others.map(priced)] as const,
            total: totalOf([first, ...others].map((cabin) => fareOf(found, cabin, gratuities, now).total)),
            ...(until !== undefined && { holdUntil: until }),
          };
        }),
      ),
  };
}

function quotedCabin({ ship }: ShipSailing, wanted: WantedCabin): SharedCabin {
  const { kind, number, party } = wanted;
  const deck = number === undefined ? undefined : planOf(ship).find((cabin) => cabin.number === number)?.deck;
  return {
    kind,
    party,
    squareMetres: ship.squareMetres[kind],
    ...(number !== undefined && { number }),
    ...(deck !== undefined && { deck }),
  };
}

/** What cabins take of the stock; undefined where one of them is not to be had. */
function takenBy(found: ShipSailing, vacancy: Vacancy, cabins: readonly SharedCabin[]): Taken | undefined {
  const { ship, leaves } = found;
  const buckets = cabins.flatMap((cabin) => bucketOf(ship, cabin) ?? []);
  const isFree = ({ number, kind, party }: SharedCabin) =>
    number === undefined ||
    vacancy.cabins.some(
      (cabin) =>
        cabin.number === number && cabin.kind === kind && cabin.free && cabin.sleeps >= bedsFor(guestCount(party)),
    );
  if (buckets.length < cabins.length || !cabins.every(isFree)) return undefined;
  const isSame = (one: CabinBucket, other: CabinBucket) => one.kind === other.kind && one.sleeps === other.sleeps;
  const places = buckets
    .filter((bucket, at) => buckets.findIndex((each) => isSame(each, bucket)) === at)
    .map((bucket) => ({
      ...placeOf(found, bucket),
      units: vacancy.units(bucket),
      count: buckets.filter((each) => isSame(each, bucket)).length,
    }));
  return {
    count: 1,
    places,
    names: cabins.flatMap(({ number }, holder) =>
      number === undefined ? [] : [{ resource: ship.shipId, day: dayNumber(leaves), unit: number, holder }],
    ),
  };
}
