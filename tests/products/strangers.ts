/** What another agency gets of a booking, whatever was sold: nothing. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { expect } from 'vitest';
import { listBookings } from '#application/backoffice/booking/lists/list-bookings.ts';
import { MemoryDocumentBook } from '#tests/application/backoffice/booking/document-fakes.ts';
import type { Books } from './office/memory-books.ts';
import { type OfficeOptions, sellingOffice } from './office/selling-office.ts';
import type { SellingPlug } from './selling-plug.ts';
import { showingDesk } from './office/showing-desk.ts';

const run = Effect.runPromise;
const lease = { owner: 'worker-1', seconds: 600 };

/** Sells, asks for it and for what is done to it as another agency, and then as its own. */
export async function expectNothingForOthers(plug: SellingPlug, books: Books, options: OfficeOptions): Promise<void> {
  const office = sellingOffice(plug, books, options);
  const id = await office.sell(1);
  const booking = await office.find(id);
  if (booking === undefined) throw new Error(`No booking ${id}`);
  const quote = await run(office.cancelling().cancelQuote({ transactionId: id }));

  const strangers = { ...books, agencyId: 'another' };
  const { bookings, amendments } = books;
  const other = sellingOffice(plug, strangers, options);
  const { cancelQuote, cancel } = other.cancelling();
  const { details } = showingDesk(plug, strangers, other, new MemoryDocumentBook());
  const missing = { tag: 'NotFound' };
  const [lead] = booking.travellers;
  for (const text of [id, booking.reference ?? '', lead?.lastName ?? '']) {
    expect(text).not.toBe('');
    const { bookings: found } = await run(
      listBookings({ bookings, businessZone: 'Asia/Kolkata' }, other.caller, { page: 1, text }),
    );
    expect(found).toEqual([]);
  }
  expect(await other.find(id)).toBeUndefined();
  expect(await run(amendments.booking('another', id))).toBeUndefined();
  expect(await run(bookings.moneyLines('another', id))).toEqual([]);
  expect(await other.outcome(details({ transactionId: id }))).toMatchObject(missing);
  expect(await other.outcome(cancelQuote({ transactionId: id }))).toMatchObject(missing);
  const asked = { cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() };
  expect(await other.outcome(cancel(asked))).toMatchObject(missing);
  expect(await office.find(id)).toEqual(booking);

  office.supplier.changes.moods = ['late-yes'];
  expect(await office.outcome(office.cancelling().cancel(asked))).toMatchObject({ tag: 'InDoubt' });
  await books.expire();
  const take = async (owner: string) =>
    (await run(amendments.takeUnsettled({ ...lease, owner }, 100))).find(({ transactionId }) => transactionId === id);
  const mine = await take(lease.owner);
  if (mine === undefined) throw new Error('Nothing is in doubt');
  await run(amendments.putBack('another', mine.amendmentId, lease.owner, 0));
  expect(await take('worker-2')).toBeUndefined();
  expect(await run(amendments.find('another', mine.amendmentId))).toBeUndefined();
  expect(await run(amendments.find(books.agencyId, mine.amendmentId))).toMatchObject({ transactionId: id });
}
