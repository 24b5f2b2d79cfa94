/** What is sold of a product that is not among the enabled services: nothing, and what was bought of it is looked after. */
import { Effect, Exit } from 'effect';
import { describe, expect, it, test } from 'vitest';
import { sellings, whileNotSold } from '#application/backoffice/while-not-sold.ts';
import type { Desk } from '#application/desk/desk.ts';
import { NotPermitted } from '#application/desk/failures.ts';

/** A bill names its service itself, and its use case asks whether that is enabled: tests/journeys/products/billed-elsewhere. */
const sold = (Object.keys(sellings) as (keyof typeof sellings)[]).filter((area) => area !== 'billing');
const methodsOf = (area: keyof typeof sellings) => Object.keys(sellings[area]);

/** A desk whose every method answers its own name, and notes it. */
function deskOf(area: keyof typeof sellings, asked: string[]): Desk[typeof area] {
  const methods = methodsOf(area).map((name) => [name, () => Effect.sync(() => (asked.push(name), name))] as const);
  return Object.fromEntries(methods) as unknown as Desk[typeof area];
}

async function answersWith(enabled: string, area: keyof typeof sellings) {
  const asked: string[] = [];
  const settings = { all: () => Effect.succeed([{ key: 'SERVICES_ENABLED', value: enabled }]) };
  const desk = whileNotSold(area, deskOf(area, asked), settings) as unknown as Record<
    string,
    (request: unknown) => Effect.Effect<unknown, unknown>
  >;
  const exits = await Promise.all(
    methodsOf(area).map(async (name) => {
      const method = desk[name];
      if (method === undefined) throw new Error(`No ${area}.${name}`);
      return [name, await Effect.runPromiseExit(method({}))] as const;
    }),
  );
  return { asked, exits: new Map(exits) };
}

describe.each(sold)('%s', (area) => {
  it('is sold where it is enabled', async () => {
    const { asked } = await answersWith(sold.join(), area);
    expect(asked.toSorted()).toEqual(methodsOf(area).toSorted());
  });

  it('is not sold where it is not: nothing is asked of anyone, and what was bought is still looked after', async () => {
    const { asked, exits } = await answersWith(sold.filter((other) => other !== area).join(), area);
    const refused = [...exits].filter(([, exit]) => Exit.isFailure(exit)).map(([name]) => name);
    expect(refused.length).toBeGreaterThan(0);
    expect([...asked, ...refused].toSorted()).toEqual(methodsOf(area).toSorted());
    for (const name of refused) expect(exits.get(name)).toEqual(Exit.fail(new NotPermitted({ reason: 'not-sold' })));
    // Whatever finds, prices or buys.
    const selling = methodsOf(area).filter((name) => /^(search|quote|prebook|block|plans|book|import)/.test(name));
    expect(refused).toEqual(expect.arrayContaining(selling));
    expect(refused).toContain('book');
  });

  it('changes no other product', async () => {
    for (const other of sold.filter((each) => each !== area)) {
      const { asked } = await answersWith(sold.filter((each) => each !== area).join(), other);
      expect(asked.toSorted()).toEqual(methodsOf(other).toSorted());
    }
  });
});

test('a service that is enabled is sold from then on', async () => {
  let value = 'flight';
  const settings = { all: () => Effect.sync(() => [{ key: 'SERVICES_ENABLED', value }]) };
  const asked: string[] = [];
  const desk = whileNotSold('cab', deskOf('cab', asked) as Desk['cab'], settings) as unknown as Record<
    string,
    (request: unknown) => Effect.Effect<unknown, unknown>
  >;
  const quote = () => Effect.runPromiseExit(desk['quote']?.({}) ?? Effect.fail('none'));
  expect(Exit.isFailure(await quote())).toBe(true);
  value = 'flight,cab';
  expect(Exit.isSuccess(await quote())).toBe(true);
  expect(asked).toEqual(['quote']);
});
