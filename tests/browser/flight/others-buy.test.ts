/** Somebody else buys the last seats while an agent still fills in names: no agreed misbehaviour, only two buyers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { type Desk, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  fillContact,
  fillTraveller,
  goOn,
  pay,
  payButton,
  rohan,
  toPay,
  pastExtras,
} from '../pages/book.ts';
import { findLastSeats, type LastSeats } from '../pages/flights-left.ts';
import { chooseFlight, flights, openResults, pressBook } from '../pages/results.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** From the results to the booking of one flight, by its number. */
async function beginWith(desk: Desk, { flight, ...trip }: LastSeats, adults: number): Promise<void> {
  await openResults(desk, trip, adults === 1 ? '' : `&adults=${adults}`);
  await narrowTo(desk, flight);
  await chooseFlight(desk);
  await pressBook(desk);
  await atStep(desk, 'review');
}

async function narrowTo({ page, say, narrow }: Desk, flight: string): Promise<void> {
  if (narrow) throw new Error('The filters of a wide window are used');
  await page.getByRole('textbox', { name: say('flight-filter-flight-number') }).fill(flight);
}

test('the last seats are sold to another buyer: it says so, nothing is charged, and they cannot be had again', async () => {
  const seats = await findLastSeats(office.server.base, 40);
  await office.at({}, async (first) => {
    await beginWith(first, seats, 1);
    await toPay(first);

    await office.at({}, async (other) => {
      await beginWith(other, seats, seats.seats);
      await goOn(other);
      await atStep(other, 'travellers');
      for (const [index, name] of ['Meera', 'Anita', 'Leela', 'Sneha'].slice(0, seats.seats).entries())
        await fillTraveller(other, index, { ...rohan, title: 'Ms', first: name, last: 'Iyer' });
      await fillContact(other);
      await goOn(other);
      await pastExtras(other);
      expect(await pay(other)).toMatch(/^FL\d+$/);
    });

    const { page, base, say } = first;
    await acceptTerms(first);
    await payButton(first).click();
    await page.getByText(say('failure-sold-out')).first().waitFor();
    await page.getByText(say('message-booking-failed')).first().waitFor();
    await expectGood(first, 'sold to another buyer');
    await page
      .getByRole('link', { name: say('booking-search-again') })
      .first()
      .click();
    await page.waitForURL((address) => address.href.startsWith(`${base}/flight/owresults`));
    // The filter of before still stands; without it there is what is for sale, and what was sold is not among it.
    await narrowTo(first, '');
    await flights(first).first().waitFor();
    await narrowTo(first, seats.flight);
    await expect.poll(() => flights(first).count()).toBe(0);
    await expectGood(first, 'nothing of it left');

    await page.goto(`${base}/my-bookings?text=Kurian`);
    const row = page.getByRole('row').filter({ hasText: 'Kurian' });
    await row.getByText(say('session-booking-not-confirmed')).waitFor();
    await expect.poll(() => row.count()).toBe(1);
    await page.goto(`${base}/profile/ledger`);
    await page.getByText(say('account-verified'), { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Kurian' }).count()).toBe(0);
  });
});
