import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { MailIssued } from '#application/backoffice/booking/papers/mail-issued.ts';
import { type Mail, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { flightsPapers } from '#tests/fixtures/flights-alone.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { makeContact, makeFare, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeOffer, makeOption, makeRules, makeSegment, now, rupees } from '#tests/fixtures/flight.ts';

const booking: KeptBooking = {
  transactionId: 'FL26110000012',
  product: 'flight',
  status: 'confirmed',
  journeyType: 'one-way',
  reference: 'K7PQ2M',
  itineraries: makeOffer().itineraries,
  options: [makeOption()],
  rules: makeRules(),
  travellers: [makeTraveller({ title: 'Ms', firstName: 'Lakshmi', lastName: 'Iyer' })],
  contact: makeContact({ email: 'lakshmi@example.com' }),
  parameters: [],
  ssr: [],
  price: makeFare(),
  tickets: [{ traveller: 0, number: '3122400000012' }],
  bookedBy: 'Asha Rao',
  bookedOn: now,
  history: [],
  agencyId: 'agency-1',
  version: 2,
};

function mailing({ failure, kept = booking }: { readonly failure?: MailNotSent; readonly kept?: KeptBooking } = {}) {
  const sent: Mail[] = [];
  const mailTicket = new MailIssued({
    bookings: {
      find: (agencyId, transactionId) =>
        Effect.succeed(agencyId === 'agency-1' && transactionId === kept.transactionId ? kept : undefined),
    },
    agencies: { byId: () => Effect.succeed(makeAgency()) },
    settings: { all: () => Effect.succeed([]), set: () => Effect.void },
    mailer: {
      send: (mail) => {
        sent.push(mail);
        return failure === undefined ? Effect.void : Effect.fail(failure);
      },
    },
    products: flightsPapers({ airports: allAirports, letters: fluentLetters }),
    portal: 'https://portal.example',
  });
  const handle = (payload: Readonly<Record<string, unknown>>) =>
    Effect.runPromise(Effect.result(mailTicket.handle(payload)));
  return { sent, handle };
}

const entry = { agencyId: 'agency-1', transactionId: 'FL26110000012' };

describe('the ticket by mail', () => {
  it('goes to whom the booking names, with flights, travellers and the way to the ticket', async () => {
    const { sent, handle } = mailing();
    expect(await handle(entry)).toMatchObject({ _tag: 'Success' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      mailId: 'flight-ticketed-FL26110000012',
      kind: 'flight-ticketed',
      to: 'lakshmi@example.com',
    });
    for (const said of [
      '6E 2134, DEL 06:10 – BOM 08:25, 24 Nov 2026',
      'Ms Lakshmi Iyer, 3122400000012',
      'K7PQ2M',
      'https://portal.example/flight/ticket/FL26110000012',
    ]) {
      expect(sent[0]?.text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(said);
    }
  });

  it('says after each direction what may be brought on it', async () => {
    const [there] = makeRules().sectors;
    const back = makeItinerary([makeSegment({ origin: 'BOM', destination: 'DEL' })]);
    const kg = (checkInKg: number) => there && [{ ...there, baggage: { checkInKg, cabinKg: 7 } }];
    const { sent, handle } = mailing({
      kept: {
        ...booking,
        itineraries: [makeItinerary(), back],
        options: [makeOption(), makeOption({ family: 'Lite', baggage: { checkInKg: 0, cabinKg: 7 } })],
        rules: { sectors: [...(kg(15) ?? []), ...(kg(0) ?? [])] },
      },
    });
    await handle(entry);
    expect(sent[0]?.text.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(
      /DEL 06:10 .*\nBags: checked bag 15 kg each, cabin bag 7 kg each\n.*BOM 06:10 .*\nBags: no checked bag, cabin bag 7 kg each\n/,
    );
  });

  it.each([
    ['fr', 'Votre billet est émis', '24 nov. 2026'],
    ['ar', 'صدرت تذكرتك', '24 نوفمبر 2026'],
  ] as const)('is in the customer’s language: %s', async (language, said, day) => {
    const { sent, handle } = mailing({ kept: { ...booking, contact: makeContact({ language }) } });
    await handle(entry);
    expect(sent[0]).toMatchObject({ language, text: expect.stringContaining(said) });
    expect(sent[0]?.text).toContain(day);
  });

  it('names the services that the airline gives, not those it refused', async () => {
    const seat = { ssrId: 's', place: { itinerary: 0, segment: 0 }, price: rupees(200), traveller: 0 } as const;
    const ssr = [
      { ...seat, kind: 'seat', code: '12A', name: '12A', status: 'confirmed' },
      { ...seat, kind: 'meals', code: 'VGML', name: 'Vegetarian meal', status: 'requested' },
      { ...seat, kind: 'special_ssr', code: 'WCHC', name: 'Wheelchair to the seat', status: 'refused' },
    ] as const;
    const { sent, handle } = mailing({ kept: { ...booking, ssr } });
    await handle(entry);
    const text = sent[0]?.text.replaceAll(/[\u2066-\u2069]/g, '');
    expect(text).toContain('6E 2134, Ms Lakshmi Iyer: Seat 12A\n6E 2134, Ms Lakshmi Iyer: Vegetarian meal\n');
    expect(text).not.toContain('Wheelchair');
  });

  it('goes to every alternate address too, once to each, whatever becomes of the others', async () => {
    const contact = makeContact({
      email: 'lakshmi@example.com',
      alternateEmail: 'office@example.com; lakshmi@example.com; kabir@example.com;',
    });
    const { sent, handle } = mailing({ kept: { ...booking, contact } });
    expect(await handle(entry)).toMatchObject({ _tag: 'Success' });
    expect(sent.map(({ to, mailId }) => `${to} ${mailId}`)).toEqual([
      'lakshmi@example.com flight-ticketed-FL26110000012',
      'office@example.com flight-ticketed-FL26110000012-2',
      'kabir@example.com flight-ticketed-FL26110000012-3',
    ]);
    const refusing = mailing({
      failure: new MailNotSent({ detail: 'ECONNREFUSED', forGood: false }),
      kept: { ...booking, contact },
    });
    expect(await refusing.handle(entry)).toMatchObject({ _tag: 'Failure' });
    expect(refusing.sent).toHaveLength(3);
  });

  it('is the same mail each time it is tried', async () => {
    const { sent, handle } = mailing();
    await handle(entry);
    await handle(entry);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is tried again where no server took it, and let go where none ever will', async () => {
    const silent = mailing({ failure: new MailNotSent({ detail: 'no connection', forGood: false }) });
    expect(await silent.handle(entry)).toMatchObject({ _tag: 'Failure' });
    const refused = mailing({ failure: new MailNotSent({ detail: 'no such mailbox', forGood: true }) });
    expect(await refused.handle(entry)).toMatchObject({ _tag: 'Success' });
  });

  it('is not written for what is no ticket', async () => {
    const { reference: _pnr, ...unconfirmed } = booking;
    const { sent, handle } = mailing({ kept: unconfirmed });
    for (const payload of [
      entry,
      {},
      { agencyId: 'agency-2', transactionId: booking.transactionId },
      { agencyId: 7 },
    ]) {
      expect(await handle(payload)).toMatchObject({ _tag: 'Success' });
    }
    expect(sent).toEqual([]);
  });
});
