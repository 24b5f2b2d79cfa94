/**
 * Running something asked of the desk to its end, as plain data. Loaded when first needed: the login page accepts input
 * before any of this is there.
 */
import { Effect, Result } from 'effect';
import { Fault } from '../desk/failures.ts';
import type { AnyTime } from '../desk/failures.ts';
import type { Outcome } from './outcome.ts';

/** Never rejects: a defect becomes a Fault. */
export async function settle<A, E extends { readonly _tag: string }>(
  asked: Effect.Effect<A, E>,
): Promise<Outcome<A, E | AnyTime>> {
  const result = await Effect.runPromise(
    asked.pipe(
      Effect.catchDefect((defect) => Effect.fail(new Fault({ reference: String(defect) }))),
      Effect.result,
    ),
  );
  return Result.isSuccess(result)
    ? { kind: 'done', value: result.success }
    : { kind: 'failed', failure: result.failure };
}
