/** What holds of the papers of whatever is sold: run over each product, on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { type PaperSheet, textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { databases } from '#tests/support/databases.ts';
import { faultsOf } from '#tests/support/pdf/readable-paper.ts';
import { type SellingOffice, sellingOffice } from './office/selling-office.ts';
import type { SellingPlug } from './selling-plug.ts';
import { showingDesk } from './office/showing-desk.ts';
import { storedBooks } from './office/stored-books.ts';

const run = Effect.runPromise;

/** Numbers are printed in groups. */
const bare = (text: string) => text.replace(/[\s-]/g, '');

export function printedSuite(plug: SellingPlug): void {
  const { product, cancelling: rules, prefix } = plug.rules;

  describe.each(databases())(`papers of a ${product} on the $kind database`, ({ fresh }) => {
    let database: Database;
    beforeAll(async () => {
      database = await fresh();
    });
    afterAll(() => database.close());

    /** One for several travellers, where there are such. */
    const sold = async (office: SellingOffice) => {
      for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const id = await office.sell(n);
        const kept = await office.find(id);
        if (kept !== undefined && (plug.soldWhole === true || kept.travellers.length > 1)) return kept;
      }
      throw new Error('Somebody travels with somebody');
    };
    const open = async () => {
      const books = await storedBooks(database, plug);
      const office = sellingOffice(plug, books, { answerWithinSeconds: 40 });
      const documents = new StoredDocumentBook(database, { [product]: plug.kept });
      return { office, booking: await sold(office), desk: showingDesk(plug, books, office, documents) };
    };

    it('say in three languages who goes where and what was charged, as it was kept', async () => {
      const { booking, desk } = await open();
      const { transactionId, reference = '', travellers, price } = booking;
      const shown = await run(desk.details({ transactionId }));
      expect(shown.money?.paid).toEqual(price.terms?.net);
      expect(shown.customerPays).toEqual(price.total);
      expect([shown.price.breakdown, shown.price.netBreakdown ?? shown.price.breakdown].flatMap(wrongSums)).toEqual([]);
      const issued = plug.papers
        .subject({ ...booking, reference })
        .sold()
        .travellers.flatMap(({ numbers }) => numbers);
      expect(new Set(issued).size).toBeGreaterThanOrEqual(travellers.length);
      const totals = { ticket: undefined, invoice: price.terms?.net, 'customer-invoice': price.total };
      for (const kind of ['ticket', 'invoice', 'customer-invoice'] as const) {
        const said = await Promise.all(
          languages.map(async (language) => {
            const asked = { transactionId, kind, language };
            const sheet = await run(desk.sheet(asked));
            const texts = textsOf(sheet);
            for (const fact of [transactionId, reference, ...travellers.map(fullName)]) expect(texts).toContain(fact);
            if (kind === 'ticket') expect(texts).toEqual(expect.arrayContaining([...(plug.paperSays ?? [])]));
            expect(texts.filter((text) => /document-/.test(text))).toEqual([]);
            const printed = bare(texts.join('\n'));
            for (const number of issued) expect(printed).toContain(bare(number));
            const { base64, paper } = await run(desk.document(asked));
            const file = Buffer.from(base64, 'base64');
            expect(faultsOf(file, sheet), `${kind} ${language}`).toEqual([]);
            expect(paper?.total).toEqual(totals[kind]);
            const lines = paper?.lines.reduce((all, { amount }) => all + amount.minor, 0);
            expect(lines).toBe(totals[kind]?.minor);
            return { texts: texts.join('\n'), serial: paper?.serial };
          }),
        );
        expect(new Set(said.map(({ texts }) => texts)).size).toBe(3);
        const [{ serial } = { serial: undefined }, ...others] = said;
        for (const other of others) expect(other.serial).toBe(serial);
        if (kind === 'invoice') expect(serial).toMatch(new RegExp(`^${prefix}/`));
      }
    });

    it('give back what the ledger gave back, to those who gave up, and name the invoice', async () => {
      const { office, booking, desk } = await open();
      const { transactionId, travellers } = booking;
      const { cancelQuote, cancel } = office.cancelling();
      const units = rules.units(booking).filter(({ traveller }) => traveller === 0);
      const quote = await run(cancelQuote({ transactionId, units }));
      await run(cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
      // Those who share the first unit stand first.
      const names = travellers.map(fullName);
      const gone = names.slice(0, plug.rules.concern(booking, units).travellers.length);
      const stays = names[gone.length];
      for (const language of languages) {
        const invoice = await run(desk.document({ transactionId, kind: 'invoice', language }));
        const asked = { transactionId, kind: 'credit-note', language } as const;
        const { paper, base64 } = await run(desk.document(asked));
        const sheet = await run(desk.sheet(asked));
        expect(faultsOf(Buffer.from(base64, 'base64'), sheet), language).toEqual([]);
        expect(paper?.total).toEqual(quote.refund?.amount);
        expect(paper?.travellers).toEqual(gone);
        expect(paper?.original?.serial).toBe(invoice.paper?.serial);
        expect(textsOf(sheet)).toEqual(expect.arrayContaining(gone));
        if (plug.soldWhole === true) continue;
        const own = await run(desk.sheet({ transactionId, kind: 'ticket', language }));
        const isListed = ({ blocks }: PaperSheet, name: string) =>
          blocks.some((block) => block.kind === 'list' && block.items.some(([first]) => first?.text === name));
        const { cancelledMark: mark } = plug;
        expect(textsOf(own)).toContain(stays);
        // Cancelled travellers stand once: in a list of their own, or marked among all that were sold.
        for (const name of gone) {
          expect(isListed(own, name)).toBe(mark === undefined);
          expect(textsOf(own).filter((text) => text === name)).toHaveLength(1);
        }
        expect(isListed(own, stays ?? '')).toBe(false);
        if (mark !== undefined) expect(textsOf(own).filter((text) => text === mark)).toHaveLength(gone.length);
      }
      const { money } = await run(desk.details({ transactionId }));
      expect(money?.paid.minor).toBe((booking.price.terms?.net.minor ?? 0) - (quote.refund?.amount.minor ?? 0));
    });
  });
}
