/**
 * Choosing extras for a booking in progress: what can be had is asked for when it is first wanted, once a quote; every
 * choice is judged before it is kept, and one that may not be says why.
 */
import type { BookedSsr, ChosenSsr } from '#domain/flight/extras/ancillaries.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atPricesOf, type OfferedExtras, withoutExtra, withTaken } from '../extras/chosen-extras.ts';
import { type Choosing, ExtrasChooser } from '../extras/extras-chooser.ts';
import type { KeptCheckout } from './kept-checkout.ts';

/** The booking that the extras belong to. */
export interface ExtrasOwner {
  readonly own: () => KeptCheckout | undefined;
  /** What is kept, where it may be changed now. */
  readonly editable: () => KeptCheckout | undefined;
  readonly write: (stored: KeptCheckout) => void;
  /** Something is to be redrawn. */
  readonly show: () => void;
}

export class CheckoutExtras extends ExtrasChooser {
  readonly #flight: FlightDesk;
  readonly #session: Session;
  readonly #owner: ExtrasOwner;
  #asked: { readonly quoteId: string; readonly offered: Loadable<OfferedExtras> } | undefined;

  constructor(flight: FlightDesk, session: Session, owner: ExtrasOwner) {
    super();
    this.#flight = flight;
    this.#session = session;
    this.#owner = owner;
  }

  /** What can be had with the quote; undefined where nobody has asked yet. */
  offered({ quote, lost }: KeptCheckout): Loadable<OfferedExtras> | undefined {
    if (this.#asked?.quoteId !== quote.quoteId) return undefined;
    const { offered } = this.#asked;
    return offered.kind === 'ready' ? { kind: 'ready', value: withTaken(offered.value, lost) } : offered;
  }

  /** Asks what can be had, unless that is known or on its way; again after a failure. */
  async open(): Promise<void> {
    const stored = this.#owner.own();
    if (stored === undefined || stored.expired) return;
    const { quoteId } = stored.quote;
    if (this.#asked?.quoteId === quoteId && this.#asked.offered.kind !== 'failed') return;
    this.#asked = { quoteId, offered: loading };
    this.#owner.show();
    const [services, seats] = await Promise.all([
      this.#session.ask(this.#flight.services({ quoteId })),
      this.#session.ask(this.#flight.seatMaps({ quoteId })),
    ]);
    if (this.#asked?.quoteId !== quoteId) return;
    if (services.kind === 'failed') this.#asked = { quoteId, offered: services };
    else if (seats.kind === 'failed') this.#asked = { quoteId, offered: seats };
    else {
      const value = { lines: services.value.lines, seatMaps: seats.value.seatMaps };
      this.#asked = { quoteId, offered: { kind: 'ready', value } };
      this.#price(quoteId, value);
    }
    this.#owner.show();
  }

  drop(chosen: ChosenSsr): void {
    const stored = this.#owner.editable();
    if (stored) this.#write(stored, withoutExtra(stored.form.extras, chosen));
  }

  dropAll(): void {
    const stored = this.#owner.editable();
    if (stored) this.#write(stored, []);
  }

  protected choosing(): Choosing | undefined {
    const stored = this.#owner.editable();
    const offered = stored && this.offered(stored);
    if (stored === undefined || offered?.kind !== 'ready') return undefined;
    const { travellers, extras } = stored.form;
    return { offered: offered.value, extras, travellers, journey: stored.quote };
  }

  protected chosen(extras: readonly BookedSsr[]): void {
    const stored = this.#owner.editable();
    const offered = stored && this.offered(stored);
    if (stored && offered?.kind === 'ready') this.#change(stored, offered.value, extras);
  }

  /** What was chosen with another quote costs what this one says. */
  #price(quoteId: string, offered: OfferedExtras): void {
    const stored = this.#owner.editable();
    if (stored?.quote.quoteId === quoteId) this.#change(stored, offered, stored.form.extras);
  }

  /** All of it at the prices of the quote at hand. */
  #change(stored: KeptCheckout, offered: OfferedExtras, extras: readonly BookedSsr[]): void {
    this.#write({ ...stored, pricedFor: stored.quote.quoteId }, atPricesOf(offered, extras));
  }

  #write(stored: KeptCheckout, extras: readonly BookedSsr[]): void {
    this.#owner.write({ ...stored, form: { ...stored.form, extras } });
    this.#owner.show();
  }
}
