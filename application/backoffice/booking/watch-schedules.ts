/**
 * The round in which suppliers are asked whether flights that were sold still fly as they were sold. One process at a time
 * goes through a supplier's orders, in batches; what has changed is kept on the booking and told to agency and customer. A
 * minor change that nobody answered in time is taken as accepted, as airlines do.
 */
import { Effect } from 'effect';
import { answerDue, type ChangedItinerary, severityOf } from '#domain/booking/schedule-change.ts';
import { dateIn } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { AmendmentBook } from '../ports/amendment-book.ts';
import type { Clock } from '../ports/machine.ts';
import type { FlyingBooking, FlyingPlace, ScheduleBook } from '../ports/schedule-book.ts';
import type { SupplierAmendments, SupplierScheduleChange } from '../ports/supplier-amendments.ts';
import type { AmendmentSaga } from './amendment-saga.ts';
import { acceptance } from './answer-schedule-change.ts';
import { scheduleChanged } from './mail-amended.ts';

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
const mostLapsed = 50;
/** How long a supplier may take to answer for a batch. */
const patienceMilliseconds = 20_000;

/** Answers how many changes were learned or accepted. */
export function watchSchedules(ports: WatchSchedulesPorts): Effect.Effect<number> {
  const asked = ports.suppliers.filter((each) => each.scheduleChanges !== undefined);
  return Effect.map(
    Effect.all([Effect.forEach(asked, (supplier) => roundOf(ports, supplier)), acceptLapsed(ports)]),
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
  const orders = bookings.map(({ transactionId, pnr }) => ({ orderKey: transactionId, pnr }));
  return Effect.gen(function* () {
    const now = clock.now();
    const told = yield* scheduleChanges(orders, now).pipe(
      Effect.timeout(patienceMilliseconds),
      Effect.orElseSucceed((): readonly SupplierScheduleChange[] => []),
    );
    let learned = 0;
    for (const { orderKey, changeId, changes: said } of told) {
      const booking = bookings.find(({ transactionId }) => transactionId === orderKey);
      if (booking === undefined) continue;
      const changes = said.flatMap((each): readonly ChangedItinerary[] => {
        const was = booking.itineraries[each.itinerary];
        return was === undefined ? [] : [{ ...each, was }];
      });
      if (changes.length === 0) continue;
      const severity = severityOf(changes);
      const { agencyId, transactionId, version } = booking;
      const isNew = yield* schedules.learn({
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
      if (isNew) learned += 1;
    }
    return learned;
  });
}

function acceptLapsed({ schedules, amendments, amendmentSaga, clock }: WatchSchedulesPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    let accepted = 0;
    for (const { agencyId, transactionId } of yield* schedules.lapsed(clock.now(), mostLapsed)) {
      const booking = yield* amendments.booking(agencyId, transactionId);
      const { pnr, scheduleChange } = booking ?? {};
      if (booking === undefined || pnr === undefined || scheduleChange === undefined) continue;
      const intent = acceptance({ ...booking, pnr, scheduleChange }, []);
      if (intent === undefined) continue;
      const { opened } = yield* amendmentSaga.begin(intent);
      if (opened.kind === 'opened') accepted += 1;
    }
    return accepted;
  });
}
