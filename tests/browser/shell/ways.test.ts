/** The ways through a sale: by keyboard alone, across borders, with reloads and the browser's back; and what is printed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood } from '../harness/checks.ts';
import { inDays, typed, yearsAgo } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { tabTo } from '../harness/keys.ts';
import { agent, password } from '../harness/server.ts';
import { languages } from '../harness/words.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  beginBooking,
  field,
  fillContact,
  fillTraveller,
  goOn,
  pay,
  payButton,
  rohan,
  toPay,
  pastExtras,
} from '../pages/book.ts';
import { flights, pressBook, resultsPath } from '../pages/results.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

// On a slow machine, as the keys come sooner than the pages.
test('a ticket is sold by keyboard alone', () =>
  office.at({ loggedIn: false, slowdown: 4 }, async (desk) => {
    const { page, base, say } = desk;
    const keys = page.keyboard;
    await page.goto(`${base}/login`);
    await page.getByLabel(say('session-user-id')).waitFor();
    await keys.type(agent);
    await keys.press('Tab');
    await tabTo(desk, /^\s*Password/);
    await keys.type(password);
    await keys.press('Enter');
    await page.waitForURL(`${base}/search`);
    await page.getByRole('combobox', { name: say('flight-from'), exact: true }).waitFor();
    await tabTo(desk, /From/);
    await keys.type('DEL');
    await page.getByRole('option').first().waitFor();
    await keys.press('Enter');
    await tabTo(desk, /^\s*To\b/);
    await keys.type('BOM');
    await page.getByRole('option').first().waitFor();
    await keys.press('Enter');
    await tabTo(desk, /Departure/);
    await keys.press('Enter');
    await page.getByRole('grid').first().waitFor();
    for (let days = 1; days < 15; days += 7) await keys.press('ArrowDown');
    await keys.press('Enter');
    await tabTo(desk, /^\s*Search$/);
    await keys.press('Enter');
    await flights(desk).first().waitFor();
    await expectFocusSeen(page, 'results');
    await tabTo(desk, /per adult/);
    await keys.press('Space');
    await expect.poll(() => flights(desk).first().getByRole('radio').first().isChecked()).toBe(true);
    // Hundreds of flights come after it: Enter leads past them, as the button says.
    await page.locator('kbd:visible', { hasText: say('shell-key-enter') }).waitFor();
    await keys.press('Enter');
    await tabTo(desk, /^\s*Book\s+Enter$/);
    await keys.press('Enter');
    await atStep(desk, 'review');
    await page.locator('form kbd', { hasText: say('shell-key-enter') }).waitFor();
    await keys.press('Enter');
    await atStep(desk, 'travellers');
    await expectFocusSeen(page, 'travellers');
    await tabTo(desk, /^\s*Title/);
    await keys.press('Enter');
    await keys.press('M');
    await keys.press('Enter');
    await tabTo(desk, /First name/);
    await keys.type('Meera');
    await keys.press('Escape');
    await tabTo(desk, /Last name/);
    await keys.type('Nair');
    await tabTo(desk, /Date of birth/);
    await keys.type(typed(yearsAgo(30)));
    await tabTo(desk, /^\s*Mobile/);
    await keys.press('Control+A');
    await keys.type('9847012345');
    await tabTo(desk, /Continue to extras/);
    await keys.press('Enter');
    await atStep(desk, 'extras');
    await expectFocusSeen(page, 'extras');
    await keys.press('Enter');
    await atStep(desk, 'pay');
    await expectFocusSeen(page, 'pay');
    await tabTo(desk, /accepts the fare rules/);
    await keys.press('Space');
    await tabTo(desk, /Pay .* and issue tickets/);
    await keys.press('Enter');
    await atTicket(desk);
    await expectFocusSeen(page, 'ticket');
  }));

test('an international ticket is sold with the passport that it needs', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await beginBooking(desk, { from: 'COK', to: 'DXB', date: inDays(20) });
    await toPay(desk, rohan, true);
    await page.getByText('Rohan').first().waitFor();
    await pay(desk);
    await expect.poll(() => page.getByRole('article').textContent()).toContain(say('session-booking-confirmed'));
  }));

test('a reload at any step loses nothing, and back goes a step back', () =>
  office.at({}, async (desk) => {
    const { page, base } = desk;
    const trip = { from: 'DEL', to: 'BLR', date: inDays(15) };
    await beginBooking(desk, trip);
    await page.reload();
    await atStep(desk, 'review');
    await goOn(desk);
    await atStep(desk, 'travellers');
    await fillTraveller(desk, 0, rohan);
    await fillContact(desk);
    await page.reload();
    await atStep(desk, 'travellers');
    await expect.poll(() => page.getByText('Rohan').count()).toBeGreaterThan(0);
    await expect.poll(() => field(desk, 'contact.mobile').inputValue()).toBe('9847012345');
    await goOn(desk);
    await pastExtras(desk);
    await page.goBack();
    await atStep(desk, 'extras');
    await page.goBack();
    await atStep(desk, 'travellers');
    await page.goBack();
    await atStep(desk, 'review');
    await page.goBack();
    await page.waitForURL(base + resultsPath(trip));
    await flights(desk).first().waitFor();
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await page.goForward();
    await atStep(desk, 'pay');
    await page.reload();
    await atStep(desk, 'pay');
    const transactionId = await pay(desk);
    await page.reload();
    await page.getByRole('article').getByText(transactionId).first().waitFor();
    await page.goBack();
    await page.waitForURL(base + resultsPath(trip));
    await flights(desk).first().waitFor();
  }));

test('back from a ticket leads to the results, and no way leads into the booking again', () =>
  office.at({ width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    const trip = { from: 'DEL', to: 'BOM', date: inDays(19) };
    await beginBooking(desk, trip);
    await toPay(desk);
    // To and fro, so that several entries of the booking lie before the ticket.
    await page.goBack();
    await atStep(desk, 'extras');
    await page.goBack();
    await atStep(desk, 'travellers');
    await goOn(desk);
    await pastExtras(desk);
    const transactionId = await pay(desk);
    await page.goBack();
    await page.waitForURL(base + resultsPath(trip));
    await flights(desk).first().waitFor();
    await page.goForward();
    await atTicket(desk);
    expect(page.url()).toContain(transactionId);
    for (const address of ['/flight/book', '/flight/book?step=pay']) {
      await page.goto(base + address);
      await page.waitForURL(base + resultsPath(trip));
      await flights(desk).first().waitFor();
    }
    await expect.poll(() => page.getByText(say('message-select-flight')).count()).toBe(0);
    await expect.poll(() => payButton(desk).count()).toBe(0);
  }));

test('a narrow window never shows the header that results and booking do without', () =>
  office.at({ width: 390 }, async (desk) => {
    const { page, base, context } = desk;
    await context.addInitScript(() => {
      const look = () => {
        if (document.querySelector('body header') !== null) document.documentElement.dataset['header'] = 'seen';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const headerSeen = () => page.evaluate(() => document.documentElement.dataset['header'] ?? '');
    await page.goto(base + resultsPath({ from: 'DEL', to: 'BOM', date: inDays(21) }));
    await flights(desk).first().waitFor();
    expect(await headerSeen()).toBe('');
    await flights(desk).first().getByRole('radio').first().check();
    await pressBook(desk);
    await atStep(desk, 'review');
    expect(await headerSeen()).toBe('');
    await page.reload();
    await atStep(desk, 'review');
    expect(await headerSeen()).toBe('');
    // The search without a flight has it.
    await page.goto(`${base}/flight`);
    await page.getByRole('banner').waitFor();
    expect(await headerSeen()).toBe('seen');
  }));

test('a booking in progress stays in its tab, and no address skips a step of it', () =>
  office.at({}, async (desk) => {
    const { page, base, context, say } = desk;
    await beginBooking(desk, { from: 'DEL', to: 'HYD', date: inDays(16) });
    const other = await context.newPage();
    await other.goto(`${base}/flight/book`);
    await other.getByText(say('message-select-flight')).waitFor();
    await other.close();
    // An address does not skip a step.
    await page.goto(`${base}/flight/book?step=pay`);
    await atStep(desk, 'review');
    await expect.poll(() => payButton(desk).count()).toBe(0);
  }));

test('a ticket prints as one page of paper, without the portal around it', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(18) }, { wishes: '&nonstop=true' });
    await toPay(desk);
    await acceptTerms(desk);
    await payButton(desk).click();
    await atTicket(desk);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'complementary', 'navigation'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
    await expect.poll(() => page.getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByRole('article', { name: say('title-flight-ticket') }).isVisible()).toBe(true);
    // Chromium alone knows the pages: what stands at their foot is asked of its rules.
    const feet = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(' '),
    );
    expect(feet).toMatch(/@bottom-right .*counter\(page\).*counter\(pages\)/);
    expect(feet).toMatch(/@bottom-left .*Malabar Holidays Pvt Ltd.*@malabarholidays/);
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(paper).toMatch(/\/MediaBox\s*\[\s*0 0 59[45]\S* 84[12]\S*\s*\]/);
  }));

test.each(drawn(languages))('bookings and a ticket that cannot be fetched say so in %s, with the ways on', (language) =>
  office.at({ language, width: 390, expected: /ERR_FAILED|Failed to load resource/ }, async (desk) => {
    const { page, base, say } = desk;
    const again = page.getByRole('main').getByRole('button', { name: say('shell-try-again') });
    await page.route('**/v2dispatch.jsp', (route) => route.abort());
    await page.goto(`${base}/search`);
    // Of the time limits, the balances due, the latest bookings, this month against last, and the account.
    await expect.poll(() => again.count()).toBe(5);
    await expectGood(desk, 'latest bookings failed');
    await page.goto(`${base}/flight/ticket/FL-0`);
    await again.waitFor();
    await page.getByRole('heading', { level: 1, name: say('bookings-booking-title', { id: 'FL-0' }) }).waitFor();
    await expectGood(desk, 'ticket failed');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('title-my-bookings') })
      .click();
    await page.getByRole('heading', { level: 1, name: say('title-my-bookings') }).waitFor();
    await again.waitFor();
    await expectGood(desk, 'list failed');
    await page.unroute('**/v2dispatch.jsp');
    await again.click();
    await again.waitFor({ state: 'detached' });
    await page.goto(`${base}/my-bookings?text=nobody&status=confirmed`);
    await page.getByText(say('bookings-none-match')).waitFor();
    await expectGood(desk, 'nothing found');
    await page.getByRole('button', { name: say('bookings-clear') }).click();
    await page.waitForURL(`${base}/my-bookings`);
    await page.goto(`${base}/flight/ticket/FL-0`);
    await page.getByText(say('bookings-not-found', { transactionId: 'FL-0' })).waitFor();
    await expectGood(desk, 'no such ticket');
  }),
);

test('who opens a menu while a page is coming stays in it', () =>
  office.at({}, async ({ page, base, say }) => {
    let come = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/static/js/async/**', async (route) => {
      const answer = await route.fetch();
      // The words of the form, without which it does not come; the rest of the page does.
      if (/flight-journey-one-way =/.test(await answer.text())) await gate;
      await route.fulfill({ response: answer });
    });
    await page.goto(`${base}/flight`);
    await page.getByRole('button', { name: /Anita/ }).click();
    const entry = page.getByRole('menuitem', { name: say('shell-menu-import-pnr') });
    await entry.waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: say('flight-from') }).count()).toBe(0);
    come();
    await page.getByRole('combobox', { name: say('flight-from') }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem');
    await entry.click();
    await page.waitForURL('**/import-pnr');
    // What is still on its way belongs to nobody any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }));
