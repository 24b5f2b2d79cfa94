/**
 * Papers that nobody asks for, over HTTP on both databases: sales, later charges and cancellations have them by themselves,
 * in the order of sale, numbered without a gap, once however often they are called for, and adding up.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salePostings } from '#domain/account/postings.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { CreditNoteDocument, DocumentKind, InvoiceDocument } from '#domain/booking/papers/documents.ts';
import { placeOfSerial } from '#domain/booking/papers/serials.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, money, negate, subtract, sum } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { papersDue } from '#application/backoffice/booking/papers/papers-due.ts';
import type { IssuedDocument } from '#application/backoffice/ports/booking/document-book.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { flightOf } from '#tests/fixtures/flight-booked.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const agencyId = 'malabar';

describe.each(databases())('papers that nobody asks for over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const sold = async (inDays: number): Promise<FlightBooking> => {
    const { flight, booking } = portal.desk;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, inDays) }];
    const party = { adults: 2, children: 0, infants: 0 };
    const [offer] = (await get(flight.search({ ...defaultSearch, sectors, party }))).offers;
    if (offer === undefined) throw new Error('nothing flies');
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
    const { quoteId } = await get(flight.quote({ choices }));
    const { transactionId } = await get(
      flight.book({
        quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [makeTraveller(), makeTraveller({ firstName: 'Kabir', title: 'Mr', gender: 'male' })],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return flightOf(await get(booking.details({ transactionId })));
  };

  /** What has been issued for an entry, once it has; nothing here issues it. */
  const paper = async (kind: DocumentKind, transactionId: string, subject: string): Promise<IssuedDocument> => {
    const find = () => get(office.part(ports.documents).find({ agencyId, kind, transactionId, subject }));
    await expect.poll(async () => (await find())?.serial).toBeDefined();
    const found = await find();
    if (found === undefined) throw new Error(`${kind} is gone`);
    return found;
  };
  const numberOf = ({ serial = '' }: IssuedDocument): number => placeOfSerial(serial)?.number ?? 0;
  const entriesOf = ({ moneyLines }: FlightBooking): readonly string[] => moneyLines.map(({ entryId }) => entryId);
  const reloaded = async ({ transactionId }: FlightBooking) =>
    flightOf(await get(portal.desk.booking.details({ transactionId })));

  it('are there for every sale, in the order of sale and without a gap', async () => {
    const [one, ...others] = [await sold(60), ...(await Promise.all([61, 62, 63].map(sold))), await sold(64)];
    const numbers: Record<'invoice' | 'customer-invoice', number[]> = { invoice: [], 'customer-invoice': [] };
    for (const booking of [one, ...others])
      for (const kind of ['invoice', 'customer-invoice'] as const) {
        const [sale = ''] = entriesOf(booking);
        const issued = await paper(kind, booking.transactionId, sale);
        expect(issued.serial?.length).toBeLessThanOrEqual(16);
        numbers[kind].push(numberOf(issued));
      }
    for (const series of Object.values(numbers)) {
      expect(series.toSorted((first, second) => first - second)).toEqual([1, 2, 3, 4, 5]);
      expect([series.at(0), series.at(-1)]).toEqual([1, 5]);
    }
  });

  it('are issued once, however often they are called for', async () => {
    const booking = await sold(65);
    const { transactionId } = booking;
    const [sale = ''] = entriesOf(booking);
    const first = await paper('invoice', transactionId, sale);
    const outbox = office.part(ports.outbox);
    await Promise.all(Array.from({ length: 8 }, () => get(outbox.put(papersDue, { agencyId, transactionId }))));
    const next = await sold(66);
    const [nextSale = ''] = entriesOf(next);
    expect(numberOf(await paper('invoice', next.transactionId, nextSale))).toBe(numberOf(first) + 1);
    expect(await paper('invoice', transactionId, sale)).toEqual(first);
  });

  it('follow each cancellation, to the agency and its customer, by traveller, and add up to the sale', async () => {
    const booking = await sold(67);
    const { transactionId, price: fare } = booking;
    const desk = portal.desk.booking;
    for (const step of [{ travellers: [1] }, {}]) {
      const { cancelQuoteId } = await get(desk.cancelQuote({ transactionId, ...step }));
      await get(desk.cancel({ cancelQuoteId, requestId: randomUUID() }));
    }
    const after = await reloaded(booking);
    const [sale = '', ...refunds] = entriesOf(after);
    expect(refunds).toHaveLength(2);
    const notes: { own: CreditNoteDocument; customers: CreditNoteDocument }[] = [];
    for (const [at, entry] of refunds.entries()) {
      const [own, customers] = [
        await paper('credit-note', transactionId, entry),
        await paper('customer-credit-note', transactionId, entry),
      ];
      if (own.document.kind !== 'credit-note' || customers.document.kind !== 'customer-credit-note') throw new Error();
      expect([own.serial, customers.serial].map((each) => each?.slice(0, 2))).toEqual(['CN', 'RR']);
      expect(own.document.shares?.map(({ name }) => name.split(' ')[1])).toEqual([at === 0 ? 'Kabir' : 'Lakshmi']);
      expect(own.document.total).toEqual(after.moneyLines[at + 1]?.credit);
      notes.push({ own: own.document, customers: customers.document });
    }
    const invoice = (await paper('customer-invoice', transactionId, sale)).document as InvoiceDocument;
    expect(invoice.total).toEqual(fare.total);
    const { currency } = fare.total;
    const keptLabels = ['cancellation-fee', 'cancellation-gst', 'services-kept', 'kept-of-customer'];
    const totalOf = (isCounted: (label: string) => boolean) =>
      sum(
        currency,
        notes.flatMap(({ customers }) =>
          customers.lines.filter(({ label }) => isCounted(label)).map(({ amount }) => amount),
        ),
      );
    // What was paid for what is cancelled, in two parts, is the sale; what is kept and what came back make it up.
    expect(totalOf((label) => !keptLabels.includes(label))).toEqual(invoice.total);
    for (const { label, amount } of invoice.lines) expect(totalOf((each) => each === label)).toEqual(amount);
    const kept = negate(totalOf((label) => keptLabels.includes(label)));
    const back = sum(
      currency,
      notes.map(({ customers }) => customers.total),
    );
    expect(add(kept, back)).toEqual(invoice.total);
    const credited = sum(
      currency,
      after.moneyLines.flatMap(({ credit }) => credit ?? []),
    );
    expect(
      sum(
        currency,
        notes.map(({ own }) => own.total),
      ),
    ).toEqual(credited);
    const file = await get(
      portal.desk.booking.document({
        transactionId,
        kind: 'customer-credit-note',
        ...(refunds[0] !== undefined && { ledgerEntry: refunds[0] }),
      }),
    );
    expect(file.paper).toMatchObject({
      total: notes[0]?.customers.total,
      original: { serial: expect.stringMatching(/^CI/) },
    });
  });

  it('follow a later charge, and name the sale’s', async () => {
    const booking = await sold(68);
    const { transactionId } = booking;
    const [sale = ''] = entriesOf(booking);
    const original = await paper('invoice', transactionId, sale);
    const [net, supplierTotal, tds] = [rupees(690.3), rupees(700), rupees(0.3)];
    const commission = subtract(add(supplierTotal, tds), net);
    const posted = await get(
      office.part(ports.ledger).post({
        agencyId,
        kind: 'booking',
        reference: transactionId,
        narration: { code: 'flight-ticket', params: {} },
        postings: salePostings({ agencyId, supplier: 'sandbox', supplierTotal, net, commission, tds }),
        once: false,
        spending: true,
      }),
    );
    const entry = posted.kind === 'too-low' ? '' : posted.entryId;
    await get(office.part(ports.outbox).put(papersDue, { agencyId, transactionId }));
    const later = await paper('invoice', transactionId, entry);
    expect(later.document).toMatchObject({ total: net, original: { serial: original.serial } });
    expect((await paper('customer-invoice', transactionId, entry)).document).toMatchObject({
      total: money(70_000, 'INR'),
    });
    const file = await get(portal.desk.booking.document({ transactionId, kind: 'invoice', ledgerEntry: entry }));
    expect(file.paper?.serial).toBe(later.serial);
    expect(office.logged.filter((line) => line.includes('trouble'))).toEqual([]);
  });
});
