/** Claims of payers in the database, each beside the booking that came of its quote. */
import { Effect } from 'effect';
import type { PayerYears, ToClaim, YearWanted } from '#application/backoffice/ports/holiday/payer-years.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { PaidRoom, YearClaim } from '#domain/holiday/price/payer-year.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, Sql } from '../engine/database.ts';

interface ClaimRow {
  readonly quote_id: string;
  readonly pan: string;
  readonly claimed_at: Instant;
  readonly rooms: readonly PaidRoom[];
  readonly status: BookingStatus | null;
  readonly gone: readonly Unit[] | null;
}

export class StoredPayerYears implements PayerYears {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly find: PayerYears['find'] = (wanted) => Effect.promise(() => claimsOf(this.#database, wanted));

  readonly claim: PayerYears['claim'] = (claim, decide) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await lock(tx, claim);
        const decision = decide(await claimsOf(tx, claim, claim.quoteId));
        if (decision === 'claim') await write(tx, claim);
        return decision;
      }),
    );

  readonly release: PayerYears['release'] = ({ agencyId, quoteId }) =>
    Effect.promise(() => drop(this.#database, agencyId, quoteId));
}

/** Claims for one of these PANs are made one after the other; locks are always taken in one order. */
async function lock(tx: Sql, { agencyId, pans }: YearWanted): Promise<void> {
  for (const pan of [...new Set(pans)].toSorted())
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 73))', [`${agencyId} ${pan}`]);
}

async function claimsOf(
  on: Sql,
  { agencyId, pans, from, until }: YearWanted,
  quoteId: string | null = null,
): Promise<readonly YearClaim[]> {
  const rows = await on.query<ClaimRow>(
    `select c.quote_id, c.pan, c.claimed_at, c.rooms, b.status, b.gone from holiday_payer_claim c
     left join booking b on b.agency_id = c.agency_id and b.quote_id = c.quote_id
     where c.agency_id = $1 and ((c.pan = any($2) and c.bought_on between $3 and $4) or c.quote_id = $5)
     order by c.claimed_at, c.quote_id, c.pan`,
    [agencyId, pans, from, until, quoteId],
  );
  return rows.map(({ quote_id, pan, claimed_at, rooms, status, gone }) => ({
    quoteId: quote_id,
    pan,
    claimedAt: claimed_at,
    rooms,
    ...(status !== null && { status }),
    ...(gone !== null && { gone }),
  }));
}

async function write(tx: Sql, { agencyId, quoteId, boughtOn, at, payers }: ToClaim): Promise<void> {
  await drop(tx, agencyId, quoteId);
  for (const { pan, rooms } of payers)
    await tx.query(
      `insert into holiday_payer_claim (agency_id, quote_id, pan, bought_on, claimed_at, rooms)
       values ($1, $2, $3, $4, $5, $6::jsonb)`,
      [agencyId, quoteId, pan, boughtOn, at, JSON.stringify(rooms)],
    );
}

async function drop(on: Sql, agencyId: string, quoteId: string): Promise<void> {
  await on.query(
    `delete from holiday_payer_claim c where c.agency_id = $1 and c.quote_id = $2 and not exists
       (select 1 from booking b where b.agency_id = c.agency_id and b.quote_id = c.quote_id)`,
    [agencyId, quoteId],
  );
}
