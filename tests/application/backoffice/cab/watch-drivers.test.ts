import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { CabDriver } from '#domain/cab/booking/driver.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { watchDrivers, type WatchDriversPorts } from '#application/backoffice/cab/watch-drivers.ts';
import type { KeptIssued, SoldStanding } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CabIssued, CabSupplier } from '#application/backoffice/ports/cab/cab-supplier.ts';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';

const ramesh: CabDriver = { name: 'Ramesh Gowda', phone: '+91 98450 11827', model: 'Dzire', plate: 'KA 05 MB 4187' };
const rekha: CabDriver = { ...ramesh, name: 'Rekha Nair', phone: '+91 98450 11900' };

/** A book of as many bookings, with what is kept by it. */
function bookOf(count: number) {
  const rows: SoldStanding<CabIssued>[] = Array.from({ length: count }, (_, at) => ({
    agencyId: 'AGT1',
    transactionId: `CB${String(at).padStart(4, '0')}`,
    version: 3,
    startsOn: isoDate('2026-11-23'),
    issued: { voucher: `CV${at}` },
    names: ['Asha Rao'],
    gone: [],
  }));
  const kept: KeptIssued<CabIssued>[] = [];
  const issued: WatchDriversPorts['issued'] = {
    standing: (_, after, most) =>
      Effect.sync(() => {
        const from = after === undefined ? 0 : rows.findIndex((row) => row.transactionId === after.transactionId) + 1;
        return rows.slice(from, from + most);
      }),
    keep: (said) =>
      Effect.sync(() => {
        kept.push(said);
        const at = rows.findIndex(({ transactionId }) => transactionId === said.transactionId);
        const row = rows[at];
        if (row !== undefined) rows[at] = { ...row, version: row.version + 1, issued: said.issued };
        return true;
      }),
  };
  return { issued, kept };
}

const roundOf = (issued: WatchDriversPorts['issued'], drivers: CabSupplier['drivers']) =>
  Effect.runPromise(
    watchDrivers({
      suppliers: [{ code: 'sandbox', ...(drivers && { drivers }) } as CabSupplier],
      issued,
      clock: { now: () => instant('2026-11-23T06:00:00Z') },
      businessZone: 'Asia/Kolkata',
    }),
  );
const all = (driver: CabDriver) => (keys: readonly string[]) =>
  Effect.succeed(keys.map((orderKey) => ({ orderKey, driver })));

describe('a round of drivers', () => {
  it('keeps each driver once, of however many bookings, with history and mail', async () => {
    const { issued, kept } = bookOf(450);
    expect(await roundOf(issued, all(ramesh))).toBe(450);
    expect(await roundOf(issued, all(ramesh))).toBe(0);
    expect(new Set(kept.map(({ transactionId }) => transactionId)).size).toBe(450);
    expect(kept[7]).toMatchObject({
      product: 'cab',
      version: 3,
      issued: { voucher: 'CV7', driver: ramesh },
      event: { code: 'driver-named', params: { driver: 'Ramesh Gowda, +91 98450 11827, Dzire KA 05 MB 4187' } },
      outbox: [{ kind: 'cab-driver', payload: { agencyId: 'AGT1', transactionId: 'CB0007' } }],
    });
  });

  it('says that another comes, and nothing while nobody is named or the operator is silent', async () => {
    const { issued, kept } = bookOf(2);
    expect(await roundOf(issued, () => Effect.succeed([]))).toBe(0);
    expect(await roundOf(issued, () => Effect.fail(new SupplierSilent({ supplier: 'sandbox', detail: '' })))).toBe(0);
    expect(await roundOf(issued, undefined)).toBe(0);
    await roundOf(issued, all(ramesh));
    expect(await roundOf(issued, all(rekha))).toBe(2);
    expect(kept.map(({ event: { code } }) => code)).toEqual([
      'driver-named',
      'driver-named',
      'driver-replaced',
      'driver-replaced',
    ]);
  });
});
