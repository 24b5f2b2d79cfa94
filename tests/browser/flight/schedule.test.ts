/** Flights that the airline changed: learned of, answered on the booking's page; and who travels when. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { patience } from '#tests/support/chromium.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open({ SCHEDULE_ROUND_SECONDS: '1' });
});
afterAll(() => office.close());

test.each(
  drawn(
    [
      ['en', 1440, 'TESTMOVED', 52],
      ['ar', 390, 'TESTLATER', 53],
      ['fr', 1440, 'TESTGONE', 54],
    ] as const,
    ([, , last]) => last,
  ),
)('a change answered, in %s at %i px: %s', (language, width, last, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const wire = await deskByWire(base);
    const { transactionId: id } = await bookByWire(wire, { day, people: [{ ...rohan, last }] });
    const link = page.getByRole('link', { name: say('schedule-refuse') });
    await expect
      .poll(
        async () => {
          await page.goto(`${base}/my-bookings/manage/${id}`);
          await page.getByRole('heading', { name: say('bookings-history') }).waitFor();
          return link.count();
        },
        { timeout: 3 * patience, interval: 1500 },
      )
      .toBe(1);
    await expectGood(desk, 'a changed schedule');
    const marks = { TESTLATER: 'minor', TESTGONE: 'cancelled', TESTMOVED: 'major' } as const;
    const mark = say(`session-schedule-${marks[last]}`);
    await page.goto(`${base}/flight/ticket/${id}`);
    await page.getByRole('main').getByText(mark).first().waitFor();
    await expectGood(desk, 'the ticket of a changed schedule');
    await page.goto(`${base}/search`);
    await page
      .getByRole('link', { name: new RegExp(last) })
      .first()
      .waitFor();
    if (width === 1440) await page.getByText(mark).first().waitFor();
    await expectGood(desk, 'the landing page with a changed schedule');
    await page.goto(`${base}/my-bookings`);
    await page.getByText(mark).first().waitFor();

    await page.goto(`${base}/my-bookings/manage/${id}`);
    if (last === 'TESTGONE') {
      await link.click();
      await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
      await page.getByText(say('schedule-refund-note')).waitFor();
      await expectGood(desk, 'a full refund previewed');
      await page.getByRole('button', { name: say('manage-ignore'), exact: true }).click();
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: say('schedule-take') }).click();
    } else await page.getByRole('button', { name: say('schedule-accept') }).click();
    await page.getByText(say('schedule-taken')).waitFor();
    await page.getByText(say('session-booking-changed')).first().waitFor();
    await expect.poll(() => link.count()).toBe(0);

    await page.goto(`${base}/my-bookings/manage/${id}/cancel?reason=no-show`);
    await page.getByText(say('schedule-no-show-none-left')).waitFor();
    await expectGood(desk, 'no flight has left yet');

    const travels = inDays(day);
    const calendar = width === 390 ? '/flight/passenger-calendar' : '/pax-calender';
    await page.goto(`${base}${calendar}?month=${travels.slice(0, 7)}`);
    await expectTitled(desk, 'title-passenger-calendar');
    const row = page.getByText(new RegExp(last)).first();
    await row.waitFor();
    await expectGood(desk, 'a month of departures');
    // Arrows move over the days, Enter lists one.
    const before = page.locator(`[data-day$="-14"]`);
    await before.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/day=\d{4}-\d{2}-21/);
    await page.locator('[data-day$="-21"][aria-pressed="true"]').press('Enter');
    const product = width === 390 ? 'flight' : 'any';
    const search = page.getByLabel(say('passengers-search', { product }));
    await search.fill(last.toLowerCase());
    await row.waitFor();
    await search.fill('nobody of this name');
    await page.getByText(say('passengers-empty', { product }), { exact: true }).waitFor();
    await expectGood(desk, 'a month in which nobody fits');
    await page.getByRole('button', { name: say('passengers-clear') }).click();
    await page.locator(`a[href="/my-bookings/manage/${id}"]`).first().click();
    await page.waitForURL(`${base}/my-bookings/manage/${id}`);
  }),
);
