/** The receipt of an entry of the ledger on paper: what its amount is made of and the balance it left, in whole words. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { type EntryReceipt, postedAccounts } from '#domain/account/entry-receipt.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { languages } from '#domain/people/language.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { InPlacePress } from '#infrastructure/backoffice/documents/press.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { faultsOf } from '#tests/support/pdf/readable-paper.ts';

const press = new InPlacePress(() => Promise.resolve({}));
const settled: EntryReceipt = {
  kind: 'entry-receipt',
  brand: 'Farelane',
  issuer: { name: 'Farelane House' },
  recipient: { name: 'Malabar Travels', agentId: 'AGT10482' },
  entry: {
    entryId: 'LG-4124',
    kind: 'offer-deposit',
    reference: 'RQ2611000003',
    narration: { code: 'offer-deposit-kept', params: {} },
    debit: rupees(0),
    credit: rupees(15_000),
    balance: rupees(21_250),
  },
  lines: [
    { account: 'offer-deposits', amount: rupees(20_000) },
    { account: 'fees', amount: rupees(-5000) },
  ],
};
const sheetOf = (document: EntryReceipt, language: Sheet['language']): Sheet => ({
  document,
  issuedOn: isoDate('2026-11-20'),
  issuedAt: instant('2026-11-20T08:55:00.000Z'),
  language,
});
const textsIn = async (document: EntryReceipt, language: Sheet['language']) => {
  const sheet = await Effect.runPromise(press.layOut(sheetOf(document, language)));
  return textsOf(sheet).map((text) => text.replaceAll('\u00a0', ' '));
};

it('says what the amount is made of, and the balance that it found and left', async () => {
  const said = await textsIn(settled, 'en');
  const from = said.indexOf('What the amount is made of');
  expect(said.slice(from)).toEqual(
    expect.arrayContaining(['Held for a group', '₹ 20,000', 'Fees', '−₹ 5,000', 'Credited to the account', '₹ 15,000']),
  );
  expect(said).toEqual(expect.arrayContaining(['Credit receipt', 'RQ2611000003', '₹ 6,250', '₹ 21,250']));
  const { entry } = settled;
  const taken = await textsIn({ ...settled, entry: { ...entry, debit: rupees(40), credit: rupees(0) } }, 'en');
  expect(taken).toEqual(expect.arrayContaining(['Debit receipt', 'Debited from the account', '₹ 40', '₹ 21,290']));
});

it('says the amount alone to who may not see what it is made of', async () => {
  const { lines: _lines, ...unexplained } = settled;
  const said = await textsIn(unexplained, 'en');
  expect(said).not.toContain('What the amount is made of');
  expect(said).not.toContain('Fees');
  expect(said).toContain('₹ 15,000');
});

it.each(languages)('is drawn in %s without a text over another', async (language) => {
  const sheet = sheetOf(settled, language);
  const file = await Effect.runPromise(press.print(sheet));
  expect(faultsOf(file, await Effect.runPromise(press.layOut(sheet)))).toEqual([]);
});

it.each(languages)('names every account of the house in %s', async (language) => {
  const lines = (['other', ...postedAccounts] as const).map((account) => ({ account, amount: rupees(7) }));
  const [none, ...each] = await Promise.all(
    lines.map(async (line) => (await textsIn({ ...settled, lines: [line] }, language)).join('\n')),
  );
  expect(each).not.toContain(none);
  expect(each.join(' ')).not.toMatch(/document-|undefined|\{/);
});
