/**
 * What a person may do: what their system role brings, and the permissions that their agency gave them. Roles 1 and 2 are the
 * elevated ones; what they unlock, and what the other numbers mean, is chosen here:
 *
 * | role | who | rights | permissions, where none were set |
 * |---|---|---|---|
 * | 1 | administrator of the deployment | all | |
 * | 2 | operator of the deployment | all | |
 * | 3 | agent, the agency's own | bookings, travellers, checks, prices, webhooks | all |
 * | 4 | staff of an agency | bookings, travellers | search, book, ticket, cancel, import, send quotes |
 * | 5 | corporate customer | bookings, travellers | as staff |
 *
 * Staff and corporate customers see net fares, the ledger and the balance only where they were permitted to, because two
 * balances around a sale tell what it was charged; they never override what was found before a ticket, nor ask
 * another price of a customer, nor set the agency's rules for that, nor have programs notified. Any other role may do nothing.
 */
import { type StaffPermission, staffPermissions } from '#domain/agency/staff.ts';
import { rights, type Right } from '../caller.ts';

/** What each permission opens. */
const opened: Readonly<Record<StaffPermission, readonly Right[]>> = {
  search: ['search'],
  book: ['book'],
  ticket: ['ticket'],
  cancel: ['cancel'],
  'see-net-fares': ['see-net-fares'],
  'see-ledger': ['ledger', 'balance'],
  deposit: ['deposit'],
  import: ['import'],
  'send-quotes': ['send-quotes'],
  'manage-staff': ['manage-staff'],
};

interface RoleOfAgency {
  /** Whatever is permitted. */
  readonly always: readonly Right[];
  /** Where nothing was set. */
  readonly usual: readonly StaffPermission[];
}

const sells: readonly StaffPermission[] = ['search', 'book', 'ticket', 'cancel', 'import', 'send-quotes'];
const staff: RoleOfAgency = { always: ['bookings', 'travellers'], usual: sells };
const agent: RoleOfAgency = {
  always: ['bookings', 'travellers', 'override-checks', 'set-price', 'price-rules', 'webhooks'],
  usual: staffPermissions,
};

/** The agency's own agent. */
export const agentRole = '3';
/** Somebody whom the agency adds. */
export const staffRole = '4';

const rolesOfAgencies: ReadonlyMap<string, RoleOfAgency> = new Map([
  [agentRole, agent],
  [staffRole, staff],
  ['5', staff],
]);

const all: ReadonlySet<Right> = new Set(rights);

/** A person, as far as their rights follow from it. */
export interface Righted {
  readonly systemRoleId: string;
  /** What the agency set; the role's usual ones where it set nothing. */
  readonly permissions?: readonly StaffPermission[] | undefined;
}

/** Elevated users sit at the operations desk. */
export function isElevated(systemRoleId: string): boolean {
  return systemRoleId === '1' || systemRoleId === '2';
}

/** Corporate customers buy for their own company's travel. */
export function isCorporate(systemRoleId: string): boolean {
  return systemRoleId === '5';
}

/** What an agency permits a person, in the order of the list. */
export function permissionsOf({ systemRoleId, permissions }: Righted): readonly StaffPermission[] {
  if (isElevated(systemRoleId)) return staffPermissions;
  const role = rolesOfAgencies.get(systemRoleId);
  const given = permissions ?? role?.usual ?? [];
  return role === undefined ? [] : staffPermissions.filter((each) => given.includes(each));
}

export function rightsOf(person: Righted): ReadonlySet<Right> {
  if (isElevated(person.systemRoleId)) return all;
  const role = rolesOfAgencies.get(person.systemRoleId);
  return new Set([...(role?.always ?? []), ...permissionsOf(person).flatMap((each) => opened[each])]);
}

/** At somebody else's desk one may do what they may, an elevated user what its agent may; never operate. */
export function rightsOnBehalfOf(person: Righted): ReadonlySet<Right> {
  return isElevated(person.systemRoleId) ? rightsOf({ systemRoleId: agentRole }) : rightsOf(person);
}

/** Which permissions somebody with these rights has, and may give. */
export function permissionsWithin(have: ReadonlySet<Right>): readonly StaffPermission[] {
  return staffPermissions.filter((each) => opened[each].every((right) => have.has(right)));
}
