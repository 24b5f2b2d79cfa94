/** The operations area of the desk. */
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { Caller } from '../caller.ts';
import { type AgencyCarePorts, makeAgencyCareDesk } from './agencies.ts';

export function makeOperationsDesk(ports: AgencyCarePorts): (caller: Caller) => OperationsDesk {
  return makeAgencyCareDesk(ports);
}
