/** Importing a PNR: paste, preview, what is missing, import; in three languages and at both widths. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#domain/money/format.ts';
import { moneyOf } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { amadeusImport, galileoImport, heldImport, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood, expectTitled } from './harness/checks.ts';
import { type Desk, Office } from './harness/desk.ts';

const todayInIndia = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

async function openPage(desk: Desk): Promise<void> {
  await desk.page.goto(`${desk.base}/import-pnr`);
  await desk.page.getByRole('heading', { level: 1 }).waitFor();
  await expectTitled(desk, 'title-import-pnr');
}

const pasteField = ({ page, say }: Desk) => page.getByLabel(say('imports-text'), { exact: true });
const lines = ({ page, say }: Desk) => page.getByRole('region', { name: say('imports-lines') }).getByRole('listitem');

/** The date of birth and gender of the travellers in their order, as somebody who tabs through them would. */
async function fillPeople({ page, say }: Desk, people: readonly { readonly born: string; readonly gender: string }[]) {
  for (const [index, { born, gender }] of people.entries()) {
    await page.locator(`#travellers-${index}-dateOfBirth`).fill(born);
    const select = page.locator(`#travellers-${index}-gender`);
    await select.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: say(`booking-gender-${gender}`), exact: true }).click();
  }
}

const charging = ({ language }: Desk, amount: string) => formatMoney(moneyOf(amount, 'INR'), { locale: language });

test('an Amadeus display is read as it is pasted, completed and imported once', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await page.goto(`${desk.base}/flight`);
    await page.getByRole('button', { name: /Anita/ }).click();
    await page.getByRole('menuitem', { name: say('shell-menu-import-pnr') }).click();
    await page.waitForURL('**/import-pnr');
    await page.getByText(say('imports-nothing'), { exact: true }).waitFor();
    await expectTitled(desk, 'title-import-pnr');
    await expectGood(desk, 'nothing pasted');

    await pasteField(desk).fill(`${amadeusImport.text}\n  9 SOMETHING NOBODY KNOWS`);
    await page.getByText(say('imports-gds-found', { gds: 'Amadeus' })).waitFor();
    expect(await lines(desk).count()).toBe(amadeusImport.text.split('\n').length + 1);
    await page.getByText(say('imports-not-understood'), { exact: true }).waitFor();
    await pasteField(desk).fill(amadeusImport.text);
    await page.getByText(say('imports-all-understood', { count: 9 })).waitFor();
    await expectGood(desk, 'a preview');

    // Going on too soon leads to the first field that is missing.
    await page.getByRole('button', { name: say('imports-import'), exact: true }).click();
    await page.locator('#travellers-0-dateOfBirth:focus').waitFor();
    await expectFocusSeen(page, 'the first missing field');
    await expectGood(desk, 'missing fields');

    await fillPeople(desk, [
      { born: '02/05/1984', gender: 'male' },
      { born: '21/09/1986', gender: 'female' },
    ]);
    const total = page.getByLabel(say('imports-total'), { exact: true });
    await total.fill('21960');
    await page
      .getByText(/21960\.50/)
      .first()
      .waitFor();
    await expectGood(desk, 'totals that differ');
    await total.fill('21,960.50');
    const importing = page.getByRole('button', {
      name: say('imports-import-charge', { amount: charging(desk, '21960.50') }),
    });
    // A reload loses nothing.
    await page.reload();
    await importing.waitFor();
    await expectGood(desk, 'all that is needed');
    await importing.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/flight/ticket/**');
    await page.getByText('QR7K2P').first().waitFor();
    await page.getByText(say('bookings-bags-unknown')).first().waitFor();
    await expectGood(desk, 'the ticket');
    const ticket = new URL(page.url()).pathname;

    await openPage(desk);
    expect(await pasteField(desk).inputValue()).toBe('');
    await pasteField(desk).fill(amadeusImport.text);
    await page.locator('#travellers-0-dateOfBirth').waitFor();
    await fillPeople(desk, [
      { born: '02/05/1984', gender: 'male' },
      { born: '21/09/1986', gender: 'female' },
    ]);
    await total.fill('21960.50');
    await importing.click();
    const before = page.getByRole('link', {
      name: say('imports-open-booking', { id: ticket.split('/').at(-1) ?? '' }),
    });
    await before.waitFor();
    await expectGood(desk, 'imported before');
    await before.click();
    await page.waitForURL(`**${ticket}`);
  }));

test('a Galileo display in an Arabic page keeps its direction', () =>
  office.at({ language: 'ar' }, async (desk) => {
    const { page, say } = desk;
    await openPage(desk);
    await pasteField(desk).fill(galileoImport.text);
    await page.getByText(say('imports-gds-found', { gds: say('imports-gds-galileo') })).waitFor();
    expect(await pasteField(desk).evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
    expect(
      await lines(desk)
        .first()
        .evaluate((line) => getComputedStyle(line).direction),
    ).toBe('ltr');
    await expectGood(desk, 'an Arabic preview');
    await fillPeople(desk, [{ born: '14/02/1991', gender: 'female' }]);
    await page.getByRole('button', { name: say('imports-import-charge', { amount: charging(desk, '6450') }) }).click();
    await page.waitForURL('**/flight/ticket/**');
    await page.getByText('R8T2WX').first().waitFor();
    await expectGood(desk, 'an Arabic ticket');
  }));

test('a Sabre display is imported on a narrow French page, its system and amounts told by hand', () =>
  office.at({ language: 'fr', width: 390 }, async (desk) => {
    const { page, say } = desk;
    await openPage(desk);
    await expectGood(desk, 'nothing pasted');
    const withoutMarks = sabreImport.text;
    await pasteField(desk).fill(withoutMarks);
    await page.getByLabel(say('imports-gds'), { exact: true }).click();
    await page.getByRole('option', { name: 'Galileo' }).click();
    await expect.poll(() => page.getByText(say('imports-not-understood'), { exact: true }).count()).toBeGreaterThan(0);
    await page.getByLabel(say('imports-gds'), { exact: true }).click();
    await page.getByRole('option', { name: 'Sabre' }).click();
    await page.locator('#travellers-0-dateOfBirth').waitFor();
    await expectGood(desk, 'a narrow preview');
    await fillPeople(desk, [{ born: '30/11/1979', gender: 'female' }]);
    await page.getByLabel(say('imports-ticket-total'), { exact: true }).fill('11 405');
    await page.getByLabel(say('imports-total'), { exact: true }).fill('11405');
    await page.getByRole('button', { name: say('imports-import-charge', { amount: charging(desk, '11405') }) }).click();
    await page.waitForURL('**/flight/ticket/**');
    await page.getByText('PLMQRT').first().waitFor();
    await expectGood(desk, 'a narrow ticket');
  }));

test.each(
  drawn([
    ['en', 1440],
    ['ar', 390],
  ] as const),
)('a record without tickets becomes a hold that is let go of here alone, in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, say } = desk;
    const text = heldImport(todayInIndia).text.replaceAll('HL7K2P', language === 'en' ? 'HL7K2P' : 'HL8K2P');
    await openPage(desk);
    await pasteField(desk).fill(text);
    await page.locator('#travellers-0-dateOfBirth').waitFor();
    await fillPeople(desk, [
      { born: '02/05/1984', gender: 'male' },
      { born: '21/09/1986', gender: 'female' },
    ]);
    await page.getByLabel(say('imports-total'), { exact: true }).fill('21960.50');
    await page.getByRole('button', { name: say('booking-add-gst'), exact: true }).click();
    await page.locator('#gst-number').fill('27AAPFU0939F1Z');
    await page.locator('#gst-holder').fill('Nair Traders');
    await page.locator('#gst-email').fill('accounts@nair.example');
    await page.locator('#gst-phone').fill('+91 484 245 6610');
    await page.locator('#gst-address').fill('Kaloor, Kochi');
    const importing = page.getByRole('button', { name: say('imports-import-hold'), exact: true });
    await importing.click();
    await page.locator('#gst-number:focus').waitFor();
    await expectGood(desk, 'a tax number that is none');
    await page.locator('#gst-number').fill('27AAPFU0939F1ZV');
    await importing.click();
    await page.waitForURL('**/flight/ticket/**');
    await page.getByText(say('bookings-held-title')).first().waitFor();
    await page.getByText(say('bookings-history-requested'), { exact: false }).first().waitFor();
    await page.goto(`${desk.base}/my-bookings/manage/${new URL(page.url()).pathname.split('/').at(-1)}`);
    await page.getByText(say('manage-hold-elsewhere')).waitFor();
    await expectGood(desk, 'a hold that was taken over');
    await page.getByRole('button', { name: say('manage-release-hold'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('manage-release-hold'), exact: true })
      .click();
    await page.getByText(say('session-booking-released')).first().waitFor();
  }),
);
