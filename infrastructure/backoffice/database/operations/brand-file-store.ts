/** Logos and fonts of the portal in the database. */
import { Effect } from 'effect';
import { staleUploadMinutes } from '#application/backoffice/judge-upload.ts';
import type { BrandFile, BrandFileStore, NewBrandFile } from '#application/backoffice/ports/operations/brand-files.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';

interface Row {
  readonly ending: BrandFile['ending'];
  readonly bytes: string;
  readonly printed: string | null;
}

export class StoredBrandFiles implements BrandFileStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  keep({ digest, kind, ending, bytes, printed, record }: NewBrandFile): Effect.Effect<void> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query(
          `delete from brand_file where published_at is null and uploaded_at < clock_timestamp() - make_interval(mins => $1)`,
          [staleUploadMinutes],
        );
        await tx.query(
          `insert into brand_file (digest, kind, ending, bytes, printed) values ($1, $2, $3, decode($4, 'base64'), decode($5, 'base64'))
           on conflict (digest) do update set uploaded_at = clock_timestamp(), printed = coalesce(excluded.printed, brand_file.printed)`,
          [digest, kind, ending, base64Of(bytes), printed === undefined ? null : base64Of(printed)],
        );
        await writeAudit(tx, record);
      }),
    );
  }

  publish(names: readonly string[]): Effect.Effect<readonly string[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{ name: string }>(
        `update brand_file set published_at = coalesce(published_at, clock_timestamp())
         where left(digest, 32) = any($1) returning left(digest, 32) as name`,
        [names],
      );
      const there = new Set(rows.map(({ name }) => name));
      return names.filter((name) => !there.has(name));
    });
  }

  find(name: string): Effect.Effect<BrandFile | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<Row>(
        `select ending, encode(bytes, 'base64') as bytes, encode(printed, 'base64') as printed
         from brand_file where left(digest, 32) = $1`,
        [name],
      );
      if (row === undefined) return undefined;
      const { ending, bytes, printed } = row;
      return {
        ending,
        bytes: Buffer.from(bytes, 'base64'),
        ...(printed !== null && { printed: Buffer.from(printed, 'base64') }),
      };
    });
  }
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
