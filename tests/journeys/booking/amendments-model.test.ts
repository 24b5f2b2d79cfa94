/**
 * The life of bookings against a model of it, on both databases: in whatever order they are sold, held, ticketed, released,
 * cancelled in parts, moved to other flights, split, given services, changed by their airline or missed, and forgotten until
 * they expire, with an airline that refuses or keeps silent: every booking is in the state that the model says, the account
 * and the refunds are what bookings say, and the airline has sold the seats of those who fly.
 */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { askedAt } from '#tests/fixtures/flight-supplier.ts';
import { amendingOffice, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aMood } from '../booking-life/airline.ts';
import { addService, change, changeLeft, split } from '../booking-life/changing.ts';
import { checkAll, seatsByPlace } from '../booking-life/checks.ts';
import { isSold, type Model, type Real } from '../booking-life/model.ts';
import { expire, fly, pass, recover, sell, ticketOrRelease } from '../booking-life/sales.ts';
import { airlineChanges, takeChange, watch } from '../booking-life/schedules.ts';
import { cancel, noShow, refuseChange } from '../booking-life/taking-out.ts';

const which = fc.nat(5);
const aSale = fc.record({
  days: fc.integer({ min: 2, max: 20 }),
  adults: fc.integer({ min: 1, max: 3 }),
  infants: fc.nat(1),
  kind: fc.constantFrom('one way' as const, 'return' as const, 'return' as const, 'abroad' as const),
  hold: fc.constantFrom(false, false, true),
});
const aSold = aSale.map((sale) => sell({ ...sale, hold: false }));
const aHeld = aSale.map((sale) => sell({ ...sale, adults: Math.max(2, sale.adults), hold: true }));
const aCommand = fc.oneof(
  aSale.map(sell),
  fc.tuple(which, aMood).map(([at, mood]) => ticketOrRelease(at, 'ticketHeld', mood)),
  fc.tuple(which, aMood).map(([at, mood]) => ticketOrRelease(at, 'releaseHeld', mood)),
  fc.tuple(which, fc.constant(0), aMood).map((given) => cancel(...given)),
  // Some travellers, of all or some directions.
  fc.tuple(which, fc.integer({ min: 1, max: 0x3ff }), aMood).map((given) => cancel(...given)),
  fc.tuple(which, fc.nat(2), aMood).map(([at, traveller, mood]) => cancel(at, 1 << traveller, mood)),
  often(fc.tuple(which, fc.nat(3), fc.integer({ min: 1, max: 5 }), fc.nat(40), aMood).map((given) => change(...given))),
  often(fc.tuple(which, fc.integer({ min: 1, max: 5 }), fc.nat(40), aMood).map((given) => changeLeft(...given))),
  often(fc.tuple(which, fc.nat(7), aMood).map((given) => split(...given))),
  often(fc.tuple(which, fc.nat(60), aMood).map((given) => addService(...given))),
  often(
    fc
      .tuple(
        which,
        fc.nat(1),
        fc.constantFrom('moved', 'moved', 'renumbered', 'cancelled'),
        fc.constantFrom(25, 25, 95, 0),
      )
      .map((given) => airlineChanges(...given)),
  ),
  often(fc.tuple(which, fc.nat(5), fc.boolean(), aMood).map((given) => takeChange(...given))),
  fc.tuple(which, aMood).map((given) => refuseChange(...given)),
  fc.tuple(which, fc.nat(7), aMood).map((given) => noShow(...given)),
  fc.constant(watch),
  often(fc.constant(recover)),
  fc.integer({ min: 1, max: 60 }).map(pass),
  which.map(fly),
  fc.constant(expire),
);
/** Two sales and a hold, and what befalls them: as long in the first run as in the last. */
const commands = fc
  .tuple(aSold, aSold, aHeld, fc.array(aCommand, { minLength: 14, maxLength: 18, size: 'max' }))
  .map(([one, other, held, more]) => [one, other, held, ...more]);

function often<A>(arbitrary: fc.Arbitrary<A>): { readonly weight: number; readonly arbitrary: fc.Arbitrary<A> } {
  return { weight: 2, arbitrary };
}

const runs = Number(process.env['MODEL_RUNS'] ?? (process.env['TEST_DATES_ONLY'] === '1' ? '3' : '6'));
/** Runs share a database, not departures. */
const daysBetweenRuns = 100;

describe.each(databases())('bookings and all that befalls them on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('live as the model does', async () => {
    let run = 0;
    const did = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(commands, async (cmds) => {
        const office = amendingOffice(database);
        const model: Model = {
          sold: [],
          refunds: [],
          caused: new Map(),
          numbers: new Set(),
          now: plusMinutes(askedAt, run * daysBetweenRuns * 1440),
          people: 0,
        };
        run += 1;
        office.clock.at = model.now;
        await office.open(rupees(100_000_000));
        const real: Real = { office, database, did, before: await seatsByPlace({ database }) };
        await fc.asyncModelRun(() => ({ model, real }), cmds);
        await endAll(model, real);
        const { balance } = await office.balance();
        expect(await Effect.runPromise(office.ledger.verify(office.agencyId, chainStart, 1000))).toMatchObject({
          ok: true,
          closing: balance,
        });
      }),
      { numRuns: runs, endOnFailure: true },
    );
    // Commands that nothing could be done with prove nothing.
    expect(did.size).toBeGreaterThan(5);
  });
});

/** At the end all is settled, every hold is over, and what can still be cancelled is. */
async function endAll(model: Model, real: Real): Promise<void> {
  await recover.run(model, real);
  for (const sold of model.sold.filter(isSold)) {
    await cancel(model.sold.filter(isSold).indexOf(sold), 0, 'well').run(model, real);
  }
  await pass(24 * 4).run(model, real);
  await expire.run(model, real);
  await checkAll(model, real);
}
