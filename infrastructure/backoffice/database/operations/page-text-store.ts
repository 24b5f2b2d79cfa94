/** Pages that anybody may read, in the database; remembered for a few seconds, since everybody reads them. */
import { Effect } from 'effect';
import { type Language, languages } from '#domain/people/language.ts';
import { staticPages } from '#domain/session/static-pages.ts';
import type { KeptPage, PageTextStore } from '#application/backoffice/ports/operations/page-texts.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

const keepMilliseconds = 5_000;

interface Row {
  readonly page: string;
  readonly language: Language;
  readonly text: string;
  readonly updated_at: string;
}

export class StoredPageTexts implements PageTextStore {
  readonly #database: Database;
  #kept: { readonly pages: readonly KeptPage[]; readonly until: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly remembered = (): Effect.Effect<readonly KeptPage[]> => {
    const kept = this.#kept;
    if (kept !== undefined && kept.until > performance.now()) return Effect.succeed(kept.pages);
    return Effect.map(this.all(), (pages) => {
      this.#kept = { pages, until: performance.now() + keepMilliseconds };
      return pages;
    });
  };

  readonly all = (): Effect.Effect<readonly KeptPage[]> => Effect.promise(() => read(this.#database));

  readonly change: PageTextStore['change'] = ({ page, texts, version, record }) =>
    Effect.promise(async () => {
      const changed = await this.#database.transaction(async (tx) => {
        await tx.query('lock table page_text in share row exclusive mode');
        if ((await read(tx)).find((each) => each.page === page)?.version !== version) return 'moved';
        for (const language of languages) {
          await tx.query(
            `insert into page_text (page, language, text, updated_at) values ($1, $2, $3, clock_timestamp())
             on conflict (page, language) do update set text = excluded.text, updated_at = excluded.updated_at`,
            [page, language, texts[language]],
          );
        }
        await writeAudit(tx, record);
        return 'done';
      });
      this.#kept = undefined;
      return changed;
    });
}

async function read(sql: Sql): Promise<readonly KeptPage[]> {
  const rows = await sql.query<Row>('select page, language, text, updated_at from page_text');
  return staticPages.map((page) => {
    const own = rows.filter((row) => row.page === page);
    const textIn = (wanted: Language) => own.find(({ language }) => language === wanted)?.text ?? '';
    return {
      page,
      texts: { en: textIn('en'), fr: textIn('fr'), ar: textIn('ar') },
      version:
        own
          .map(({ updated_at: at }) => at)
          .toSorted()
          .at(-1) ?? 'unset',
    };
  });
}
