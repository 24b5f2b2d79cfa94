/** A booking moved to other flights: one direction, both at once; kept as it is when the agent thinks better of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { chooseFlight, flights } from '../pages/results.ts';
import { chooseEach, flightsOf } from '../pages/trips.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** Says that a direction changes, and to which day. */
async function changeDay({ page, say }: Desk, at: number, day: number): Promise<void> {
  await page
    .getByRole('checkbox', { name: say('change-this') })
    .nth(at)
    .check();
  const field = page.getByRole('textbox', { name: say('change-new-day') }).nth(at);
  await field.fill(typed(inDays(day)));
  await field.press('Tab');
}

/** From the last step: changes and waits for the end. */
async function confirm(desk: Desk): Promise<void> {
  const { page, say } = desk;
  await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
  await expectGood(desk, 'what it costs');
  const [start = ''] = say('change-confirm', { amount: '§' }).split('§');
  await page
    .getByRole('region', { name: say('change-decision') })
    .getByRole('button', { name: new RegExp(`^${start.replaceAll(/[\u2066-\u2069\s]+$/g, '')}`) })
    .click();
  await page.getByText(say('change-done')).waitFor();
  await expectGood(desk, 'changed');
}

test.each(
  drawn([
    ['en', 1440, 48],
    ['ar', 390, 49],
    ['fr', 1440, 50],
  ] as const),
)('one way, in %s at %i px', (language, width, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const { transactionId: id } = await bookByWire(await deskByWire(base), { day });
    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByRole('link', { name: say('manage-change') }).click();
    await page.waitForURL(`${base}/flight/reshedule/${id}`);
    await expectTitled(desk, 'title-change-flights');
    await changeDay(desk, 0, day + 5);
    await expectGood(desk, 'which flights change');
    await page.getByRole('button', { name: say('change-show-flights') }).click();
    await flights(desk).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/change-booking/${id}/results`);
    await expectGood(desk, 'other flights');
    await chooseFlight(desk);
    await page.getByRole('button', { name: say('change-go-on') }).click();
    await page.waitForURL(`${base}/change-booking/${id}/booking`);
    await page.getByRole('button', { name: say('change-keep') }).click();
    await page.waitForURL(`${base}/my-bookings/manage/${id}`);
    await page.getByText(say('session-booking-confirmed')).first().waitFor();
    await page.goBack();
    await confirm(desk);
    await page.getByRole('link', { name: say('change-open-ticket') }).click();
    await page.waitForURL(`${base}/flight/ticket/${id}`);
    await page.getByText(say('session-booking-changed')).first().waitFor();
    const [replaces = ''] = say('bookings-ticket-replaces', { number: '§' }).split(/[\u2066-\u2069\s]*§/);
    await page.getByText(replaces).first().waitFor();
    await expectGood(desk, 'the ticket');
  }),
);

test.each(
  drawn([
    ['en', 1440, 51],
    ['fr', 390, 52],
  ] as const),
)('both directions of a return, in %s at %i px', (language, width, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say, narrow } = desk;
    const names = [say('flight-onward'), say('flight-return')];
    const { transactionId: id } = await bookByWire(await deskByWire(base), { day, back: day + 4 });
    await page.goto(`${base}/flight/reshedule/${id}`);
    await changeDay(desk, 0, day + 2);
    const second = page.getByRole('checkbox', { name: say('change-this') }).nth(1);
    if (!(await second.isChecked())) await changeDay(desk, 1, day + 6);
    await page.getByRole('button', { name: say('change-show-flights') }).click();
    await flightsOf(desk, names[0] ?? '')
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(`/change-booking/${id}/roundtrip-results`);
    await expectGood(desk, 'both directions');
    await chooseEach(desk, names, !narrow);
    await page.getByRole('button', { name: say('change-go-on') }).click();
    await confirm(desk);
    await page.goto(`${base}/change-booking/${id}/booking`);
    await page.waitForURL(`${base}/flight/reshedule/${id}`);
  }),
);
