/** The profile, its masters and the saved travellers in a real browser. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { type Desk, Office } from '../harness/desk.ts';

// Of its own for each: how many cards a user may try is limited.
let office: Office;
beforeEach(async () => {
  office = await Office.open();
});
afterEach(() => office.close());

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

const save = ({ page, say }: Desk) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say('agency-save'), exact: true })
    .click();

test.each(drawn(rows))('masters, travellers, a file out and in, $language at $width', async ({ language, width }) => {
  await office.at({ language, width }, async (desk) => {
    const { page, say, base } = desk;
    await page.goto(`${base}/profile`);
    await page.getByText(say('agency-kept'), { exact: true }).waitFor();
    await page.getByText('agent@demo.test').first().waitFor();
    await expectGood(desk, 'profile');
    await page.getByRole('link', { name: say('title-edit-profile') }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: `${say('agency-add')} ${say('agency-membership')}` }).click();
    await save(desk);
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(3);
    await expectGood(desk, 'a membership with errors');
    await dialog.getByLabel(say('agency-field-membershipKind')).click();
    await page.getByRole('option', { name: say('agency-membership-airline') }).click();
    await dialog.getByLabel(say('agency-field-programme')).fill('IndiGo BluChip');
    await dialog.getByLabel(say('agency-field-membershipNumber')).fill(`72${width}`);
    await save(desk);
    await page.getByText(`IndiGo BluChip 72${width}`).first().waitFor();
    await page.getByRole('button', { name: `${say('agency-add')} ${say('agency-card')}` }).click();
    await dialog.getByText(say('agency-card-charge')).waitFor();
    await dialog.getByLabel(say('agency-field-cardNumber')).fill('4000 0000 0000 0002');
    await dialog.getByLabel(say('agency-field-holder')).fill('Anita Menon');
    await dialog.getByLabel(say('agency-field-expires')).fill('08/46');
    await dialog.getByLabel(say('agency-field-securityCode')).fill('123');
    await dialog.getByRole('button', { name: say('agency-confirm-card') }).click();
    await dialog.getByText(say('violation-card-refused')).waitFor();
    await expectGood(desk, 'a card refused');
    await dialog.getByLabel(say('agency-field-cardNumber')).fill('4111 1111 1111 1111');
    await dialog.getByRole('button', { name: say('agency-confirm-card') }).click();
    await page.getByText('1111').first().waitFor();
    await expectGood(desk, 'masters');

    await page.goto(`${base}/profile/saved-travellers`);
    await page.getByText('Meera Iyer').waitFor();
    await expectGood(desk, 'travellers');
    await page.getByRole('button', { name: say('travellers-add') }).click();
    await save(desk);
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(3);
    await expectGood(desk, 'a traveller with errors');
    await expect.poll(() => dialog.getByLabel(say('travellers-field-passport_placeofissue')).inputValue()).toBe('IN');
    await page.locator('#traveller-title').click();
    await page.getByRole('option', { name: say('travellers-title-Ms') }).click();
    await page.locator('#traveller-first_name').fill('Meera');
    await page.locator('#traveller-last_name').fill(`Iyér`);
    await page.locator('#traveller-visa').fill('201/44');
    await page.locator('#traveller-hardcode_tax_roundtrip').fill('764.00');
    await save(desk);
    await dialog.waitFor({ state: 'detached' });
    // Without a date of birth, and but for a mark of the same name.
    await page.getByText(say('travellers-duplicates', { count: 1 })).waitFor();
    await page.getByRole('button', { name: say('travellers-show-duplicates') }).click();
    await page.getByText('Rahul Iyer').waitFor({ state: 'detached' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('travellers-export') }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text).toContain('hardcode_tax_roundtrip');
    expect(text).toContain('764.00');
    await page.getByRole('button', { name: say('agency-delete-named', { name: 'Meera Iyér' }) }).click();
    await dialog.getByRole('button', { name: say('travellers-delete'), exact: true }).click();
    await page.getByText(say('travellers-none')).waitFor();
    await page.reload();
    await page.getByText('Meera Iyer').waitFor();
    const lines = `${text}\r\nadult,Dr,B,7\r\n`;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'travellers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
    await dialog.getByText(say('travellers-import-errors', { count: 3 })).waitFor();
    await expectGood(desk, 'an import');
    await dialog.getByRole('button', { name: say('travellers-import-save', { count: 9 }) }).click();
    await dialog.getByText(say('travellers-import-done', { count: 9 })).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Meera Iyér', { exact: true }).waitFor();
    await page.getByRole('button', { name: say('agency-delete-named', { name: 'Meera Iyér' }) }).click();
    await dialog.getByRole('button', { name: say('travellers-delete'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Meera Iyér', { exact: true }).waitFor({ state: 'detached' });
  });
});

test('agent details that cannot be loaded say so, and another try brings them', async () => {
  await office.at({ expected: /ERR_FAILED|Failed to load/ }, async (desk) => {
    const { page, say, base } = desk;
    await page.goto(`${base}/profile`);
    await page.getByText(say('agency-kept'), { exact: true }).waitFor();
    await page.goto(`${base}/profile/edit-profile`);
    await page.getByRole('button', { name: `${say('agency-add')} ${say('agency-visa')}` }).waitFor();
    await page.route('**/v2dispatch.jsp', (route) => route.abort());
    await page.getByRole('link', { name: say('title-profile'), exact: true }).click();
    await page.getByText(say('agency-load-failed')).waitFor();
    await page.unroute('**/v2dispatch.jsp');
    await page.getByRole('button', { name: say('agency-try-again') }).click();
    await page.getByText(say('agency-load-failed')).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('agent@demo.test').count()).toBeGreaterThan(0);
  });
});
