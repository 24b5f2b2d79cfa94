/** Anyone who sells, in memory: what it does with an order or an amendment is said beforehand. */
import { Effect } from 'effect';
import { type Money, money } from '#domain/money/money.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import {
  type Amendments,
  type CancelAsked,
  type CommonAmendment,
  type Confirmation,
  type Ordered,
  type OrderSettled,
  type Supplier,
  SupplierAsks,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import type { SellingPlug } from '../selling-plug.ts';

/**
 * `late-yes`: does it and never answers. `gone`: neither. `breaks`: its adapter fails. `asks-yes`, `asks-no`: others decide, so, once they are
 * asked about.
 */
export const moods = ['yes', 'no', 'dearer', 'late-yes', 'gone', 'breaks', 'asks-yes', 'asks-no'] as const;
/** Of a change, nobody else decides. */
export const changeMoods = moods.filter((mood) => mood !== 'asks-yes' && mood !== 'asks-no');
export type Mood = (typeof moods)[number];

const code = 'sandbox';
export const dearer = money(9_000_000, 'INR');
/** By when others decide. */
export const decidedBy = instant('2026-12-01T12:00:00Z');

/** Orders or amendments by their key; the first word on a key is the last. */
class Doing<Answer> {
  readonly asked: string[] = [];
  /** Of what is asked from now on, in turn; 'yes' when none is left. */
  moods: Mood[] = [];
  /** How many of the next questions about the outcome of one stay unanswered. */
  deaf = 0;
  /** How many of the next questions about what others decide are too early. */
  undecided = 0;
  readonly #deciding = new Map<string, () => Answer | undefined>();
  readonly #done = new Map<string, Answer>();
  readonly #closed = new Set<string>();

  do(key: string, answer: () => Answer | undefined): Ordered<Answer> {
    return Effect.suspend((): Ordered<Answer> => {
      this.asked.push(key);
      const before = this.#done.get(key);
      if (before !== undefined) return Effect.succeed(before);
      if (this.#closed.has(key)) return Effect.fail(new SupplierRefused({ reason: 'refused' }));
      const mood = this.moods.shift() ?? 'yes';
      if (mood === 'dearer') return Effect.fail(new SupplierRefused({ reason: 'fare-changed', total: dearer }));
      if (mood === 'breaks') return Effect.die(new Error('its adapter broke'));
      if (mood === 'gone') return Effect.never;
      if (mood === 'asks-yes' || mood === 'asks-no') {
        this.#deciding.set(key, mood === 'asks-yes' ? answer : () => undefined);
        return Effect.fail(new SupplierAsks({ until: decidedBy }));
      }
      const answered = mood === 'no' ? undefined : answer();
      if (answered === undefined) return Effect.fail(new SupplierRefused({ reason: 'sold-out' }));
      this.#done.set(key, answered);
      return mood === 'yes'
        ? Effect.succeed(answered)
        : Effect.fail(new SupplierSilent({ supplier: code, detail: '' }));
    });
  }

  settle(key: string): OrderSettled<Answer> {
    return Effect.suspend((): OrderSettled<Answer> => {
      if (this.deaf > 0) {
        this.deaf -= 1;
        return Effect.fail(new SupplierSilent({ supplier: code, detail: 'deaf' }));
      }
      const decide = this.#deciding.get(key);
      if (decide !== undefined && this.undecided > 0) {
        this.undecided -= 1;
        return Effect.fail(new SupplierAsks({ until: decidedBy }));
      }
      this.#deciding.delete(key);
      const decided = decide?.();
      if (decided !== undefined) this.#done.set(key, decided);
      const answer = this.#done.get(key);
      if (answer !== undefined) return Effect.succeed({ kind: 'confirmed', answer });
      this.#closed.add(key);
      return Effect.succeed({ kind: 'refused', refusal: new SupplierRefused({ reason: 'refused' }) });
    });
  }

  isDone(key: string): boolean {
    return this.#done.has(key);
  }
}

export interface FickleSupplier {
  readonly orders: Doing<Confirmation<unknown>>;
  readonly changes: Doing<object>;
  readonly supplier: Supplier;
  readonly amendments: Amendments<CommonAmendment, object>;
  /** How many it can still sell. */
  stock: number;
}

/** `refundOf`: what it gives back, by the same rules as the house's. */
export function fickleSupplier(
  plug: Pick<SellingPlug, 'keyOf' | 'issued'>,
  refundOf: (key: string, asked: CancelAsked, now: Instant) => Effect.Effect<Money>,
): FickleSupplier {
  const orders = new Doing<Confirmation<unknown>>();
  const changes = new Doing<object>();
  const made: FickleSupplier = {
    orders,
    changes,
    stock: Number.POSITIVE_INFINITY,
    supplier: {
      code,
      order: (order) => {
        const key = plug.keyOf(order);
        return orders.do(key, () => {
          if (made.stock <= 0) return undefined;
          made.stock -= 1;
          return { reference: `R${key.slice(-5)}`, issued: plug.issued(order) };
        });
      },
      settle: (key) => orders.settle(key),
    },
    amendments: {
      code,
      // Nobody else is asked about changes.
      amend: (key) =>
        Effect.catchTag(
          changes.do(key, () => ({})),
          'SupplierAsks',
          Effect.die,
        ),
      settle: (key) => Effect.catchTag(changes.settle(key), 'SupplierAsks', Effect.die),
      cancelRefund: ({ orderKey }, asked, now) => refundOf(orderKey, asked, now),
    },
  };
  return made;
}
