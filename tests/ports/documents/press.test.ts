/** Pages: every document in every language, on A4, the same bytes for the same sheet, in this thread and in the press's own. */
import { pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import { Effect } from 'effect';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { creditNote, customerCreditNote, type RefundPosted } from '#domain/booking/papers/credit-note.ts';
import { documentParts, withoutDocumentParts, type PaperDocument } from '#domain/booking/papers/documents.ts';
import { agencyInvoice, customerInvoice } from '#domain/booking/papers/invoice.ts';
import { type ChargePosted, laterCustomerInvoice, laterInvoice } from '#domain/booking/papers/later-invoice.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { flightsLayouts } from '#tests/fixtures/flights-alone.ts';
import { outlineOf } from '#infrastructure/backoffice/documents/barcode.ts';
import { drawable } from '#infrastructure/backoffice/documents/speech.ts';
import { InPlacePress, ThreadPress } from '#infrastructure/backoffice/documents/press.ts';
import { NotAWebFont, unwrapFont } from '#infrastructure/backoffice/documents/unwrap-font.ts';
import { makeDocumentedBooking, makeDocumentFacts, ticketOf } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { pdfText } from '#tests/support/pdf/pdf-text.ts';
import { faultsOf } from '#tests/support/pdf/readable-paper.ts';
import { buildProgram } from '#tests/support/built-program.ts';

const run = Effect.runPromise;
const facts = makeDocumentFacts();
const refunded: RefundPosted = {
  entryId: 'LG-4131',
  at: instant('2026-11-22T05:00:00.000Z'),
  returned: rupees(24952),
  commission: rupees(-730.5),
  tds: rupees(14.61),
  fees: rupees(-354),
  refund: rupees(23882.11),
  receipt: {
    places: [{ traveller: 0, item: 0 }],
    supplierPaid: rupees(28452),
    customerPaid: rupees(29052),
    customerRefund: rupees(24598),
    markup: rupees(600),
    shares: [0, 1].map((traveller) => ({
      traveller,
      items: [0, 1],
      refund: rupees(traveller === 0 ? 11941.06 : 11941.05),
      customerRefund: rupees(12299),
    })),
  },
};
const partlyPaid: RefundPosted = {
  ...refunded,
  ...(refunded.receipt && {
    receipt: {
      ...refunded.receipt,
      balance: { paid: rupees(8000), settled: rupees(20000), toAccount: rupees(3882.11) },
    },
  }),
};
const later: ChargePosted = {
  entryId: 'LG-4140',
  at: refunded.at,
  suppliers: rupees(2500),
  commission: rupees(0),
  tds: rupees(0),
  fees: rupees(118),
  charged: rupees(2618),
  doing: 'change',
  customer: rupees(2900),
};
const original = {
  serial: 'FL/26-27/000123',
  issuedOn: isoDate('2026-11-20'),
  recipient: facts.agency,
};
const documents: Readonly<Record<string, PaperDocument>> = {
  ticket: ticketOf(facts),
  invoice: agencyInvoice(facts, 'LG-4124'),
  'customer invoice': customerInvoice(facts, 'LG-4124'),
  'credit note': creditNote(
    facts,
    {
      entryId: 'LG-4131',
      at: instant('2026-11-22T05:00:00.000Z'),
      returned: rupees(24952),
      commission: rupees(-730.5),
      tds: rupees(14.61),
      fees: rupees(-354),
      refund: rupees(23882.11),
    },
    original,
  ),
  'credit note by traveller': creditNote(facts, refunded, original),
  'credit note before all was paid': creditNote(facts, partlyPaid, original),
  'customer’s receipt': customerCreditNote(facts, refunded, original),
  'supplementary invoice': laterInvoice(facts, later, original),
  'customer’s supplementary invoice': laterCustomerInvoice(facts, later, original),
};

function sheetOf(document: PaperDocument, language: Sheet['language'] = 'en'): Sheet {
  return {
    document,
    serial: 'FL/26-27/000124',
    issuedOn: isoDate('2026-11-20'),
    issuedAt: instant('2026-11-20T08:55:00.000Z'),
    language,
  };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
/** All but spaces, which are drawn as distances. */
const letters = (said: string): string => drawable(said).replaceAll(/\s/gu, '');
const pagesOf = (bytes: Uint8Array): number => text(bytes).match(/\/Type \/Page\b/g)?.length ?? 0;

/** The letters of a file by its fonts' own maps from glyphs to characters. */
function lettersOf(bytes: Uint8Array): string {
  const file = text(bytes);
  const letters: string[] = [];
  for (const found of file.matchAll(/stream\n/g)) {
    const start = found.index + 'stream\n'.length;
    const part = Buffer.from(file.slice(start, file.indexOf('\nendstream', start)), 'latin1');
    let plain: string;
    try {
      plain = inflateSync(part).toString('latin1');
    } catch {
      continue;
    }
    if (!plain.includes('begincmap')) continue;
    for (const [, hex = ''] of plain.matchAll(/<([0-9a-f ]+)>/gi))
      for (const unit of hex.replaceAll(' ', '').match(/.{4}/g) ?? [])
        letters.push(String.fromCharCode(Number.parseInt(unit, 16)));
  }
  return letters.join('');
}

describe('pages', () => {
  const press = new InPlacePress(flightsLayouts);

  it.each(languages.flatMap((language) => Object.keys(documents).map((name) => [name, language] as const)))(
    'the %s in %s is one A4 page with fonts of its own',
    async (name, language) => {
      const document = documents[name];
      if (document === undefined) throw new Error(name);
      const bytes = await run(press.print(sheetOf(document, language)));
      expect(text(bytes).startsWith('%PDF-')).toBe(true);
      expect(pagesOf(bytes)).toBe(1);
      expect(text(bytes)).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/);
      expect(text(bytes)).toContain('Roboto');
      expect(text(bytes).includes('IBMPlexSansArabic')).toBe(language === 'ar');
      // Whatever no face has would be set in the viewer's own.
      expect(text(bytes)).not.toContain('Helvetica');
      expect(lettersOf(bytes)).toContain('₹');
      expect(faultsOf(bytes, await run(press.layOut(sheetOf(document, language))))).toEqual([]);
    },
  );

  // Arabic is drawn in forms joined and turned; what is plain stands in it as it does elsewhere.
  it.each(Object.keys(documents))('the %s says what the page on the screen says', async (name) => {
    const document = documents[name];
    if (document === undefined) throw new Error(name);
    for (const hidden of document.kind === 'ticket' ? [[], documentParts] : [[]])
      for (const language of ['en', 'fr'] as const) {
        const sheet = sheetOf(withoutDocumentParts(document, hidden), language);
        const file = letters(pdfText(await run(press.print(sheet))));
        const said = textsOf(await run(press.layOut(sheet))).map(letters);
        expect(said.length).toBeGreaterThan(20);
        expect(said.filter((each) => !file.includes(each))).toEqual([]);
        // And no more than that: all that is left is the brand, the tiles' letters, marks of lists and the page's number.
        const rest = said
          .toSorted((one, other) => other.length - one.length)
          .reduce((left, each) => left.replace(each, ''), file);
        expect(rest.length, rest).toBeLessThan(40);
      }
  });

  it.each(Object.keys(documents))('all amounts of the %s have as many decimals', async (name) => {
    const document = documents[name];
    if (document === undefined) throw new Error(name);
    const amounts = textsOf(await run(press.layOut(sheetOf(document)))).filter(
      (said) => /^\u2212?(?:₹\u00a0)?[\d,]*,?\d+(?:\.\d+)?$/.test(said) && /[₹,.]/.test(said),
    );
    expect(amounts.length).toBeGreaterThan(1);
    expect(new Set(amounts.map((said) => said.includes('.'))).size, amounts.join(' ')).toBe(1);
  });

  it('say of a refund before all was paid what it settles, and do not call that credited', async () => {
    const saidOf = async (name: string) => {
      const document = documents[name];
      if (document === undefined) throw new Error(name);
      return textsOf(await run(press.layOut(sheetOf(document)))).map(drawable);
    };
    const said = await saidOf('credit note before all was paid');
    for (const each of ['Paid before', 'Settles what was still to pay', 'To your account'])
      expect(said).toContain(each);
    for (const amount of ['8,000', '20,000', '3,882.11']) expect(said.join(' ')).toContain(amount);
    expect(said).not.toContain('Credited to the account');
    expect(await saidOf('credit note by traveller')).toContain('Credited to the account');
  });

  it('call cities and airlines as the language does, their codes beside', async () => {
    const operated = makeDocumentFacts();
    const [out] = operated.booking.itineraries;
    const [flight] = out.segments;
    const booking = {
      ...operated.booking,
      itineraries: [{ ...out, segments: [{ ...flight, carrier: 'AI', operatedBy: 'IX' }] }] as const,
    };
    const ticket = ticketOf(makeDocumentFacts({ booking }));
    const named = async (document: PaperDocument, language: Sheet['language']) =>
      textsOf(await run(press.layOut(sheetOf(document, language))))
        .map(drawable)
        .filter((said) => / (?:DEL|BOM|AI \d+)(?:,|،|$)|Express|إكسبريس/.test(said));
    const flightNumber = `AI ${flight.flightNumber}`;
    expect(await named(ticket, 'ar')).toEqual([
      `إير إنديا ${flightNumber}`,
      'نيودلهي DEL',
      'مومباي BOM',
      'تشغّلها إير إنديا إكسبريس',
    ]);
    expect(await named(ticket, 'fr')).toEqual([
      `Air India ${flightNumber}`,
      'New Delhi DEL',
      'Bombay BOM',
      'Opéré par Air India Express',
    ]);
    // Of what is sold to somebody who is not registered the place says where it begins.
    const invoice = documents['customer invoice'];
    if (invoice === undefined) throw new Error('an invoice');
    expect(await named(invoice, 'ar')).toEqual(['نيودلهي DEL، مومباي BOM']);
    expect(await named(invoice, 'fr')).toEqual(['New Delhi DEL, Bombay BOM']);
  });

  it('say of a flight that its airline has cancelled it', async () => {
    const [, back] = facts.booking.itineraries;
    if (back === undefined) throw new Error('a round trip');
    const scheduleChange = {
      changeId: 'C1',
      severity: 'cancelled' as const,
      learnedAt: instant('2026-11-20T06:30:00Z'),
      answerBy: instant('2026-11-22T06:30:00Z'),
      changes: [{ itinerary: 1, was: back, alternatives: [] }],
    };
    const ticket = ticketOf(makeDocumentFacts({ booking: { ...facts.booking, scheduleChange } }));
    for (const [language, said] of [
      ['en', 'Cancelled by the airline: do not travel'],
      ['fr', 'Annulé par la compagnie : ne pas voyager'],
      ['ar', 'ألغتها شركة الطيران: لا تسافر عليها'],
    ] as const) {
      const sheet = sheetOf(ticket, language);
      const ways = (await run(press.layOut(sheet))).blocks.filter((block) => block.kind === 'way');
      expect(ways.map(({ facts: terms }) => terms.includes(said))).toEqual([false, true]);
    }
    expect(letters(pdfText(await run(press.print(sheetOf(ticket)))))).toContain('Cancelledbytheairline:donottravel');
  });

  it('are set smaller where that keeps them on one page', async () => {
    const { itineraries, ...booking } = makeDocumentedBooking();
    const [there] = itineraries;
    const long = makeDocumentFacts({ booking: { ...booking, itineraries: [there, there, there] } });
    expect(pagesOf(await run(press.print(sheetOf(ticketOf(long)))))).toBe(1);
  });

  it('are the same bytes for the same sheet', async () => {
    const sheet = sheetOf(documents['ticket'] ?? ticketOf(facts), 'ar');
    const [one, other] = [await run(press.print(sheet)), await run(press.print(sheet))];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it('go on over as many as nine travellers and six flights need', async () => {
    const { travellers, itineraries, ...booking } = makeDocumentedBooking();
    const [lead] = travellers;
    const [there] = itineraries;
    const many = makeDocumentFacts({
      booking: {
        ...booking,
        travellers:
          lead === undefined ? [] : Array.from({ length: 9 }, (_, n) => ({ ...lead, firstName: `Meera ${n}` })),
        itineraries: [there, there, there, there, there, there],
      },
    });
    const bytes = await run(press.print(sheetOf(ticketOf(many))));
    expect(pagesOf(bytes)).toBeGreaterThan(1);
  });
});

describe('barcodes', () => {
  it('are closed outlines inside their box', () => {
    for (const options of [
      { bcid: 'qrcode', text: 'FL261120000012 R4TQ7N\nMs Asha Rao 3122417330561' },
      { bcid: 'code128', text: 'FL/26-27/000123' },
    ]) {
      const { width, height, path } = outlineOf(options);
      const numbers = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      expect(numbers.length).toBeGreaterThan(50);
      for (const [x, y] of numbers) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
      expect(path.match(/M/g)?.length).toBe(path.match(/Z/g)?.length);
    }
  });
});

describe('fonts', () => {
  it('that are none are refused', () => {
    expect(() => unwrapFont(Buffer.from('wOF2 and more, so that it is long enough for a header of any kind'))).toThrow(
      NotAWebFont,
    );
    expect(() => unwrapFont(Buffer.alloc(3))).toThrow(NotAWebFont);
  });
});

describe('the press’s thread', () => {
  let file: URL;
  beforeAll(async () => {
    file = pathToFileURL(await buildProgram('press-worker', './infrastructure/backoffice/documents/press-worker.ts'));
  });

  it('prints what this thread prints, leaves the event loop free, and ends when idle', async () => {
    const press = new ThreadPress(flightsLayouts, file, 50);
    expect(press.running).toBe(false);
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 5);
    const sheets = languages.map((language) => sheetOf(ticketOf(facts), language));
    const printed = await Promise.all(sheets.map((sheet) => run(press.print(sheet))));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
    const here = new InPlacePress(flightsLayouts);
    for (const [index, sheet] of sheets.entries())
      expect(Buffer.compare(printed[index] ?? new Uint8Array(), await run(here.print(sheet)))).toBe(0);
    await expect.poll(() => press.running).toBe(false);
    expect(pagesOf(await run(press.print(sheetOf(ticketOf(facts)))))).toBe(1);
  });

  it('refuses a sheet that cannot be laid out or drawn, and prints the next', async () => {
    const whole = ticketOf(facts);
    const endless = { ...whole, flights: [{ ...whole.flights[0], departure: 'never' }] };
    const press = new ThreadPress(flightsLayouts, file, 50);
    await expect(run(press.print(sheetOf(endless)))).rejects.toThrow('no calendar date');
    expect(pagesOf(await run(press.print(sheetOf(whole))))).toBe(1);
    let broken = true;
    const breaking = new ThreadPress(
      async () => {
        const { flight } = await flightsLayouts();
        return { flight: (...given) => ({ ...flight?.(...given), ...(broken && { blocks: [null] }) }) as never };
      },
      file,
      50,
    );
    await expect(run(breaking.print(sheetOf(whole)))).rejects.toThrow(/null/);
    broken = false;
    expect(pagesOf(await run(breaking.print(sheetOf(whole))))).toBe(1);
  });

  it('says so where its file is missing', async () => {
    const press = new ThreadPress(flightsLayouts, new URL('./not-there.mjs', file), 50);
    await expect(run(press.print(sheetOf(ticketOf(facts))))).rejects.toThrow('not-there');
  });
});
