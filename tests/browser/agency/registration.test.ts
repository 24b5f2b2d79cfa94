/**
 * An agency registers in a real browser: steps that keep a draft, codes by mail and text message, papers, and what goes wrong;
 * two operators decide on it, and its first user logs in.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood, expectTitled } from '../harness/checks.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';
import { Mailbox } from '../harness/mailbox.ts';

let mailbox: Mailbox;
let gateway: Server;
let office: Office;
const texts: { to: string; text: string }[] = [];

beforeAll(async () => {
  mailbox = await Mailbox.open();
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      texts.push(JSON.parse(body) as { to: string; text: string });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  office = await Office.open({ SMTP_URL: mailbox.url, SMS_URL: `http://127.0.0.1:${port}/`, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await office.close();
  gateway.close();
  await mailbox.close();
});

let networks = 0;
/** A network of its own: how many codes one network may ask for is limited. */
const fromElsewhere = ({ context }: Desk) => {
  networks += 1;
  return context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.20.${networks}.1` });
};

const pdf = Buffer.from('%PDF-1.7 a card');
const code = /\b(\d{6})\b/;

async function fill({ page, say }: Desk, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(fields)) {
    await page.getByLabel(say(`registration-field-${field}`), { exact: true }).fill(text);
  }
}

async function choose({ page, say }: Desk, field: string, option: string): Promise<void> {
  await page.locator(`#registration-${field}`).click();
  await page.getByRole('option', { name: say(option), exact: true }).click();
}

const next = ({ page, say }: Desk) => page.getByRole('button', { name: say('registration-next') }).click();

/** To the codes, for an address and a mobile. */
async function fillForm(desk: Desk, email: string, mobile: string): Promise<void> {
  const { page, say } = desk;
  await choose(desk, 'salutation', 'registration-salutation-Ms');
  await fill(desk, { firstName: 'Pooja', lastName: 'Thakur', email, mobile });
  await next(desk);
  await page.getByRole('radio', { name: say('registration-category-organization') }).check();
  await fill(desk, { companyName: 'Himgiri Tours', panNumber: 'aagfh5127k', panName: 'Himgiri Tours' });
  await fill(desk, {
    address1: '14 Mall Road',
    address2: 'Near Ridge',
    pincode: '171001',
    contactNumber: '0177 2651234',
  });
  await page.getByRole('radio', { name: say('registration-transactionFee-no') }).check();
  await fill(desk, {
    gstNumber: '02AAGFH5127K1ZF',
    gstEmail: email,
    gstAddress: '14 Mall Road, Shimla',
    gstPhone: '0177 2651234',
  });
}

async function mobileCode(mobile: string): Promise<string> {
  await expect.poll(() => texts.some(({ to }) => to === mobile)).toBe(true);
  return code.exec(texts.findLast(({ to }) => to === mobile)?.text ?? '')?.[1] ?? '';
}

async function prove({ page, say }: Desk, email: string, mobile: string): Promise<void> {
  await page.getByRole('button', { name: say('registration-send-code-email') }).click();
  const entry = page.getByLabel(say('registration-code'));
  await entry.fill(await mailbox.find(email, code));
  await entry.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('registration-send-code-mobile') }).click();
  await entry.fill(await mobileCode(mobile));
  await page.getByText(say('registration-verified-both')).waitFor();
}

const upload = ({ page, say }: Desk, paper: 'pan' | 'gst', name: string, buffer = pdf) =>
  page
    .locator(`input[type=file][aria-label="${say(`registration-paper-${paper}`)}"]`)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);
let mobiles = 9_418_055_100;

test.each(drawn(rows))('registers and follows, $language at $width', async ({ language, width }) => {
  await office.at({ language, width, loggedIn: false }, async (desk) => {
    const { page, say, base } = desk;
    const email = `accounts.${language}.${width}@himgiri.example`;
    const mobile = String((mobiles += 1));
    await fromElsewhere(desk);
    await page.goto(`${base}/login`);
    await page.getByRole('link', { name: say('session-register') }).click();
    await expectTitled(desk, 'title-agent-registration');
    // Nothing typed: every field says so, the first has the focus.
    await next(desk);
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(3);
    await expectGood(desk, 'a person with errors');
    await fillForm(desk, email, mobile);
    await expect.poll(() => page.getByLabel(say('registration-field-city')).inputValue()).toBe('Shimla');
    await expect.poll(() => page.getByLabel(say('registration-field-state')).inputValue()).toBe('Himachal Pradesh');
    // Another PAN inside the GST number.
    await fill(desk, { gstNumber: '02AAGFH5128K1ZF' });
    await next(desk);
    await page.locator('#registration-gstNumber[aria-invalid=true]').waitFor();
    await expectGood(desk, 'a business with an error');
    await fill(desk, { gstNumber: '02AAGFH5127K1ZF' });
    await next(desk);
    // The draft outlives the page.
    await page.reload();
    await page.getByRole('button', { name: say('registration-send-code-email') }).click();
    const entry = page.getByLabel(say('registration-code'));
    const right = await mailbox.find(email, code);
    await entry.fill(right === '000000' ? '111111' : '000000');
    await page.getByText(say('registration-verify-failed')).waitFor();
    await expectGood(desk, 'a wrong code');
    await entry.fill(right);
    await entry.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('registration-send-code-mobile') }).click();
    await entry.fill(await mobileCode(mobile));
    await page.getByText(say('registration-verified-both')).waitFor();
    await upload(desk, 'pan', 'pan.pdf', Buffer.from('MZ no card'));
    await page.getByText(say('violation-upload-content')).waitFor();
    await upload(desk, 'pan', 'pan.pdf');
    await upload(desk, 'gst', 'gst.pdf');
    await expect.poll(() => page.getByText(say('registration-paper-there'), { exact: true }).count()).toBe(2);
    await expectGood(desk, 'proofs');
    await next(desk);
    await page.getByRole('button', { name: say('registration-send'), exact: true }).waitFor();
    await expectGood(desk, 'check');
    await page.getByRole('button', { name: say('registration-send'), exact: true }).click();
    await page.getByText(say('registration-sent-title')).waitFor();
    await expectGood(desk, 'sent');
    const number = await mailbox.find(email, /(RG\d{6})/);
    await page.getByText(number).waitFor();
    await page
      .getByRole('link', { name: say('registration-follow'), exact: true })
      .last()
      .click();
    const stranger = `nobody.${language}.${width}@himgiri.example`;
    await page.getByLabel(say('registration-field-email')).fill(stranger);
    await page.getByRole('button', { name: say('registration-send-code-email') }).click();
    await entry.fill(await mailbox.find(stranger, code));
    await page.getByText(say('registration-not-found'), { exact: true }).waitFor();
    await expectGood(desk, 'not found');
  });
});

test('says what failed: an upload without a connection, an address that logs in already', async () => {
  await office.at({ loggedIn: false, expected: /ERR_INTERNET_DISCONNECTED|Failed to load/ }, async (desk) => {
    const { page, say, base, context } = desk;
    const mobile = String((mobiles += 1));
    await page.goto(`${base}/agent-registration`);
    await fillForm(desk, 'agent@demo.test', mobile);
    await next(desk);
    await prove(desk, 'agent@demo.test', mobile);
    await context.setOffline(true);
    await upload(desk, 'pan', 'pan.pdf');
    await page.getByText(say('registration-upload-failed')).waitFor();
    await context.setOffline(false);
    await upload(desk, 'pan', 'pan.pdf');
    await upload(desk, 'gst', 'gst.pdf');
    await expect.poll(() => page.getByText(say('registration-paper-there'), { exact: true }).count()).toBe(2);
    await next(desk);
    await page.getByRole('button', { name: say('registration-send'), exact: true }).click();
    await page.getByText(say('registration-failed')).waitFor();
    await page.getByText(say('violation-email-registered'), { exact: true }).waitFor();
  });
});

test.each(drawn(rows))(
  'is approved by keyboard, which another operator is shown, and its user logs in, $language at $width',
  async (look) => {
    const email = `approved.${look.language}.${look.width}@himgiri.example`;
    const mobile = String((mobiles += 1));
    await office.at({ loggedIn: false, language: look.language }, async (desk) => {
      await fromElsewhere(desk);
      await desk.page.goto(`${desk.base}/agent-registration`);
      await fillForm(desk, email, mobile);
      await next(desk);
      await prove(desk, email, mobile);
      await upload(desk, 'pan', 'pan.pdf');
      await upload(desk, 'gst', 'gst.pdf');
      await expect
        .poll(() => desk.page.getByText(desk.say('registration-paper-there'), { exact: true }).count())
        .toBe(2);
      await next(desk);
      await desk.page.getByRole('button', { name: desk.say('registration-send'), exact: true }).click();
      await desk.page.getByText(desk.say('registration-sent-title')).waitFor();
    });
    const number = await mailbox.find(email, /(RG\d{6})/);

    const operators = { ...look, loggedIn: false };
    await office.atAll([operators, operators], async (desks) => {
      const [first, second] = desks as [Desk, Desk];
      await logIn(second, 'desk@demo.test');
      await second.page.goto(`${second.base}/operations?case=${number}`);
      const decline = second.page.getByRole('button', { name: second.say('operations-decline'), exact: true });
      await decline.click();
      await second.page.locator('#decision-remarks[aria-invalid=true]').waitFor();
      await second.page.locator('#decision-remarks').fill('The card is blurred');

      const { page, say } = first;
      await logIn(first, 'operator@demo.test');
      await page.goto(`${first.base}/operations?section=registrations`);
      await expectTitled(first, 'title-operations');
      await page.getByLabel(say('operations-find-registrations')).fill(number);
      await page.keyboard.press('Enter');
      const row = page.getByRole('listitem').getByRole('link');
      await expect.poll(() => row.count()).toBe(1);
      await expectGood(first, 'a list of registrations');
      await row.focus();
      await page.keyboard.press('j');
      await page.getByRole('heading', { level: 2, name: number }).waitFor();
      await page.getByText('02AAGFH5127K1ZF').waitFor();
      await expectGood(first, 'a registration');
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        page
          .getByRole('button', { name: say('operations-open-named', { name: say('registration-paper-pan') }) })
          .click(),
      ]);
      await paper.close();
      await page.getByRole('heading', { level: 2, name: number }).focus();
      await page.keyboard.press('a');
      await page.locator('section button[type=submit]:focus').waitFor();
      await expectFocusSeen(page, 'the press that approves');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(say('operations-done-approve'), { exact: true }).waitFor();
      await expectGood(first, 'an approved registration');

      await decline.click();
      await second.page.getByText(second.say('operations-overtaken'), { exact: true }).waitFor();
      await expectGood(second, 'somebody else was first');
    });

    const secret = await mailbox.find(email, /([A-Z0-9]{5}(?:-[A-Z0-9]{5}){3})/);
    await office.at({ ...look, loggedIn: false }, async (desk) => {
      await desk.page.goto(`${desk.base}/login`);
      await desk.page.getByLabel(desk.say('session-user-id')).fill(email);
      await desk.page.getByLabel(desk.say('session-password'), { exact: true }).fill(secret);
      await desk.page.getByRole('button', { name: desk.say('session-log-in'), exact: true }).click();
      await desk.page.getByLabel(desk.say('session-temporary-password'), { exact: true }).fill(secret);
      for (const field of ['session-new-password', 'session-confirm-password'])
        await desk.page.getByLabel(desk.say(field), { exact: true }).fill('nine green parrots');
      await desk.page.getByRole('button', { name: desk.say('session-change-password') }).click();
      await desk.page.waitForURL((address) => address.pathname !== '/login');
      // An agency that has just begun.
      await desk.page.goto(`${desk.base}/staff`);
      await desk.page.getByText(desk.say('staff-none'), { exact: true }).waitFor();
      await expectGood(desk, 'an agency without staff');
      await desk.page.goto(`${desk.base}/commissions`);
      await desk.page.getByText(desk.say('message-no-commissions'), { exact: true }).waitFor();
      await expectGood(desk, 'an agency without commissions');
    });
  },
);
