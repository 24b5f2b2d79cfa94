/** Examples of what elevated users look after. */
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { AreaReference } from '../area-reference.ts';
import { agencyCareReference } from './agencies.ts';
import { agencyRulesReference } from './agency-rules.ts';
import { brandFileReference } from './brand-files.ts';
import { houseConfigurationReference } from './configuration.ts';
import { overviewReference } from './overview.ts';
import { pagesReference } from './pages.ts';
import { recordsReference } from './records.ts';

export const operationsReference: AreaReference<OperationsDesk> = {
  ...agencyCareReference,
  ...agencyRulesReference,
  ...brandFileReference,
  ...houseConfigurationReference,
  ...overviewReference,
  ...pagesReference,
  ...recordsReference,
};
