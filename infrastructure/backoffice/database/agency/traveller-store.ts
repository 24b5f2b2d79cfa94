/** Saved travellers in the database: what is searched as columns, the traveller as it is. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { TravellersPage, TravellerStore } from '#application/backoffice/ports/agency/traveller-store.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, Sql } from '../engine/database.ts';
import { writeAudit } from '../booking/records.ts';

interface TravellerRow {
  readonly saved_id: string;
  readonly traveller: Traveller;
  readonly email: string | null;
  readonly contact_number: string | null;
  readonly tour_code: string | null;
  readonly deal_code: string | null;
  readonly endorsement_code: string | null;
}

const select = `
  select saved_id, traveller, email, contact_number, tour_code, deal_code, endorsement_code from saved_traveller`;
/** As the indexes of the names have it. */
const named = `and (lower(first_name || ' ' || last_name) like lower($4) or lower(last_name || ' ' || first_name) like lower($4))`;
const inOrder = 'order by first_name, last_name, saved_id limit $2 offset $3';

export class DatabaseTravellerStore implements TravellerStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly list = (agencyId: string, { skip, most, text }: TravellersPage): Effect.Effect<readonly SavedTraveller[]> =>
    Effect.promise(async () => {
      const page = [agencyId, most, skip];
      const rows = await this.#database.query<TravellerRow>(
        `${select} where agency_id = $1 ${text === '' ? '' : named} ${inOrder}`,
        text === '' ? page : [...page, beginningWith(text)],
      );
      return rows.map(savedOf);
    });

  readonly save = (
    agencyId: string,
    saved: SavedTraveller,
    at: Instant,
    record: Omit<AuditRow, 'reference'>,
  ): Effect.Effect<string> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const savedId = await this.#save(tx, agencyId, saved, at);
        await writeAudit(tx, { ...record, reference: savedId });
        return savedId;
      }),
    );

  async #save(tx: Sql, agencyId: string, saved: SavedTraveller, at: Instant): Promise<string> {
    const { savedId, traveller, email, contactNumber, tourCode, dealCode, endorsementCode } = saved;
    const { savedId: _, ...person } = traveller;
    const [row] = await tx.query<{ saved_id: string }>(
      `insert into saved_traveller (saved_id, agency_id, person_key, first_name, last_name, traveller, email,
           contact_number, tour_code, deal_code, endorsement_code, saved_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12)
         on conflict (agency_id, person_key) do update set
           first_name = excluded.first_name, last_name = excluded.last_name, traveller = excluded.traveller,
           email = excluded.email, contact_number = excluded.contact_number, tour_code = excluded.tour_code,
           deal_code = excluded.deal_code, endorsement_code = excluded.endorsement_code, saved_at = excluded.saved_at
         returning saved_id`,
      [
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
      ],
    );
    if (row === undefined) throw new Error('A saved traveller was answered without its id');
    return row.saved_id;
  }
}

/** What is typed, as a pattern: its own marks stand for themselves. */
function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
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
  };
}
