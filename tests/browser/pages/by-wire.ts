/** An agent without a page, who makes what there is to be seen on one: the same operations, over the same wire. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { defaultSearch } from '#domain/flight/search-rules.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { inDays } from '../harness/days.ts';
import { agent, password } from '../harness/server.ts';

/** Logged in as the agent, at a server by its address. */
export async function deskByWire(base: string): Promise<BackOfficeDesk> {
  const over = (token: string | undefined) => wireDesk({ base, token: () => token, language: () => 'en' });
  const { token } = await Effect.runPromise(over(undefined).session.logIn({ userId: agent, password }));
  return over(token);
}

/** Books a non-stop flight from Delhi to Mumbai for one; a hold is made of the first fare that is held. Its transaction id. */
export async function bookByWire(
  { flight }: BackOfficeDesk,
  day: number,
  mode: BookFlight['mode'],
  lastName: string,
): Promise<string> {
  const sectors = [{ origin: 'DEL', destination: 'BOM', date: inDays(day) }];
  const { offers } = await Effect.runPromise(flight.search({ ...defaultSearch, sectors, nonStopOnly: true }));
  for (const { offerId, fares } of offers) {
    for (const { fareId } of fares) {
      const { quoteId, hold, required } = await Effect.runPromise(flight.quote({ choices: [{ offerId, fareId }] }));
      if (required.gst || (mode === 'hold' && hold === undefined)) continue;
      const booked = await Effect.runPromise(
        flight.book({
          quoteId,
          mode,
          requestId: randomUUID(),
          travellers: [makeTraveller({ lastName })],
          contact: { email: 'lakshmi@example.com', mobile: '9876543210' },
          parameters: [],
          acceptTerms: true,
        }),
      );
      return booked.transactionId;
    }
  }
  throw new Error(`Nothing from Delhi to Mumbai can be had in ${day} days (${mode})`);
}
