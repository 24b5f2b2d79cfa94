/** A page that anybody may read. */
import { Effect } from 'effect';
import { pageTextIn } from '#domain/session/page-text.ts';
import { type StaticPageName } from '#domain/session/static-pages.ts';
import type { PageRead } from '#application/desk/session.ts';
import type { Caller } from '../caller.ts';
import type { PageTextStore } from '../ports/operations/page-texts.ts';

export function readPage(
  texts: Pick<PageTextStore, 'remembered'>,
  { language }: Caller,
  wanted: StaticPageName,
): Effect.Effect<PageRead> {
  return Effect.map(texts.remembered(), (pages) => {
    const found = pages.find(({ page }) => page === wanted);
    const written = found === undefined ? undefined : pageTextIn(found.texts, language);
    return written === undefined ? {} : { written };
  });
}
