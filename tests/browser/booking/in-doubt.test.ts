/** An airline that keeps silent, by the sandbox's settings: what an agent sees, and that every such booking ends. */
import { afterEach, expect, test } from 'vitest';
import { patience } from '#tests/support/chromium.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import type { Language } from '../harness/words.ts';
import { acceptTerms, beginBooking, payButton, rohan, toPay } from '../pages/book.ts';

let office: Office | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

async function sold(
  faults: object,
  day: number,
  language: Language,
  work: (desk: Desk, transactionId: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) {
  office = await Office.open({ SANDBOX_FAULTS: JSON.stringify({ ...faults, ignoreSurnames: true }), ...environment });
  await office.at({ language, expected: /Failed to load resource|ERR_CONNECTION_REFUSED/ }, async (desk) => {
    const { page, say } = desk;
    await beginBooking(desk, { from: 'BLR', to: 'DEL', date: inDays(day) });
    await toPay(desk, { ...rohan, last: 'Thomas' });
    await acceptTerms(desk);
    await payButton(desk).click();
    await page.getByText(say('bookings-in-doubt-title')).waitFor();
    await expectGood(desk, 'in doubt');
    await work(desk, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  });
}

/** The rows of the ledger that name a booking. */
async function ledgerRows({ page, base, say }: Desk, transactionId: string): Promise<number> {
  await page.goto(`${base}/profile/ledger`);
  await page.getByText(say('account-verified'), { exact: true }).waitFor();
  return page.getByRole('row').filter({ hasText: transactionId }).count();
}

test.each([
  ['after it has booked', { silentAfter: 1 }, 'confirmed', 1, 'fr'],
  ['before it has booked', { silentBefore: 1 }, 'not-confirmed', 0, 'en'],
] as const)(
  'an airline that falls silent %s: in doubt, then %o ends as %s',
  (_when, faults, status, entries, language) =>
    sold(faults, 33, language, async (desk, transactionId) => {
      const { page, say } = desk;
      await page
        .getByRole('article')
        .getByText(say(`session-booking-${status}`))
        .first()
        .waitFor({ timeout: 3 * patience });
      await expectGood(desk, status);
      expect(await ledgerRows(desk, transactionId)).toBe(entries);
    }),
);

test('an airline that goes on keeping silent: the amount stays reserved, and it ends when the airline speaks again', () =>
  sold(
    { silentAfter: 1, settleSilent: true },
    34,
    'ar',
    async (desk, transactionId) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/my-bookings`);
      await page
        .getByRole('row')
        .filter({ hasText: transactionId })
        .getByText(say('session-booking-in-doubt'))
        .waitFor();
      await expectGood(desk, 'a booking in doubt among the bookings');
      expect(await ledgerRows(desk, transactionId)).toBe(0);

      await office?.server.kill();
      await office?.server.startAgain({ SANDBOX_FAULTS: '' });
      await page.goto(`${base}/flight/ticket/${transactionId}`);
      await page
        .getByRole('article')
        .getByText(say('session-booking-confirmed'))
        .waitFor({ timeout: 6 * patience });
      expect(await ledgerRows(desk, transactionId)).toBe(1);
    },
    // A booking of anyone who was killed stands still for about twice as long.
    { SUPPLIER_SECONDS: '5' },
  ));
