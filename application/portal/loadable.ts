/** Something that is asked for: not yet there, there, or failed with a named failure. */
import type { DeskFailure } from '../desk/failures.ts';

export type Loadable<A, E = DeskFailure> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: A }
  | { readonly kind: 'failed'; readonly failure: E };

export const loading: { readonly kind: 'loading' } = { kind: 'loading' };
