/** Selling for another price than the usual one: by keyboard, told live, refused beyond the agency's bounds, kept with the booking. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { over } from '#tests/support/axe.ts';
import { expectGood } from './harness/checks.ts';
import { inDays } from './harness/days.ts';
import { type Desk, Office } from './harness/desk.ts';
import {
  acceptTerms,
  atStep,
  beginBooking,
  field,
  fillContact,
  fillTraveller,
  goOn,
  pastExtras,
  pay,
  rohan,
  saidAt,
} from './pages/book.ts';
import { dialogOf } from './pages/quotes.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(21) };

/** What a page says, without the separators of its language. */
function digitsOf(text: string): string {
  return text.replaceAll(/[^\d\n]/g, '');
}

/** The figure that stands largest: the customer's price, in whole units or with decimals. */
async function price({ page, say, narrow }: Desk): Promise<number> {
  const text = await (narrow
    ? page.getByRole('heading', { name: new RegExp(say('booking-how-made-up', { amount: '.*' })) }).innerText()
    : page
        .getByRole('complementary', { name: say('booking-fare') })
        .locator('[class*="heroFigure"]')
        .innerText());
  return Number(text.replaceAll(/[^\d.]/g, ''));
}

describe.each([
  ['en', 1440],
  ['ar', 1440],
  ['fr', 390],
  ['ar', 390],
] as const)('in %s at %i', (language, width) => {
  test('a price of one’s own', () =>
    office.at({ language, width }, async (desk) => {
      const { page, say, narrow } = desk;
      await beginBooking(desk, trip);
      const fields = narrow ? dialogOf(desk) : page.getByRole('complementary', { name: say('booking-fare') });
      if (narrow) {
        await page.getByRole('button', { name: say('booking-explain') }).click();
        await fields.getByRole('button', { name: say('booking-ask'), exact: true }).click();
      } else {
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('p');
      }
      const markup = field(desk, 'ask.markup');
      await markup.waitFor();
      expect(await markup.evaluate((node) => node === document.activeElement)).toBe(true);
      const before = await price(desk);
      await page.keyboard.type('250');
      await expect.poll(() => price(desk)).toBeCloseTo(before + 250, 2);
      await fields.getByText(say('booking-part-extra-markup'), { exact: true }).first().waitFor();
      await field(desk, 'ask.discount').fill('5%');
      await fields.getByText(say('booking-part-agent-discount'), { exact: true }).first().waitFor();
      await expectGood(desk, 'a price of one’s own', narrow ? over : undefined);

      await field(desk, 'ask.serviceFee').fill('99999');
      await expect.poll(async () => digitsOf(await saidAt(desk, 'ask.serviceFee'))).toBe('1000');
      await expectGood(desk, 'a fee above the bound', narrow ? over : undefined);
      await field(desk, 'ask.serviceFee').fill('');
      await field(desk, 'ask.discount').fill('');
      await expect.poll(() => price(desk)).toBeCloseTo(before + 250, 2);
      if (narrow) {
        await page.keyboard.press('Escape');
        await page.locator(over).waitFor({ state: 'detached' });
      }

      await goOn(desk);
      await atStep(desk, 'travellers');
      await fillTraveller(desk, 0, { ...rohan, last: `Kurian${language}${narrow ? 'n' : 'w'}` });
      await fillContact(desk);
      await goOn(desk);
      await pastExtras(desk);
      await acceptTerms(desk);
      const id = await pay(desk);
      await page.goto(`${desk.base}/my-bookings/manage/${id}`);
      await expect.poll(async () => digitsOf(await page.locator('main').innerText())).toContain(String(before + 250));
    }));
});
