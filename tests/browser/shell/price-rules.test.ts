/** An agency's own price rules: set on their page, held by the next import, at both widths. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { drawn } from '#tests/support/ring.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const desks = drawn([
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
  { language: 'fr', width: 1440 },
] as const);

test.each(desks)('are refused at their field, saved and shown again: %o', (options) =>
  office.at(options, async ({ page, base, say, ...desk }) => {
    await page.goto(`${base}/agent-markup`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectTitled({ page, base, say, ...desk }, 'title-agent-markup');
    const fee = page.getByRole('group', { name: say('booking-ask-serviceFee') }).first();
    const most = fee.getByLabel(say('agency-rules-most'));
    await most.fill('-5');
    await fee
      .getByText(say('violation-amount-negative'))
      .or(fee.getByText(say('violation-not-a-number')))
      .first()
      .waitFor();
    await expectGood({ page, ...desk }, 'a refused amount');
    await most.fill('750');
    await page.getByRole('button', { name: say('agency-rules-save') }).click();
    await page.getByText(say('agency-rules-saved')).waitFor();
    await page.reload();
    await expect.poll(() => most.inputValue()).toBe('750');
    await expectGood({ page, ...desk }, 'the rules');
  }),
);
