/** A booking at its last step and after it: holding one, cancelling one. */
import { expect } from 'vitest';
import type { Product } from '#domain/booking/booking.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import type { Desk } from '../harness/desk.ts';
import { acceptTerms, atStep, atTicket, rohan, toPay } from './book.ts';
import { chooseFlight, openResults, pressHold } from './results.ts';

/** On the page that cancels: commits to what it shows, once it can be. */
export async function commitCancelling({ page, say }: Desk, product: Product = 'flight'): Promise<void> {
  const [commit = ''] = say('manage-commit', { amount: '§', product }).split('§');
  const button = page.getByRole('button', { name: new RegExp(`^${commit.replaceAll(/[\u2066-\u2069\s]+$/g, '')}`) });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
}

/** Holds seats for one at the last step of a booking; the cheap fares of a flight are not held. Answers its transaction id. */
export async function holdSeats(desk: Desk, day: number): Promise<string> {
  await openResults(desk, { from: 'DEL', to: 'BOM', date: inDays(day) }, '&held=true');
  await chooseFlight(desk);
  await pressHold(desk);
  await atStep(desk, 'review');
  await toPay(desk, rohan);
  await acceptTerms(desk);
  const hold = desk.page.getByRole('button', {
    name: desk.say(desk.narrow ? 'flight-hold' : 'booking-hold'),
    exact: true,
  });
  await hold.waitFor();
  await expectGood(desk, 'paying or holding');
  await hold.click();
  return atTicket(desk);
}
