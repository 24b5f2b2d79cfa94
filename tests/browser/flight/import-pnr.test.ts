/**
 * Importing a PNR: paste, ask the supplier, what is missing, import; and what nobody confirms, to the operator and back. In
 * three languages and at both widths.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { formatMoney } from '#domain/money/format.ts';
import { add, formatDecimal, type Money, moneyOf } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { words } from '#infrastructure/backoffice/words/words.ts';
import { galileoImport } from '#tests/fixtures/pnr-imports.ts';
import { type DisplayWanted, type OfficeDisplay, OfficeDisplays } from '#tests/support/office-displays.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood, expectTitled } from '../harness/checks.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';

const todayInIndia = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

let office: Office;
/** As the sandbox's own page shows them to anyone who wants to try. */
let displays: OfficeDisplays;

beforeAll(async () => {
  office = await Office.open();
  const text = await (await fetch(`${office.server.base}/sandbox/records`)).text();
  const texts = text.split(/\n\n={64}\n\n/).map((display) => display.trimEnd());
  if (texts.length < 10) throw new Error(`Only ${texts.length} displays to try`);
  // She is a saved traveller of the agency: her date of birth is not asked for.
  const asked = texts.filter((display) => !/IYER\/MEERA/.test(display));
  displays = OfficeDisplays.from(asked, todayInIndia);
});
afterAll(() => office.close());

async function openPage(desk: Desk): Promise<void> {
  await desk.page.goto(`${desk.base}/import-pnr`);
  await desk.page.getByRole('heading', { level: 1 }).waitFor();
  await expectTitled(desk, 'title-import-pnr');
}

const pasteField = ({ page, say }: Desk) => page.getByLabel(say('imports-text'), { exact: true });
const lines = ({ page, say }: Desk) => page.getByRole('region', { name: say('imports-lines') }).getByRole('listitem');
const button = ({ page }: Desk, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function check(desk: Desk): Promise<void> {
  await button(desk, desk.say('imports-check')).click();
}

/** The dates of birth of the travellers in their order: their titles say the gender. */
async function fillPeople({ page }: Desk, { reading }: OfficeDisplay): Promise<void> {
  for (const index of reading.travellers.keys()) {
    await page.locator(`#travellers-${index}-dateOfBirth`).fill('12/03/1988');
  }
}

function totalOf({ reading }: OfficeDisplay): Money {
  if (reading.total === undefined) throw new Error('The display has no total');
  return reading.total;
}

const charging = (desk: Desk, amount: Money) =>
  button(desk, desk.say('imports-import-charge', { amount: formatMoney(amount, { locale: desk.language }) }));

const another = (wanted: DisplayWanted) => displays.next(wanted);

test('an Amadeus display is read as it is pasted, confirmed by the supplier, completed and imported once', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    const display = another({ dialect: 'amadeus', travellers: 2 });
    const pnr = display.reading.locator ?? '';
    await page.goto(`${desk.base}/flight`);
    await page.getByRole('button', { name: /Anita/ }).click();
    await page.getByRole('menuitem', { name: say('shell-menu-import-pnr') }).click();
    await page.waitForURL('**/import-pnr');
    await page.getByText(say('imports-nothing'), { exact: true }).waitFor();
    await expectTitled(desk, 'title-import-pnr');
    await expectGood(desk, 'nothing pasted');

    await pasteField(desk).fill(`${display.text}\nSOMETHING NOBODY KNOWS`);
    await page.getByText(say('imports-gds-found', { gds: 'Amadeus' })).waitFor();
    await expect.poll(() => lines(desk).count()).toBe(display.text.split('\n').length + 1);
    await page.getByText(say('imports-not-understood'), { exact: true }).waitFor();
    // The amount is not what it was sold for.
    const cheap = display.text.replaceAll(formatDecimal(totalOf(display)), '1.00');
    await pasteField(desk).fill(cheap);
    await expectGood(desk, 'a preview');
    await check(desk);
    await page.getByText(say('imports-confirmed', { code: 'sandbox' })).waitFor();
    await page.getByText(say('imports-differs', { count: 1 })).waitFor();
    await page.getByRole('cell', { name: 'INR 1.00' }).waitFor();
    await expectGood(desk, 'what the supplier says');

    // Going on too soon leads to the first field that is missing.
    await charging(desk, totalOf(display)).click();
    await page.locator('#travellers-0-dateOfBirth:focus').waitFor();
    await expectFocusSeen(page, 'the first missing field');
    await expectGood(desk, 'missing fields');
    await fillPeople(desk, display);
    // A reload loses nothing that was typed; the supplier is asked again.
    await page.reload();
    await check(desk);
    await charging(desk, totalOf(display)).waitFor();
    await expect.poll(() => page.locator('#travellers-0-dateOfBirth').inputValue()).not.toBe('');
    // What is asked of the customer for each of the two stands in the price at once, and not in the charge.
    await page.locator('#ask-serviceFee').fill('250');
    const asked = formatMoney(add(totalOf(display), moneyOf('500', 'INR')), {
      locale: desk.language,
      decimals: 'exact',
    });
    await page.getByText(asked, { exact: true }).first().waitFor();
    await expectGood(desk, 'all that is needed');
    await charging(desk, totalOf(display)).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/flight/ticket/**');
    await page.getByText(pnr).first().waitFor();
    await page.getByText(words(desk.language, 'document-ask-airline')).first().waitFor();
    await expectGood(desk, 'the ticket');
    const ticket = new URL(page.url()).pathname;

    await openPage(desk);
    await expect.poll(() => pasteField(desk).inputValue()).toBe('');
    await pasteField(desk).fill(display.text);
    await check(desk);
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
    const display = another({ dialect: 'galileo', travellers: 1 });
    await openPage(desk);
    await pasteField(desk).fill(display.text);
    await page.getByText(say('imports-gds-found', { gds: say('imports-gds-galileo') })).waitFor();
    expect(await pasteField(desk).evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
    expect(
      await lines(desk)
        .first()
        .evaluate((line) => getComputedStyle(line).direction),
    ).toBe('ltr');
    await check(desk);
    await page.getByText(say('imports-same')).waitFor();
    await expectGood(desk, 'an Arabic preview');
    await fillPeople(desk, display);
    await charging(desk, totalOf(display)).click();
    await page.waitForURL('**/flight/ticket/**');
    await page
      .getByText(display.reading.locator ?? '')
      .first()
      .waitFor();
    await expectGood(desk, 'an Arabic ticket');
  }));

test('a Sabre display, which says no amounts, is imported on a narrow French page, its system chosen by hand', () =>
  office.at({ language: 'fr', width: 390 }, async (desk) => {
    const { page, say } = desk;
    const display = another({ dialect: 'sabre', travellers: 1 });
    await openPage(desk);
    await expectGood(desk, 'nothing pasted');
    await pasteField(desk).fill(display.text);
    await page.getByLabel(say('imports-gds'), { exact: true }).click();
    await page.getByRole('option', { name: 'Galileo' }).click();
    await expect.poll(() => page.getByText(say('imports-not-understood'), { exact: true }).count()).toBeGreaterThan(0);
    await page.getByLabel(say('imports-gds'), { exact: true }).click();
    await page.getByRole('option', { name: 'Sabre' }).click();
    await check(desk);
    await page.locator('#travellers-0-dateOfBirth').waitFor();
    await expectGood(desk, 'a narrow preview');
    await fillPeople(desk, display);
    const charge = page.getByRole('button', { name: /\d/ }).last();
    await charge.click();
    await page.waitForURL('**/flight/ticket/**');
    await page
      .getByText(display.reading.locator ?? '')
      .first()
      .waitFor();
    await expectGood(desk, 'a narrow ticket');
  }));

test.each(
  drawn([
    ['en', 1440],
    ['ar', 390],
  ] as const),
)('held seats become a hold that can be ticketed or let go of, in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, say } = desk;
    const display = another({ held: true, travellers: language === 'en' ? 2 : 1 });
    await openPage(desk);
    await pasteField(desk).fill(display.text);
    await check(desk);
    await page.locator('#travellers-0-dateOfBirth').waitFor();
    await fillPeople(desk, display);
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
    const amount = formatMoney(totalOf(display), { locale: language });
    const ticketing = button(desk, say('manage-ticket-hold', { amount }));
    await ticketing.waitFor();
    await expectGood(desk, 'a hold that was taken over');
    if (language === 'en') {
      await ticketing.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('manage-ticket-hold', { amount }), exact: true })
        .click();
      await page.getByText(say('session-booking-confirmed')).first().waitFor();
      return;
    }
    await page.getByRole('button', { name: say('manage-release-hold'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('manage-release-hold'), exact: true })
      .click();
    await page.getByText(say('session-booking-released')).first().waitFor();
  }),
);

test.each(
  drawn([
    ['en', 1440, 'R8T2WX', '0982400044441'],
    ['fr', 390, 'R8T3WX', '0982400044442'],
  ] as const),
)('what nobody knows waits for an operator, in %s at %i px', async (language, width, pnr, ticket) => {
  const text = galileoImport.text.replaceAll('R8T2WX', pnr).replaceAll('0982400044441', ticket);
  const display = { text, reading: readPnr(text, { today: todayInIndia }) };
  const number = await office.at({ language, width }, async (desk) => {
    const { page, say } = desk;
    await openPage(desk);
    await pasteField(desk).fill(text);
    await check(desk);
    await page.getByText(say('imports-unconfirmed-unknown')).waitFor();
    await fillPeople(desk, display);
    await expectGood(desk, 'what nobody knows');
    await button(desk, say('imports-send-desk')).click();
    const open = page.getByRole('link', { name: say('imports-open-request') });
    await open.waitFor();
    await expectGood(desk, 'sent to the desk');
    await open.click();
    await page.waitForURL('**/self-trip-queues?request=**');
    await page.getByText(pnr).first().waitFor();
    return new URL(page.url()).searchParams.get('request') ?? '';
  });
  await office.at({ language, width, loggedIn: false }, async (desk) => {
    const { page, base, say } = desk;
    await logIn(desk, 'operator@demo.test');
    await page.goto(`${base}/self-trip-queues?request=${number}`);
    await button(desk, say('requests-take')).click();
    const price = page.locator('#answer-price');
    await price.waitFor();
    await button(desk, say('requests-take-over')).click();
    await page.locator('#answer-price:focus').waitFor();
    await expectGood(desk, 'a price that is missing');
    await price.fill('6450');
    await button(desk, say('requests-take-over')).click();
    await page.getByText(say('requests-done-take-over')).waitFor();
    await expectGood(desk, 'taken over');
  });
  await office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/self-trip-queues?request=${number}`);
    await page.getByRole('heading', { name: say('requests-linked') }).waitFor();
    await page.getByRole('link', { name: /^FL/ }).click();
    await page.waitForURL('**/my-bookings/manage/**');
    await page.getByText(pnr).first().waitFor();
  });
});
