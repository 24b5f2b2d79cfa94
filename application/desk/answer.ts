/** The one shape of every desk method's result: an Effect that answers or fails with a named failure. */
import type { Effect } from 'effect';
import type { AnyTime } from './failures.ts';

export type Answer<A, E = never> = Effect.Effect<A, E | AnyTime>;
