/** A state of a screen is there once the page says what it is known by. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { products } from '#domain/booking/booking.ts';
import { isMessageId, type wordsOf } from '#tests/browser/harness/words.ts';
import type { Shown } from './screen-states.ts';

const isolates = /[\u200f\u2066-\u2069]/g;

/** Waits until the page says it; fails with what the page says instead. */
export async function seen(page: Page, shows: Shown, say: ReturnType<typeof wordsOf>): Promise<void> {
  const [id = '', field = ''] = shows.split(' of ');
  // What a product's own address shows is said of that product.
  const product = products.find((each) => new URL(page.url()).pathname.startsWith(`/${each}`)) ?? 'flight';
  const text = (isMessageId(id) ? say(id, { product, field, id: field }) : shows).replace(isolates, '');
  const says = page.waitForFunction(
    ({ said, marks }) => document.body.innerText.replace(new RegExp(marks, 'g'), '').includes(said),
    { said: text, marks: isolates.source },
  );
  await says.catch(async () => expect(await page.evaluate(() => document.body.innerText)).toContain(text));
}
