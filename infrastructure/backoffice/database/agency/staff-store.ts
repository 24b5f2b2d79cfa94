/** The people of agencies in the database: rows of the users, which sessions are read with. */
import { Effect } from 'effect';
import type {
  KeptStaff,
  StaffStore,
  StaffToAdd,
  StaffToChange,
} from '#application/backoffice/ports/agency/staff-store.ts';
import type { StaffPermission, StaffStatus } from '#domain/agency/staff.ts';
import { digestOf } from '../booking/booking-commits.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import { employ } from '../corporate/company-book.ts';
import type { Database, Sql } from '../engine/database.ts';
import { type LimitColumns, limitsOf } from '../session/charge-limits.ts';
import { sessionChannel, type SessionCache } from '../session/session-cache.ts';

interface StaffRow extends LimitColumns {
  readonly user_id: string;
  readonly profile_id: string;
  readonly login: string;
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string;
  readonly system_role_id: string;
  readonly status: 'active' | 'inactive' | 'suspended';
  readonly permissions: readonly StaffPermission[] | null;
  readonly came_in: boolean;
  readonly staff_version: number;
}

const select = `
  select u.user_id, u.profile_id, u.login, u.title, u.first_name, u.last_name, u.mobile, u.system_role_id, u.status,
    u.permissions, u.limit_per_booking, u.limit_per_day, a.currency, u.password_hash is not null as came_in,
    u.staff_version
  from app_user u join agency a on a.agency_id = u.agency_id
  where u.agency_id = $1`;

const statuses = { active: 'Active', inactive: 'Inactive', suspended: 'Suspended' } as const;
const keptAs: Readonly<Record<StaffStatus, StaffRow['status']>> = {
  Active: 'active',
  Inactive: 'inactive',
  Suspended: 'suspended',
};

export class DatabaseStaffStore implements StaffStore {
  readonly #database: Database;
  readonly #cache: SessionCache;

  constructor(database: Database, cache: SessionCache) {
    this.#database = database;
    this.#cache = cache;
  }

  readonly list: StaffStore['list'] = (agencyId, most) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<StaffRow>(
        `${select} order by u.first_name, u.last_name, u.user_id limit $2`,
        [agencyId, most],
      );
      return rows.map(staffOf);
    });

  readonly find: StaffStore['find'] = (agencyId, login) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<StaffRow>(`${select} and u.login = $2`, [
        agencyId,
        login.trim().toLowerCase(),
      ]);
      return row && staffOf(row);
    });

  readonly claimed: StaffStore['claimed'] = (asked) => Effect.promise(() => claimedBefore(this.#database, asked));

  readonly add: StaffStore['add'] = (adding) =>
    Effect.promise(() => this.#database.transaction((tx) => this.#add(tx, adding)));

  readonly change: StaffStore['change'] = (change) =>
    Effect.promise(async () => {
      const changed = await this.#database.transaction((tx) => this.#change(tx, change));
      this.#cache.hear(`user:${change.userId}`);
      return changed;
    });

  async #add(tx: Sql, adding: StaffToAdd): ReturnType<typeof addedAs> {
    const { agencyId, person, at, most } = adding;
    // One after the other, so that no more than allowed are added, and of two of one request one is.
    await tx.query('select 1 from agency where agency_id = $1 for no key update', [agencyId]);
    const before = await claimedBefore(tx, adding);
    if (before !== undefined) return before;
    const { employment } = adding;
    const [counted] = await (employment === undefined
      ? tx.query<{ people: string }>('select count(*) as people from app_user where agency_id = $1', [agencyId])
      : tx.query<{ people: string }>(
          'select count(*) as people from company_employee where agency_id = $1 and company_id = $2',
          [agencyId, employment.companyId],
        ));
    if (Number(counted?.people ?? 0) >= most) return 'too-many';
    const added = await tx.query(
      `insert into app_user (user_id, agency_id, profile_id, login, title, first_name, last_name, email, mobile,
         system_role_id, status, credentials_changed_at, created_at, permissions, limit_per_booking, limit_per_day)
       values ($1, $2, $3, lower($4), $5, $6, $7, $4, $8, $9, 'active', $10, $10, $11, $12, $13)
       on conflict do nothing returning 1`,
      [
        person.userId,
        agencyId,
        person.profileId,
        person.login,
        person.title,
        person.firstName,
        person.lastName,
        person.mobile,
        person.systemRoleId,
        at,
        person.permissions,
        person.limits.perBooking?.minor ?? null,
        person.limits.perDay?.minor ?? null,
      ],
    );
    if (added.length > 0 && employment !== undefined) {
      await employ(tx, { agencyId, userId: person.userId, ...employment });
    }
    return addedAs(tx, adding, added.length > 0);
  }

  async #change(tx: Sql, change: StaffToChange): Promise<'done' | 'repeated' | 'reused' | 'moved'> {
    const { agencyId, userId, version, status, permissions, limits } = change;
    const [was] = await tx.query<Pick<StaffRow, 'status' | 'staff_version'>>(
      'select status, staff_version from app_user where user_id = $1 and agency_id = $2 for update',
      [userId, agencyId],
    );
    const before = await claimedBefore(tx, change);
    if (before !== undefined) return before;
    if (was?.staff_version !== version) return 'moved';
    const stays = was.status === keptAs[status];
    await tx.query(
      `update app_user set status = $2, permissions = $3, limit_per_booking = $4, limit_per_day = $5,
         staff_version = staff_version + 1,
         temporary_digest = case when $6 then temporary_digest end,
         temporary_expires_at = case when $6 then temporary_expires_at end
       where user_id = $1`,
      [userId, keptAs[status], permissions, limits.perBooking?.minor ?? null, limits.perDay?.minor ?? null, stays],
    );
    if (!stays) await tx.query('delete from session where user_id = $1 or on_behalf_of_user_id = $1', [userId]);
    await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${userId}`]);
    await claim(tx, change);
    return 'done';
  }
}

async function addedAs(
  tx: Sql,
  adding: StaffToAdd,
  isAdded: boolean,
): Promise<'done' | 'repeated' | 'reused' | 'taken' | 'too-many'> {
  if (!isAdded) return 'taken';
  await claim(tx, adding);
  return 'done';
}

type Claiming = Pick<StaffToAdd, 'agencyId' | 'requestId' | 'content'>;

async function claimedBefore(
  sql: Sql,
  { agencyId, requestId, content }: Claiming,
): Promise<'repeated' | 'reused' | undefined> {
  const [row] = await sql.query<{ same: boolean }>(
    `select request_digest = decode($3, 'hex') as same from staff_request where agency_id = $1 and request_id = $2`,
    [agencyId, requestId, digestOf(content)],
  );
  return row && (row.same ? 'repeated' : 'reused');
}

/** Claims the request, and writes down what was done under it. */
async function claim(
  tx: Sql,
  { agencyId, requestId, content, record, letter }: StaffToAdd | StaffToChange,
): Promise<void> {
  await tx.query(
    `insert into staff_request (agency_id, request_id, request_digest) values ($1, $2, decode($3, 'hex'))`,
    [agencyId, requestId, digestOf(content)],
  );
  await writeAudit(tx, record);
  if (letter !== undefined) await putOutbox(tx, letter.kind, letter.payload);
}

function staffOf(row: StaffRow): KeptStaff {
  return {
    userId: row.user_id,
    profileId: row.profile_id,
    login: row.login,
    title: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    mobile: row.mobile,
    systemRoleId: row.system_role_id,
    status: statuses[row.status],
    ...(row.permissions && { permissions: row.permissions }),
    limits: limitsOf(row),
    cameIn: row.came_in,
    version: row.staff_version,
  };
}
