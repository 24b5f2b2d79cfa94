/** What the house wrote for the pages that anybody may read. */
import type { Effect } from 'effect';
import type { PageTexts } from '#domain/session/page-text.ts';
import type { StaticPageName } from '#domain/session/static-pages.ts';
import type { AuditRow } from '../audit-log.ts';

export interface KeptPage {
  readonly page: StaticPageName;
  readonly texts: PageTexts;
  /** Another after each change. */
  readonly version: string;
}

export interface PageTextStore {
  /** Every page, whether it was written or not; a few seconds old at most. */
  readonly remembered: () => Effect.Effect<readonly KeptPage[]>;
  /** As they are at this moment. */
  readonly all: () => Effect.Effect<readonly KeptPage[]>;
  /** Where the version is still the one that was looked at. */
  readonly change: (change: KeptPage & { readonly record: AuditRow }) => Effect.Effect<'done' | 'moved'>;
}
