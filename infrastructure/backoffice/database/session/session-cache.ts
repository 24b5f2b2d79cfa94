/**
 * Sessions that this process has just read, so that most requests find theirs without asking the database. Anyone who
 * changes a session, a user or an agency notifies the channel `session` in the same transaction; whatever that may
 * touch is forgotten here. An entry lives a few seconds at most, in case a notice is lost.
 */
import type { KeptSession } from '#application/backoffice/ports/session/session-store.ts';
import type { Database } from '../engine/database.ts';

/** Notices are 'session:<id>', 'user:<id>', 'agency:<id>'; an empty one means that some may have been missed. */
export const sessionChannel = 'session';

interface Entry {
  readonly session: KeptSession;
  /** On the process's monotonic clock. */
  readonly until: number;
}

export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #milliseconds: number;
  readonly #most: number;
  readonly #ticks: () => number;
  #generation = 0;

  constructor({ milliseconds = 5000, most = 20_000, ticks = () => performance.now() } = {}) {
    this.#milliseconds = milliseconds;
    this.#most = most;
    this.#ticks = ticks;
  }

  /** A cache that follows the notices of a database. Answers it and how to stop following. */
  static async following(
    database: Database,
  ): Promise<{ readonly cache: SessionCache; readonly stop: () => Promise<void> }> {
    const cache = new SessionCache();
    const stop = await database.listen(sessionChannel, (payload) => cache.hear(payload));
    return { cache, stop };
  }

  /** Goes up whenever something was forgotten: what was read before then may be out of date. */
  get generation(): number {
    return this.#generation;
  }

  find(tokenDigest: string): KeptSession | undefined {
    const entry = this.#entries.get(tokenDigest);
    if (entry === undefined) return undefined;
    if (entry.until > this.#ticks()) return entry.session;
    this.#entries.delete(tokenDigest);
    return undefined;
  }

  /** Keeps what was read while the generation was `readAt`; not where something was forgotten since. */
  keep(tokenDigest: string, session: KeptSession, readAt: number): void {
    if (readAt !== this.#generation) return;
    this.#entries.delete(tokenDigest);
    this.#entries.set(tokenDigest, { session, until: this.#ticks() + this.#milliseconds });
    if (this.#entries.size > this.#most) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest);
        break;
      }
    }
  }

  hear(notice: string): void {
    const colon = notice.indexOf(':');
    const id = notice.slice(colon + 1);
    switch (colon < 0 ? '' : notice.slice(0, colon)) {
      case 'session':
        return this.#forget(({ sessionId, emulation }) => sessionId === id || emulation?.originalSessionId === id);
      case 'user':
        return this.#forget(({ user, onBehalfOf }) => user.userId === id || onBehalfOf?.userId === id);
      case 'agency':
        return this.#forget(({ user, onBehalfOf }) => user.agencyId === id || onBehalfOf?.agencyId === id);
      default:
        return this.#forget(() => true);
    }
  }

  #forget(which: (session: KeptSession) => boolean): void {
    this.#generation += 1;
    for (const [digest, { session }] of this.#entries) if (which(session)) this.#entries.delete(digest);
  }
}
