/**
 * From an empty database to its first sale, over HTTP alone: the first operator's link, an agency that they make, its invitation
 * read among the kept messages, a search, a ticket on the credit that was given. Nothing is written into the database by hand.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { negate } from '#domain/money/money.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { readInvitation } from '#domain/session/invitation.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { MessageShown } from '#application/desk/operations/records.ts';
import { agencyCareReference } from '#infrastructure/wire/reference/operations/agencies.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases, lasting } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const newPassword = 'nine green parrots';

// The embedded database fills itself with the demonstration.
describe.each(databases('server'))('an empty $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let operator: Desk;

  beforeAll(async () => {
    office = await runBackOffice(await fresh(), { PUBLIC_URL: 'https://portal.example', DEMO: '0' });
  });
  afterAll(() => office.stop());

  async function comeIn(text: string): Promise<Desk> {
    const invitation = readInvitation(decodeURIComponent(/#invitation=(\S+)/.exec(text)?.[1] ?? ''));
    if (invitation === undefined) throw new Error(`There is no invitation in ${text}`);
    const { userId, secret: currentPassword } = invitation;
    const person = await portalDesk(office);
    const { desk } = person;
    person.use((await get(desk.session.logIn({ userId, password: currentPassword }))).token);
    await get(desk.session.changePassword({ currentPassword, newPassword, confirmPassword: newPassword }));
    person.use((await get(desk.session.logIn({ userId, password: newPassword }))).token);
    return desk;
  }

  async function messageTo(text: string, passedOver = 'nothing'): Promise<MessageShown> {
    const newest = async () =>
      (await get(operator.operations.messages({ channel: 'mail', text, page: 1 }))).messages.find(
        ({ messageId }) => !messageId.startsWith(passedOver),
      );
    await expect.poll(newest, { timeout: 20_000 }).toBeDefined();
    return get(operator.operations.message({ messageId: (await newest())?.messageId ?? '' }));
  }

  it('comes to its first sale', async () => {
    const { invited } = office;
    if (invited.kind !== 'shown') throw new Error(`The first operator is ${invited.kind}`);
    operator = await comeIn(invited.address);
    const asked = { ...agencyCareReference.addAgency.request, requestId: randomUUID() };
    const { agencyId } = await get(operator.operations.addAgency(asked));
    const agent = await comeIn((await messageTo(asked.person.userId)).body);
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 30) }];
    const { offers } = await get(agent.flight.search({ ...defaultSearch, sectors, numResults: 40 }));
    const offer = offers.find(({ fares }) => fares[0].seatsLeft > 4);
    if (offer === undefined) throw new Error('Nothing is sold');
    const { offerId, fares } = offer;
    const quote = await get(agent.flight.quote({ choices: [{ offerId, fareId: fares[0].fareId }] }));
    const booked = await get(
      agent.flight.book({
        quoteId: quote.quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [makeTraveller()],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    expect(booked.status).toBe('confirmed');
    const { net } = quote.fare.terms ?? {};
    if (net === undefined) throw new Error('The agent does not see what it is charged');
    expect((await get(operator.operations.agency({ agencyId }))).balance).toEqual(negate(net));
    // No mail server is named: what the agent mails its customer, beside the ticket that went by itself, an operator passes on.
    const to = 'asha@example.com';
    await get(
      agent.booking.mailDocument({
        transactionId: booked.transactionId,
        kind: 'ticket',
        language: 'en',
        to,
        requestId: randomUUID(),
      }),
    );
    const { messageId, attachment, file } = await messageTo(to, 'flight-ticketed');
    expect([attachment, file]).toEqual([expect.stringMatching(/\.pdf$/), undefined]);
    const opened = await get(operator.operations.message({ messageId, withFile: true }));
    expect(opened.file).toMatchObject({ filename: attachment, mediaType: 'application/pdf' });
    expect(
      Buffer.from(opened.file?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('says who made and opened what, and which logins failed', async () => {
    await refusal((await portalDesk(office)).desk.session.logIn({ userId: 'nobody', password: 'wrong horse' }));
    const { entries } = await get(operator.operations.audit({ view: 'house', page: 1 }));
    expect(entries.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['operations.add-agency', 'operations.read-message']),
    );
    const made = entries.find(({ operation }) => operation === 'operations.add-agency');
    expect(made).toMatchObject({ actor: 'Operator', agency: 'Backwater Trails' });
    expect(await get(operator.operations.auditEntry({ auditId: made?.auditId ?? '' }))).toEqual(made);
    const failed = await get(operator.operations.audit({ view: 'refused-logins', page: 1 }));
    expect([failed.total, failed.entries[0]?.operation]).toEqual([1, 'session.log-in-refused']);
    expect(await refusal(operator.operations.auditEntry({ auditId: 'x' }))).toMatchObject({ _tag: 'NotFound' });
    expect(await refusal(operator.operations.message({ messageId: 'x' }))).toMatchObject({ _tag: 'NotFound' });
    // What is opened in vain is not written down as opened.
    const again = await get(operator.operations.audit({ view: 'house', text: 'operations.read-message', page: 1 }));
    expect(again.total).toBe(3);
  });
});

describe.each(databases('server'))('what an empty $kind database trades in', ({ fresh }) => {
  it('is said at its first start, and no later start changes it', async () => {
    const database = await fresh();
    const started = (CURRENCY: string, COUNTRY: string) =>
      runBackOffice(lasting(database), { PUBLIC_URL: 'https://portal.example', DEMO: '0', CURRENCY, COUNTRY });
    try {
      for (const [currency, country] of [
        ['AED', 'AE'],
        ['USD', 'US'],
      ] as const) {
        const office = await started(currency, country);
        const { desk } = await portalDesk(office);
        expect(readClientConfiguration(await get(desk.configuration.read()))).toMatchObject({
          currency: 'AED',
          countryCode: 'AE',
          hotelPassengerCountry: 'AE',
        });
        expect(office.invited.kind).toBe('shown');
        await office.stop();
      }
      expect(await database.query('select agency_id, currency from account')).toEqual([
        { agency_id: 'house', currency: 'AED' },
      ]);
    } finally {
      await database.close();
    }
  });

  it('is what one of them says where two begin at once', async () => {
    const database = await fresh();
    const offices: RunningBackOffice[] = [];
    const started = async (CURRENCY: string, COUNTRY: string) => {
      const office = await runBackOffice(lasting(database), { DEMO: '0', CURRENCY, COUNTRY });
      offices.push(office);
      const { desk } = await portalDesk(office);
      return readClientConfiguration(await get(desk.configuration.read()));
    };
    try {
      const [one, other] = await Promise.all([started('INR', 'IN'), started('AED', 'AE')]);
      expect(other).toEqual(one);
      expect([one.currency, one.countryCode, one.hotelPassengerCountry]).toBeOneOf([
        ['INR', 'IN', 'IN'],
        ['AED', 'AE', 'AE'],
      ]);
      expect(await database.query('select currency from account')).toEqual([{ currency: one.currency }]);
      expect(await database.query(`select from audit where operation = 'session.begin-trading'`)).toHaveLength(1);
    } finally {
      await Promise.all(offices.map((office) => office.stop()));
      await database.close();
    }
  });
});
