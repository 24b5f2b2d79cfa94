/**
 * The screens that all products share, over a list of two products: what is sold of each is in its row of My bookings, on its own
 * page, cancelled in part and handed to the customer, in a real Chromium over the use cases of the back office.
 */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Effect } from 'effect';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nameOf } from '#domain/booking/in-short.ts';
import { unitsShown } from '#domain/booking/units.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import { MemoryDocumentBook } from '#tests/application/backoffice/booking/document-fakes.ts';
import { flightPlug } from '#tests/products/flight/flight-plug.ts';
import { memoryBooks } from '#tests/products/office/memory-books.ts';
import { museumPlug } from '#tests/products/museum/museum-plug.ts';
import { museumWords } from '#tests/products/museum/museum-words.ts';
import { sellingOffice } from '#tests/products/office/selling-office.ts';
import type { SellingPlug } from '#tests/products/selling-plug.ts';
import { showingDesk } from '#tests/products/office/showing-desk.ts';
import { OpenGallery } from './gallery/open-gallery.ts';

let gallery: OpenGallery;

beforeAll(async () => {
  gallery = await OpenGallery.start();
});

afterAll(async () => {
  await gallery.close();
});

afterEach(() => {
  if (gallery.complaints.length > 0) throw new Error(gallery.complaints.splice(0).join('\n'));
});

type Language = 'en' | 'fr' | 'ar';

function wordsOf(language: Language): (id: string, given?: Readonly<Record<string, string>>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const area of ['session', 'alerts', 'bookings', 'manage']) {
    const file = new URL(`../../ui/locales/${language}/${area}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  bundle.addResource(new FluentResource(museumWords[language]));
  return (id, given) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) throw new Error(`No word ${id}`);
    return bundle.formatPattern(pattern, given);
  };
}

/** Sold, with the desk that its agent sits at. */
async function opened(plug: SellingPlug) {
  const books = memoryBooks(plug);
  const office = sellingOffice(plug, books, { answerWithinSeconds: 40 });
  const find = async (): Promise<KeptBooking> => {
    for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const kept = await office.find(await office.sell(n));
      if (kept !== undefined && kept.travellers.length > 1 && plug.rules.cancelling.units(kept).length > 2) return kept;
    }
    throw new Error('Somebody travels with somebody');
  };
  const booking = await find();
  const methods = new Map<string, (request: never) => Effect.Effect<unknown, { readonly _tag: string }>>(
    Object.entries({ ...showingDesk(plug, books, office, new MemoryDocumentBook()), ...office.cancelling() }),
  );
  const desk = async (method: string, request: unknown) => {
    const asked = methods.get(method);
    if (asked === undefined) throw new Error(`Nobody is asked ${method}`);
    const outcome = await office.outcome(asked(request as never));
    return outcome !== null && typeof outcome === 'object' && 'tag' in outcome
      ? { failure: { ...outcome, _tag: outcome.tag } }
      : { answer: outcome };
  };
  return { booking, desk, office };
}

/** What only one product says: of a booking on its own page, and of the paper's words. */
interface Drawn {
  readonly plug: SellingPlug;
  readonly voucher: string;
  readonly voucherTitle: string;
}

const products: readonly Drawn[] = [
  { plug: flightPlug, voucher: '/flight/ticket/', voucherTitle: 'bookings-ticket-title' },
  { plug: museumPlug, voucher: '/museum/voucher/', voucherTitle: 'museum-voucher-title' },
];

const textOf = (page: Page): Promise<string> => page.locator('body').innerText();
const bare = (text: string) => text.replace(/[\s\u2066-\u2069-]/g, '');

describe.each(products)('a booking of $plug.rules.product', ({ plug, voucher, voucherTitle }) => {
  const { product, cancelling } = plug.rules;

  describe.each(['en', 'fr', 'ar'] as const)('in %s', (lang) => {
    const say = wordsOf(lang);

    test('is a row of My bookings and stands beside the list', async () => {
      const { booking, desk } = await opened(plug);
      const { transactionId, reference = '', travellers } = booking;
      const page = await gallery.screen({ at: '/my-bookings', desk, lang });
      const row = page.getByRole('row').filter({ hasText: transactionId });
      await row.waitFor();
      const [lead] = travellers;
      for (const text of [
        reference,
        lead === undefined ? '' : nameOf(lead),
        say('session-booking-confirmed', { product }),
      ])
        await expect.poll(() => row.innerText()).toContain(text);
      await row.getByRole('button').first().click();
      const panel = page.getByRole('complementary', { name: transactionId });
      await panel.getByRole('link', { name: say('bookings-manage') }).waitFor();
      for (const traveller of travellers) await expect.poll(() => panel.innerText()).toContain(traveller.firstName);
      expect(await panel.getByRole('link').first().getAttribute('href')).toBe(`${voucher}${transactionId}`);
      await page.close();
    });

    test('is shown whole, with what was issued', async () => {
      const { booking, desk } = await opened(plug);
      const { transactionId, reference = '', travellers } = booking;
      const page = await gallery.screen({ at: `/my-bookings/manage/${transactionId}`, desk, lang });
      await page.getByRole('link', { name: say('manage-cancel', { product }), exact: true }).waitFor();
      const shown = bare(await textOf(page));
      const { items, travellers: people } = plug.papers.subject({ ...booking, reference }).sold();
      const issued = people.flatMap(({ numbers }) => numbers);
      for (const fact of [reference, ...issued, ...items.map(({ time = '' }) => time), ...travellers.map(nameOf)])
        expect(shown).toContain(bare(fact));
      await page.close();
    });

    test('is confirmed or released from its hold, in its own words', async () => {
      const { booking, desk } = await opened(plug);
      const { transactionId, reference = '' } = booking;
      const held = async (method: string, request: unknown) => {
        if (method === 'ticketHeld') return { failure: { _tag: 'SoldOut' } };
        const outcome = await desk(method, request);
        return method === 'details' && 'answer' in outcome
          ? { answer: { ...Object(outcome.answer), status: 'held', heldUntil: '2026-11-21T07:00:00Z' } }
          : outcome;
      };
      const page = await gallery.screen({ at: `/my-bookings/manage/${transactionId}`, desk: held, lang });
      const name = new RegExp(say('manage-ticket-hold', { product, amount: '.*' }));
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      const title = bare(say('manage-ticket-title', { product, name: reference }));
      await expect.poll(async () => bare(await dialog.innerText())).toContain(title);
      const [before = '', after = ''] = say('manage-ticket-text', { product, amount: '§' }).split('§');
      await expect.poll(() => dialog.innerText()).toContain(before);
      await expect.poll(() => dialog.innerText()).toContain(after);
      await dialog.getByRole('button', { name }).click();
      await dialog.getByText(say('message-booking-failed', { product })).waitFor();
      await dialog
        .getByRole('button', { name: say('manage-keep-hold') })
        .last()
        .click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: say('manage-release-hold') }).click();
      await page.getByRole('dialog').getByText(say('manage-release-text', { product })).waitFor();
      await page.close();
    });

    test('is cancelled for those who are chosen', async () => {
      const { booking, desk, office } = await opened(plug);
      const { transactionId, travellers } = booking;
      const page = await gallery.screen({ at: `/my-bookings/manage/${transactionId}/cancel`, desk, lang });
      for (const { firstName } of travellers.slice(1)) await page.getByRole('checkbox', { name: firstName }).uncheck();
      const commit = page
        .getByRole('region', { name: say('manage-cancel-decision') })
        .getByRole('button')
        .last();
      const quote = await Effect.runPromise(
        office.cancelling().cancelQuote({
          transactionId,
          units: cancelling.units(booking).filter(({ traveller }) => traveller === 0),
        }),
      );
      const back = (quote.refund?.amount.minor ?? 0) / 100;
      const figure = Math.trunc(back).toString();
      await expect.poll(async () => (await commit.innerText()).replace(/\D/g, '')).toContain(figure);
      await commit.click();
      await expect.poll(async () => (await office.find(transactionId))?.status).toBe('part-cancelled');
      const after = await office.find(transactionId);
      if (after === undefined) throw new Error('It is gone');
      expect(unitsShown(after, cancelling.units(after)).some(({ traveller }) => traveller === 0)).toBe(false);
      expect(new Set(unitsShown(after, cancelling.units(after)).map(({ traveller }) => traveller)).size).toBe(
        travellers.length - 1,
      );
      await page.close();
    });

    test('is handed to the customer as a paper', async () => {
      const { booking, desk } = await opened(plug);
      const { transactionId, reference = '', travellers } = booking;
      const page = await gallery.screen({ at: `${voucher}${transactionId}`, desk, lang });
      const title = bare(say(voucherTitle, { id: transactionId }));
      await expect.poll(async () => bare(await page.getByRole('heading', { level: 1 }).innerText())).toBe(title);
      const paper = page.getByRole('article');
      await paper.waitFor();
      const said = await paper.innerText();
      for (const fact of [transactionId, reference, ...travellers.map(({ firstName }) => firstName)])
        expect(said).toContain(fact);
      await page.getByRole('switch', { name: say('bookings-show-fare') }).click();
      await expect.poll(async () => (await paper.innerText()).length).toBeLessThan(said.length);
      await page.close();
    });
  });
});
