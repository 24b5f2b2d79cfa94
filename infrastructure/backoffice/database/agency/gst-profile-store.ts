/** GST details that agencies keep, in the database. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { GstProfileStore } from '#application/backoffice/ports/agency/gst-profile-store.ts';
import type { GstProfile } from '#domain/agency/gst-profile.ts';
import type { GstDetails } from '#domain/booking/booking.ts';
import type { Instant } from '#domain/time/instant.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';

export class DatabaseGstProfileStore implements GstProfileStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(agencyId: string, keptBy?: string): Effect.Effect<readonly GstProfile[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{ record_id: string; details: GstDetails }>(
        `select record_id, details from gst_profile where agency_id = $1 and ($2::text is null or kept_by = $2)
         order by lower(details ->> 'holder'), number, record_id`,
        [agencyId, keptBy ?? null],
      );
      return rows.map(({ record_id: recordId, details }) => ({ ...details, recordId }));
    });
  }

  save(
    agencyId: string,
    { recordId, ...details }: GstProfile,
    at: Instant,
    most: number,
    record: Omit<AuditRow, 'reference'>,
    keptBy = '',
  ): Effect.Effect<string | undefined> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // Two at once come one after the other, so that no more than allowed are kept.
        await tx.query('select 1 from agency where agency_id = $1 for update', [agencyId]);
        const [row] = await tx.query<{ record_id: string }>(
          `insert into gst_profile (agency_id, record_id, number, details, saved_at, kept_by)
           select $1, $2, $3, $4::jsonb, $5, $7::text
           where exists (select 1 from gst_profile where agency_id = $1 and number = $3 and kept_by = $7)
              or (select count(*) from gst_profile where agency_id = $1 and kept_by = $7) < $6
           on conflict (agency_id, kept_by, number) do update set details = excluded.details, saved_at = excluded.saved_at
           returning record_id`,
          [agencyId, recordId, details.number, JSON.stringify(details), at, most, keptBy],
        );
        if (row !== undefined) await writeAudit(tx, { ...record, reference: row.record_id });
        return row?.record_id;
      }),
    );
  }

  remove(agencyId: string, recordId: string, record: AuditRow, keptBy?: string): Effect.Effect<void> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const removed = await tx.query(
          `delete from gst_profile
           where agency_id = $1 and record_id = $2 and ($3::text is null or kept_by = $3) returning 1`,
          [agencyId, recordId, keptBy ?? null],
        );
        if (removed.length > 0) await writeAudit(tx, record);
      }),
    );
  }
}
