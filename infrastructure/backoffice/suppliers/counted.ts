/** Suppliers whose calls are counted: whatever of them answers with an effect is timed, and nothing else of them changes. */
import { Effect, Exit } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { CalledSupplier } from '../database/operations/supplier-calls.ts';

export type CountCall = (of: CalledSupplier, milliseconds: number | undefined) => void;

/** A supplier, several of them, or what holds them by name. A refusal is an answer; silence, or a wait that was given up, is none. */
export function counted<Sellers>(product: Product, sellers: Sellers, count: CountCall): Sellers {
  return wrap(sellers, (supplier) => (milliseconds) => count({ product, supplier }, milliseconds));
}

type Counter = (supplier: string) => (milliseconds: number | undefined) => void;

function wrap<A>(value: A, counter: Counter, code?: string): A {
  if (Array.isArray(value)) return value.map((each) => wrap(each as unknown, counter, code)) as A;
  if (typeof value !== 'object' || value === null || Effect.isEffect(value)) return value;
  const own = 'code' in value && typeof value.code === 'string' ? value.code : code;
  const made = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get(target, name) {
      const known = made.get(name);
      if (known !== undefined) return known;
      const held: unknown = Reflect.get(target, name, target);
      const shown =
        typeof held === 'function'
          ? (...asked: unknown[]) =>
              timed(Reflect.apply(held, target, asked), own === undefined ? undefined : counter(own))
          : name === 'constructor'
            ? held
            : wrap(held, counter, own);
      // A plain value may be another one next time.
      if (typeof held === 'function' || (typeof held === 'object' && held !== null)) made.set(name, shown);
      return shown;
    },
  });
}

function timed(answer: unknown, count: ((milliseconds: number | undefined) => void) | undefined): unknown {
  if (count === undefined || !Effect.isEffect(answer)) return answer;
  return Effect.suspend(() => {
    const began = performance.now();
    return Effect.onExit(answer as Effect.Effect<unknown, unknown>, (exit) =>
      Effect.sync(() => count(answered(exit) ? performance.now() - began : undefined)),
    );
  });
}

function answered(exit: Exit.Exit<unknown, unknown>): boolean {
  if (Exit.isSuccess(exit)) return true;
  return exit.cause.reasons.some((reason) => reason._tag === 'Fail' && tagOf(reason.error) !== 'SupplierSilent');
}

function tagOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && '_tag' in error ? error._tag : undefined;
}
