/** Which entries of the outbox are events, and what an event says. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { eventOf, raiseEvent, type RaiseEventPorts } from '#application/backoffice/agency/webhook/raise-event.ts';
import type { RaisedEvent } from '#application/backoffice/ports/agency/webhook-book.ts';
import { holdEnding, holdExpired } from '#application/backoffice/booking/papers/mail-notice.ts';
import { bookingSettled, papersDue, refundCredited } from '#application/backoffice/booking/papers/papers-due.ts';
import { requestNotice } from '#application/backoffice/booking/request/mail-request.ts';
import { scheduleChanged, scheduleRestored } from '#application/backoffice/flight/papers/flight-mail.ts';
import type { KeptRequest } from '#application/backoffice/ports/booking/request-book.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import { eventKinds } from '#domain/agency/webhook.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { KeyedSeal } from '#infrastructure/backoffice/machine/machine.ts';
import { eventText } from '#infrastructure/wire/agency/webhooks.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { now, rupees } from '#tests/fixtures/flight.ts';

const transactionId = 'FL26110000012';
const held: Partial<KeptBooking> = {
  transactionId,
  product: 'flight',
  status: 'held',
  reference: 'K7PQ2M',
  heldUntil: plusMinutes(now, 60),
};

function raising(booking: Partial<KeptBooking> = held, wanted = true) {
  const published: RaisedEvent[] = [];
  const forgotten: string[] = [];
  const asked: string[] = [];
  const ports: RaiseEventPorts = {
    webhooks: {
      wants: () => Effect.succeed(wanted),
      publish: (_agencyId, event, forgetBefore) =>
        Effect.sync(() => void (published.push(event), forgotten.push(forgetBefore))),
    },
    bookings: {
      find: (agencyId, id) => {
        asked.push(id);
        // As far as events read it.
        return Effect.succeed(agencyId === 'agency-1' ? (booking as KeptBooking) : undefined);
      },
    },
    serviceRequests: {
      // As far as events read it.
      find: (number) =>
        Effect.succeed(number === 'RQ12' ? ({ kind: 'group', state: 'offered' } as KeptRequest) : undefined),
    },
    agencies: { byId: () => Effect.succeed(makeAgency()) },
    seal: new KeyedSeal('a secret of a test, long enough to seal with'),
    clock: { now: () => now },
    writeEvent: eventText,
  };
  const raise = (kind: string, payload: object = {}, id = '7') =>
    Effect.runPromise(
      raiseEvent(ports, { id, kind, payload: { agencyId: 'agency-1', transactionId, ...payload }, attempt: 1 }),
    );
  const said = () => published.map(({ body }) => JSON.parse(body) as { data: unknown });
  return { raise, published, forgotten, asked, said };
}

it('is raised under the name of its entry; of a request, where the agency is notified', () => {
  const raised = [scheduleChanged, scheduleRestored, holdEnding, holdExpired, bookingSettled, refundCredited];
  expect(raised.map((kind) => eventOf({ kind, payload: {} }))).toEqual(raised);
  expect(eventOf({ kind: requestNotice, payload: { to: 'agency' } })).toBe('request-answered');
  expect(eventOf({ kind: requestNotice, payload: { to: 'house' } })).toBeUndefined();
  expect(eventOf({ kind: papersDue, payload: {} })).toBeUndefined();
  expect(new Set([...raised, 'request-answered'])).toEqual(new Set(eventKinds));
});

it('says the booking as it is, what comes back, and which change', async () => {
  const { raise, said } = raising();
  await raise(refundCredited, { refund: rupees(4120) });
  await raise(scheduleChanged, { changeId: 'change-1' }, '8');
  const booking = {
    transactionid: transactionId,
    product: 'flight',
    status: 'held',
    pnr: 'K7PQ2M',
    helduntil: held.heldUntil,
  };
  expect(said().map(({ data }) => data)).toEqual([
    { booking, refund: { amount: '4120.00', currency: 'INR' } },
    { booking, changeid: 'change-1' },
  ]);
});

it('says which request was answered, and which agency it is for', async () => {
  const { raise, said } = raising();
  await raise(requestNotice, { to: 'agency', number: 'RQ12' });
  await raise(requestNotice, { to: 'agency', number: 'RQ13' }, '8');
  expect(said()).toMatchObject([
    { agency: 'AGT10001', data: { request: { number: 'RQ12', kind: 'group', state: 'offered' } } },
  ]);
});

it('is kept for thirty days', async () => {
  const { raise, forgotten } = raising();
  await raise(holdExpired);
  expect(forgotten).toEqual([plusMinutes(now, -30 * 24 * 60)]);
});

it('has the same id however often its entry is handled, and another for another entry', async () => {
  const { raise, published } = raising();
  for (const id of ['7', '7', '8']) await raise(holdExpired, {}, id);
  const [one, again, other] = published.map(({ eventId }) => eventId);
  expect(one).toMatch(/^EV-[\w-]{12}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

it('is not raised of a hold that is over, nor of another agency’s booking, nor where nobody asked for it', async () => {
  const over = raising({ ...held, heldUntil: now });
  await over.raise(holdEnding);
  await raising({}).raise(holdEnding);
  const strange = raising();
  await strange.raise(holdExpired, { agencyId: 'agency-2' });
  const unwanted = raising(held, false);
  await unwanted.raise(holdExpired);
  expect([over, strange, unwanted].flatMap(({ published }) => published)).toEqual([]);
  expect(unwanted.asked).toEqual([]);
});
