/** Coming in, staying in, and going: every way in which a session begins, is refused, and ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { agent, password, staff } from '../harness/server.ts';
import { languages } from '../harness/words.ts';

let mailbox: Mailbox;
let office: Office;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  office = await Office.open({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await office.close();
  await mailbox.close();
});

const fresh = { loggedIn: false } as const;
const gone = /40[04]|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

async function tryToLogIn({ page, say }: Desk, userId: string, secret: string): Promise<void> {
  await page.getByLabel(say('session-user-id')).fill(userId);
  await page.getByLabel(say('session-password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: say('session-log-in'), exact: true }).click();
}

function profileMenu({ page, say }: Desk) {
  return page.getByRole('button', { name: new RegExp(`^${say('shell-profile-menu')}`) });
}

async function logOut(desk: Desk): Promise<void> {
  await desk.page.getByRole('heading', { level: 1 }).waitFor();
  await profileMenu(desk).click();
  await desk.page.getByRole('menuitem', { name: desk.say('shell-logout') }).click();
}

/** Ends a session by `act`: the page is reloaded, so that nothing of it stays in memory, and is then the login. */
async function expectLoginAnew({ page, base, say }: Desk, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await page.waitForURL(`${base}/login`);
  await page.getByLabel(say('session-user-id')).waitFor();
}

/** The session of the page's device, as it stands in storage. */
function keptSession({ page }: Desk): Promise<string | null> {
  return page.evaluate(() => window.localStorage.getItem(`${window.location.host}.auth`));
}

describe('login', () => {
  test.each(drawn(languages))(
    'says in %s what is missing, beside the fields, the first of them with the focus',
    (language) =>
      office.at({ ...fresh, language, width: 390 }, async (desk) => {
        const { page, base, say } = desk;
        await page.goto(`${base}/login`);
        await page.getByRole('button', { name: say('session-log-in'), exact: true }).click();
        const user = page.getByLabel(say('session-user-id'));
        await expect.poll(() => user.getAttribute('aria-invalid')).toBe('true');
        for (const field of ['userId', 'password'])
          await page.getByText(say('violation-required', { field })).waitFor();
        await expect.poll(() => user.evaluate((input) => input === document.activeElement)).toBe(true);
        await expectGood(desk, 'login with errors');
      }),
  );

  test('refuses a wrong password, and after a few of them asks to wait', () =>
    office.at({ ...fresh, language: 'ar', width: 390 }, async (desk) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/login`);
      const [before = ''] = say('failure-too-many-requests', { seconds: 7 }).split('\u2068');
      const wait = page.getByText(before);
      const failure = page.getByText(say('failure-not-permitted-login-refused')).or(wait);
      // Five are free, and where they take long some are free again: it is a matter of time and of few.
      for (let tries = 0; tries < 20 && (await wait.count()) === 0; tries += 1) {
        await tryToLogIn(desk, 'nobody@demo.test', `wrong-${tries}`);
        await expect.poll(() => page.getByLabel(say('session-password'), { exact: true }).inputValue()).toBe('');
        await failure.waitFor();
        if (tries < 5) await expect.poll(() => wait.count()).toBe(0);
        if (tries === 4) await expectGood(desk, 'login refused');
      }
      await wait.waitFor();
      expect(await keptSession(desk)).toBeNull();
    }));

  test('leads back to the page that wanted it, and away from itself once logged in', () =>
    office.at(fresh, async (desk) => {
      const { page, base } = desk;
      await page.goto(`${base}/profile/ledger?from=${inDays(-2)}&to=${inDays(-1)}`);
      await page.waitForURL(`${base}/login`);
      await logIn(desk);
      await page.waitForURL(`${base}/profile/ledger?from=${inDays(-2)}&to=${inDays(-1)}`);
      await page.goto(`${base}/login`);
      await page.waitForURL(`${base}/search`);
      await page.goto(`${base}/`);
      await page.waitForURL(`${base}/flight`);
      await expectTitled(desk, 'title-flight');
    }));

  test('that nobody was sent to leads to the desk of the day, from the root as well', () =>
    office.at(fresh, async (desk) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/`);
      await page.waitForURL(`${base}/login`);
      await logIn(desk);
      await page.waitForURL(`${base}/search`);
      const today = page.getByRole('heading', { level: 2, name: new RegExp(`^${say('flight-today')}`) });
      await expect.poll(() => today.count()).toBeGreaterThan(0);
    }));
});

test.each(drawn(languages))(
  'a forgotten password is mailed, lets in once in %s, and wants another password first',
  (language) =>
    office.at({ ...fresh, language, width: language === 'fr' ? 1440 : 390 }, async (desk) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/login`);
      await page.getByRole('button', { name: say('session-forgot') }).click();
      await page.getByRole('button', { name: say('session-send-password') }).click();
      await page.getByText(say('violation-required', { field: 'userId' })).waitFor();
      await expectGood(desk, 'forgotten');
      await page.getByLabel(say('session-user-id')).fill('operator@demo.test');
      await page.getByRole('button', { name: say('session-send-password') }).click();
      await page.getByText(say('message-password-mailed')).waitFor();
      await expectGood(desk, 'mailed');

      const secret = await mailbox.find('operator@demo.test', /([A-Z0-9]{5}(?:-[A-Z0-9]{5}){3})/);
      await page.getByRole('button', { name: say('session-back-to-login') }).click();
      await tryToLogIn(desk, 'operator@demo.test', secret);
      await page.getByRole('heading', { name: say('session-change-title') }).waitFor();
      await expectGood(desk, 'forced change');
      await page.goto(`${base}/flight`);
      await page.waitForURL(`${base}/login`);
      const chosen = `chosen in ${language} 1`;
      await page.getByLabel(say('session-temporary-password'), { exact: true }).fill(secret);
      await page.getByLabel(say('session-new-password'), { exact: true }).fill(chosen);
      await page.getByLabel(say('session-confirm-password'), { exact: true }).fill(chosen);
      await page.getByRole('button', { name: say('session-change-password') }).click();
      await page.waitForURL((address) => address.pathname !== '/login');
      await expectLoginAnew(desk, () => logOut(desk));
      await tryToLogIn(desk, 'operator@demo.test', secret);
      await page.getByText(say('failure-not-permitted-login-refused')).waitFor();
      await logIn(desk, 'operator@demo.test', chosen);
    }),
);

test('logging out ends the session here and at the server', () =>
  office.at(fresh, async (desk) => {
    const { page, base, context } = desk;
    await page.goto(`${base}/login`);
    await logIn(desk);
    const before = await context.storageState();
    await expectLoginAnew(desk, () => logOut(desk));
    expect(await keptSession(desk)).toBeNull();
    // The token itself is worth nothing any more.
    const token: string = JSON.parse(
      before.origins[0]?.localStorage.find(({ name }) => name.endsWith('.auth'))?.value ?? '',
    ).data.token;
    const answer = await page.request.post(`${base}/v2dispatch.jsp`, {
      form: { opid: 'RP036', actioncode: 'GETBALANCE', sessiontoken: token, agentid: 'AGT10482', resultformat: 'JSON' },
    });
    expect(await answer.json()).toMatchObject({ ApiStatus: { StatusCode: 900 } });
  }));

test('where logging out fails it says so, and offers to end the session here', () =>
  office.at({ ...fresh, language: 'fr', width: 390, expected: gone }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/login`);
    await logIn(desk);
    await page.getByText(say('flight-spendable')).waitFor();
    await page.route('**/v2dispatch.jsp', (route) => route.abort());
    await logOut(desk);
    const dialog = page.getByRole('dialog', { name: say('session-logout-failed') });
    await dialog.waitFor();
    await expectGood(desk, 'logging out failed');
    await dialog.getByRole('button', { name: say('session-stay') }).click();
    expect(await keptSession(desk)).not.toBeNull();
    await logOut(desk);
    await expectLoginAnew(desk, () => dialog.getByRole('button', { name: say('session-end-here') }).click());
    expect(await keptSession(desk)).toBeNull();
  }));

test('a tab stops when another tab of the device speaks for somebody else', () =>
  office.at({ ...fresh, language: 'ar' }, async (desk) => {
    const { page, base, say, context } = desk;
    await page.goto(`${base}/login`);
    await logIn(desk);
    await page.getByText(say('flight-spendable')).waitFor();
    const second = await context.newPage();
    await second.goto(`${base}/search`);
    await second.getByText(say('flight-spendable')).waitFor();
    const other: Desk = { ...desk, page: second };
    // Logging out in one tab logs out the other.
    await expectLoginAnew(desk, () => expectLoginAnew(other, () => logOut(other)));
    await logIn(desk);
    await second.goto(`${base}/search`);
    await office.at(fresh, async (elsewhere) => {
      await elsewhere.page.goto(`${base}/login`);
      await logIn(elsewhere, staff);
      const auth = await keptSession(elsewhere);
      // As the second tab would have it after a login of its own.
      await second.evaluate((text) => window.localStorage.setItem(`${window.location.host}.auth`, text ?? ''), auth);
    });
    const stop = page.getByRole('alertdialog', { name: say('session-replaced') });
    await stop.waitFor();
    await expectGood(desk, 'replaced by another tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => stop.isVisible()).toBe(true);
    await stop.getByRole('button').click();
    await page.waitForURL((address) => address.pathname !== '/login' && address.pathname !== '/search');
    await profileMenu(desk).waitFor();
    await expect.poll(() => profileMenu(desk).getAttribute('aria-label')).not.toContain('Anita');
  }));

test('another language changes the words and the direction, and keeps the page', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/profile/ledger?from=${inDays(-2)}&to=${inDays(-1)}`);
    await page.getByRole('heading', { level: 1, name: say('title-ledger') }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${say('shell-language')}`) }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(page.url()).toBe(`${base}/profile/ledger?from=${inDays(-2)}&to=${inDays(-1)}`);
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ar');
  }));

describe('the configuration', () => {
  test('failing at a first start is said, and can be tried again', () =>
    office.at({ ...fresh, language: 'ar', width: 390, expected: gone }, async (desk) => {
      const { page, base, say } = desk;
      await page.route('**/appv2.jsp', (route) => route.fulfill({ status: 400 }));
      await page.goto(`${base}/login`);
      await page.getByText(say('failure-http', { status: 400 })).waitFor();
      await expectGood(desk, 'no configuration');
      await page.unroute('**/appv2.jsp');
      await page.getByRole('button', { name: say('shell-try-again') }).click();
      await page.getByLabel(say('session-user-id')).waitFor();
    }));

  test('failing later is made up for by the copy of before', () =>
    office.at({ ...fresh, expected: gone }, async (desk) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/login`);
      await page.getByLabel(say('session-user-id')).waitFor();
      await page.route('**/appv2.jsp', (route) => route.abort());
      await page.reload();
      await page.getByLabel(say('session-user-id')).waitFor();
      expect(await page.title()).toContain('Meridian');
      await logIn(desk, agent);
    }));
});

test('a session that the server ended leads to the login with the reason', () =>
  office.at(fresh, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/login`);
    await logIn(desk, staff);
    await page.getByText(say('flight-latest-bookings')).waitFor();
    await office.at(fresh, async (other) => {
      await other.page.goto(`${base}/login`);
      await logIn(other, staff);
      await other.page.goto(`${base}/profile`);
      await other.page.getByLabel(say('session-current-password'), { exact: true }).fill(password);
      await other.page.getByLabel(say('session-new-password'), { exact: true }).fill('another-password-2');
      await other.page.getByLabel(say('session-confirm-password'), { exact: true }).fill('another-password-2');
      await other.page.getByRole('button', { name: say('session-change-password') }).click();
      await other.page.getByText(say('session-password-changed')).waitFor();
      await expectGood(other, 'password changed');
    });
    const seen: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && pathname !== seen.at(-1)) seen.push(pathname);
    });
    await page.goto(`${base}/my-bookings?text=Kurian`);
    await page.getByText(say('message-session-expired')).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByText(say('message-session-expired')).waitFor();
    await expectGood(desk, 'login after the session ended');
    expect(await keptSession(desk)).toBeNull();
    // By way of the root to the login, which is seen once; then back to where they were.
    expect(seen).toEqual(['/my-bookings', '/', '/login']);
    await page.reload();
    await page.getByText(say('message-session-expired')).waitFor();
    await logIn(desk, staff, 'another-password-2');
    await page.waitForURL(`${base}/my-bookings?text=Kurian`);
    await page.getByRole('heading', { level: 1, name: say('title-my-bookings') }).waitFor();
    await expectLoginAnew(desk, () => logOut(desk));
    await expect.poll(() => page.getByText(say('message-session-expired')).count()).toBe(0);
  }));
