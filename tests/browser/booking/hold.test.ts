/** Seats held at the last step of a booking, seen as they come due, then ticketed or given back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectNoSideways, expectTitled } from '../harness/checks.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { holdSeats } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

async function holdByWire({ page, base }: Desk, day: number): Promise<string> {
  const { transactionId } = await bookByWire(await deskByWire(base), { day, mode: 'hold' });
  await page.goto(`${base}/flight/ticket/${transactionId}`);
  return transactionId;
}

test.each(
  drawn(
    [
      ['en', 1440, 'ticket', 42],
      ['ar', 390, 'ticket', 43],
      ['fr', 390, 'ticket', 44],
      ['fr', 1440, 'release', 45],
    ] as const,
    ([, , act]) => act,
  ),
)('a hold in %s at %i px: %s', (language, width, act, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const id = act === 'ticket' ? await holdSeats(desk, day) : await holdByWire(desk, day);
    await page.getByText(say('bookings-held-title')).waitFor();
    await page.goto(`${base}/flight/hold-queues`);
    await page.getByText(id).first().waitFor();
    await expectTitled(desk, 'title-hold-queues');
    // The radar: what today's and all limits need of what can be spent, and how long this one has.
    const radar = page.getByRole('main').locator('dl');
    const needed = radar.locator('div').filter({ hasText: say('manage-needed-all', { count: 1 }) });
    await expect.poll(() => needed.locator('dd').textContent()).toMatch(/[1-9]/);
    expect(
      await radar
        .locator('div')
        .filter({ hasText: say('manage-spendable') })
        .count(),
    ).toBe(1);
    const [left = ''] = say('manage-hold-left', { hours: 23, minutes: 59 }).split(/[\u2066-\u2069\s]*59/);
    await page.getByText(left).first().waitFor();
    await expectGood(desk, 'holds');
    await page.setViewportSize({ width: 720, height: 450 });
    await page.getByRole('listitem').getByText(id).waitFor();
    await expectNoSideways(page, 'holds at 200 %');
    await page.setViewportSize({ width, height: 900 });
    // The desk has the same row, with what can be done to it.
    await page.goto(`${base}/search`);
    const row = page
      .getByRole(width === 390 ? 'listitem' : 'row')
      .filter({ has: page.getByRole('link', { name: id }) });
    await row.getByText(left).waitFor();
    await row.getByText(say('manage-hold-covered')).waitFor();
    expect(await page.getByRole('link', { name: say('manage-top-up') }).count()).toBe(0);
    await expectGood(desk, 'the desk with a hold');
    await row.getByRole('button', { name: say('manage-release-hold') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('manage-keep-hold') })
      .click();
    await page.goto(`${base}/my-bookings/manage/${id}`);
    const [pay = ''] = say('manage-ticket-hold', { amount: '§' }).split('§');
    const name = act === 'ticket' ? new RegExp(pay.replaceAll(/[\u2066-\u2069\s]+$/g, '')) : say('manage-release-hold');
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expectGood(desk, 'before a hold ends', 'dialog[open]');
    await dialog.getByRole('button', { name }).click();
    await page.getByText(say('message-booked-or-cancelled')).waitFor();
    if (act === 'ticket') {
      await page.waitForURL(`${base}/flight/ticket/${id}`);
      await page.getByRole('article').getByText(say('session-booking-confirmed')).waitFor();
    } else await page.getByText(say('session-booking-released')).first().waitFor();
    await page.goto(`${base}/flight/hold-queues`);
    await page.getByText(say('manage-no-holds')).waitFor();
    await expectGood(desk, 'no holds');
    await expect.poll(() => page.getByText(id).count()).toBe(0);
  }),
);
