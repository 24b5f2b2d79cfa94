/** The makers that other suites build on make what the wire can carry. */
import { describe, expect, it } from 'vitest';
import { openEnvelope, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { flightOperations } from '#infrastructure/wire/flight/flight.ts';
import { bookingOperations } from '#infrastructure/wire/booking/booking.ts';
import { readForm, writeForm } from '#infrastructure/wire/form/form.ts';
import { agencyOperations } from '#infrastructure/wire/agency/agency.ts';
import type { Operation } from '#infrastructure/wire/form/operation.ts';
import { makeBookFlight, makeContact, makeFare, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeOffer, makeOption, makeQuote, makeRules, makeSearch, now } from '#tests/fixtures/flight.ts';

function carried<Request, Answer>(operation: Operation<Request, Answer>, answer: Answer) {
  const opened = openEnvelope(
    JSON.parse(JSON.stringify(writeAnswer('ApiStatus', operation.answer.write(answer)))),
    undefined,
  );
  return 'reply' in opened ? operation.answer.read(opened.reply) : opened;
}

function sent<Request, Answer>(operation: Operation<Request, Answer>, request: Request) {
  const read = readForm(writeForm({ ...Object(operation.request.write(request)) }));
  return 'group' in read ? operation.request.read(read.group) : read;
}

describe('fixtures on the wire', () => {
  it('requests', () => {
    const { search, book } = flightOperations;
    expect(sent(search, makeSearch())).toEqual({ ok: true, value: makeSearch() });
    expect(sent(book, makeBookFlight())).toEqual({ ok: true, value: makeBookFlight() });
    const traveller = { traveller: makeTraveller(), email: 'a@example.com' };
    expect(sent(agencyOperations.addTraveller, traveller)).toEqual({ ok: true, value: traveller });
  });

  it('answers', () => {
    const found = { searchId: 'S-1', currency: 'INR', offers: [makeOffer()], total: 1 } as const;
    expect(carried(flightOperations.search, found)).toEqual({ ok: true, value: found });
    const quote = makeQuote();
    expect(carried(flightOperations.quote, quote)).toEqual({ ok: true, value: quote });
    expect(carried(flightOperations.fareRules, makeRules())).toEqual({ ok: true, value: makeRules() });
    const booking = {
      transactionId: 'FL26110000012',
      product: 'flight',
      status: 'confirmed',
      journeyType: 'one-way',
      reference: 'K7PQ2M',
      itineraries: makeOffer().itineraries,
      options: [makeOption()],
      rules: makeRules(),
      travellers: [makeTraveller()],
      contact: makeContact(),
      parameters: [],
      ssr: [],
      price: makeFare(),
      tickets: [{ traveller: 0, number: '3122400000012' }],
      bookedBy: 'Asha Rao',
      bookedOn: now,
      agency: {
        agentId: 'AGT1',
        companyName: 'Sahyadri',
        address: 'Pune',
        phone: '+91 20 0000 0000',
        email: 'a@example.com',
      },
      history: [{ at: now, code: 'requested' }],
      moneyLines: [],
      customerPays: makeFare().total,
      payment: 'unpaid',
    } as const;
    expect(carried(bookingOperations.details, booking)).toEqual({ ok: true, value: booking });
  });
});
