/** What is found before a ticket is issued: said where it can be decided, changed, or gone on with for a reason. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  beginBooking,
  fillTraveller,
  goOn,
  pastExtras,
  pay,
  payButton,
  rohan,
  toPay,
} from '../pages/book.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** A passport that lasts for the journey, and not for half a year more. */
const shortPassport = { expiresOn: typed(inDays(150)) };
const abroad = { from: 'COK', to: 'DXB', date: inDays(70) };

const findings = ({ page, say }: Desk) => page.getByRole('region', { name: say('checks-title'), exact: true });

/** The seat that was just sold may have raised the fare: goes on at what it costs now, whenever that is asked. */
function takeRaise({ page, say }: Desk): Promise<void> {
  const raised = page.getByRole('alertdialog', { name: say('booking-price-raised') });
  return page.addLocatorHandler(raised, () => raised.getByRole('button').last().click());
}

/** Goes on by keyboard alone: first without a reason, which is asked for, then with one. */
async function goOnFor(desk: Desk, reason: string, send: () => Promise<void>): Promise<void> {
  const { page, say } = desk;
  const box = findings(desk).getByRole('checkbox', { name: say('checks-go-on'), exact: true });
  await box.focus();
  await page.keyboard.press('Space');
  const given = findings(desk).getByLabel(say('checks-reason'), { exact: true });
  await given.waitFor();
  await send();
  await expect.poll(() => given.evaluate((element) => element === document.activeElement)).toBe(true);
  await findings(desk)
    .getByText(say('violation-required', { field: 'reason' }))
    .waitFor();
  await expectGood(desk, 'a reason is missing');
  await page.keyboard.type(reason);
  await send();
}

async function inHistory({ page, base }: Desk, id: string, reason: string): Promise<void> {
  await page.goto(`${base}/my-bookings/manage/${id}`);
  await page.getByText(reason).first().waitFor();
}

test('booked on the same flight already: it leads to the other booking and to what can be changed', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    const trip = { from: 'DEL', to: 'BOM', date: inDays(60) };
    await beginBooking(desk, trip);
    await toPay(desk);
    const id = await pay(desk);
    await beginBooking(desk, trip);
    await takeRaise(desk);
    await toPay(desk);
    await acceptTerms(desk);
    await payButton(desk).click();
    const found = findings(desk);
    await found.getByText(say('violation-duplicate-booking', { transactionId: id })).waitFor();
    await found.getByText('Rohan Kurian', { exact: true }).waitFor();
    await expect.poll(() => found.getByRole('heading').evaluate((each) => each === document.activeElement)).toBe(true);
    await expect.poll(() => found.getByRole('link').getAttribute('href')).toBe(`/my-bookings/manage/${id}`);
    await expect.poll(() => found.getByRole('checkbox').count()).toBe(0);
    await expectGood(desk, 'a finding that stops');
    await page.reload();
    await found.getByText(say('checks-stop')).waitFor();
    await found.getByRole('button').first().click();
    await atStep(desk, 'travellers');
    await fillTraveller(desk, 0, { ...rohan, first: 'Rohini' });
    await goOn(desk);
    await pastExtras(desk);
    await expect.poll(() => found.count()).toBe(0);
    await payButton(desk).click();
    expect(await atTicket(desk)).not.toBe(id);
  }));

test('a passport that ends soon: gone on with for a reason, which the booking keeps', () =>
  office.at({ language: 'ar', width: 390 }, async (desk) => {
    await beginBooking(desk, abroad);
    await toPay(desk, { ...rohan, last: 'Menon' }, shortPassport);
    await acceptTerms(desk);
    await payButton(desk).click();
    await findings(desk).waitFor();
    await expectGood(desk, 'a finding to decide');
    await goOnFor(desk, 'Renews it in Dubai', () => payButton(desk).click());
    await inHistory(desk, await atTicket(desk), 'Renews it in Dubai');
    await expectGood(desk, 'a history with a reason');
  }));

test('a hold asks about the passport when its tickets are issued', () =>
  office.at({ language: 'fr' }, async (desk) => {
    const { page, base, say } = desk;
    await beginBooking(desk, abroad, { wishes: '&held=true' });
    await toPay(desk, { ...rohan, last: 'Pillai' }, shortPassport);
    await acceptTerms(desk);
    await page.getByRole('button', { name: say('booking-hold'), exact: true }).click();
    const id = await atTicket(desk);
    await page.goto(`${base}/my-bookings/manage/${id}`);
    const [issue = ''] = say('manage-ticket-hold', { amount: '§' }).split('§');
    const name = new RegExp(issue.replaceAll(/[\u2066-\u2069\s]+$/g, ''));
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    const send = () => dialog.getByRole('button', { name }).click();
    await send();
    await findings(desk).getByText('Rohan Pillai', { exact: true }).waitFor();
    await expectGood(desk, 'a hold with a finding', 'dialog[open]');
    await goOnFor(desk, 'Le renouvelle avant le départ', send);
    await page.waitForURL(`${base}/flight/ticket/${id}`);
    await inHistory(desk, id, 'Le renouvelle avant le départ');
  }));
