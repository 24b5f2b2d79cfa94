/** Selling for another price than the usual one: by keyboard, announced as it changes, refused beyond the agency's bounds, kept with the booking. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { over } from '#tests/support/axe.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
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
} from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { dialogOf, pressQuote, pressSend } from '../pages/quotes.ts';
import { chooseFlight, openResults } from '../pages/results.ts';

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
        await page.getByRole('button', { name: say('flight-explain') }).click();
        await fields.getByRole('button', { name: say('booking-ask'), exact: true }).click();
      } else {
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('p');
      }
      const markup = field(desk, 'ask.markup');
      await markup.waitFor();
      await expect.poll(() => markup.evaluate((node) => node === document.activeElement)).toBe(true);
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

test.each([
  ['en', 1440, 58],
  ['ar', 390, 59],
] as const)('a fee for a change, in %s at %i', (language, width, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const { transactionId: id } = await bookByWire(await deskByWire(base), { day });
    await page.goto(`${base}/flight/reshedule/${id}`);
    await page
      .getByRole('checkbox', { name: say('change-this') })
      .first()
      .check();
    const newDay = page.getByRole('textbox', { name: say('change-new-day') }).first();
    await newDay.fill(typed(inDays(day + 5)));
    await newDay.press('Tab');
    await page.getByRole('button', { name: say('change-show-flights') }).click();
    await chooseFlight(desk);
    await page.getByRole('button', { name: say('change-go-on') }).click();
    const fee = field(desk, 'ask.serviceFee');
    await fee.fill('5000');
    await expect.poll(async () => digitsOf(await saidAt(desk, 'ask.serviceFee'))).toBe('1000');
    await fee.fill('400');
    await fee.press('Enter');
    await page.getByText(say('booking-part-service-fee'), { exact: true }).nth(1).waitFor();
    await expectGood(desk, 'a change with a fee');
  }),
);

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)('a quote at a price of one’s own, in %s at %i', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, trip);
    await chooseFlight(desk);
    await pressQuote(desk, 0);
    const dialog = dialogOf(desk);
    await field(desk, 'quote-customer-name').fill('Meera Nair');
    await field(desk, 'ask.markup').fill('3000');
    await dialog.getByRole('checkbox', { name: say('quotes-by-mail') }).uncheck();
    await pressSend(desk, 'quotes-make-text', field(desk, 'ask.markup').and(page.locator('[aria-invalid="true"]')));
    await expect.poll(async () => digitsOf(await saidAt(desk, 'ask.markup'))).toBe('2000');
    await expectGood(desk, 'a quote above the bound', over);
    await field(desk, 'ask.markup').fill('500');
    await pressSend(desk, 'quotes-make-text', dialog.getByText(say('quotes-text-made')));
    await expect.poll(() => page.locator('dialog textarea, dialog pre').first().count()).toBe(1);
  }),
);
