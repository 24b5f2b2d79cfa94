/** Travel insurance by itself: plans searched and compared, a proposal, the policy on paper, and given up before it begins. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { field, fillPassport, rohan } from '../pages/book.ts';
import { fillName, payFor } from '../pages/checkout.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 31],
    ['ar', 390, 32],
    ['fr', 390, 33],
    ['ar', 1440, 34],
  ] as const),
)('is found, issued and given up in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/insurance`);
    await field(desk, 'from').fill(typed(inDays(ahead)));
    await field(desk, 'to').fill(typed(inDays(ahead + 9)));
    await field(desk, 'births[0]').fill(typed(rohan.born));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: say('insurance-search'), exact: true }).click();
    const insure = page.getByRole('button', { name: say('insurance-insure', { count: 1 }) });
    await insure.waitFor();
    await expectGood(desk, 'plans found');
    await insure.click();
    await page.waitForURL(`${base}/insurance/book`);
    await expectTitled(desk, 'title-insurance-book');
    await fillName(desk, 'travellers[0]', 'Warrier');
    await fillPassport(desk, 0);
    await field(desk, 'address').fill('14 Marine Drive, Kochi 682031');
    await field(desk, 'nominee.name').fill('Kabir Warrier');
    await field(desk, 'nominee.relation').click();
    await page.getByRole('option').nth(1).click();
    await field(desk, 'illnessBefore').press('Space');
    await field(desk, 'residents').press('Space');
    await expectGood(desk, 'a proposal before it is sent');
    const id = await payFor(desk, 'insurance', '/insurance/voucher/');
    expect(id).toMatch(/^IN/);
    await page.getByText(say('insurance-issued')).first().waitFor();
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Warrier');
    await expectGood(desk, 'a policy');
    await page.goto(`${base}/my-bookings/manage/${id}/cancel`);
    await page.getByLabel(say('manage-remarks')).fill('The journey does not take place');
    await expectGood(desk, 'a policy to be given up');
    await commitCancelling(desk, 'insurance');
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.goto(`${base}/insurance/refund-receipt/${id}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Warrier');
    await expectGood(desk, 'the credit note of a policy');
  }),
);
