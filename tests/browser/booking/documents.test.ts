/** Invoices and receipts of a booking: on the page, as a file in the language chosen, and the word where there is none. */
import { readFile } from 'node:fs/promises';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { drawable } from '#infrastructure/backoffice/documents/speech.ts';
import { words } from '#infrastructure/backoffice/words/words.ts';
import { pdfText } from '#tests/support/pdf/pdf-text.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { meera, rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
let sold = '';
/** There and back, for two. */
let both = '';
let held = '';
beforeAll(async () => {
  office = await Office.open();
  const desk = await deskByWire(office.server.base);
  sold = (await bookByWire(desk, { day: 40 })).transactionId;
  both = (await bookByWire(desk, { day: 50, back: 54, people: [rohan, meera] })).transactionId;
  held = (await bookByWire(desk, { day: 60, mode: 'hold' })).transactionId;
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440],
    ['ar', 1440],
    ['fr', 390],
    ['ar', 390],
  ] as const),
)('an invoice and a customer invoice in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    for (const kind of ['invoice', 'customer-invoice']) {
      await page.goto(`${base}/flight/${kind}/${sold}`);
      const download = page.getByRole('button', { name: say('manage-download-pdf') });
      await expect.poll(() => download.isEnabled()).toBe(true);
      await expectTitled(desk, `title-flight-${kind}`);
      await expectGood(desk, kind);
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
      const paper = (await page.getByRole('article').textContent()) ?? '';
      expect(paper.replaceAll('/', '-')).toContain(file.suggestedFilename().replace('.pdf', ''));
    }
  }),
);

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)(
  'a ticket in %s at %i px says what its file says, whatever is left out and in whichever language',
  (language, width) =>
    office.at({ language, width }, async (desk) => {
      const { page, base, say } = desk;
      const wire = await deskByWire(base);
      const paper = page.getByRole('article');
      const shows = async (asked: Partial<DocumentAsked>) => {
        const sheet = await Effect.runPromise(
          wire.booking.sheet({ transactionId: both, kind: 'ticket', language, ...asked }),
        );
        const letters = (text: string) => text.replaceAll(/\s/g, '');
        const missing = async () => {
          const page = letters((await paper.textContent()) ?? '');
          return textsOf(sheet).filter((text) => !page.includes(letters(text)));
        };
        await expect.poll(missing).toEqual([]);
        return sheet;
      };
      await page.goto(`${base}/flight/ticket/${both}`);
      await shows({});
      await expectGood(desk, 'a ticket');
      await page.getByRole('switch', { name: say('bookings-show-fare'), exact: true }).click({ force: true });
      await page.getByRole('switch', { name: say('bookings-show-gst'), exact: true }).click({ force: true });
      const hide = ['fare', 'gstin'] as const;
      await shows({ hide });
      await expect.poll(() => paper.textContent()).not.toContain('GSTIN');
      await page.getByRole('radio', { name: say('bookings-language-fr') }).click({ force: true });
      const french = await shows({ hide, language: 'fr' });
      await expect.poll(() => paper.getAttribute('lang')).toBe('fr');
      const button = page.getByRole('button', { name: say('bookings-pdf'), exact: true });
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const plain = (text: string) => drawable(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
      const said = plain(pdfText(await readFile(await file.path())));
      expect(textsOf(french).filter((text) => !said.includes(plain(text)))).toEqual([]);
      expect(said).not.toContain('GSTIN');
      const printed = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }),
);

test.each([
  ['fr', 1440],
  ['ar', 390],
] as const)('a hold in %s at %i px is confirmed as one, with its limit', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base } = desk;
    await page.goto(`${base}/flight/ticket/${held}`);
    const paper = page.getByRole('article', { name: words(language, 'document-title-hold', { product: 'flight' }) });
    await paper.getByText(words(language, 'document-held-until', { product: 'flight' })).waitFor();
    await paper.getByText(words(language, 'document-fare-of-hold', { product: 'flight' })).waitFor();
    for (const id of ['document-title-ticket', 'document-fare-of-ticket', 'document-ticket-number'])
      await expect.poll(() => paper.textContent()).not.toContain(words(language, id, { product: 'flight' }));
    await expectGood(desk, 'a hold');
  }),
);

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)('a ticket is mailed and copied in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/flight/ticket/${both}`);
    await page.getByRole('button', { name: say('bookings-mail'), exact: true }).click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe('rohan.kurian@example.com');
    const send = page.getByRole('dialog').getByRole('button', { name: say('bookings-mail-send'), exact: true });
    await field.fill('rohan@');
    await send.click();
    await page.getByText(say('violation-email-list-form', { item: 'rohan@' })).waitFor();
    await expectGood(desk, 'an address that is none', 'dialog[open]');
    const to = `${language}@example.com`;
    await field.fill(`${to}; desk@example.com`);
    await send.click();
    await page.getByText(say('bookings-mailed')).waitFor();
    await page.getByText(to).first().waitFor();
    await page.getByRole('button', { name: say('bookings-copy'), exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('textbox').inputValue()).toContain('Rohan');
    const shared = page.getByRole('link', { name: say('design-share-whatsapp') });
    const text = new URL((await shared.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(await page.getByRole('dialog').getByRole('textbox').inputValue());
    await expectGood(desk, 'a ticket as text', 'dialog[open]');
  }),
);

test('no refund, no receipt; no booking, no invoice', () =>
  office.at({ expected: /Failed to load resource/ }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/flight/refund-receipt/${sold}`);
    await page.getByText(say('message-no-receipt')).waitFor();
    await expectGood(desk, 'no receipt');
    await page.goto(`${base}/flight/invoice/FL00000000000`);
    await page.getByText(say('message-no-invoice')).waitFor();
    await expectGood(desk, 'no invoice');
  }));
