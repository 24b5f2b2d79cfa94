/** The operations area of the desk. */
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { Caller } from '../caller.ts';
import { type AgencyCarePorts, makeAgencyCareDesk } from './agencies.ts';
import { type HouseConfigurationPorts, makeHouseConfigurationDesk } from './configuration.ts';
import { makeRecordsDesk, type RecordsPorts } from './records.ts';

export function makeOperationsDesk(
  ports: AgencyCarePorts & HouseConfigurationPorts & RecordsPorts,
): (caller: Caller) => OperationsDesk {
  const agencyCare = makeAgencyCareDesk(ports);
  const configuration = makeHouseConfigurationDesk(ports);
  const records = makeRecordsDesk(ports);
  return (caller) => ({ ...agencyCare(caller), ...configuration(caller), ...records(caller) });
}
