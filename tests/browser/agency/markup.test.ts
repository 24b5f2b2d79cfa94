/** Markup rules are written, put in their order, replayed over what was sold, and saved. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buying } from '#tests/journeys/products/buying.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 640],
    ['ar', 390, 750],
    ['fr', 390, 860],
    ['ar', 1440, 970],
  ] as const),
)('are written, replayed and saved in %s at %i px, for %i rupees', (language, width, rupees) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const cab = buying(inDays(0)).find(({ product }) => product === 'cab');
    const { transactionId } = (await cab?.buy(await deskByWire(base), 'Warrier', 46)) ?? { transactionId: '' };
    await page.goto(`${base}/agent-markup`);
    await expectTitled(desk, 'title-agent-markup');
    const rules = page.locator('ol > li');
    await rules.first().waitFor();
    await expectGood(desk, 'markup rules');
    const cabs = new RegExp(`^${say('shell-service-cab')}`);
    await page.getByRole('button', { name: cabs }).click();
    await page.getByRole('button', { name: say('markup-add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const keep = dialog.getByRole('button', { name: say('markup-keep'), exact: true });
    await keep.click();
    await dialog
      .getByText(say('violation-required', { field: 'name' }))
      .first()
      .waitFor();
    await expectGood(desk, 'a rule that says too little', 'dialog[open]');
    await dialog.getByLabel(say('markup-name')).fill(`Cabs ${rupees}`);
    await dialog.getByLabel(say('markup-amount'), { exact: true }).fill(String(rupees));
    await keep.click();
    await dialog.waitFor({ state: 'detached' });
    await rules.filter({ hasText: `Cabs ${rupees}` }).waitFor();
    await page.getByRole('button', { name: say('markup-month-this') }).click();
    await page.getByRole('button', { name: say('markup-replay'), exact: true }).click();
    await page.getByRole('link', { name: transactionId }).waitFor();
    await expectGood(desk, 'sales replayed');
    await page.getByRole('button', { name: say('markup-save'), exact: true }).click();
    await page.getByText(say('agency-rules-saved')).waitFor();
    await page.reload();
    await page.getByRole('button', { name: cabs }).click();
    await expect.poll(() => rules.first().textContent()).toContain(`Cabs ${rupees}`);
  }),
);
