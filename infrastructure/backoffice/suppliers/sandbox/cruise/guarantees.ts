/** Cabins that guests left to the line: each is given one of the kind that was bought, once, some days before the ship leaves. */
import type { CancellableCruise, GivenCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { daysBefore } from '#domain/cruise/terms/line-terms.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { CountedStock } from '../store/counted-stock.ts';
import type { OrderBook, StandingOrder } from '../store/order-book.ts';
import { dayNumber } from '../store/unit-seller.ts';
import { sailingNamed, type ShipSailing } from './sailings.ts';
import { bucketOf, type Vacancy } from './vacancy.ts';

/** How long before the ship leaves. */
const givenDays = 5;

export interface GuaranteePorts {
  readonly database: Database;
  readonly book: Pick<OrderBook<unknown, object>, 'find' | 'stands'>;
  readonly stock: CountedStock;
  readonly vacancyOf: (found: ShipSailing) => Promise<Vacancy | undefined>;
}

type Sold = Pick<CancellableCruise, 'sailing' | 'cabins'>;

/** What orders were given, or are now. Where another takes the same cabin at that moment, the next asking gives another. */
export async function cabinsGiven(
  ports: GuaranteePorts,
  orderKeys: readonly string[],
  now: Instant,
): Promise<readonly { readonly orderKey: string; readonly cabins: readonly GivenCabin[] }[]> {
  const given: { orderKey: string; cabins: readonly GivenCabin[] }[] = [];
  for (const order of await ports.book.find(orderKeys)) {
    // As it was written when it was sold.
    const sold = JSON.parse(order.sold) as Sold;
    const found = sailingNamed(sold.sailing.sailingKey);
    if (found === undefined || daysBefore(sold.sailing.departs, now) > givenDays) continue;
    const cabins = await cabinsOf(ports, order, sold, found);
    if (cabins.length > 0) given.push({ orderKey: order.orderKey, cabins });
  }
  return given;
}

async function cabinsOf(
  ports: GuaranteePorts,
  order: StandingOrder<unknown>,
  { cabins }: Sold,
  found: ShipSailing,
): Promise<readonly GivenCabin[]> {
  const known = await ports.stock.namesOf(order.orderKey);
  const left = cabins.flatMap((cabin, item) =>
    cabin.number !== undefined || order.gone.some((unit) => unit.item === item) ? [] : [{ cabin, item }],
  );
  const given: GivenCabin[] = [];
  for (const { cabin, item } of left) {
    const vacancy = await ports.vacancyOf(found);
    const bucket = bucketOf(found.ship, cabin);
    if (vacancy === undefined || bucket === undefined) continue;
    const before = known.find(({ holder }) => holder === item);
    const number = before?.unit ?? (await takeOne(ports, order, found, vacancy.unnamed(bucket), item));
    const deck = vacancy.cabins.find((each) => each.number === number)?.deck;
    if (number !== undefined && deck !== undefined) given.push({ item, number, deck });
  }
  return given;
}

/** The first that is nobody's; undefined where it is somebody's by now, or the order has moved on. */
function takeOne(
  { database, book, stock }: GuaranteePorts,
  { orderKey, version }: StandingOrder<unknown>,
  { ship, leaves }: ShipSailing,
  [unit]: readonly string[],
  holder: number,
): Promise<string | undefined> {
  if (unit === undefined) return Promise.resolve(undefined);
  return database.transaction(async (tx) => {
    if (!(await book.stands(tx, { orderKey, version }))) return undefined;
    const name = { resource: ship.shipId, day: dayNumber(leaves), unit, holder };
    return (await stock.takeNames(tx, orderKey, [name])) ? unit : undefined;
  });
}
