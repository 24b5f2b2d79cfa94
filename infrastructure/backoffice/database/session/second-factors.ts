/** Second factors in the database. Their codes are spent there, so that one counts once over all replicas. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { SecondFactorStore } from '#application/backoffice/ports/session/second-factor-store.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { sessionChannel, type SessionCache } from './session-cache.ts';

export class DatabaseSecondFactors implements SecondFactorStore {
  readonly #database: Database;
  readonly #cache: SessionCache;

  constructor(database: Database, cache: SessionCache) {
    this.#database = database;
    this.#cache = cache;
  }

  readonly find: SecondFactorStore['find'] = (userId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ salt: string; confirmed_at: string | null; left: number }>(
        `select salt, confirmed_at, cardinality(recovery) as left from second_factor where user_id = $1`,
        [userId],
      );
      return (
        row && {
          salt: row.salt,
          ...(row.confirmed_at !== null && { confirmedAt: instantFromRow(row.confirmed_at) }),
          recoveryLeft: Number(row.left),
        }
      );
    });

  readonly begin: SecondFactorStore['begin'] = (userId, salt) =>
    this.#happens(
      `insert into second_factor (user_id, salt) values ($1, $2)
       on conflict (user_id) do update set salt = excluded.salt where second_factor.confirmed_at is null returning 1`,
      [userId, salt],
    );

  readonly confirm: SecondFactorStore['confirm'] = ({ userId, salt, step, recovery, at }, record) =>
    this.#changes(
      userId,
      `update second_factor set confirmed_at = $4, last_step = $3,
         recovery = array(select jsonb_array_elements_text($5::jsonb))
       where user_id = $1 and salt = $2 and confirmed_at is null returning 1`,
      [userId, salt, step, at, JSON.stringify(recovery)],
      record,
    );

  readonly spendStep: SecondFactorStore['spendStep'] = (userId, step) =>
    this.#happens(
      `update second_factor set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2 returning 1`,
      [userId, step],
    );

  readonly spendRecovery: SecondFactorStore['spendRecovery'] = (userId, digest) =>
    this.#happens(
      `update second_factor set recovery = array_remove(recovery, $2)
       where user_id = $1 and confirmed_at is not null and $2 = any (recovery) returning 1`,
      [userId, digest],
    );

  readonly end: SecondFactorStore['end'] = (userId, record) =>
    this.#changes(userId, 'delete from second_factor where user_id = $1 returning 1', [userId], record);

  #happens(text: string, given: readonly (string | number)[]): Effect.Effect<boolean> {
    return Effect.promise(async () => (await this.#database.query(text, [...given])).length > 0);
  }

  /** What changes what the person's sessions may do. */
  #changes(
    userId: string,
    text: string,
    given: readonly (string | number)[],
    record: AuditRow,
  ): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      const changed = await this.#database.transaction(async (tx) => {
        const rows = await tx.query(text, [...given]);
        if (rows.length === 0) return false;
        await writeAudit(tx, record);
        await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${userId}`]);
        return true;
      });
      this.#cache.hear(`user:${userId}`);
      return changed;
    });
  }
}
