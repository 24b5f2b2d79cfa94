/** Markup rules in the running back office on both databases: written, applied to what is quoted from then on, and replayed over what was sold. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { money, subtract } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aCab, aFlight } from '../cart/putting-in.ts';
import { buyingOf } from '../products/buying.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failed = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const inr = (rupees: number) => money(rupees * 100, 'INR');

const rule = (
  ruleId: string,
  service: MarkupRule['service'],
  rupees: number,
  own: Partial<MarkupRule> = {},
): MarkupRule => ({
  ruleId,
  name: ruleId,
  service,
  isOn: true,
  amount: { each: inr(rupees) },
  from: today,
  ...own,
});

describe.each(databases())('markup rules over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let owner: PortalDesk;
  let staff: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    owner = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
  });
  afterAll(() => office.stop());

  const save = async (...rules: readonly MarkupRule[]) => get(owner.desk.agency.saveMarkupRules({ rules }));
  const buyCab = (lastName: string, ahead: number) => buyingOf('cab', today).buy(owner.desk, lastName, ahead);
  /** What is added for one adult from Delhi to Mumbai. */
  const quotedMarkup = async () => {
    const { flight } = owner.desk;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 25) }];
    const party = { adults: 1, children: 0, infants: 0 };
    const { offers } = await get(flight.search({ ...defaultSearch, sectors, party, nonStopOnly: true }));
    const [offer] = offers;
    if (offer === undefined) throw new Error('No flights');
    const { fare } = await get(flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }));
    return fare.terms?.markup;
  };

  it('apply to flights that are quoted from then on: the first that is on and fits', async () => {
    const route = { origins: ['DEL'], destinations: ['BOM'], trips: ['one-way' as const] };
    const general = rule('all-flights', 'flight', 150);
    const { rules } = await save(rule('delhi-mumbai', 'flight', 777, route), general);
    expect(rules.map(({ ruleId }) => ruleId).slice(0, 2)).toEqual(['delhi-mumbai', 'all-flights']);
    await expect.poll(quotedMarkup).toEqual(inr(777));
    await save(rule('delhi-mumbai', 'flight', 777, { ...route, isOn: false }), general);
    await expect.poll(quotedMarkup).toEqual(inr(150));
    // The flight leaves a day after the last.
    const festival = { travelFrom: addDays(today, 20), travelTo: addDays(today, 24) };
    await save(rule('festival', 'flight', 888, festival), general);
    await expect.poll(quotedMarkup).toEqual(inr(150));
    const { rules: dated } = await save(
      rule('festival', 'flight', 888, { ...festival, travelTo: addDays(today, 25) }),
      general,
    );
    expect(dated[0]).toMatchObject({ travelFrom: festival.travelFrom, travelTo: addDays(today, 25) });
    await expect.poll(quotedMarkup).toEqual(inr(888));
    await save(rule('later', 'flight', 900, { from: addDays(today, 3) }), general);
    await expect.poll(quotedMarkup).toEqual(inr(150));
    expect((await get(owner.desk.agency.markupRules({}))).rules.map(({ ruleId }) => ruleId)).toEqual([
      'later',
      'all-flights',
    ]);
  });

  it('are replayed over what was sold, and what they then say is what the next sale is marked up by', async () => {
    await save(rule('cabs', 'cab', 300));
    const sold = await buyCab('Menon', 41);
    expect(sold.price.terms?.markup).toEqual(inr(300));
    const drafts = [rule('cabs', 'cab', 500)];
    const days = { from: addDays(today, -1), to: today };
    const effect = await get(owner.desk.agency.simulateMarkup({ rules: drafts, ...days }));
    expect(effect.changed).toContainEqual(
      expect.objectContaining({ transactionId: sold.transactionId, before: inr(300), after: inr(500) }),
    );
    expect(effect.rules).toContainEqual(expect.objectContaining({ ruleId: 'cabs', bookings: 1, amount: inr(500) }));
    // One that never counts is named; one that begins later is not tried.
    const unused = [rule('never', 'cab', 1), rule('later', 'cab', 9, { from: addDays(today, 1) })];
    const tried = await get(owner.desk.agency.simulateMarkup({ rules: [...drafts, ...unused], ...days }));
    expect(tried.rules).toContainEqual({ ruleId: 'never', bookings: 0, amount: inr(0), was: inr(0) });
    expect(tried.rules.map(({ ruleId }) => ruleId)).not.toContain('later');
    const same = await get(owner.desk.agency.simulateMarkup({ rules: [rule('cabs', 'cab', 300)], ...days }));
    expect(same.changed.filter(({ transactionId }) => transactionId === sold.transactionId)).toEqual([]);
    expect((await get(owner.desk.agency.markupRules({}))).rules).toMatchObject([
      { ruleId: 'cabs', amount: { each: inr(300) } },
    ]);
    await save(...drafts);
    expect((await buyCab('Varma', 42)).price.terms?.markup).toEqual(inr(500));
  });

  it('that stay keep their first day when others are written before them', async () => {
    const narrow = { origins: ['DEL'], trips: ['one-way' as const], journey: 'domestic' as const };
    const capped = { amount: { basisPoints: 250, most: inr(400) } };
    await save(rule('old', 'flight', 0, { ...narrow, ...capped }));
    const longAgo = addDays(today, -90);
    await database.query(
      `update agency_terms set terms = jsonb_set(terms, '{from}', to_jsonb($1::text)) where terms->>'id' = 'old'`,
      [longAgo],
    );
    const { rules: read } = await get(owner.desk.agency.markupRules({}));
    const { rules } = await save(rule('new', 'flight', 90), ...read);
    expect(rules.map(({ ruleId, from }) => [ruleId, from])).toEqual([
      ['new', today],
      ['old', longAgo],
    ]);
  });

  it('say what is wrong with a rule at its field, and keep what stands', async () => {
    const before = await get(owner.desk.agency.markupRules({}));
    const wrong = await failed(
      owner.desk.agency.saveMarkupRules({
        rules: [rule('cabs', 'cab', 1), { ruleId: 'x', isOn: true, name: '', service: 'ferry' }],
      }),
    );
    expect(wrong).toMatchObject({
      violations: [
        { path: 'rules[1].name' },
        { path: 'rules[1].service' },
        { path: 'rules[1].amount' },
        { path: 'rules[1].from' },
      ],
    });
    const days = { from: today, to: addDays(today, -1) };
    expect(await failed(owner.desk.agency.simulateMarkup({ rules: [], ...days }))).toMatchObject({
      violations: [{ path: 'to' }],
    });
    expect(await get(owner.desk.agency.markupRules({}))).toEqual(before);
  });

  it('are nobody’s to read or write without the right to them', async () => {
    expect(await failed(staff.desk.agency.markupRules({}))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failed(staff.desk.agency.saveMarkupRules({ rules: [] }))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failed(staff.desk.agency.simulateMarkup({ rules: [], from: today, to: today }))).toMatchObject({
      _tag: 'NotPermitted',
    });
  });

  it('may be for the people of a company: what they look at is marked up by them, and so is what was sold to them', async () => {
    const traveller = await portalDesk(office, 'traveller@demo.test');
    const { companies = [] } = await get(owner.desk.agency.markupRules({}));
    const [company] = companies;
    if (company === undefined) throw new Error('No companies');
    const own = rule('for-the-company', 'cab', 900, { companies: [company.companyId] });
    const general = rule('cabs', 'cab', 300);
    const { rules } = await save(own, general);
    const sold = await buyCab('Nair', 38);
    expect(rules[0]).toEqual(own);
    const cheapest = async ({ desk }: PortalDesk) => {
      const place = async (text: string) => (await get(desk.cab.places({ text })))[0]?.placeId ?? '';
      const [pickUpAt, dropAt] = [await place('Bengaluru'), await place('Mysuru')];
      const at = `${addDays(today, 39)}T10:00`;
      const { cabs } = await get(desk.cab.search({ kind: 'oneway', pickUpAt, dropAt, at, passengers: 2 }));
      return cabs[0]?.total ?? inr(0);
    };
    expect(subtract(await cheapest(traveller), await cheapest(owner))).toEqual(inr(600));
    // The same where the rule is the company's alone.
    await save(own, { ...general, isOn: false });
    expect(subtract(await cheapest(traveller), await cheapest(owner))).toEqual(inr(900));
    const days = { from: addDays(today, -1), to: today };
    const replayed = async () => {
      const { changed } = await get(owner.desk.agency.simulateMarkup({ rules: [own], ...days }));
      return changed.find(({ transactionId }) => transactionId === sold.transactionId)?.after;
    };
    expect(await replayed()).toEqual(inr(0));
    await database.query(
      `update booking set on_behalf_of = (select user_id from app_user where login = 'traveller@demo.test') where transaction_id = $1`,
      [sold.transactionId],
    );
    expect(await replayed()).toEqual(inr(900));
    expect(
      await failed(owner.desk.agency.saveMarkupRules({ rules: [{ ...own, companies: ['nobody'] }] })),
    ).toMatchObject({
      violations: [{ path: 'rules[0].companies', code: 'not-a-choice' }],
    });
    await save();
  });

  it('of a company count for its traveller’s flights as for their cabs, also in a cart that an agent prices', async () => {
    const traveller = await portalDesk(office, 'traveller@demo.test');
    const [company] = (await get(owner.desk.agency.markupRules({}))).companies ?? [];
    if (company === undefined) throw new Error('No companies');
    const services = ['cab', 'flight'] as const;
    const forCompany = { companies: [company.companyId] };
    await save(
      ...services.map((service) => rule(`company-${service}`, service, 900, forCompany)),
      ...services.map((service) => rule(`all-${service}`, service, 300)),
    );
    const cartId = randomUUID();
    const flight = await aFlight(traveller.desk, cartId);
    if (flight.product !== 'flight') throw new Error('No flight');
    // What a search shows is what is quoted.
    expect((await get(traveller.desk.flight.quote(flight.quote))).changed).toBe(false);
    await get(traveller.desk.cart.add(await aCab(traveller.desk, cartId)));
    const { cart } = await get(traveller.desk.cart.add(flight));
    await get(traveller.desk.cart.change({ ...cart, shared: true }));
    const { total } = await get(traveller.desk.cart.quote({ cartId }));
    expect((await get(owner.desk.cart.quote({ cartId }))).total).toEqual(total);
    // What the agent found for the agency's customers goes in, and is charged, at the company's price.
    const found = await aCab(owner.desk, cartId);
    const { items } = await get(owner.desk.cart.add(found));
    expect(await get(owner.desk.cart.add(found))).toEqual({ cart: expect.anything(), items });
    const last = items.at(-1);
    const seen = await Promise.all([owner, traveller].map(({ desk }) => get(desk.cart.quote({ cartId }))));
    const totals = seen.map(({ prices }) => prices.find(({ itemId }) => itemId === last?.itemId)?.price?.total);
    expect([last?.shown, ...totals].map((each) => each?.minor)).toEqual(
      totals.map(() => totals[1]?.minor).concat(totals[1]?.minor),
    );
    const own = await get(owner.desk.cart.add({ ...(await aCab(owner.desk, randomUUID())) }));
    expect(subtract(last?.shown ?? inr(0), own.items[0]?.shown ?? inr(0))).toEqual(inr(600));
    await save();
  });
});
