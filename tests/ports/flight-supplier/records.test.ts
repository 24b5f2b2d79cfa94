/** Records that others made: of the sandbox's other offices, and of others who order with the same account at Duffel. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { type OfficeRecord, recordsOf } from '#infrastructure/backoffice/suppliers/sandbox/orders/office-records.ts';
import { locatorOf, serialOf } from '#infrastructure/backoffice/suppliers/sandbox/orders/locators.ts';
import { displayOf } from '#infrastructure/backoffice/suppliers/sandbox/orders/terminal.ts';
import { makeWorld } from '#infrastructure/backoffice/suppliers/sandbox/timetable/world.ts';
import { differencesOf, type PnrRecord, surnamesAgree } from '#domain/flight/pnr/record.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { pnrImportOf } from '#domain/flight/pnr/import.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { allAirports, askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';
import { type RecordsUnderTest, supplierRecordsSuite } from './records-suite.ts';

const day = isoDate('2026-11-20');
const zone = 'Asia/Kolkata';

/** Those of the last days, none twice. */
function fresh(records: readonly OfficeRecord[]): RecordsUnderTest['made'] {
  const left = [...records];
  return async (how) => {
    const at = left.findIndex(({ record }) => (how === 'held') === (record.heldUntil !== undefined));
    const [found] = left.splice(at, 1);
    if (found === undefined) throw new Error(`none ${how} is left`);
    return found.record;
  };
}

describe.each(databases())('with the $kind database', ({ fresh: freshDatabase }) => {
  describe('the sandbox', () => {
    supplierRecordsSuite(async () => {
      const database = await freshDatabase();
      const days = [day, addDays(day, -1)];
      const records = await Promise.all(days.map((each) => recordsOf(makeWorld(allAirports, 1, 'INR'), each, zone)));
      return {
        supplier: new SandboxFlightSupplier(allAirports, database),
        made: fresh(records.flat()),
        close: () => database.close(),
      };
    }, askedAt);
  });

  describe('Duffel', () => {
    supplierRecordsSuite(async () => {
      const [stub, database, elsewhere] = await Promise.all([
        DuffelStub.start(askedAt),
        freshDatabase(),
        freshDatabase(),
      ]);
      // Another deployment with the same account.
      const other = duffelSupplier(stub, elsewhere);
      let days = 30;
      return {
        supplier: duffelSupplier(stub, database),
        made: async (how): Promise<PnrRecord> => {
          days += 1;
          const offers = await Effect.runPromise(other.search(oneWay('DEL-BLR', days), askedAt));
          for (const [fare, itineraries] of offers.flatMap((offer) =>
            offer.fares.map((fare) => [fare, offer.itineraries] as const),
          )) {
            const { hold } = await Effect.runPromise(other.quote([fare.fareKey], askedAt));
            if (how === 'held' && hold === undefined) continue;
            const mode = how === 'held' ? 'hold' : 'ticket';
            const order = orderFor(fare, { adults: 1, children: 0, infants: 0 }, { mode });
            const { reference: pnr, heldUntil, issued } = await Effect.runPromise(other.order(order, askedAt));
            const { tickets } = issued;
            const [traveller] = order.travellers;
            return {
              pnr,
              itineraries,
              bookingClasses: itineraries.flatMap(({ segments }) => segments.map(() => '')),
              travellers: [
                {
                  type: 'adult',
                  title: 'Ms',
                  firstName: traveller?.firstName.toUpperCase() ?? '',
                  lastName: traveller?.lastName.toUpperCase() ?? '',
                  dateOfBirth: isoDate('1988-03-12'),
                  gender: 'female',
                },
              ],
              tickets,
              ...(heldUntil && { heldUntil }),
              total: fare.fare.amount,
            };
          }
          throw new Error(`nothing is sold ${how}`);
        },
        close: async () => {
          await Promise.all([stub.close(), database.close(), elsewhere.close()]);
        },
      };
    }, askedAt);
  });
});

describe('other offices of the sandbox', () => {
  it('make the same records from the same seed, others from another, in every dialect, held and ticketed', async () => {
    const world = makeWorld(allAirports, 7, 'INR');
    const records = await recordsOf(world, day, zone);
    expect(await recordsOf(makeWorld(allAirports, 7, 'INR'), day, zone)).toEqual(records);
    expect(await recordsOf(makeWorld(allAirports, 8, 'INR'), day, zone)).not.toEqual(records);
    expect(new Set(records.map(({ dialect }) => dialect))).toEqual(new Set(['amadeus', 'galileo', 'sabre']));
    expect(records.some(({ record }) => record.heldUntil !== undefined)).toBe(true);
    expect(new Set(records.map(({ record }) => record.pnr)).size).toBe(records.length);
    for (const { record } of records) expect(locatorOf(serialOf(record.pnr, 7) ?? 0, 7)).toBe(record.pnr);
  });

  it('show on their terminals what the supplier keeps, on each of sixty days', async () => {
    const world = makeWorld(allAirports, 1, 'INR');
    for (let back = 0; back < 60; back += 1) {
      const today = addDays(day, -back);
      for (const made of await recordsOf(world, today, zone)) {
        const text = displayOf(made, zone);
        const reading = readPnr(text, { today: addDays(today, 1) });
        expect(differencesOf(reading, made.record, zone), text).toEqual([]);
        expect(surnamesAgree(reading, made.record)).toBe(true);
        expect(reading).toMatchObject({ dialect: made.dialect, locator: made.record.pnr, problems: [] });
        expect(
          reading.lines.filter(({ understood }) => !understood),
          text,
        ).toEqual([]);
        const { stops } = pnrImportOf(reading, {}, { airports: allAirports, saved: [], currency: 'INR' });
        const lacking = stops.filter(
          ({ path }) => !/^(travellers\[\d\]\.(dateOfBirth|gender|nationality)|total|tickets\[0\]\.total)$/.test(path),
        );
        expect(lacking, text).toEqual([]);
      }
    }
  });
});
