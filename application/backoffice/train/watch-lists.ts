/**
 * The round in which the railway is asked how those stand who have booked. What moved is kept on the booking, in its history, and
 * reported to agency and customer. A ticket of which nobody got a place by the chart is cancelled, for clerkage.
 */
import { Effect } from 'effect';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import {
  isDropped,
  issuedAfter,
  moveCode,
  moveCodes,
  moveParams,
  movesOf,
  nextOf,
} from '#domain/train/berths/moves.ts';
import type { TrainIssued } from '#domain/train/booking/train-booking.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { removalIntent } from '#application/backoffice/booking/cancel/removal.ts';
import type { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { SoldStanding, StandingPlace } from '#application/backoffice/ports/booking/issued-book.ts';
import type { MovesBook } from '#application/backoffice/ports/train/moves-book.ts';
import type { RailSupplier, StandingOrder } from '#application/backoffice/ports/train/rail-supplier.ts';
import { moveNotices } from './sold-train.ts';
import type { TrainTypes } from './train-types.ts';

export interface WatchListsPorts {
  readonly railway: RailSupplier;
  readonly moves: MovesBook;
  readonly amendments: Pick<AmendmentBook<TrainTypes>, 'booking'>;
  readonly amendmentSaga: AmendmentSaga;
  readonly sold: SoldProduct;
  readonly clock: Clock;
}

type Waiting = SoldStanding<TrainIssued>;

const product = 'train';
const batch = 200;
/** A train that left days ago may still travel; and what a chart dropped is refunded also where nobody looked for days. */
const daysBack = 7;

/** Answers how many departures moved and how many bookings by that. */
export function watchLists(ports: WatchListsPorts): Effect.Effect<number> {
  const { railway, moves, clock } = ports;
  return Effect.gen(function* () {
    const now = clock.now();
    let learned = yield* railway.moveOn(now);
    const from = addDays(dateIn(now, railwayZone), -daysBack);
    let after: StandingPlace | undefined;
    for (;;) {
      const bookings = yield* moves.standing({ product, supplier: railway.code, from }, after, batch);
      learned += yield* learnOf(ports, bookings, now);
      after = bookings.at(-1);
      if (bookings.length < batch) return learned;
    }
  });
}

function learnOf(ports: WatchListsPorts, bookings: readonly Waiting[], now: Instant): Effect.Effect<number> {
  if (bookings.length === 0) return Effect.succeed(0);
  return Effect.gen(function* () {
    const orders = yield* ports.railway.standings(
      bookings.map(({ transactionId }) => transactionId),
      now,
    );
    let learned = 0;
    for (const booking of bookings) {
      const order = orders.find(({ orderKey }) => orderKey === booking.transactionId);
      if (order === undefined) continue;
      if (yield* keepMoves(ports, booking, order)) learned += 1;
      if (isDropped(order, booking.gone)) yield* cancelDropped(ports, booking, now);
    }
    return learned;
  });
}

/** Answers whether that is news. */
function keepMoves({ moves }: WatchListsPorts, booking: Waiting, order: StandingOrder): Effect.Effect<boolean> {
  const { agencyId, transactionId, version, issued, gone, names } = booking;
  const moved = movesOf(issued.standings, order.standings, gone);
  const next = nextOf(issued, order);
  const code = moveCode(issued, next, moved);
  if (code === undefined) return Effect.succeed(false);
  return moves.keep({
    agencyId,
    transactionId,
    product,
    version,
    issued: issuedAfter(issued, next, gone),
    event: { code, params: moveParams(moved, names) },
    outbox:
      code === moveCodes.again && moved.length === 0
        ? // The letter of the first chart holds.
          []
        : [
            {
              kind: moveNotices[code],
              payload: {
                agencyId,
                transactionId,
                // A chart says of all of them where they sit; between charts only who moved is news.
                ...(code === moveCodes.moved && { places: moved.map(({ traveller }) => ({ item: 0, traveller })) }),
              },
            },
          ],
  });
}

/** Of what is charted and of nobody: what is left of it is cancelled, as the railway does it. */
function cancelDropped(
  { amendments, amendmentSaga, sold }: WatchListsPorts,
  { agencyId, transactionId }: Waiting,
  now: Instant,
): Effect.Effect<void> {
  return Effect.gen(function* () {
    const found = yield* amendments.booking(agencyId, transactionId);
    // Of what is not kept yet the next look does it: it is refunded as it is kept.
    if (found?.reference === undefined || !isDropped(found, partsOf(found.gone ?? []).travellers)) return;
    const booking = { ...found, reference: found.reference };
    const places = trainCancelling.units(booking).filter((unit) => stands(booking, unit));
    const question = { booking, places, reason: 'traveller', now } as const;
    const answer = cancellationOf(trainCancelling, question);
    if ('violations' in answer) return;
    yield* amendmentSaga.begin(removalIntent(agencyId, sold, question, answer.cancellation));
  });
}
