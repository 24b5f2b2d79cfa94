/** The rule of fields over the whole catalogue: whatever an operation answers, or fails with, nobody is shown beyond their rights. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Effect } from 'effect';
import type { Caller, Right } from '#application/backoffice/caller.ts';
import { makeDeskFor } from '#application/backoffice/desk-for.ts';
import { fieldRights, readable, refusalWithin } from '#application/backoffice/field-rights.ts';
import { isCorporate, rightsOf } from '#application/backoffice/session/rights-of-role.ts';
import type { Desk } from '#application/desk/desk.ts';
import { BalanceTooLow } from '#application/desk/failures.ts';
import { absentWithoutRights } from '#infrastructure/backoffice/http/reference/absent-fields.ts';
import { type BoundOperation, boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { referenceOf } from '#infrastructure/backoffice/http/reference/examples.ts';
import { wireArbitraries } from '#tests/arbitraries/wire.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { makeCaller } from '#tests/fixtures/session.ts';
import { exampleDesk } from '#tests/support/example-desk.ts';
import { amountsIn, fieldsIn, namesIn, secretNames } from '#tests/support/shown-amounts.ts';

const blind = { net: false, balance: false, asking: false, sources: false };

function answersOf({ name }: BoundOperation): fc.Arbitrary<unknown> {
  const [area = '', method = ''] = name.split('.');
  const areas: Readonly<Record<string, Readonly<Record<string, { readonly answer: fc.Arbitrary<unknown> }>>>> =
    wireArbitraries;
  const found = areas[area]?.[method];
  if (found === undefined) throw new Error(`No arbitraries for ${name}`);
  return found.answer;
}

/** As it is sent to a caller without rights. */
function sentTo({ name, operation }: BoundOperation, answer: unknown): unknown {
  const [area = '', method = ''] = name.split('.');
  return JSON.parse(JSON.stringify(operation.answer.write(readable(area, method, answer, blind)))) as unknown;
}

/** A price is of one currency, and its parts can be added. */
function inRupees(answer: unknown): unknown {
  if (answer === undefined) return answer;
  const text = JSON.stringify(answer)
    .replaceAll(/"currency":"[A-Z]{3}"/g, '"currency":"INR"')
    .replaceAll(/"minor":(-?\d+)/g, (_, minor) => `"minor":${Number(minor) % 1_000_000}`);
  return JSON.parse(text);
}

/** Guarded by a right of their own, as is all of operations: anyone who may ask may read. */
const guarded = [
  'account.balance',
  'account.ledger',
  'account.commissions',
  'account.verifyLedger',
  'account.checkBooks',
  'account.clockTroubles',
  'account.restoreBooking',
  'agency.priceRules',
  'agency.setPriceRules',
];

describe('what is sent to callers without rights', () => {
  it('is ruled for every operation of the catalogue, and some of them have something to hide', () => {
    expect(boundOperations.length).toBeGreaterThan(45);
    const areas: Readonly<Record<string, object>> = fieldRights;
    for (const { name } of boundOperations) {
      const [area = '', method = ''] = name.split('.');
      expect(Reflect.get(areas[area] ?? {}, method), name).toBeDefined();
    }
    const hiding = boundOperations.filter((bound) => absentWithoutRights(bound, referenceOf(bound).answer).length > 0);
    expect(hiding.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'flight.search',
        'flight.quote',
        'flight.noShowQuote',
        'booking.cancelQuote',
        'flight.changeQuote',
        'booking.details',
        'booking.list',
        'booking.holds',
        'booking.refunds',
        'booking.requestQuote',
      ]),
    );
  });

  test.each(
    boundOperations
      .filter(({ name }) => !guarded.includes(name) && !name.startsWith('operations.'))
      .map((bound) => ({ name: bound.name, bound })),
  )('$name: no amount of the agency’s side has a place in it', ({ bound }) => {
    const secret = (name: string) => secretNames.has(name);
    expect(namesIn(sentTo(bound, referenceOf(bound).answer)).filter(secret)).toEqual([]);
    // Of made-up answers the lines of prices are of any name: of these the domain's own properties speak.
    fc.assert(
      fc.property(answersOf(bound).map(inRupees), (answer) => {
        expect(fieldsIn(sentTo(bound, answer)).filter(secret)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test.each(boundOperations.map((bound) => ({ name: bound.name, bound })))(
    '$name: what is left is read by a client, and is whole for those with the rights',
    ({ bound }) => {
      const [area = '', method = ''] = bound.name.split('.');
      const { answer } = referenceOf(bound);
      const left = readable(area, method, answer, blind);
      const written = bound.operation.answer.write(left);
      expect(bound.operation.answer.read(written)).toEqual({ ok: true, value: left });
      expect(readable(area, method, answer, { net: true, balance: true, asking: true, sources: true })).toEqual(answer);
      // The same answer gives the same object, so that it is written to the network once.
      expect(readable(area, method, answer, blind)).toBe(left);
    },
  );
});

test.each([
  [{ net: true, balance: true, asking: true, sources: true }, ['needed', 'available']],
  [{ net: true, balance: false, asking: true, sources: true }, ['needed']],
  [{ net: false, balance: true, asking: true, sources: true }, ['available']],
  [blind, []],
])('a refusal for want of money tells %j no more than %j', (sight, seen) => {
  const refusal = refusalWithin(new BalanceTooLow({ needed: rupees(2), available: rupees(1) }), sight);
  expect(['needed', 'available'].filter((name) => name in refusal)).toEqual(seen);
  expect(refusal._tag).toBe('BalanceTooLow');
});

describe('the desk of a caller', () => {
  const tooLow = () => Effect.fail(new BalanceTooLow({ needed: rupees(2), available: rupees(1) }));
  const whole: Desk = exampleDesk({ 'flight.book': tooLow });
  const area =
    <Area extends keyof Desk>(name: Area) =>
    () =>
      whole[name];
  const deskFor = makeDeskFor(
    {
      configuration: area('configuration'),
      session: area('session'),
      flight: area('flight'),
      bus: area('bus'),
      hotel: area('hotel'),
      cab: area('cab'),
      holiday: area('holiday'),
      cruise: area('cruise'),
      billing: area('billing'),
      insurance: area('insurance'),
      train: area('train'),
      visa: area('visa'),
      booking: area('booking'),
      account: area('account'),
      agency: area('agency'),
      corporate: area('corporate'),
      cart: area('cart'),
      operations: area('operations'),
    },
    { all: () => Effect.succeed([]) },
    {
      ofBooking: (_agency, transactionId) => Effect.succeed(transactionId === 'FL1' ? { madeBy: 'user-1' } : undefined),
      ofRequest: () => Effect.succeed(undefined),
      ofAmendmentQuote: () => Effect.succeed(undefined),
    },
  );
  const callerOf = (role: string): Caller =>
    makeCaller({
      rights: rightsOf({ systemRoleId: role }) as ReadonlySet<Right>,
      ...(isCorporate(role) && { corporate: { userId: 'user-1', decidesFor: [] } }),
    });
  const details = (caller: Caller) =>
    Effect.runSync(deskFor(caller).booking.details({ transactionId: 'FL1' }) as Effect.Effect<unknown>);

  it.each(['1', '2'])('role %s is answered whole', (role) => {
    expect(deskFor(callerOf(role)).booking).toBe(whole.booking);
  });

  it.each(['4', '5', '9'])('role %s is answered within its rights, refusals too', (role) => {
    const shown = details(callerOf(role));
    expect(shown).not.toHaveProperty('fare.terms');
    expect(amountsIn(shown).length).toBe(0);
    const refused = Effect.runSync(
      Effect.flip(deskFor(callerOf(role)).flight.book({} as never) as Effect.Effect<unknown, object>),
    );
    expect('needed' in refused).toBe(false);
    expect('available' in refused).toBe(false);
  });
});
