/**
 * The round in which suppliers are asked whether flights that were sold still fly as they were sold. One process at a time
 * goes through a supplier's orders, in batches; what has changed, or has become again what was agreed, is kept on the booking
 * and reported to agency and customer. A minor change that nobody answered in time is taken as accepted, as airlines do.
 */
import { Effect } from 'effect';
import { answerDue, otherThanAgreed, severityOf, wentBack } from '#domain/flight/schedule/change.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { AmendmentBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { FlyingBooking, FlyingPlace, ScheduleBook } from '#application/backoffice/ports/flight/schedule-book.ts';
import type {
  SupplierAmendments,
  SupplierScheduleChange,
} from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import { acceptance } from './answer-schedule-change.ts';
import { scheduleChanged, scheduleRestored } from '#application/backoffice/flight/papers/flight-mail.ts';

export interface WatchSchedulesPorts {
  readonly schedules: ScheduleBook;
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly amendmentSaga: AmendmentSaga;
  readonly suppliers: readonly SupplierAmendments[];
  readonly clock: Clock;
  /** Names this process among all replicas, for ever. */
  readonly owner: string;
  /** From the end of one round to the beginning of the next. */
  readonly everySeconds: number;
}

const leaseSeconds = 120;
const batch = 200;
const mostExpired = 50;
/** How long a supplier may take to answer for a batch. */
const patienceMilliseconds = 20_000;

/** Answers how many changes were learned, taken back by the airline, or accepted. */
export function watchSchedules(ports: WatchSchedulesPorts): Effect.Effect<number> {
  const asked = ports.suppliers.filter((each) => each.scheduleChanges !== undefined);
  return Effect.map(
    Effect.all([Effect.forEach(asked, (supplier) => roundOf(ports, supplier)), acceptUnanswered(ports)]),
    ([learned, accepted]) => learned.reduce((sum, each) => sum + each, accepted),
  );
}

function roundOf(ports: WatchSchedulesPorts, supplier: SupplierAmendments): Effect.Effect<number> {
  const { schedules, owner, everySeconds } = ports;
  const walk = Effect.gen(function* () {
    // The day before: where the departure is, it may still be yesterday.
    const from = addDays(dateIn(ports.clock.now(), 'UTC'), -1);
    let after: FlyingPlace | undefined;
    let learned = 0;
    for (;;) {
      const bookings = yield* schedules.flying(supplier.code, from, after, batch);
      learned += yield* learnOf(ports, supplier, bookings);
      after = bookings.at(-1);
      if (bookings.length < batch) return learned;
    }
  });
  return Effect.flatMap(schedules.beginRound(supplier.code, { owner, seconds: leaseSeconds }, everySeconds), (begun) =>
    begun ? Effect.ensuring(walk, schedules.endRound(supplier.code, owner)) : Effect.succeed(0),
  );
}

/** A supplier that keeps silent is asked again in the next round. */
function learnOf(
  { schedules, clock }: WatchSchedulesPorts,
  { scheduleChanges }: SupplierAmendments,
  bookings: readonly FlyingBooking[],
): Effect.Effect<number> {
  if (bookings.length === 0 || scheduleChanges === undefined) return Effect.succeed(0);
  const orders = bookings.map(({ transactionId, pnr, open }) => ({
    orderKey: transactionId,
    reference: pnr,
    ...(open && { open }),
  }));
  return Effect.gen(function* () {
    const now = clock.now();
    const shown = yield* scheduleChanges(orders, now).pipe(
      Effect.timeout(patienceMilliseconds),
      Effect.orElseSucceed((): readonly SupplierScheduleChange[] => []),
    );
    let learned = 0;
    for (const each of shown) {
      const booking = bookings.find(({ transactionId }) => transactionId === each.orderKey);
      if (booking !== undefined && (yield* keepShown(schedules, booking, each, now))) learned += 1;
    }
    return learned;
  });
}

/** Answers whether that is news. */
function keepShown(
  schedules: ScheduleBook,
  booking: FlyingBooking,
  { changeId, changes: shown }: SupplierScheduleChange,
  now: Instant,
): Effect.Effect<boolean> {
  const { agencyId, transactionId, version, open } = booking;
  const changes = otherThanAgreed(booking, shown);
  if (changes.length > 0) {
    const severity = severityOf(changes);
    return schedules.learn({
      agencyId,
      transactionId,
      version,
      changeId,
      severity,
      learnedAt: now,
      answerBy: answerDue({ severity, changes }, now),
      changes,
      params: { severity },
      outbox: [{ kind: scheduleChanged, payload: { agencyId, transactionId, changeId } }],
    });
  }
  // Asked by a clock that is behind, a supplier says what was before.
  return open !== undefined && open.learnedAt <= now && wentBack(booking, open.itineraries, shown)
    ? schedules.restore({
        agencyId,
        transactionId,
        version,
        changeId: open.changeId,
        outbox: [{ kind: scheduleRestored, payload: { agencyId, transactionId } }],
      })
    : Effect.succeed(false);
}

function acceptUnanswered({ schedules, amendments, amendmentSaga, clock }: WatchSchedulesPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    let accepted = 0;
    for (const { agencyId, transactionId } of yield* schedules.expired(clock.now(), mostExpired)) {
      const booking = yield* amendments.booking(agencyId, transactionId);
      const { reference: pnr, scheduleChange } = booking ?? {};
      if (booking === undefined || pnr === undefined || scheduleChange === undefined) continue;
      const intent = acceptance({ ...booking, reference: pnr, scheduleChange }, []);
      if (intent === undefined) continue;
      const { opened } = yield* amendmentSaga.begin(intent);
      if (opened.kind === 'opened') accepted += 1;
    }
    return accepted;
  });
}
