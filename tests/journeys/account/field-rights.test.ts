/**
 * What staff and corporate customers learn of money, over HTTP, on a booked world: whatever the back office answers
 * them, an amount that they have no right to stands nowhere in it, nor does it come out by adding lines up. What must not
 * be reported is what the agent learns of the same thing.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import type { FareChoice } from '#application/desk/flight.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { expectUnshown, type Listener, listenerOf, secretsOf } from '#tests/support/listener.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const party = { adults: 2, children: 0, infants: 0 };
/** What a company's booking is checked for. */
const gst = {
  holder: 'Malabar Traders',
  number: '27AAPFU0939F1ZV',
  email: 'tax@example.com',
  address: 'Kochi',
  phone: '4842456610',
};

describe.each(databases())('what is reported of money over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Listener;
  const others: Record<string, Listener> = {};

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    await database.query(
      `insert into app_user
       select (jsonb_populate_record(u, '{"user_id": "demo-corporate", "profile_id": "PRF20499", "login": "corporate@demo.test", "system_role_id": "5"}')).*
       from app_user u where login = 'staff@demo.test'`,
    );
    // Markups of odd amounts, which nothing else comes to by chance.
    await database.query(`update agency_terms set terms = replace(terms::text, '20000', '18761')::jsonb`);
    agent = await listenerOf(office, 'agent@demo.test');
    others['staff'] = await listenerOf(office, 'staff@demo.test');
    others['corporate'] = await listenerOf(office, 'corporate@demo.test');
  });
  afterAll(() => office.stop());

  const search = async ({ desk }: Listener, days: number, numResults = 40): Promise<readonly FlightOffer[]> => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, days) }];
    return (await get(desk.flight.search({ ...defaultSearch, sectors, party, numResults, nonStopOnly: true }))).offers;
  };
  const explained = (choice: FareChoice) => get(agent.desk.flight.explainFare({ choices: [choice] }));
  const choiceOf = ({ offerId, fares: [{ fareId }] }: FlightOffer) => ({ offerId, fareId });
  let buyers = 0;
  const asking = (quoteId: string, mode: 'ticket' | 'hold' = 'ticket') => ({
    quoteId,
    requestId: randomUUID(),
    mode,
    travellers: [0, 1].map(() => makeTraveller({ lastName: surname(buyers++) })),
    contact: makeContact(),
    gst,
    parameters: [],
    acceptTerms: true,
  });
  /** A quote that they ask for; holdable: of a fare that is held. */
  const quoted = async (them: Listener, days: number, holdable = false) => {
    for (const offer of await search(them, days)) {
      const quote = await get(them.desk.flight.quote({ choices: [choiceOf(offer)] }));
      if (!holdable || quote.hold !== undefined) return quote;
    }
    throw new Error('nothing is sold so');
  };
  const sold = async (them: Listener, days: number, mode: 'ticket' | 'hold' = 'ticket') => {
    const quote = await quoted(them, days, mode === 'hold');
    const { transactionId } = await get(them.desk.flight.book(asking(quote.quoteId, mode)));
    const { price: fare, moneyLines } = await get(agent.desk.booking.details({ transactionId }));
    const posted = moneyLines.flatMap(({ debit, credit }) => [debit, credit]).flatMap((amount) => amount ?? []);
    return { transactionId, secrets: [...secretsOf(fare.terms, fare.breakdown, fare.netBreakdown), ...posted] };
  };

  describe.each(['staff', 'corporate'] as const)('%s', (role) => {
    const they = (): Listener => {
      const found = others[role];
      if (found === undefined) throw new Error(role);
      return found;
    };

    it('searches at the customer’s price: the same totals as the agent, and nothing behind them', async () => {
      const [seen, shown] = [await search(agent, 30), await search(they(), 30)];
      const [answer] = they().heard() as [{ ApiStatus: { Result: { offers: { fares: unknown[] }[] } } }];
      const { offers } = answer.ApiStatus.Result;
      expect(seen.length).toBeGreaterThan(3);
      expect(offers.length).toBe(seen.length);
      for (const [at, { offerId, fares }] of seen.entries()) {
        for (const [place, fare] of fares.entries()) {
          expect(shown[at]?.fares[place]?.total).toEqual(fare.total);
          expect(wrongSums(shown[at]?.fares[place]?.breakdown ?? fare.breakdown)).toEqual([]);
          const { net, earn } = fare.terms ?? {};
          if (net === undefined || earn === undefined) throw new Error('the agent sees no terms');
          expectUnshown([offers[at]?.fares[place]], [net, earn]);
          if (at < 3) {
            const { terms, breakdown } = await explained({ offerId, fareId: fare.fareId });
            expectUnshown([offers[at]?.fares[place]], secretsOf(terms, breakdown));
          }
        }
      }
    });

    it('quotes, is refused for want of money, holds, issues and buys', async () => {
      const them = they();
      const { flight, booking } = them.desk;
      const quote = await quoted(them, 31, true);
      const seen = await get(
        agent.desk.flight.quote({ choices: [{ offerId: quote.offerIds[0], fareId: quote.options[0].fareId }] }),
      );
      const secrets = secretsOf(seen.fare.terms, seen.fare.breakdown, seen.fare.netBreakdown);
      expect(quote.fare.total).toEqual(seen.fare.total);
      expect(wrongSums(quote.fare.breakdown)).toEqual([]);
      expect(quote.fare.breakdown.amount).toEqual(quote.fare.total);
      expectUnshown(them.heard().slice(-1), secrets);

      const reserved = 10 ** 12;
      await database.query(`update account set reserved = reserved + ${reserved}`);
      const own = await get(
        flight.quote({ choices: [{ offerId: quote.offerIds[0], fareId: quote.options[0].fareId }] }),
      );
      them.heard();
      const tooLow = await refusal(flight.book(asking(own.quoteId)));
      await database.query(`update account set reserved = reserved - ${reserved}`);
      expect(tooLow).toMatchObject({ _tag: 'BalanceTooLow' });
      expect(tooLow).not.toHaveProperty('needed');
      expect(tooLow).not.toHaveProperty('available');
      const [refused] = them.heard() as [{ ApiStatus: { Message: string } }];
      expectUnshown([refused], secrets);
      expect(refused.ApiStatus.Message).toMatch(/^[^0-9₹]*balance[^0-9₹]*$/);

      const held = await sold(them, 32, 'hold');
      them.heard();
      await get(booking.holds());
      await get(booking.details({ transactionId: held.transactionId }));
      expect(
        await get(booking.ticketHeld({ transactionId: held.transactionId, requestId: randomUUID() })),
      ).toMatchObject({ product: 'flight', status: 'confirmed', reference: expect.stringMatching(/^[A-Z\d]{6}$/) });
      await get(booking.details({ transactionId: held.transactionId }));
      await get(booking.list({ page: 1 }));
      expectUnshown(them.heard(), held.secrets);
    });

    it('opens a booking and its customer’s papers, not the agency’s own', async () => {
      const them = they();
      const { booking } = them.desk;
      const { transactionId, secrets } = await sold(them, 33);
      them.heard();
      const shown = await get(booking.details({ transactionId }));
      expect(wrongSums(shown.price.breakdown)).toEqual([]);
      expect(shown.price.breakdown.amount).toEqual(shown.price.total);
      expect(shown.moneyLines.map((line) => Object.keys(line).toSorted())).toEqual([['at', 'entryId', 'kind']]);
      expectUnshown(them.heard(), secrets);
      for (const kind of ['invoice', 'credit-note'] as const) {
        expect(await refusal(booking.document({ transactionId, kind }))).toMatchObject({ _tag: 'NotPermitted' });
      }
      for (const kind of ['ticket', 'customer-invoice'] as const) {
        expect((await get(booking.document({ transactionId, kind }))).base64.length).toBeGreaterThan(1000);
      }
      expect(await refusal(them.desk.account.ledger({ from: today, to: today, page: 1 }))).toMatchObject({
        _tag: 'NotPermitted',
      });
      expect(await refusal(them.desk.account.verifyLedger({}))).toMatchObject({ _tag: 'NotPermitted' });
      expect(await refusal(them.desk.account.balance())).toMatchObject({ _tag: 'NotPermitted' });
    });

    it('changes and cancels at the customer’s amounts', async () => {
      const them = they();
      const { flight, booking } = them.desk;
      const { transactionId, secrets } = await sold(them, 34);
      const directions = [{ itinerary: 0, date: addDays(today, 36) }];
      them.heard();
      const found = await get(flight.changeSearch({ transactionId, directions }));
      expectUnshown(them.heard(), []);
      // Whatever is found: a change that costs more, where there is one.
      const dearest = found.offers.toSorted((one, other) => other.fares[0].total.minor - one.fares[0].total.minor)[0];
      if (dearest === undefined) throw new Error('no other flight');
      const asked = { transactionId, itineraries: [0], choices: [choiceOf(dearest)] };
      const change = await get(flight.changeQuote(asked));
      expect(wrongSums(change.charge)).toEqual([]);
      const seen = await get(agent.desk.flight.changeQuote(asked));
      expect(change.charge.amount).toEqual(seen.charge.amount);
      expect(seen.net).toBeDefined();
      const posted = [...(seen.ledgerLines ?? []).map(({ amount }) => amount), seen.net?.amount, seen.markup];
      // Where no markup is on the difference, what the airline asks is what the customer pays.
      const behind = [...secrets, ...posted.flatMap((amount) => amount ?? [])].filter(
        ({ minor }) => Math.abs(minor) !== Math.abs(change.charge.amount.minor),
      );
      expectUnshown(them.heard(), behind);

      const quote = await get(booking.cancelQuote({ transactionId, units: [{ item: 0, traveller: 1 }] }));
      const named = await get(booking.cancelQuote({ transactionId, travellers: [1] }));
      // By traveller it says the same.
      const { cancelQuoteId, expiresAt, expiresInSeconds, overTime, ...same } = quote;
      expect(named).toMatchObject(same);
      expect(wrongSums(quote.charges)).toEqual([]);
      const agents = await get(agent.desk.booking.cancelQuote({ transactionId, travellers: [1] }));
      expect(quote.customerRefund).toEqual(agents.customerRefund);
      // The price less what is left and less the refund is what is kept: nothing beside it says the markup.
      const { price } = await get(booking.details({ transactionId }));
      const paid = price.total.minor - quote.remainingTotal.minor;
      expect(quote.charges.amount.minor).toBe(paid - quote.customerRefund.minor);
      expect(quote.overTime.map(({ charges, customerRefund }) => charges.minor + customerRefund.minor)).toEqual(
        quote.overTime.map(() => paid),
      );
      const back = [agents.refund?.amount, agents.markup, ...(agents.ledgerLines ?? []).map(({ amount }) => amount)];
      const hidden = [...secrets, ...back.flatMap((amount) => amount ?? [])].filter(
        // What the fare's rule keeps of a traveller, and what the customer gets, are reported: they are the customer's.
        ({ minor }) => Math.abs(minor) !== quote.customerRefund.minor && Math.abs(minor) !== quote.charges.amount.minor,
      );
      expectUnshown(them.heard(), hidden, ['refund']);
      expect(await get(booking.cancel({ cancelQuoteId, requestId: randomUUID() }))).not.toHaveProperty('creditNote');
      const refunds = await get(booking.refunds({ page: 1 }));
      expect(refunds.refunds[0]).not.toHaveProperty('refund');
      const after = await get(booking.details({ transactionId }));
      expect(after.moneyLines.length).toBe(2);
      expectUnshown(them.heard(), hidden);
    });

    it('sends and opens quotes with the markup in them, and no other; a company’s people send none', async () => {
      const them = they();
      const [offer] = await search(them, 35);
      const [theirs] = await search(agent, 35);
      if (offer === undefined || theirs === undefined) throw new Error('nothing flies');
      const { terms, breakdown } = await explained(choiceOf(theirs));
      const secrets = secretsOf(terms, breakdown);
      const sending = (withMarkup: boolean) => ({
        requestId: randomUUID(),
        customer: { name: 'Meera Nair' },
        language: 'en' as const,
        withMarkup,
        hours: 24,
        offers: [{ choices: [choiceOf(offer)] }],
        acceptChanges: true,
      });
      expect(await refusal(them.desk.flight.sendQuote(sending(false)))).toMatchObject({ _tag: 'NotPermitted' });
      if (role === 'corporate') {
        expect(await refusal(them.desk.flight.sendQuote(sending(true)))).toMatchObject({ reason: 'right-missing' });
        expect(await refusal(them.desk.flight.listQuotes({ page: 1 }))).toMatchObject({ reason: 'right-missing' });
        return;
      }
      const { sentQuoteId } = await get(them.desk.flight.sendQuote(sending(true)));
      const bare = await get(agent.desk.flight.sendQuote(sending(false)));
      them.heard();
      await get(them.desk.flight.openQuote({ sentQuoteId }));
      const { quotes } = await get(them.desk.flight.listQuotes({ page: 1 }));
      expect(quotes.slice(0, 2).map((row) => 'lowest' in row)).toEqual([false, true]);
      expect(await refusal(them.desk.flight.openQuote({ sentQuoteId: bare.sentQuoteId }))).toMatchObject({
        _tag: 'NotPermitted',
        reason: 'right-missing',
      });
      expectUnshown(them.heard(), secrets);
      const { quote } = await get(agent.desk.flight.openQuote({ sentQuoteId: bare.sentQuoteId }));
      expect(quote.offers[0].total.minor).toBeLessThan(offer.fares[0].total.minor);
    });
  });
});
