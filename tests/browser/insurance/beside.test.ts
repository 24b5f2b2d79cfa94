/** Flights abroad bought with a policy beside them: nothing is paid while its proposal is wanting; then both, each its own booking. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { acceptTerms, atTicket, beginBooking, field, payButton, rohan, toPay } from '../pages/book.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 41],
    ['ar', 390, 42],
    ['fr', 1440, 43],
    ['en', 390, 44],
  ] as const),
)('is sold in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await beginBooking(desk, { from: 'COK', to: 'DXB', date: inDays(ahead) });
    await toPay(desk, { ...rohan, last: 'Varma' }, true);
    const card = page.locator('section', { has: page.getByRole('heading', { name: say('insurance-beside') }) });
    const alone = await payButton(desk).textContent();
    await card.getByRole('radio').nth(1).press('Space');
    // One press pays for both: the policy is a part of the price.
    await expect.poll(() => payButton(desk).textContent()).not.toBe(alone);
    if (!desk.narrow) {
      const column = page.getByRole('complementary', { name: say('booking-fare') });
      await column.getByText(say('booking-part-insurance'), { exact: true }).first().waitFor();
    }
    await field(desk, 'address').fill('14 Marine Drive, Kochi 682031');
    await acceptTerms(desk);
    await payButton(desk).click();
    await expect.poll(() => field(desk, 'nominee.name').evaluate((each) => each === document.activeElement)).toBe(true);
    await expectGood(desk, 'a proposal that wants more');
    await page.keyboard.type('Kabir Rao');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('option').nth(1).click();
    await field(desk, 'illnessBefore').press('Space');
    await field(desk, 'residents').press('Space');
    await card.getByRole('checkbox').last().press('Space');
    await payButton(desk).click();
    await atTicket(desk);
    const shown = page.getByRole('link', {
      name: say('bookings-beside-show', { what: say('shell-service-insurance') }),
    });
    await shown.waitFor();
    await expectGood(desk, 'a ticket with a policy beside it');
    await shown.click();
    await page.waitForURL((address) => address.pathname.startsWith('/insurance/voucher/IN'));
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Varma');
    expect(page.url()).toContain(base);
  }),
);
