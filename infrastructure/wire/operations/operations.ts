/** What elevated users look after, beside what they decide. */
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { AreaOperations } from '../form/operation.ts';
import { agencyCareOperations } from './agencies.ts';
import { agencyRulesOperations } from './agency-rules.ts';
import { brandFileOperations } from './brand-files.ts';
import { houseConfigurationOperations } from './configuration.ts';
import { overviewOperations } from './overview.ts';
import { pagesOperations } from './pages.ts';
import { recordsOperations } from './records.ts';

export const operationsOperations: AreaOperations<OperationsDesk> = {
  ...agencyCareOperations,
  ...agencyRulesOperations,
  ...brandFileOperations,
  ...houseConfigurationOperations,
  ...overviewOperations,
  ...pagesOperations,
  ...recordsOperations,
};
