/** A change of an agency's rows by who saw them as they are. */
import { Effect } from 'effect';
import { Invalid } from '#application/desk/failures.ts';
import { violation } from '#domain/rules/violation.ts';

interface Rows<Kept, Change> {
  readonly change: (agencyId: string, how: (kept: Kept) => Change | undefined) => Effect.Effect<Kept>;
}

/**
 * Answers the rows as they are after it. `how` answers nothing where they are as they are asked to be, sent twice or set alike by
 * two; where they would change, and `seen` is another version than theirs, it is Invalid `agency-changed` at `version`.
 */
export function changeAsSeen<Kept extends { readonly version: string }, Change>(
  rows: Rows<Kept, Change>,
  agencyId: string,
  seen: string | undefined,
  how: (kept: Kept) => Change | undefined,
): Effect.Effect<Kept, Invalid> {
  return Effect.gen(function* () {
    let moved = false;
    const kept = yield* rows.change(agencyId, (present) => {
      const change = how(present);
      moved = change !== undefined && seen !== undefined && seen !== present.version;
      return moved ? undefined : change;
    });
    if (moved) return yield* new Invalid({ violations: [violation('agency-changed', 'version')] });
    return kept;
  });
}
