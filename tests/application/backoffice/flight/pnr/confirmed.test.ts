/** Importing a PNR that a supplier confirms: whose word counts, what is charged, what is refused and what that leaves. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { now } from '#tests/fixtures/flight.ts';
import { amadeusImport, galileoImport, recordOf, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { another, desk, forged } from './import-desk.ts';

describe('importing a PNR that a supplier confirms', () => {
  it.each([
    ['amadeus', amadeusImport, 'QR7K2P', '21960.50'],
    ['galileo', galileoImport, 'R8T2WX', '6450'],
    ['sabre', sabreImport, 'PLMQRT', '11405'],
  ] as const)('of %s charges exactly what the supplier says, without terms', async (gds, given, pnr, cost) => {
    const { importing, bookings, supplier } = desk([recordOf(given)]);
    const total = moneyOf(cost, 'INR');
    // What the form says of money is not asked for.
    const { fare: _fare, ...asked } = given;
    expect(await importing(asked, 'r-1')).toMatchObject({ status: 'confirmed', reference: pnr, total });
    const [row] = [...bookings.rows.values()];
    expect(row?.intent.net).toEqual(total);
    expect(row?.intent.postings).toEqual([
      { account: `agency:${row?.intent.agencyId ?? ''}`, currency: 'INR', amount: -total.minor },
      { account: 'supplier:sandbox', currency: 'INR', amount: total.minor },
    ]);
    expect(row?.intent.terms).toMatchObject({ imported: gds, parameters: [] });
    expect(row?.kept.price).toMatchObject({ total, terms: { net: total, commission: { minor: 0 } } });
    expect(supplier.orders.get(pnr)).toBe('FL1');
  });

  it('takes the supplier’s word for flights, tickets and money against the display’s, and says where they differ', async () => {
    const record = recordOf(galileoImport);
    const { importing, parsing, bookings } = desk([record]);
    expect(await parsing(forged)).toMatchObject({
      confirmation: {
        state: 'confirmed',
        supplier: 'sandbox',
        differences: [{ what: 'total', shown: 'INR 1.00', recorded: 'INR 6450.00' }],
        charge: moneyOf('6450', 'INR'),
      },
      missing: [{ code: 'required', path: 'travellers[0].dateOfBirth' }],
    });
    expect(await importing({ ...forged, fare: { total: moneyOf('1', 'INR') } }, 'r-1')).toMatchObject({
      status: 'confirmed',
      total: moneyOf('6450', 'INR'),
      tickets: record.tickets,
    });
    expect([...bookings.rows.values()][0]?.intent.net).toEqual(moneyOf('6450', 'INR'));
  });

  it('imports at the price that was shown, and at no other', async () => {
    const { importing, bookings } = desk([recordOf(galileoImport)]);
    const agreed = moneyOf('6000', 'INR');
    expect(await importing({ ...galileoImport, agreed }, 'r-1')).toMatchObject({
      tag: 'FareChanged',
      from: agreed,
      to: moneyOf('6450', 'INR'),
    });
    expect(bookings.rows.size).toBe(0);
    expect(await importing({ ...galileoImport, agreed: moneyOf('6450', 'INR') }, 'r-1')).toMatchObject({
      status: 'confirmed',
    });
  });

  it('answers a repeat with its booking, refuses other content under its id, and the same record under another', async () => {
    const { importing, bookings } = desk([recordOf(galileoImport)]);
    const first = await importing(galileoImport, 'r-1');
    expect(await importing(galileoImport, 'r-1')).toEqual(first);
    expect(await importing({ ...galileoImport, locator: 'ABCDEF' }, 'r-1')).toMatchObject({ tag: 'RequestIdReused' });
    expect(await importing(galileoImport, 'r-2')).toMatchObject({
      tag: 'Invalid',
      violations: [{ code: 'pnr-imported', path: 'text', params: { transactionId: 'FL1' } }],
    });
    expect(bookings.rows.size).toBe(1);
  });

  it('says another agency that it is taken, and nothing else', async () => {
    const { importing, parsing } = desk([recordOf(galileoImport)]);
    await importing(galileoImport, 'r-1');
    expect(await importing(galileoImport, 'r-1', another)).toEqual({
      tag: 'Invalid',
      _tag: 'Invalid',
      violations: [{ code: 'pnr-taken', path: 'text' }],
    });
    expect(await parsing(galileoImport, another)).toMatchObject({ confirmation: { state: 'taken' } });
    expect(JSON.stringify(await parsing(galileoImport, another))).not.toContain('FL1');
    expect(await parsing(galileoImport)).toMatchObject({ confirmation: { state: 'taken', transactionId: 'FL1' } });
  });

  it('leaves nothing where something is in the way', async () => {
    const { importing, bookings, imports } = desk([recordOf(galileoImport)], 1_000);
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'BalanceTooLow' });
    expect(await importing({ ...galileoImport, contact: { email: '', mobile: '' } }, 'r-3')).toMatchObject({
      violations: [{ path: 'contact.email' }, { path: 'contact.mobile' }],
    });
    expect(await importing(galileoImport, '')).toMatchObject({ violations: [{ path: 'requestId' }] });
    const nobody: Caller = { kind: 'anonymous', language: 'en', reference: 'x', address: '::1' };
    expect(await importing(galileoImport, 'r-4', nobody)).toMatchObject({ tag: 'SessionInvalid' });
    expect(await importing(galileoImport, 'r-5', makeCaller({ rights: new Set(['search']) }))).toMatchObject({
      tag: 'NotPermitted',
    });
    expect(bookings.rows.size).toBe(0);
    expect(imports.confirmed.size).toBe(0);
  });

  it('is settled by recovery where nobody ended it, once, as the supplier says', async () => {
    const { importing, bookings, supplier, saga } = desk([recordOf(galileoImport)]);
    // The process that opened it is gone before its first step.
    const step = bookings.step.bind(bookings);
    bookings.step = () => Effect.die(new Error('killed'));
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'InDoubt', transactionId: 'FL1' });
    expect(bookings.rows.get('FL1')?.kept.status).toBe('requested');
    bookings.step = step;
    const row = bookings.rows.get('FL1');
    if (row === undefined) throw new Error('not there');
    row.expired = true;
    expect(await Effect.runPromise(saga.recover())).toBe(1);
    expect(row.kept).toMatchObject({
      status: 'confirmed',
      reference: 'R8T2WX',
      tickets: recordOf(galileoImport).tickets,
    });
    expect(supplier.takings).toBe(2);
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ transactionId: 'FL1', status: 'confirmed' });
  });

  it('charges nothing where the record has changed since it was looked at', async () => {
    const record = recordOf(galileoImport);
    const { importing, supplier, bookings } = desk([record]);
    const held = { ...record, tickets: [], heldUntil: plusMinutes(now, 60) };
    const { retrieve } = supplier;
    supplier.records.set(record.pnr, held);
    Object.assign(supplier, { retrieve: () => Effect.succeed({ kind: 'record', record }) });
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'SoldOut' });
    expect(bookings.rows.get('FL1')?.kept.status).toBe('not-confirmed');
    Object.assign(supplier, { retrieve });
  });
});
