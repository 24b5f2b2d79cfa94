/** A stay and a cruise that were sold elsewhere are billed: filled in by keys, charged, opened, on paper, and cancelled for what it says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { field, fillContact, saidAt } from '../pages/book.ts';
import { fillName } from '../pages/checkout.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

async function fill(desk: Desk, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(desk, `bill.${name}`).fill(text);
}

test.each(
  drawn([
    ['en', 1440, 31],
    ['ar', 390, 32],
    ['fr', 390, 33],
    ['ar', 1440, 34],
  ] as const),
)('is filled in, charged, printed and cancelled in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/hotel-billing`);
    await expectTitled(desk, 'title-billing-hotel');
    await page.getByText(say('billing-sale-note', { kind: 'hotel' })).waitFor();
    await expectGood(desk, 'a bill that is empty');
    const send = page.getByRole('button', { name: say('billing-send'), exact: true });
    await send.click();
    await expect.poll(() => saidAt(desk, 'bill.hotel')).not.toBe('');
    await expectGood(desk, 'a bill that says too little');
    const days = [ahead, ahead + 3].map((day) => typed(isoDate(inDays(day))));
    await fill(desk, { hotel: 'Lake View Palace', city: 'Udaipur', confirmation: `LVP-${ahead}`, rooms: '2' });
    await fill(desk, { startsOn: days[0] ?? '', endsOn: days[1] ?? '', supplier: 'Lake View Palace', passengers: '3' });
    await fill(desk, { basic: '24,000', taxes: '1200', commission: '2400', tds: '48', serviceCharge: '900' });
    await fill(desk, { cancelCharge: '6000' });
    await fillName(desk, 'bill.lead', 'Menon');
    await fillContact(desk);
    await expect.poll(() => page.getByRole('complementary').last().textContent()).toMatch(/26\D100/);
    await expectGood(desk, 'a bill that is filled in');
    await page.keyboard.press('Enter');
    const open = page.getByRole('link', { name: say('billing-open') });
    await open.waitFor();
    await expectGood(desk, 'a sale that was billed');
    await open.click();
    await page.waitForURL((address) => address.pathname.startsWith('/my-bookings/manage/OB'));
    const transactionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText(`LVP-${ahead}`).first().waitFor();
    await expectGood(desk, 'a bill as a booking');
    await page.goto(`${base}/billing/customer-invoice/${transactionId}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Menon');
    await page.goto(`${base}/my-bookings/manage/${transactionId}/cancel`);
    await page.getByText(say('billing-whole')).waitFor();
    await page.getByLabel(say('manage-remarks')).fill('They stay at home');
    await expectGood(desk, 'a bill to be cancelled');
    await commitCancelling(desk, 'billing');
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.goto(`${base}/billing/refund-receipt/${transactionId}`);
    const download = page.getByRole('button', { name: say('manage-download-pdf') });
    await expect.poll(() => download.isEnabled()).toBe(true);
  }),
);

test.each(
  drawn([
    ['en', 390, 41],
    ['ar', 1440, 42],
    ['fr', 1440, 43],
  ] as const),
)('of a cruise has a cruise’s fields, from an empty form to its paper, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/cruise-billing`);
    await expectTitled(desk, 'title-billing-cruise');
    await page.getByRole('button', { name: say('billing-send'), exact: true }).click();
    await expect.poll(() => saidAt(desk, 'bill.ship')).not.toBe('');
    await expectGood(desk, 'a cruise that says too little');
    const days = [ahead, ahead + 4].map((day) => typed(isoDate(inDays(day))));
    await fill(desk, { cruiseLine: 'Cordelia', ship: 'Empress', sailing: 'Mumbai – Lakshadweep', port: 'Mumbai' });
    await fill(desk, { startsOn: days[0] ?? '', endsOn: days[1] ?? '', confirmation: `CD-${ahead}`, passengers: '2' });
    await fill(desk, { supplier: 'Cordelia', basic: '64,000', taxes: '5760', serviceCharge: '1500' });
    await fillName(desk, 'bill.lead', 'Menon');
    await fillContact(desk);
    await expectGood(desk, 'a cruise that is filled in');
    await page.keyboard.press('Enter');
    const open = page.getByRole('link', { name: say('billing-open') });
    await open.click();
    await page.waitForURL((address) => address.pathname.startsWith('/my-bookings/manage/OB'));
    await page.getByText('Empress, Mumbai – Lakshadweep').first().waitFor();
    await expectGood(desk, 'a cruise as a booking');
    const transactionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${base}/billing/voucher/${transactionId}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Cordelia');
    await expectGood(desk, 'the paper of a cruise');
  }),
);
