import { Effect, Result } from 'effect';
import { expect, test } from 'vitest';
import { rights } from '#application/backoffice/caller.ts';
import { inSession, signedIn } from '#application/backoffice/permission.ts';
import { isElevated, rightsOf, rightsOnBehalfOf } from '#application/backoffice/session/rights-of-role.ts';
import type { NotPermitted, SessionInvalid } from '#application/desk/failures.ts';
import { staffPermissions } from '#domain/agency/staff.ts';
import { makeAsking, makeCaller } from '#tests/fixtures/session.ts';

const judge = (asked: Effect.Effect<unknown, NotPermitted | SessionInvalid>) => {
  const result = Effect.runSync(Effect.result(asked));
  return Result.isSuccess(result)
    ? 'allowed'
    : result.failure._tag === 'NotPermitted'
      ? result.failure.reason
      : result.failure._tag;
};
const anonymous = { kind: 'anonymous', ...makeAsking() } as const;

test('nobody is nobody, whatever is asked', () => {
  expect(judge(signedIn(anonymous))).toBe('SessionInvalid');
  expect(judge(signedIn(anonymous, 'book'))).toBe('SessionInvalid');
  expect(judge(inSession(anonymous))).toBe('SessionInvalid');
});

test.each(rights)('"%s" is for those who have it', (right) => {
  expect(judge(signedIn(makeCaller({ rights: new Set([right]) }), right))).toBe('allowed');
  expect(judge(signedIn(makeCaller({ rights: new Set(rights.filter((each) => each !== right)) }), right))).toBe(
    'right-missing',
  );
});

test('a temporary secret opens nothing but the change of password', () => {
  const caller = makeCaller({ mustChangePassword: true, rights: new Set(rights) });
  expect(judge(signedIn(caller))).toBe('must-change-password');
  expect(judge(signedIn(caller, 'book'))).toBe('must-change-password');
  expect(judge(inSession(caller))).toBe('allowed');
});

test('roles 1 and 2 are elevated, and nobody else operates', () => {
  for (const role of ['1', '2']) expect([...rightsOf({ systemRoleId: role })]).toEqual(rights);
  for (const role of ['3', '4', '5', '6', '', 'toString', '__proto__']) {
    expect(rightsOf({ systemRoleId: role }).has('operate')).toBe(false);
    expect(isElevated(role)).toBe(false);
  }
  for (const role of ['1', '2', '3', '4', '5'])
    expect(rightsOnBehalfOf({ systemRoleId: '1' }, { systemRoleId: role }, false).has('operate')).toBe(false);
});

test('staff and corporate customers see neither net fares, nor the ledger, nor the balance; an unknown role may do nothing', () => {
  for (const role of ['4', '5']) {
    expect(rightsOf({ systemRoleId: role }).has('see-net-fares')).toBe(false);
    expect(rightsOf({ systemRoleId: role }).has('ledger')).toBe(false);
    expect(rightsOf({ systemRoleId: role }).has('balance')).toBe(false);
    expect(rightsOf({ systemRoleId: role }).has('book')).toBe(true);
  }
  expect([...rightsOf({ systemRoleId: '9' })]).toEqual([]);
  // Whatever an agency gives to a company's people, its own side is not theirs.
  const most = rightsOf({ systemRoleId: '5', permissions: staffPermissions });
  expect([...most]).toEqual(['bookings', 'travellers', 'search', 'book', 'ticket', 'cancel']);
});
