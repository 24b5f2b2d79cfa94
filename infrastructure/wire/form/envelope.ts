/**
 * The envelope around every answer: `ApiStatus` with a code, a message fit for a person and the result, or `Root`.
 * Here failures get their codes and come back from them, and the whole is read without trusting its shape.
 */
import { sessionExpiredStatusCode } from '#domain/rules/limits.ts';
import {
  AwaitingApproval,
  BalanceTooLow,
  type DeskFailure,
  FareChanged,
  Fault,
  InDoubt,
  Invalid,
  NotAllowedInState,
  NotFound,
  NotPermitted,
  OverLimit,
  RequestIdReused,
  SessionInvalid,
  SoldOut,
  TooManyRequests,
  Unavailable,
  Unreachable,
} from '#application/desk/failures.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { formatDecimal, parseMoney } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import type { Violation, ViolationFacts } from '#domain/rules/violation.ts';
import { type Names, toDomainPath, toWirePath, toWirePathBeside } from './codec.ts';
import type { EnvelopeKind, Reply, ReplyCodec } from './operation.ts';

/** What can fail on the wire: all but being unreachable, which only the asking side knows of. */
export type WireFailure = Exclude<DeskFailure, Unreachable>;

export const statusCodes: Readonly<Record<WireFailure['_tag'], number>> = {
  SessionInvalid: sessionExpiredStatusCode,
  NotPermitted: 901,
  Invalid: 902,
  NotFound: 903,
  FareChanged: 904,
  BalanceTooLow: 905,
  SoldOut: 906,
  RequestIdReused: 907,
  TooManyRequests: 908,
  InDoubt: 909,
  NotAllowedInState: 910,
  AwaitingApproval: 911,
  OverLimit: 912,
  Unavailable: 998,
  Fault: 999,
};

/** The envelope of an answer. */
export function writeAnswer(kind: EnvelopeKind, reply: Reply): Readonly<Record<string, unknown>> {
  return kind === 'Root'
    ? { Root: { Status: 'OK', Result: reply.result } }
    : {
        ApiStatus: { StatusCode: 0, Status: 'OK', Message: '', Result: reply.result },
        TransactionStatus: reply.transactionStatus,
        ...reply.beside,
      };
}

/** The JSON of the envelope of an answer. */
export function answerText<A>(kind: EnvelopeKind, codec: Pick<ReplyCodec<A>, 'write' | 'text'>, answer: A): string {
  if (codec.text === undefined) return JSON.stringify(writeAnswer(kind, codec.write(answer)));
  const [before = '', after = ''] = JSON.stringify(writeAnswer(kind, { result: 0, transactionStatus: '' })).split(
    '"Result":0',
  );
  return `${before}"Result":${codec.text(answer)}${after}`;
}

/** The envelope of a failure, always `ApiStatus`; complaints about fields are spelt as the request's own fields are. */
export function writeFailure(
  failure: WireFailure,
  message: string,
  names: Names | undefined,
): Readonly<Record<string, unknown>> {
  return {
    ApiStatus: {
      StatusCode: statusCodes[failure._tag],
      Status: 'ERROR',
      Message: message,
      Result: resultOf(failure, names),
    },
    TransactionStatus: '',
  };
}

function resultOf(failure: WireFailure, names: Names | undefined): Readonly<Record<string, unknown>> {
  switch (failure._tag) {
    case 'Invalid':
      return {
        violations: failure.violations.map(({ code, path, params }) => ({
          code,
          path: toWirePath(names, path),
          ...(params && { params: writeFacts(otherAt(params, (other) => toWirePathBeside(names, path, other))) }),
        })),
      };
    // `reason` and `what` are shapes chosen here: they let a program distinguish cases that share a code.
    case 'NotPermitted':
      return { reason: failure.reason, ...(failure.note !== undefined && { note: failure.note }) };
    case 'NotFound':
      return { what: failure.what };
    case 'FareChanged':
      return { from: writeMoney(failure.from), to: writeMoney(failure.to) };
    case 'BalanceTooLow':
      return {
        ...(failure.needed && { needed: formatDecimal(failure.needed), currency: failure.needed.currency }),
        ...(failure.available && { available: formatDecimal(failure.available), currency: failure.available.currency }),
      };
    case 'OverLimit':
      return { per: failure.per, limit: writeMoney(failure.limit) };
    case 'TooManyRequests':
    case 'Unavailable':
      return { retryafterseconds: failure.retryAfterSeconds };
    case 'InDoubt':
      return { transactionid: failure.transactionId };
    case 'NotAllowedInState':
      return { state: failure.state };
    case 'AwaitingApproval':
      return { approvalid: failure.approvalId };
    case 'Fault':
      return { reference: failure.reference };
    case 'SessionInvalid':
    case 'SoldOut':
    case 'RequestIdReused':
      return {};
  }
}

/** An envelope as read: an answer still to be decoded, or the failure it says. */
export type Opened = { readonly kind: EnvelopeKind; readonly reply: Reply } | { readonly failure: DeskFailure };

/** Reads an envelope. What is none is `Unreachable`: something answered that is no back office. */
export function openEnvelope(value: unknown, names: Names | undefined): Opened {
  const root = inside(value, 'Root');
  if (isObject(root)) {
    return inside(root, 'Status') === 'OK'
      ? { kind: 'Root', reply: { result: inside(root, 'Result'), transactionStatus: '' } }
      : { failure: new Unreachable({ detail: 'an answer with Root in another status than OK' }) };
  }
  const status = inside(value, 'ApiStatus');
  if (!isObject(status)) return { failure: new Unreachable({ detail: 'an answer that is no envelope' }) };
  const code = Number(inside(status, 'StatusCode'));
  const result = inside(status, 'Result');
  const message = asText(inside(status, 'Message'));
  if (code === 0 && inside(status, 'Status') === 'OK') {
    const transactionStatus = asText(inside(value, 'TransactionStatus'));
    return {
      kind: 'ApiStatus',
      reply: { result, transactionStatus, beside: isObject(value) ? { ...value } : undefined },
    };
  }
  return { failure: failureOf(code, message === '' ? {} : { message }, result, names) };
}

interface Said {
  readonly message?: string;
}

function failureOf(code: number, said: Said, result: unknown, names: Names | undefined): DeskFailure {
  const text = (name: string) => asText(inside(result, name));
  switch (code) {
    case sessionExpiredStatusCode:
      return new SessionInvalid(said);
    case 901:
      return new NotPermitted({ ...said, reason: text('reason'), ...(text('note') !== '' && { note: text('note') }) });
    case 902:
      return new Invalid({ ...said, violations: readViolations(inside(result, 'violations'), names) });
    case 903:
      return new NotFound({ ...said, what: text('what') });
    case 904: {
      const from = readMoney(inside(result, 'from'));
      const to = readMoney(inside(result, 'to'));
      return from && to ? new FareChanged({ ...said, from, to }) : strange(code);
    }
    case 905: {
      const needed = moneyOf(text('needed'), text('currency'));
      const available = moneyOf(text('available'), text('currency'));
      return new BalanceTooLow({ ...said, ...(needed && { needed }), ...(available && { available }) });
    }
    case 906:
      return new SoldOut(said);
    case 907:
      return new RequestIdReused(said);
    case 908:
      return new TooManyRequests({ ...said, retryAfterSeconds: Number(inside(result, 'retryafterseconds')) || 1 });
    case 909:
      return new InDoubt({ ...said, transactionId: text('transactionid') });
    case 910:
      return new NotAllowedInState({ ...said, state: text('state') });
    case 911:
      return new AwaitingApproval({ ...said, approvalId: text('approvalid') });
    case 912: {
      const limit = readMoney(inside(result, 'limit'));
      const per = text('per') === 'day' ? 'day' : 'booking';
      return limit ? new OverLimit({ ...said, per, limit }) : strange(code);
    }
    case 998:
      return new Unavailable({ ...said, retryAfterSeconds: Number(inside(result, 'retryafterseconds')) || 1 });
    case 999:
      return new Fault({ ...said, reference: text('reference') });
    default:
      return strange(code);
  }
}

function strange(code: number): Unreachable {
  return new Unreachable({ detail: `an answer with StatusCode ${code} that cannot be read` });
}

function readViolations(value: unknown, names: Names | undefined): readonly Violation[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each): Violation[] => {
    const code = asText(inside(each, 'code'));
    const params = inside(each, 'params');
    const path = toDomainPath(names, asText(inside(each, 'path')));
    if (code === '') return [];
    if (!isObject(params)) return [{ code, path }];
    const own = (other: string) => lastName(toDomainPath(names, other));
    return [{ code, path, params: otherAt(readFacts(params), own) }];
  });
}

/** Facts may name another field of the same request. */
function otherAt(facts: ViolationFacts, spelt: (other: string) => string): ViolationFacts {
  const { other } = facts;
  return typeof other === 'string' ? { ...facts, other: spelt(other) } : facts;
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path;
}

function writeFacts(facts: ViolationFacts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'object' ? writeMoney(fact) : fact]),
  );
}

/** What is neither text nor number nor an amount is left out. */
function readFacts(value: object): ViolationFacts {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, fact]: [string, unknown]): readonly [string, string | number | Money][] => {
      const read = typeof fact === 'string' || typeof fact === 'number' ? fact : readMoney(fact);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

function writeMoney(amount: Money): { readonly amount: string; readonly currency: string } {
  return { amount: formatDecimal(amount), currency: amount.currency };
}

function readMoney(value: unknown): Money | undefined {
  return moneyOf(asText(inside(value, 'amount')), asText(inside(value, 'currency')));
}

function moneyOf(amount: string, currency: string): Money | undefined {
  return isCurrency(currency) ? parseMoney(amount, currency) : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function inside(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined;
}
