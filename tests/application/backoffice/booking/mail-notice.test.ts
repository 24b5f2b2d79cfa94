/** What is reported of holds and cancellations, to whom, in three languages; and what is no longer worth telling. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { MailNotice } from '#application/backoffice/booking/papers/mail-notice.ts';
import { type Mail, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { AmendableBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { flightsPapers } from '#tests/fixtures/flights-alone.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { makeContact, makeFare, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeOffer, makeOption, makeRules, now, rupees } from '#tests/fixtures/flight.ts';

const booking: AmendableBooking = {
  transactionId: 'FL26110000012',
  product: 'flight',
  status: 'held',
  journeyType: 'one-way',
  reference: 'K7PQ2M',
  itineraries: makeOffer().itineraries,
  options: [makeOption()],
  rules: makeRules(),
  travellers: [makeTraveller()],
  contact: makeContact({ email: 'lakshmi@example.com', alternateEmail: 'office@example.com' }),
  parameters: [],
  ssr: [],
  price: makeFare(),
  tickets: [],
  heldUntil: plusMinutes(now, 600),
  bookedBy: 'Asha Rao',
  bookedOn: now,
  history: [],
  agencyId: 'agency-1',
  version: 2,
  supplier: 'sandbox',
  supplierTotal: rupees(5854),
};

function mailing(kept: AmendableBooking = booking, failure?: MailNotSent) {
  const sent: Mail[] = [];
  const mail = new MailNotice({
    amendments: {
      booking: (agencyId, transactionId) =>
        Effect.succeed(agencyId === 'agency-1' && transactionId === kept.transactionId ? kept : undefined),
    },
    agencies: { byId: () => Effect.succeed(makeAgency({ email: 'desk@agency.test' })) },
    mailer: {
      send: (each) => {
        sent.push(each);
        return failure === undefined ? Effect.void : Effect.fail(failure);
      },
    },
    products: flightsPapers({ airports: allAirports, letters: fluentLetters }),
    letters: fluentLetters,
    clock: { now: () => now },
    businessZone: 'Asia/Kolkata',
    portal: 'https://portal.example',
  });
  const handle = (notice: string, payload: Readonly<Record<string, unknown>> = entry) =>
    Effect.runPromise(Effect.result(mail.handle(notice, payload, '77')));
  return { sent, handle };
}

const entry = { agencyId: 'agency-1', transactionId: 'FL26110000012' };

describe('a notice', () => {
  it('is in the customer’s language to the customer, not to the agency', async () => {
    const { sent, handle } = mailing({ ...booking, contact: makeContact({ language: 'fr' }) });
    await handle('flight-cancelled');
    await handle('hold-expired');
    expect(sent.map(({ kind, language }) => [kind, language])).toEqual([
      ['flight-cancelled', 'fr'],
      ['hold-expired', 'en'],
    ]);
    expect(sent[0]?.text).toContain('La compagnie a confirmé une annulation');
  });

  it('warns the agency of a hold that is about to end', async () => {
    const { sent, handle } = mailing();
    await handle('hold-ending');
    expect(sent).toMatchObject([
      { to: 'desk@agency.test', kind: 'hold-ending', mailId: 'hold-ending-FL26110000012-77-0' },
    ]);
    expect(sent[0]?.subject).toMatch(/^Hold K7PQ2M ends \d{2} \w{3} 2026 \d{2}:\d{2}$/);
    expect(sent[0]?.text).toContain('https://portal.example/flight/ticket/FL26110000012');
  });

  it('says the agency that what it asked for on request was declined, by its own number where there is no other', async () => {
    const { reference: _, heldUntil: __, ...declined } = booking;
    const { sent, handle } = mailing(declined);
    await handle('hold-expired');
    expect(sent).toEqual([]);
    await handle('request-declined');
    expect(sent).toMatchObject([{ to: 'desk@agency.test', subject: 'Not confirmed: booking FL26110000012' }]);
  });

  it('warns of nothing where the hold is over', async () => {
    const { heldUntil: _, ...over } = booking;
    for (const kept of [over, { ...booking, heldUntil: now }]) {
      const { sent, handle } = mailing(kept);
      await handle('hold-ending');
      expect(sent).toEqual([]);
    }
  });

  it('says the agency that a hold has ended, the customer that flights were cancelled', async () => {
    const { sent, handle } = mailing();
    await handle('hold-expired');
    await handle('flight-cancelled');
    expect(sent.map(({ to }) => to)).toEqual(['desk@agency.test', 'lakshmi@example.com', 'office@example.com']);
    expect(new Set(sent.map(({ mailId }) => mailId)).size).toBe(3);
  });

  it('says agency and customer what the airline changed, until when to answer; nobody what is answered', async () => {
    const [was] = booking.itineraries;
    const now_ = { ...was, segments: [{ ...was.segments[0], flightNumber: '9134' }] } as const;
    const scheduleChange = {
      changeId: 'change-1',
      learnedAt: now,
      answerBy: plusMinutes(now, 4320),
      severity: 'minor',
      changes: [{ itinerary: 0, was, now: now_, alternatives: [] }],
    } as const;
    const { heldUntil: _, ...ticketed } = booking;
    const changed: AmendableBooking = {
      ...ticketed,
      status: 'confirmed',
      scheduleChange,
      contact: makeContact({ language: 'fr' }),
    };
    const { sent, handle } = mailing(changed);
    await handle('schedule-changed', { ...entry, changeId: 'change-1' });
    expect(sent.map(({ to, language }) => [to, language])).toEqual([
      ['desk@agency.test', 'en'],
      [changed.contact.email, 'fr'],
    ]);
    expect(sent[0]?.text).toMatch(/They were:[^]*2134[^]*They are now:[^]*9134[^]*by .*23 Nov 2026/);
    await handle('schedule-changed', { ...entry, changeId: 'an older one' });
    const answered = mailing(ticketed);
    await answered.handle('schedule-changed', { ...entry, changeId: 'change-1' });
    expect([sent.length, answered.sent]).toEqual([2, []]);
    await handle('schedule-restored');
    expect(sent).toHaveLength(2);
    await answered.handle('schedule-restored');
    expect(answered.sent.map(({ to, subject }) => `${to} ${subject.split(':')[0]}`)).toEqual(
      expect.arrayContaining(['desk@agency.test Flights as agreed again']),
    );
    expect(answered.sent.length).toBeGreaterThan(1);
    await handle('flight-rescheduled');
    expect(sent.at(-1)).toMatchObject({ to: changed.contact.email, kind: 'flight-rescheduled' });
  });

  it('is tried again where no server took it, and let go where none ever will', async () => {
    const failed = await mailing(booking, new MailNotSent({ detail: 'down', forGood: false })).handle('hold-expired');
    expect(failed._tag).toBe('Failure');
    const gone = await mailing(booking, new MailNotSent({ detail: 'no such box', forGood: true })).handle(
      'hold-expired',
    );
    expect(gone._tag).toBe('Success');
  });

  it('is let go where it names nothing', async () => {
    const { sent, handle } = mailing();
    await handle('hold-expired', {});
    await handle('hold-expired', { ...entry, agencyId: 'another' });
    expect(sent).toEqual([]);
  });

  it('names whose place and which flight was cancelled, and no other', async () => {
    const [there] = booking.itineraries;
    const [segment] = there.segments;
    const back = {
      ...there,
      segments: [{ ...segment, flightNumber: '2135', origin: 'BOM', destination: 'DEL' }] as const,
    };
    const { sent, handle } = mailing({
      ...booking,
      status: 'part-cancelled',
      itineraries: [there, back],
      travellers: [makeTraveller(), makeTraveller({ firstName: 'Kabir', lastName: 'Nair' })],
      gone: [{ traveller: 1, item: 1 }],
    });
    await handle('flight-cancelled', { ...entry, places: [{ traveller: 1, item: 1 }] });
    expect(sent[0]?.text).toContain('Kabir Nair');
    expect(sent[0]?.text).toContain('2135');
    expect(sent[0]?.text).not.toContain('2134');
    expect(sent[0]?.text).not.toContain('Lakshmi');
  });

  it.each(['en', 'fr', 'ar'] as const)('has whole words in %s', (language) => {
    for (const notice of [
      'hold-ending',
      'hold-expired',
      'request-declined',
      'flight-cancelled',
      'schedule-changed',
      'schedule-restored',
      'flight-rescheduled',
    ] as const) {
      const { subject, text } = fluentLetters.bookingNotice(language, {
        notice,
        product: 'flight',
        transactionId: 'FL26110000012',
        reference: 'K7PQ2M',
        companyName: 'Sky Desk',
        companyPhone: '+91 20 5550 0100',
        leadTraveller: 'Lakshmi Iyer',
        travellers: ['Lakshmi Iyer'],
        lines: ['6E 2134, DEL 06:10 – BOM 08:25, 24 Nov 2026'],
        changed: { was: ['6E 2134'], now: ['6E 9134'] },
        until: '21 Nov 2026 18:30',
        link: 'https://portal.example/x',
      });
      expect(subject).toContain(notice === 'request-declined' ? 'FL26110000012' : 'K7PQ2M');
      expect(`${subject} ${text}`).not.toMatch(/\{|\}|notice-/);
      expect(text).toContain('6E 2134');
    }
  });
});
