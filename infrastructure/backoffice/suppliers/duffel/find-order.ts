/**
 * Finding an order by our key. Duffel lists orders but cannot look one up by what we wrote into it, so the list is read from
 * its newest until orders are older than the one sought. Only a list that was read as far as that proves that there is none.
 */
import { Effect } from 'effect';
import type { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { type Instant, plusMinutes, toMilliseconds } from '#domain/time/instant.ts';
import { type DuffelClient, refusalAsSilence, silent } from './duffel-client.ts';
import type { DuffelOrder } from './duffel-types.ts';
import { keyName } from './write-order.ts';

const pageSize = 200;
const mostPages = 50;
/** Clocks differ: orders a little older than ours was sent are looked at too. */
const toleranceMinutes = 10;

/** The order of a key that was sent at a moment; undefined where there is certainly none. */
export function findOrder(
  client: DuffelClient,
  key: string,
  sentAt: Instant,
): Effect.Effect<DuffelOrder | undefined, SupplierSilent> {
  const oldest = toMilliseconds(plusMinutes(sentAt, -toleranceMinutes));
  const look = (after: string | undefined, page: number): Effect.Effect<DuffelOrder | undefined, SupplierSilent> =>
    client
      .read('find order', (sdk) => sdk.orders.list({ limit: pageSize, ...(after !== undefined && { after }) }))
      .pipe(
        Effect.catchTag('DuffelRefused', refusalAsSilence('find order')),
        Effect.flatMap(({ data, after: next }) => {
          const found = data.find(({ metadata }) => keyIn(metadata) === key);
          if (found !== undefined) return Effect.succeed(found);
          if (next === undefined || isBeyond(data, oldest)) return Effect.succeed(undefined);
          return page >= mostPages
            ? Effect.fail(silent('find order', 'too many orders to look through'))
            : look(next, page + 1);
        }),
      );
  return look(undefined, 1);
}

/** Our key of an order; orders made elsewhere, or before keys were written, have none. */
export function keyIn(metadata: Readonly<Record<string, string>> | null | undefined): string | undefined {
  return metadata?.[keyName];
}

/** Whether a page, read from the newest, ends before a moment. A page in another order proves nothing. */
function isBeyond(page: readonly DuffelOrder[], oldest: number): boolean {
  const made = page.map(({ created_at: at }) => Date.parse(at));
  const isNewestFirst = made.every((at, index) => index === 0 || at <= (made[index - 1] ?? at));
  return isNewestFirst && (made.at(-1) ?? Number.POSITIVE_INFINITY) < oldest;
}
