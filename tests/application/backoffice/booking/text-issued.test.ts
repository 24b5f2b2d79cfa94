/** What was bought, as a text message: to the mobile of the booking, in its language, once. */
import { Effect, Result } from 'effect';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookingContact, Product } from '#domain/booking/booking.ts';
import { type TextIssuedPorts, textIssued } from '#application/backoffice/booking/papers/text-issued.ts';
import { busPapers } from '#application/backoffice/bus/bus-papers.ts';
import { type TextMessage, TextNotSent } from '#application/backoffice/ports/text-messages.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import { someSeats } from '#tests/products/bus/bus-arbitraries.ts';

const [sample] = fc.sample(someSeats, { numRuns: 1, seed: 11 });
if (sample === undefined) throw new Error('No sample');
const entry = { agencyId: 'agency-1', transactionId: 'BU26110000012' };
const kept = {
  ...sample,
  ...entry,
  product: 'bus' as Product,
  status: 'confirmed' as const,
  reference: 'SA48213377',
  ticket: 'TK1234567890',
  bookedBy: 'Asha Rao',
  bookedOn: now,
  history: [],
  parameters: [],
  gone: [],
  version: 1,
};

async function texting(
  booking: object = kept,
  contact: BookingContact = makeContact({ mobile: '9847031264' }),
  failure?: TextNotSent,
) {
  const sent: TextMessage[] = [];
  const ports = {
    bookings: {
      find: (agencyId, transactionId) =>
        Effect.succeed(
          agencyId === entry.agencyId && transactionId === entry.transactionId ? { ...booking, contact } : undefined,
        ),
    },
    agencies: { byId: () => Effect.succeed(makeAgency()) },
    settings: { all: () => Effect.succeed([]), set: () => Effect.void },
    texts: {
      send: (message) => {
        sent.push(message);
        return failure === undefined ? Effect.void : Effect.fail(failure);
      },
    },
    products: { bus: busPapers(fluentLetters) },
  } as TextIssuedPorts;
  return { sent, result: await Effect.runPromise(Effect.result(textIssued(ports, entry))) };
}

it('names bus, time, boarding point and seats in one line, the same message at every try', async () => {
  const { sent, result } = await texting();
  expect(Result.isSuccess(result)).toBe(true);
  const [message] = sent;
  expect(message).toMatchObject({ messageId: 'bus-ticket-text-BU26110000012', to: '9847031264', language: 'en' });
  const { ride, seats } = sample;
  for (const said of [
    'TK1234567890',
    ride.operator.name,
    ride.boarding.name,
    ride.boarding.phone,
    ride.boarding.at.local.slice(11, 16),
    ...seats.map(({ seat }) => seat),
    makeAgency().companyName,
  ])
    expect(message?.text).toContain(said);
  expect(message?.text).not.toMatch(/\n|\{/);
  expect((await texting()).sent[0]).toEqual(message);
});

it('is written in the customer’s language', async () => {
  const { sent } = await texting(kept, makeContact({ language: 'ar' }));
  expect(sent[0]).toMatchObject({ language: 'ar' });
  expect(sent[0]?.text).toContain('تذكرة الحافلة');
});

it('is not sent of a booking without a ticket, and tried again only where that can help', async () => {
  const { ticket: _, ...unissued } = kept;
  expect((await texting(unissued)).sent).toEqual([]);
  const refused = (forGood: boolean) => new TextNotSent({ detail: 'HTTP 500', forGood });
  expect(Result.isFailure((await texting(kept, undefined, refused(false))).result)).toBe(true);
  expect(Result.isSuccess((await texting(kept, undefined, refused(true))).result)).toBe(true);
});
