import { expect, it } from 'vitest';
import {
  checkNewStaff,
  checkStaffTerms,
  checkWithinOwn,
  type ChargeLimits,
  type NewStaff,
  type StaffPermission,
  staffPermissions,
  withoutPermission,
  withPermission,
} from '#domain/agency/staff.ts';
import { money } from '#domain/money/money.ts';
import type { Violation } from '#domain/rules/violation.ts';

const inr = (minor: number) => money(minor, 'INR');
const said = (violations: readonly Violation[]) => violations.map(({ code, path }) => `${path} ${code}`);
const person: NewStaff = {
  userId: 'nikhil@malabar.example',
  title: 'Mr',
  firstName: 'Nikhil',
  lastName: 'Menon',
  mobile: '9847022816',
  permissions: ['search', 'book'],
  limits: {},
};
const permitted = (permissions: readonly StaffPermission[], limits: ChargeLimits = {}) => ({ permissions, limits });

it('takes a person with what each permission needs, and limits of the account’s currency above nothing', () => {
  expect(checkNewStaff({ ...person, limits: { perBooking: inr(1), perDay: inr(2) } }, 'INR')).toEqual([]);
  expect(said(checkNewStaff({ ...person, userId: 'nikhil', permissions: ['search', 'ticket'] }, 'INR'))).toEqual([
    'userId email-form',
    'permissions permission-needs',
  ]);
  expect(said(checkNewStaff({ ...person, firstName: '', lastName: 'Men0n' }, 'INR'))).toEqual([
    'firstName required',
    'lastName name-letters',
  ]);
  const limits = { perBooking: inr(0), perDay: money(100, 'EUR') };
  expect(said(checkStaffTerms({ status: 'Active', ...permitted([], limits) }, 'INR'))).toEqual([
    'limits.perBooking amount-not-positive',
    'limits.perDay amount-currency',
  ]);
});

it('lets nobody give what they do not have, nor a limit above their own or none where they have one', () => {
  const own = permitted(['search', 'book'], { perBooking: inr(500) });
  expect(checkWithinOwn(permitted(['search'], { perBooking: inr(500) }), own)).toEqual([]);
  expect(said(checkWithinOwn(permitted(['search', 'ticket'], { perBooking: inr(501) }), own))).toEqual([
    'permissions permission-not-yours',
    'limits.perBooking limit-above-own',
  ]);
  expect(said(checkWithinOwn(permitted([]), own))).toEqual(['limits.perBooking limit-above-own']);
  expect(said(checkWithinOwn(permitted([], { perBooking: money(1, 'EUR') }), own))).toEqual([
    'limits.perBooking limit-above-own',
  ]);
  const daily = permitted([], { perDay: inr(500) });
  expect(said(checkWithinOwn(permitted([], { perDay: inr(501) }), daily))).toEqual(['limits.perDay limit-above-own']);
  expect(checkWithinOwn(permitted([], { perBooking: inr(501), perDay: inr(500) }), daily)).toEqual([]);
  expect(checkWithinOwn(permitted([]), permitted([]))).toEqual([]);
});

it('gives a permission with all that it needs, takes it with all that needs it, and leaves a set that stands', () => {
  for (const each of staffPermissions) {
    const given = withPermission([], each);
    expect(checkStaffTerms({ status: 'Active', ...permitted(given) }, 'INR'), each).toEqual([]);
    const left = withoutPermission(staffPermissions, each);
    expect(left, each).not.toContain(each);
    expect(checkStaffTerms({ status: 'Active', ...permitted(left) }, 'INR'), each).toEqual([]);
  }
  expect(withPermission(['see-net-fares'], 'import')).toEqual(['search', 'book', 'ticket', 'see-net-fares', 'import']);
  expect(withoutPermission(['search', 'book', 'ticket', 'import', 'cancel'], 'book')).toEqual(['search', 'cancel']);
});
