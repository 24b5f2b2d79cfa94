/** The statement of a ledger on paper: what each entry says, in every language, over as many pages as it takes. */
import { readFileSync } from 'node:fs';
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import type { LedgerPaper } from '#domain/account/ledger-paper.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { languages } from '#domain/people/language.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { InPlacePress } from '#infrastructure/backoffice/documents/press.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { pdfText } from '#tests/support/pdf/pdf-text.ts';
import { faultsOf } from '#tests/support/pdf/readable-paper.ts';

const press = new InPlacePress(() => Promise.resolve({}));

function statementOf(entries: number): LedgerPaper {
  const last = entries * 1250.5;
  return {
    kind: 'ledger-statement',
    brand: 'Farelane',
    issuer: { name: 'Farelane House' },
    recipient: { name: 'Malabar Travels', agentId: 'AGT10482' },
    from: isoDate('2026-11-14'),
    to: isoDate('2026-11-20'),
    opening: rupees(-500),
    closing: rupees(-500 + last),
    totalDebit: rupees(0),
    totalCredit: rupees(last),
    entries: Array.from({ length: entries }, (_, at) => ({
      entryId: `LG-${4100 + at}`,
      on: isoDate('2026-11-18'),
      kind: 'deposit',
      reference: `DP${100_000 + at}`,
      narration: { code: 'deposit', params: { mode: 'neft', bank: 'HDFC Bank', instrument: `N${at}` } },
      debit: rupees(0),
      credit: rupees(1250.5),
      balance: rupees(-500 + (at + 1) * 1250.5),
    })),
  };
}

const sheetOf = (document: LedgerPaper, language: Sheet['language']): Sheet => ({
  document,
  issuedOn: isoDate('2026-11-20'),
  issuedAt: instant('2026-11-20T08:55:00.000Z'),
  language,
});

it.each(languages)('in %s says opening, each entry and closing in whole words', async (language) => {
  const said = textsOf(await Effect.runPromise(press.layOut(sheetOf(statementOf(3), language))));
  expect(said).toEqual(expect.arrayContaining(['LG-4100', 'LG-4102', 'DP100001', 'AGT10482']));
  expect(said.filter((text) => text.includes('751.50') || text.includes('751,50'))).not.toHaveLength(0);
  expect(said.join(' ')).not.toMatch(/document-|undefined|\{/);
});

it('goes on over pages, each with the titles of its columns, and loses no entry', async () => {
  const sheet = sheetOf(statementOf(120), 'en');
  const file = await Effect.runPromise(press.print(sheet));
  expect(faultsOf(file, await Effect.runPromise(press.layOut(sheet)))).toEqual([]);
  const text = pdfText(file);
  for (let at = 0; at < 120; at += 1) expect(text).toContain(`LG-${4100 + at}`);
  const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Details/g)).toHaveLength(pages);
});

it.each(languages)(
  'every kind and narration that the portal can say in %s, a paper says in the same words',
  (language) => {
    const messages = (file: string, beginning: string) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`^${beginning}-narration-(.*)$`, 'gm'))]
        .map(([, text = '']) =>
          text.replaceAll(
            /\{ (account|document-statement)-(deposit-mode|mode|adjustment-kind|adjustment) \}/g,
            '{ … }',
          ),
        )
        .toSorted();
    const portal = messages(`ui/locales/${language}/account.ftl`, 'account');
    expect(portal.length).toBeGreaterThan(10);
    expect(messages(`infrastructure/backoffice/words/${language}/statement.ftl`, 'document')).toEqual(portal);
  },
);
