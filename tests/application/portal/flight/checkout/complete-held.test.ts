/** Names and papers of a hold: judged as they are filled in, sent once, and what the airline makes of them. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import type { CompleteHeld } from '#application/desk/after-sale.ts';
import { type DeskFailure, InDoubt, Invalid, NotAllowedInState, Unreachable } from '#application/desk/failures.ts';
import { CompleteHeldBooking, mayComplete } from '#application/portal/flight/checkout/complete-held.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import type { PassportDraft } from '#domain/people/passport.ts';
import { violation } from '#domain/rules/violation.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';
import { today } from '#tests/fixtures/flight.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';

const asha = makeTraveller({ firstName: 'Asha', lastName: 'Rao' });
const passport: PassportDraft = {
  number: 'Z1234567',
  issuedOn: '2020-01-10',
  expiresOn: '2039-01-09',
  placeOfIssue: 'Kochi',
  country: 'IN',
};
/** Knows no airport: every border is crossed. */
const abroad: AirportSource = { load: () => Promise.resolve(makeAirportDirectory({ zones: [], rows: [] })) };
/** Knows every airport. */
const atHome: AirportSource = { load: () => Promise.resolve(allAirports) };

async function opened(
  failures: DeskFailure[] = [],
  tab = new TabShelf(),
  desk = new AfterBookingDesk(),
  airports = abroad,
) {
  desk.booking = { ...desk.booking, status: 'held', travellers: [asha] };
  const sent: CompleteHeld[] = [];
  const completeHeld = (request: CompleteHeld) => {
    sent.push(request);
    const failure = failures.shift();
    const { transactionId } = request;
    return failure === undefined
      ? Effect.succeed({ transactionId, status: 'held' as const, completed: true })
      : Effect.fail(failure as never);
  };
  const complete = new CompleteHeldBooking({ booking: desk, flight: { completeHeld } }, desk.session, {
    airports,
    clock: { todayIn: () => today },
    zone: 'Asia/Kolkata',
    requests: desk.requests(tab),
  });
  await complete.open(desk.booking.transactionId);
  return { complete, sent, tab, desk, now: () => complete.state$.value };
}

describe('names and papers of a hold', () => {
  test('begin with what is known, and are sent whole', async () => {
    const { complete, sent, now } = await opened();
    expect(now()).toMatchObject({ form: { travellers: [asha] }, international: true, changed: false, violations: [] });
    complete.changeTraveller(0, { firstName: 'Asha Lakshmi', passport });
    await complete.commit();
    expect(sent).toMatchObject([{ travellers: [{ ...asha, firstName: 'Asha Lakshmi', passport }] }]);
    expect(now().done).toMatchObject({ status: 'held', completed: true });
  });

  test('say what is wrong where it was left, and all of it once they are to be sent', async () => {
    const { complete, sent, now } = await opened();
    complete.changeTraveller(0, { firstName: 'Meera', passport: { number: 'Z1' } });
    expect(now().violations).toEqual([]);
    complete.leaveField('travellers[0].firstName');
    expect(now().violations.map(({ code }) => code)).toEqual(['name-replaced']);
    await complete.commit();
    expect(sent).toEqual([]);
    expect(now().stopped).toBe(1);
    expect(now().violations.map(({ path }) => path)).toContain('travellers[0].passport.expiresOn');
  });

  test('keep their request while no answer comes, also after a reload', async () => {
    const first = await opened([new Unreachable({ detail: 'lost' })]);
    first.complete.changeTraveller(0, { passport });
    await first.complete.commit();
    expect(first.now()).toMatchObject({ unanswered: true });
    const again = await opened([], first.tab, first.desk);
    expect(again.now()).toMatchObject({ unanswered: true, form: { travellers: [{ passport }] } });
    await again.complete.commit();
    expect(again.sent).toEqual(first.sent);
    expect(again.now().done).toMatchObject({ completed: true });
  });

  test('show what the back office alone found, until that traveller is changed', async () => {
    const refused = new Invalid({
      violations: [violation('name-replaced', 'travellers[0].lastName', { name: 'Rao' })],
    });
    const { complete, now } = await opened([refused]);
    complete.changeTraveller(0, { passport });
    await complete.commit();
    expect(now().violations.map(({ path }) => path)).toEqual(['travellers[0].lastName']);
    complete.changeTraveller(1, { title: 'Mr' });
    expect(now().violations.map(({ path }) => path)).toEqual(['travellers[0].lastName']);
    complete.changeTraveller(0, { lastName: 'Rau' });
    expect(now().violations).toEqual([]);
  });

  test('stay as they were sent while no answer comes, and a failure is gone once they are changed', async () => {
    const { complete, now } = await opened([
      new NotAllowedInState({ state: 'amending' }),
      new Unreachable({ detail: '' }),
    ]);
    complete.changeTraveller(0, { passport });
    await complete.commit();
    expect(now().failure?._tag).toBe('NotAllowedInState');
    complete.changeTraveller(0, { firstName: 'Asha Lakshmi' });
    expect(now().failure).toBeUndefined();
    await complete.commit();
    complete.changeTraveller(0, { firstName: 'Asha' });
    expect(now().form.travellers[0]?.firstName).toBe('Asha Lakshmi');
  });

  test('opened again say nothing of fields that were left before', async () => {
    const { complete, desk, now } = await opened();
    complete.changeTraveller(0, { firstName: 'Meera' });
    complete.leaveField('travellers[0].firstName');
    expect(now().violations).toHaveLength(1);
    await complete.open(desk.booking.transactionId);
    complete.changeTraveller(0, { firstName: 'Meera' });
    expect(now().violations).toEqual([]);
  });

  test('ask for no passport on flights within one country', async () => {
    const { now } = await opened([], new TabShelf(), new AfterBookingDesk(), atHome);
    expect(now().international).toBe(false);
  });

  test('of another booking are not taken for this one’s', async () => {
    const { complete, desk, now } = await opened();
    const first = complete.open('FL26110000099');
    desk.booking = { ...desk.booking, transactionId: 'FL26110000013' };
    await complete.open('FL26110000013');
    await first;
    expect(now()).toMatchObject({
      transactionId: 'FL26110000013',
      booking: { value: { transactionId: 'FL26110000013' } },
    });
  });

  test('are given for what is held by a supplier that can be asked', () => {
    const { booking } = new AfterBookingDesk();
    const held = { ...booking, status: 'held' as const };
    expect(mayComplete(held)).toBe(true);
    expect(mayComplete({ ...held, status: 'confirmed' })).toBe(false);
    expect(mayComplete({ ...held, elsewhere: true })).toBe(false);
  });

  test('are under way while the airline keeps silent', async () => {
    const { complete, now } = await opened([new InDoubt({ transactionId: 'FL26110000012' })]);
    complete.changeTraveller(0, { passport });
    await complete.commit();
    expect(now().done).toMatchObject({ status: 'amending', completed: false });
  });
});
