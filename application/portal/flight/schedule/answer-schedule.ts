/**
 * Answering for flights that the airline changed: as they are flown now, or others that it offers, direction by direction.
 * What is sent goes under an id that is kept before, as anything that changes a booking.
 */
import { BehaviorSubject } from 'rxjs';
import type { BookingStatus } from '#domain/booking/life.ts';
import { type ChosenAlternative, journeyAnswered, type ScheduleChange } from '#domain/flight/schedule/change.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { AmendmentDesk, ScheduleAnswer } from '#application/desk/amendments.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type OpenRequests, settles } from '#application/portal/booking/request/open-requests.ts';

export interface AnswerScheduleState {
  readonly transactionId: string;
  /** Alternatives by direction; none takes it as it is flown now. */
  readonly chosen: readonly ChosenAlternative[];
  readonly sending: boolean;
  /** It was sent and no word came: it has to be sent again as it was. */
  readonly unanswered: boolean;
  readonly failure?: DeskFailure | undefined;
  /** What the booking is then: `amending` while the airline has not answered, as it was where it refused. */
  readonly ended?: BookingStatus | undefined;
}

const nothing: AnswerScheduleState = { transactionId: '', chosen: [], sending: false, unanswered: false };

export class AnswerSchedule {
  readonly state$ = new BehaviorSubject<AnswerScheduleState>(nothing);
  readonly #desk: Pick<AmendmentDesk, 'scheduleAnswer'>;
  readonly #session: Session;
  readonly #requests: OpenRequests;

  constructor(desk: Pick<AmendmentDesk, 'scheduleAnswer'>, session: Session, requests: OpenRequests) {
    this.#desk = desk;
    this.#session = session;
    this.#requests = requests;
  }

  /** Begins with a booking; what was chosen for the same one stays. */
  open(transactionId: string): void {
    const { sending, transactionId: before } = this.state$.value;
    if (sending || before === transactionId) return;
    const unanswered = this.#requests.waiting(keyOf(transactionId)) !== undefined;
    this.state$.next({ ...nothing, transactionId, unanswered });
  }

  /** Another flight for a direction; the one that is flown now where there is none. */
  choose(itinerary: number, alternativeId: string | undefined): void {
    const { sending, unanswered, chosen } = this.state$.value;
    if (sending || unanswered) return;
    const others = chosen.filter((each) => each.itinerary !== itinerary);
    this.#next({
      chosen: alternativeId === undefined ? others : [...others, { itinerary, alternativeId }],
      failure: undefined,
    });
  }

  /** Takes the flights as chosen, or asks again what became of it. */
  async answer(booking: Pick<FlightBooking, 'itineraries'>, change: ScheduleChange): Promise<void> {
    const { transactionId, chosen, sending } = this.state$.value;
    if (sending || !mayTake(booking, change, chosen)) return;
    const key = keyOf(transactionId);
    const wanted: Omit<ScheduleAnswer, 'requestId'> = { transactionId, changeId: change.changeId, chosen };
    const waiting = this.#requests.waiting(key);
    // What was sent without a word on it is sent again as it was.
    const content = waiting?.content ?? JSON.stringify(wanted);
    const { id: requestId } = this.#requests.begin(key, content);
    this.#next({ sending: true, unanswered: false, failure: undefined, ended: undefined });
    const outcome = await this.#session.ask(this.#desk.scheduleAnswer({ ...readAnswer(content, wanted), requestId }));
    if (outcome.kind === 'done' || outcome.failure._tag === 'InDoubt') {
      this.#requests.end(key);
      this.#next({ ...nothing, transactionId, ended: outcome.kind === 'done' ? outcome.value.status : 'amending' });
      return;
    }
    const { failure } = outcome;
    if (settles(failure)) this.#requests.end(key);
    this.#next({ sending: false, unanswered: !settles(failure), failure });
  }

  /** How it ended has been told. */
  told(): void {
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

function readAnswer(content: string, wanted: Omit<ScheduleAnswer, 'requestId'>): Omit<ScheduleAnswer, 'requestId'> {
  const read: unknown = JSON.parse(content);
  if (typeof read !== 'object' || read === null || !('changeId' in read) || !('chosen' in read)) return wanted;
  const { changeId, chosen } = read;
  return typeof changeId === 'string' && Array.isArray(chosen) && chosen.every(isChosen)
    ? { ...wanted, changeId, chosen }
    : wanted;
}

function isChosen(data: unknown): data is ChosenAlternative {
  return (
    typeof data === 'object' &&
    data !== null &&
    'itinerary' in data &&
    typeof data.itinerary === 'number' &&
    'alternativeId' in data &&
    typeof data.alternativeId === 'string'
  );
}
