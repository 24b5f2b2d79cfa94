/** The server goes away behind its gateway: each page says which status came and what it means, and goes on once it is back. */
import { afterAll, beforeAll, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays, today, typed } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import { Gateway } from '../harness/gateway.ts';
import { deskByWire } from '../harness/session.ts';
import { rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { flights, openResults } from '../pages/results.ts';

let office: Office;
let gateway: Gateway;
const sold: string[] = [];
beforeAll(async () => {
  office = await Office.open();
  gateway = await Gateway.open(office.server.base);
  const desk = await deskByWire(office.server.base);
  for (const last of ['Nambiar', 'Kartha'])
    sold.push((await bookByWire(desk, { day: 60, people: [{ ...rohan, last }] })).transactionId);
});
afterAll(async () => {
  await office.close();
  await gateway.close();
});

test.each(
  drawn([
    ['en', 1440],
    ['fr', 390],
    ['ar', 390],
  ] as const),
)('HTTP error, Failed to load details, Failed to get ledger, in %s at %i px', (language, width) =>
  office.at(
    { language, width, loggedIn: false, base: gateway.base, expected: /Failed to load resource/ },
    async (results) => {
      const { base, say, context, narrow } = results;
      const status = say('failure-http', { status: 502 });
      await logIn(results);
      const another = async () => ({ ...results, page: await context.newPage() });
      const [ledger, bookings] = [await another(), await another()];
      await openResults(results, { from: 'DEL', to: 'BOM', date: inDays(56) });
      await ledger.page.goto(`${base}/profile/ledger`);
      await ledger.page.getByText(say('account-verified'), { exact: true }).waitFor();
      const [before = '', after = ''] = sold;
      await bookings.page.goto(`${base}/flight/ticket/${before}`);
      await bookings.page
        .getByRole('link', { name: say('title-my-bookings') })
        .last()
        .click();
      const other = narrow
        ? bookings.page.locator(`a[href="/flight/ticket/${after}"]`).first()
        : bookings.page.getByRole('button', { name: after });
      await other.waitFor();

      await office.server.kill();
      await results.page.getByRole('button', { name: say('flight-change-search'), exact: true }).click();
      await results.page
        .getByRole('button', { name: say('flight-search-again'), exact: true })
        .last()
        .click();
      await results.page.getByRole('main').getByText(status).waitFor();
      await expectGood(results, 'a search that failed');
      await ledger.page.getByLabel(say('account-from'), { exact: true }).fill(typed(today()));
      await ledger.page.keyboard.press('Tab');
      await ledger.page.getByText(say('message-ledger-failed')).waitFor();
      await expectGood(ledger, 'a ledger that failed');
      await other.click();
      await bookings.page.getByText(say('message-details-failed')).filter({ hasText: status }).waitFor();
      await expectGood(bookings, 'a booking that failed');

      await office.server.startAgain();
      for (const { page } of [results, ledger, bookings])
        await page
          .getByRole('main')
          .getByRole('button', { name: say('shell-try-again') })
          .click();
      await flights(results).first().waitFor();
      await ledger.page.getByText(say('account-verified'), { exact: true }).waitFor();
      await bookings.page.getByText('Kartha').last().waitFor();
    },
  ),
);
