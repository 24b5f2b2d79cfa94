/**
 * Sending what is asked of a person, once: written down under its id before it leaves, sent again as it was until a word has
 * come, and what the rules say of it told where the form shows it.
 */
import type { Violation } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type OpenRequests, settles } from './open-requests.ts';

/** What a form shows of the sending. */
export interface SendingState {
  readonly violations: readonly Violation[];
  /** Grows with each try that was stopped by violations. */
  readonly stopped: number;
  readonly sending: boolean;
  /** A request was sent and no word came: it has to be sent again as it was. */
  readonly unanswered: boolean;
  readonly failure?: DeskFailure | undefined;
  /** The request's number, once it lies in the queue. */
  readonly sent?: string | undefined;
}

export const notSent: SendingState = { violations: [], stopped: 0, sending: false, unanswered: false };

export interface SendParts {
  readonly desk: Pick<BookingDesk, 'askRequest'>;
  readonly session: Session;
  readonly requests: OpenRequests;
  readonly next: (change: Partial<SendingState>) => void;
}

/** `wanted` is not looked at while an earlier one under the same key has no answer: that one is sent again. */
export async function sendRequest(
  { desk, session, requests, next }: SendParts,
  key: string,
  stopped: number,
  wanted: Omit<AskRequest, 'requestId'>,
): Promise<void> {
  const waiting = requests.waiting(key);
  const { id: requestId, content } = requests.begin(key, waiting?.content ?? JSON.stringify(wanted));
  next({ sending: true, unanswered: false, failure: undefined, violations: [] });
  const outcome = await session.ask(desk.askRequest({ ...contentOf(content), requestId }));
  if (outcome.kind === 'done') {
    requests.end(key);
    next({ sending: false, sent: outcome.value.number });
    return;
  }
  const { failure } = outcome;
  const known = settles(failure);
  if (known) requests.end(key);
  const violations = failure._tag === 'Invalid' ? failure.violations : [];
  next({
    sending: false,
    unanswered: !known,
    failure: violations.length > 0 ? undefined : failure,
    violations,
    stopped: stopped + Number(violations.length > 0),
  });
}

function contentOf(content: string): Omit<AskRequest, 'requestId'> {
  // Written above, of such a request.
  return JSON.parse(content) as Omit<AskRequest, 'requestId'>;
}
