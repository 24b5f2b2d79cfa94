/** Which sentence says a failure. The back office's own sentence is in the failure already, in the caller's language. */
import { match } from 'ts-pattern';
import type { BalanceTooLow, DeskFailure } from '#application/desk/failures.ts';
import type { WordArguments, Words } from '#ui/design/words/words.ts';

export interface FailureWords {
  readonly id: string;
  readonly args?: WordArguments;
}

export function failureWords(failure: DeskFailure): FailureWords {
  return match(failure)
    .returnType<FailureWords>()
    .with({ _tag: 'Unreachable' }, ({ status }) =>
      status === undefined ? { id: 'failure-unreachable' } : { id: 'failure-http', args: { status } },
    )
    .with({ _tag: 'SessionInvalid' }, () => ({ id: 'failure-session' }))
    .with({ _tag: 'NotPermitted' }, ({ reason, note = '' }) => ({
      id: `failure-not-permitted-${reason}`,
      args: { note },
    }))
    .with({ _tag: 'Invalid' }, () => ({ id: 'failure-invalid' }))
    .with({ _tag: 'NotFound' }, () => ({ id: 'failure-not-found' }))
    .with({ _tag: 'FareChanged' }, ({ from, to }) => ({
      id: 'failure-fare-changed',
      args: { from, to },
    }))
    .with({ _tag: 'BalanceTooLow' }, tooLowWords)
    .with({ _tag: 'OverLimit' }, ({ per, limit }) => ({ id: `failure-over-limit-${per}`, args: { limit } }))
    .with({ _tag: 'SoldOut' }, () => ({ id: 'failure-sold-out' }))
    .with({ _tag: 'RequestIdReused' }, () => ({ id: 'failure-request-reused' }))
    .with({ _tag: 'TooManyRequests' }, ({ retryAfterSeconds }) => ({
      id: 'failure-too-many-requests',
      args: { seconds: retryAfterSeconds },
    }))
    .with({ _tag: 'InDoubt' }, ({ transactionId }) => ({ id: 'failure-in-doubt', args: { transactionId } }))
    .with({ _tag: 'NotAllowedInState' }, () => ({ id: 'failure-not-allowed-in-state' }))
    .with({ _tag: 'AwaitingApproval' }, ({ approvalId }) => ({ id: 'failure-awaiting-approval', args: { approvalId } }))
    .with({ _tag: 'Unavailable' }, () => ({ id: 'failure-unavailable' }))
    .with({ _tag: 'Fault' }, ({ reference }) => ({ id: 'failure-fault', args: { reference } }))
    .exhaustive();
}

/** With the amounts that the caller may read. */
function tooLowWords({ needed, available }: BalanceTooLow): FailureWords {
  if (available === undefined) return { id: 'failure-balance-too-low-alone' };
  return needed === undefined
    ? { id: 'failure-balance-too-low-available', args: { available } }
    : { id: 'failure-balance-too-low', args: { needed, available } };
}

/** The failure as a sentence. */
export function failureText(words: Words, failure: DeskFailure): string {
  const { id, args } = failureWords(failure);
  return words(id, args);
}
