/**
 * The people of an agency: in which state each of them can be, what each may do, and how much each may charge the account.
 * What a permission opens is decided where requests are answered.
 */
import type { Currency } from '../money/currency.ts';
import { compare, isPositive, type Money } from '../money/money.ts';
import { checkRequiredEmail } from '../people/contact.ts';
import { checkChoice } from '../rules/choice.ts';
import { type Violation, violation } from '../rules/violation.ts';
import { checkPerson, type PersonDraft } from './profile-masters.ts';

/** People of one agency, at most. */
export const mostStaff = 500;

/** Active staff may work; inactive and suspended ones may not come in. */
export const staffStatuses = ['Active', 'Inactive', 'Suspended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

export const staffPermissions = [
  'search',
  'book',
  'ticket',
  'cancel',
  'see-net-fares',
  'see-ledger',
  'deposit',
  'import',
  'send-quotes',
  'manage-staff',
  'emulate',
] as const;
/**
 * What a person may do. 'book': quote and hold. 'ticket': charge the agency's account. 'see-ledger': read the ledger and
 * the balance. 'emulate': sit at the desk of a colleague who may not do more.
 */
export type StaffPermission = (typeof staffPermissions)[number];

/** What is of no use, or would say what is hidden, without another: a ledger says what each booking was charged. */
const needs: { readonly [Each in StaffPermission]?: StaffPermission } = {
  book: 'search',
  ticket: 'book',
  import: 'ticket',
  'send-quotes': 'search',
  'see-ledger': 'see-net-fares',
};

/** What a person may charge the agency's account, each where it is set. */
export interface ChargeLimits {
  /** For one sale, or one change to a booking. */
  readonly perBooking?: Money;
  /** In one day of the business zone. What a booking of that day is refunded on the day may be charged again. */
  readonly perDay?: Money;
}

/** What is set of a person by those who manage staff. */
export interface StaffTerms {
  readonly status: StaffStatus;
  readonly permissions: readonly StaffPermission[];
  readonly limits: ChargeLimits;
}

export interface NewStaff extends Required<PersonDraft>, Pick<StaffTerms, 'permissions' | 'limits'> {
  /** The address that the invitation is mailed to, and the user id to log in with. */
  readonly userId: string;
}

export interface StaffMember extends NewStaff, StaffTerms {
  /** The agency's own agent, with rights that no permission gives. */
  readonly isAgent: boolean;
  /** Has not come in yet. */
  readonly isInvited: boolean;
  /** Counts the changes; a change is made to the version that was looked at. */
  readonly version: number;
}

/**
 * The lower of two persons' limits, each of which may have none.
 *
 * @example lowerLimits({ perDay: money(5000, 'INR') }, {}) // => { perDay: money(5000, 'INR') }
 */
export function lowerLimits(one: ChargeLimits, other: ChargeLimits): ChargeLimits {
  const perBooking = lower(one.perBooking, other.perBooking);
  const perDay = lower(one.perDay, other.perDay);
  return { ...(perBooking && { perBooking }), ...(perDay && { perDay }) };
}

/** In one currency: people of different agencies never have both a limit. */
function lower(one: Money | undefined, other: Money | undefined): Money | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return compare(one, other) <= 0 ? one : other;
}

/**
 * A status is required, and must be one of the three.
 *
 * @example checkStaffStatus('Retired') // => [violation('not-a-choice', 'status')]
 */
export function checkStaffStatus(status: string | undefined): readonly Violation[] {
  return checkChoice(status, staffStatuses, 'status');
}

/**
 * A person to be added. `required` and the rules of names, addresses and mobiles at their fields, and what
 * {@link checkStaffTerms} finds.
 */
export function checkNewStaff(person: NewStaff, currency: Currency): readonly Violation[] {
  return [
    ...checkRequiredEmail(person.userId, 'userId'),
    ...checkPerson(person),
    ...checkStaffTerms({ ...person, status: 'Active' }, currency),
  ];
}

/**
 * `permission-needs` at `permissions` for one that is of no use without another; `amount-currency` and `amount-not-positive` at
 * `limits.perBooking` and `limits.perDay`.
 *
 * @example checkStaffTerms({ status: 'Active', permissions: ['search', 'ticket'], limits: {} }, 'INR') // => [violation('permission-needs', 'permissions', { permission: 'ticket', needs: 'book' })]
 */
export function checkStaffTerms({ status, permissions, limits }: StaffTerms, currency: Currency): readonly Violation[] {
  const incomplete = permissions.flatMap((permission) => {
    const needed = needs[permission];
    return needed === undefined || permissions.includes(needed)
      ? []
      : [violation('permission-needs', 'permissions', { permission, needs: needed })];
  });
  return [
    ...checkStaffStatus(status),
    ...incomplete,
    ...checkLimit(limits.perBooking, 'limits.perBooking', currency),
    ...checkLimit(limits.perDay, 'limits.perDay', currency),
  ];
}

/**
 * Nobody gives what they do not have: `permission-not-yours` at `permissions`, `limit-above-own` where the giver has a limit
 * and the one that is given is higher, or none.
 */
export function checkWithinOwn(
  given: Pick<StaffTerms, 'permissions' | 'limits'>,
  own: Pick<StaffTerms, 'permissions' | 'limits'>,
): readonly Violation[] {
  const notOwn = given.permissions.find((each) => !own.permissions.includes(each));
  const above = (['perBooking', 'perDay'] as const).flatMap((each) => {
    const [limit, most] = [given.limits[each], own.limits[each]];
    const keeps = most === undefined || (limit?.currency === most.currency && compare(limit, most) <= 0);
    return keeps ? [] : [violation('limit-above-own', `limits.${each}`, { most })];
  });
  return [
    ...(notOwn === undefined ? [] : [violation('permission-not-yours', 'permissions', { permission: notOwn })]),
    ...above,
  ];
}

function checkLimit(limit: Money | undefined, path: string, currency: Currency): readonly Violation[] {
  if (limit === undefined) return [];
  if (limit.currency !== currency) return [violation('amount-currency', path, { currency })];
  return isPositive(limit) ? [] : [violation('amount-not-positive', path)];
}

/**
 * The permissions with one more, and what it needs; in the order of the list.
 *
 * @example withPermission([], 'ticket') // => ['search', 'book', 'ticket']
 */
export function withPermission(
  permissions: readonly StaffPermission[],
  added: StaffPermission,
): readonly StaffPermission[] {
  const needed = needs[added];
  const before = needed === undefined ? permissions : withPermission(permissions, needed);
  return staffPermissions.filter((each) => each === added || before.includes(each));
}

/**
 * The permissions without one, nor any that needs it.
 *
 * @example withoutPermission(['search', 'book', 'ticket', 'cancel'], 'book') // => ['search', 'cancel']
 */
export function withoutPermission(
  permissions: readonly StaffPermission[],
  taken: StaffPermission,
): readonly StaffPermission[] {
  const stays = (each: StaffPermission): boolean => {
    const needed = needs[each];
    return each !== taken && (needed === undefined || stays(needed));
  };
  return permissions.filter(stays);
}
