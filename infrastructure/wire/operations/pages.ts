/** Pages that anybody may read, as the house writes them. Shapes chosen here. */
import { pageTextMost, type PageTexts } from '#domain/session/page-text.ts';
import { staticPages } from '#domain/session/static-pages.ts';
import type { PageShown, PagesDesk } from '#application/desk/operations/pages.ts';
import { nothing } from '../form/codec.ts';
import { oneOf, text, textUpTo } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, or, record } from '../form/shape.ts';

/** Somewhat more than the longest, so that one too long is reported by its own rule. */
const words = textUpTo(pageTextMost + 1_000);

const page = record<PageShown>({
  page: at('page', oneOf(staticPages)),
  texts: at('texts', record<PageTexts>({ en: or('en', words, ''), fr: or('fr', words, ''), ar: or('ar', words, '') })),
  version: at('version', text),
});

export const pagesOperations: AreaOperations<PagesDesk> = {
  pages: operation({
    opid: 'OP001',
    actioncode: 'LISTPAGES',
    request: nothing,
    answer: inResult(codecOf(record<{ readonly pages: readonly PageShown[] }>({ pages: at('pages', list(page)) }))),
  }),
  setPage: operation({
    opid: 'OP001',
    actioncode: 'SETPAGE',
    request: codecOf(page),
    answer: inResult(codecOf(page)),
    changes: true,
  }),
};
