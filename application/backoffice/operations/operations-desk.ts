/** The operations area of the desk. */
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { Caller } from '../caller.ts';
import { type AgencyCarePorts, makeAgencyCareDesk } from './agencies.ts';
import { type AgencyRulesPorts, makeAgencyRulesDesk } from './agency-rules.ts';
import { type BrandFilePorts, makeBrandFileDesk } from './brand-files.ts';
import { type HouseConfigurationPorts, makeHouseConfigurationDesk } from './configuration.ts';
import { makeOverviewDesk, type OverviewPorts } from './overview.ts';
import { makePagesDesk, type PagesPorts } from './pages.ts';
import { makeRecordsDesk, type RecordsPorts } from './records.ts';

export function makeOperationsDesk(
  ports: AgencyCarePorts &
    AgencyRulesPorts &
    BrandFilePorts &
    HouseConfigurationPorts &
    OverviewPorts &
    PagesPorts &
    RecordsPorts,
): (caller: Caller) => OperationsDesk {
  const agencyCare = makeAgencyCareDesk(ports);
  const agencyRules = makeAgencyRulesDesk(ports);
  const brandFiles = makeBrandFileDesk(ports);
  const configuration = makeHouseConfigurationDesk(ports);
  const overview = makeOverviewDesk(ports);
  const pages = makePagesDesk(ports);
  const records = makeRecordsDesk(ports);
  return (caller) => ({
    ...agencyCare(caller),
    ...agencyRules(caller),
    ...configuration(caller),
    ...overview(caller),
    ...pages(caller),
    ...records(caller),
    ...brandFiles(caller),
  });
}
