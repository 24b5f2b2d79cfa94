/**
 * Answering for flights that the airline changed: as they are flown now, or others that it offers, direction by direction.
 * What is sent goes under an id that is kept before, as anything that changes a booking.
 */
import { BehaviorSubject } from 'rxjs';
import type { BookingStatus } from '#domain/booking/life.ts';
import { type ChosenAlternative, journeyAnswered, type ScheduleChange } from '#domain/flight/schedule/change.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { FlightAmendmentDesk, ScheduleAnswer, ScheduleAnswered } from '#application/desk/amendments.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';

export interface AnswerScheduleState extends SendState {
  readonly transactionId: string;
  /** Alternatives by direction; none takes it as it is flown now. */
  readonly chosen: readonly ChosenAlternative[];
  /** What the booking is then: `amending` while the airline has not answered, as it was where it refused. */
  readonly ended?: BookingStatus | undefined;
}

const nothing: AnswerScheduleState = { ...atRest, transactionId: '', chosen: [] };

export class AnswerSchedule {
  readonly state$ = new BehaviorSubject<AnswerScheduleState>(nothing);
  readonly #desk: Pick<FlightAmendmentDesk, 'scheduleAnswer'>;
  readonly #sending: Sending;

  constructor(desk: Pick<FlightAmendmentDesk, 'scheduleAnswer'>, session: Session, requests: SentRequests) {
    this.#desk = desk;
    this.#sending = new Sending(session, requests);
  }

  /** Begins with a booking; what was chosen for the same one stays. */
  open(transactionId: string): void {
    const { sending, transactionId: before } = this.state$.value;
    if (sending || before === transactionId) return;
    const unanswered = this.#sending.waiting(keyOf(transactionId)) !== undefined;
    this.state$.next({ ...nothing, transactionId, unanswered });
  }

  /** Another flight for a direction; the one that is flown now where there is none. */
  choose(itinerary: number, alternativeId: string | undefined): void {
    if (isLocked(this.state$.value)) return;
    const others = this.state$.value.chosen.filter((each) => each.itinerary !== itinerary);
    this.#next({
      chosen: alternativeId === undefined ? others : [...others, { itinerary, alternativeId }],
      failure: undefined,
    });
  }

  /** Takes the flights as chosen, or asks again for its outcome. */
  async answer(booking: Pick<FlightBooking, 'itineraries'>, change: ScheduleChange): Promise<void> {
    const { transactionId, chosen } = this.state$.value;
    if (!mayTake(booking, change, chosen)) return;
    const ending = await this.#sending.send<Omit<ScheduleAnswer, 'requestId'>, ScheduleAnswered>(
      keyOf(transactionId),
      { transactionId, changeId: change.changeId, chosen },
      (state) => this.#next({ ...state, ended: undefined }),
      (request) => this.#desk.scheduleAnswer(request),
    );
    if (ending === undefined) return;
    const { kind } = ending;
    if (kind === 'refused' || kind === 'unanswered') this.#next(ending.state);
    else this.state$.next({ ...nothing, transactionId, ended: kind === 'done' ? ending.value.status : 'amending' });
  }

  /** How it ended has been reported. */
  shown(): void {
    this.#next({ ended: undefined });
  }

  #next(change: Partial<AnswerScheduleState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** Whether the choice leaves every direction with flights. */
export function mayTake(
  booking: Pick<FlightBooking, 'itineraries'>,
  change: ScheduleChange,
  chosen: readonly ChosenAlternative[],
): boolean {
  return 'itineraries' in journeyAnswered(booking, change, chosen);
}

function keyOf(transactionId: string): string {
  return `schedule ${transactionId}`;
}
