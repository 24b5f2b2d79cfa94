/** An agency that an operator names. */
import { Effect } from 'effect';
import { NotFound } from '#application/desk/failures.ts';
import type { AgencyRegister } from '../ports/operations/agency-register.ts';

export interface KnownAgencyPorts {
  readonly register: Pick<AgencyRegister, 'find'>;
}

export function knownAgency({ register }: KnownAgencyPorts, agencyId: string) {
  return Effect.flatMap(register.find(agencyId), (found) =>
    found === undefined ? Effect.fail(new NotFound({ what: 'agency' })) : Effect.succeed(found),
  );
}
