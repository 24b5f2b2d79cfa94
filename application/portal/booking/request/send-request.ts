/** Sending what is asked of a person, with what the rules say of it reported where the form shows it. */
import type { Violation } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { atRest, type Sending, type SendState } from '#application/portal/sending.ts';

/** What a form shows of the sending. */
export interface AskState extends SendState {
  readonly violations: readonly Violation[];
  /** Grows with each try that was stopped by violations. */
  readonly stopped: number;
  /** The request's number, once it lies in the queue. */
  readonly sent?: string | undefined;
}

export const notSent: AskState = { ...atRest, violations: [], stopped: 0 };

export interface AskParts {
  readonly desk: Pick<BookingDesk, 'askRequest'>;
  readonly sending: Sending;
  readonly next: (change: Partial<AskState>) => void;
}

/** `wanted` is not looked at while an earlier one under the same key has no answer: that one is sent again. */
export async function sendRequest(
  { desk, sending, next }: AskParts,
  key: string,
  stopped: number,
  wanted: Omit<AskRequest, 'requestId'>,
): Promise<void> {
  const ending = await sending.send(
    key,
    wanted,
    (state) => next({ ...state, violations: [] }),
    (request) => desk.askRequest(request),
  );
  if (ending === undefined) return;
  if (ending.kind === 'done') {
    next({ ...ending.state, sent: ending.value.number });
    return;
  }
  const { failure } = ending;
  const violations = failure._tag === 'Invalid' ? failure.violations : [];
  next({
    ...ending.state,
    failure: violations.length > 0 ? undefined : failure,
    violations,
    stopped: stopped + Number(violations.length > 0),
  });
}
