/** A booking after it was made: selling one to go on with, and holding one. */
import { expect } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import type { Desk } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  beginBooking,
  fillContact,
  fillTraveller,
  goOn,
  pastExtras,
  pay,
  rohan,
  toPay,
} from './book.ts';
import { chooseFare, openResults, pressBook } from './results.ts';

/** Sells a ticket for one; answers its transaction id. */
export async function sellTicket(desk: Desk, day: number, last = rohan.last): Promise<string> {
  await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(day) });
  await toPay(desk, { ...rohan, last });
  return pay(desk);
}

/** Sells tickets for two; answers their transaction id. */
export async function sellTwoTickets(desk: Desk, day: number): Promise<string> {
  await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(day) }, { wishes: '&adults=2' });
  await goOn(desk);
  await atStep(desk, 'travellers');
  await fillTraveller(desk, 0, rohan);
  await fillTraveller(desk, 1, { title: 'Ms', first: 'Meera', last: 'Kurian', born: rohan.born });
  await fillContact(desk);
  await goOn(desk);
  await pastExtras(desk);
  return pay(desk);
}

/** On the page that cancels: commits to what it shows, once it can be. */
export async function commitCancelling({ page, say }: Desk): Promise<void> {
  const [commit = ''] = say('manage-commit', { amount: '§' }).split('§');
  const button = page.getByRole('button', { name: new RegExp(`^${commit.replaceAll(/[\u2066-\u2069\s]+$/g, '')}`) });
  await expect.poll(() => button.isEnabled(), { timeout: 20_000 }).toBe(true);
  await button.click();
}

/** Holds seats for one at the last step of a booking; the cheap fares of a flight are not held. Answers its transaction id. */
export async function holdSeats(desk: Desk, day: number): Promise<string> {
  await openResults(desk, { from: 'DEL', to: 'BOM', date: inDays(day) });
  await chooseFare(desk, 0, 2);
  await pressBook(desk);
  await atStep(desk, 'review');
  await toPay(desk, rohan);
  await acceptTerms(desk);
  await desk.page.getByRole('button', { name: desk.say('booking-hold'), exact: true }).waitFor();
  await expectGood(desk, 'paying or holding');
  await desk.page.getByRole('button', { name: desk.say('booking-hold'), exact: true }).click();
  return atTicket(desk);
}
