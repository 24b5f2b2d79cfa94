/** Seats to another country held on a name alone: the passport is given on the booking's page, and the ticket issued. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  beginBooking,
  field,
  fillContact,
  fillPassport,
  fillTraveller,
  goOn,
  meera,
  pastExtras,
  saidAt,
} from '../pages/book.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 31],
    ['ar', 390, 32],
    ['fr', 390, 33],
  ] as const),
)('a hold abroad on a name in %s at %i px', (language, width, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const passport = (name: string) => field(desk, `travellers[0].passport.${name}`);
    await beginBooking(desk, { from: 'DEL', to: 'DXB', date: inDays(day) });
    await goOn(desk);
    await atStep(desk, 'travellers');
    await fillTraveller(desk, 0, meera);
    await fillContact(desk);
    // Without a passport it does not go on, unless the seats are to be held only.
    await goOn(desk);
    await expect.poll(() => saidAt(desk, 'travellers[0].passport.number')).not.toBe('');
    await page.getByRole('checkbox', { name: say('booking-passport-later') }).check();
    await expect.poll(() => saidAt(desk, 'travellers[0].passport.number')).toBe('');
    await expectGood(desk, 'passports to come later');
    await goOn(desk);
    await pastExtras(desk);
    await acceptTerms(desk);
    await page.getByText(say('booking-hold-passports-later')).waitFor();
    await page.getByRole('button', { name: say('booking-hold'), exact: true }).click();
    const id = await atTicket(desk);
    await page.getByText(say('bookings-held-title')).waitFor();

    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByRole('link', { name: say('manage-complete-held') }).click();
    await expectTitled(desk, 'title-complete-held');
    await passport('number').waitFor();
    await fillPassport(desk, 0, { expiresOn: typed(inDays(day + 60)) });
    // Said while it is typed, before the field is left.
    await passport('expiresOn').fill(typed(inDays(day + 70)));
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
    await expect.poll(() => passport('expiresOn').evaluate((own) => own === document.activeElement)).toBe(true);
    await expectGood(desk, 'a passport that expires soon');
    await field(desk, 'travellers[0].firstName').fill('Someone');
    await passport('expiresOn').fill(typed(inDays(6 * 365)));
    const send = page.getByRole('button', { name: say('aftersale-complete'), exact: true });
    await send.click();
    await expect.poll(() => saidAt(desk, 'travellers[0].firstName')).not.toBe('');
    await expectGood(desk, 'another person');
    await field(desk, 'travellers[0].firstName').fill(`${meera.first} Anna`);
    await page.keyboard.press('Tab');
    await send.click();
    await page.getByText(say('aftersale-complete-done')).waitFor();
    await expectGood(desk, 'names and passports given');
    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByText(say('bookings-history-hold-completed')).waitFor();
    const [pay = ''] = say('manage-ticket-hold', { product: 'flight', amount: '§' }).split('§');
    const name = new RegExp(pay.replaceAll(/[\u2066-\u2069\s]+$/g, ''));
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.waitForURL(`${base}/flight/ticket/${id}`);
    await page.getByRole('article').getByText(say('session-booking-confirmed')).waitFor();
  }),
);
