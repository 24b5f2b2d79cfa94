/**
 * Papers say what a booking was when their entry was posted, however late they are made: whatever befalls a booking before
 * they are, they say the same as those that were made at once. And those who are split off have their own.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketText } from '#domain/flight/papers/subject.ts';
import type { CreditNoteDocument, InvoiceDocument, PaperDocument } from '#domain/booking/papers/documents.ts';
import { add, type Money, subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { moneyOfBooking } from '#application/backoffice/booking/papers/money-of-booking.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { type AmendingOffice, openedOffice, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';
import { drawnNow, issueNow, type PaperFound, paperPorts, papersIn } from '#tests/support/paper-office.ts';

const run = Effect.runPromise;
const id = (): string => randomUUID();

describe.each(databases())('papers of their time on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = () => openedOffice(database, rupees(900_000));
  const sold = async (office: AmendingOffice, day: number, adults = 2) => {
    const party = { adults, children: 0, infants: 0 };
    const quote = await office.quote(oneWay('DEL-BLR', day, { party }), ({ rules }) =>
      rules.sectors.every(({ steps }) => steps.every(({ change, hoursTo }) => hoursTo < 100 || change !== null)),
    );
    return (await run(office.sell(quote, 'ticket'))).transactionId;
  };
  const changed = async (office: AmendingOffice, transactionId: string, later: number) => {
    const { itineraries } = await office.details(transactionId);
    const day = isoDate(itineraries[0].segments[0].departure.local.slice(0, 10));
    const directions = [{ itinerary: 0, date: addDays(day, later) }];
    const found = await run(office.changes.changeSearch({ transactionId, directions }));
    const [offer] = found.offers;
    if (offer === undefined) throw new Error('nothing flies');
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
    const quote = await run(office.changes.changeQuote({ transactionId, itineraries: [0], choices }));
    await run(office.changes.change({ changeQuoteId: quote.changeQuoteId, requestId: id() }));
    return quote;
  };
  const cancelled = async (office: AmendingOffice, transactionId: string, travellers?: readonly number[]) => {
    const { cancelQuoteId } = await run(office.desk.cancelQuote({ transactionId, ...(travellers && { travellers }) }));
    await run(office.desk.cancel({ cancelQuoteId, requestId: id() }));
  };
  const splitOff = async (office: AmendingOffice, transactionId: string, travellers: readonly number[]) => {
    const { part } = await run(office.afterSale.splitPnr({ transactionId, travellers, requestId: id() }));
    if (part === undefined) throw new Error('not split');
    return part.transactionId;
  };
  const find = (papers: readonly PaperFound[], kind: PaperFound['kind'], entry?: string): PaperDocument => {
    const found = papers.find((each) => each.kind === kind && (entry === undefined || each.entry === entry));
    if (found === undefined) throw new Error(`no ${kind}`);
    return found.document;
  };
  const invoice = (papers: readonly PaperFound[], kind: 'invoice' | 'customer-invoice') =>
    find(papers, kind) as InvoiceDocument;

  it.each(['rule-32-3', 'service-fee'] as const)(
    'are the sale’s, with markup and tax by %s, after a change',
    async (scheme) => {
      const office = await officeWith();
      const ports = paperPorts(database, office, scheme);
      const day = scheme === 'rule-32-3' ? 20 : 21;
      const transactionId = await sold(office, day);
      const before = await office.details(transactionId);
      await changed(office, transactionId, 3);
      await issueNow(ports, office, [transactionId]);
      const papers = await papersIn(database, transactionId);
      const [own, customers] = [invoice(papers, 'invoice'), invoice(papers, 'customer-invoice')];
      expect(customers.total).toEqual(before.price.total);
      expect(own.total).toEqual(before.price.terms?.net);
      expect(customers.tax?.tax.minor).toBeGreaterThan(0);
      expect(own.lines.map(({ label }) => label)).toContain('commission');
      expect(own.own).toMatchObject({ markup: before.price.terms?.markup, customerTotal: before.price.total });
      expect(`${customers.items[0]?.startsOn}T${customers.items[0]?.time}`).toBe(
        before.itineraries[0].segments[0].departure.local,
      );
      expect(customers.travellers.map(({ numbers }) => numbers)).toEqual(
        before.tickets.map(({ number }) => [ticketText(number)]),
      );
      const money = await run(moneyOfBooking(ports, await office.details(transactionId)));
      expect(own.own?.earn).toEqual(subtract(subtract(customers.total, own.total), customers.tax?.tax ?? rupees(0)));
      expect(money.paid).toEqual(await paidBy(office, transactionId));
    },
  );

  it('say late what they would have said at once, through changes, part-cancellations and splits', async () => {
    const office = await officeWith();
    const ports = paperPorts(database, office, 'service-fee');
    const transactionId = await sold(office, 30, 3);
    const ids = [transactionId];
    const atOnce = new Map<string, PaperDocument>();
    const look = async () => {
      for (const each of ids)
        for (const [key, document] of await drawnNow(ports, office, each))
          if (!atOnce.has(key)) atOnce.set(key, document);
    };
    await look();
    await changed(office, transactionId, 2);
    await look();
    ids.push(await splitOff(office, transactionId, [1]));
    await look();
    await cancelled(office, transactionId, [1]);
    await look();
    await cancelled(office, transactionId);
    await look();
    await cancelled(office, ids[1] ?? '');
    await look();
    await issueNow(ports, office, ids);
    const issued = (await Promise.all(ids.map((each) => papersIn(database, each)))).flat();
    const late = issued.map(({ entry, kind, document }) => {
      const { original: _original, ...rest } = document as InvoiceDocument;
      return [`${entry} ${kind}`, rest] as const;
    });
    expect(new Map(late)).toEqual(atOnce);
    expect(late.length).toBe(2 * 7);
  });

  it('are their own for those who are split off, and move what was paid to the paisa', async () => {
    const office = await officeWith();
    const ports = paperPorts(database, office, 'service-fee');
    const transactionId = await sold(office, 40, 3);
    const before = await office.details(transactionId);
    const balance = (await office.balance()).balance;
    const part = await splitOff(office, transactionId, [2]);
    expect((await office.balance()).balance).toEqual(balance);
    await issueNow(ports, office, [part, transactionId]);
    const [theirs, stays] = [await papersIn(database, part), await papersIn(database, transactionId)];
    expect(theirs.map(({ kind }) => kind)).toEqual(['customer-invoice', 'invoice']);
    expect(stays.map(({ kind }) => kind)).toEqual([
      'customer-invoice',
      'invoice',
      'credit-note',
      'customer-credit-note',
    ]);
    const names = ({ travellers }: Pick<InvoiceDocument, 'travellers'>) =>
      travellers.map(({ name }) => name.split(' ')[1]);
    expect(names(invoice(stays, 'customer-invoice'))).toEqual(before.travellers.map(({ firstName }) => firstName));
    expect(names(invoice(theirs, 'customer-invoice'))).toEqual([before.travellers[2]?.firstName]);
    const note = find(stays, 'customer-credit-note') as CreditNoteDocument;
    expect(note.movedTo).toBe(part);
    expect(names(note)).toEqual([before.travellers[2]?.firstName]);
    const theirInvoice = invoice(theirs, 'customer-invoice');
    expect([note.total, note.lines, note.tax]).toEqual([theirInvoice.total, theirInvoice.lines, theirInvoice.tax]);
    expect(theirInvoice.total).toEqual((await office.details(part)).price.total);
    const [one, other] = await Promise.all(
      [transactionId, part].map(async (each) => run(moneyOfBooking(ports, await office.details(each)))),
    );
    if (one === undefined || other === undefined) throw new Error('no money');
    expect(one.paid).toEqual(await paidBy(office, transactionId));
    expect(other.paid).toEqual(await paidBy(office, part));
    expect(add(one.paid, other.paid)).toEqual(before.price.terms?.net);
    expect(add(one.customer, other.customer)).toEqual(before.price.total);
    expect(one.customer).toEqual((await office.details(transactionId)).price.total);
  });

  it('of a return of which one direction was cancelled move what is left of those who are split off', async () => {
    const office = await officeWith();
    const ports = paperPorts(database, office, 'service-fee');
    const party = { adults: 2, children: 0, infants: 0 };
    const quote = await office.quote(journey('DEL-BLR 20, BLR-DEL 27', { party }));
    const { transactionId } = await run(office.sell(quote, 'ticket'));
    const { cancelQuoteId } = await run(office.desk.cancelQuote({ transactionId, items: [1] }));
    await run(office.desk.cancel({ cancelQuoteId, requestId: id() }));
    const part = await splitOff(office, transactionId, [1]);
    await issueNow(ports, office, [part, transactionId]);
    for (const each of [transactionId, part]) {
      const money = await run(moneyOfBooking(ports, await office.details(each)));
      expect(money.paid).toEqual(await paidBy(office, each));
      const papers = await papersIn(database, each);
      const of = (kind: PaperFound['kind']) =>
        papers.flatMap(({ kind: one, document }) => (one === kind ? [(document as InvoiceDocument).total.minor] : []));
      const total = (kind: PaperFound['kind']) => of(kind).reduce((sum, minor) => sum + minor, 0);
      expect(money.paid.minor).toBe(total('invoice') - total('credit-note'));
      expect(money.customer.minor).toBe(total('customer-invoice') - total('customer-credit-note'));
    }
    const theirs = invoice(await papersIn(database, part), 'customer-invoice');
    expect(theirs.lines.length).toBeGreaterThan(2);
  });

  /** What the ledger says of it, whatever the program does. */
  const paidBy = async ({ agencyId }: AmendingOffice, transactionId: string): Promise<Money> => {
    const [row] = await database.query<{ sum: string }>(
      `select -sum(p.amount) as sum from journal_entry e join posting p using (agency_id, sequence)
       where e.agency_id = $1 and e.reference = $2 and p.ledger_account = 'agency:' || $1`,
      [agencyId, transactionId],
    );
    return { minor: Number(row?.sum), currency: 'INR' };
  };
});
