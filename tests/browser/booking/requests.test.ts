/**
 * What a person must answer, in a browser: a group from its form and its file of names to the accepted offer, a cancellation
 * that nobody can quote, settled to the paisa, a change and services as agreed; the queue worked by keyboard by two elevated users; three languages, two widths.
 */
import { askOfFlights } from '#tests/fixtures/requests.ts';
import { writtenDate } from '#domain/flight/pnr/dates.ts';
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import { importByDesk, importNamed } from '#tests/support/import-by-desk.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';
import { operator } from '../harness/server.ts';
import { deskByWire } from '../harness/session.ts';
import { chooseFile, goodNames, wrongNames } from '../pages/requests.ts';
import { fillSearch } from '../pages/search.ts';

let office: Office;
/** A booking that was made elsewhere: no airline can be asked about it by itself. */
let imported = '';
/** The agent's desk, and an operator's, without their screens. */
let desk: BackOfficeDesk;
let queue: BackOfficeDesk;
beforeAll(async () => {
  office = await Office.open();
  const { base } = office.server;
  [desk, queue] = await Promise.all([deskByWire(base), deskByWire(base, operator)]);
  imported = await importByDesk(desk, queue, importNamed('QR7K2P', '2409900101'));
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(35) };
const button = ({ page }: Desk, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const numberOf = (address: string) => new URL(address).searchParams.get('request') ?? '';

async function sendGroup(desk: Desk): Promise<string> {
  await button(desk, desk.say('requests-send-group', { count: 10 })).click();
  await desk.page.waitForURL('**/self-trip-queues?request=**');
  await desk.page.getByRole('heading', { name: desk.say('bookings-history') }).waitFor();
  return numberOf(desk.page.url());
}

/** An elevated user at the queue. */
function atQueue<A>(
  user: string,
  work: (desk: Desk) => Promise<A>,
  look: Omit<Parameters<Office['at']>[0], 'loggedIn'> = {},
): Promise<A> {
  return office.at({ loggedIn: false, ...look }, async (desk) => {
    await logIn(desk, user);
    await desk.page.goto(`${desk.base}/operations?section=requests`);
    await desk.page.getByRole('heading', { level: 1 }).waitFor();
    return work(desk);
  });
}

test('a group goes from its form to an accepted offer', async () => {
  const number = await office.at({}, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/flight/agent-support`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectTitled(desk, 'title-agent-support');
    // Going on too soon leads to the first field that is missing.
    await button(desk, say('requests-send-group', { count: 10 })).click();
    await page.locator('#request-group-sectors-0-origin:focus').waitFor();
    // The summary names what is missing.
    const needed = say('flight-from');
    await page.getByRole('link', { name: needed, exact: true }).waitFor();
    await expectFocusSeen(page, 'the first missing field');
    await fillSearch(desk, trip);
    const [sample] = await Promise.all([
      page.waitForEvent('download'),
      button(desk, say('requests-names-sample')).click(),
    ]);
    expect(sample.suggestedFilename()).toBe('group-names-sample.csv');
    await chooseFile(desk, 'wrong.csv', wrongNames);
    await page
      .getByText(say('requests-names-errors', { count: 5 }))
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'L33la' }).count()).toBe(3);
    await button(desk, say('requests-send-group', { count: 10 })).click();
    await page
      .getByRole('alert')
      .filter({ hasText: say('violation-list-wrong') })
      .first()
      .waitFor();
    await chooseFile(desk, 'good.csv', goodNames);
    await page.getByText(say('requests-names-good', { count: 10 })).waitFor();
    await page.getByText(say('requests-records', { count: 2 })).click();
    await expectGood(desk, 'a group ready to send');
    return sendGroup(desk);
  });

  // By keyboard alone: the filter, the row, taking up, the offer.
  await atQueue(operator, async (desk) => {
    const { page, say } = desk;
    await page.getByLabel(say('requests-find-one')).fill(number);
    // The row stood in the list before, too, and goes while the list is asked for.
    await Promise.all([
      page.waitForResponse((response) => (response.request().postData() ?? '').includes(number)),
      page.keyboard.press('Enter'),
    ]);
    const row = page.getByRole('link').filter({ hasText: number });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.locator('#request-title:focus').waitFor();
    await button(desk, say('requests-take')).focus();
    await page.keyboard.press('Enter');
    await page.locator('#answer-price-of-adult').fill('5,200');
    await page.locator('#answer-taxes-of-adult').fill('812');
    await button(desk, say('requests-make-offer')).click();
    await page.locator('#answer-offered-direction-0:focus').waitFor();
    const flies = writtenDate(trip.date);
    await page.locator('#answer-offered-direction-0').fill(`6E 2134 G ${flies} DEL BOM 0600 0810`);
    await page.locator('#answer-offered-check-in').fill('15');
    await button(desk, say('requests-make-offer')).click();
    await page.locator('#answer-valid-until:focus').waitFor();
    await page.keyboard.type(typed(inDays(3)));
    await page.locator('#answer-note').fill('Names ten days before departure');
    await expectGood(desk, 'an offer being made');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(say('requests-done-offer')).waitFor();
    await expectGood(desk, 'an offer made');
  });

  await office.at({}, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/self-trip-queues?request=${number}`);
    await page.getByText(say('requests-accept-means')).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('52,000');
    await button(desk, say('requests-accept')).click();
    await page.getByText(say('requests-accepted-pay')).waitFor();
    await expectGood(desk, 'an accepted group');
    await page
      .getByRole('main')
      .getByRole('button', { name: /52,000/ })
      .click();
    await page.getByText(say('requests-accepted-paid')).waitFor();
  });

  // The desk issues ten tickets in two records; wrong numbers are named.
  await atQueue(operator, async (desk) => {
    const { page, base, say } = desk;
    // The address of older mails leads to the queue, with the request that it names.
    await page.goto(`${base}/self-trip-queues?request=${number}`);
    await page.waitForURL(`**/operations?section=requests&request=${number}`);
    const records = [
      { pnr: 'GRP7QX', count: 9 },
      { pnr: 'GRP7QY', count: 1 },
    ];
    for (const { pnr, count } of records) {
      const fields = page.locator('input[id^="make-"]:not(#make-pnr)');
      await expect.poll(() => fields.count()).toBe(count);
      const make = button(desk, say('requests-make', { count }));
      await page.getByLabel(say('requests-make-pnr')).fill(pnr.toLowerCase());
      await make.click();
      await page.locator('#make-0:focus').waitFor();
      for (let at = 0; at < count; at += 1) await fields.nth(at).fill(`312-55512300${count}${at}`);
      await make.click();
      await page.getByText(say('requests-done-make')).waitFor();
      await expectGood(desk, 'a record made');
    }
  });

  await office.at({}, async (desk) => {
    const { page, base } = desk;
    await page.goto(`${base}/self-trip-queues?request=${number}`);
    const made = page.getByRole('main').locator('a[href*="/FL"]');
    await expect.poll(() => made.count()).toBe(2);
    await made.first().click();
    await page.getByText('GRP7QX').first().waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('46,800');
    await expectGood(desk, 'a booking of a group');
  });
});

test('of two elevated users one takes a request, and the other is informed', async () => {
  const number = await office.at({}, async (desk) => {
    await desk.page.goto(`${desk.base}/flight/agent-support`);
    await fillSearch(desk, trip);
    return sendGroup(desk);
  });
  await atQueue(operator, async (first) => {
    await first.page.goto(`${first.base}/self-trip-queues?request=${number}`);
    await button(first, first.say('requests-take')).waitFor();
    await atQueue('desk@demo.test', async (second) => {
      await second.page.goto(`${second.base}/self-trip-queues?request=${number}`);
      await button(second, second.say('requests-take')).click();
      await second.page.getByText(second.say('requests-done-take')).waitFor();
    });
    await button(first, first.say('requests-take')).click();
    await first.page.getByText(first.say('requests-moved-on', { state: 'taken' })).waitFor();
    await first.page.getByText(first.say('requests-others', { name: 'Joseph Varghese' })).waitFor();
    await expectGood(first, 'somebody else was first');
  });
});

test.each(
  drawn([
    ['en', 1440],
    ['fr', 390],
    ['ar', 390],
  ] as const),
)('the pages in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/flight/agent-support`);
    await fillSearch(desk, trip);
    await chooseFile(desk, 'wrong.csv', wrongNames);
    await page
      .getByText(say('requests-names-errors', { count: 5 }))
      .first()
      .waitFor();
    await page.locator('#request-group-party').fill('4');
    await button(desk, say('requests-send-group', { count: 4 })).click();
    await page.locator('#request-group-party:focus').waitFor();
    await expectGood(desk, 'a group with errors');

    // Nobody can quote the cancellation of an imported booking: it is asked of a person.
    await page.goto(`${base}/my-bookings/manage/${imported}/cancel`);
    await page.getByRole('link', { name: say('manage-cancel-request') }).click();
    await page.waitForURL('**/flight/offline-ssr-booking?**');
    await expectTitled(desk, 'title-offline-ssr');
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(4);
    await expectGood(desk, 'a cancellation to ask for');
    await button(desk, say('requests-send')).click();
    await page.waitForURL('**/self-trip-queues?request=**');
    await page.getByRole('heading', { name: say('bookings-history') }).waitFor();
    await expectTitled(desk, 'title-self-trips');
    await expectGood(desk, 'a request whole');
    await button(desk, say('requests-withdraw')).click();
    await page.getByText(say('requests-done-withdraw')).waitFor();

    await page.goto(`${base}/flight/offline-ssr-booking`);
    await page.getByRole('searchbox', { name: say('bookings-find') }).fill('QR7K2P');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').first().click();
    await button(desk, say('requests-send')).click();
    await page.locator('#ask-place').waitFor();
    await expectGood(desk, 'a service with errors');
    await page.getByRole('radio').filter({ visible: true }).last().check({ force: true });
    await page.getByRole('combobox', { name: say('requests-service') }).fill('WCHC');
    await page.getByRole('option', { name: /WCHC/ }).click();
    await button(desk, say('requests-send')).click();
    await page.waitForURL('**/self-trip-queues?request=**');
    await page.getByText(say('requests-service-WCHC')).first().waitFor();
    await page.goto(`${base}/my-bookings/manage/${imported}`);
    await page
      .getByText(say('bookings-history-request-asked', { kind: 'offline-ssr', request: '' }).split('(')[0] ?? '')
      .first()
      .waitFor();
    await page.goto(`${base}/self-trip-queues`);
    await page.getByRole('link').filter({ hasText: 'RQ' }).first().waitFor();
    await expectGood(desk, 'the agency’s requests');
  }),
);

async function askCancel(transactionId: string, travellers: readonly number[]): Promise<string> {
  const about = { transactionId, travellers, items: [0, 1] };
  const asked = askOfFlights({ kind: 'cancel', about, requestId: randomUUID() });
  return (await Effect.runPromise(desk.booking.askRequest(asked))).number;
}

const balance = async () => (await Effect.runPromise(desk.account.balance())).balance.minor;

test.each(
  drawn([
    ['en', 1440, 'QR7K4S', '2409900401'],
    ['ar', 390, 'QR7K5S', '2409900501'],
  ] as const),
)('a cancellation is settled from the queue in %s at %i px, to the paisa', async (language, width, locator, ticket) => {
  const transactionId = await importByDesk(desk, queue, importNamed(locator, ticket));
  const number = await askCancel(transactionId, [0]);
  const before = await balance();
  await atQueue(
    operator,
    async (at) => {
      const { page, base, say } = at;
      await page.goto(`${base}/self-trip-queues?request=${number}`);
      await button(at, say('requests-take')).click();
      // Nobody can be asked what this fare keeps, nor what each ticket cost.
      await page.getByText(say('requests-charges-unknown')).waitFor();
      await button(at, say('requests-work-out')).click();
      await page.locator('#settle-0-paid').waitFor();
      await expectGood(at, 'charges that are missing');
      for (const row of [0, 1, 2, 3]) {
        await page.locator(`#settle-${row}-paid`).fill(row % 2 === 0 ? '5490.12' : '5490.13');
        await page.locator(`#settle-${row}-taxes`).fill('490.25');
      }
      await page.locator('#settle-0-airline').fill('6000');
      await page.locator('#settle-2-airline').fill('1500');
      await page.locator('#settle-0-fee').fill('100');
      await page.keyboard.press('Enter');
      await page.locator('#settle-0-airline[aria-invalid="true"]').waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).toContain('4,999.87');
      await page.locator('#settle-0-airline').fill('1500');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).toContain('7,880.24');
      await expectGood(at, 'a cancellation worked out');
      await button(at, say('requests-settle')).click();
      await page.getByText(say('requests-done-settle')).waitFor();
      await expectGood(at, 'a cancellation settled');
    },
    { language, width },
  );
  expect((await balance()) - before).toBe(788_024);
  await office.at({ language, width }, async ({ page, base, say }) => {
    await page.goto(`${base}/self-trip-queues?request=${number}`);
    await page.getByText(say('manage-customer-refund')).waitFor();
    await page.goto(`${base}/my-bookings/manage/${transactionId}`);
    await page.getByText(say('session-booking-part-cancelled')).first().waitFor();
  });
});

test.each(
  drawn([
    ['en', 1440, 'QR7K7S', '2409900701'],
    ['ar', 390, 'QR7K8S', '2409900801'],
  ] as const),
)('a change and a service are settled as agreed, in %s at %i px', async (language, width, locator, ticket) => {
  const transactionId = await importByDesk(desk, queue, importNamed(locator, ticket));
  const asked = async (what: Parameters<typeof askOfFlights>[0]) =>
    (await Effect.runPromise(desk.booking.askRequest(askOfFlights(what)))).number;
  const wish = { transactionId, travellers: [0, 1], items: [0], remarks: 'Another flight of that day' };
  const change = await asked({ kind: 'change', about: wish, requestId: randomUUID() });
  const place = { itinerary: 1, segment: 0 };
  const bag = { transactionId, travellers: [0], place, code: 'XBAG' };
  const service = await asked({ kind: 'offline-ssr', about: bag, requestId: randomUUID() });
  const before = await balance();
  await atQueue(
    operator,
    async (at) => {
      const { page, base, say } = at;
      await page.goto(`${base}/self-trip-queues?request=${change}`);
      await button(at, say('requests-take')).click();
      const lines = page.locator('#agreed-directions-0');
      const now = await lines.inputValue();
      await lines.fill('By the evening flight');
      await button(at, say('requests-work-out')).click();
      await page.locator('#agreed-directions-0[aria-invalid="true"]').waitFor();
      await expectGood(at, 'flights that cannot be read');
      await lines.fill(now.replace(/^(\S+) \d+/, '$1 987'));
      await page.locator('#agreed-moves-0-fare').fill('500');
      await page.locator('#agreed-moves-0-airline').fill('1,000');
      await page.locator('#agreed-moves-0-fee').fill('50.50');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).toContain('3,101');
      await expectGood(at, 'a change worked out');
      await button(at, say('requests-settle-agreed')).click();
      await page.getByText(say('requests-done-settle')).waitFor();

      await page.goto(`${base}/self-trip-queues?request=${service}`);
      await button(at, say('requests-take')).click();
      await page.locator('#agreed-services-0-price').fill('900');
      await page.locator('#agreed-services-0-detail').fill('10');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
      await expectGood(at, 'a service worked out');
      await button(at, say('requests-settle-agreed')).click();
      await page.getByText(say('requests-done-settle')).waitFor();
    },
    { language, width },
  );
  expect((await balance()) - before).toBe(-310_100 - 90_000);
  await office.at({ language, width }, async ({ page, base, say }) => {
    await page.goto(`${base}/self-trip-queues?request=${change}`);
    await page.getByText(say('requests-charged')).waitFor();
    await page.goto(`${base}/my-bookings/manage/${transactionId}`);
    await page.getByText(say('session-booking-changed')).first().waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('987');
  });
});

test('an answer that is refused says that the request was not submitted, in two tabs', async () => {
  const number = await askCancel(await importByDesk(desk, queue, importNamed('QR7K6S', '2409900601')), [0, 1]);
  await office.at({}, async (first) => {
    await first.page.goto(`${first.base}/self-trip-queues?request=${number}`);
    await button(first, first.say('requests-withdraw')).waitFor();
    const other = await first.page.context().newPage();
    await other.goto(`${first.base}/self-trip-queues?request=${number}`);
    await other.getByRole('button', { name: first.say('requests-withdraw'), exact: true }).click();
    await other.getByText(first.say('requests-done-withdraw')).waitFor();
    await other.close();
    await button(first, first.say('requests-withdraw')).click();
    expect(first.say('message-submit-failed')).toBe('Failed to submit your request. Please try again.');
    await first.page.getByText(first.say('message-submit-failed')).waitFor();
    await first.page.getByText(first.say('requests-moved-on', { state: 'withdrawn' })).waitFor();
    await expectGood(first, 'a request that was withdrawn elsewhere');
  });
});
