/** Agencies in the database. */
import { Effect } from 'effect';
import type { AgencyStore, KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { UserStatus } from '#application/backoffice/ports/session/user-store.ts';
import type { AgencyCard } from '#domain/booking/booking.ts';
import { isCurrency } from '#domain/money/currency.ts';
import type { Instant } from '#domain/time/instant.ts';
import { BatchWriter } from '../engine/batch-writer.ts';
import type { Database } from '../engine/database.ts';

interface AgencyRow {
  readonly agency_id: string;
  readonly agent_id: string;
  readonly company_name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly gst_number: string | null;
  readonly pan_number: string | null;
  readonly currency: string;
  readonly status: UserStatus;
}

export class DatabaseAgencyStore implements AgencyStore {
  readonly #database: Database;
  readonly #finding: BatchWriter<string, AgencyRow | null>;

  constructor(database: Database) {
    this.#database = database;
    this.#finding = new BatchWriter((agencyIds) => this.#find(agencyIds), { most: 64, lanes: 2 });
  }

  readonly byId = (agencyId: string): Effect.Effect<KeptAgency | undefined> =>
    Effect.promise(async () => {
      const row = await this.#finding.call(agencyId);
      return row === null ? undefined : agencyOf(row);
    });

  async #find(agencyIds: readonly string[]): Promise<readonly (AgencyRow | null)[]> {
    const rows = await this.#database.query<AgencyRow>(
      `select agency_id, agent_id, company_name, address, city, state, pincode, country, phone, email, gst_number,
         pan_number, currency, status
       from agency where agency_id = any ($1)`,
      [[...new Set(agencyIds)]],
    );
    const byId = new Map(rows.map((row) => [row.agency_id, row]));
    return agencyIds.map((agencyId) => byId.get(agencyId) ?? null);
  }

  readonly agencyCard = (agencyId: string): Effect.Effect<AgencyCard> =>
    Effect.flatMap(this.byId(agencyId), (agency) =>
      agency === undefined ? Effect.die(new Error(`There is no agency "${agencyId}"`)) : Effect.succeed(cardOf(agency)),
    );

  readonly add = (agency: KeptAgency, at: Instant): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const added = await this.#database.query(
        `insert into agency (agency_id, agent_id, company_name, address, city, state, pincode, country, phone, email,
           gst_number, pan_number, currency, status, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         on conflict do nothing returning 1`,
        [
          agency.agencyId,
          agency.agentId,
          agency.companyName,
          agency.address,
          agency.city,
          agency.state,
          agency.pincode,
          agency.country,
          agency.phone,
          agency.email,
          agency.gstNumber ?? null,
          agency.panNumber ?? null,
          agency.currency,
          agency.status,
          at,
        ],
      );
      return added.length > 0;
    });

  /** Whether there is any agency at all. */
  readonly any = (): Effect.Effect<boolean> =>
    Effect.promise(async () => (await this.#database.query('select 1 from agency limit 1')).length > 0);
}

function agencyOf(row: AgencyRow): KeptAgency {
  if (!isCurrency(row.currency))
    throw new Error(`Agency ${row.agency_id} is kept in "${row.currency}", no currency known here`);
  return {
    agencyId: row.agency_id,
    agentId: row.agent_id,
    companyName: row.company_name,
    address: row.address,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    country: row.country,
    phone: row.phone,
    email: row.email,
    ...(row.gst_number !== null && { gstNumber: row.gst_number }),
    ...(row.pan_number !== null && { panNumber: row.pan_number }),
    currency: row.currency,
    status: row.status,
  };
}

function cardOf({ agentId, companyName, address, city, pincode, phone, email, gstNumber }: KeptAgency): AgencyCard {
  const place = [city, pincode].filter((part) => part !== '').join(' ');
  return {
    agentId,
    companyName,
    address: [address, place].filter((part) => part !== '').join(', '),
    phone,
    email,
    ...(gstNumber !== undefined && { gstNumber }),
  };
}
