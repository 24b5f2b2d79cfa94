/**
 * Requests that change a booking, each written down with its id before it leaves the tab: until a word on it has come, the
 * same thing is only ever asked under the same id, also by a page that was reloaded.
 */
import { hasTexts, kept } from '#application/portal/kept.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { RequestIds } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';

/** What was asked for, and of what: 'cancel FL26110000012'. */
export interface OpenRequest {
  readonly key: string;
  readonly id: string;
  /** Everything that was sent besides the id. */
  readonly content: string;
}

interface KeptRequest extends OpenRequest {
  /** The identity that asked. */
  readonly owner: string;
}

export class OpenRequests {
  readonly #shelf: Kept<readonly KeptRequest[]>;
  readonly #requestIds: RequestIds;
  readonly #session: Session;
  /** The truth; the shelf has a copy for the next load of the page, where the device lets it. */
  #kept: readonly KeptRequest[];

  /** `name` says what is kept for one area from what is kept for another. */
  constructor(
    session: Session,
    machine: { readonly requestIds: RequestIds; readonly tab: Shelf },
    name = 'bookingRequests',
  ) {
    this.#session = session;
    this.#requestIds = machine.requestIds;
    this.#shelf = kept(machine.tab, { key: name, version: 1, upgrades: [], fits: isKept });
    this.#kept = this.#shelf.read() ?? [];
  }

  /** The one that no word has come on. */
  waiting(key: string): OpenRequest | undefined {
    return this.#kept.find((each) => each.key === key && each.owner === this.#session.owner());
  }

  /** The one that waits, if it asks for the same, or a new one in its place. */
  begin(key: string, content: string): OpenRequest {
    const waiting = this.waiting(key);
    if (waiting?.content === content) return waiting;
    const request = { key, content, id: this.#requestIds.next(), owner: this.#session.owner() };
    this.#write([...this.#others(key), request]);
    return request;
  }

  /** A word on it has come. */
  end(key: string): void {
    this.#write(this.#others(key));
  }

  #others(key: string): readonly KeptRequest[] {
    return this.#kept.filter((each) => each.key !== key || each.owner !== this.#session.owner());
  }

  #write(requests: readonly KeptRequest[]): void {
    this.#kept = requests;
    this.#shelf.write(requests);
  }
}

function isKept(data: unknown): data is readonly KeptRequest[] {
  return Array.isArray(data) && data.every((each) => hasTexts(each, 'key', 'id', 'content', 'owner'));
}
