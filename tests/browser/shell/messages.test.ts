/** Messages of the trade that hardly anybody should ever see, each caused for real where it is said. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import { password } from '../harness/server.ts';
import { deskByWire } from '../harness/session.ts';
import { wordsOf } from '../harness/words.ts';
import { atStep, beginBooking, field, fillContact, fillTraveller, goOn, rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { commitCancelling } from '../pages/manage.ts';
import { finderField, openPalette } from '../pages/palette.ts';
import { dialogOf, pressQuote } from '../pages/quotes.ts';
import { chooseFlight, openResults, resultsPath } from '../pages/results.ts';
import { fillSearch } from '../pages/search.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test('Booking Cancellation Failed: somebody else was quicker to cancel it', () =>
  office.at({ language: 'fr', width: 390 }, async (desk) => {
    const { page, base, say, context } = desk;
    const { transactionId: id } = await bookByWire(await deskByWire(base), { day: 52 });
    await page.goto(`${base}/my-bookings/manage/${id}/cancel`);
    await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
    const other = { ...desk, page: await context.newPage() };
    await other.page.goto(`${base}/my-bookings/manage/${id}/cancel`);
    await commitCancelling(other);
    await other.page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await commitCancelling(desk);
    await page.getByText(say('message-booking-cancellation-failed')).first().waitFor();
    await expectGood(desk, 'a cancellation that failed');
  }));

test('No Profiles Found, No Baggage Found: a house that saved nobody, an infant for whom nothing can be checked in', () =>
  office.at({ language: 'ar', loggedIn: false }, async (desk) => {
    const { page, say } = desk;
    await logIn(desk, 'operator@demo.test');
    await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(53) }, { wishes: '&infants=1' });
    await goOn(desk);
    await atStep(desk, 'travellers');
    await field(desk, 'travellers[1].firstName').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(say('message-no-profiles')).waitFor();
    await expectGood(desk, 'no saved infants');
    await page.keyboard.press('Escape');
    await fillTraveller(desk, 0, rohan);
    await fillTraveller(desk, 1, { title: 'Mstr', first: 'Arjun', last: 'Kurian', born: inDays(-200) });
    await fillContact(desk);
    await goOn(desk);
    await atStep(desk, 'extras');
    await page.getByText(say('extras-none-baggage')).first().waitFor();
  }));

const gone = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/;

test('Failed to send Email: the back office is gone; Email sent successfully: it is back', () =>
  office.at({ expected: gone }, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, { from: 'DEL', to: 'BOM', date: inDays(54) });
    await chooseFlight(desk);
    await pressQuote(desk, 0);
    const dialog = dialogOf(desk);
    await dialog.getByLabel(say('quotes-field-name')).fill('Meera Nair');
    await dialog.getByLabel(say('quotes-field-email')).fill('meera@example.com');
    await office.server.kill();
    await dialog.getByRole('button', { name: say('quotes-send') }).click();
    await dialog.getByText(say('quotes-mail-failed')).waitFor();
    await dialog.getByText(say('failure-unreachable')).waitFor();
    await expectGood(desk, 'a quote that could not be sent');
    await office.server.startAgain();
    await dialog.getByRole('button', { name: say('quotes-send') }).click();
    await page.getByText('Email sent successfully.').first().waitFor();
  }));

test('Failed to change password: the back office is gone; a request that no word came on is sent again as it was', () =>
  office.at({ expected: gone }, async (desk) => {
    const { page, base, say } = desk;
    const chosen = 'chosen while nobody listens 1';
    await page.goto(`${base}/profile`);
    await page.getByLabel(say('session-new-password'), { exact: true }).fill(chosen);
    await page.getByLabel(say('session-confirm-password'), { exact: true }).fill(chosen);
    await page.getByLabel(say('session-current-password'), { exact: true }).fill(password);
    const requests = await desk.context.newPage();
    await requests.goto(`${base}/flight/agent-support`);
    await fillSearch({ ...desk, page: requests }, { from: 'DEL', to: 'BOM', date: inDays(35) });
    await office.server.kill();
    await page.getByRole('button', { name: say('session-change-password') }).click();
    await page.getByText(say('message-change-password-failed')).waitFor();
    await requests.getByRole('button', { name: say('requests-send-group', { count: 10 }) }).click();
    await requests.getByText(say('requests-unanswered')).waitFor();
    await expectGood({ ...desk, page: requests }, 'a request that no word came on');
    await office.server.startAgain();
    await requests.getByRole('button', { name: say('requests-ask-again') }).click();
    await requests.waitForURL('**/self-trip-queues?request=**');
  }));

test('Oops... something went wrong: no supplier answers a search', () =>
  office.at({ language: 'ar', width: 390, expected: gone }, async (desk) => {
    const { page, base, say } = desk;
    const trip = { from: 'DEL', to: 'BOM', date: inDays(56) };
    await office.server.kill();
    await office.server.startAgain({ SANDBOX_FAULTS: JSON.stringify({ searchSilent: true }) });
    const [said] = say('failure-fault', { reference: '' }).split('.');
    expect(wordsOf('en')('failure-fault', { reference: '' })).toContain('Oops... something went wrong.');
    await page.goto(base + resultsPath(trip));
    await page
      .getByText(said ?? '')
      .first()
      .waitFor();
    await expectGood(desk, 'a search that no supplier answered');
    await office.server.kill();
    await office.server.startAgain({ SANDBOX_FAULTS: '' });
    await openResults(desk, trip);
  }));

test.each(
  drawn([
    ['en', 1440],
    ['ar', 390],
  ] as const),
)('No Flights, Buses or Hotels Found: nothing of that name is anywhere, in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/my-bookings`);
    await page.getByRole('heading', { name: say('title-my-bookings'), exact: true }).waitFor();
    await openPalette(desk);
    await finderField(desk).fill('zzqq no such thing');
    await page.getByText(say('message-nothing-found')).waitFor();
    expect(wordsOf('en')('message-nothing-found')).toBe('No Flights, Buses or Hotels Found.');
    await expectGood(desk, 'nothing found');
  }),
);
