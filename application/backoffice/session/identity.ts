/** The seven parts in which the product names a person at a desk. */
import type { Identity } from '#application/desk/session.ts';
import type { KeptAgency } from '../ports/agency/agency-store.ts';
import type { KeptUser } from '../ports/session/user-store.ts';

export function identityOf(
  { profileId, title, firstName, lastName, systemRoleId }: KeptUser,
  { agentId, companyName }: KeptAgency,
): Identity {
  return { agentId, profileId, title, firstName, lastName, systemRoleId, companyName };
}
