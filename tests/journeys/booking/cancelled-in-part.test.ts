/** A booking that was cancelled in part: what lists, history, refunds and ledger say of it, and what cancelling again begins with. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '#domain/booking/booking.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { journey } from '#tests/fixtures/flight-supplier.ts';
import { type AmendingOffice, amendingOffice, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const two = { party: { adults: 2, children: 0, infants: 0 } };

describe.each(databases())('cancelled in part, on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const sold = async (picture: string) => {
    const office = amendingOffice(database, {});
    await office.open(rupees(500_000));
    const { transactionId } = await run(office.sell(await office.quote(journey(picture, two)), 'ticket'));
    const { travellers } = await office.details(transactionId);
    const names = travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return { office, transactionId, names };
  };
  const row = async ({ bookings, agencyId }: AmendingOffice, text: string) =>
    (await run(bookings.list({ agencyId, text, page: 1, pageSize: 5 }))).bookings[0];
  const cancelled = async (
    office: AmendingOffice,
    asked: Parameters<AmendingOffice['desk']['cancelQuote']>[0],
    remarks?: string,
  ) => {
    const { cancelQuoteId, places } = await run(office.desk.cancelQuote(asked));
    await run(office.desk.cancel({ cancelQuoteId, requestId: randomUUID(), ...(remarks && { remarks }) }));
    return places;
  };

  it('names who gave up which flight, and lists what is left', async () => {
    const { office, transactionId, names } = await sold('DEL-BOM 30, BOM-DEL 34');
    expect(await row(office, transactionId)).toMatchObject({ title: 'DEL-BOM-DEL', travellerCount: 2 });
    await cancelled(office, { transactionId, travellers: [0], items: [1] }, 'Stays a week longer');
    const { history, itineraries } = await office.details(transactionId);
    const flights = itineraries[1]?.segments
      .map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`)
      .join(', ');
    const said = { travellers: names[0], route: 'BOM–DEL', flights };
    expect(history.at(-1)).toMatchObject({
      code: 'part-cancelled',
      params: { kind: 'cancel', ...said, remarks: 'Stays a week longer' },
    });
    expect((await office.refunds()).refunds).toMatchObject([
      { transactionId, travellers: [names[0]], title: 'BOM-DEL', state: 'credited' },
    ]);
    const entries = await run(office.ledger.about(office.agencyId, transactionId));
    expect(entries.find(({ kind }) => kind === 'refund')?.narration).toMatchObject({
      code: 'flight-refund',
      params: said,
    });
    // Both still fly, one of them one way.
    expect(await row(office, transactionId)).toMatchObject({ title: 'DEL-BOM-DEL', travellerCount: 2 });

    // Cancelling again begins with what is left: naming all takes the three places that are.
    const again = await run(office.desk.cancelQuote({ transactionId, travellers: [0, 1], items: [0, 1] }));
    expect(again.places).toHaveLength(3);
    expect(again.becomes).toBe('cancelled');

    await cancelled(office, { transactionId, travellers: [0], items: [0] });
    expect(await row(office, transactionId)).toMatchObject({ leadTraveller: names[1], travellerCount: 1 });
    await cancelled(office, { transactionId, travellers: [1], items: [0] });
    const left = await row(office, transactionId);
    expect(left).toMatchObject({
      title: 'BOM-DEL',
      mark: itineraries[1]?.segments[0].carrier,
      startsOn: itineraries[1]?.segments[0].departure.local.slice(0, 10),
    });
    expect(left?.endsOn).toBeUndefined();
    await cancelled(office, { transactionId });
    expect(await row(office, transactionId)).toMatchObject({
      status: 'cancelled',
      title: 'DEL-BOM-DEL',
      leadTraveller: names[0],
      travellerCount: 2,
    });
    expect(
      (await office.refunds()).refunds.map(({ travellers, title: route }) => `${travellers.join()} ${route}`),
    ).toEqual([`${names[1]} BOM-DEL`, `${names[1]} DEL-BOM`, `${names[0]} DEL-BOM`, `${names[0]} BOM-DEL`]);
    expect(office.troubles).toEqual([]);
  });

  it('refuses by name who is left on nothing that is asked for', async () => {
    const { office, transactionId } = await sold('DEL-BOM 30, BOM-DEL 34');
    await cancelled(office, { transactionId, travellers: [0] });
    const refused = await run(Effect.flip(office.desk.cancelQuote({ transactionId, travellers: [0, 1] })));
    expect(refused).toMatchObject({ violations: [{ code: 'place-cancelled', path: 'travellers[0]' }] });
  });

  it('takes out the units that are named, and refuses one that is gone by its place', async () => {
    const { office, transactionId, names } = await sold('DEL-BOM 30, BOM-DEL 34');
    // One stays away on the way out, the other on the way back: no choice of travellers and itineraries says that.
    const units = [
      { item: 0, traveller: 1 },
      { item: 1, traveller: 0 },
    ];
    expect(await cancelled(office, { transactionId, units })).toEqual(units);
    const { gone, history } = await office.details(transactionId);
    expect(gone).toEqual(units);
    expect(history.at(-1)?.params).toMatchObject({ travellers: names.join(', ') });
    const refused = async (named: readonly Unit[]) => {
      const seen = await run(Effect.flip(office.desk.cancelQuote({ transactionId, units: named })));
      return seen._tag === 'Invalid' ? seen.violations.map(({ code, path }) => `${code} ${path}`) : seen;
    };
    expect(await refused([{ item: 0, traveller: 0 }, ...units.slice(0, 1)])).toEqual(['place-cancelled units[1]']);
    expect(
      await refused([
        { item: 0, traveller: 0 },
        { item: 2, traveller: 0 },
      ]),
    ).toEqual(['place-not-booked units[1].item']);
    expect(
      await refused([
        { item: 0, traveller: 0 },
        { item: 0, traveller: 0 },
      ]),
    ).toEqual(['sent-twice units[1]']);
    expect(await refused([])).toEqual(['cancel-nothing units']);
    expect((await run(office.desk.cancelQuote({ transactionId }))).becomes).toBe('cancelled');
  });

  it('never calls a journey of several cities by its ends', async () => {
    const { office, transactionId, names } = await sold('DEL-BOM 30, BLR-DEL 34');
    expect(await row(office, transactionId)).toMatchObject({ title: 'DEL-BOM//BLR-DEL' });
    const [sale] = await run(office.ledger.about(office.agencyId, transactionId));
    expect(sale?.narration.params).toMatchObject({ route: 'DEL–BOM, BLR–DEL', leadTraveller: names[0] });
  });

  it('says of a no-show that nobody flew', async () => {
    const { office, transactionId } = await sold('DEL-BOM 30, BOM-DEL 34');
    const { itineraries } = await office.details(transactionId);
    office.clock.at = plusMinutes(toInstant(itineraries[0].segments[0].departure), 90);
    const quote = await run(office.desk.noShowQuote({ transactionId, travellers: [1], items: [0] }));
    await run(office.desk.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
    const { gone, history } = await office.details(transactionId);
    expect(gone).toContainEqual({ traveller: 1, item: 0, missed: true });
    expect(history.at(-1)).toMatchObject({ params: { kind: 'no-show', route: 'DEL–BOM' } });
  });
});
