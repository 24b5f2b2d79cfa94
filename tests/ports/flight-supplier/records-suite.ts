/** What every supplier must keep that has records of its own, anyone who made them. */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';

export interface RecordsUnderTest {
  readonly supplier: FlightSupplier & { readonly records: SupplierRecords; readonly amendments: SupplierAmendments };
  /** A record that somebody else made and that nobody has taken over, a new one each time. */
  readonly made: (how: 'confirmed' | 'held') => Promise<PnrRecord>;
  readonly close: () => Promise<void>;
}

export function supplierRecordsSuite(make: () => Promise<RecordsUnderTest>, now: Instant): void {
  let part: RecordsUnderTest;
  let count = 0;
  beforeAll(async () => {
    part = await make();
  });
  afterAll(() => part.close());

  const key = () => {
    count += 1;
    return `taken-${process.pid}-${count}`;
  };
  const retrieve = (locator: string, at = now) => Effect.runPromise(part.supplier.records.retrieve(locator, at));
  const takeOver = async (orderKey: string, locator: string, at = now) => {
    const result = await Effect.runPromise(Effect.result(part.supplier.records.takeOver(orderKey, locator, at)));
    return Result.isSuccess(result) ? result.success : result.failure;
  };
  const refused = { _tag: 'SupplierRefused', reason: 'not-sold' };

  it('knows nothing of a locator that nobody gave out, and takes nothing over for it', async () => {
    for (const locator of ['ZZZZZZ', 'ABC', 'K7PQ2MX', '']) {
      expect(await retrieve(locator)).toBeUndefined();
      expect(await takeOver(key(), locator)).toMatchObject(refused);
    }
  });

  it('says a ticketed record whole, and the same each time', async () => {
    const made = await part.made('confirmed');
    const found = await retrieve(made.pnr);
    expect(found).toEqual({ kind: 'record', record: made });
    expect(await retrieve(made.pnr)).toEqual(found);
    const flights = made.itineraries.flatMap(({ segments }) => segments);
    expect(made.bookingClasses).toHaveLength(flights.length);
    expect(flights.every(({ departure, arrival }) => toInstant(departure) < toInstant(arrival))).toBe(true);
    expect(new Set(made.tickets.map(({ traveller }) => traveller)).size).toBe(made.travellers.length);
    expect(made.tickets.every(({ number }) => /^\d{13}$/.test(number))).toBe(true);
    expect(made.heldUntil).toBeUndefined();
    expect(made.total.minor).toBeGreaterThan(0);
  });

  it('notifies of an order that it sold here under which key', async () => {
    const [offer] = await Effect.runPromise(part.supplier.search(oneWay('DEL-BLR', 21), now));
    if (offer === undefined) throw new Error('nothing is sold');
    const order = orderFor(offer.fares[0], { adults: 1, children: 0, infants: 0 });
    const { reference: pnr } = await Effect.runPromise(part.supplier.order(order, now));
    const orderKey = order.idempotencyKey;
    expect(await retrieve(pnr)).toEqual({ kind: 'sold-here', orderKey });
    expect(await takeOver(key(), pnr)).toMatchObject(refused);
  });

  it('hands a record over once, to one key, however many ask at once and however often', async () => {
    const { pnr, tickets } = await part.made('confirmed');
    const keys = Array.from({ length: 6 }, key);
    const answers = await Promise.all(keys.map((each) => takeOver(each, pnr)));
    const won = keys.filter((_, at) => !('_tag' in (answers[at] ?? {})));
    expect(won).toHaveLength(1);
    const [owner = ''] = won;
    expect(answers.filter((answer) => '_tag' in answer)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining(refused)),
    );
    expect(await takeOver(owner, pnr)).toEqual({ reference: pnr, issued: { tickets } });
    expect(await retrieve(pnr)).toEqual({ kind: 'sold-here', orderKey: owner });
    expect(await takeOver(key(), pnr)).toMatchObject(refused);
  });

  it('tickets held seats that were taken over, at the record’s total and no other', async () => {
    const { pnr, heldUntil, total, travellers } = await part.made('held');
    const orderKey = key();
    expect(await takeOver(orderKey, pnr)).toEqual({ reference: pnr, heldUntil, issued: { tickets: [] } });
    const amend = (minor: number) =>
      Effect.runPromise(
        Effect.result(
          part.supplier.amendments.amend(
            key(),
            { kind: 'ticket', orderKey, reference: pnr, expectedTotal: { ...total, minor } },
            now,
          ),
        ),
      );
    expect(await amend(total.minor - 100)).toMatchObject({ failure: { reason: 'fare-changed', total } });
    const ticketed = await amend(total.minor);
    if (Result.isFailure(ticketed)) throw new Error(ticketed.failure._tag);
    expect(ticketed.success.tickets?.map(({ traveller }) => traveller)).toEqual(travellers.map((_, at) => at));
  });

  it('keeps no record of seats that were held until a time that is over', async () => {
    const { pnr, heldUntil } = await part.made('held');
    if (heldUntil === undefined) throw new Error('not held');
    expect(await retrieve(pnr, plusMinutes(heldUntil, -1))).toMatchObject({ kind: 'record' });
    const late = plusMinutes(heldUntil, 1);
    expect(await retrieve(pnr, late)).toBeUndefined();
    expect(await takeOver(key(), pnr, late)).toMatchObject(refused);
  });
}
