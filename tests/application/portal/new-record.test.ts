/** Something new that is typed in a dialog and made once, however its answers come back. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeskFailure, Invalid, Unreachable } from '#application/desk/failures.ts';
import { NewRecord } from '#application/portal/new-record.ts';
import { settle } from '#application/portal/settle.ts';
import { violation } from '#domain/rules/violation.ts';

interface Draft {
  readonly name: string;
}

/** done: answered. lost: made, and no answer came. refused: nothing made, for what was typed. cut: nothing came through. */
const fates = ['done', 'lost', 'refused', 'cut'] as const;
type Fate = (typeof fates)[number];

/** A back office that makes one record a request, and fares with each call as told. */
function opened(told: readonly Fate[]) {
  const made = new Map<string, string>();
  let [calls, ids] = [0, 0];
  const form = new NewRecord<Draft, Partial<Draft>, { readonly id: string }>(
    {
      empty: { name: '' },
      typed: (before, change) => ({ ...before, ...change }),
      judge: ({ name }) => (name === '' ? [violation('required', 'name')] : []),
      send: ({ name }, requestId) =>
        Effect.suspend((): Effect.Effect<{ readonly id: string }, DeskFailure> => {
          const fate = told[(calls += 1) - 1] ?? 'done';
          const cutOff = Effect.fail(new Unreachable({ detail: 'ECONNRESET' }));
          if (fate === 'cut') return cutOff;
          if (fate === 'refused')
            return Effect.fail(new Invalid({ violations: [violation('required', 'record.name')] }));
          made.set(requestId, made.get(requestId) ?? name);
          return fate === 'lost' ? cutOff : Effect.succeed({ id: requestId });
        }),
      fieldOf: (path) => path.replace('record.', ''),
    },
    { ask: settle },
    () => `request ${(ids += 1)}`,
  );
  return { form, made, calls: () => calls };
}

test('is made once, whichever answers are lost or refused on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...fates.filter((fate) => fate !== 'done')), { maxLength: 6 }),
      async (told) => {
        // What is refused after it was made would be another request's.
        fc.pre(!told.slice(told.indexOf('lost') === -1 ? told.length : told.indexOf('lost')).includes('refused'));
        const { form, made } = opened(told);
        form.begin();
        form.type({ name: 'Malabar Holidays' });
        for (const fate of told) {
          expect(await form.send()).toBeUndefined();
          const { open, busy, failure, violations } = form.state$.value;
          expect([open, busy]).toEqual([true, false]);
          expect(failure?._tag).toBe(fate === 'refused' ? undefined : 'Unreachable');
          expect(violations.map(({ path }) => path)).toEqual(fate === 'refused' ? ['name'] : []);
        }
        const last = await form.send();
        expect([...made.keys()]).toEqual([last?.id]);
        expect(form.state$.value).toMatchObject({ open: false, draft: { name: '' }, made: last });
      },
    ),
  );
});

test('is not sent while something stands against it, and while it is on its way', async () => {
  const { form, calls } = opened([]);
  form.begin();
  expect(await form.send()).toBeUndefined();
  expect(form.state$.value).toMatchObject({ attempt: 1, violations: [{ path: 'name' }] });
  form.type({ name: 'Konark Tours' });
  expect(form.state$.value.violations).toEqual([]);
  const sending = form.send();
  form.type({ name: 'Another' });
  form.close();
  expect(await form.send()).toBeUndefined();
  expect(await sending).toEqual({ id: 'request 1' });
  expect(calls()).toBe(1);
  expect(await form.send()).toBeUndefined();
  expect(calls()).toBe(1);
});
