/**
 * An operator writes the house's own tariff over HTTP: every product that an agency buys without an agreement of its own is
 * charged by the row of the day of sale, what was sold keeps its price, and what is agreed with an agency stands before it.
 */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { describe, expect, it } from 'vitest';
import { services } from '#domain/booking/booking.ts';
import { totalOfLines } from '#domain/booking/cancel/price-of-units.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { type Money, percentage } from '#domain/money/money.ts';
import type { AgencyRule, AgencyRuleKind } from '#domain/operations/agency-rules.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import type { Price, PricePart, PricePartName } from '#domain/price/price.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import { makeContact, makeTraveller } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';
import { houseAndAgency } from './house-and-agency.ts';
import { buying } from '../products/buying.ts';
import { staysInKochi } from '../products/finding.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

/** Sales made elsewhere are billed with what was typed. */
const sales = [
  ...buying(today)
    .filter(({ product }) => product !== 'billing')
    .map(({ product, buy }) => ({
      product,
      buy: async (desk: Desk, lastName: string, ahead: number) => (await buy(desk, lastName, ahead)).transactionId,
    })),
  {
    product: 'flight',
    buy: async ({ flight }: Desk, lastName: string, ahead: number) => {
      const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, ahead) }];
      const [offer] = (await get(flight.search({ ...defaultSearch, sectors }))).offers;
      if (offer === undefined) throw new Error('Nothing flies');
      const { quoteId } = await get(
        flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }),
      );
      const { transactionId } = await get(
        flight.book({
          quoteId,
          requestId: randomUUID(),
          mode: 'ticket',
          travellers: [makeTraveller({ lastName })],
          contact: makeContact({ mobile: '9847031264' }),
          parameters: [],
          acceptTerms: true,
        }),
      );
      return transactionId;
    },
  },
];

const namedIn = (part: PricePart, name: PricePartName): readonly PricePart[] =>
  part.parts === undefined
    ? [part].filter((line) => line.name === name)
    : part.parts.flatMap((each) => namedIn(each, name));

describe.each(databases())('the house’s tariff on the $kind database', ({ fresh }) => {
  const there = houseAndAgency(fresh);

  const rule = (service: AgencyRule['service'], kind: AgencyRuleKind, amount: AgencyRule['amount']): AgencyRule => ({
    ruleId: randomUUID(),
    kind,
    service,
    amount,
    from: today,
  });
  const publish = async (rules: readonly AgencyRule[]) => {
    const { agencyId, version } = await get(there().operator.operations.agencyRules({}));
    return get(there().operator.operations.setAgencyRules({ agencyId, rules, version }));
  };
  const feesOf = async (transactionId: string) => {
    const { price } = await get(there().agent.booking.details({ transactionId }));
    return namedIn(price.breakdown, 'convenience-fee').map(({ amount, rule: by }) => ({ amount, from: by?.from }));
  };

  it('begins with what the products start with', async () => {
    const { isHouse, rules } = await get(there().operator.operations.agencyRules({}));
    expect(isHouse).toBe(true);
    const begin = (kind: AgencyRuleKind) => rules.filter((each) => each.kind === kind).map(({ service }) => service);
    expect(begin('fee')).toEqual(['hotel', 'visa']);
    const flights = ['flight', 'flight', 'flight', 'flight'];
    expect(begin('commission')).toEqual([...flights, 'hotel', 'bus', 'insurance', 'holiday', 'cruise', 'cab']);
    expect(rules.filter(({ kind }) => kind === 'markup')).toMatchObject([
      { service: 'hotel', amount: { basisPoints: 800 } },
      { service: 'train', amount: { each: rupees(40) } },
    ]);
  });

  it('gives its commission on flights to an agency that has none of its own, and to no other', async () => {
    const { agencyId: house, rules: begun, version } = await get(there().operator.operations.agencyRules({}));
    const others = begun.filter(({ kind, service }) => kind !== 'commission' || service !== 'flight');
    const share = (basisPoints: number): AgencyRule => ({
      ...rule('flight', 'commission', { basisPoints }),
      basis: 'base',
    });
    await get(there().operator.operations.setAgencyRules({ agencyId: house, rules: [share(900), ...others], version }));
    const agencyId = 'malabar';
    const agreed = await get(there().operator.operations.agencyRules({ agencyId }));
    expect(agreed.rules.filter(({ kind, service }) => kind === 'commission' && service === 'flight')).toEqual([]);
    const quoted = async (ahead: number) => {
      const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, ahead) }];
      const [offer] = (await get(there().agent.flight.search({ ...defaultSearch, sectors }))).offers;
      if (offer === undefined) throw new Error('Nothing flies');
      return get(there().agent.flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }));
    };
    const earned = ({ terms, breakdown }: Pick<Price, 'terms' | 'breakdown'>) => {
      const base = amountNamed(breakdown, 'base-fare');
      return [900, 200, 1100].find((points) => percentage(base, points).minor === terms?.commission.minor);
    };
    const sold = async (lastName: string, ahead: number) => {
      const transactionId =
        (await sales.find(({ product }) => product === 'flight')?.buy(there().agent, lastName, ahead)) ?? '';
      return async () => earned((await get(there().agent.booking.details({ transactionId }))).price);
    };
    // Every process is notified of the change.
    await expect.poll(async () => earned((await quoted(31)).fare)).toBe(900);
    const first = await sold('Nair', 31);
    expect(await first()).toBe(900);
    await get(
      there().operator.operations.setAgencyRules({
        agencyId,
        rules: [share(200), ...agreed.rules],
        version: agreed.version,
      }),
    );
    await publish([share(1100), ...others]);
    await expect.poll(async () => earned((await quoted(32)).fare)).toBe(200);
    const second = await sold('Kurian', 32);
    expect([await first(), await second()]).toEqual([900, 200]);
    const { rules, version: own } = await get(there().operator.operations.agencyRules({ agencyId }));
    const without = rules.filter(({ kind, service }) => kind !== 'commission' || service !== 'flight');
    await get(there().operator.operations.setAgencyRules({ agencyId, rules: without, version: own }));
    await expect.poll(async () => earned((await quoted(33)).fare)).toBe(1100);
  });

  it('is what each product is sold by, and what was sold keeps its own', async () => {
    const fee = (amount: Money) => services.map((service) => rule(service, 'fee', { each: amount }));
    await publish(fee(rupees(137)));
    const sold: { readonly product: string; readonly transactionId: string }[] = [];
    for (const [at, { product, buy }] of sales.entries())
      sold.push({ product, transactionId: await buy(there().agent, 'Menon', 40 + at) });
    expect(new Set(sold.map(({ product }) => product))).toEqual(new Set(services));
    const before = new Map<string, unknown>();
    for (const { product, transactionId } of sold) {
      const fees = await feesOf(transactionId);
      expect(fees.length, product).toBeGreaterThan(0);
      for (const { from } of fees) expect(from, product).toBe(today);
      before.set(transactionId, fees);
    }
    await publish(fee(rupees(999)));
    for (const { transactionId } of sold) expect(await feesOf(transactionId)).toEqual(before.get(transactionId));
  });

  it('asks its charges of whatever is sold, taxed, kept when it is cancelled, and the books add up', async () => {
    const [handling, paying] = [rupees(61), { basisPoints: 90, most: rupees(400) }];
    await publish(
      services.flatMap((service) => [
        rule(service, 'handling', { each: handling }),
        rule(service, 'gateway', paying),
        rule(service, 'fee', { each: rupees(13) }),
      ]),
    );
    for (const [at, { product, buy }] of sales.entries()) {
      const transactionId = await buy(there().agent, 'Nair', 45 + at);
      const { price } = await get(there().agent.booking.details({ transactionId }));
      for (const name of ['handling-charges', 'payment-gateway-charges'] as const) {
        const lines = (tree: PricePart | undefined) =>
          tree === undefined ? [] : namedIn(tree, name).filter(({ rule: by }) => by?.called === 'portal-charge');
        const charged = lines(price.breakdown);
        expect(charged.length, `${product} ${name}`).toBeGreaterThan(0);
        expect(lines(price.netBreakdown), product).toEqual(charged);
        const total = charged.reduce((sofar, { amount }) => sofar + amount.minor, 0);
        for (const { amount, params, rule: by } of charged) {
          expect(by?.from, product).toBe(today);
          const count = Number(params?.['count'] ?? 1);
          if (name === 'handling-charges') expect(amount.minor, product).toBe(handling.minor * count);
          else expect(params?.['percent'], product).toBe('0.9');
        }
        const taxes = namedIn(price.breakdown, 'gst').filter(({ params }) => params?.['taxed'] === name);
        const tax = taxes.reduce((sofar, { amount }) => sofar + amount.minor, 0);
        expect(Math.abs(tax - total * 0.18), product).toBeLessThanOrEqual(charged.length);
      }
      const asked = await Effect.runPromise(Effect.result(there().agent.booking.cancelQuote({ transactionId })));
      if (Result.isFailure(asked)) continue;
      const kept = (asked.success.charges.parts ?? []).filter(({ name }) => name === 'fees-kept');
      expect(kept.flatMap((part) => namedIn(part, 'handling-charges')).length, product).toBeGreaterThan(0);
      await get(there().agent.booking.cancel({ cancelQuoteId: asked.success.cancelQuoteId, requestId: randomUUID() }));
    }
    expect((await get(there().operator.account.checkBooks({}))).findings).toEqual([]);
  });

  it('names its charges on the invoice of rooms that were held first and bought later, and the books add up', async () => {
    const handling = rupees(61);
    await publish([rule('hotel', 'handling', { each: handling }), rule('hotel', 'fee', { each: rupees(13) })]);
    const { agent, operator } = there();
    const { searchId, hotels } = await staysInKochi(agent, addDays(today, 70));
    let held: string | undefined;
    for (const { hotelId } of hotels) {
      const { rates } = await get(agent.hotel.details({ searchId, hotelId }));
      const rateId = rates.find(({ refundable }) => refundable)?.rateId;
      const quote = rateId && (await get(Effect.result(agent.hotel.prebook({ rateIds: [rateId] }))));
      if (!quote || Result.isFailure(quote) || quote.success.hold === undefined) continue;
      const { quoteId } = quote.success;
      const guests = [{ room: 0, title: 'Ms' as const, firstName: 'Asha', lastName: 'Menon' }];
      const contact = makeContact({ mobile: '9847031264' });
      const wanted = { quoteId, requestId: randomUUID(), contact, parameters: [], acceptTerms: true, guests } as const;
      held = (await get(agent.hotel.book({ ...wanted, mode: 'hold' }))).transactionId;
      break;
    }
    if (held === undefined) throw new Error('No hotel holds a room');
    const transactionId = held;
    const noPaper = await refusal(agent.booking.document({ transactionId, kind: 'invoice', language: 'en' }));
    expect(noPaper).toMatchObject({ _tag: 'NotFound' });
    // The house charges more by then: what was held keeps its own.
    await publish([rule('hotel', 'handling', { each: rupees(999) })]);
    await get(agent.booking.ticketHeld({ transactionId, requestId: randomUUID() }));
    const { paper } = await get(agent.booking.document({ transactionId, kind: 'invoice', language: 'en' }));
    const amountOf = (label: string) => paper?.lines.find((line) => line.label === label)?.amount;
    expect(amountOf('handling-charges')).toEqual(handling);
    expect(amountOf('convenience-fee')).toEqual(rupees(13));
    const total = (paper?.lines ?? []).reduce((sofar, { amount }) => sofar + amount.minor, 0);
    expect(total).toBe(paper?.total.minor);
    const { cancelQuoteId, charges } = await get(agent.booking.cancelQuote({ transactionId }));
    const kept = (charges.parts ?? []).filter(({ name }) => name === 'fees-kept');
    expect(kept.flatMap((part) => namedIn(part, 'handling-charges')).map(({ amount }) => amount)).toEqual([handling]);
    await get(agent.booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    expect((await get(operator.account.checkBooks({}))).findings).toEqual([]);
  });

  it('takes its fee for cancelling of whatever was sold, by the row that counted then', async () => {
    const each = rupees(23);
    const cancelling = services.map((service) => rule(service, 'cancelling', { each }));
    await publish(cancelling);
    const sold: { readonly product: string; readonly transactionId: string }[] = [];
    for (const [at, { product, buy }] of sales.entries())
      sold.push({ product, transactionId: await buy(there().agent, 'Pillai', 50 + at) });
    // Dearer on the same day: for what is sold from then on.
    await publish(services.map((service) => rule(service, 'cancelling', { each: rupees(999) })));
    for (const { product, transactionId } of sold) {
      const asked = await Effect.runPromise(Effect.result(there().agent.booking.cancelQuote({ transactionId })));
      // What is cancelled by request is charged as its answer says.
      if (Result.isFailure(asked)) {
        expect(asked.failure, product).toMatchObject({ violations: [{ code: 'cancel-by-request' }] });
        continue;
      }
      const { charges, places, cancelQuoteId, refund } = asked.success;
      const fees = namedIn(charges, 'processing-fee');
      if (refund !== undefined && refund.amount.minor > 0) {
        expect(fees.length, product).toBe(places.length);
        for (const { amount, rule: by } of fees) {
          expect(by?.from, product).toBe(today);
          expect(amount.minor, product).toBeLessThanOrEqual(each.minor);
        }
        // The tax on each fee is a line of its own.
        const taxes = (charges.parts ?? []).filter(({ name }) => name === 'gst');
        expect(taxes.length, product).toBe(fees.length);
        for (const [n, { amount, rule: by }] of taxes.entries()) {
          expect(by?.called, product).toBe('gst-agent-fee');
          expect(Math.abs(amount.minor - (fees[n]?.amount.minor ?? 0) * 0.18), product).toBeLessThanOrEqual(1);
        }
      }
      await get(there().agent.booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    }
    expect((await get(there().operator.account.checkBooks({}))).findings).toEqual([]);
  });

  it('gives way to what is agreed with an agency, and its trains’ fee to the railway’s cap', async () => {
    await publish([
      rule('cab', 'fee', { each: rupees(137) }),
      rule('train', 'markup', { each: rupees(500) }),
      rule('bus', 'markup', { basisPoints: 1000, most: rupees(20) }),
    ]);
    const agencyId = 'malabar';
    const { rules, version } = await get(there().operator.operations.agencyRules({ agencyId }));
    const own = rule('cab', 'fee', { each: rupees(11) });
    await get(there().operator.operations.setAgencyRules({ agencyId, rules: [own, ...rules], version }));
    const buy = async (product: string) => {
      const id = await sales.find((each) => each.product === product)?.buy(there().agent, 'Iyer', 60);
      return (await get(there().agent.booking.details({ transactionId: id ?? '' }))).price;
    };
    expect(totalOfLines((await buy('cab')).breakdown, 'convenience-fee')).toEqual(rupees(11));
    const markup = (await buy('train')).terms?.markup.minor ?? 0;
    expect(markup).toBeGreaterThan(0);
    expect(markup).toBeLessThanOrEqual(4000);
    const bus = (await buy('bus')).breakdown;
    expect(namedIn(bus, 'markup').map(({ amount }) => amount)).toEqual([rupees(20), rupees(20)]);
    expect(namedIn(bus, 'convenience-fee')).toEqual([]);
  });

  it('has no promo codes, as an agency has no usual markup, and is the operators’ alone', async () => {
    const { agencyId, version } = await get(there().operator.operations.agencyRules({}));
    const promo: AgencyRule = {
      ...rule('flight', 'promo', { each: rupees(5) }),
      code: 'ALL',
      borneBy: 'agency',
      to: addDays(today, 5),
    };
    expect(
      await refusal(there().operator.operations.setAgencyRules({ agencyId, rules: [promo], version })),
    ).toMatchObject({
      violations: [{ code: 'not-a-choice', path: 'rules[0].kind' }],
    });
    const wrong = { agencyId: 'malabar', rules: [rule('bus', 'markup', { each: rupees(5) })], version };
    expect(await refusal(there().operator.operations.setAgencyRules(wrong))).toMatchObject({
      violations: [{ code: 'not-a-choice', path: 'rules[0].kind' }],
    });
    expect(await refusal(there().agent.operations.agencyRules({}))).toMatchObject({ _tag: 'NotPermitted' });
  });
});
