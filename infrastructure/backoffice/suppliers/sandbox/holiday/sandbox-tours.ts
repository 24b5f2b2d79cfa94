/**
 * The tour operators that need nobody: packages put together from what the other sandbox sellers have, taken of their stock in one
 * transaction with the order, and given back with the rooms that are given up.
 */
import { Effect } from 'effect';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import type { Product, Unit } from '#domain/booking/booking.ts';
import type { CancellableHoliday, HolidayIssued } from '#domain/holiday/booking/holiday-booking.ts';
import { holidayCancelling } from '#domain/holiday/booking/rules.ts';
import { beginsAt } from '#domain/holiday/cancel/grid.ts';
import { namesIn } from '#domain/holiday/package/texts.ts';
import { type HolidaySearch, isSought, type TripAsked, usualStars } from '#domain/holiday/search/rules.ts';
import { seatsIn } from '#domain/holiday/trip/party.ts';
import { tripOfKey } from '#domain/holiday/trip/trip-key.ts';
import { add, equals, type Money, subtract, sum } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { addDays, type IsoDate, isoDate, weekday } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  Departure,
  HolidayOrder,
  HolidaySupplier,
  ListedTrip,
  OfferedTrip,
} from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import {
  type CancelAsked,
  type CommonAmendment,
  type Confirmation,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import type { PartTaken } from '../package-stock/package-stock.ts';
import { answering } from '../store/answering.ts';
import { CountedStock } from '../store/counted-stock.ts';
import { OrderBook, type StandingOrder } from '../store/order-book.ts';
import type { Kept } from '../store/outcomes.ts';
import { dayNumber, numberOf } from '../store/unit-seller.ts';
import { countryNames } from './country-names.ts';
import { catalogue, type CataloguePackage, packageOfId } from './catalogue.ts';
import { groupLines, landLines, pricedAt, putTogether, type Workshop } from './put-together.ts';

export interface SandboxTourSettings extends Workshop {
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';
const product = 'holiday';
/** Turns that a sale takes while others move the stock. */
const mostTurns = 8;
const [departuresShown, departuresWithin, fewSeats] = [6, 120, 9];
/** Stock is locked in this order. */
const sellers: readonly Product[] = ['flight', 'hotel', 'cab', product];

type Order = StandingOrder<Confirmation<HolidayIssued>>;

interface SoldTrip extends Omit<CancellableHoliday, 'gone'> {
  readonly taken: readonly PartTaken[];
}

export function sandboxTours(database: Database, settings: SandboxTourSettings): HolidaySupplier {
  const { faults = {}, ...workshop } = settings;
  const book = new OrderBook<Confirmation<HolidayIssued>, object>(database, product);
  const stocks = sellers.map((each) => ({ product: each, stock: new CountedStock(database, each) }));
  const groups = new CountedStock(database, product);
  const soldIn = ({ sold }: Pick<Order, 'sold'>) => JSON.parse(sold) as SoldTrip;
  const find = async (key: string) => (await book.find([key]))[0];

  const take = async (tx: Sql, key: string, taken: readonly PartTaken[]) => {
    for (const each of stocks) {
      const own = taken.filter((part) => part.product === each.product);
      const why = own.length === 0 ? undefined : await each.stock.move(tx, key, { taken: own });
      if (why !== undefined) return why;
    }
    return undefined;
  };
  const giveBack = async (tx: Sql, key: string, freed: readonly PartTaken[]): Promise<undefined> => {
    for (const each of stocks) {
      const own = freed.filter((part) => part.product === each.product);
      if (own.length > 0) await each.stock.move(tx, key, { freed: own });
    }
  };

  const buy = async (order: HolidayOrder, at: Instant): Promise<Kept<Confirmation<HolidayIssued>>> => {
    const { key, trip, price, total } = order;
    const asked = tripOfKey(trip.tripKey);
    const pack = packageOfId(asked.packageId);
    if (pack === undefined || beginsAt(trip) <= at) return book.settle(key, 'not-sold');
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const known = await book.outcome(key);
      if (known !== undefined) return known;
      const made = await putTogether(pack, asked, workshop, at);
      if (typeof made === 'string') return book.settle(key, made);
      // What was agreed to is these rooms, flights and this car; others at the same price are something else.
      if (canonicalText(made.trip) !== canonicalText(trip)) return book.settle(key, 'sold-out');
      // The tax of payers is the seller's to say: what they paid elsewhere in the year is not known here.
      const more = subtract(taxIn(price.breakdown), taxIn({ ...price.breakdown, parts: made.rooms.flat() }));
      const asks = add(made.total, more);
      if (!equals(asks, total)) return book.settle(key, 'fare-changed', asks);
      const done = await book.carryOut(key, async (tx) => {
        const why = await take(tx, key, made.taken);
        if (why !== undefined) return why;
        const reference = `HD${numberOf(key, 8)}`;
        const sold: SoldTrip = { trip, price, taken: made.taken };
        const confirmation = { reference, issued: { voucher: `HV${numberOf(`${key}.`, 9)}` } };
        return { sold: JSON.stringify(sold), total, reference, confirmation };
      });
      if (typeof done !== 'string') return done;
      if (done === 'sold-out') return book.settle(key, 'sold-out');
    }
    return book.settle(key, 'refused');
  };

  const refundOf = (order: Order, { places, reason }: CancelAsked, now: Instant) => {
    const { trip, price } = soldIn(order);
    const booking = { trip, price, gone: order.gone };
    const answer = cancellationOf(holidayCancelling, { booking, places, reason, now });
    return 'violations' in answer ? undefined : answer.cancellation.reversal.returned;
  };

  const amend = async (key: string, asks: CommonAmendment, now: Instant): Promise<Kept<object>> => {
    for (;;) {
      const order = await find(asks.orderKey);
      // Nothing is held: it is bought or not.
      if (order === undefined || asks.kind !== 'cancel') return book.settleAmendment(key, 'refused');
      const refund = refundOf(order, asks, now);
      if (refund === undefined) return book.settleAmendment(key, 'refused');
      if (!equals(refund, asks.expectedRefund)) return book.settleAmendment(key, 'fare-changed', refund);
      const freed = freedBy(soldIn(order), order.gone, asks.places);
      const done = await book.amend(key, {
        order,
        gone: asks.places,
        stock: (tx) => giveBack(tx, asks.orderKey, freed),
        answer: {},
      });
      if (typeof done !== 'string') return done;
    }
  };

  const { supplier, amendments, delayed } = answering<HolidayOrder, HolidayIssued, CommonAmendment>({
    book,
    faults,
    buy,
    amend,
    refund: async (orderKey, asks, now) => {
      const order = await find(orderKey);
      return order && refundOf(order, asks, now);
    },
  });

  const departuresOf = async (pack: CataloguePackage, from: IsoDate): Promise<readonly Departure[]> => {
    const { group, packageId } = pack;
    if (group === undefined) return [];
    const dates = Array.from({ length: departuresWithin }, (_, day) => addDays(from, day))
      .filter((date) => group.weekdays.includes(weekday(date)))
      .slice(0, departuresShown);
    const counts = await groups.counts(
      dates.map((date) => ({ resource: packageId, day: dayNumber(date), kind: 'seat' })),
    );
    const gone = (date: IsoDate) => counts.find(({ day }) => day === dayNumber(date))?.taken ?? 0;
    return dates.map((date) => ({ date, left: Math.max(0, group.seats - gone(date)) }));
  };

  const listed = async (
    pack: CataloguePackage,
    { rooms, from }: { readonly rooms: TripAsked['rooms']; readonly from: IsoDate },
    now: Instant,
  ): Promise<readonly ListedTrip[]> => {
    const asked = { packageId: pack.packageId, rooms, from, stars: usualStars, hotels: [], without: [] };
    const group = groupLines(pack, rooms, pricedAt(pack, workshop, now));
    if (group === undefined) {
      const lines = await landLines(pack, asked, workshop, now);
      return lines === undefined ? [] : [{ package: shown(pack), startsOn: from, rooms: lines }];
    }
    const free = (await departuresOf(pack, from)).find(({ left }) => left >= seatsIn(rooms));
    if (free === undefined) return [];
    const origin = pack.group?.origin;
    return [
      {
        package: shown(pack),
        startsOn: free.date,
        rooms: group,
        ...(origin !== undefined && { origin }),
        ...(free.left <= fewSeats && { left: free.left }),
      },
    ];
  };

  return {
    ...supplier,
    code,
    amendments,
    search: (asked, now) =>
      delayed(
        faults.searchSilent === true
          ? Effect.fail(new SupplierSilent({ supplier: code, detail: 'search: made to keep silent' }))
          : Effect.promise(async () => {
              const [room, ...others] = asked.rooms;
              if (room === undefined) return [];
              const sought = { rooms: [room, ...others] as const, from: isoDate(asked.from ?? '') };
              const found = catalogue.filter((pack) => fits(pack, asked));
              return (await Promise.all(found.map((pack) => listed(pack, sought, now)))).flat();
            }),
      ),
    trip: (asked, now) =>
      delayed(
        Effect.flatMap(
          Effect.promise(async (): Promise<OfferedTrip | 'sold-out' | 'not-sold'> => {
            const pack = packageOfId(asked.packageId);
            if (pack === undefined) return 'not-sold';
            const departures = await departuresOf(pack, asked.from);
            const own = departures.find(({ date }) => date === asked.from);
            if (pack.group !== undefined && own === undefined) return 'not-sold';
            if (own !== undefined && own.left < seatsIn(asked.rooms)) return 'sold-out';
            const made = await putTogether(pack, asked, workshop, now);
            if (typeof made === 'string') return made;
            const { trip, rooms, total, hotels } = made;
            return { package: shown(pack), trip, rooms, total, hotels, departures };
          }),
          (offered) =>
            typeof offered === 'string'
              ? Effect.fail(new SupplierRefused({ reason: offered }))
              : Effect.succeed(offered),
        ),
      ),
  };
}

function taxIn({ name, amount, parts = [] }: PricePart): Money {
  if (name === 'tcs') return amount;
  return sum(amount.currency, parts.map(taxIn));
}

function fits(
  { name, country, stops, days, themes, textsIn }: CataloguePackage,
  { destination, days: most }: HolidaySearch,
) {
  const names = [
    name,
    ...Object.values(namesIn({ textsIn })),
    ...countryNames(country),
    ...stops.flatMap(({ city, country: land }) => [city, ...countryNames(land)]),
    ...themes,
  ];
  return isSought(destination, names) && (most === undefined || days.length <= most);
}

function shown({
  packageId,
  name,
  kind,
  country,
  themes,
  stops,
  days,
  inclusions,
  exclusions,
  textsIn,
}: CataloguePackage) {
  return {
    packageId,
    name,
    kind,
    country,
    themes,
    stops: stops.map(({ city, country: land, nights }) => ({ city, country: land, nights })),
    days,
    inclusions,
    exclusions,
    textsIn,
  };
}

/** A room's own parts go back with it; what all share with the last room. */
function freedBy({ trip, taken }: SoldTrip, gone: readonly Unit[], leaving: readonly Unit[]): readonly PartTaken[] {
  const isLast = gone.length + leaving.length >= trip.rooms.length;
  return taken.filter(({ room }) => (room === undefined ? isLast : leaving.some(({ item }) => item === room)));
}
