/** Moving where a ticket's travellers get on: to which stop of their train, chosen and sent once. */
import { BehaviorSubject } from 'rxjs';
import { boardingChoices, checkBoardingMove } from '#domain/train/booking/boarding.ts';
import type { RailPoint, TrainBooking } from '#domain/train/booking/train-booking.ts';
import type { StationCode } from '#domain/train/reference/stations.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { BoardingChanged, ChangeBoarding as Changed, TrainDesk } from '#application/desk/train/train.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface BoardingOpened {
  readonly booking: TrainBooking;
  /** In the order of the way. */
  readonly choices: readonly RailPoint[];
}

export interface ChangeBoardingState extends SendState {
  readonly opened: Loadable<BoardingOpened>;
  readonly chosen?: StationCode | undefined;
  readonly violations: readonly Violation[];
  readonly done?: Pick<BoardingChanged, 'status' | 'moved'> | undefined;
}

type Desk = Pick<BookingDesk, 'details'> & Pick<TrainDesk, 'route' | 'changeBoarding'>;

const nothing: ChangeBoardingState = { ...atRest, opened: loading, violations: [] };

export class ChangeBoarding {
  readonly state$ = new BehaviorSubject<ChangeBoardingState>(nothing);
  readonly #desk: Desk;
  readonly #session: Session;
  readonly #clock: Pick<PortalClock, 'now'>;
  readonly #sending: Sending;
  #asked = '';

  constructor(desk: Desk, session: Session, clock: Pick<PortalClock, 'now'>, requests: SentRequests) {
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    this.#sending = new Sending(session, requests);
  }

  async open(transactionId: string): Promise<void> {
    this.#asked = transactionId;
    this.state$.next(nothing);
    const opened = await this.#load(transactionId);
    if (this.#asked !== transactionId) return;
    const waiting = this.#sending.waiting<Omit<Changed, 'requestId'>>(keyOf(transactionId));
    this.#next({ opened, ...(waiting && { chosen: waiting.boarding, unanswered: true }) });
  }

  choose(station: StationCode): void {
    if (!isLocked(this.state$.value)) this.#next({ chosen: station, violations: [], failure: undefined });
  }

  /** Why it cannot be moved as the ticket stands; undefined where it can. */
  refusal(booking: TrainBooking): Violation | 'state' | undefined {
    if (!mayBeAmended('boarding', booking.status) || booking.pnr === '') return 'state';
    return checkBoardingMove(booking, this.#clock.now())[0];
  }

  /** Sends what is chosen, or again what was sent before. */
  async send(): Promise<void> {
    const transactionId = this.#asked;
    const { chosen } = this.state$.value;
    if (chosen === undefined) return this.#next({ violations: [violation('required', 'boarding')] });
    const ending = await this.#sending.send(
      keyOf(transactionId),
      { transactionId, boarding: chosen },
      (state) => this.#next(state),
      (request) => this.#desk.changeBoarding(request),
    );
    if (ending === undefined || this.#asked !== transactionId) return;
    const { state } = ending;
    if (ending.kind === 'done') return this.#next({ ...state, done: ending.value });
    if (ending.kind === 'in-doubt') return this.#next({ ...state, done: { status: 'amending', moved: false } });
    const { failure } = ending;
    if (failure._tag !== 'Invalid') return this.#next(state);
    this.#next({ ...state, failure: undefined, violations: failure.violations });
  }

  async #load(transactionId: string): Promise<ChangeBoardingState['opened']> {
    const details = await this.#session.ask(this.#desk.details({ transactionId }));
    if (details.kind === 'failed') return details;
    const booking = details.value;
    if (booking.product !== 'train') return { kind: 'failed', failure: new NotFound({ what: 'booking' }) };
    const { journey } = booking;
    const route = await this.#session.ask(this.#desk.route({ train: journey.train, date: journey.began }));
    if (route.kind === 'failed') return route;
    const choices = boardingChoices(journey, route.value.stops, this.#clock.now());
    return { kind: 'ready', value: { booking, choices } };
  }

  #next(change: Partial<ChangeBoardingState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function keyOf(transactionId: string): string {
  return `boarding ${transactionId}`;
}
