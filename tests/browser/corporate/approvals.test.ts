/** A trip that needs approval, in a real browser: its traveller says why and asks, a colleague approves it on a telephone, and the ticket exists. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  beginBooking,
  fillContact,
  fillTraveller,
  goOn,
  pastExtras,
  rohan,
} from '../pages/book.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** One desk does it in each language: each has a traveller of its own to look for. */
const lastNames = { en: 'Kurian', fr: 'Kuruvila', ar: 'Kurup' } as const;

test.each(drawn(['en', 'fr', 'ar'] as const))('is asked for, approved and ticketed, in %s', (language) =>
  office.atAll(
    [
      { language, width: 1440, loggedIn: false },
      { language, width: 390, loggedIn: false },
    ],
    async ([traveller, approver]) => {
      if (traveller === undefined || approver === undefined) throw new Error('There are two desks');
      const last = lastNames[language];
      const name = `Rohan ${last}`;
      await logIn(traveller, 'traveller@demo.test');
      await logIn(approver, 'approver@demo.test');
      await beginBooking(traveller, { from: 'DEL', to: 'BOM', date: inDays(2) });
      const { page, say, base } = traveller;
      await page.getByText(say('policy-approve-help')).waitFor();
      await goOn(traveller);
      await atStep(traveller, 'travellers');
      await fillTraveller(traveller, 0, { ...rohan, last });
      // What is booked for a company names its GST number, or it is asked about.
      const gst = page.getByRole('button', { name: say('booking-add-gst'), exact: true });
      if ((await gst.count()) > 0) await gst.click();
      await fillContact(traveller);
      await goOn(traveller);
      await pastExtras(traveller);
      const save = page.getByRole('button', { name: say('policy-reason-save'), exact: true });
      await page.getByRole('textbox', { name: say('policy-reason-more'), exact: true }).fill('A client meeting');
      await save.click();
      await page.getByText(say('violation-required', { field: 'reasonCode' }), { exact: true }).waitFor();
      await page.getByText(say('design-select'), { exact: true }).last().click();
      await page.getByRole('option').filter({ hasText: 'CLIENT' }).click();
      await save.click();
      await page.getByRole('button', { name: say('policy-reason-saved'), exact: true }).waitFor();
      await expectGood(traveller, 'a reason that was given');
      await acceptTerms(traveller);
      await page.getByRole('button', { name: say('policy-ask-approval'), exact: true }).click();
      await page.getByText(say('message-approval-asked'), { exact: true }).waitFor();
      // Among the traveller's trips it says what it waits for, and leads to it.
      await page.goto(`${base}/self-trip-queues`);
      await expectTitled(traveller, 'title-self-trips');
      const trip = page.getByRole('link').filter({ hasText: name }).first();
      await trip.filter({ hasText: say('trips-step-approvers-decide') }).waitFor();
      await expectGood(traveller, 'trips, one of which waits for approval');
      await trip.click();
      await expectTitled(traveller, 'title-approvals');
      await page.getByText('A client meeting').waitFor();
      await expectGood(traveller, 'an approval that was asked for');

      await approver.page.goto(`${approver.base}/approvals`);
      const row = approver.page.getByRole('button').filter({ hasText: name }).first();
      await row.waitFor();
      await expectGood(approver, 'approvals that wait');
      await row.click();
      await approver.page.getByText('A client meeting').waitFor();
      await approver.page.getByText('The client set the time or place').waitFor();
      await expectGood(approver, 'an approval');
      await approver.page.locator('section[aria-label]').getByRole('button').last().click();
      await approver.page.getByText(say('approvals-outcome-approved'), { exact: true }).waitFor();

      await expect
        .poll(
          async () => {
            await page.reload();
            await page.getByRole('tab').nth(1).click();
            await page.getByRole('button').filter({ hasText: name }).first().click();
            return page.getByText(say('approvals-outcome-booked')).count();
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      await page.goto(`${base}/self-trip-queues?show=trips&box=upcoming`);
      await page
        .locator('main a[href^="/my-bookings/manage/"]')
        .filter({ hasText: name })
        .filter({ hasText: say('trips-in-days', { days: 2 }) })
        .first()
        .click();
      await page.getByText(name).first().waitFor();
      await expectTitled(traveller, 'title-order-details');
    },
  ),
);
