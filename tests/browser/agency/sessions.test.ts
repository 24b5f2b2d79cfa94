/** Where one is signed in, seen on the profile and ended from there, in two real browsers. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';

let office: Office;
beforeEach(async () => {
  office = await Office.open();
});
afterEach(() => office.close());

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

/** Its next act leads to the login. */
async function expectSignedOut({ page, base, say }: Desk): Promise<void> {
  await page.goto(`${base}/profile`);
  await page.waitForURL((address) => address.pathname.startsWith('/login'));
  await page.getByLabel(say('session-user-id')).waitFor();
}

test.each(drawn(rows))('one device, then all others, are signed out, $language at $width', (look) => {
  const fresh = { ...look, loggedIn: false, expected: /Failed to load/ };
  return office.atAll([fresh, fresh, fresh], async ([here, there, elsewhere]) => {
    if (here === undefined || there === undefined || elsewhere === undefined)
      throw new Error('Three desks were asked for');
    for (const desk of [here, there, elsewhere]) await logIn(desk);
    const { page, say, base } = here;
    await page.goto(`${base}/profile`);
    const outs = page.getByRole('main').getByText(say('agency-sign-out'), { exact: true });
    await page.getByText(say('agency-this-device'), { exact: true }).waitFor();
    await expect.poll(() => outs.count()).toBe(2);
    expect(await page.getByText('127.0.0.1', { exact: true }).count()).toBe(3);
    await expectGood(here, 'where one is signed in');
    // The one that was used last stands first.
    await outs.first().click();
    await page.getByText(say('agency-signed-out', { count: 1 })).waitFor();
    await expect.poll(() => outs.count()).toBe(1);
    await expectSignedOut(elsewhere);
    await page.getByRole('button', { name: say('agency-sign-out-others') }).click();
    await expect.poll(() => outs.count()).toBe(0);
    await page.getByText(say('agency-this-device'), { exact: true }).waitFor();
    await expectGood(here, 'signed in here alone');
    await expectSignedOut(there);
    await page.reload();
    await page.getByText(say('agency-this-device'), { exact: true }).waitFor();
  });
});
