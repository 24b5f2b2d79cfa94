/** Pages that anybody may read, as an operator writes them. */
import { Effect } from 'effect';
import { checkPageTexts, type PageTexts } from '#domain/session/page-text.ts';
import { violation } from '#domain/rules/violation.ts';
import { languages } from '#domain/people/language.ts';
import type { PagesDesk } from '#application/desk/operations/pages.ts';
import { Invalid } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { PageTextStore } from '../ports/operations/page-texts.ts';

export interface PagesPorts {
  readonly pageTexts: PageTextStore;
}

export function makePagesDesk({ pageTexts }: PagesPorts): (caller: Caller) => PagesDesk {
  return (caller) => ({
    pages: () =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        return { pages: yield* pageTexts.all() };
      }),
    setPage: ({ page, texts: typed, version }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'operate');
        const texts = tidy(typed);
        const violations = checkPageTexts(texts, 'texts');
        if (violations.length > 0) return yield* new Invalid({ violations });
        const changed = yield* pageTexts.change({
          page,
          texts,
          version,
          record: { ...actedBy(who), operation: 'operations.set-page', reference: page },
        });
        const now = (yield* pageTexts.all()).find((each) => each.page === page);
        if (now === undefined) return yield* Effect.die(new Error(`There is no page "${page}"`));
        // Sent twice, or written alike by two: it is as it was asked to be.
        if (changed === 'moved' && languages.some((each) => now.texts[each] !== texts[each]))
          return yield* new Invalid({ violations: [violation('configuration-changed', 'version')] });
        return now;
      }),
  });
}

function tidy({ en, fr, ar }: PageTexts): PageTexts {
  return { en: en.trim(), fr: fr.trim(), ar: ar.trim() };
}
