/** Asking the airline while it is in a mood, what the model learns of it, and a command of the model. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { expect } from 'vitest';
import { refusedMove } from '#domain/booking/life.ts';
import type { SandboxFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { checkAll } from './checks.ts';
import type { Model, Outcome, Real, Sold } from './model.ts';

/** What befalls the airline's answer: silent after doing it, silent without, refused, none. */
export type Mood = 'well' | 'lost-after' | 'lost-before' | 'refuses';

const faults: Readonly<Record<Mood, SandboxFaults>> = {
  well: {},
  'lost-after': { silentAfter: 1 },
  'lost-before': { silentBefore: 1 },
  refuses: { refuse: 1 },
};

export const aMood = fc.oneof(
  { weight: 7, arbitrary: fc.constant<Mood>('well') },
  { weight: 2, arbitrary: fc.constantFrom<Mood>('lost-after', 'lost-before', 'refuses') },
);

export type Command = fc.AsyncCommand<Model, Real>;

export function command(
  name: string,
  may: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: (model) => may(model),
    run: async (model, real) => {
      await act(model, real);
      await checkAll(model, real);
    },
    toString: () => name,
  };
}

/** Notes that something was really done, not only tried. */
export function didIt({ did }: Real, what: string): void {
  did.set(what, (did.get(what) ?? 0) + 1);
}

interface Failing {
  readonly _tag: string;
  readonly violations?: readonly { readonly code: string }[];
}

export const answerOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(asked));

/** The codes of what is in the way of something; fails where it is not refused by a rule. */
export function codesOf(failure: Failing): readonly string[] {
  expect(failure._tag, JSON.stringify(failure)).toBe('Invalid');
  return (failure.violations ?? []).map(({ code }) => code);
}

/** Asks the airline, which is in a mood, and notes what it comes to. */
export async function amend<A>(
  sold: Sold,
  model: Model,
  real: Real,
  mood: Mood,
  asked: Effect.Effect<A, Failing>,
  outcome: Outcome,
): Promise<void> {
  const { supplier } = real.office;
  supplier.misbehave(faults[mood]);
  const answer = await answerOf(asked);
  supplier.misbehave({});
  expect(refusedMove(sold.status, 'amending')).toBeUndefined();
  sold.before = sold.status;
  if (mood === 'well') outcome.airline(sold.airline);
  if (mood === 'well' || mood === 'refuses') {
    expect(answer._tag, JSON.stringify(answer)).toBe('Success');
    await settle(sold, model, real, mood === 'well' ? outcome : 'nothing');
    return;
  }
  expect(answer, JSON.stringify(answer)).toMatchObject({ failure: { _tag: 'InDoubt' } });
  if (mood === 'lost-after') outcome.airline(sold.airline);
  sold.status = 'amending';
  sold.pending = mood === 'lost-after' ? outcome : 'nothing';
}

/** What the airline did is known, or that it did nothing. */
export async function settle(sold: Sold, model: Model, real: Real, outcome: Outcome | 'nothing'): Promise<void> {
  sold.status = sold.before;
  sold.pending = undefined;
  const refund = model.refunds.findLast(
    ({ transactionId, state }) => transactionId === sold.transactionId && state === 'under-way',
  );
  if (refund !== undefined) refund.state = outcome === 'nothing' ? 'refused' : 'credited';
  if (outcome !== 'nothing') await outcome.here(sold, model, real);
}
