/**
 * An agent sells a ticket, from the login to the proof in the ledger, in every language and width; each screen on the
 * way is looked at by axe, and none can be scrolled sideways.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFocusSeen, expectGood, expectTitled } from './harness/checks.ts';
import { inDays } from './harness/days.ts';
import { logIn, Office } from './harness/desk.ts';
import { acceptTerms, atStep, atTicket, fillContact, fillTraveller, goOn, payButton, rohan } from './pages/book.ts';
import { chooseFare, flights, openFares, pressBook } from './pages/results.ts';
import { fillSearch, pressSearch } from './pages/search.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const desks = [
  ['en', 1440],
  ['fr', 1440],
  ['ar', 1440],
  ['en', 390],
  ['fr', 390],
  ['ar', 390],
] as const;

describe.each(desks)('a sale in %s at %i px', (language, width) => {
  test('goes from login to ledger', async () => {
    await office.at({ language, width, loggedIn: false }, async (desk) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/login`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectTitled(desk, 'title-login');
      await expectGood(desk, 'login');
      await logIn(desk);
      await page.waitForURL(`${base}/search`);
      await page.getByText(say('flight-spendable')).waitFor();
      await expectTitled(desk, 'title-landing');
      await expectGood(desk, 'landing');

      const trip = {
        from: 'DEL',
        to: 'BOM',
        date: inDays(8 + desks.findIndex(([one, other]) => one === language && other === width)),
      };
      await fillSearch(desk, trip);
      await pressSearch(desk);
      await flights(desk).first().waitFor();
      await expectTitled(desk, 'title-flight-results');
      expect(new URL(page.url()).searchParams.get('trip')).toBe(`DEL-BOM-${trip.date}`);
      await expectGood(desk, 'results');
      if (!desk.narrow) {
        await openFares(desk, 0);
        await expectGood(desk, 'fares');
      }
      await chooseFare(desk, desk.narrow ? 0 : 1, 1);
      await expectGood(desk, 'a fare is chosen');
      await pressBook(desk);

      await atStep(desk, 'review');
      await expectTitled(desk, 'title-flight-book');
      await expectGood(desk, 'review');
      await goOn(desk);
      await atStep(desk, 'travellers');
      await expectFocusSeen(page, 'travellers');
      await fillTraveller(desk, 0, rohan);
      await fillContact(desk);
      await expectGood(desk, 'travellers');
      await goOn(desk);
      await atStep(desk, 'pay');
      await expectFocusSeen(page, 'pay');
      await acceptTerms(desk);
      await expectGood(desk, 'pay');
      await payButton(desk).click();

      const transactionId = await atTicket(desk);
      await expectTitled(desk, 'title-flight-ticket');
      await expectGood(desk, 'ticket');
      expect(await page.getByRole('article').textContent()).toContain('Rohan');

      await page
        .getByRole('link', { name: say('title-my-bookings') })
        .first()
        .click();
      const row = desk.narrow
        ? page.getByRole('link', { name: /DEL.*BOM/ })
        : page.getByRole('button', { name: transactionId });
      await row.first().waitFor();
      await expectTitled(desk, 'title-my-bookings');
      await expectGood(desk, 'my bookings');

      await page.goto(`${base}/profile/ledger`);
      await page.getByText(say('account-verified'), { exact: true }).waitFor();
      await expectTitled(desk, 'title-ledger');
      await expect.poll(() => page.getByRole('main').textContent()).toContain(transactionId);
      await expectGood(desk, 'ledger');
    });
  });
});
