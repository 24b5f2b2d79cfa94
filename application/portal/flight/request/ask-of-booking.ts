/**
 * Asking a person for something about a booking: a service on one of its flights, a change, a cancellation. The booking is
 * found by its id or PNR, who and where is chosen from it, and what is sent is written down under its id before.
 */
import { BehaviorSubject } from 'rxjs';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { checkBookingWish } from '#domain/flight/request/rules.ts';
import type { BookingWishKind, FlightWish } from '#domain/flight/request/request.ts';
import { within } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type AskState, notSent, sendRequest } from '#application/portal/booking/request/send-request.ts';
import { isLocked, Sending, type SentRequests } from '#application/portal/sending.ts';
import { openFlight } from '../open-flight.ts';

export type BookingAsk = BookingWishKind;

/** Chosen and typed so far. */
export type BookingWishDraft = Omit<FlightWish, 'transactionId'>;

export interface AskOfBookingState extends AskState {
  readonly kind: BookingAsk;
  /** Undefined until one is sought. */
  readonly booking: Loadable<FlightBooking> | undefined;
  /** What was sought fits none, or several. */
  readonly found: 'none' | 'several' | undefined;
  readonly draft: BookingWishDraft;
}

const nothing: AskOfBookingState = {
  ...notSent,
  kind: 'offline-ssr',
  booking: undefined,
  found: undefined,
  draft: { travellers: [] },
};

export class AskOfBooking {
  readonly state$ = new BehaviorSubject<AskOfBookingState>(nothing);
  readonly #desk: Pick<BookingDesk, 'list' | 'details' | 'askRequest'>;
  readonly #session: Session;
  readonly #sending: Sending;
  #asked = 0;

  constructor(desk: Pick<BookingDesk, 'list' | 'details' | 'askRequest'>, session: Session, requests: SentRequests) {
    this.#desk = desk;
    this.#session = session;
    this.#sending = new Sending(session, requests);
  }

  /** Begins again: of a booking where one is named, with what is chosen of it already. */
  async open(kind: BookingAsk, transactionId: string, chosen: Partial<BookingWishDraft> = {}): Promise<void> {
    if (this.state$.value.sending) return;
    this.#asked += 1;
    this.state$.next({ ...nothing, kind });
    if (transactionId !== '') await this.#fetch(transactionId, chosen);
  }

  /** By booking id, PNR, ticket number or a traveller's name: the one that fits alone. */
  async find(text: string): Promise<void> {
    const sought = text.trim();
    if (sought === '' || this.state$.value.sending) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({ booking: loading, found: undefined, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.list({ text: sought, page: 1 }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.#next({ booking: { kind: 'failed', failure: outcome.failure } });
      return;
    }
    const [first, ...others] = outcome.value.bookings;
    if (first === undefined || others.length > 0) {
      this.#next({ booking: undefined, found: first === undefined ? 'none' : 'several' });
      return;
    }
    await this.#fetch(first.transactionId, {});
  }

  choose(kind: BookingAsk): void {
    const { draft } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    const { place: _place, code: _code, items: _items, ...rest } = draft;
    this.#next({ kind, draft: { ...rest, ...this.#whole(kind) }, violations: [], failure: undefined });
  }

  change(change: Partial<BookingWishDraft>): void {
    if (isLocked(this.state$.value)) return;
    this.#next({ draft: { ...this.state$.value.draft, ...change }, violations: [], failure: undefined });
  }

  /** Sends what was chosen, or again what was sent before. */
  async send(): Promise<void> {
    const { booking, draft, kind, sending, stopped } = this.state$.value;
    if (sending || booking?.kind !== 'ready') return;
    const { transactionId } = booking.value;
    const key = keyOf(transactionId);
    const about: FlightWish = { ...draft, transactionId, ...this.#onlyDirection() };
    const waits = this.#sending.waiting(key) !== undefined;
    const violations = waits ? [] : within('about', checkBookingWish(kind, about, booking.value));
    if (violations.length > 0) {
      this.#next({ violations, stopped: stopped + 1, failure: undefined });
      return;
    }
    const parts = { desk: this.#desk, sending: this.#sending, next: (change: Partial<AskState>) => this.#next(change) };
    const wanted = { product: 'flight' as const, kind, about: trimmed(about), travellers: [] };
    await sendRequest(parts, key, stopped, wanted);
  }

  async #fetch(transactionId: string, chosen: Partial<BookingWishDraft>): Promise<void> {
    const asked = this.#asked;
    this.#next({ booking: loading });
    const outcome = await openFlight(this.#session, this.#desk, transactionId);
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      const missing = outcome.failure._tag === 'NotFound';
      this.#next(
        missing ? { booking: undefined, found: 'none' } : { booking: { kind: 'failed', failure: outcome.failure } },
      );
      return;
    }
    const unanswered = this.#sending.waiting(keyOf(transactionId)) !== undefined;
    this.#next({ booking: { kind: 'ready', value: outcome.value }, found: undefined, unanswered });
    const { kind } = this.state$.value;
    const [only] = outcome.value.travellers.length === 1 ? [0] : [];
    this.#next({
      draft: { travellers: only === undefined ? [] : [only], ...this.#whole(kind), ...chosen },
      violations: [],
    });
  }

  /** What there is no choice of: the only flight, the only direction. */
  #whole(kind: BookingAsk): Partial<BookingWishDraft> {
    const { booking } = this.state$.value;
    if (booking?.kind !== 'ready') return {};
    const { itineraries } = booking.value;
    if (kind !== 'offline-ssr') return { items: [...itineraries.keys()] };
    return itineraries.length === 1 && itineraries[0].segments.length === 1
      ? { place: { itinerary: 0, segment: 0 } }
      : {};
  }

  #onlyDirection(): Partial<FlightWish> {
    const { kind, draft } = this.state$.value;
    return kind === 'offline-ssr' ? {} : { items: draft.items ?? [] };
  }

  #next(change: Partial<AskOfBookingState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function keyOf(transactionId: string): string {
  return `ask ${transactionId}`;
}

function trimmed({ remarks, ...rest }: FlightWish): FlightWish {
  const said = remarks?.trim() ?? '';
  return { ...rest, ...(said !== '' && { remarks: said }) };
}
