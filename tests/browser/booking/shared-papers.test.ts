/** A link to a ticket: made by the agent, opened by a customer who has no login, seen by the agent, and disabled. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
let sold = '';
beforeAll(async () => {
  office = await Office.open();
  sold = (await bookByWire(await deskByWire(office.server.base), { day: 41 })).transactionId;
});
afterAll(() => office.close());

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)('a customer opens a ticket by a link in %s at %i px, and the agent sees it', (language, width) =>
  office.at({ language, width }, async ({ page, base, say }) => {
    await page.goto(`${base}/flight/ticket/${sold}`);
    await page.getByRole('button', { name: say('bookings-share-link'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox');
    await expect.poll(() => field.inputValue()).toContain('/shared-paper#');
    const link = await field.inputValue();
    await office.at({ language, width, loggedIn: false, expected: /Failed to load resource/ }, async (customer) => {
      const sent: string[] = [];
      customer.page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''));
      await customer.page.goto(link);
      await customer.page.getByRole('article').waitFor();
      await expectGood(customer, 'a shared ticket');
      const token = link.split('#')[1] ?? '';
      expect(token).toHaveLength(24);
      expect(sent.filter((each) => each.includes(token))).toEqual([]);
      const save = customer.page.getByRole('button', { name: customer.say('bookings-pdf'), exact: true });
      const [file] = await Promise.all([customer.page.waitForEvent('download'), save.click()]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    });
    await page.reload();
    const history = page.getByRole('complementary').getByRole('listitem');
    await history
      .filter({ hasText: say('bookings-history-link-opened', { paper: 'ticket', count: 1 }) })
      .first()
      .waitFor();
    await page.getByRole('button', { name: say('bookings-share-link'), exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe(link);
    await dialog.getByRole('button', { name: say('bookings-share-end'), exact: true }).click();
    await dialog.getByText(say('bookings-share-ended')).waitFor();
    await office.at({ language, width, loggedIn: false }, async (customer) => {
      await customer.page.goto(link);
      await customer.page.getByText(customer.say('shared-ended'), { exact: true }).waitFor();
      await expectGood(customer, 'a link that ended');
    });
  }),
);
