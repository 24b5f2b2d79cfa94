/**
 * What a tab notes when the back office ended its session, until somebody comes in again: the login says that it did, and
 * leads back to where they were.
 */
import { hasTexts, kept } from '../kept.ts';
import type { Kept } from '../kept.ts';
import type { Shelf } from '../ports/shelf.ts';

export interface EndedSession {
  /** The address within the portal that was open: path, query and hash. */
  readonly from: string;
}

export function endedSession(tab: Shelf): Kept<EndedSession> {
  return kept(tab, { key: 'endedSession', version: 1, upgrades: [], fits: isEndedSession });
}

function isEndedSession(data: unknown): data is EndedSession {
  return hasTexts(data, 'from');
}
