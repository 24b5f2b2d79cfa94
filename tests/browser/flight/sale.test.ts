/**
 * An agent sells a ticket, from the login to the proof in the ledger, in every language and width; each screen on the
 * way is looked at by axe, and none can be scrolled sideways.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  fillContact,
  fillTraveller,
  goOn,
  payButton,
  rohan,
  pastExtras,
} from '../pages/book.ts';
import { chooseFare, flights, openFares, pressBook } from '../pages/results.ts';
import { fillSearch, pressSearch } from '../pages/search.ts';

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

describe.each(drawn(desks))('a sale in %s at %i px', (language, width) => {
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
      await atStep(desk, 'extras');
      await expectFocusSeen(page, 'extras');
      await page.getByRole('grid').waitFor();
      await expectGood(desk, 'extras');
      await pastExtras(desk);
      await expectFocusSeen(page, 'pay');
      await acceptTerms(desk);
      await expectGood(desk, 'pay');
      await payButton(desk).click();

      const transactionId = await atTicket(desk);
      await expectTitled(desk, 'title-flight-ticket');
      await expectGood(desk, 'ticket');
      await expect.poll(() => page.getByRole('article').textContent()).toContain('Rohan');

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
      if (!desk.narrow) await expectMoneyAddsUp(desk, transactionId);

      await page.goto(`${base}/profile/ledger`);
      await page.getByText(say('account-verified'), { exact: true }).waitFor();
      await expectTitled(desk, 'title-ledger');
      await expect.poll(() => page.getByRole('main').textContent()).toContain(transactionId);
      await expectGood(desk, 'ledger');
    });
  });
});

/** The lines of the panel come to what was paid, and that with what the agent earns to the customer's price. */
async function expectMoneyAddsUp({ page, say }: Desk, transactionId: string): Promise<void> {
  await page.getByRole('button', { name: transactionId }).first().click();
  const panel = page.getByRole('complementary', { name: say('bookings-booking-title', { id: transactionId }) });
  await panel.getByText(say('bookings-customer-price')).waitFor();
  const lines = await panel
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row): readonly [string, string] => [
        row.querySelector('dt')?.firstChild?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    );
  // All are written to the minor unit.
  const minor = (text: string) => Number(text.replaceAll(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1);
  const at = (id: string, values?: Parameters<typeof say>[1]) => lines.findIndex(([name]) => name === say(id, values));
  const amount = (...of: Parameters<typeof at>) => minor(lines[at(...of)]?.[1] ?? '');
  const paid = at('bookings-paid-from-balance');
  expect(lines[0]?.[0]).toBe(say('bookings-part-fare'));
  expect(paid).toBeGreaterThan(1);
  const sum = lines.slice(0, paid).reduce((total, [, text]) => total + minor(text), 0);
  expect(sum).toBe(amount('bookings-paid-from-balance'));
  // The tax that the agency owes on its own service stands as a line with a minus.
  expect(sum + amount('bookings-you-earn') - amount('bookings-own-tax', { with: 'gst' })).toBe(
    amount('bookings-customer-price'),
  );
}
