/**
 * Splitting a booking: who leaves it, what the two would come to, and then to do it, under an id that is kept before it is
 * sent. What is shown is reckoned here by the rule that the back office splits by.
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
import type { PnrSplit } from '#application/desk/after-sale.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type OpenRequests, settles } from '#application/portal/booking/request/open-requests.ts';

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

export interface SplitState {
  readonly transactionId: string;
  readonly booking: Loadable<FlightBooking>;
  /** Who leaves: positions, in order. */
  readonly leaving: readonly number[];
  /** Undefined where nobody is chosen yet. */
  readonly preview: SplitPreview | undefined;
  readonly sending: boolean;
  /** It was sent and no word came: it has to be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  readonly failure?: DeskFailure | undefined;
  /** How it ended: 'amending' while the airline has not answered, without a part where it refused. */
  readonly done?: Pick<PnrSplit, 'status' | 'part'> | undefined;
}

const nothing: SplitState = {
  transactionId: '',
  booking: loading,
  leaving: [],
  preview: undefined,
  sending: false,
  unanswered: false,
};

export interface SplitDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'splitPnr'>;
}

export class SplitBooking {
  readonly state$ = new BehaviorSubject<SplitState>(nothing);
  readonly #desks: SplitDesks;
  readonly #session: Session;
  readonly #requests: OpenRequests;

  constructor(desks: SplitDesks, session: Session, requests: OpenRequests) {
    this.#desks = desks;
    this.#session = session;
    this.#requests = requests;
  }

  async open(transactionId: string): Promise<void> {
    this.state$.next({ ...nothing, transactionId });
    const found = await this.#session.ask(this.#desks.booking.details({ transactionId }));
    if (this.#state.transactionId !== transactionId) return;
    if (found.kind === 'failed') return this.#set({ booking: found });
    const waiting = this.#requests.waiting(keyOf(transactionId));
    this.#set({
      booking: { kind: 'ready', value: found.value },
      ...(waiting && { unanswered: true, leaving: leavingIn(waiting.content) }),
    });
    this.#look();
  }

  /** Who leaves; an infant goes where the adult who holds it goes. */
  choose(traveller: number, leaves: boolean): void {
    const { booking, leaving, sending, unanswered } = this.#state;
    if (booking.kind !== 'ready' || sending || unanswered) return;
    const moved = [traveller, ...goesWith(booking.value, traveller)];
    const others = leaving.filter((each) => !moved.includes(each));
    const now = (leaves ? [...others, ...moved] : others).toSorted((one, other) => one - other);
    this.#set({ leaving: now, failure: undefined });
    this.#look();
  }

  async commit(): Promise<void> {
    const { transactionId, leaving, preview, sending, unanswered } = this.#state;
    if (sending || (!unanswered && preview?.kind !== 'possible')) return;
    const key = keyOf(transactionId);
    const { id: requestId } = this.#requests.begin(key, leaving.join(','));
    this.#set({ sending: true, unanswered: false, failure: undefined });
    const request = { transactionId, travellers: leaving, requestId };
    const outcome = await this.#session.ask(this.#desks.flight.splitPnr(request));
    if (this.#state.transactionId !== transactionId) return;
    if (outcome.kind === 'done' || outcome.failure._tag === 'InDoubt') {
      this.#requests.end(key);
      this.#set({ sending: false, done: outcome.kind === 'done' ? outcome.value : { status: 'amending' } });
      return;
    }
    const { failure } = outcome;
    if (settles(failure)) this.#requests.end(key);
    this.#set({ sending: false, unanswered: !settles(failure), failure });
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

function leavingIn(content: string): readonly number[] {
  return content.split(',').map(Number);
}

function keyOf(transactionId: string): string {
  return `split ${transactionId}`;
}
