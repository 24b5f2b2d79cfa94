/** The deployment's settings in the database, remembered until a notice says that they changed. */
import { Effect } from 'effect';
import type {
  ClientSettingStore,
  KeptSettings,
  SettingChanges,
} from '#application/backoffice/ports/agency/settings.ts';
import type { ClientSetting } from '#domain/session/client-configuration.ts';
import type { Instant } from '#domain/time/instant.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

const channel = 'client_setting';
const keepMilliseconds = 30_000;

export class DatabaseClientSettingStore implements ClientSettingStore, SettingChanges {
  readonly #database: Database;
  #kept: { readonly settings: readonly ClientSetting[]; readonly until: number } | undefined;
  #generation = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Follows changes made by other processes; answers how to stop. */
  readonly follow = (): Promise<() => Promise<void>> => this.#database.listen(channel, () => this.#forget());

  readonly all = (): Effect.Effect<readonly ClientSetting[]> => {
    const kept = this.#kept;
    if (kept !== undefined && kept.until > performance.now()) return Effect.succeed(kept.settings);
    return Effect.promise(async () => {
      const readAt = this.#generation;
      const settings = await this.#database.query<{ key: string; value: string }>(
        'select key, value from client_setting order by key',
      );
      if (readAt === this.#generation) this.#kept = { settings, until: performance.now() + keepMilliseconds };
      return settings;
    });
  };

  readonly set = (settings: readonly ClientSetting[], at: Instant): Effect.Effect<void> =>
    Effect.promise(async () => {
      await write(this.#database, settings, at);
      this.#forget();
    });

  readonly current = (): Effect.Effect<KeptSettings> => Effect.promise(() => read(this.#database));

  readonly change: SettingChanges['change'] = ({ version, settings, record }) =>
    Effect.promise(async () => {
      const changed = await this.#database.transaction(async (tx) => {
        await tx.query('lock table client_setting in share row exclusive mode');
        if ((await read(tx)).version !== version) return 'moved';
        await write(tx, settings);
        await writeAudit(tx, record);
        return 'done';
      });
      this.#forget();
      return changed;
    });

  #forget(): void {
    this.#generation += 1;
    this.#kept = undefined;
  }
}

async function read(sql: Sql): Promise<KeptSettings> {
  const rows = await sql.query<{ key: string; value: string; changed: string }>(
    'select key, value, max(updated_at) over ()::text as changed from client_setting order by key',
  );
  return { settings: rows.map(({ key, value }) => ({ key, value })), version: rows[0]?.changed ?? 'unset' };
}

/** By the database's clock where no moment is given. */
async function write(sql: Sql, settings: readonly ClientSetting[], at?: Instant): Promise<void> {
  await sql.query(
    `with given as (
       insert into client_setting (key, value, updated_at)
       select distinct on (value->>'key') value->>'key', value->>'value', coalesce($2::timestamptz, clock_timestamp())
       from jsonb_array_elements($1::jsonb) with ordinality as list(value, place)
       order by value->>'key', place desc
       on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at returning 1)
     select pg_notify('${channel}', '') from given limit 1`,
    [JSON.stringify(settings), at ?? null],
  );
}
