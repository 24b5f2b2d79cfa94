/**
 * The round in which what agencies pay later falls due: they are reminded of it beforehand, it is charged on its day, and what is not
 * paid when that day is over is cancelled by the rules of its product. All of that was said when it was sold.
 */
import { Effect } from 'effect';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { putOffTurn } from '#domain/booking/schedule/put-off.ts';
import { soonDays } from '#domain/booking/schedule/schedule.ts';
import { stands } from '#domain/booking/units.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { PutOffBook, PutOffPlace } from '#application/backoffice/ports/booking/put-off-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { type CancelBookingPorts, customerBackOf, removalIntent } from '../cancel/removal.ts';
import { balanceCharged, balanceDue, balanceUnpaid } from '../papers/mail-notice.ts';
import type { AmendmentSaga } from '../saga/amendment-saga.ts';
import { soldOf, type SoldProducts } from '../sold-product.ts';
import { chargesOf, type Due, putOffSaid } from './put-off-said.ts';

export interface PutOffPorts extends Required<Pick<CancelBookingPorts, 'customerPays'>> {
  readonly putOffs: PutOffBook;
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly amendmentSaga: AmendmentSaga;
  readonly sold: SoldProducts;
  readonly clock: Clock;
  readonly businessZone: string;
}

const batch = 200;

/** Answers of how many bookings something was done. */
export function keepPutOff(ports: PutOffPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    const today = dateIn(ports.clock.now(), ports.businessZone);
    let done = 0;
    let after: PutOffPlace | undefined;
    for (;;) {
      const found = yield* ports.putOffs.due(addDays(today, soonDays), after, batch);
      for (const place of found) {
        const booking = yield* dueOf(ports, place);
        if (booking !== undefined && (yield* turnOf(ports, booking, today))) done += 1;
      }
      after = found.at(-1);
      if (found.length < batch) return done;
    }
  });
}

function dueOf({ amendments }: PutOffPorts, { agencyId, transactionId }: PutOffPlace): Effect.Effect<Due | undefined> {
  return Effect.map(amendments.booking(agencyId, transactionId), (found) => {
    const { reference, putOff } = found ?? {};
    return found === undefined || reference === undefined || putOff === undefined
      ? undefined
      : { ...found, reference, putOff };
  });
}

function turnOf(ports: PutOffPorts, booking: Due, today: IsoDate): Effect.Effect<boolean> {
  const said = booking.history.flatMap(({ code, params }) => (code === balanceDue ? [String(params?.['stage'])] : []));
  const turn = putOffTurn(booking.putOff, today, said);
  if (turn === undefined) return Effect.succeed(false);
  if (turn === 'soon' || turn === 'now') {
    return Effect.map(keep(ports, booking, balanceDue, { stage: turn }), (kept) => kept === 'done');
  }
  return Effect.gen(function* () {
    const charged = yield* keep(ports, booking, balanceCharged, {}, true);
    if (charged !== 'too-low') return charged === 'done';
    if (turn === 'charge') {
      if (said.includes('short')) return false;
      return (yield* keep(ports, booking, balanceDue, { stage: 'short' })) === 'done';
    }
    return yield* cancelUnpaid(ports, booking);
  });
}

function keep(
  { putOffs, sold }: PutOffPorts,
  booking: Due,
  code: string,
  params: Readonly<Record<string, string>>,
  isCharged = false,
) {
  return putOffs.keep({
    ...putOffSaid(booking, { code, params, letter: code }),
    ...(isCharged && { charges: chargesOf(sold, booking) }),
  });
}

function cancelUnpaid(ports: PutOffPorts, before: Due): Effect.Effect<boolean> {
  return Effect.gen(function* () {
    const { agencyId, transactionId, putOff } = before;
    if (!before.history.some(({ code }) => code === balanceUnpaid)) {
      if ((yield* keep(ports, before, balanceUnpaid, {})) !== 'done') return false;
    }
    const booking = yield* dueOf(ports, { agencyId, transactionId, until: putOff.until });
    if (booking === undefined) return false;
    const sold = soldOf(ports.sold, booking.product);
    const { cancelling } = sold.rules;
    const places = cancelling.units(booking).filter((unit) => stands(booking, unit));
    const question = { booking, places, reason: 'traveller', now: ports.clock.now() } as const;
    const answer = cancellationOf(cancelling, question);
    if ('violations' in answer) return false;
    const { cancellation } = answer;
    const back = (yield* customerBackOf(ports, sold, booking, question.now))?.(cancellation, question.now);
    const { opened } = yield* ports.amendmentSaga.begin(removalIntent(agencyId, sold, question, cancellation, back));
    return opened.kind === 'opened';
  });
}
