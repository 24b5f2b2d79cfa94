/** Claiming of the railway what a ticket was worth: for which reason, for whom, with which paper; and how far claims have come. */
import { BehaviorSubject } from 'rxjs';
import { hasUnit } from '#domain/booking/units.ts';
import { type Money, sum } from '#domain/money/money.ts';
import type { StatusKind } from '#domain/train/berths/status.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { checkTdr, claimedTravellers, type TdrChoice, type TdrReason } from '#domain/train/cancel/tdr.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { RaiseTdr as Raised, TdrsShown, TrainDesk } from '#application/desk/train/train.ts';
import { type AskState, notSent } from '#application/portal/booking/request/send-request.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import { isLocked, Sending, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface TdrTyped {
  readonly reason?: TdrReason | undefined;
  readonly travellers: readonly number[];
  readonly paper: string;
  readonly remarks: string;
  readonly declared: boolean;
}

export interface TdrOpened {
  readonly booking: TrainBooking;
  readonly tdrs: TdrsShown;
}

export interface RaiseTdrState extends AskState {
  readonly opened: Loadable<TdrOpened>;
  readonly typed: TdrTyped;
  readonly now: Instant;
}

type Desk = Pick<BookingDesk, 'details'> & Pick<TrainDesk, 'tdrs' | 'raiseTdr'>;

const nothing: TdrTyped = { travellers: [], paper: '', remarks: '', declared: false };

export class RaiseTdr {
  readonly state$: BehaviorSubject<RaiseTdrState>;
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
    this.state$ = new BehaviorSubject<RaiseTdrState>({
      ...notSent,
      opened: loading,
      typed: nothing,
      now: clock.now(),
    });
  }

  /** All that travel are chosen until somebody chooses. */
  async open(transactionId: string): Promise<void> {
    if (this.state$.value.sending) return;
    this.#asked = transactionId;
    this.state$.next({ ...notSent, opened: loading, typed: nothing, now: this.#clock.now() });
    await this.#load();
  }

  /** The time moves on. */
  tick(): void {
    this.#next({ now: this.#clock.now() });
  }

  change(change: Partial<TdrTyped>): void {
    if (isLocked(this.state$.value)) return;
    const { typed } = this.state$.value;
    this.#next({ typed: { ...typed, ...change }, violations: [], failure: undefined, sent: undefined });
  }

  /** Files what was typed, or again what was sent before. */
  async send(): Promise<void> {
    const { opened, typed, sending, stopped } = this.state$.value;
    if (sending || opened.kind !== 'ready') return;
    const { transactionId } = opened.value.booking;
    const key = keyOf(transactionId);
    const violations = this.#sending.waiting(key) === undefined ? this.#violations(opened.value, typed) : [];
    if (violations.length > 0) return this.#next({ violations, stopped: stopped + 1, failure: undefined });
    const { reason, travellers, paper, remarks, declared } = typed;
    // What waits is sent again as it was: its reason is not looked at.
    const wanted: Omit<Raised, 'requestId'> | undefined = reason && {
      transactionId,
      reason,
      travellers,
      declared,
      ...(paper.trim() !== '' && { paper: paper.trim() }),
      ...(remarks.trim() !== '' && { remarks: remarks.trim() }),
    };
    const ending = await this.#sending.send(
      key,
      wanted,
      (state) => this.#next({ ...state, violations: [] }),
      (request) => this.#desk.raiseTdr(request),
    );
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.#next({ ...ending.state, sent: ending.value.number, typed: nothing });
      return await this.#load();
    }
    const { failure } = ending;
    const against = failure._tag === 'Invalid' ? failure.violations : [];
    this.#next({
      ...ending.state,
      failure: against.length > 0 ? undefined : failure,
      violations: against,
      stopped: stopped + Number(against.length > 0),
    });
  }

  async #load(): Promise<void> {
    const transactionId = this.#asked;
    const [details, tdrs] = await Promise.all([
      this.#session.ask(this.#desk.details({ transactionId })),
      this.#session.ask(this.#desk.tdrs({ transactionId })),
    ]);
    if (this.#asked !== transactionId) return;
    if (details.kind === 'failed') return this.#next({ opened: details });
    if (tdrs.kind === 'failed') return this.#next({ opened: tdrs });
    const booking = details.value;
    if (booking.product !== 'train') {
      return this.#next({ opened: { kind: 'failed', failure: new NotFound({ what: 'booking' }) } });
    }
    const value = { booking, tdrs: tdrs.value };
    this.#next({
      opened: { kind: 'ready', value },
      typed: { ...nothing, travellers: claimable(value) },
      unanswered: this.#sending.waiting(keyOf(transactionId)) !== undefined,
    });
  }

  #violations({ booking, tdrs }: TdrOpened, typed: TdrTyped) {
    return checkTdr(typed, {
      choices: tdrs.choices.map((choice) => openAt(choice, this.#clock.now())),
      statuses: statusesOf(booking),
      filed: filedIn(tdrs),
    });
  }

  #next(change: Partial<RaiseTdrState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** Opens and closes a choice whose first or last moment has passed since it was asked for. */
export function openAt({ closed, ...choice }: TdrChoice, now: Instant): TdrChoice {
  const isOpen = closed === undefined || (closed === 'early' && now >= choice.from);
  if (!isOpen) return { ...choice, closed };
  return now > choice.until ? { ...choice, closed: 'late' } : choice;
}

/** Travellers whom a claim could be for. */
export function claimable({ booking, tdrs }: TdrOpened): readonly number[] {
  const filed = filedIn(tdrs);
  return statusesOf(booking).flatMap((status, at) => (status === undefined || filed.includes(at) ? [] : [at]));
}

/** The most that comes back of some travellers, for those who may see what was paid for them. */
export function mostBack({ tdrs: { paid }, booking }: TdrOpened, travellers: readonly number[]): Money | undefined {
  if (paid === undefined) return undefined;
  return sum(
    booking.price.total.currency,
    travellers.flatMap((at) => paid[at] ?? []),
  );
}

function statusesOf({ standings, gone = [] }: TrainBooking): readonly (StatusKind | undefined)[] {
  return standings.map(({ current: { kind } }, traveller) =>
    kind === 'cancelled' || hasUnit(gone, { traveller, item: 0 }) ? undefined : kind,
  );
}

function filedIn({ filed }: TdrsShown): readonly number[] {
  return claimedTravellers(filed);
}

function keyOf(transactionId: string): string {
  return `tdr ${transactionId}`;
}
