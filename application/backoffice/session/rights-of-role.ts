/**
 * What a system role may do. Roles 1 and 2 are the elevated ones; what they unlock, and what the other numbers mean, is
 * chosen here:
 *
 * | role | who | rights |
 * |---|---|---|
 * | 1 | administrator of the deployment | all |
 * | 2 | operator of the deployment | all |
 * | 3 | agent, the agency's own | all but operate |
 * | 4 | staff of an agency | search, book, bookings, travellers |
 * | 5 | corporate customer | search, book, bookings, travellers |
 *
 * Staff and corporate customers neither see net fares nor the ledger, nor the balance, because two balances around a sale
 * tell what it was charged; they neither override what was found before a ticket, nor ask
 * another price of a customer, nor set the agency's rules for that. Any other role may do nothing.
 */
import { rights, type Right } from '../caller.ts';

const all: ReadonlySet<Right> = new Set(rights);
const none: ReadonlySet<Right> = new Set();

const ofAgent: ReadonlySet<Right> = new Set(rights.filter((right) => right !== 'operate'));

const byRole: ReadonlyMap<string, ReadonlySet<Right>> = new Map([
  ['1', all],
  ['2', all],
  ['3', ofAgent],
  ['4', new Set<Right>(['search', 'book', 'bookings', 'travellers'])],
  ['5', new Set<Right>(['search', 'book', 'bookings', 'travellers'])],
]);

/** Elevated users sit at the operations desk. */
export function isElevated(systemRoleId: string): boolean {
  return systemRoleId === '1' || systemRoleId === '2';
}

/** Corporate customers buy for their own company's travel. */
export function isCorporate(systemRoleId: string): boolean {
  return systemRoleId === '5';
}

export function rightsOfRole(systemRoleId: string): ReadonlySet<Right> {
  return byRole.get(systemRoleId) ?? none;
}

/** At somebody else's desk one may do what they may; never operate. */
export function rightsOnBehalfOf(systemRoleId: string): ReadonlySet<Right> {
  return isElevated(systemRoleId) ? ofAgent : rightsOfRole(systemRoleId);
}
