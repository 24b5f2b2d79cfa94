/**
 * Airlines change flights that were sold, and travellers do not turn up: what the agency learns, what it may answer, what
 * comes back, and who travels when. Over the real stores and the sandbox, with the clock in the test's hand.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftOf } from '#domain/flight/schedule/change.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { money } from '#domain/money/money.ts';
import { addDays, monthOf } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type CausedChange, SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import { journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import {
  openedOffice,
  type AmendingOffice,
  expectBooksRight,
  failureOf,
  type OfficeOptions,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const id = (): string => randomUUID();
const fortune = rupees(500_000);

describe.each(databases())('changed schedules on the $kind database', ({ fresh }) => {
  let database: Database;
  // Departures of tests of their own, so that none hears of another's change.
  let day = 30;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = (options: OfficeOptions = {}) => openedOffice(database, fortune, options);
  const sold = async (office: AmendingOffice, party = { adults: 2, children: 0, infants: 0 }) => {
    day += 1;
    const quote = await office.quote(oneWay('DEL-BLR', day, { party }));
    const booked = await run(office.sell(quote, 'ticket'));
    return { quote, ...booked, booking: await office.details(booked.transactionId) };
  };
  const change = async (
    office: AmendingOffice,
    { itineraries: [{ segments }] }: Awaited<ReturnType<typeof sold>>['booking'],
    what: CausedChange['what'],
    minutes = 0,
  ) => {
    const [{ carrier, flightNumber, departure }] = segments;
    await new SandboxSchedules(database).cause({
      day: Date.parse(dateOfLocal(departure.local)) / 86_400_000,
      flight: `${carrier}${flightNumber}`,
      what,
      minutes,
      reportedAt: plusMinutes(office.clock.at, 1),
    });
    office.clock.at = plusMinutes(office.clock.at, 2);
    return office.watch();
  };
  /** The way back two days later. */
  const moveBack = async (
    office: AmendingOffice,
    transactionId: string,
    { itineraries: [there, back = there] }: KeptBooking,
  ) => {
    const date = addDays(dateOfLocal(back.segments[0].departure.local), 2);
    const { offers } = await run(office.changes.changeSearch({ transactionId, directions: [{ itinerary: 1, date }] }));
    const [choice] = offers.flatMap(({ offerId, fares }) => fares.map(({ fareId }) => ({ offerId, fareId })));
    if (choice === undefined) throw new Error('nothing to change to');
    const quote = await run(office.changes.changeQuote({ transactionId, itineraries: [1], choices: [choice] }));
    await run(office.changes.change({ changeQuoteId: quote.changeQuoteId, requestId: id() }));
  };

  it('reports a change once, says it, and a moved flight is accepted once', async () => {
    const office = await officeWith();
    const { transactionId, booking } = await sold(office);
    expect(await office.watch()).toBe(0);
    expect(await change(office, booking, 'moved', 25)).toBe(1);
    expect(await office.watch()).toBe(0);
    const seen = await office.details(transactionId);
    const { scheduleChange } = seen;
    expect(scheduleChange).toMatchObject({ severity: 'minor', changes: [{ itinerary: 0 }] });
    const [moved] = scheduleChange?.changes ?? [];
    if (moved?.now === undefined) throw new Error('nothing is flown');
    expect(moved.was).toEqual(booking.itineraries[0]);
    expect(shiftOf(moved.was, moved.now)).toEqual({ departure: 25, arrival: 25 });
    expect(seen.history.at(-1)).toMatchObject({ code: 'schedule-changed', params: { severity: 'minor' } });
    expect(await run(office.schedules.open(office.agencyId, 10))).toMatchObject([{ transactionId, severity: 'minor' }]);
    const listed = await run(office.bookings.list({ agencyId: office.agencyId, page: 1, pageSize: 5 }));
    expect(listed.bookings).toMatchObject([{ transactionId, scheduleChange: 'minor' }]);

    const changeId = scheduleChange?.changeId ?? '';
    const answer = { transactionId, changeId, chosen: [], requestId: id() };
    expect(await failureOf(office.desk.scheduleAnswer({ ...answer, changeId: 'another' }))).toMatchObject({
      what: 'schedule-change',
    });
    const answers = await Promise.all([
      run(office.desk.scheduleAnswer(answer)),
      run(office.desk.scheduleAnswer(answer)),
    ]);
    expect(answers).toEqual([1, 2].map(() => ({ transactionId, status: 'changed' })));
    const after = await office.details(transactionId);
    expect(after.itineraries).toEqual([moved.now]);
    expect(after.scheduleChange).toBeUndefined();
    expect(await office.watch()).toBe(0);
    expect(await failureOf(office.desk.scheduleRefundQuote({ transactionId }))).toMatchObject({
      what: 'schedule-change',
    });
    const mails = await database.query<{ kind: string }>(
      `select kind from outbox where payload ->> 'transactionId' = $1 order by id`,
      [transactionId],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['schedule-changed', 'flight-rescheduled']));
    await expectBooksRight(office);
  });

  it('gives all back where a flight is cancelled: no fee, commission and TDS reversed, as it was shown', async () => {
    const office = await officeWith();
    const before = await office.seatsSold();
    const { transactionId, booking, quote } = await sold(office);
    await change(office, booking, 'cancelled');
    const { scheduleChange } = await office.details(transactionId);
    expect(scheduleChange).toMatchObject({ severity: 'cancelled' });
    expect(scheduleChange?.changes[0]?.now).toBeUndefined();
    const accept = { transactionId, changeId: scheduleChange?.changeId ?? '', chosen: [], requestId: id() };
    expect(await failureOf(office.desk.scheduleAnswer(accept))).toMatchObject({
      violations: [{ code: 'schedule-alternative', path: 'chosen' }],
    });
    const quoted = await run(office.desk.scheduleRefundQuote({ transactionId }));
    expect(quoted.charges.amount).toEqual(rupees(0));
    expect(quoted.becomes).toBe('cancelled');
    expect(wrongSums(quoted.refund ?? quoted.charges)).toEqual([]);
    expect(quoted.refund?.amount).toEqual(quote.fare.terms?.net);
    const cancelled = await run(office.desk.cancel({ cancelQuoteId: quoted.cancelQuoteId, requestId: id() }));
    expect(cancelled).toMatchObject({ status: 'cancelled', customerRefund: quoted.customerRefund });
    expect((await office.balance()).balance).toEqual(rupees(0));
    expect(await office.seatsSold()).toBe(before);
    const lines = await run(office.ledger.about(office.agencyId, transactionId));
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['booking', 'refund']);
    expect(await run(office.schedules.open(office.agencyId, 10))).toEqual([]);
    await expectBooksRight(office);
  });

  it('moves to an alternative free of charge: seats with it, the calendar too', async () => {
    const office = await officeWith();
    const { transactionId, booking } = await sold(office);
    const seats = await office.seatsSold();
    await change(office, booking, 'cancelled');
    const [changed] = (await office.details(transactionId)).scheduleChange?.changes ?? [];
    const alternative = changed?.alternatives.at(-1);
    if (changed === undefined || alternative === undefined) throw new Error('no alternative');
    const { changeId } = (await office.details(transactionId)).scheduleChange ?? { changeId: '' };
    const chosen = [{ itinerary: 0, alternativeId: alternative.alternativeId }];
    const answer = { transactionId, changeId, requestId: id() };
    expect(
      await failureOf(office.desk.scheduleAnswer({ ...answer, chosen: [{ itinerary: 0, alternativeId: 'XX1.abc' }] })),
    ).toMatchObject({ violations: [{ code: 'schedule-alternative' }] });
    expect(await run(office.desk.scheduleAnswer({ ...answer, chosen }))).toMatchObject({ status: 'changed' });
    const after = await office.details(transactionId);
    expect(after.itineraries).toEqual([alternative.itinerary]);
    expect(await office.seatsSold()).toBe(seats);
    const [{ segments }] = after.itineraries;
    const on = dateOfLocal(segments[0].departure.local);
    const { departures } = await office.passengers(monthOf(on));
    expect(departures).toMatchObject([
      {
        transactionId,
        service: `${segments[0].carrier} ${segments[0].flightNumber}`,
        begins: segments[0].departure.local,
      },
    ]);
    const listed = await run(office.bookings.list({ agencyId: office.agencyId, page: 1, pageSize: 5 }));
    expect(listed.bookings).toMatchObject([{ startsOn: on }]);
    // What it flies now can be cancelled as anything else.
    const cancelling = await run(office.desk.cancelQuote({ transactionId }));
    expect(await run(office.desk.cancel({ cancelQuoteId: cancelling.cancelQuoteId, requestId: id() }))).toMatchObject({
      status: 'cancelled',
    });
    expect(await office.seatsSold()).toBe(seats - 2);
    await expectBooksRight(office);
  });

  it('settles an answer whose answer was lost, and accepts a minor change that nobody answered', async () => {
    const office = await officeWith();
    const { transactionId, booking } = await sold(office);
    await change(office, booking, 'renumbered');
    const { changeId } = (await office.details(transactionId)).scheduleChange ?? { changeId: '' };
    office.supplier.misbehave({ silentAfter: 1 });
    const answer = { transactionId, changeId, chosen: [], requestId: id() };
    expect(await failureOf(office.desk.scheduleAnswer(answer))).toMatchObject({ _tag: 'InDoubt' });
    office.supplier.misbehave({});
    await office.recover();
    expect(await run(office.desk.scheduleAnswer(answer))).toMatchObject({ status: 'changed' });

    const other = await sold(office);
    await change(office, other.booking, 'moved', 30);
    const open = (await office.details(other.transactionId)).scheduleChange;
    expect(await office.watch()).toBe(0);
    office.clock.at = plusMinutes(open?.answerBy ?? office.clock.at, 1);
    expect(await office.watch()).toBeGreaterThan(0);
    await run(office.amendmentSaga.quiet());
    const after = await office.details(other.transactionId);
    expect(after).toMatchObject({ status: 'changed' });
    expect(after.itineraries).toEqual(open?.changes.map(({ now }) => now));
    await expectBooksRight(office);
  });

  it('a change that the agent makes itself takes the place of an answer', async () => {
    const office = await officeWith();
    const { transactionId, booking } = await sold(office);
    await change(office, booking, 'moved', 40);
    expect(await run(office.schedules.open(office.agencyId, 10))).toHaveLength(1);
    const directions = [
      { itinerary: 0, date: addDays(dateOfLocal(booking.itineraries[0].segments[0].departure.local), 5) },
    ];
    const { offers } = await run(office.changes.changeSearch({ transactionId, directions }));
    const fits = offers.flatMap(({ offerId, fares }) => fares.map(({ fareId }) => ({ offerId, fareId })));
    const [choice] = fits;
    if (choice === undefined) throw new Error('nothing to change to');
    const quote = await run(office.changes.changeQuote({ transactionId, itineraries: [0], choices: [choice] }));
    await run(office.changes.change({ changeQuoteId: quote.changeQuoteId, requestId: id() }));
    expect(await run(office.schedules.open(office.agencyId, 10))).toEqual([]);
    expect(await office.watch()).toBe(0);
    const after = await office.details(transactionId);
    expect(after.itineraries).toEqual(quote.flights);
    // The flights that are flown now may change in their turn.
    await change(office, after, 'cancelled');
    expect((await office.details(transactionId)).scheduleChange).toMatchObject({ severity: 'cancelled' });
    await expectBooksRight(office);
  });

  it('is still to be answered where other directions are changed, and reported again where it comes back', async () => {
    const office = await officeWith();
    day += 1;
    const quote = await office.quote(journey(`DEL-BOM ${day}, BOM-DEL ${day + 3}`), ({ rules }) =>
      rules.sectors.every(({ steps }) => steps.every((step) => step.hoursTo < 100 || step.change !== null)),
    );
    const { transactionId } = await run(office.sell(quote, 'ticket'));
    const booking = await office.details(transactionId);
    await change(office, booking, 'moved', 25);
    const first = (await office.details(transactionId)).scheduleChange;
    await moveBack(office, transactionId, booking);
    expect((await office.details(transactionId)).scheduleChange).toEqual(first);
    // The airline changes its mind, and changes it back.
    await change(office, booking, 'moved', 95);
    expect((await office.details(transactionId)).scheduleChange?.changeId).not.toBe(first?.changeId);
    expect(await change(office, booking, 'moved', 25)).toBe(1);
    const again = (await office.details(transactionId)).scheduleChange;
    expect(again).toMatchObject({ changeId: first?.changeId, changes: first?.changes });
    const answer = { transactionId, changeId: again?.changeId ?? '', chosen: [], requestId: id() };
    expect(await run(office.desk.scheduleAnswer(answer))).toMatchObject({ status: 'changed' });
    const after = await office.details(transactionId);
    expect(after.itineraries[0]).toEqual(again?.changes[0]?.now);
    expect(after.scheduleChange).toBeUndefined();
    expect(await office.watch()).toBe(0);
    await expectBooksRight(office);
  });

  it('ends where the airline goes back to what was agreed: nothing is left to answer, and it is reported', async () => {
    const office = await officeWith();
    const { transactionId, booking } = await sold(office);
    await change(office, booking, 'moved', 25);
    const first = (await office.details(transactionId)).scheduleChange;
    const take = (changeId = '') =>
      office.desk.scheduleAnswer({ transactionId, changeId, chosen: [], requestId: id() });
    await run(take(first?.changeId));
    const agreed = await office.details(transactionId);
    // From what was agreed to the airline goes away, and comes back; a while later it does so again.
    for (const what of ['moved', 'cancelled'] as const) {
      await change(office, booking, what, 95);
      const open = (await office.details(transactionId)).scheduleChange;
      expect(open).toMatchObject({ severity: what === 'moved' ? 'major' : 'cancelled' });
      await change(office, booking, 'moved', 25);
      const after = await office.details(transactionId);
      expect(after).toMatchObject({ status: 'changed', itineraries: agreed.itineraries });
      expect(after.scheduleChange).toBeUndefined();
      expect(after.history.at(-1)).toMatchObject({ code: 'schedule-restored' });
      expect(await failureOf(take(open?.changeId))).toMatchObject({ what: 'schedule-change' });
      expect(await run(office.schedules.open(office.agencyId, 10))).toEqual([]);
      const listed = await run(office.bookings.list({ agencyId: office.agencyId, page: 1, pageSize: 5 }));
      expect(listed.bookings.map(({ scheduleChange }) => scheduleChange)).toEqual([undefined]);
      const on = dateOfLocal(after.itineraries[0].segments[0].departure.local);
      const { departures } = await office.passengers(monthOf(on));
      expect(departures.map(({ scheduleChange }) => scheduleChange)).toEqual([undefined]);
      await office.watch();
      expect(await office.details(transactionId)).toEqual(after);
    }
    const seen = await database.query<{ kind: string }>(
      `select kind from outbox where payload ->> 'transactionId' = $1 and kind like 'schedule-%' order by id`,
      [transactionId],
    );
    expect(seen.map(({ kind }) => kind)).toEqual([
      'schedule-changed',
      'schedule-changed',
      'schedule-restored',
      'schedule-changed',
      'schedule-restored',
    ]);
    await expectBooksRight(office);
  });

  it('ends with the last who flies on what was changed, and is not reported where nobody does', async () => {
    const office = await officeWith();
    day += 1;
    const quote = await office.quote(journey(`DEL-BOM ${day}, BOM-DEL ${day + 3}`));
    const { transactionId } = await run(office.sell(quote, 'ticket'));
    const booking = await office.details(transactionId);
    const takeOut = async (itineraries: readonly number[]) => {
      const { cancelQuoteId } = await run(office.desk.cancelQuote({ transactionId, items: itineraries }));
      await run(office.desk.cancel({ cancelQuoteId, requestId: id() }));
    };
    await change(office, booking, 'moved', 95);
    expect((await office.details(transactionId)).scheduleChange).toBeDefined();
    await takeOut([0]);
    const after = await office.details(transactionId);
    expect(after.status).toBe('part-cancelled');
    expect(after.scheduleChange).toBeUndefined();
    expect(await run(office.schedules.open(office.agencyId, 10))).toEqual([]);
    await change(office, booking, 'cancelled');
    expect(await office.details(transactionId)).toEqual(after);
    await expectBooksRight(office);
  });

  it('is kept where the supplier is silent, and where what was changed has left', async () => {
    let silent = false;
    const office = await officeWith({
      amending: ({ scheduleChanges, ...others }) => ({
        ...others,
        scheduleChanges: (orders, now) =>
          silent || scheduleChanges === undefined
            ? Effect.fail(new SupplierSilent({ supplier: others.code, detail: 'no answer' }))
            : scheduleChanges(orders, now),
      }),
    });
    const { transactionId, booking } = await sold(office);
    await change(office, booking, 'moved', 95);
    silent = true;
    await change(office, booking, 'moved', 0);
    expect((await office.details(transactionId)).scheduleChange).toBeDefined();
    silent = false;
    office.clock.at = plusMinutes(toInstant(booking.itineraries[0].segments[0].departure), 1);
    await office.watch();
    expect((await office.details(transactionId)).scheduleChange).toBeDefined();
  });

  it('gives back to who did not fly what the law and the fare leave, after departure alone', async () => {
    const office = await officeWith();
    const { transactionId, booking } = await sold(office, { adults: 2, children: 0, infants: 0 });
    const report = { transactionId, travellers: [1], items: [0] };
    expect(await failureOf(office.desk.noShowQuote(report))).toMatchObject({
      violations: [{ code: 'place-not-departed', path: 'items[0]' }],
    });
    office.clock.at = plusMinutes(toInstant(booking.itineraries[0].segments[0].departure), 30);
    expect(await failureOf(office.desk.cancelQuote({ transactionId }))).toMatchObject({
      violations: [{ code: 'place-flown', path: 'travellers' }],
    });
    const paid = (await office.balance()).balance;
    const quoted = await run(office.desk.noShowQuote(report));
    expect(quoted.places).toEqual([{ traveller: 1, item: 0 }]);
    expect(quoted.becomes).toBe('part-cancelled');
    expect(quoted.charges.parts?.map(({ name }) => name)).toContain('no-show-fee');
    expect(quoted.byLaw.minor).toBeGreaterThan(0);
    expect(quoted.customerRefund.minor).toBeGreaterThanOrEqual(quoted.byLaw.minor);
    const done = await run(office.desk.cancel({ cancelQuoteId: quoted.cancelQuoteId, requestId: id() }));
    expect(done).toMatchObject({ status: 'part-cancelled', customerRefund: quoted.customerRefund });
    expect((await office.balance()).balance).toEqual(money(paid.minor + (quoted.refund?.amount.minor ?? 0), 'INR'));
    const after = await office.details(transactionId);
    expect(after.gone).toEqual([{ traveller: 1, item: 0, missed: true }]);
    expect(after.history.at(-1)).toMatchObject({ code: 'part-cancelled', params: { kind: 'no-show' } });
    expect(await failureOf(office.desk.noShowQuote(report))).toMatchObject({
      violations: [{ code: 'place-cancelled', path: 'travellers[0]' }],
    });
    await expectBooksRight(office);
  });

  it('says who travels in a month: there, back and on', async () => {
    const office = await officeWith();
    const request = journey('DEL-BOM 200, BOM-DEL 203');
    const quote = await office.quote(request);
    const { transactionId } = await run(office.sell(quote, 'ticket'));
    const { itineraries, travellers } = await office.details(transactionId);
    const months = [...new Set(itineraries.map(({ segments }) => monthOf(dateOfLocal(segments[0].departure.local))))];
    const found = (await Promise.all(months.map((month) => office.passengers(month)))).flatMap(
      ({ departures }) => departures,
    );
    expect(found.map(({ leg, title }) => [leg, title])).toEqual([
      ['outward', 'DEL-BOM'],
      ['return', 'BOM-DEL'],
    ]);
    expect(found.every((each) => each.travellers.length === travellers.length)).toBe(true);
    const quoted = await run(office.desk.cancelQuote({ transactionId, items: [1] }));
    await run(office.desk.cancel({ cancelQuoteId: quoted.cancelQuoteId, requestId: id() }));
    const left = (await Promise.all(months.map((month) => office.passengers(month)))).flatMap(
      ({ departures }) => departures,
    );
    expect(left.map(({ leg }) => leg)).toEqual(['outward']);
  });
});
