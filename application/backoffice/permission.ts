/**
 * The check that stands first in every use case: is somebody there, and may they. What the screens hide is refused here
 * all the same.
 */
import { Effect } from 'effect';
import { NotPermitted, SessionInvalid } from '../desk/failures.ts';
import type { Caller, Right, SignedInCaller } from './caller.ts';

/** The caller, who is signed in, has the right, and does not owe a change of password. */
export function signedIn(caller: Caller, right?: Right): Effect.Effect<SignedInCaller, SessionInvalid | NotPermitted> {
  if (caller.kind === 'anonymous') return Effect.fail(new SessionInvalid({}));
  if (caller.mustChangePassword) return Effect.fail(new NotPermitted({ reason: 'must-change-password' }));
  if (caller.mustEnrol === true) return Effect.fail(new NotPermitted({ reason: 'second-factor-required' }));
  if (right !== undefined && !caller.rights.has(right))
    return Effect.fail(new NotPermitted({ reason: 'right-missing' }));
  return Effect.succeed(caller);
}

/** The caller, who is signed in and owes no change of password, even where a second factor is to be enrolled first. */
export function atTheDoor(caller: Caller): Effect.Effect<SignedInCaller, SessionInvalid | NotPermitted> {
  if (caller.kind === 'anonymous' || caller.mustChangePassword) return signedIn(caller);
  return Effect.succeed(caller);
}

/** The caller, who is signed in, even with a temporary secret: for leaving and for changing the password. */
export function inSession(caller: Caller): Effect.Effect<SignedInCaller, SessionInvalid> {
  return caller.kind === 'anonymous' ? Effect.fail(new SessionInvalid({})) : Effect.succeed(caller);
}
