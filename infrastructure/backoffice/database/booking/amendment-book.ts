/** What is done to bookings after they were made, in the database; with it holds, refunds and what was quoted. */
import { Effect } from 'effect';
import { entryIdOf } from '#domain/account/chain.ts';
import type { AmendmentKind, AmendmentState } from '#domain/booking/amendment.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  AmendableBooking,
  AmendmentBook,
  AmendmentIntent,
  AmendmentOpened,
  AmendmentPlan,
  AmendmentRefusal,
  AmendmentTurn,
  AmendmentTurned,
  KeptAmendment,
  KeptAmendmentQuote,
  KeptHold,
  KeptRefund,
  KeptRefunds,
  ExpiredHold,
  RefundsSought,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import { openAmendment, turnAmendment } from './amendment-commits.ts';
import { digestOf } from './booking-commits.ts';
import {
  bookingColumns,
  type BookingRow,
  bookingTables,
  currencyOf,
  figuresOf,
  type FiguresRow,
  givenOf,
  keptOf,
  ownOf,
  refundColumn,
} from './booking-rows.ts';
import { type KeptProducts, keptProduct } from './kept-product.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { openSettling, turnSettling } from './settle-commits.ts';

interface AmendmentRow<P extends ProductTypes> {
  readonly amendment_id: string;
  readonly agency_id: string;
  readonly transaction_id: string;
  readonly product: Product;
  readonly kind: AmendmentKind;
  readonly state: AmendmentState;
  readonly before: BookingStatus;
  readonly supplier: string;
  readonly plan: AmendmentPlan<P>;
  readonly refusal: AmendmentRefusal | null;
  readonly ledger_sequence: string | null;
  readonly opened_at: string;
  readonly ended_at: string | null;
  readonly attempts: number;
  readonly version: number;
}

const amendmentColumns = `a.amendment_id, a.agency_id, a.transaction_id, b.product, a.kind, a.state, a.before, a.supplier, a.plan, a.refusal,
  a.ledger_sequence, a.opened_at, a.ended_at, a.attempts, b.version`;

/** Every so many quotes, those that expired a day ago are cleared away. */
const clearEvery = 100;

/** Of the products of its list, of which `P` is what they have in common. */
export class StoredAmendmentBook<P extends ProductTypes = ProductTypes> implements AmendmentBook<P> {
  readonly #database: Database;
  readonly #products: KeptProducts;
  #quotesKept = 0;

  constructor(database: Database, products: KeptProducts) {
    this.#database = database;
    this.#products = products;
  }

  booking(agencyId: string, transactionId: string): Effect.Effect<AmendableBooking<P> | undefined> {
    return Effect.promise(async () => {
      if (transactionId.includes('\0')) return undefined;
      const [row] = await this.#database.query<
        BookingRow & { readonly supplier: string; readonly supplier_total: string }
      >(
        `select ${bookingColumns}, b.supplier, b.supplier_total from ${bookingTables}
         where b.transaction_id = $1 and b.agency_id = $2`,
        [transactionId, agencyId],
      );
      if (row === undefined || !(row.product in this.#products)) return undefined;
      const { supplier, supplier_total } = row;
      const amendable: AmendableBooking = {
        ...keptOf(row, this.#products),
        ...keptProduct(this.#products, row.product).unshown?.(ownOf(row)),
        supplier,
        supplierTotal: money(minorFromRow(supplier_total), currencyOf(row.currency)),
      };
      return amendable as AmendableBooking<P>;
    });
  }

  open(intent: AmendmentIntent<P>, lease: Lease): Effect.Effect<AmendmentOpened> {
    const { answers } = intent.plan;
    const open = (sql: Sql) => openAmendment(sql, intent, lease);
    return Effect.promise(() =>
      answers === undefined ? open(this.#database) : openSettling(this.#database, intent.agencyId, answers, open),
    );
  }

  newTransactionId(idStem: string): Effect.Effect<string> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ number: string }>(`select nextval('booking_number') as number`, []);
      return `${idStem}${String(row?.number ?? '').padStart(6, '0')}`;
    });
  }

  claimed(agencyId: string, requestId: string, content: string): ReturnType<AmendmentBook<P>['claimed']> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ amendment_id: string; digest: string }>(
        `select amendment_id, encode(request_digest, 'hex') as digest from amendment where request_id = $1 and agency_id = $2`,
        [requestId, agencyId],
      );
      if (row === undefined) return undefined;
      return row.digest === digestOf(content)
        ? { kind: 'repeated', amendmentId: row.amendment_id }
        : { kind: 'reused' };
    });
  }

  step(turn: AmendmentTurn<P>): Effect.Effect<AmendmentTurned> {
    const { answers } = turn;
    const move = (sql: Sql) => turnAmendment(sql, turn, this.#products);
    return Effect.promise(() =>
      answers === undefined ? move(this.#database) : turnSettling(this.#database, turn, answers, move),
    );
  }

  takeUnsettled(lease: Lease, most: number): Effect.Effect<readonly KeptAmendment<P>[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<Pick<AmendmentRow<P>, 'agency_id' | 'amendment_id'>>(
        'select agency_id, amendment_id from claim_amendments($1, $2, $3)',
        [lease.owner, lease.seconds, most],
      );
      if (rows.length === 0) return [];
      return this.#amendments(
        '(a.agency_id, a.amendment_id) in (select * from unnest($1::text[], $2::text[])) order by a.amendment_id',
        [rows.map(({ agency_id }) => agency_id), rows.map(({ amendment_id }) => amendment_id)],
      );
    });
  }

  putBack(agencyId: string, amendmentId: string, owner: string, againInSeconds: number): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update amendment set owner = null, lease_until = clock_timestamp() + $4::double precision * interval '1 second'
         where agency_id = $1 and amendment_id = $2 and owner = $3 and state in ('requested', 'in-doubt')`,
        [agencyId, amendmentId, owner, againInSeconds],
      );
    });
  }

  find(agencyId: string, amendmentId: string): Effect.Effect<KeptAmendment<P> | undefined> {
    return Effect.promise(async () => {
      const [found] = await this.#amendments('a.agency_id = $1 and a.amendment_id = $2', [agencyId, amendmentId]);
      return found && found.product in this.#products ? found : undefined;
    });
  }

  keepQuote(quote: KeptAmendmentQuote<P>): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `insert into amendment_quote (quote_id, agency_id, actor_user_id, transaction_id, version, expires_at, document)
         values ($1, $2, $3, $4, $5, $6, $7::json) on conflict do nothing`,
        [
          quote.quoteId,
          quote.agencyId,
          quote.actorUserId,
          quote.transactionId,
          quote.version,
          quote.expiresAt,
          JSON.stringify(quote.intent),
        ],
      );
      this.#quotesKept += 1;
      if (this.#quotesKept % clearEvery !== 0) return;
      await this.#database.query(
        `delete from amendment_quote where expires_at < clock_timestamp() - interval '1 day'`,
        [],
      );
    });
  }

  quote(quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<KeptAmendmentQuote<P> | undefined> {
    return Effect.promise(async () => {
      if (quoteId.includes('\0')) return undefined;
      const [row] = await this.#database.query<{
        transaction_id: string;
        version: number;
        expires_at: string;
        document: KeptAmendmentQuote<P>['intent'];
      }>(
        `select transaction_id, version, expires_at, document from amendment_quote
         where quote_id = $1 and agency_id = $2 and actor_user_id = $3`,
        [quoteId, agencyId, actorUserId],
      );
      return row === undefined || !(row.document.product in this.#products)
        ? undefined
        : {
            quoteId,
            agencyId,
            actorUserId,
            transactionId: row.transaction_id,
            version: row.version,
            expiresAt: instantFromRow(row.expires_at),
            intent: row.document,
          };
    });
  }

  expiredHolds(by: Instant, most: number): Effect.Effect<readonly ExpiredHold[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{ agency_id: string; transaction_id: string }>(
        `select h.agency_id, h.transaction_id from booking_hold h join booking b using (agency_id, transaction_id)
         where h.until <= $1 and b.status = 'held' order by h.until limit $2`,
        [by, most],
      );
      return rows.map((row) => ({ agencyId: row.agency_id, transactionId: row.transaction_id }));
    });
  }

  holds(agencyId: string, most: number, reach?: Reach): Effect.Effect<readonly KeptHold[]> {
    return Effect.promise(async () => {
      const own = withinReach('h.transaction_id', reach, 3);
      const rows = await this.#database.query<
        FiguresRow & {
          transaction_id: string;
          until: string;
          needs: string;
          currency: string;
          reference: string;
          mark: string;
          title: string;
          starts_on: string;
          lead_traveller: string;
          traveller_count: number;
          customer_total: string;
          booked_by: string;
        }
      >(
        `select h.transaction_id, h.until, h.needs, h.currency, b.listed_net, b.listed_earned, b.reference, b.mark, b.title, b.starts_on,
                b.lead_traveller, b.traveller_count, b.customer_total, b.booked_by
         from booking_hold h join booking b using (agency_id, transaction_id)
         where h.agency_id = $1 and b.status = 'held' ${own.also} order by h.until, h.transaction_id limit $2`,
        [agencyId, most, ...own.given],
      );
      return rows.map((row) => {
        const { earned } = figuresOf(row);
        return {
          transactionId: row.transaction_id,
          until: instantFromRow(row.until),
          needs: money(minorFromRow(row.needs), currencyOf(row.currency)),
          ...(earned && { earned }),
          reference: row.reference,
          mark: row.mark,
          title: row.title,
          startsOn: isoDate(row.starts_on),
          leadTraveller: row.lead_traveller,
          travellerCount: row.traveller_count,
          customerTotal: money(minorFromRow(row.customer_total), currencyOf(row.currency)),
          bookedBy: row.booked_by,
        };
      });
    });
  }

  refunds(
    agencyId: string,
    { states, openedBefore, overdueBefore, reach }: RefundsSought,
    page: number,
    pageSize: number,
  ): Effect.Effect<KeptRefunds> {
    return Effect.promise(async () => {
      const own = withinReach('a.transaction_id', reach, 6);
      const ownCounted = withinReach('a.transaction_id', reach, 3);
      const [rows, [counted]] = await Promise.all([
        this.#database.query<{
          amendment_id: string;
          transaction_id: string;
          state: AmendmentState;
          opened_at: string;
          ended_at: string | null;
          plan: AmendmentPlan;
          refund: string;
          currency: string;
          ledger_sequence: string | null;
          reference: string;
          mark: string;
          title: string;
          lead_traveller: string;
        }>(
          `select a.amendment_id, a.transaction_id, a.state, a.opened_at, a.ended_at, a.plan, a.currency, a.ledger_sequence,
                  ${refundColumn},
                  b.reference, b.mark, b.title, b.lead_traveller
           from amendment a join booking b using (agency_id, transaction_id)
           where a.agency_id = $1 and a.entry_kind = 'refund' and ($4::text[] is null or a.state = any ($4))
             and ($5::timestamptz is null or a.opened_at < $5) ${own.also}
           order by a.opened_at desc, a.amendment_id desc limit $2 offset $3`,
          [agencyId, pageSize, (page - 1) * pageSize, states ?? null, openedBefore ?? null, ...own.given],
        ),
        this.#database.query<Record<'under_way' | 'overdue' | 'done' | 'refused', string>>(
          `select count(*) filter (where a.state in ('requested', 'in-doubt')) as under_way,
                  count(*) filter (where a.state in ('requested', 'in-doubt') and a.opened_at < $2) as overdue,
                  count(*) filter (where a.state = 'done') as done,
                  count(*) filter (where a.state = 'refused') as refused
           from amendment a where a.agency_id = $1 and a.entry_kind = 'refund' ${ownCounted.also}`,
          [agencyId, overdueBefore, ...ownCounted.given],
        ),
      ]);
      const refunds = rows.map((row): KeptRefund => {
        const refund = money(minorFromRow(row.refund), currencyOf(row.currency));
        return {
          amendmentId: row.amendment_id,
          transactionId: row.transaction_id,
          state: row.state,
          openedAt: instantFromRow(row.opened_at),
          ...(row.ended_at === null ? {} : { endedAt: instantFromRow(row.ended_at) }),
          reference: row.reference,
          mark: row.mark,
          title: row.plan.concerns?.title ?? row.title,
          travellers: row.plan.concerns?.travellers ?? [row.lead_traveller],
          // What of it settles what was still to pay comes to no account.
          refund: row.plan.receipt?.balance?.toAccount ?? refund,
          customerRefund: givenOf(row.plan) ?? refund,
          ...(row.ledger_sequence === null ? {} : { ledgerEntry: entryIdOf(Number(row.ledger_sequence)) }),
        };
      });
      const counts = {
        underWay: Number(counted?.under_way ?? 0),
        overdue: Number(counted?.overdue ?? 0),
        done: Number(counted?.done ?? 0),
        refused: Number(counted?.refused ?? 0),
      };
      return { refunds, counts };
    });
  }

  async #amendments(condition: string, given: readonly unknown[]): Promise<readonly KeptAmendment<P>[]> {
    const rows = await this.#database.query<AmendmentRow<P>>(
      `select ${amendmentColumns} from amendment a join booking b using (agency_id, transaction_id) where ${condition}`,
      given,
    );
    return rows.map((row) => ({
      amendmentId: row.amendment_id,
      agencyId: row.agency_id,
      transactionId: row.transaction_id,
      product: row.product,
      kind: row.kind,
      state: row.state,
      before: row.before,
      supplier: row.supplier,
      plan: row.plan,
      ...(row.refusal === null ? {} : { refusal: row.refusal }),
      ...(row.ledger_sequence === null ? {} : { ledgerEntry: entryIdOf(Number(row.ledger_sequence)) }),
      openedAt: instantFromRow(row.opened_at),
      ...(row.ended_at === null ? {} : { endedAt: instantFromRow(row.ended_at) }),
      version: row.version,
      attempt: row.attempts,
    }));
  }
}
