/** Importing a PNR: whose word counts, what is charged, what is refused and what that leaves, who decides what nobody confirms. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';
import { money, moneyOf } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { makePnrDesk } from '#application/backoffice/flight/pnr/import-pnr.ts';
import { importedSupplier, takingOver } from '#application/backoffice/flight/pnr/imported-supplier.ts';
import { takeOverRequest } from '#application/backoffice/booking/request/take-over-request.ts';
import { flightsRequested } from '#tests/fixtures/flights-alone.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import { now } from '#tests/fixtures/flight.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { amadeusImport, galileoImport, recordOf, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore, MemorySupplier } from './fakes.ts';
import { MemoryImportBook, MemoryRecords, MemoryRequestBook } from './import-fakes.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

type Import = Omit<ImportPnr, 'requestId'>;

function desk(records: readonly PnrRecord[] = [], spendable?: number, terms: FlightTerms = standardTerms) {
  const quotes = new MemoryQuoteStore();
  const bookings = new MemoryBookingBook(spendable, quotes);
  const requests = new MemoryRequestBook();
  const imports = new MemoryImportBook(bookings, quotes, requests);
  const supplier = new MemoryRecords(...records);
  const clock = { now: () => now };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({
      suppliers: [takingOver(new MemorySupplier(), supplier, imports), importedSupplier(imports)],
      customerTotal: () => Effect.die(new Error('An imported fare does not change')),
    }),
    clock,
    owner: 'process-1',
  });
  let ids = 0;
  const ports = {
    bookings,
    imports,
    saga,
    clock,
    records: [supplier],
    terms: { termsOf: () => Effect.succeed(terms) },
    serviceRequests: requests,
    airports: allAirports,
    currency: 'INR' as const,
    businessZone: 'Asia/Kolkata',
    chance: {
      uuid: () => {
        ids += 1;
        return `quote-${ids}`;
      },
    },
    travellers: { list: () => Effect.succeed([]) },
    answerWithinSeconds: 1,
  };
  const make = makePnrDesk(ports);
  const deciding = { ...ports, requested: flightsRequested(ports) };
  const outcome = async <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) => {
    const result = await Effect.runPromise(Effect.result(asked));
    return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
  };
  return {
    bookings,
    imports,
    requests,
    supplier,
    saga,
    parsing: (given: Import, caller: Caller = makeCaller()) => outcome(make(caller).parsePnr({ text: given.text })),
    importing: (given: Import, requestId: string, caller: Caller = makeCaller()) =>
      outcome(make(caller).importPnr({ ...given, requestId })),
    taking: (number: string, total: string, requestId = `take-${number}`) =>
      outcome(takeOverRequest(deciding, operator, { requestId, number, total: moneyOf(total, 'INR'), note: 'Ref. 7' })),
    /** As the operator takes requests up. */
    take: (number: string) => {
      const kept = requests.requests.get(number);
      if (kept === undefined) throw new Error(`there is no ${number}`);
      requests.requests.set(number, { ...kept, state: 'taken', takenBy: 'Op', takenByUserId: operator.actor.userId });
    },
  };
}

const operator = makeCaller({
  agencyId: 'house',
  actor: { userId: 'op-1', name: 'Op', agencyId: 'house' },
  rights: new Set(['operate']),
});
const another = makeCaller({ agencyId: 'agency-2', actor: { userId: 'user-2', name: 'Ravi', agencyId: 'agency-2' } });

/** As galileoImport, at another price, as anyone who pastes it would like it. */
const forged: Import = {
  ...galileoImport,
  text: galileoImport.text.replace('INR 6450.00', 'INR 1.00').replace('INR 6450', 'INR 1'),
};

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

const ask: Ask = {
  markup: { per: 'traveller', amount: moneyOf('250.25', 'INR') },
  serviceFee: { per: 'booking', amount: moneyOf('99.50', 'INR') },
};
const roundings = [{ id: 'tens', from: isoDate('2020-01-01'), unit: moneyOf('10', 'INR'), note: 'Made for tests' }];

describe('importing a PNR for what the agent asks', () => {
  it('sells at that price, and charges the account what the supplier says', async () => {
    const { importing, parsing, bookings } = desk([recordOf(galileoImport)]);
    expect(await parsing(galileoImport)).toMatchObject({
      confirmation: { asking: { seats: 1, markup: { most: moneyOf('2000', 'INR') }, floor: moneyOf('6450', 'INR') } },
    });
    const total = moneyOf('6799.75', 'INR');
    expect(await importing({ ...galileoImport, ask }, 'r-1')).toMatchObject({ status: 'confirmed', total });
    const row = bookings.rows.get('FL1');
    expect(row?.intent).toMatchObject({ net: moneyOf('6450', 'INR'), summary: { customerTotal: total } });
    expect(row?.kept.price).toMatchObject({
      total,
      terms: { net: moneyOf('6450', 'INR'), earn: moneyOf('349.75', 'INR') },
    });
    expect(row?.kept.price.breakdown.parts?.map(({ name, amount }) => [name, amount])).toEqual([
      ['fare', moneyOf('6450', 'INR')],
      ['extra-markup', moneyOf('250.25', 'INR')],
      ['service-fee', moneyOf('99.50', 'INR')],
    ]);
    expect(await importing({ ...galileoImport, ask }, 'r-1')).toMatchObject({ transactionId: 'FL1', total });
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'RequestIdReused' });
  });

  it('rounds the customer’s price where the agency does, with a line of its own, asked or not', async () => {
    const rounding = { ...standardTerms, roundings };
    const sold = async (given: Import) => {
      const { importing, bookings } = desk([recordOf(amadeusImport)], undefined, rounding);
      await importing(given, 'r-1');
      const { price: fare } = bookings.rows.get('FL1')?.kept ?? {};
      expect(fare?.terms?.net).toEqual(moneyOf('21960.50', 'INR'));
      return [
        fare?.total,
        fare?.breakdown.parts?.filter(({ name }) => name === 'rounding').map(({ amount }) => amount.minor),
      ];
    };
    expect(await sold(amadeusImport)).toEqual([moneyOf('21960', 'INR'), [-50]]);
    const [total, lines] = await sold({ ...amadeusImport, ask });
    // Two travellers: 21,960.00 + 500.50 + 99.50 is round already.
    expect([total, lines]).toEqual([moneyOf('22560', 'INR'), [-50]]);
  });

  it('is refused beyond the agency’s bounds and without the right, and leaves nothing', async () => {
    const { importing, bookings, requests } = desk([recordOf(galileoImport)]);
    const tooMuch: Ask = { serviceFee: { per: 'traveller', amount: money(1000_01, 'INR') } };
    const beyond = { tag: 'Invalid', violations: [{ code: 'ask-too-high', path: 'ask.serviceFee' }] };
    expect(await importing({ ...galileoImport, ask: tooMuch }, 'r-1')).toMatchObject(beyond);
    const low: Ask = { discount: { per: 'booking', amount: moneyOf('1', 'INR') } };
    expect(await importing({ ...galileoImport, ask: low }, 'r-1')).toMatchObject({
      violations: [{ code: 'ask-below-floor', path: 'ask.discount' }],
    });
    const without = makeCaller({ rights: new Set(['book', 'ticket', 'import', 'see-net-fares']) });
    expect(await importing({ ...galileoImport, ask }, 'r-1', without)).toMatchObject({ tag: 'NotPermitted' });
    // Of what nobody confirms too.
    expect(await importing({ ...amadeusImport, ask: tooMuch }, 'r-2')).toMatchObject(beyond);
    expect(bookings.rows.size + requests.requests.size).toBe(0);
  });

  it('stands on a booking that operators confirm', async () => {
    const { importing, taking, take, bookings } = desk();
    expect(await importing({ ...galileoImport, ask }, 'r-1')).toMatchObject({ tag: 'AwaitingApproval' });
    take('RQ1');
    expect(await taking('RQ1', '6450')).toMatchObject({ state: 'confirmed' });
    expect(bookings.rows.get('FL1')?.kept.price).toMatchObject({
      total: moneyOf('6799.75', 'INR'),
      terms: { net: moneyOf('6450', 'INR') },
    });
  });
});

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
