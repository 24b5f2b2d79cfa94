/** A second factor in a real browser: scanned, confirmed, asked for at the next login, and turned off again. */
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { logIn, Office } from '../harness/desk.ts';
import { agent, password } from '../harness/server.ts';

// Of its own for each: the person has a second factor afterwards, or had one.
let office: Office;
beforeEach(async () => {
  office = await Office.open();
});
afterEach(() => office.close());

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

test.each(drawn(rows))('turned on, asked for, turned off, $language at $width', (look) => {
  const fresh = { ...look, loggedIn: false, expected: /Failed to load/ };
  return office.atAll([fresh, fresh], async ([here, there]) => {
    if (here === undefined || there === undefined) throw new Error('Two desks were asked for');
    const { page, say, base } = here;
    await logIn(here);
    await page.goto(`${base}/profile`);
    await page.getByRole('button', { name: say('session-second-turn-on'), exact: true }).click();
    const own = page.locator('[name=second-factor-password]');
    const next = page.getByRole('button', { name: say('session-second-proving-act'), exact: true });
    await own.fill('not my password');
    await next.click();
    await page.getByText(say('violation-password-wrong'), { exact: true }).waitFor();
    await own.fill(password);
    await next.click();
    await page.getByRole('img', { name: say('session-second-square') }).waitFor();
    await expectGood(here, 'a square to be scanned');
    const secret = (await page.locator('code[dir=ltr]').first().textContent())?.replaceAll(' ', '') ?? '';
    const typed = page.locator('[name=second-factor-code]');
    const confirm = page.getByRole('button', { name: say('session-second-scanning-act'), exact: true });
    const shown = new TOTP({ secret: Secret.fromBase32(secret) });
    // Of a day ago: no clock is so late.
    await typed.fill(shown.generate({ timestamp: Date.now() - 86_400_000 }));
    await confirm.click();
    await page.getByText(say('violation-second-code-wrong'), { exact: true }).waitFor();
    await typed.fill(shown.generate({ timestamp: Date.now() }));
    await confirm.click();
    const codes = page.getByRole('list', { name: say('session-second-codes-list') });
    await codes.waitFor();
    await expectGood(here, 'recovery codes');
    const [first = '', second = ''] = await codes.getByRole('listitem').allTextContents();
    await page.getByRole('button', { name: say('session-second-noted'), exact: true }).click();
    await page.getByText(say('session-second-left', { count: 10 }), { exact: true }).waitFor();
    await expectGood(here, 'a second factor that is on');

    const other = there.page;
    await other.goto(`${base}/login`);
    await other.getByLabel(say('session-user-id')).fill(agent);
    await other.getByLabel(say('session-password'), { exact: true }).fill(password);
    await other.getByRole('button', { name: say('session-log-in'), exact: true }).click();
    await other.getByText(say('session-second-ask-title'), { exact: true }).waitFor();
    await expectGood(there, 'a code that is asked for');
    await other.locator('[name=code]').fill('AAAAA-AAAAA');
    await other.getByRole('button', { name: say('session-log-in'), exact: true }).click();
    await other.getByText(say('failure-not-permitted-second-factor-refused'), { exact: true }).waitFor();
    expect(new URL(other.url()).pathname).toBe('/login');
    await other.locator('[name=code]').fill(first);
    await other.getByRole('button', { name: say('session-log-in'), exact: true }).click();
    await other.waitForURL((address) => address.pathname !== '/login');

    await page.reload();
    await page.getByText(say('session-second-left', { count: 9 }), { exact: true }).waitFor();
    await page.getByRole('button', { name: say('session-second-turn-off'), exact: true }).click();
    await own.fill(password);
    await typed.fill(second);
    await page.getByRole('button', { name: say('session-second-ending-act'), exact: true }).click();
    await page.getByRole('button', { name: say('session-second-turn-on'), exact: true }).waitFor();
  });
});
