/** Carts and their services in the database, each service with the booking that its request id names. */
import { Effect } from 'effect';
import type { CartRow } from '#application/desk/cart/cart.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import type { CartBook, CartItemToAdd, CartsOf, KeptCartItem } from '#application/backoffice/ports/cart/cart-book.ts';
import type { InShort } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { CartKind } from '#domain/cart/cart.ts';
import { money } from '#domain/money/money.ts';
import { currencyOf } from '../booking/booking-rows.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';

interface CartRowKept {
  readonly cart_id: string;
  readonly name: string;
  readonly kind: CartKind;
  readonly shared: boolean;
  readonly owner_user_id: string;
  readonly owner: string;
  readonly changed_at: string;
  readonly services: string;
  readonly booked: string;
}

interface ItemRow {
  readonly item_id: string;
  readonly content: CartContent;
  readonly in_short: InShort;
  readonly shown: string;
  readonly currency: string;
  readonly added_by: string;
  readonly added_at: string;
  readonly quote_id: string;
  readonly quoted_by: string;
  readonly tries: number;
  readonly transaction_id: string | null;
  readonly status: BookingStatus;
  readonly reference: string | null;
  readonly booked_quote: string;
  readonly customer_total: string;
  readonly net: string;
  readonly booked_currency: string;
}

/** What was made of a service: under its own request id, or once an approval that was asked under it is booked. */
const made = `booking b on b.agency_id = i.agency_id and b.transaction_id = coalesce(
    (select a.booking_id from approval a where a.agency_id = i.agency_id and a.request_id = i.request_id and a.state = 'booked'),
    (select o.transaction_id from booking o where o.agency_id = i.agency_id and o.request_id = i.request_id))`;
/** Counted where they stand: a cart has a dozen services at most. */
const counted = `(select count(*) from cart_item i where i.agency_id = c.agency_id and i.cart_id = c.cart_id) as services,
  (select count(*) from cart_item i join ${made}
   where i.agency_id = c.agency_id and i.cart_id = c.cart_id and b.status <> 'not-confirmed') as booked`;
const columns = `c.cart_id, c.name, c.kind, c.shared, c.owner_user_id, c.changed_at,
  trim(u.first_name || ' ' || u.last_name) as owner, ${counted}`;
/** Of carts that somebody may look at: $1 the agency, $2 the person, $3 whether others' too. */
const seen = 'c.agency_id = $1 and (c.owner_user_id = $2 or (c.shared and $3))';

export class StoredCartBook implements CartBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly list: CartBook['list'] = (of, kind, page, pageSize) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<CartRowKept>(
        `select ${columns} from cart c join app_user u on u.user_id = c.owner_user_id
         where ${seen} and c.kind = $4 order by c.changed_at desc, c.cart_id limit $5 offset $6`,
        [...person(of), kind, pageSize, (page - 1) * pageSize],
      );
      const [all] = await this.#database.query<{ total: string }>(
        `select count(*) as total from cart c where ${seen} and c.kind = $4`,
        [...person(of), kind],
      );
      return { carts: rows.map((row) => rowOf(row, of)), total: Number(all?.total ?? 0) };
    });

  readonly find: CartBook['find'] = (of, cartId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<CartRowKept>(
        `select ${columns} from cart c join app_user u on u.user_id = c.owner_user_id where ${seen} and c.cart_id = $4`,
        [...person(of), cartId],
      );
      if (row === undefined) return undefined;
      const items = await this.#database.query<ItemRow>(
        `select i.item_id, i.content, i.in_short, i.shown, i.currency, i.added_by, i.added_at, i.quote_id, i.quoted_by, i.tries,
           b.transaction_id, b.status, b.reference, b.quote_id as booked_quote, b.customer_total, b.net, b.currency as booked_currency
         from cart_item i left join ${made}
         where i.agency_id = $1 and i.cart_id = $2 order by i.position`,
        [of.agencyId, cartId],
      );
      return { row: rowOf(row, of), ownerUserId: row.owner_user_id, items: items.map(itemOf) };
    });

  readonly add: CartBook['add'] = (adding) => Effect.promise(() => this.#database.transaction((tx) => add(tx, adding)));

  readonly change: CartBook['change'] = (of, { cartId, name, kind, shared }, record) =>
    this.#write(
      `update cart c set name = $5, kind = $6, shared = case when c.owner_user_id = $2 then $7::boolean else c.shared end,
         changed_at = moment_of_record() where ${seen} and c.cart_id = $4 returning 1`,
      [...person(of), cartId, name, kind, shared],
      record,
    );

  readonly take: CartBook['take'] = (of, cartId, itemId, record) =>
    Effect.asVoid(
      this.#write(
        `delete from cart_item i using cart c where ${seen} and c.cart_id = $4
           and i.agency_id = c.agency_id and i.cart_id = c.cart_id and i.item_id = $5 returning 1`,
        [...person(of), cartId, itemId],
        record,
      ),
    );

  readonly remove: CartBook['remove'] = (of, cartId, record) =>
    Effect.asVoid(
      this.#write(`delete from cart c where ${seen} and c.cart_id = $4 returning 1`, [...person(of), cartId], record),
    );

  readonly quoted: CartBook['quoted'] = (agencyId, cartId, itemId, { quoteId, actorUserId }) =>
    Effect.promise(async () => {
      await this.#database.query(
        'update cart_item set quote_id = $4, quoted_by = $5 where agency_id = $1 and cart_id = $2 and item_id = $3',
        [agencyId, cartId, itemId, quoteId, actorUserId],
      );
    });

  readonly tryAgain: CartBook['tryAgain'] = (agencyId, cartId, itemId, tries) =>
    Effect.promise(async () => {
      await this.#database.query(
        'update cart_item set tries = $4 where agency_id = $1 and cart_id = $2 and item_id = $3 and tries < $4',
        [agencyId, cartId, itemId, tries],
      );
    });

  /** A change with its audit row; false where it changed nothing. */
  #write(
    text: string,
    parameters: readonly unknown[],
    record: Parameters<typeof writeAudit>[1],
  ): Effect.Effect<boolean> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const changed = await tx.query(text, parameters);
        if (changed.length > 0) await writeAudit(tx, record);
        return changed.length > 0;
      }),
    );
  }
}

function person({ agencyId, userId, others }: CartsOf): readonly unknown[] {
  return [agencyId, userId, others];
}

function rowOf(row: CartRowKept, { userId }: CartsOf): CartRow {
  return {
    cartId: row.cart_id,
    name: row.name,
    kind: row.kind,
    shared: row.shared,
    owner: row.owner,
    isOwn: row.owner_user_id === userId,
    services: Number(row.services),
    booked: Number(row.booked),
    changedAt: instantFromRow(row.changed_at),
  };
}

function itemOf(row: ItemRow): KeptCartItem {
  return {
    itemId: row.item_id,
    product: row.content.product,
    content: row.content,
    inShort: row.in_short,
    shown: money(minorFromRow(row.shown), currencyOf(row.currency)),
    addedBy: row.added_by,
    addedAt: instantFromRow(row.added_at),
    tries: row.tries,
    lastQuote: { quoteId: row.quote_id, actorUserId: row.quoted_by },
    ...(row.transaction_id !== null && {
      booked: {
        transactionId: row.transaction_id,
        status: row.status,
        ...(row.reference !== null && { reference: row.reference }),
        total: money(minorFromRow(row.customer_total), currencyOf(row.booked_currency)),
        net: money(minorFromRow(row.net), currencyOf(row.booked_currency)),
        quoteId: row.booked_quote,
      },
    }),
  };
}

async function add(
  tx: Sql,
  { of, cartId, name, item, mostItems, mostCarts, record }: CartItemToAdd,
): Promise<'done' | 'not-found' | 'reused' | 'too-many'> {
  // One after the other, so that no more than allowed are added.
  await tx.query('select 1 from agency where agency_id = $1 for no key update', [of.agencyId]);
  const [known] = await tx.query<{ same: boolean }>(
    'select cart_id = $3 and content = $4::jsonb as same from cart_item where agency_id = $1 and item_id = $2',
    [of.agencyId, item.itemId, cartId, JSON.stringify(item.content)],
  );
  if (known !== undefined) return known.same ? 'done' : 'reused';
  const [cart] = await tx.query<{ may: boolean }>(
    'select c.owner_user_id = $2 or (c.shared and $3) as may from cart c where c.agency_id = $1 and c.cart_id = $4',
    [...person(of), cartId],
  );
  if (cart?.may === false) return 'not-found';
  const table = cart === undefined ? 'cart' : 'cart_item';
  const [count] = await tx.query<{ count: string; next: number }>(
    table === 'cart'
      ? 'select count(*) as count, 0 as next from cart where agency_id = $1'
      : 'select count(*) as count, coalesce(max(position) + 1, 0) as next from cart_item where agency_id = $1 and cart_id = $2',
    table === 'cart' ? [of.agencyId] : [of.agencyId, cartId],
  );
  if (Number(count?.count ?? 0) >= (table === 'cart' ? mostCarts : mostItems)) return 'too-many';
  if (cart === undefined) {
    await tx.query(
      `insert into cart (agency_id, cart_id, name, kind, shared, owner_user_id) values ($1, $2, $3, 'online', false, $4)`,
      [of.agencyId, cartId, name, of.userId],
    );
  } else {
    await tx.query('update cart set changed_at = moment_of_record() where agency_id = $1 and cart_id = $2', [
      of.agencyId,
      cartId,
    ]);
  }
  await tx.query(
    `insert into cart_item (agency_id, item_id, cart_id, position, content, in_short, shown, currency, added_by, quote_id, quoted_by)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11)`,
    [
      of.agencyId,
      item.itemId,
      cartId,
      count?.next ?? 0,
      JSON.stringify(item.content),
      JSON.stringify(item.inShort),
      item.shown.minor,
      item.shown.currency,
      item.addedBy,
      item.lastQuote.quoteId,
      item.lastQuote.actorUserId,
    ],
  );
  await writeAudit(tx, record);
  return 'done';
}
