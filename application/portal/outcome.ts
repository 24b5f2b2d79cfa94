/** The outcome of something asked of the desk. */
import type { AnyTime, DeskFailure } from '../desk/failures.ts';

export type Outcome<A, E = DeskFailure> =
  | { readonly kind: 'done'; readonly value: A }
  | { readonly kind: 'failed'; readonly failure: E | AnyTime };
