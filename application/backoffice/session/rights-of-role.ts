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
 * | 5 | corporate customer | bookings, travellers: their own (`while-of-company.ts`) | search, book, ticket, cancel; no others can be given |
 *
 * Staff see net fares, the ledger and the balance only where they were permitted to, because two balances around a sale tell
 * what it was charged; corporate customers never, for that is the agency's own. Neither override what was found before a
 * ticket, nor ask another price of a customer, nor set the agency's rules for that, nor have programs notified. Any other
 * role may do nothing.
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
  emulate: ['emulate'],
};

interface RoleOfAgency {
  /** Whatever is permitted. */
  readonly always: readonly Right[];
  /** Where nothing was set. */
  readonly usual: readonly StaffPermission[];
  /** What may be set at all; everything where absent. */
  readonly most?: readonly StaffPermission[];
}

const sells: readonly StaffPermission[] = ['search', 'book', 'ticket', 'cancel', 'import', 'send-quotes'];
const staff: RoleOfAgency = { always: ['bookings', 'travellers'], usual: sells };
const travels: readonly StaffPermission[] = ['search', 'book', 'ticket', 'cancel'];
const corporate: RoleOfAgency = { ...staff, usual: travels, most: travels };
const agent: RoleOfAgency = {
  always: ['bookings', 'travellers', 'override-checks', 'set-price', 'price-rules', 'webhooks'],
  usual: staffPermissions,
};

/** Somebody who runs the deployment. */
export const operatorRole = '2';
/** The agency's own agent. */
export const agentRole = '3';
/** Somebody whom the agency adds. */
export const staffRole = '4';
/** Somebody who travels for a company that the agency looks after. */
export const corporateRole = '5';

const rolesOfAgencies: ReadonlyMap<string, RoleOfAgency> = new Map([
  [agentRole, agent],
  [staffRole, staff],
  [corporateRole, corporate],
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
  return systemRoleId === '1' || systemRoleId === operatorRole;
}

/** Corporate customers buy for their own company's travel. */
export function isCorporate(systemRoleId: string): boolean {
  return systemRoleId === corporateRole;
}

/** What an agency permits a person, in the order of the list. */
export function permissionsOf({ systemRoleId, permissions }: Righted): readonly StaffPermission[] {
  if (isElevated(systemRoleId)) return staffPermissions;
  const role = rolesOfAgencies.get(systemRoleId);
  const given = permissions ?? role?.usual ?? [];
  const { most = staffPermissions } = role ?? {};
  return role === undefined ? [] : most.filter((each) => given.includes(each));
}

export function rightsOf(person: Righted): ReadonlySet<Right> {
  if (isElevated(person.systemRoleId)) return all;
  const role = rolesOfAgencies.get(person.systemRoleId);
  return new Set([...(role?.always ?? []), ...permissionsOf(person).flatMap((each) => opened[each])]);
}

/** Somebody who acts, or at whose desk. */
export interface Standing extends Righted {
  readonly userId: string;
  readonly agencyId: string;
}

/**
 * Who may sit at whose desk: an elevated user at that of an agency's agent or of a corporate customer; others, permitted to,
 * at that of a colleague who may do nothing that they may not. Nobody at an elevated user's, nor at their own.
 */
export function mayEmulate(actor: Standing, other: Standing): boolean {
  const own = rightsOf(actor);
  if (!own.has('emulate') || actor.userId === other.userId || isElevated(other.systemRoleId)) return false;
  if (isElevated(actor.systemRoleId)) return other.systemRoleId === agentRole || isCorporate(other.systemRoleId);
  return actor.agencyId === other.agencyId && [...rightsOf(other)].every((right) => own.has(right));
}

/** Among whom those whom somebody may emulate are looked for. */
export function rolesEmulatedBy({ systemRoleId }: Righted): {
  readonly roles: readonly string[];
  /** At every agency, not the own alone. */
  readonly everywhere: boolean;
} {
  const everywhere = isElevated(systemRoleId);
  return { roles: everywhere ? [agentRole, corporateRole] : [...rolesOfAgencies.keys()], everywhere };
}

/** What would outlast an emulation, or lead on from it: people who may come in, programs that are notified, other desks. */
const withheld: ReadonlySet<Right> = new Set(['operate', 'emulate', 'manage-staff', 'webhooks']);
/** What is read by. */
const reading: readonly Right[] = ['search', 'see-net-fares', 'bookings', 'ledger', 'balance', 'travellers'];

/** At somebody else's desk one may do what both may, but what is withheld; only look where nothing is to be changed. */
export function rightsOnBehalfOf(actor: Righted, other: Righted, readOnly: boolean): ReadonlySet<Right> {
  const own = rightsOf(actor);
  const both = [...rightsOf(other)].filter((right) => own.has(right) && !withheld.has(right));
  return new Set(readOnly ? both.filter((right) => reading.includes(right)) : both);
}

/** Which permissions somebody with these rights has, and may give. */
export function permissionsWithin(have: ReadonlySet<Right>): readonly StaffPermission[] {
  return staffPermissions.filter((each) => opened[each].every((right) => have.has(right)));
}
