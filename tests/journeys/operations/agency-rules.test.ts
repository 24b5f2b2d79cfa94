/**
 * An operator sets an agency's promo codes, commission and fee over HTTP, on both databases: the agency searches and sees them,
 * what it sold before stays explained as it was, and neither two operators overwrite each other nor does anybody else see them.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { AgencyRule } from '#domain/operations/agency-rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { houseAndAgency } from './house-and-agency.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const agencyId = 'malabar';

describe.each(databases())('what the house agrees with an agency, on the $kind database', ({ fresh }) => {
  const there = houseAndAgency(fresh);

  const wish = (overrides: Partial<FlightSearchRequest> = {}): FlightSearchRequest => ({
    ...defaultSearch,
    sectors: [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 40) }],
    ...overrides,
  });
  const quoteOf = async (request: FlightSearchRequest) => {
    const [offer] = (await get(there().agent.flight.search(request))).offers;
    if (offer === undefined) throw new Error('nothing flies');
    const choice = { offerId: offer.offerId, fareId: offer.fares[0].fareId };
    return get(there().agent.flight.quote({ choices: [choice] }));
  };
  const partsOf = (quote: Awaited<ReturnType<typeof quoteOf>>, name: string) =>
    (quote.fare.breakdown?.parts ?? []).filter((part) => part.name === name).map(({ amount }) => amount);

  it('is seen, set and sold by, and what was sold before stays as it was', async () => {
    const before = await get(there().operator.operations.agencyRules({ agencyId }));
    expect(before.rules.filter(({ kind }) => kind === 'promo').map(({ code }) => code)).toEqual([
      'WELCOME5',
      'DOMESTIC250',
    ]);
    const sold = await quoteOf(wish({ promoCode: 'WELCOME5' }));
    const { transactionId } = await get(
      there().agent.flight.book({
        quoteId: sold.quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [makeTraveller({})],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    const earned = async () => (await quoteOf(wish())).fare.terms?.commission.minor ?? 0;
    const usual = await earned();
    const explained = await get(there().agent.booking.details({ transactionId }));

    const code: AgencyRule = {
      ruleId: randomUUID(),
      kind: 'promo',
      service: 'flight',
      code: 'monsoon',
      amount: { each: rupees(111) },
      borneBy: 'supplier',
      from: today,
      to: addDays(today, 30),
    };
    const commission: AgencyRule = {
      ruleId: randomUUID(),
      kind: 'commission',
      service: 'flight',
      amount: { basisPoints: 1000 },
      basis: 'base',
      from: today,
      journey: 'domestic',
    };
    const rules = [code, commission, ...before.rules.filter((rule) => rule.code !== 'WELCOME5')];
    const set = await get(there().operator.operations.setAgencyRules({ agencyId, rules, version: before.version }));
    expect(set.rules[0]).toEqual({ ...code, code: 'MONSOON' });
    expect(set.over).toMatchObject([{ code: 'WELCOME5', to: addDays(today, -1) }]);
    // Sent again after a lost answer.
    expect(await get(there().operator.operations.setAgencyRules({ agencyId, rules, version: before.version }))).toEqual(
      set,
    );

    const quote = await quoteOf(wish({ promoCode: 'MONSOON' }));
    expect(partsOf(quote, 'discount')).toEqual([rupees(-111)]);
    // A tenth of the base fare, and a few per cent before; every process is notified.
    await expect.poll(async () => await earned()).toBeGreaterThan(3 * usual);
    // Of another day: the very same search is answered from the last moments.
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 41) }];
    expect(await refusal(there().agent.flight.search(wish({ promoCode: 'WELCOME5', sectors })))).toMatchObject({
      violations: [{ code: 'promo-expired', path: 'promoCode' }],
    });
    expect((await get(there().agent.booking.details({ transactionId }))).price).toEqual(explained.price);
    const rows = await there().database.query<{ readonly operation: string; readonly reference: string }>(
      `select operation, reference from audit where operation = 'operations.set-agency-rules'`,
    );
    expect(rows).toEqual([{ operation: 'operations.set-agency-rules', reference: agencyId }]);
  });

  it('is not overwritten by who saw it as it was before', async () => {
    const { rules, version } = await get(there().operator.operations.agencyRules({ agencyId }));
    await get(there().operator.operations.setAgencyRules({ agencyId, rules: rules.slice(1), version }));
    const late = { agencyId, rules: rules.slice(0, -1), version };
    expect(await refusal(there().operator.operations.setAgencyRules(late))).toMatchObject({
      violations: [{ code: 'agency-changed', path: 'version' }],
    });
    expect((await get(there().operator.operations.agencyRules({ agencyId }))).rules).toEqual(rules.slice(1));
  });

  it('is the operators’ alone', async () => {
    const asked = { agencyId, rules: [], version: 'seen' };
    for (const userId of ['agent@demo.test', 'staff@demo.test']) {
      const { desk } = await portalDesk(there().office, userId);
      expect(await refusal(desk.operations.agencyRules({ agencyId }))).toMatchObject({ _tag: 'NotPermitted' });
      expect(await refusal(desk.operations.setAgencyRules(asked))).toMatchObject({ _tag: 'NotPermitted' });
    }
    expect(await refusal(there().operator.operations.agencyRules({ agencyId: 'nobody' }))).toMatchObject({
      _tag: 'NotFound',
    });
  });
});
