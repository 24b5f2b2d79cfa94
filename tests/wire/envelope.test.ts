import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  AwaitingApproval,
  BalanceTooLow,
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
import { moneyOf } from '#domain/money/money.ts';
import { openEnvelope, statusCodes, type WireFailure, writeFailure } from '#infrastructure/wire/form/envelope.ts';
import { flightOperations } from '#infrastructure/wire/flight/flight.ts';

const rupees = (amount: string) => moneyOf(amount, 'INR');

/** One of each, and what its Result is on the wire. */
const failures: readonly (readonly [WireFailure, unknown])[] = [
  [new SessionInvalid({}), {}],
  [new NotPermitted({ reason: 'right-missing' }), { reason: 'right-missing' }],
  [
    new Invalid({ violations: [{ code: 'too-short', path: 'travellers[0].firstName', params: { least: 2 } }] }),
    { violations: [{ code: 'too-short', path: 'travellers[0][first_name]', params: { least: 2 } }] },
  ],
  [
    new Invalid({ violations: [{ code: 'shares-total', path: '', params: { total: rupees('21960.5') } }] }),
    { violations: [{ code: 'shares-total', path: '', params: { total: { amount: '21960.50', currency: 'INR' } } }] },
  ],
  [new NotFound({ what: 'quote' }), { what: 'quote' }],
  [
    new FareChanged({ from: rupees('5854'), to: rupees('6012.50') }),
    { from: { amount: '5854.00', currency: 'INR' }, to: { amount: '6012.50', currency: 'INR' } },
  ],
  [
    new BalanceTooLow({ needed: rupees('5854'), available: rupees('-3.5') }),
    { needed: '5854.00', available: '-3.50', currency: 'INR' },
  ],
  [new BalanceTooLow({ available: rupees('-3.5') }), { available: '-3.50', currency: 'INR' }],
  [new BalanceTooLow({}), {}],
  [new SoldOut({}), {}],
  [new RequestIdReused({}), {}],
  [new TooManyRequests({ retryAfterSeconds: 12 }), { retryafterseconds: 12 }],
  [new InDoubt({ transactionId: 'FL26110000012' }), { transactionid: 'FL26110000012' }],
  [new NotAllowedInState({ state: 'confirmed' }), { state: 'confirmed' }],
  [new AwaitingApproval({ approvalId: 'AP-7' }), { approvalid: 'AP-7' }],
  [new OverLimit({ per: 'day', limit: rupees('500') }), { per: 'day', limit: { amount: '500.00', currency: 'INR' } }],
  [new Unavailable({ retryAfterSeconds: 5 }), { retryafterseconds: 5 }],
  [new Fault({ reference: 'xY3-1a' }), { reference: 'xY3-1a' }],
];

const names = flightOperations.book.request.names;

describe('failures on the wire', () => {
  it('has a row for every StatusCode', () => {
    expect(new Set(failures.map(([{ _tag }]) => _tag))).toEqual(new Set(Object.keys(statusCodes)));
  });

  it.each(failures.map(([failure, result]) => ({ tag: failure._tag, failure, result })))(
    '$tag has its code and its Result, and comes back as it was',
    ({ failure, result, tag }) => {
      const text = JSON.stringify(writeFailure(failure, 'Said.', names));
      const envelope: unknown = JSON.parse(text);
      expect(envelope).toEqual({
        ApiStatus: { StatusCode: statusCodes[tag], Status: 'ERROR', Message: 'Said.', Result: result },
        TransactionStatus: '',
      });
      const opened = openEnvelope(envelope, names);
      if (!('failure' in opened)) throw new Error('opened as an answer');
      expect(opened.failure._tag).toBe(tag);
      expect({ ...opened.failure }).toEqual({ ...failure });
      expect(opened.failure).toMatchObject({ message: 'Said.' });
    },
  );

  it('keeps the codes of the protocol', () => {
    expect(statusCodes).toEqual({
      SessionInvalid: 900,
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
    });
  });
});

describe('opening what is no envelope', () => {
  it.each([
    [null],
    ['<html>'],
    [{}],
    [{ ApiStatus: 'OK' }],
    [{ ApiStatus: { StatusCode: 12, Status: 'ERROR' } }],
    [{ ApiStatus: { StatusCode: 904, Status: 'ERROR', Result: { from: 1 } } }],
    [{ ApiStatus: { StatusCode: 0, Status: 'ERROR' } }],
    [{ Root: { Status: 'ERROR' } }],
  ])('%j is unreachable', (value) => {
    const opened = openEnvelope(value, names);
    expect('failure' in opened ? opened.failure : undefined).toBeInstanceOf(Unreachable);
  });

  test('any JSON opens without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 895, max: 1000 }), (any, code) => {
        expect(openEnvelope(any, names)).toBeDefined();
        const opened = openEnvelope({ ApiStatus: { StatusCode: code, Status: 'ERROR', Result: any } }, names);
        expect('failure' in opened).toBe(true);
      }),
    );
  });
});
