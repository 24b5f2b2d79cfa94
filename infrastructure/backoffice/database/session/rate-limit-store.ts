/** Attempts in the database, so that every replica slows the same people down. Keys are kept as digests only. */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type { Limited, Pace, RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { fromMilliseconds, toMilliseconds, type Instant } from '#domain/time/instant.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

interface LimitRow {
  readonly key_digest: string;
  readonly attempts: number;
  readonly blocked_until: string;
  readonly forget_at: string;
}

interface Counted {
  readonly digest: string;
  readonly pace: Pace;
}

export class DatabaseRateLimit implements RateLimit {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly attempt = (limits: readonly Limited[], now: Instant): Effect.Effect<number> =>
    Effect.promise(() => this.#database.transaction((tx) => count(tx, byDigest(limits), toMilliseconds(now))));

  readonly forgive = (keys: readonly string[]): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.query(
        'delete from attempt_limit where key_digest in (select jsonb_array_elements_text($1::jsonb))',
        [JSON.stringify(keys.map(digestOf))],
      );
    });

  readonly giveBack = (limits: readonly Limited[]): Effect.Effect<void> =>
    Effect.promise(async () => {
      for (const { digest, pace } of byDigest(limits)) {
        await this.#database.query(
          `update attempt_limit set attempts = greatest(attempts - 1, 0),
             blocked_until = case when attempts - 1 < $2 then to_timestamp(0) else blocked_until end
           where key_digest = $1`,
          [digest, pace.free],
        );
      }
    });
}

/** Locks the rows in the order of their digests, so that two attempts never wait for each other. */
async function count(tx: Sql, limits: readonly Counted[], now: number): Promise<number> {
  await tx.query(
    `delete from attempt_limit where key_digest in (
       select key_digest from attempt_limit where forget_at <= $1 order by forget_at limit 20 for update skip locked)`,
    [fromMilliseconds(now)],
  );
  const digests = JSON.stringify(limits.map(({ digest }) => digest));
  await tx.query(
    `insert into attempt_limit (key_digest, attempts, blocked_until, forget_at)
     select value, 0, to_timestamp(0), $2 from jsonb_array_elements_text($1::jsonb) order by value
     on conflict do nothing`,
    [digests, fromMilliseconds(now)],
  );
  const rows = await tx.query<LimitRow>(
    `select key_digest, attempts, blocked_until, forget_at from attempt_limit
     where key_digest in (select jsonb_array_elements_text($1::jsonb)) order by key_digest for update`,
    [digests],
  );
  const live = rows.filter((row) => toMilliseconds(instantFromRow(row.forget_at)) > now);
  const wait = Math.max(0, ...live.map((row) => toMilliseconds(instantFromRow(row.blocked_until)) - now));
  if (wait > 0) return Math.ceil(wait / 1000);
  for (const { digest, pace } of limits) {
    const attempts = (live.find((row) => row.key_digest === digest)?.attempts ?? 0) + 1;
    const pause = waitAfter(attempts, pace);
    await tx.query('update attempt_limit set attempts = $2, blocked_until = $3, forget_at = $4 where key_digest = $1', [
      digest,
      attempts,
      // Who need not wait blocks nobody whose clock was read a moment before.
      fromMilliseconds(pause === 0 ? 0 : now + pause * 1000),
      fromMilliseconds(now + pace.forgetAfterSeconds * 1000),
    ]);
  }
  return 0;
}

function waitAfter(attempts: number, { free, firstWaitSeconds, longestWaitSeconds }: Pace): number {
  return attempts < free ? 0 : Math.min(firstWaitSeconds * 2 ** Math.min(attempts - free, 30), longestWaitSeconds);
}

function byDigest(limits: readonly Limited[]): readonly Counted[] {
  return limits
    .map(({ key, pace }) => ({ digest: digestOf(key), pace }))
    .toSorted((left, right) => (left.digest < right.digest ? -1 : 1));
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
