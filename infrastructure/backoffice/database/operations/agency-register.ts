/** All agencies in the database, for the house. */
import { Effect } from 'effect';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { lastDayBefore, startOfDay } from '#domain/time/instant.ts';
import type { StaffStatus } from '#domain/agency/staff.ts';
import { money } from '#domain/money/money.ts';
import type { AgencyStatus } from '#domain/operations/agencies.ts';
import type { CreditTerms } from '#domain/operations/credit.ts';
import type { AgencyPerson, AgencyRow } from '#application/desk/operations/agencies.ts';
import type {
  AgencyAdded,
  AgencyRegister,
  AgencyToAdd,
  Changed,
  KeptAgencyShown,
  PersonToAdd,
} from '#application/backoffice/ports/operations/agency-register.ts';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import { digestOf } from '../booking/booking-commits.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import { currencyOf } from '../account/ledger-book.ts';
import { writeTerms } from '../flight/agency-terms-store.ts';
import { beginningWith } from '../engine/beginning-with.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { sessionChannel, type SessionCache } from '../session/session-cache.ts';

interface ListedRow {
  readonly agency_id: string;
  readonly agent_id: string;
  readonly company_name: string;
  readonly city: string;
  readonly status: AgencyStatus | 'inactive';
  readonly currency: string;
  readonly balance: string;
  readonly credit_now: string;
}

interface ShownRow extends ListedRow {
  readonly address: string;
  readonly state: string;
  readonly pincode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly pan_number: string | null;
  readonly gst_number: string | null;
  readonly reserved: string;
  readonly credit_limit: string;
  readonly credit_extra: string;
  readonly credit_extra_ends: string | null;
  readonly credit_due_ends: string | null;
  readonly note: string;
  readonly created_at: string;
  readonly version: number;
  readonly people: readonly PersonRow[];
}

interface PersonRow {
  readonly login: string;
  readonly name: string;
  readonly role: string;
  readonly status: 'active' | 'inactive' | 'suspended';
  readonly came_in: boolean;
  readonly second_factor: boolean;
}

const statuses = { active: 'Active', inactive: 'Inactive', suspended: 'Suspended' } as const;
const keptAs = { Active: 'active', Inactive: 'inactive', Suspended: 'suspended' } as const satisfies Readonly<
  Record<StaffStatus, PersonRow['status']>
>;

/** Of an `agency g` with its `account a`. */
const listed = `g.agency_id, g.agent_id, g.company_name, g.city, g.status, a.currency, a.balance,
  credit_now(a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, a.balance) as credit_now`;

/** People of one agency that are shown at most. */
const mostPeople = 200;

export class DatabaseAgencyRegister implements AgencyRegister {
  readonly #database: Database;
  readonly #cache: SessionCache;
  readonly #zone: string;

  /** `zone`: whose days increases and due dates go by. */
  constructor(database: Database, cache: SessionCache, zone: string) {
    [this.#database, this.#cache, this.#zone] = [database, cache, zone];
  }

  readonly list: AgencyRegister['list'] = ({ status, text = '', page, pageSize }) =>
    Effect.promise(async () => {
      const sought = text.trim();
      const given = [status ?? null, sought === '' ? '' : beginningWith(sought)];
      const from = `from agency g join account a using (agency_id)
        where ($1::text is null or (g.status = 'active') = ($1 = 'active'))
          and ($2 = '' or lower(g.company_name) like lower($2) or g.agent_id like upper($2) or lower(g.email) like lower($2)
            or exists (select from app_user u where u.agency_id = g.agency_id and (u.login like lower($2)
              or lower(u.last_name) like lower($2) or lower(trim(u.first_name || ' ' || u.last_name)) like lower($2))))`;
      const [rows, [counted]] = await Promise.all([
        this.#database.query<ListedRow>(
          `select ${listed} ${from} order by lower(g.company_name), g.agency_id limit $3 offset $4`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(`select count(*) as total ${from}`, given),
      ]);
      return { agencies: rows.map(rowOf), total: Number(counted?.total ?? 0) };
    });

  readonly find: AgencyRegister['find'] = (agencyId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<ShownRow>(
        `select ${listed}, g.address, g.state, g.pincode, g.country, g.phone, g.email, g.pan_number, g.gst_number,
           a.reserved, a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, g.note, g.created_at, g.version,
           (select coalesce(json_agg(u), '[]') from (
              select u.login, trim(u.first_name || ' ' || u.last_name) as name, u.system_role_id as role, u.status,
                u.password_hash is not null as came_in, exists (
                  select from second_factor f where f.user_id = u.user_id and f.confirmed_at is not null) as second_factor
              from app_user u where u.agency_id = g.agency_id
              order by u.system_role_id, u.first_name, u.last_name, u.user_id limit ${mostPeople}) u) as people
         from agency g join account a using (agency_id) where g.agency_id = $1`,
        [agencyId],
      );
      return row && this.#shown(row);
    });

  readonly personId: AgencyRegister['personId'] = (agencyId, userId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ user_id: string }>(
        'select user_id from app_user where agency_id = $1 and login = $2',
        [agencyId, userId.trim().toLowerCase()],
      );
      return row?.user_id;
    });

  readonly add: AgencyRegister['add'] = (agency) =>
    Effect.promise(async () => {
      try {
        return await this.#database.transaction((tx) => addTo(tx, agency));
      } catch (cause) {
        // Rolled back: nothing of it is kept.
        if (cause instanceof AddressTaken) return { kind: 'taken' };
        throw cause;
      }
    });

  readonly setCredit: AgencyRegister['setCredit'] = ({ agencyId, version, credit, record }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        if (!(await atVersion(tx, agencyId, version))) return 'moved';
        await tx.query(
          `with changed as (
             update account set credit_limit = $2, credit_extra = $3, credit_extra_ends = $4, credit_due_ends = $5
             where agency_id = $1 returning agency_id)
           select pg_notify('account', agency_id) from changed`,
          [
            agencyId,
            credit.limit.minor,
            credit.extra?.amount.minor ?? 0,
            credit.extra === undefined ? null : this.#after(credit.extra.until),
            credit.dueOn === undefined ? null : this.#after(credit.dueOn),
          ],
        );
        await writeAudit(tx, record);
        return 'done';
      }),
    );

  readonly setStanding: AgencyRegister['setStanding'] = ({ agencyId, version, status, note, record }) =>
    Effect.promise(async () => {
      const changed = await this.#database.transaction(async (tx): Promise<Changed> => {
        if (!(await atVersion(tx, agencyId, version))) return 'moved';
        await tx.query('update agency set status = $2, note = $3 where agency_id = $1', [agencyId, status, note]);
        if (status !== 'active') {
          await tx.query(
            `delete from session where user_id in (select user_id from app_user where agency_id = $1)
               or on_behalf_of_user_id in (select user_id from app_user where agency_id = $1)`,
            [agencyId],
          );
        }
        await writeAudit(tx, record);
        await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`agency:${agencyId}`]);
        return 'done';
      });
      this.#cache.hear(`agency:${agencyId}`);
      return changed;
    });

  readonly addPerson: AgencyRegister['addPerson'] = ({ agencyId, person, requestId, content, at, record }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // Of two of one request one is carried out.
        await tx.query('select from agency where agency_id = $1 for no key update', [agencyId]);
        const [before] = await tx.query<{ same: boolean }>(
          `select request_digest = decode($3, 'hex') as same from staff_request where agency_id = $1 and request_id = $2`,
          [agencyId, requestId, digestOf(content)],
        );
        if (before !== undefined) return before.same ? 'repeated' : 'reused';
        if (!(await addUser(tx, agencyId, person, at))) return 'taken';
        await tx.query(
          `insert into staff_request (agency_id, request_id, request_digest) values ($1, $2, decode($3, 'hex'))`,
          [agencyId, requestId, digestOf(content)],
        );
        await writeAudit(tx, record);
        return 'done';
      }),
    );

  readonly setPerson: AgencyRegister['setPerson'] = ({ agencyId, userId, status, record }) =>
    Effect.promise(async () => {
      const id = await this.#database.transaction(async (tx) => {
        const [was] = await tx.query<{ user_id: string; status: PersonRow['status'] }>(
          'select user_id, status from app_user where agency_id = $1 and login = $2 for update',
          [agencyId, userId.trim().toLowerCase()],
        );
        if (was === undefined) return undefined;
        if (was.status === keptAs[status]) return was.user_id;
        await tx.query(
          `update app_user set status = $2, staff_version = staff_version + 1, temporary_digest = null,
             temporary_expires_at = null where user_id = $1`,
          [was.user_id, keptAs[status]],
        );
        await tx.query('delete from session where user_id = $1 or on_behalf_of_user_id = $1', [was.user_id]);
        await writeAudit(tx, record);
        await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${was.user_id}`]);
        return was.user_id;
      });
      if (id !== undefined) this.#cache.hear(`user:${id}`);
      return id !== undefined;
    });

  readonly resetPerson: AgencyRegister['resetPerson'] = ({ id, endSecondFactor, letter, record }) =>
    Effect.promise(async () => {
      await this.#database.transaction(async (tx) => {
        await putOutbox(tx, letter.kind, letter.payload);
        if (endSecondFactor) {
          await tx.query('delete from second_factor where user_id = $1', [id]);
          await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${id}`]);
        }
        await writeAudit(tx, record);
      });
      if (endSecondFactor) this.#cache.hear(`user:${id}`);
    });

  /** The moment at which a day is over. */
  #after(day: IsoDate) {
    return startOfDay(addDays(day, 1), this.#zone);
  }

  #dayBefore(ends: string): IsoDate {
    return lastDayBefore(instantFromRow(ends), this.#zone);
  }

  #shown(row: ShownRow): KeptAgencyShown {
    const currency = currencyOf(row.currency);
    const { credit_extra_ends: extraEnds, credit_due_ends: dueEnds } = row;
    const credit: CreditTerms = {
      limit: money(minorFromRow(row.credit_limit), currency),
      ...(extraEnds !== null && {
        extra: { amount: money(minorFromRow(row.credit_extra), currency), until: this.#dayBefore(extraEnds) },
      }),
      ...(dueEnds !== null && { dueOn: this.#dayBefore(dueEnds) }),
    };
    return {
      ...rowOf(row),
      address: row.address,
      state: row.state,
      pincode: row.pincode,
      country: row.country,
      phone: row.phone,
      email: row.email,
      ...(row.pan_number !== null && { panNumber: row.pan_number }),
      ...(row.gst_number !== null && { gstNumber: row.gst_number }),
      reserved: money(minorFromRow(row.reserved), currency),
      credit,
      note: row.note,
      since: instantFromRow(row.created_at),
      people: row.people.map(personOf),
      version: row.version,
    };
  }
}

/** Locks the agency and counts its version up; false where it has another. */
async function atVersion(tx: Sql, agencyId: string, version: number): Promise<boolean> {
  const moved = await tx.query(
    'update agency set version = version + 1 where agency_id = $1 and version = $2 returning 1',
    [agencyId, version],
  );
  return moved.length > 0;
}

/** Undoes an agency whose first person cannot come in. */
class AddressTaken extends Error {}

async function addTo(tx: Sql, agency: AgencyToAdd): Promise<AgencyAdded> {
  const { requestId, content, business, country, creditLimit, terms, person, at, record } = agency;
  // Of two of one request one is made.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 67))', [requestId]);
  const [before] = await tx.query<{ agency_id: string; same: boolean }>(
    `select agency_id, request_digest = decode($2, 'hex') as same from agency where request_id = $1`,
    [requestId, digestOf(content)],
  );
  if (before !== undefined) {
    return before.same ? { kind: 'repeated', agencyId: before.agency_id } : { kind: 'reused' };
  }
  // One series of numbers with those that register.
  const [added] = await tx.query<{ agency_id: string }>(
    `insert into agency (agency_id, agent_id, company_name, address, city, state, pincode, country, phone, email,
       gst_number, pan_number, currency, status, created_at, request_id, request_digest)
     select 'rg' || n, 'AGT' || n, $1, $2, $3, $4, $5, $6, $7, $8, nullif($9, ''), nullif($10, ''), $11, 'active', $12, $13,
       decode($14, 'hex')
     from nextval('agency_registration_number') n returning agency_id`,
    [
      business.companyName,
      business.address,
      business.city,
      business.state,
      business.pincode,
      country,
      person.mobile,
      person.userId,
      business.gstNumber,
      business.panNumber,
      creditLimit.currency,
      at,
      requestId,
      digestOf(content),
    ],
  );
  if (added === undefined) throw new Error('An agency was made without an id');
  const { agency_id: agencyId } = added;
  await tx.query(
    `insert into account (agency_id, currency, credit_limit, head_seal)
     values ($1, $2, $3, head_seal($1, 0, decode(repeat('00', 32), 'hex')))`,
    [agencyId, creditLimit.currency, creditLimit.minor],
  );
  await writeTerms(tx, agencyId, terms);
  if (!(await addUser(tx, agencyId, person, at))) throw new AddressTaken();
  const row: AuditRow = { ...record, agencyId, reference: agencyId };
  await writeAudit(tx, row);
  return { kind: 'added', agencyId };
}

/** False where somebody logs in with the address. Puts their invitation into the outbox. */
async function addUser(tx: Sql, agencyId: string, person: PersonToAdd, at: string): Promise<boolean> {
  const added = await tx.query(
    `insert into app_user (user_id, agency_id, profile_id, login, title, first_name, last_name, email, mobile,
       system_role_id, status, credentials_changed_at, created_at)
     values ($1, $2, $3, lower($4), $5, $6, $7, $4, $8, $9, 'active', $10, $10) on conflict do nothing returning 1`,
    [
      person.id,
      agencyId,
      person.profileId,
      person.userId,
      person.title,
      person.firstName,
      person.lastName,
      person.mobile,
      person.roleId,
      at,
    ],
  );
  if (added.length === 0) return false;
  await putOutbox(tx, person.letter.kind, person.letter.payload);
  return true;
}

function rowOf(row: ListedRow): AgencyRow {
  const currency = currencyOf(row.currency);
  return {
    agencyId: row.agency_id,
    agentId: row.agent_id,
    companyName: row.company_name,
    city: row.city,
    status: row.status === 'active' ? 'active' : 'suspended',
    balance: money(minorFromRow(row.balance), currency),
    creditNow: money(minorFromRow(row.credit_now), currency),
  };
}

function personOf({
  login,
  name,
  role,
  status,
  came_in: cameIn,
  second_factor: hasSecondFactor,
}: PersonRow): AgencyPerson {
  return { userId: login, name, roleId: role, status: statuses[status], isInvited: !cameIn, hasSecondFactor };
}
