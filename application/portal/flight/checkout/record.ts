/**
 * The booking in progress of this tab, and what is remembered of the one before: each for the identity that began it, and
 * copied onto the shelf for the next load of the page, where the device lets it.
 */
import type { ContactDraft } from '#domain/people/contact.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { RequestIds } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import { requestsOfSale, type SentOfSale, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import { emptyForm } from './form.ts';
import { withTyped, namesAnyone, sameTrip, type TypedForm, typedIn } from './typed.ts';
import { keptCheckout, leftCheckout } from './kept-checkout.ts';
import type { HeldQuote, KeptCheckout, LeftCheckout } from './kept-checkout.ts';

export class CheckoutRecord {
  readonly #session: Session;
  readonly #shelf: Kept<KeptCheckout>;
  readonly #leftShelf: Kept<LeftCheckout>;
  /** The truth. */
  #stored: KeptCheckout | undefined;
  #left: LeftCheckout | undefined;

  constructor(tab: Shelf, session: Session) {
    this.#session = session;
    this.#shelf = keptCheckout(tab);
    this.#leftShelf = leftCheckout(tab);
    this.#stored = this.#shelf.read();
    this.#left = this.#leftShelf.read();
  }

  /** What is kept, where this identity began it. */
  own(): KeptCheckout | undefined {
    return this.#stored?.owner === this.#session.owner() ? this.#stored : undefined;
  }

  /** The booking before, once it is over, where this identity made it. */
  left(): LeftCheckout | undefined {
    return this.#left?.owner === this.#session.owner() ? this.#left : undefined;
  }

  /** With a price that moved since the search, the agent is asked first. */
  begin(held: HeldQuote, resultsQuery: string, contact: ContactDraft, country?: string): void {
    const { quote } = held;
    const before = this.#typedFor(resultsQuery);
    const fresh = emptyForm(quote, contact, country);
    const form = before ? withTyped(fresh, quote, before) : fresh;
    this.write({
      ...held,
      owner: this.#session.owner(),
      resultsQuery,
      step: 'review',
      form,
      carried: before !== undefined && namesAnyone(form),
      checked: [],
      leftFields: [],
      offered: quote.changed ? { ...held, from: quote.previousTotal } : undefined,
      sent: [],
      expired: false,
      lost: [],
      findings: [],
    });
  }

  write(stored: KeptCheckout): void {
    this.#stored = stored;
    this.#shelf.write(stored);
  }

  /**
   * What stays of it is where it was chosen, until that is shown how it ended, and, unless it bought or may have, what was
   * typed.
   */
  leave(booked?: LeftCheckout['booked']): void {
    const { owner, resultsQuery } = this.#stored ?? this.#left ?? {};
    if (owner !== undefined && resultsQuery !== undefined) {
      const bought = this.#stored?.unanswered !== undefined || (booked && booked.status !== 'not-confirmed');
      const typed = this.#stored ? typedIn(this.#stored.form) : this.#left?.typed;
      this.#left = { owner, resultsQuery, booked, ...(!bought && { typed }) };
      this.#leftShelf.write(this.#left);
    }
    this.#stored = undefined;
    this.#shelf.remove();
  }

  #typedFor(resultsQuery: string): TypedForm | undefined {
    const before = this.own();
    if (before) return sameTrip(before.resultsQuery, resultsQuery) ? typedIn(before.form) : undefined;
    const left = this.left();
    return left && sameTrip(left.resultsQuery, resultsQuery) ? left.typed : undefined;
  }

  /** What was sent for it, kept with it. */
  requests(requestIds: RequestIds): SentRequests {
    const write = (change: SentOfSale) => {
      const stored = this.own();
      if (stored !== undefined) this.write({ ...stored, ...change });
    };
    return requestsOfSale(() => this.own(), write, requestIds);
  }
}
