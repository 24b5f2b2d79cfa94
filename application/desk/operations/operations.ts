/** What elevated users look after, beside what they decide. NotPermitted without the right 'operate'. */
import type { AgencyCareDesk } from './agencies.ts';
import type { AgencyRulesDesk } from './agency-rules.ts';
import type { BrandFileDesk } from './brand-files.ts';
import type { HouseConfigurationDesk } from './configuration.ts';
import type { OverviewDesk } from './overview.ts';
import type { PagesDesk } from './pages.ts';
import type { RecordsDesk } from './records.ts';

export interface OperationsDesk
  extends AgencyCareDesk,
    AgencyRulesDesk,
    BrandFileDesk,
    HouseConfigurationDesk,
    OverviewDesk,
    PagesDesk,
    RecordsDesk {}
