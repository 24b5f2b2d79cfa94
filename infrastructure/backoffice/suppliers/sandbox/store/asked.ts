/**
 * A sandbox supplier that asks others before it sells: an order is kept with their decision, which is heard when its time comes, and
 * carried out then.
 */
import { Effect } from 'effect';
import type { Instant } from '#domain/time/instant.ts';
import {
  type Confirmation,
  type OrderSettled,
  type Supplier,
  SupplierAsks,
  SupplierRefused,
} from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';

export interface Decision {
  readonly says: 'yes' | 'no' | 'nothing';
  /** When that is heard, unless it is over by then. */
  readonly answersAt: Instant;
  /** When it is over without an answer. */
  readonly until: Instant;
}

interface AskedRow<Order> {
  readonly says: Decision['says'] | 'withdrawn';
  readonly answers_at: string;
  readonly until: string;
  readonly asked: Order;
}

/** `decide`: what others say to an order; undefined where nobody is asked. */
export function askedOf<Order extends { readonly key: string }, Issued>(
  database: Database,
  product: string,
  supplier: Supplier<Order, Issued>,
  decide: (order: Order, now: Instant) => Decision | undefined,
): Required<Pick<Supplier<Order, Issued>, 'order' | 'settle' | 'withdraw'>> {
  const keep = async (order: Order, { says, answersAt, until }: Decision) => {
    await database.query(
      `insert into sandbox_asked (order_key, product, says, answers_at, until, asked) values ($1, $2, $3, $4, $5, $6::json)
       on conflict (order_key) do nothing`,
      [order.key, product, says, answersAt, until, JSON.stringify(order)],
    );
  };
  const find = async (key: string) => {
    const [row] = await database.query<AskedRow<Order>>(
      'select says, answers_at, until, asked from sandbox_asked where order_key = $1',
      [key],
    );
    return row && { ...row, answersAt: instantFromRow(row.answers_at), until: instantFromRow(row.until) };
  };

  /** What was carried out though its answer was lost is asked for; nothing else is. */
  const carryOut = (order: Order, now: Instant): OrderSettled<Confirmation<Issued>> =>
    supplier.order(order, now).pipe(
      Effect.map((answer) => ({ kind: 'confirmed', answer }) as const),
      Effect.catchTags({
        SupplierRefused: (refusal) => Effect.succeed({ kind: 'refused', refusal } as const),
        SupplierSilent: () => supplier.settle(order.key, now),
      }),
    );

  /** Its key is closed: whichever of carrying it out and this comes first, the other finds it so. */
  const takenBack = (key: string, now: Instant): OrderSettled<Confirmation<Issued>> =>
    Effect.map(supplier.settle(key, now), (outcome) =>
      outcome.kind === 'refused' ? { kind: 'refused', refusal: new SupplierRefused({ reason: 'withdrawn' }) } : outcome,
    );

  const settle = (key: string, now: Instant): OrderSettled<Confirmation<Issued>> =>
    Effect.flatMap(
      Effect.promise(() => find(key)),
      (found) => {
        if (found === undefined) return supplier.settle(key, now);
        const { says, answersAt, until, asked } = found;
        if (says === 'withdrawn') return takenBack(key, now);
        if (now < until && (says === 'nothing' || now < answersAt)) return Effect.fail(new SupplierAsks({ until }));
        return says === 'yes' && answersAt <= until ? carryOut(asked, now) : supplier.settle(key, now);
      },
    );

  return {
    order: (order, now) => {
      const decision = decide(order, now);
      if (decision === undefined) return supplier.order(order, now);
      return Effect.flatMap(
        Effect.promise(() => keep(order, decision)),
        () => Effect.fail(new SupplierAsks({ until: decision.until })),
      );
    },
    settle,
    withdraw: (key, now) =>
      Effect.flatMap(
        Effect.promise(async () => {
          await database.query(
            `update sandbox_asked set says = 'withdrawn'
             where order_key = $1 and until > $2 and (says = 'nothing' or answers_at > $2)`,
            [key, now],
          );
        }),
        () => settle(key, now),
      ),
  };
}
