/**
 * Everything that asking the desk may come to, other than an answer. A failure is a fact with what is needed to say it
 * well; the wire gives each its StatusCode, Fluent its words.
 */
import { Data } from 'effect';
import type { Money } from '#domain/money/money.ts';
import type { Violation } from '#domain/rules/violation.ts';

/** The server's own sentence in the caller's language, where the failure came over a wire. */
interface Said {
  readonly message?: string;
}

/** 900: no such session, ended or expired. `token` is the one that was asked with, so that a late answer ends no newer session. */
export class SessionInvalid extends Data.TaggedError('SessionInvalid')<Said & { readonly token?: string }> {}
/** 901: the caller may not do this. `reason` is a code with words: 'login-refused', 'suspended', 'sign-on-refused', 'second-factor-needed', 'second-factor-refused',
 * 'second-factor-required', 'must-change-password', 'right-missing',
 * 'emulating', 'read-only', 'emulate-refused', 'emulate-over', 'agency-blocked', 'not-sold'. `note`: why, as a person wrote it. */
export class NotPermitted extends Data.TaggedError('NotPermitted')<
  Said & { readonly reason: string; readonly note?: string }
> {}
/** 902: what was sent breaks rules. */
export class Invalid extends Data.TaggedError('Invalid')<Said & { readonly violations: readonly Violation[] }> {}
/** 903: there is no such thing, or it is not the caller's. `what`: 'quote', 'booking', 'operation' … */
export class NotFound extends Data.TaggedError('NotFound')<Said & { readonly what: string }> {}
/** 904: the amounts are customer totals. The caller quotes again. */
export class FareChanged extends Data.TaggedError('FareChanged')<Said & { readonly from: Money; readonly to: Money }> {}
/** 905. What the account would be charged, for callers who may see net fares; what it can spend, for those who may see the balance. */
export class BalanceTooLow extends Data.TaggedError('BalanceTooLow')<
  Said & { readonly needed?: Money; readonly available?: Money }
> {}
/** 906: sold out at this price, or no longer sold. */
export class SoldOut extends Data.TaggedError('SoldOut')<Said> {}
/** 907: the request id was used before, with other content. */
export class RequestIdReused extends Data.TaggedError('RequestIdReused')<Said> {}
/** 908. */
export class TooManyRequests extends Data.TaggedError('TooManyRequests')<
  Said & { readonly retryAfterSeconds: number }
> {}
/** 909: the supplier did not answer in time; the booking is kept and will be settled. */
export class InDoubt extends Data.TaggedError('InDoubt')<Said & { readonly transactionId: string }> {}
/** 910. */
export class NotAllowedInState extends Data.TaggedError('NotAllowedInState')<
  /** A state of the thing's own life, such as `FlightBookingStatus`. */
  Said & { readonly state: string }
> {}
/** 911. */
export class AwaitingApproval extends Data.TaggedError('AwaitingApproval')<Said & { readonly approvalId: string }> {}
/** 912: more than the person may charge the account, for one booking or in one day. */
export class OverLimit extends Data.TaggedError('OverLimit')<
  Said & { readonly per: 'booking' | 'day'; readonly limit: Money }
> {}
/** 998: not now, through nobody's fault; the same request may be made again. Whether it was done is not known. */
export class Unavailable extends Data.TaggedError('Unavailable')<Said & { readonly retryAfterSeconds: number }> {}
/** What a silent supplier comes to: nobody's fault here. */
export function notNow(): Unavailable {
  return new Unavailable({ retryAfterSeconds: 10 });
}
/** 999: a fault of the back office; `reference` finds it in its log. */
export class Fault extends Data.TaggedError('Fault')<Said & { readonly reference: string }> {}
/** Only on the portal's side: no usable answer came. `status` is the HTTP status where there was one ('HTTP error: 502'). */
export class Unreachable extends Data.TaggedError('Unreachable')<{
  readonly status?: number;
  readonly detail: string;
}> {}

/** What any method may fail with. */
export type AnyTime = SessionInvalid | NotPermitted | Invalid | TooManyRequests | Unavailable | Fault | Unreachable;

export type DeskFailure =
  | AnyTime
  | NotFound
  | FareChanged
  | BalanceTooLow
  | OverLimit
  | SoldOut
  | RequestIdReused
  | InDoubt
  | NotAllowedInState
  | AwaitingApproval;

const passing: ReadonlySet<DeskFailure['_tag']> = new Set([
  'InDoubt',
  'Unavailable',
  'Fault',
  'TooManyRequests',
  'Unreachable',
]);

/** Whether it says nothing for good: the same request, made again later, may come to something else. */
export function isPassing({ _tag }: DeskFailure): boolean {
  return passing.has(_tag);
}
