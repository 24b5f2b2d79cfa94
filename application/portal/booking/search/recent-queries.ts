/** The searches made lately on a device, as what stands behind the question mark of their addresses; the latest first. */
import { kept } from '#application/portal/kept.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';

export interface RecentQueries {
  readonly read: () => readonly string[];
  readonly remember: (query: string) => void;
  readonly forget: () => void;
}

/** How many of a product a device remembers. */
const most = 6;

export function recentQueries(shelf: Shelf, key: string): RecentQueries {
  const { read, write, remove } = kept(shelf, { key, version: 1, upgrades: [], fits: isTexts });
  return {
    read: () => read() ?? [],
    remember: (query) => void write([query, ...(read() ?? []).filter((each) => each !== query)].slice(0, most)),
    forget: remove,
  };
}

function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((each) => typeof each === 'string');
}
