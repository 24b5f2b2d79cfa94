/** An agency's own price rules, over HTTP on both databases: set by who may, held by the next quote, written down. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceRules } from '#domain/flight/terms/price-rules.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

describe.each(databases())('price rules over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let portal: PortalDesk;
  let staff: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    [portal, staff] = await Promise.all([portalDesk(office, 'agent@demo.test'), portalDesk(office, 'staff@demo.test')]);
  });
  afterAll(() => office.stop());

  const written = () =>
    database.query<{ agency_id: string; actor_user_id: string; detail: { from: PriceRules; to: PriceRules } }>(
      `select agency_id, actor_user_id, detail from audit where operation = 'agency.set-price-rules' order by audit_id`,
    );
  const quoted = async () => {
    const party = { adults: 2, children: 0, infants: 0 };
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 40) }];
    const { offers } = await get(portal.desk.flight.search({ ...defaultSearch, sectors, party, nonStopOnly: true }));
    const [offer] = offers;
    if (offer === undefined) throw new Error('nothing flies');
    return get(portal.desk.flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }));
  };

  it('bind the next quote, and say in the audit log what they were', async () => {
    const { agency } = portal.desk;
    const before = await get(agency.priceRules());
    expect(before).toMatchObject({ domestic: { markup: { most: rupees(2000) }, belowNet: false } });
    const rules: PriceRules = {
      ...before,
      domestic: { serviceFee: { least: rupees(50), most: rupees(75) }, belowNet: false },
      roundTo: rupees(10),
    };
    expect(await get(agency.setPriceRules(rules))).toEqual(rules);
    expect(await get(agency.setPriceRules(rules))).toEqual(rules);
    expect(await get(agency.priceRules())).toEqual(rules);
    const quote = await quoted();
    expect(quote.asking).toMatchObject({
      serviceFee: { least: rupees(50), most: rupees(75) },
      rule: { called: 'agency-price' },
    });
    expect(quote.asking?.markup).toBeUndefined();
    expect(quote.fare.total.minor % 10_00).toBe(0);
    const rows = await written();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ agency_id: 'malabar', detail: { from: before, to: rules } });
    expect(rows[0]?.actor_user_id).not.toBe('');
  });

  it('are refused at their fields, and to who may not set them; nothing is written', async () => {
    const { agency } = portal.desk;
    const before = await get(agency.priceRules());
    const wrong: PriceRules = {
      ...before,
      international: { markup: { least: rupees(2), most: rupees(1) }, belowNet: false },
      roundTo: rupees(3),
    };
    expect(await failureOf(agency.setPriceRules(wrong))).toMatchObject({
      violations: [
        { code: 'bounds-reversed', path: 'international.markup.most' },
        { code: 'not-a-choice', path: 'roundTo' },
      ],
    });
    for (const refused of [staff.desk.agency.priceRules(), staff.desk.agency.setPriceRules(before)]) {
      expect(await failureOf(refused)).toMatchObject({ _tag: 'NotPermitted' });
    }
    expect(await get(agency.priceRules())).toEqual(before);
    expect(await written()).toHaveLength(1);
  });
});
