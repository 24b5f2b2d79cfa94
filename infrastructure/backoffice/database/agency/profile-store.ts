/** People's profiles in the database: who they are among the users, what they keep as rows of their own. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { MasterToSave, ProfileKey, ProfileStore } from '#application/backoffice/ports/agency/profile-store.ts';
import type {
  CompleteProfile,
  MasterKind,
  Masters,
  PersonDraft,
  ProfileInShort,
} from '#domain/agency/profile-masters.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { sessionChannel, type SessionCache } from '../session/session-cache.ts';

interface PersonRow {
  readonly profile_id: string;
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile: string;
  readonly system_role_id: string;
  readonly company_name: string;
}

interface MasterRow {
  readonly kind: MasterKind;
  readonly record_id: string;
  readonly facts: object;
}

const person = `
  select u.profile_id, u.title, u.first_name, u.last_name, u.email, u.mobile, u.system_role_id, a.company_name
  from app_user u join agency a on a.agency_id = u.agency_id`;

/** More than any agency has. */
const mostPeople = 2000;

export class DatabaseProfileStore implements ProfileStore {
  readonly #database: Database;
  readonly #cache: SessionCache;

  constructor(database: Database, cache: SessionCache) {
    this.#database = database;
    this.#cache = cache;
  }

  readonly complete = ({ agencyId, profileId }: ProfileKey): Effect.Effect<CompleteProfile | undefined> =>
    Effect.promise(async () => {
      const [[row], masters] = await Promise.all([
        this.#database.query<PersonRow>(`${person} where u.agency_id = $1 and u.profile_id = $2`, [
          agencyId,
          profileId,
        ]),
        this.#database.query<MasterRow>(
          `select kind, record_id, facts from profile_master where agency_id = $1 and profile_id = $2
           order by saved_at, record_id`,
          [agencyId, profileId],
        ),
      ]);
      if (row === undefined) return undefined;
      // Written by `saveMaster` from the very type of each kind.
      const of = <Kind extends MasterKind>(kind: Kind): readonly Masters[Kind][] =>
        masters
          .filter((master) => master.kind === kind)
          .map(({ record_id: recordId, facts }) => ({ recordId, ...facts }) as Masters[Kind]);
      return {
        ...inShort(row),
        mobile: row.mobile,
        passports: of('passport'),
        visas: of('visa'),
        cards: of('card'),
        memberships: of('membership'),
      };
    });

  readonly people = (agencyId: string, only?: string): Effect.Effect<readonly ProfileInShort[]> =>
    Effect.promise(async () => {
      const rows = await this.#database.query<PersonRow>(
        `${person} where u.agency_id = $1 and ($3::text is null or u.user_id = $3)
         order by u.first_name, u.last_name, u.profile_id limit $2`,
        [agencyId, mostPeople, only ?? null],
      );
      return rows.map(inShort);
    });

  readonly savePerson = (
    { agencyId, profileId }: ProfileKey,
    { title, firstName, lastName, mobile }: Required<PersonDraft>,
    record: Omit<AuditRow, 'reference'>,
  ): Effect.Effect<void> =>
    Effect.promise(async () => {
      const userId = await this.#database.transaction(async (tx) => {
        const [row] = await tx.query<{ user_id: string }>(
          `update app_user set title = $3, first_name = $4, last_name = $5, mobile = $6
           where agency_id = $1 and profile_id = $2 returning user_id`,
          [agencyId, profileId, title, firstName, lastName, mobile],
        );
        if (row === undefined) throw new Error(`There is no profile ${profileId}`);
        await writeAudit(tx, { ...record, reference: profileId });
        await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${row.user_id}`]);
        return row.user_id;
      });
      this.#cache.hear(`user:${userId}`);
    });

  readonly saveMaster = (
    { agencyId, profileId }: ProfileKey,
    { kind, recordId, sameKey, facts, token, at }: MasterToSave,
    most: number,
    record: Omit<AuditRow, 'reference'>,
  ): Effect.Effect<string | undefined> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // Two at once come one after the other, so that no more than allowed are kept.
        await tx.query('select 1 from app_user where agency_id = $1 and profile_id = $2 for update', [
          agencyId,
          profileId,
        ]);
        const key = [agencyId, profileId, kind];
        const kept = await tx.query<{ kind: MasterKind; record_id: string; same_key: string }>(
          'select kind, record_id, same_key from profile_master where agency_id = $1 and profile_id = $2',
          [agencyId, profileId],
        );
        const same = kept.find((each) => each.kind === kind && each.same_key === sameKey);
        const edited = kept.find((each) => each.kind === kind && each.record_id === recordId);
        const into = same ?? edited;
        if (into === undefined && kept.length >= most) return undefined;
        // An edited one that now is the same as another takes its place.
        if (same !== undefined && edited !== undefined && same !== edited) {
          await tx.query(
            'delete from profile_master where agency_id = $1 and profile_id = $2 and kind = $3 and record_id = $4',
            [...key, edited.record_id],
          );
        }
        const id = into?.record_id ?? recordId;
        await tx.query(
          `insert into profile_master (agency_id, profile_id, kind, record_id, same_key, facts, token, saved_at)
           values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)
           on conflict (agency_id, profile_id, kind, record_id) do update set
             same_key = excluded.same_key, facts = excluded.facts, token = excluded.token, saved_at = excluded.saved_at`,
          [...key, id, sameKey, JSON.stringify(facts), token ?? null, at],
        );
        await writeAudit(tx, { ...record, reference: id, detail: { kind } });
        return id;
      }),
    );

  readonly deleteMaster = (
    { agencyId, profileId }: ProfileKey,
    kind: MasterKind,
    recordId: string,
    record: Omit<AuditRow, 'reference'>,
  ): Effect.Effect<{ readonly token?: string } | undefined> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const [row] = await tx.query<{ token: string | null }>(
          `delete from profile_master where agency_id = $1 and profile_id = $2 and kind = $3 and record_id = $4
           returning token`,
          [agencyId, profileId, kind, recordId],
        );
        if (row === undefined) return undefined;
        await writeAudit(tx, { ...record, reference: recordId, detail: { kind } });
        return row.token === null ? {} : { token: row.token };
      }),
    );
}

function inShort(row: PersonRow): ProfileInShort {
  return {
    profileId: row.profile_id,
    title: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    systemRoleId: row.system_role_id,
    companyName: row.company_name,
  };
}
