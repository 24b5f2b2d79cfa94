/**
 * An operator writes an agency's markup rules over HTTP, on both databases: the agency reads and sells by the very same rules,
 * neither overwrites the other, the audit says who did it, and nobody else may.
 */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { MarkupRule } from '#domain/agency/markup/rules.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buyingOf } from '../products/buying.ts';
import { houseAndAgency } from './house-and-agency.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const agencyId = 'malabar';

describe.each(databases())('an agency’s markup rules at the operators’ desk, on the $kind database', ({ fresh }) => {
  const there = houseAndAgency(fresh);
  const cabs = (ruleId: string, amount: number, own: Partial<MarkupRule> = {}): MarkupRule => ({
    ruleId,
    name: ruleId,
    service: 'cab',
    isOn: true,
    amount: { each: rupees(amount) },
    from: today,
    ...own,
  });

  it('are the rules that the agency reads and sells by, and the audit says who set them', async () => {
    const { operator, agent, database } = there();
    const { rules, version } = await get(operator.agency.markupRules({ agencyId }));
    expect(await get(agent.agency.markupRules({}))).toMatchObject({ rules, version });
    const place = async (text: string) => (await get(agent.cab.places({ text })))[0]?.placeId ?? '';
    const [pickUpAt, dropAt] = [await place('Bengaluru'), await place('Mysuru')];
    const cheapest = async () => {
      const at = `${addDays(today, 39)}T10:00`;
      const { cabs: found } = await get(agent.cab.search({ kind: 'oneway', pickUpAt, dropAt, at, passengers: 2 }));
      return found[0]?.total.minor ?? 0;
    };
    const set = async (amount: number, seen: string) =>
      get(operator.agency.saveMarkupRules({ agencyId, rules: [cabs('plan', amount), ...rules], version: seen }));
    const first = await set(100, version);
    await expect.poll(async () => (await get(agent.agency.markupRules({}))).rules).toContainEqual(cabs('plan', 100));
    const before = await cheapest();
    const second = await set(350, first.version);
    await expect.poll(cheapest).toBe(before + 25_000);
    // Sent again after a lost answer.
    expect(await set(350, first.version)).toEqual(second);
    const later = cabs('next month', 500, { from: addDays(today, 30) });
    const dated = await get(operator.agency.saveMarkupRules({ agencyId, rules: [later, ...second.rules] }));
    expect(dated.rules).toContainEqual(later);
    expect(await cheapest()).toBe(before + 25_000);
    const rows = await database.query<{
      readonly login: string;
      readonly agency_id: string;
      readonly reference: string;
    }>(
      `select u.login, d.agency_id, d.reference from audit d join app_user u on u.user_id = d.actor_user_id
       where d.operation = 'agency.save-markup-rules'`,
    );
    expect(rows).toEqual(
      [0, 1, 2].map(() => ({ login: 'operator@demo.test', agency_id: agencyId, reference: agencyId })),
    );
  });

  it('are replayed over what the agency sold', async () => {
    const { operator, agent } = there();
    await buyingOf('cab', today).buy(agent, 'Nair', 38);
    const asked = { rules: [cabs('draft', 50)], from: addDays(today, -30), to: today };
    const own = await get(agent.agency.simulateMarkup(asked));
    expect(own.bookings).toBe(1);
    expect(await get(operator.agency.simulateMarkup({ agencyId, ...asked }))).toEqual(own);
  });

  it('are not overwritten by who saw them as they were before', async () => {
    const { operator, agent } = there();
    const { version } = await get(operator.agency.markupRules({ agencyId }));
    const { rules: own } = await get(agent.agency.saveMarkupRules({ rules: [cabs('our own', 200)] }));
    expect(await refusal(operator.agency.saveMarkupRules({ agencyId, rules: [], version }))).toMatchObject({
      violations: [{ code: 'agency-changed', path: 'version' }],
    });
    expect((await get(operator.agency.markupRules({ agencyId }))).rules).toEqual(own);
  });

  it('are the operators’ alone, and of agencies alone', async () => {
    const asked = { agencyId, rules: [], from: today, to: today };
    for (const userId of ['agent@demo.test', 'staff@demo.test']) {
      const { agency } = (await portalDesk(there().office, userId)).desk;
      expect(await refusal(agency.markupRules({ agencyId }))).toMatchObject({ _tag: 'NotPermitted' });
      expect(await refusal(agency.saveMarkupRules({ agencyId, rules: [] }))).toMatchObject({ _tag: 'NotPermitted' });
      expect(await refusal(agency.simulateMarkup(asked))).toMatchObject({ _tag: 'NotPermitted' });
    }
    for (const nobody of ['nobody', houseId]) {
      const of = { agencyId: nobody };
      expect(await refusal(there().operator.agency.markupRules(of))).toMatchObject({ _tag: 'NotFound' });
      expect(await refusal(there().operator.agency.saveMarkupRules({ ...of, rules: [] }))).toMatchObject({
        _tag: 'NotFound',
      });
    }
  });
});
