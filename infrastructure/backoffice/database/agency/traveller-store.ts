/** Saved travellers in the database: what is searched as columns, the traveller as it is. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { TravellersPage, TravellerStore } from '#application/backoffice/ports/agency/traveller-store.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, Sql } from '../engine/database.ts';
import { beginningWith } from '../engine/beginning-with.ts';
import { writeAudit } from '../booking/records.ts';

interface TravellerRow {
  readonly saved_id: string;
  readonly traveller: Traveller;
  readonly email: string | null;
  readonly contact_number: string | null;
  readonly tour_code: string | null;
  readonly deal_code: string | null;
  readonly endorsement_code: string | null;
  /** The rest of the record, written by this store from the same type. */
  readonly more: More;
}

type More = Omit<
  SavedTraveller,
  'savedId' | 'traveller' | 'email' | 'contactNumber' | 'tourCode' | 'dealCode' | 'endorsementCode'
>;

const select = `
  select saved_id, traveller, email, contact_number, tour_code, deal_code, endorsement_code, more from saved_traveller`;
/** As the indexes of the names have it. */
const named = `and (lower(first_name || ' ' || last_name) like lower($4) or lower(last_name || ' ' || first_name) like lower($4))`;
const inOrder = 'order by first_name, last_name, saved_id limit $2 offset $3';

export class DatabaseTravellerStore implements TravellerStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly list = (
    agencyId: string,
    { skip, most, text, keptBy }: TravellersPage,
  ): Effect.Effect<readonly SavedTraveller[]> =>
    Effect.promise(async () => {
      const given: unknown[] = [agencyId, most, skip];
      if (text !== '') given.push(beginningWith(text));
      if (keptBy !== undefined) given.push(keptBy);
      const rows = await this.#database.query<TravellerRow>(
        `${select} where agency_id = $1 ${text === '' ? '' : named}
           ${keptBy === undefined ? '' : `and kept_by = $${given.length}`} ${inOrder}`,
        given,
      );
      return rows.map(savedOf);
    });

  readonly save = (
    agencyId: string,
    saved: SavedTraveller,
    at: Instant,
    record: Omit<AuditRow, 'reference'>,
    keptBy = '',
  ): Effect.Effect<string> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const savedId = await this.#save(tx, agencyId, saved, at, keptBy);
        await writeAudit(tx, { ...record, reference: savedId });
        return savedId;
      }),
    );

  readonly update = (
    agencyId: string,
    saved: SavedTraveller,
    at: Instant,
    record: AuditRow,
    keptBy?: string,
  ): Effect.Effect<'updated' | 'gone' | { readonly twin: string }> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await lockPerson(tx, agencyId, saved);
        const [twin] = await tx.query<{ name: string }>(
          `select first_name || ' ' || last_name as name from saved_traveller
           where agency_id = $1 and person_key = $2 and saved_id <> $3
             and kept_by = (select k.kept_by from saved_traveller k
               where k.agency_id = $1 and k.saved_id = $3 and ($4::text is null or k.kept_by = $4))`,
          [agencyId, personKey(saved.traveller), saved.savedId, keptBy ?? null],
        );
        if (twin !== undefined) return { twin: twin.name };
        const updated = await tx.query(
          `update saved_traveller set person_key = $3, first_name = $4, last_name = $5, traveller = $6::jsonb, email = $7,
             contact_number = $8, tour_code = $9, deal_code = $10, endorsement_code = $11, saved_at = $12, more = $13::jsonb
           where saved_id = $1 and agency_id = $2 and ($14::text is null or kept_by = $14) returning 1`,
          [...valuesOf(agencyId, saved, at), keptBy ?? null],
        );
        if (updated.length === 0) return 'gone';
        await writeAudit(tx, record);
        return 'updated';
      }),
    );

  readonly remove = (agencyId: string, savedId: string, record: AuditRow, keptBy?: string): Effect.Effect<void> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const removed = await tx.query(
          `delete from saved_traveller
           where saved_id = $1 and agency_id = $2 and ($3::text is null or kept_by = $3) returning 1`,
          [savedId, agencyId, keptBy ?? null],
        );
        if (removed.length > 0) await writeAudit(tx, record);
      }),
    );

  async #save(tx: Sql, agencyId: string, saved: SavedTraveller, at: Instant, keptBy: string): Promise<string> {
    await lockPerson(tx, agencyId, saved);
    const [row] = await tx.query<{ saved_id: string }>(
      `insert into saved_traveller (saved_id, agency_id, person_key, first_name, last_name, traveller, email,
           contact_number, tour_code, deal_code, endorsement_code, saved_at, more, kept_by)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12, $13::jsonb, $14)
         on conflict (agency_id, kept_by, person_key) do update set
           first_name = excluded.first_name, last_name = excluded.last_name,
           traveller = saved_traveller.traveller || excluded.traveller,
           email = coalesce(excluded.email, saved_traveller.email),
           contact_number = coalesce(excluded.contact_number, saved_traveller.contact_number),
           tour_code = coalesce(excluded.tour_code, saved_traveller.tour_code),
           deal_code = coalesce(excluded.deal_code, saved_traveller.deal_code),
           endorsement_code = coalesce(excluded.endorsement_code, saved_traveller.endorsement_code),
           more = saved_traveller.more || excluded.more, saved_at = excluded.saved_at
         returning saved_id`,
      [...valuesOf(agencyId, saved, at), keptBy],
    );
    if (row === undefined) throw new Error('A saved traveller was answered without its id');
    return row.saved_id;
  }
}

/** Anyone who writes a person of this name and date of birth does so one after the other. */
async function lockPerson(tx: Sql, agencyId: string, { traveller }: SavedTraveller): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 62))', [`${agencyId} ${personKey(traveller)}`]);
}

/** The columns of a row, in the order in which both statements name them. */
function valuesOf(agencyId: string, saved: SavedTraveller, at: Instant): readonly unknown[] {
  const { savedId, traveller, email, contactNumber, tourCode, dealCode, endorsementCode, ...more } = saved;
  const { savedId: _, ...person } = traveller;
  return [
    savedId,
    agencyId,
    personKey(person),
    person.firstName,
    person.lastName,
    JSON.stringify(person),
    email ?? null,
    contactNumber ?? null,
    tourCode ?? null,
    dealCode ?? null,
    endorsementCode ?? null,
    at,
    JSON.stringify(more satisfies More),
  ];
}

function personKey({ firstName, lastName, dateOfBirth }: Traveller): string {
  return [firstName, lastName, dateOfBirth ?? ''].map((part) => part.trim().toLowerCase()).join('|');
}

function savedOf(row: TravellerRow): SavedTraveller {
  return {
    savedId: row.saved_id,
    traveller: { ...row.traveller, savedId: row.saved_id },
    ...(row.email !== null && { email: row.email }),
    ...(row.contact_number !== null && { contactNumber: row.contact_number }),
    ...(row.tour_code !== null && { tourCode: row.tour_code }),
    ...(row.deal_code !== null && { dealCode: row.deal_code }),
    ...(row.endorsement_code !== null && { endorsementCode: row.endorsement_code }),
    ...row.more,
  };
}
