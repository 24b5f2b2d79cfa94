/** Services bought after the tickets, and travellers split off: from the booking's page and back to it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { meera, rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 51],
    ['ar', 390, 52],
    ['fr', 1440, 53],
  ] as const),
)('in %s at %i px', (language, width, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const wire = await deskByWire(base);
    const { transactionId: id } = await bookByWire(wire, { day, people: [rohan, meera] });
    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByRole('link', { name: say('manage-add-ssr') }).click();
    const seats = page.getByRole('grid');
    await seats.waitFor();
    await expectTitled(desk, 'title-add-ssr');
    await expectGood(desk, 'adding services');
    const free = seats.locator('[data-seat]:not([aria-disabled="true"])[aria-selected="false"]').first();
    const name = (await free.getAttribute('data-seat')) ?? '';
    await free.focus();
    await page.keyboard.press('Enter');
    await seats.locator(`[data-seat="${name}"][aria-selected="true"]`).waitFor();
    await page
      .getByText(say('aftersale-chosen', { count: 1 }))
      .first()
      .waitFor({ state: 'attached' });
    const [buy = ''] = say('aftersale-buy', { amount: '§' }).split('§');
    const button = page.getByRole('button', { name: new RegExp(`^${buy.replaceAll(/[\u2066-\u2069\s]+$/g, '')}`) });
    const unpaid = page.getByRole('button', { name: say('aftersale-ask') });
    await button.or(unpaid).first().click();
    await page.getByText(say('aftersale-added-text')).waitFor();
    await expectGood(desk, 'services added');

    // What was bought is on the ticket, and stays with who has it.
    await page.getByRole('link', { name: say('aftersale-show-ticket'), exact: true }).click();
    await page.waitForURL(`${base}/flight/ticket/${id}`);
    await page.getByText(name, { exact: false }).first().waitFor();
    await page.goto(`${base}/flight/add-ssr/${id}`);
    await seats.waitFor();
    await page.getByText(say('extras-bought')).first().waitFor();
    await expectGood(desk, 'services bought before');

    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByRole('link', { name: say('manage-split') }).click();
    await page.getByText(say('aftersale-nobody')).waitFor();
    await expectTitled(desk, 'title-split-booking');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByText(say('aftersale-leaves')).waitFor();
    await expectGood(desk, 'a split previewed');
    await page.getByRole('button', { name: say('aftersale-split'), exact: true }).click();
    await page.getByText(say('aftersale-split-done')).first().waitFor();
    await expectGood(desk, 'split');
    await page.getByRole('link', { name: say('aftersale-open-part') }).click();
    const origin = page.getByRole('link', { name: id, exact: true });
    await origin.waitFor();
    await expectGood(desk, 'the new booking');
    // It has an invoice of its own, of its own people.
    await page.getByRole('link', { name: say('title-flight-customer-invoice'), exact: true }).click();
    const paper = page.getByRole('article');
    await paper.getByText(meera.first, { exact: false }).first().waitFor();
    await expect.poll(() => paper.getByText(`${rohan.first} ${rohan.last}`).count()).toBe(0);
    await expectGood(desk, 'the invoice of the new booking');
    await page.goBack();
    await origin.click();
    await page.waitForURL(`${base}/my-bookings/manage/${id}`);
    await page.getByText(say('manage-split-into')).first().waitFor();
    await page.goto(`${base}/my-bookings/manage/${id}/split`);
    await page.getByText(say('aftersale-split-alone')).waitFor();
  }),
);
