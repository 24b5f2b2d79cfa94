/** Documents on request: settled at the first asking, for those who may see them, of bookings that have them. */
import { Effect } from 'effect';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChargePosted } from '#domain/booking/papers/later-invoice.ts';
import { zero } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { issuePapers } from '#application/backoffice/booking/papers/issue-papers.ts';
import { makeDocument, showDocument } from '#application/backoffice/booking/papers/make-document.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { layOut } from '#infrastructure/backoffice/documents/lay-out.ts';
import { layOutTicket } from '#infrastructure/backoffice/documents/flight/ticket-layout.ts';
import type { TicketDocument } from '#domain/flight/papers/ticket-document.ts';
import { agency } from '#tests/fixtures/booking.ts';
import { gstinOf, makeDocumentedBooking } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { documentPorts, MemoryDocumentBook, MemoryPress } from './document-fakes.ts';
import { makeCaller } from './fakes.ts';

const company: KeptAgency = {
  agencyId: agency.agencyId,
  agentId: 'AGT1',
  companyName: 'Malabar Holidays',
  address: 'Penta Towers',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682017',
  country: 'IN',
  phone: '+91 484 245 6610',
  email: 'desk@example.test',
  gstNumber: gstinOf('32'),
  currency: 'INR',
  status: 'active',
};

const net = makeDocumentedBooking().price.terms?.net ?? rupees(0);
const charge: ChargePosted = {
  entryId: 'LG-4124',
  at: instant('2026-11-20T08:51:00.000Z'),
  suppliers: net,
  commission: zero('INR'),
  tds: zero('INR'),
  fees: zero('INR'),
  charged: net,
};

let documents: MemoryDocumentBook;
let press: MemoryPress;
let kept: KeptBooking;
beforeEach(() => {
  documents = new MemoryDocumentBook();
  press = new MemoryPress();
  documents.charged = [charge];
  kept = {
    ...makeDocumentedBooking(),
    product: 'flight',
    journeyType: 'round-trip',
    parameters: [],
    ssr: [],
    agencyId: agency.agencyId,
    version: 2,
    ledgerEntry: 'LG-4124',
    bookedBy: 'Asha Rao',
    history: [],
  };
});

const ticketPrinted = () => press.printed[0]?.document as TicketDocument;

type Asked = Partial<DocumentAsked> & Pick<DocumentAsked, 'kind'>;
const ask = (asked: Asked, caller: Caller = makeCaller()) =>
  makeDocument(ports(), caller, { transactionId: kept.transactionId, ...asked });
const show = (asked: Asked) => showDocument(ports(), makeCaller(), { transactionId: kept.transactionId, ...asked });

const ports = () =>
  documentPorts(
    {
      bookings: {
        find: (agencyId, id) =>
          Effect.succeed(agencyId === kept.agencyId && id === kept.transactionId ? kept : undefined),
      },
      agencies: { byId: (id) => Effect.succeed(id === agency.agencyId ? company : undefined) },
    },
    documents,
    press,
  );

const failure = async (...given: Parameters<typeof ask>) => {
  const result = await Effect.runPromise(Effect.result(ask(...given)));
  return result._tag === 'Success' ? undefined : result.failure;
};

describe('a document', () => {
  it('comes as a file, in the language asked for or else the caller’s', async () => {
    const file = await Effect.runPromise(ask({ kind: 'invoice', language: 'ar' }));
    expect(file).toMatchObject({ filename: 'FL-26-27-000001.pdf', mimeType: 'application/pdf', base64: btoa('ar!') });
    expect(file.paper).toMatchObject({ serial: 'FL/26-27/000001', issuedOn: '2026-11-21', total: net });
    expect((await Effect.runPromise(ask({ kind: 'ticket' }))).filename).toBe('e-ticket-R4TQ7N.pdf');
    expect(press.printed.map(({ language }) => language)).toEqual(['ar', 'en']);
  });

  it('is dated by the business day, after midnight there', async () => {
    await Effect.runPromise(ask({ kind: 'customer-invoice' }));
    expect(press.printed[0]?.issuedOn).toBe('2026-11-21');
  });

  it('says for ever what it said first', async () => {
    await Effect.runPromise(ask({ kind: 'customer-invoice' }));
    kept = { ...kept, travellers: [], version: 3 };
    await Effect.runPromise(ask({ kind: 'customer-invoice' }));
    expect(press.printed[1]?.document).toEqual(press.printed[0]?.document);
    expect(documents.asked).toHaveLength(1);
  });

  it('names what each traveller has beside the flights', async () => {
    const seat = { ssrId: 'seat-1.0-12A', kind: 'seat', code: '12A', name: '12A', price: zero('INR') } as const;
    kept = { ...kept, ssr: [{ ...seat, place: { itinerary: 1, segment: 0 }, traveller: 1, status: 'confirmed' }] };
    await Effect.runPromise(ask({ kind: 'ticket' }));
    expect(ticketPrinted().travellers.map(({ extras }) => extras)).toEqual([
      [],
      [{ kind: 'seat', sector: 'BOM-DEL', name: '12A', status: 'confirmed' }],
      [],
    ]);
  });

  it('that is a ticket is made again for each version of the booking', async () => {
    await Effect.runPromise(ask({ kind: 'ticket' }));
    await Effect.runPromise(ask({ kind: 'ticket' }));
    kept = { ...kept, version: 3 };
    await Effect.runPromise(ask({ kind: 'ticket' }));
    expect(documents.asked.map(({ subject }) => subject)).toEqual(['v2', 'v3']);
  });

  it('is issued by the house to the agency, and by the agency to its customer, bound to the entry', async () => {
    await Effect.runPromise(ask({ kind: 'invoice' }));
    await Effect.runPromise(ask({ kind: 'customer-invoice' }));
    expect(
      documents.asked.map(({ issuerId, numbered, ledgerEntry }) => [issuerId, numbered?.series, ledgerEntry]),
    ).toEqual([
      ['house', 'FL', 'LG-4124'],
      [agency.agencyId, 'CI', 'LG-4124'],
    ]);
  });

  it('that is a ticket has the markup in its fare for who may not see it apart, and is kept whole', async () => {
    documents.scheme = 'service-fee';
    await Effect.runPromise(ask({ kind: 'ticket' }, makeCaller({ rights: new Set(['bookings']) })));
    await Effect.runPromise(ask({ kind: 'ticket' }));
    const labels = press.printed.map(({ document }) =>
      document.kind === 'ticket' ? document.price.lines.map(({ label }) => label) : [],
    );
    expect(labels[1]).toEqual(expect.arrayContaining(['base-price', 'service-charge']));
    expect(labels[0]).toContain('price');
    expect(labels[0]).not.toEqual(expect.arrayContaining(['base-price']));
    expect(labels[0]).not.toEqual(expect.arrayContaining(['service-charge']));
  });

  it('hides from the print what is asked, and keeps it whole', async () => {
    await Effect.runPromise(ask({ kind: 'ticket', hide: ['fare', 'barcode'] }));
    expect(press.printed[0]?.document).toMatchObject({ code: '', price: { lines: [] } });
    expect(documents.asked[0]?.document).not.toMatchObject({ code: '' });
  });
});

describe('who may', () => {
  it('needs the right to see bookings, and for net fares the right to see those', async () => {
    const plain = makeCaller({ rights: new Set(['bookings']) });
    for (const kind of ['invoice', 'credit-note'] as const) {
      expect(await failure({ kind }, plain)).toMatchObject({ _tag: 'NotPermitted', reason: 'right-missing' });
    }
    expect(await failure({ kind: 'customer-invoice' }, plain)).toBeUndefined();
    expect(await failure({ kind: 'ticket' }, makeCaller({ rights: new Set() }))).toMatchObject({
      _tag: 'NotPermitted',
    });
    expect(await failure({ kind: 'ticket' }, makeCaller({ agencyId: 'b' }))).toMatchObject({ what: 'booking' });
    expect(documents.asked.map(({ kind }) => kind)).toEqual(['customer-invoice']);
  });
});

describe('without a ticket', () => {
  it('is the confirmation of a hold with its limit, under a name of its own, or says no more than what was asked for', async () => {
    const heldUntil = instant('2026-11-21T12:30:00.000Z');
    kept = { ...kept, status: 'held', tickets: [], heldUntil };
    const file = await Effect.runPromise(ask({ kind: 'ticket', language: 'en' }));
    expect(file.filename).toBe('hold-R4TQ7N.pdf');
    expect(press.printed[0]?.document).toMatchObject({ nature: 'hold', heldUntil: { local: '2026-11-21T18:00' } });
    const { reference: _pnr, ...asked } = kept;
    kept = { ...asked, status: 'in-doubt', version: 3 };
    expect((await Effect.runPromise(ask({ kind: 'ticket' }))).filename).toBe(`booking-${kept.transactionId}.pdf`);
    for (const sheet of press.printed) {
      const said = textsOf(layOut(sheet, { flight: layOutTicket })).join('\n');
      expect(said).not.toMatch(/E-ticket|Fare paid|Ticket number/);
      expect(said).toContain('This is not a ticket');
    }
  });
});

describe('on the page', () => {
  it('is what the file is made of, whatever is hidden and in whichever language', async () => {
    const asked = { kind: 'ticket', hide: ['fare', 'gstin'], language: 'fr' } as const;
    const sheet = await Effect.runPromise(show(asked));
    await Effect.runPromise(ask(asked));
    expect(press.printed).toEqual(press.shown);
    expect(sheet.blocks.map((block) => ('heading' in block ? block.heading : block.kind))).not.toContain('Tarif payé');
    expect(textsOf(sheet).join(' ')).not.toContain('GSTIN');
  });
});

describe('there is none', () => {
  it('with a number of a booking without a ticket', async () => {
    kept = { ...kept, status: 'requested', tickets: [] };
    expect(await failure({ kind: 'invoice' })).toMatchObject({ _tag: 'NotFound', what: 'invoice' });
  });

  it('for a refund that was not made', async () => {
    expect(await failure({ kind: 'credit-note' })).toMatchObject({ _tag: 'NotFound', what: 'credit-note' });
  });
});

describe('an invoice for what was charged later', () => {
  const later: ChargePosted = {
    entryId: 'LG-4140',
    at: instant('2026-11-21T05:00:00.000Z'),
    suppliers: rupees(700),
    commission: rupees(-10),
    tds: rupees(0.2),
    fees: rupees(118),
    charged: rupees(808.2),
    doing: 'add-ssr',
    customer: rupees(900),
  };

  it('names the first, which is issued before it, and adds up to its entry', async () => {
    documents.charged = [charge, later];
    await Effect.runPromise(ask({ kind: 'invoice', ledgerEntry: 'LG-4140' }));
    await Effect.runPromise(ask({ kind: 'customer-invoice', ledgerEntry: 'LG-4140' }));
    expect(documents.asked.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['invoice', 'LG-4124'],
      ['invoice', 'LG-4140'],
      ['customer-invoice', 'LG-4124'],
      ['customer-invoice', 'LG-4140'],
    ]);
    expect(press.printed.map(({ document }) => document)).toMatchObject([
      { total: rupees(808.2), original: { serial: 'FL/26-27/000001' } },
      { total: rupees(900), original: { serial: 'CI/26-27/000001' }, lines: [{ label: 'later-services' }] },
    ]);
  });

  it('is what the sale has too, where its fare is no longer what was charged', async () => {
    documents.charged = [{ ...charge, charged: rupees(1), suppliers: rupees(1) }];
    await Effect.runPromise(ask({ kind: 'invoice' }));
    expect(press.printed[0]?.document).toMatchObject({ total: rupees(1), lines: [{ label: 'price' }] });
  });
});

describe('papers that are due', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
  });
  const due = (ids: readonly string[] = [kept.transactionId]) =>
    Effect.runPromise(
      issuePapers(
        documentPorts(
          {
            bookings: {
              find: (_, transactionId) =>
                transactionId === 'FL-BROKEN'
                  ? Effect.die(new Error('unreadable'))
                  : Effect.succeed({ ...kept, transactionId }),
            },
            agencies: {
              byId: (id) => {
                asked.push(id);
                return Effect.succeed(id === agency.agencyId ? company : undefined);
              },
            },
          },
          documents,
        ),
        ids.map((transactionId) => ({ agencyId: agency.agencyId, transactionId })),
      ),
    );

  it('are all that the ledger calls for, once, asked for by nobody', async () => {
    const refund = { entryId: 'LG-4150', at: charge.at, returned: rupees(10), commission: zero('INR') };
    documents.refunded = [{ ...refund, tds: zero('INR'), fees: zero('INR'), refund: rupees(10) }];
    await due();
    await due();
    expect(documents.asked.map(({ kind, actorUserId }) => [kind, actorUserId])).toEqual([
      ['invoice', undefined],
      ['customer-invoice', undefined],
      ['credit-note', undefined],
      ['customer-credit-note', undefined],
    ]);
  });

  it('of several bookings are issued in the order given, and one that cannot be read stops no other', async () => {
    const became = await due(['FL-2', 'FL-BROKEN', 'FL-1', 'FL-3']);
    expect(became.map(({ _tag }) => _tag)).toEqual(['Success', 'Failure', 'Success', 'Success']);
    const invoices = documents.asked.filter(({ kind }) => kind === 'invoice');
    expect(invoices.map(({ transactionId }) => transactionId)).toEqual(['FL-2', 'FL-1', 'FL-3']);
  });

  it('read their agency once, however many bookings it has', async () => {
    await due(['FL-1', 'FL-2', 'FL-3']);
    expect(asked.filter((id) => id === agency.agencyId)).toHaveLength(1);
    expect(documents.asked.filter(({ kind }) => kind === 'invoice')).toHaveLength(3);
  });

  it('are none before there is a ticket', async () => {
    kept = { ...kept, tickets: [] };
    await due();
    expect(documents.asked).toEqual([]);
  });
});

describe('a credit note', () => {
  const refund = (entryId: string) => ({
    entryId,
    at: instant('2026-11-22T05:00:00.000Z'),
    returned: rupees(1000),
    commission: rupees(-20),
    tds: rupees(0.4),
    fees: rupees(0),
    refund: rupees(980.4),
  });

  it('is of the last refund or the one named, and has the invoice it is for issued first', async () => {
    documents.refunded = [refund('LG-4130'), refund('LG-4131')];
    await Effect.runPromise(ask({ kind: 'credit-note' }));
    await Effect.runPromise(ask({ kind: 'credit-note', ledgerEntry: 'LG-4130' }));
    expect(documents.asked.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['invoice', 'LG-4124'],
      ['credit-note', 'LG-4131'],
      ['credit-note', 'LG-4130'],
    ]);
    expect(press.printed[0]?.document).toMatchObject({
      total: rupees(980.4),
      original: { serial: 'FL/26-27/000001', issuedOn: '2026-11-21' },
    });
    expect(await failure({ kind: 'credit-note', ledgerEntry: 'LG-1' })).toMatchObject({ what: 'credit-note' });
  });
});
