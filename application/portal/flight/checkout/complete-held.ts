/**
 * Names and papers of a hold, filled in after the seats were taken: what is wrong is judged by the back office's rule, and
 * what is sent is sent under an id that is kept before.
 */
import { BehaviorSubject } from 'rxjs';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { checkCompleted, heldFactsOf } from '#domain/flight/checkout/complete-held.ts';
import { crossesBorder } from '#domain/flight/offer/itinerary.ts';
import { completeTraveller, type TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { CompleteHeld, HeldCompleted } from '#application/desk/after-sale.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import { changedTraveller } from './form.ts';
import { openFlight } from '../open-flight.ts';

export interface CompleteHeldState extends SendState {
  readonly transactionId: string;
  readonly booking: Loadable<FlightBooking>;
  readonly form: { readonly travellers: readonly TravellerDraft[] };
  /** Whether passports are asked for; where nobody can say, they are. */
  readonly international: boolean;
  /** Those of fields that were left; of all once something was sent. */
  readonly violations: readonly Violation[];
  /** Counts the tries that violations stopped. */
  readonly stopped: number;
  /** Whether anything is other than it was. */
  readonly changed: boolean;
  readonly done?: Pick<HeldCompleted, 'status' | 'completed'> | undefined;
}

const nothing: CompleteHeldState = {
  ...atRest,
  transactionId: '',
  booking: loading,
  form: { travellers: [] },
  international: true,
  violations: [],
  stopped: 0,
  changed: false,
};

export interface CompleteHeldDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'completeHeld'>;
}

export interface CompleteHeldParts {
  readonly airports: AirportSource;
  readonly clock: Pick<PortalClock, 'todayIn'>;
  readonly zone: string;
  readonly requests: SentRequests;
}

export class CompleteHeldBooking {
  readonly state$ = new BehaviorSubject<CompleteHeldState>(nothing);
  readonly #desks: CompleteHeldDesks;
  readonly #session: Session;
  readonly #parts: CompleteHeldParts;
  readonly #sending: Sending;
  #left: ReadonlySet<string> = new Set();
  /** What the back office found and the portal did not. */
  #found: readonly Violation[] = [];

  constructor(desks: CompleteHeldDesks, session: Session, parts: CompleteHeldParts) {
    this.#desks = desks;
    this.#session = session;
    this.#parts = parts;
    this.#sending = new Sending(session, parts.requests);
  }

  async open(transactionId: string): Promise<void> {
    this.#left = new Set();
    this.#found = [];
    this.state$.next({ ...nothing, transactionId });
    const found = await openFlight(this.#session, this.#desks.booking, transactionId);
    if (this.#state.transactionId !== transactionId) return;
    if (found.kind === 'failed') return this.#set({ booking: found });
    const booking = found.value;
    const waiting = this.#sending.waiting<Omit<CompleteHeld, 'requestId'>>(keyOf(transactionId));
    const { travellers } = waiting ?? booking;
    const international = await this.#isInternational(booking);
    if (this.#state.transactionId !== transactionId) return;
    this.#set({
      booking: { kind: 'ready', value: booking },
      form: { travellers },
      international,
      ...(waiting && { unanswered: true }),
    });
  }

  changeTraveller(index: number, change: Partial<TravellerDraft>): void {
    if (isLocked(this.#state)) return;
    const travellers = this.#state.form.travellers.map((each, at) =>
      at === index ? changedTraveller(each, change) : each,
    );
    this.#found = this.#found.filter(({ path }) => !path.startsWith(`travellers[${index}]`));
    this.#set({ form: { travellers }, changed: true, failure: undefined });
    this.#judge();
  }

  /** A field was filled in and left: from now on what is wrong with it shows. */
  leaveField(path: string): void {
    this.#left = new Set([...this.#left, path]);
    this.#judge();
  }

  async commit(): Promise<void> {
    const { transactionId, booking, form, international, stopped } = this.#state;
    if (booking.kind !== 'ready') return;
    const facts = heldFactsOf(booking.value, international);
    const wrong = this.#violations();
    if (wrong.length > 0 && !this.#state.unanswered) {
      this.#left = new Set([...this.#left, ...wrong.map(({ path }) => path)]);
      this.#set({ stopped: stopped + 1 });
      this.#judge();
      return;
    }
    const travellers = form.travellers.flatMap((draft, index) => {
      const whole = completeTraveller(draft, { ...facts, index });
      return 'traveller' in whole ? [whole.traveller] : [];
    });
    const ending = await this.#sending.send(
      keyOf(transactionId),
      { transactionId, travellers },
      (state) => this.#set(state),
      (request) => this.#desks.flight.completeHeld(request),
    );
    if (ending === undefined || this.#state.transactionId !== transactionId) return;
    const { state } = ending;
    if (ending.kind === 'done') return this.#set({ ...state, done: ending.value });
    if (ending.kind === 'in-doubt') return this.#set({ ...state, done: { status: 'amending', completed: false } });
    if (ending.failure._tag !== 'Invalid') return this.#set(state);
    this.#found = ending.failure.violations;
    this.#set({ ...state, stopped: stopped + 1 });
    this.#judge();
  }

  #violations(): readonly Violation[] {
    const { booking, form, international } = this.#state;
    if (booking.kind !== 'ready') return [];
    const { clock, zone } = this.#parts;
    return checkCompleted(booking.value, form.travellers, { international, today: clock.todayIn(zone) });
  }

  #judge(): void {
    const own = this.#violations().filter(({ path }) => this.#left.has(path));
    const others = this.#found.filter(
      ({ code, path }) => !own.some((each) => each.code === code && each.path === path),
    );
    this.#set({ violations: [...own, ...others] });
  }

  async #isInternational({ itineraries }: FlightBooking): Promise<boolean> {
    const codes = itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ origin, destination }) => [origin, destination]),
    );
    try {
      const { isDomestic } = await this.#parts.airports.load(codes);
      return crossesBorder(itineraries, isDomestic);
    } catch {
      return true;
    }
  }

  get #state(): CompleteHeldState {
    return this.state$.value;
  }

  #set(change: Partial<CompleteHeldState>): void {
    this.state$.next({ ...this.#state, ...change });
  }
}

/** Whether it is held, and its supplier is one that can be asked. */
export function mayComplete({ status, elsewhere }: FlightBooking): boolean {
  return mayBeAmended('complete-held', status) && elsewhere === undefined;
}

function keyOf(transactionId: string): string {
  return `complete ${transactionId}`;
}
