/** What suppliers say of sold bookings by themselves, in the database: on the bookings, with their history. */
import { Effect } from 'effect';
import { amendmentTable } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type {
  IssuedBook,
  KeptIssued,
  SoldStanding,
  StandingPlace,
  StandingsSought,
} from '#application/backoffice/ports/booking/issued-book.ts';
import type { Database } from '../engine/database.ts';

interface StandingRow<Issued> {
  readonly agency_id: string;
  readonly transaction_id: string;
  readonly version: number;
  readonly starts_on: string;
  readonly issued: Issued;
  readonly travellers: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly gone: readonly { readonly traveller: number }[] | null;
}

/** What may be cancelled is travelled on. */
const sold = amendmentTable.cancel.from;

export class StoredIssuedBook<Issued> implements IssuedBook<Issued> {
  protected readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  standing(
    { product, supplier, from, until }: StandingsSought,
    after: StandingPlace | undefined,
    most: number,
  ): Effect.Effect<readonly SoldStanding<Issued>[]> {
    return Effect.promise(async () => {
      const rows = await this.database.query<StandingRow<Issued>>(
        `select b.agency_id, b.transaction_id, b.version, b.starts_on, b.issued, b.document -> 'travellers' as travellers, b.gone
         from booking b
         where b.agency_id >= $3 and (b.agency_id, b.starts_on, b.transaction_id) > ($3, $4::date, $5)
           and b.product = $8 and b.supplier = $1 and b.status = any ($7) and b.issued is not null
           and b.starts_on >= $2::date and ($9::date is null or b.starts_on <= $9::date)
         order by b.agency_id, b.starts_on, b.transaction_id limit $6`,
        [
          supplier,
          from,
          after?.agencyId ?? '',
          after?.startsOn ?? '0001-01-01',
          after?.transactionId ?? '',
          most,
          sold,
          product,
          until ?? null,
        ],
      );
      return rows.map((row) => ({
        agencyId: row.agency_id,
        transactionId: row.transaction_id,
        version: row.version,
        startsOn: isoDate(row.starts_on),
        issued: row.issued,
        names: row.travellers.map(nameOf),
        gone: (row.gone ?? []).map(({ traveller }) => traveller),
      }));
    });
  }

  keep(said: KeptIssued<Issued>): Effect.Effect<boolean> {
    const { agencyId, transactionId, product, version, issued, event, by, outbox } = said;
    return Effect.promise(async () => {
      const [row] = await this.database.query<{ kept: boolean }>('select keep_issued($1::jsonb) as kept', [
        JSON.stringify({
          agency_id: agencyId,
          transaction_id: transactionId,
          version,
          issued,
          code: event.code,
          params: event.params,
          outbox,
          operation: `${product}.${event.code}`,
          ...(by && { actor: by.name, actor_user_id: by.userId, on_behalf_of: by.onBehalfOf }),
        }),
      ]);
      return row?.kept === true;
    });
  }
}
