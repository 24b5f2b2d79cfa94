/** Who drives a cab, in the running back office on both databases: named by the operator hours before the pick-up, mailed, and shown. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import { fromMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('drivers of cabs over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  /** A cab from Bengaluru airport so many minutes from now, a name for its lead passenger. */
  const sell = async (minutes: number) => {
    const { cab } = portal.desk;
    const at = placeTimeAt(plusMinutes(fromMilliseconds(Date.now()), minutes), 'Asia/Kolkata').local;
    const { cabs } = await get(
      cab.search({ kind: 'airport', pickUpAt: 'BLR', dropAt: 'mysuru', at: at.slice(0, 16), passengers: 2 }),
    );
    const { quoteId } = await get(cab.quote({ cabId: cabs[0]?.cabId ?? '' }));
    const { transactionId } = await get(
      cab.book({
        quoteId,
        requestId: randomUUID(),
        lead: { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
        pickUpPoint: 'Arrivals, gate 3',
        arrivingBy: '6E 2134',
        contact: makeContact(),
        parameters: [],
        acceptTerms: true,
      }),
    );
    return transactionId;
  };
  const details = async (transactionId: string): Promise<CabBooking> => {
    const kept = await get(portal.desk.booking.details({ transactionId }));
    if (kept.product !== 'cab') throw new Error('It is a cab');
    return kept;
  };

  it('is kept on the booking once, with history and both mails; before that, and once it is cancelled, there is none', async () => {
    const soon = await sell(200);
    const later = await sell(60 * 30);
    const given = await sell(60 * 20);
    const quote = await get(portal.desk.booking.cancelQuote({ transactionId: given }));
    await get(portal.desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    await expect.poll(async () => (await details(soon)).driver, { timeout: 30_000, interval: 500 }).toBeDefined();
    const { driver, history, ride } = await details(soon);
    expect(driver).toMatchObject({ model: ride.car.model, plate: expect.stringMatching(/^KA \d\d [A-Z]{2} \d{4}$/) });
    const said = `${driver?.name}, ${driver?.phone}, ${driver?.model} ${driver?.plate}`;
    expect(history.filter(({ code }) => code === 'driver-named')).toMatchObject([{ params: { driver: said } }]);
    const written = await database.query<{ kind: string }>(
      `select kind from outbox where kind = 'cab-driver' and payload ->> 'transactionId' = any ($1)`,
      [[soon, later, given]],
    );
    expect(written).toHaveLength(1);
    const sheet = await get(portal.desk.booking.sheet({ transactionId: soon, kind: 'ticket' }));
    expect(JSON.stringify(sheet)).toContain(driver?.name);
    expect((await details(later)).driver).toBeUndefined();
    expect((await details(given)).driver).toBeUndefined();
  });
});
