/** Something that is asked for: not yet there, there, or failed with a named failure. */
import type { AnyTime, DeskFailure } from '../desk/failures.ts';
import type { Outcome } from './outcome.ts';

export type Loadable<A, E = DeskFailure> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: A }
  | { readonly kind: 'failed'; readonly failure: E };

export const loading: { readonly kind: 'loading' } = { kind: 'loading' };

export function loadedFrom<A, E>(outcome: Outcome<A, E>): Loadable<A, E | AnyTime> {
  return outcome.kind === 'done'
    ? { kind: 'ready', value: outcome.value }
    : { kind: 'failed', failure: outcome.failure };
}
