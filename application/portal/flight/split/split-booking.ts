/**
 * Splitting a booking: who leaves it, what the two would come to, and then to do it, under an id that is kept before it is
 * sent. What is shown is computed here by the rule that the back office splits by.
 */
import { BehaviorSubject } from 'rxjs';
import { partsOf } from '#domain/booking/units.ts';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { goesWith, ofPart, splitOf, type SplitPart } from '#domain/flight/split/split.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { Money } from '#domain/money/money.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { PnrSplit, SplitPnr } from '#application/desk/after-sale.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import { openFlight } from '../open-flight.ts';

/** One of the two bookings as it would be. */
export interface PartPreview {
  /** Positions in the booking as it is. */
  readonly travellers: readonly number[];
  /** The customer's price, services included. */
  readonly total: Money;
}

export type SplitPreview =
  | { readonly kind: 'possible'; readonly stays: PartPreview; readonly leaves: PartPreview }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] };

export interface SplitState extends SendState {
  readonly transactionId: string;
  readonly booking: Loadable<FlightBooking>;
  /** Who leaves: positions, in order. */
  readonly leaving: readonly number[];
  /** Undefined where nobody is chosen yet. */
  readonly preview: SplitPreview | undefined;
  /** How it ended: 'amending' while the airline has not answered, without a part where it refused. */
  readonly done?: Pick<PnrSplit, 'status' | 'part'> | undefined;
}

const nothing: SplitState = {
  ...atRest,
  transactionId: '',
  booking: loading,
  leaving: [],
  preview: undefined,
};

export interface SplitDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'splitPnr'>;
}

export class SplitBooking {
  readonly state$ = new BehaviorSubject<SplitState>(nothing);
  readonly #desks: SplitDesks;
  readonly #session: Session;
  readonly #sending: Sending;

  constructor(desks: SplitDesks, session: Session, requests: SentRequests) {
    this.#desks = desks;
    this.#session = session;
    this.#sending = new Sending(session, requests);
  }

  async open(transactionId: string): Promise<void> {
    this.state$.next({ ...nothing, transactionId });
    const found = await openFlight(this.#session, this.#desks.booking, transactionId);
    if (this.#state.transactionId !== transactionId) return;
    if (found.kind === 'failed') return this.#set({ booking: found });
    const waiting = this.#sending.waiting<Omit<SplitPnr, 'requestId'>>(keyOf(transactionId));
    this.#set({
      booking: { kind: 'ready', value: found.value },
      ...(waiting && { unanswered: true, leaving: waiting.travellers }),
    });
    this.#look();
  }

  /** Who leaves; an infant goes where the adult who holds it goes. */
  choose(traveller: number, leaves: boolean): void {
    const { booking, leaving } = this.#state;
    if (booking.kind !== 'ready' || isLocked(this.#state)) return;
    const moved = [traveller, ...goesWith(booking.value, traveller)];
    const others = leaving.filter((each) => !moved.includes(each));
    const now = (leaves ? [...others, ...moved] : others).toSorted((one, other) => one - other);
    this.#set({ leaving: now, failure: undefined });
    this.#look();
  }

  async commit(): Promise<void> {
    const { transactionId, leaving, preview } = this.#state;
    const ending = await this.#sending.send(
      keyOf(transactionId),
      preview?.kind === 'possible' ? { transactionId, travellers: leaving } : undefined,
      (state) => this.#set(state),
      (request) => this.#desks.flight.splitPnr(request),
    );
    if (ending === undefined || this.#state.transactionId !== transactionId) return;
    const { state } = ending;
    if (ending.kind === 'done') this.#set({ ...state, done: ending.value });
    else this.#set(ending.kind === 'in-doubt' ? { ...state, done: { status: 'amending' } } : state);
  }

  #look(): void {
    const { booking, leaving } = this.#state;
    const preview = booking.kind === 'ready' && leaving.length > 0 ? previewOf(booking.value, leaving) : undefined;
    this.#set({ preview });
  }

  get #state(): SplitState {
    return this.state$.value;
  }

  #set(change: Partial<SplitState>): void {
    this.state$.next({ ...this.#state, ...change });
  }
}

/** Whether there is somebody to leave and somebody to stay, and it can be split as it stands. */
export function maySplit(booking: FlightBooking): boolean {
  const { travellers } = partsOf(placesLeft(booking));
  const adults = travellers.filter((at) => booking.travellers[at]?.type === 'adult').length;
  return mayBeAmended('split', booking.status) && adults > 1;
}

function previewOf(booking: FlightBooking, leaving: readonly number[]): SplitPreview {
  const answer = splitOf(booking, leaving);
  if ('violations' in answer) return { kind: 'refused', violations: answer.violations };
  const part = ({ travellers, fare }: SplitPart): PartPreview => ({
    travellers,
    total: withAncillaries(fare, ofPart(travellers, booking.ssr)).total,
  });
  return { kind: 'possible', stays: part(answer.split.stays), leaves: part(answer.split.leaves) };
}

function keyOf(transactionId: string): string {
  return `split ${transactionId}`;
}
