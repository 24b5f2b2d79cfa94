/**
 * The sandbox's railway as who sells: berths from pools, waiting lists that move, charts. An order's key is answered the same for
 * ever; it misbehaves where it is asked to, as all of the sandbox does.
 */
import { Effect } from 'effect';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { hasUnit } from '#domain/booking/units.ts';
import { equals, type Money, sum } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { joinPool, leavePool, placesIn, type Pool } from '#domain/train/berths/pool.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { chartsOf } from '#domain/train/booking/charts.ts';
import { coachesOf } from '#domain/train/timetable/train.ts';
import { type RailPassenger, seekerOf, takesBerth } from '#domain/train/booking/rules.ts';
import { boardingChoices, boardingMoved, checkBoardingMove } from '#domain/train/booking/boarding.ts';
import type { CancellableJourney, Standing, TrainIssued } from '#domain/train/booking/train-booking.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import type { Amendments, CancelAsked, Confirmation } from '#application/backoffice/ports/supplier.ts';
import type {
  RailSupplier,
  StandingOrder as Standings,
  TrainAmendment,
  TrainOrder,
} from '#application/backoffice/ports/train/rail-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { answering } from '../store/answering.ts';
import { numberOf as digitsOf } from '../store/unit-seller.ts';
import { OrderBook, type StandingOrder } from '../store/order-book.ts';
import type { Kept } from '../store/outcomes.ts';
import { numberOf } from '../chance.ts';
import { type FoundPool, PoolBook } from '../store/rail-pools.ts';
import { certificateFor } from './certificates.ts';
import { chartsFor, type PoolKey, poolOf, type Railway, railwayOf, rideOf, routeOf } from './railway.ts';
import { faresOf, RailSearch } from './rail-search.ts';
import { runningOf } from './running-log.ts';
import type { Demand } from './strangers.ts';

const none: BerthStatus = { kind: 'no-berth' };

type Answer = Confirmation<TrainIssued>;

type Order = StandingOrder<Answer>;

/** What is kept of an order. */
type Sold = Pick<TrainOrder, 'journey' | 'passengers' | 'travellers' | 'price' | 'shownId'>;

export interface RailSeller {
  readonly supplier: RailSupplier;
  readonly amendments: Amendments<TrainAmendment, object>;
}

export interface RailSettings {
  readonly seed: string;
  readonly faults: SandboxFaults;
  /** Nobody has booked beside those who do here: for proofs. */
  readonly empty?: boolean;
}

const anAdult: RailPassenger = { age: 30, gender: 'male' };

/** Pools that one round lets move. */
const mostMoved = 200;

export function railSeller(database: Database, { seed, faults, empty = false }: RailSettings): RailSeller {
  const railway = railwayOf(seed);
  const demand: Demand = { seed: numberOf(seed), empty };
  const pools = new PoolBook(database, railway, demand);
  const search = new RailSearch(railway, pools, demand);
  const book = new OrderBook<Answer, object>(database, 'train');

  const buy = async (order: TrainOrder, now: Instant): Promise<Kept<Answer>> => {
    const { key } = order;
    let asked: Money | undefined;
    const done = await book.carryOut(key, async (tx) => {
      const ride = rideFor(railway(), order);
      if (ride === undefined) return 'not-sold';
      const { travelClass, quota } = order.journey;
      const poolKey = poolOf(ride, travelClass, quota);
      const found = await pools.change(tx, poolKey, now, (before) => {
        asked = totalOf(faresOf(ride, travelClass, quota, before, order.passengers, now));
        if (!equals(asked, order.total)) return 'fare-changed';
        if (now < before.opensAt || now >= before.secondChartAt) return 'not-sold';
        const joined = joinPool(before.rules, before.pool, partyOf(order));
        if (joined === 'regret') return 'sold-out';
        const mine = standingsOf(order, { ...before, pool: joined });
        const all = mine.every(({ current }) => current.kind === 'confirmed' || current.kind === 'no-berth');
        return order.onlyConfirmed === true && !all ? 'sold-out' : joined;
      });
      if (typeof found === 'string') return found;
      const pnr = pnrOf(key);
      return {
        sold: JSON.stringify(soldOf(order)),
        total: order.total,
        reference: pnr,
        confirmation: { reference: pnr, issued: { pnr, standings: standingsOf(order, found), ...chartsMade(found) } },
      };
    });
    if (typeof done !== 'string') return done;
    return done === 'fare-changed'
      ? book.settle(key, done, asked)
      : book.settle(key, done === 'unknown' ? 'not-sold' : done);
  };

  /** How those of an order stand at a moment. */
  const issuedNow = (order: Order, found: FoundPool | undefined): TrainIssued => {
    const { pnr, standings } = order.confirmation.issued;
    if (found === undefined) return { pnr, standings };
    const places = placesIn(found.rules, found.pool);
    return {
      pnr,
      standings: standings.map(({ booked }, traveller): Standing => {
        if (hasUnit(order.gone, { traveller, item: 0 })) return { booked, current: { kind: 'cancelled' } };
        if (booked.kind === 'no-berth') return { booked, current: booked };
        // Who is not in the pool any more fell off its list with the chart.
        return { booked, current: places.get(claimOf(order.orderKey, traveller)) ?? { kind: 'cancelled' } };
      }),
      ...chartsMade(found),
    };
  };

  const cancellable = (order: Order, found: FoundPool | undefined): CancellableJourney => ({
    ...soldIn(order),
    ...issuedNow(order, found),
    gone: order.gone,
  });

  const refundOf = (booking: CancellableJourney, { places, reason }: CancelAsked, now: Instant): Money | undefined => {
    const answer = cancellationOf(trainCancelling, { booking, places, reason, now });
    return 'violations' in answer ? undefined : answer.cancellation.reversal.returned;
  };

  const look = async (orders: readonly Order[], now: Instant) => {
    const keys = orders.flatMap((order) => poolKeyOf(railway(), soldIn(order)) ?? []);
    const found = await pools.look(keys, now);
    return (order: Order) => {
      const key = poolKeyOf(railway(), soldIn(order));
      return key && PoolBook.of(found, key);
    };
  };

  /** Nothing of the stock moves. */
  const board = async (
    key: string,
    { orderKey, boarding: { station } }: Extract<TrainAmendment, { readonly kind: 'board' }>,
    now: Instant,
  ): Promise<Kept<object>> => {
    for (;;) {
      const orders = await book.find([orderKey]);
      const poolOfOrder = await look(orders, now);
      const [order] = orders;
      if (order === undefined) return book.settleAmendment(key, 'refused');
      const sold = soldIn(order);
      const { journey } = sold;
      const stops = routeOf(railway(), journey.train, journey.began) ?? [];
      const point = boardingChoices(journey, stops, now).find((each) => each.station === station);
      if (point === undefined || checkBoardingMove(cancellable(order, poolOfOrder(order)), now).length > 0) {
        return book.settleAmendment(key, 'refused');
      }
      const done = await book.amend<never>(key, {
        order,
        becomes: { sold: JSON.stringify({ ...sold, journey: boardingMoved(journey, point, now) }) },
        answer: {},
      });
      if (typeof done !== 'string') return done;
    }
  };

  const amend = async (key: string, asks: TrainAmendment, now: Instant): Promise<Kept<object>> => {
    if (asks.kind === 'board') return await board(key, asks, now);
    for (;;) {
      const [order] = await book.find([asks.orderKey]);
      const poolKey = order && poolKeyOf(railway(), soldIn(order));
      if (order === undefined || poolKey === undefined || asks.kind !== 'cancel') {
        return book.settleAmendment(key, 'refused');
      }
      let refund: Money | undefined;
      const leaving = (id: string) => asks.places.some(({ traveller }) => claimOf(asks.orderKey, traveller) === id);
      const done = await book.amend<'refused' | 'fare-changed' | 'unknown'>(key, {
        order,
        gone: asks.places,
        stock: async (tx) => {
          const changed = await pools.change(tx, poolKey, now, (found): Pool | 'refused' | 'fare-changed' => {
            refund = refundOf(cancellable(order, found), asks, now);
            if (refund === undefined) return 'refused';
            if (!equals(refund, asks.expectedRefund)) return 'fare-changed';
            return leavePool(found.rules, found.pool, leaving);
          });
          return typeof changed === 'string' ? changed : undefined;
        },
        answer: {},
      });
      if (typeof done !== 'string') return done;
      if (done !== 'moved') return book.settleAmendment(key, done, refund);
    }
  };

  const refund = async (orderKey: string, asks: CancelAsked, now: Instant) => {
    const orders = await book.find([orderKey]);
    const poolOfOrder = await look(orders, now);
    const [order] = orders;
    return order && refundOf(cancellable(order, poolOfOrder(order)), asks, now);
  };

  const { supplier, amendments, delayed } = answering<TrainOrder, TrainIssued, TrainAmendment>({
    book,
    faults,
    buy,
    amend,
    refund,
  });
  const railSupplier: RailSupplier = {
    ...supplier,
    stations: (text, most) => railway().stations.search(text, most),
    station: (asked) => railway().stations.byCode(asked),
    nearby: (asked, kilometres) => railway().stations.nearby(asked, kilometres),
    largeStations: () => railway().stations.all.filter(({ rank }) => rank === 1),
    search: (asked, now) => delayed(Effect.promise(() => search.search(asked, now))),
    offer: (asked, party, now) => delayed(Effect.promise(() => search.offer(asked, party, now))),
    offers: (asked, now) => delayed(Effect.promise(() => search.offers(asked, [anAdult], now))),
    route: (train, began) => routeOf(railway(), train, began),
    coaches: (journey) => {
      const train = railway().timetable.byNumber(journey.train);
      return train === undefined ? [] : coachesOf(train);
    },
    charts: (journey) => {
      const train = railway().timetable.byNumber(journey.train);
      return train === undefined ? chartsOf(journey.from.at) : chartsFor({ train, began: journey.began });
    },
    certificate: (agentId, on) => Effect.succeed(certificateFor(demand.seed, agentId, on)),
    running: (journey, now) => runningOf(demand.seed, journey, now),
    standings: (orderKeys, now) =>
      Effect.promise(async () => {
        const orders = await book.find(orderKeys);
        const poolOfOrder = await look(orders, now);
        return orders.map(
          (order): Standings => ({ orderKey: order.orderKey, ...issuedNow(order, poolOfOrder(order)) }),
        );
      }),
    enquiry: (pnr, now) =>
      Effect.promise(async () => {
        const order = await book.ofReference(pnr);
        if (order === undefined) return undefined;
        const poolOfOrder = await look([order], now);
        return { journey: soldIn(order).journey, ...issuedNow(order, poolOfOrder(order)) };
      }),
    moveOn: (now) => Effect.promise(() => pools.moveOn(now, mostMoved)),
  };
  return { supplier: railSupplier, amendments };
}

function chartsMade({ pool, chartAt, secondChartAt }: FoundPool): Pick<TrainIssued, 'chartedAt' | 'secondChartedAt'> {
  return { ...(pool.charted && { chartedAt: chartAt }), ...(pool.closed && { secondChartedAt: secondChartAt }) };
}

/** Ten digits, the first of a zone. */
function pnrOf(key: string): string {
  const digits = digitsOf(key, 9);
  return `${2 + (Number(digits[0]) % 7)}${digits}`;
}

function claimOf(orderKey: string, traveller: number): string {
  return `${orderKey}/${traveller}`;
}

function partyOf({ key, passengers, journey, autoUpgrade }: TrainOrder) {
  const upgrade = autoUpgrade !== false && canBeUpgraded(journey);
  return passengers.flatMap((passenger: RailPassenger, at) =>
    takesBerth(passenger) ? [{ id: claimOf(key, at), ...seekerOf(passenger, journey.travelClass), upgrade }] : [],
  );
}

function standingsOf(
  { key, passengers }: TrainOrder,
  { rules, pool }: Pick<FoundPool, 'rules' | 'pool'>,
): readonly Standing[] {
  const places = placesIn(rules, pool);
  return passengers.map((_, at) => {
    const current = places.get(claimOf(key, at)) ?? none;
    return { booked: current, current };
  });
}

function soldOf({ journey, passengers, travellers, price, shownId }: TrainOrder): Sold {
  const named = travellers.map(({ type, firstName, lastName }) => ({ type, firstName, lastName }));
  return { journey, passengers, travellers: named, price, ...(shownId && { shownId }) };
}

/** As `soldOf` wrote it. */
function soldIn({ sold }: Pick<Order, 'sold'>): Sold {
  return JSON.parse(sold) as Sold;
}

function rideFor(railway: Railway, { journey }: Pick<Sold, 'journey'>) {
  const { train, from, to, travelClass, quota } = journey;
  const date = from.at.local.slice(0, 10) as typeof journey.began;
  return rideOf(railway, { train, from: from.station, to: to.station, date, travelClass, quota });
}

function poolKeyOf(railway: Railway, sold: Sold): PoolKey | undefined {
  const ride = rideFor(railway, sold);
  return ride && poolOf(ride, sold.journey.travelClass, sold.journey.quota);
}

function totalOf(fares: readonly { readonly amount: Money }[]): Money {
  return sum(
    'INR',
    fares.map(({ amount }) => amount),
  );
}
