/** Importing a PNR that nobody confirms: the operators decide. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money.ts';
import { amadeusImport, galileoImport, recordOf } from '#tests/fixtures/pnr-imports.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { another, desk, forged } from './import-desk.ts';

describe('importing a PNR that nobody confirms', () => {
  it('asks the operators about an invented one, and posts nothing', async () => {
    const { importing, bookings, requests } = desk();
    const asked = { tag: 'AwaitingApproval', approvalId: 'RQ1' };
    expect(await importing(forged, 'r-1')).toMatchObject(asked);
    expect(await importing(forged, 'r-1')).toMatchObject(asked);
    expect(bookings.rows.size).toBe(0);
    expect(requests.requests.size).toBe(1);
    expect(requests.requests.get('RQ1')).toMatchObject({
      kind: 'import',
      state: 'asked',
      taking: { reason: 'unknown', pnr: 'R8T2WX', total: moneyOf('1', 'INR'), ticketNumbers: ['0982400044441'] },
      travellers: [{ lastName: 'KAPOOR' }],
    });
    expect(await importing({ ...forged, locator: 'ABCDEF' }, 'r-1')).toMatchObject({ tag: 'RequestIdReused' });
  });

  it('shows nobody a record whose travellers the display does not name', async () => {
    const record = recordOf(galileoImport, { travellers: [{ type: 'adult', firstName: 'ZOYA', lastName: 'KHAN' }] });
    const { importing, parsing, requests } = desk([record]);
    const parsed = await parsing(galileoImport);
    expect(parsed).toMatchObject({ confirmation: { state: 'unconfirmed', reason: 'surname' } });
    expect(JSON.stringify(parsed)).not.toContain('KHAN');
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'AwaitingApproval' });
    expect(requests.requests.get('RQ1')).toMatchObject({ taking: { reason: 'surname' } });
  });

  it('asks them too where a supplier is silent, but not for what was shown as its record', async () => {
    const { importing, supplier, requests, bookings } = desk([recordOf(galileoImport)]);
    supplier.silent = true;
    const agreed = moneyOf('6450', 'INR');
    expect(await importing({ ...galileoImport, agreed }, 'r-1')).toMatchObject({
      violations: [{ code: 'pnr-not-confirmed', params: { reason: 'silent' } }],
    });
    expect(requests.requests.size).toBe(0);
    expect(await importing(galileoImport, 'r-2')).toMatchObject({ tag: 'AwaitingApproval' });
    expect(requests.requests.get('RQ1')).toMatchObject({ taking: { reason: 'silent' } });
    supplier.silent = false;
    // Once it answers, the same request sent again is still the operators'.
    expect(await importing(galileoImport, 'r-2')).toMatchObject({ tag: 'AwaitingApproval' });
    expect(await importing({ ...galileoImport, agreed }, 'r-1')).toMatchObject({ status: 'confirmed' });
    expect(bookings.rows.size).toBe(1);
  });

  it('is not asked about where its tickets do not make up its total', async () => {
    const { importing, requests } = desk();
    const differing = { ...amadeusImport, fare: { total: moneyOf('1', 'INR') } };
    expect(await importing(differing, 'r-2')).toMatchObject({ violations: [{ code: 'pnr-totals', path: 'total' }] });
    expect(requests.requests.size).toBe(0);
  });

  it('becomes a booking once, at what the operator confirms, however often it is said', async () => {
    const { importing, taking, take, bookings, requests } = desk();
    await importing(forged, 'r-1');
    expect(await taking('RQ1', '6450', 'early')).toMatchObject({ tag: 'NotAllowedInState', state: 'asked' });
    take('RQ1');
    expect(await taking('RQ1', '0', 'none')).toMatchObject({ violations: [{ path: 'total' }] });
    const said = await taking('RQ1', '6450');
    expect(said).toMatchObject({ number: 'RQ1', state: 'confirmed' });
    expect(await taking('RQ1', '6450')).toEqual(said);
    expect(await taking('RQ1', '6450', 'again')).toMatchObject({ tag: 'NotAllowedInState', state: 'confirmed' });
    expect(bookings.rows.size).toBe(1);
    const [row] = [...bookings.rows.values()];
    expect(row?.kept).toMatchObject({ status: 'confirmed', reference: 'R8T2WX' });
    expect(row?.intent).toMatchObject({
      agencyId: makeCaller().agencyId,
      actorUserId: 'op-1',
      net: moneyOf('6450', 'INR'),
    });
    expect(row?.intent.postings.map(({ account }) => account)).toEqual([
      `agency:${makeCaller().agencyId}`,
      'supplier:imported',
    ]);
    expect(requests.requests.get('RQ1')).toMatchObject({ bookings: ['FL1'], answer: { note: 'Ref. 7' } });
    // Anyone who asked gets the booking.
    expect(await importing(forged, 'r-1')).toMatchObject({ transactionId: 'FL1', status: 'confirmed' });
  });

  it.each([
    ['the same answer', 'take', { number: 'RQ1', state: 'confirmed' }],
    ['another answer', 'again', { tag: 'NotAllowedInState', state: 'confirmed' }],
  ])('is judged as it stands where %s came first, while this one was looking', async (_what, requestId, seen) => {
    const { importing, taking, take, imports, bookings } = desk();
    await importing(forged, 'r-1');
    take('RQ1');
    const holder = imports.holder.bind(imports);
    imports.holder = (documents) => {
      imports.holder = holder;
      return Effect.andThen(
        Effect.promise(() => taking('RQ1', '6450', 'take')),
        holder(documents),
      );
    };
    expect(await taking('RQ1', '6450', requestId)).toMatchObject(seen);
    expect(bookings.rows.size).toBe(1);
  });

  it('is refused with its state once the operators have refused it', async () => {
    const { importing, requests } = desk();
    await importing(forged, 'r-1');
    const kept = requests.requests.get('RQ1');
    if (kept === undefined) throw new Error('not asked');
    requests.requests.set('RQ1', { ...kept, state: 'refused' });
    expect(await importing(forged, 'r-1')).toMatchObject({ tag: 'NotAllowedInState', state: 'refused' });
  });

  it('follows the supplier after all where it knows the record when the operators decide', async () => {
    const { importing, taking, take, supplier, bookings } = desk();
    await importing(forged, 'r-1');
    take('RQ1');
    const record = recordOf(galileoImport);
    supplier.records.set(record.pnr, record);
    expect(await taking('RQ1', '1')).toMatchObject({
      violations: [{ code: 'pnr-total-supplier', path: 'total', params: { total: moneyOf('6450', 'INR') } }],
    });
    expect(await taking('RQ1', '6450')).toMatchObject({ state: 'confirmed' });
    expect([...bookings.rows.values()][0]?.intent.supplier).toBe('sandbox');
  });

  it('is not made a booking that another is by then', async () => {
    const { importing, taking, take, supplier, bookings } = desk();
    await importing(galileoImport, 'r-1');
    take('RQ1');
    const record = recordOf(galileoImport);
    supplier.records.set(record.pnr, record);
    await importing(galileoImport, 'r-9', another);
    expect(await taking('RQ1', '6450')).toMatchObject({ violations: [{ code: 'pnr-taken' }] });
    expect(bookings.rows.size).toBe(1);
  });

  it('leaves nothing where the agency’s balance is too low for it', async () => {
    const { importing, taking, take, bookings, requests } = desk([], 1_000);
    await importing(forged, 'r-1');
    take('RQ1');
    expect(await taking('RQ1', '6450')).toMatchObject({ tag: 'BalanceTooLow' });
    expect(bookings.rows.size).toBe(0);
    expect(requests.requests.get('RQ1')?.state).toBe('taken');
  });
});
