/**
 * The agency's money against a model of it, over HTTP on both databases: in whatever order it sells, cancels, pays in, is approved or
 * declined, marks up, spends and returns points, at its own desk or with an operator at it, the account is what the model
 * says after each step, its ledger is whole and the books agree. Then 64 who spend what is left at once.
 */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupees } from '#tests/fixtures/flight.ts';
import { surname } from '#tests/fixtures/booking.ts';
import type { Desk } from '#application/desk/desk.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { agentsBalance } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buying } from '../products/buying.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

/** What is known of the money, by what was agreed on before each step. */
interface Model {
  balance: number;
  /** In rupees, on each cab. */
  markup: number;
  readonly sold: { readonly transactionId: string; readonly emulated: boolean }[];
  readonly spent: { readonly reference: string; readonly worth: number }[];
  /** An operator sits at the agent's desk. */
  emulating: boolean;
}

const which = fc.nat(3);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const) }) },
  fc.record({ kind: fc.constant('cancel' as const), which }),
  fc.record({
    kind: fc.constant('deposit' as const),
    rupees: fc.integer({ min: 1000, max: 90_000 }),
    approve: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('mark up' as const), rupees: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ kind: fc.constant('spend points' as const) }),
  fc.record({ kind: fc.constant('return points' as const) }),
  fc.record({ kind: fc.constant('emulate or switch back' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
const steps = fc
  .array(step, { minLength: 8, maxLength: 10, size: 'max' })
  .map((more): readonly Step[] => [
    { kind: 'mark up', rupees: 137 },
    { kind: 'buy' },
    { kind: 'emulate or switch back' },
    { kind: 'buy' },
    { kind: 'spend points' },
    { kind: 'cancel', which: 0 },
    { kind: 'deposit', rupees: 5000, approve: true },
    ...more,
  ]);

describe.each(databases)('the agency’s money on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let own: Desk;
  let house: Desk;
  let ahead = 20;
  let people = 0;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    own = (await portalDesk(office, 'agent@demo.test')).desk;
    house = (await portalDesk(office, 'operator@demo.test')).desk;
  });
  afterAll(() => office.stop());

  const cab = buying(today).find(({ product }) => product === 'cab');
  const buy = async (desk: Desk) => {
    if (cab === undefined) throw new Error('No cabs');
    return cab.buy(desk, surname(people++), (ahead += 1));
  };
  const atTheirDesk = async (): Promise<Desk> => {
    const { identity } = (await portalDesk(office, 'agent@demo.test')).signedIn ?? {};
    const asked = { emulatedAgentId: identity?.agentId ?? '', emulatedProfileId: identity?.profileId ?? '' };
    const { ticket } = await get(
      house.agency.askEmulation({ ...asked, reason: 'Asked by telephone', readOnly: false }),
    );
    const there = await portalDesk(office);
    there.use((await get(house.agency.emulate({ ticket }))).token);
    return there.desk;
  };
  const worthOf = async (reference: string): Promise<number> => {
    const { movements } = await get(own.account.rewards({ page: 1 }));
    return movements.find((each) => each.reference === reference)?.amount?.minor ?? 0;
  };

  it('is what the model says, whatever is done to it', async () => {
    const did = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const model: Model = {
          balance: await agentsBalance(database),
          markup: 0,
          sold: [],
          spent: [],
          emulating: false,
        };
        let desk = own;
        for (const each of all) {
          switch (each.kind) {
            case 'buy': {
              const { transactionId, price } = await buy(desk);
              const { net } = price.terms ?? {};
              if (net === undefined) throw new Error('The agency sees what it is charged');
              model.balance -= net.minor;
              model.sold.push({ transactionId, emulated: model.emulating });
              const { price: kept } = await get(own.booking.details({ transactionId }));
              expect(linesNamed(kept.breakdown, 'markup'), 'the markup of the day').toBe(model.markup * 100);
              break;
            }
            case 'cancel': {
              const { transactionId } = model.sold.splice(each.which, 1)[0] ?? {};
              if (transactionId === undefined) continue;
              const { cancelQuoteId, refund } = await get(desk.booking.cancelQuote({ transactionId }));
              await get(desk.booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
              if (refund === undefined) throw new Error('The agency sees what it is given back');
              model.balance += refund.amount.minor;
              break;
            }
            case 'deposit': {
              const deposit = {
                paymentMode: 'rtgs',
                referenceNumber: `KARBR520261120${String(people++).padStart(5, '0')}`,
                accountNumber: '00112233441',
                accountHolderName: 'Malabar Holidays',
                branch: 'Fort Kochi',
                bankAccount: 'HDFC Bank, ends 4410',
                depositDate: addDays(today, -1),
                amount: rupees(each.rupees),
              } as const;
              const { depositId } = await get(own.account.addDeposit({ deposit, requestId: randomUUID() }));
              expect(await agentsBalance(database), 'asked for, not there').toBe(model.balance);
              const remarks = each.approve ? '' : 'Not on the statement';
              await get(house.account.decideDeposit({ depositId, approve: each.approve, remarks }));
              if (each.approve) model.balance += each.rupees * 100;
              break;
            }
            case 'mark up': {
              const rule = { ruleId: 'cabs', name: 'Cabs', service: 'cab', isOn: true, from: today } as const;
              const rules = each.rupees === 0 ? [] : [{ ...rule, amount: { each: rupees(each.rupees) } }];
              await get(own.agency.saveMarkupRules({ rules }));
              model.markup = each.rupees;
              break;
            }
            case 'spend points': {
              const points = await get(own.account.rewardPoints());
              if (points < 100) continue;
              const { reference } = await get(own.account.spendRewards({ requestId: randomUUID(), points: 100 }));
              const worth = await worthOf(reference);
              expect(worth).toBeGreaterThan(0);
              model.balance += worth;
              model.spent.push({ reference, worth });
              break;
            }
            case 'return points': {
              const back = model.spent.pop();
              if (back === undefined) continue;
              await get(own.account.returnRewards({ reference: back.reference }));
              model.balance -= back.worth;
              break;
            }
            case 'emulate or switch back': {
              if (model.emulating) await get(desk.agency.endEmulation());
              model.emulating = !model.emulating;
              desk = model.emulating ? await atTheirDesk() : own;
              break;
            }
          }
          did.add(each.kind);
          expect(await agentsBalance(database), each.kind).toBe(model.balance);
          expect(await get(own.account.verifyLedger({})), each.kind).toMatchObject({ ok: true });
        }
        if (model.emulating) await get(desk.agency.endEmulation());
      }),
      { numRuns: 2, endOnFailure: true },
    );
    expect(did.size).toBeGreaterThan(4);
  }, 240_000);

  it('is never spent beyond the limit: of 64 at once as many buy as it is enough for', async () => {
    await get(own.agency.saveMarkupRules({ rules: [] }));
    const { price } = await buy(own);
    const each = price.terms?.net.minor ?? 0;
    const enough = 5;
    // What is not set aside is enough for five and a half.
    await database.query(`update account set credit_limit = 0, reserved = balance - $1 where agency_id = 'malabar'`, [
      Math.round(each * (enough + 0.5)),
    ]);
    const before = await agentsBalance(database);
    const tried = await Promise.all(
      Array.from({ length: 64 }, () => Effect.runPromise(Effect.result(Effect.tryPromise(() => buy(own))))),
    );
    const sold = tried.flatMap((one) => (Result.isSuccess(one) ? [one.success.price.terms?.net.minor ?? 0] : []));
    const after = await agentsBalance(database);
    expect(before - after).toBe(sold.reduce((sum, net) => sum + net, 0));
    expect(before - after).toBeLessThanOrEqual(Math.round(each * (enough + 0.5)));
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.length).toBeLessThan(64);
    expect(await get(own.account.verifyLedger({}))).toMatchObject({ ok: true });
  }, 240_000);
});

interface Part {
  readonly name: string;
  readonly amount: { readonly minor: number };
  readonly parts?: readonly Part[];
}

/** The amounts of the topmost parts of this name together. */
function linesNamed(part: Part, name: string): number {
  if (part.name === name) return part.amount.minor;
  return (part.parts ?? []).reduce((sum, each) => sum + linesNamed(each, name), 0);
}
