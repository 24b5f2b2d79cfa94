/** The back office refuses at somebody else's desk exactly what the table tells the portal that it does. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import { actRefused, type DeskAct, doings } from '#application/desk/desks/doings.ts';
import { whileEmulating } from '#application/backoffice/while-emulating.ts';
import { makeCaller } from './booking/fakes.ts';

// The table has every area, and every method of each.
const areas = Object.keys(doings) as (keyof Desk)[];
const methodsOf = (area: keyof Desk) => Object.keys(doings[area]);
const answering = (area: keyof Desk) =>
  Object.fromEntries(methodsOf(area).map((method) => [method, () => Effect.succeed('answered')])) as never;

it.each([true, false])('where only looking is %s', async (readOnly) => {
  const caller = makeCaller({ emulation: { readOnly } as never });
  let refusals = 0;
  for (const area of areas) {
    const desk = whileEmulating(area, answering(area), caller) as unknown as Record<
      string,
      () => Effect.Effect<unknown, unknown>
    >;
    for (const method of methodsOf(area)) {
      const reason = actRefused(`${area}.${method}` as DeskAct, { readOnly });
      const asked = desk[method]?.() ?? Effect.die('no such method');
      const outcome = await Effect.runPromise(
        Effect.match(asked, { onSuccess: String, onFailure: (failure) => failure }),
      );
      if (reason === undefined) expect(outcome, `${area}.${method}`).toBe('answered');
      else expect(outcome, `${area}.${method}`).toMatchObject({ _tag: 'NotPermitted', reason });
      refusals += reason === undefined ? 0 : 1;
    }
  }
  expect(refusals).toBeGreaterThan(readOnly ? 100 : 15);
});
