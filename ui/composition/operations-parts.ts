/** What the screen of operations may ask for, once its area is loaded. */
import type { AdjustmentCases } from '#application/portal/operations/adjustments.ts';
import type { MarkupRules } from '#application/portal/agency/markup/markup-rules.ts';
import type { AgencyRules } from '#application/portal/operations/agency-rules.ts';
import type { AgencyCases } from '#application/portal/operations/agencies.ts';
import type { StatementMatch } from '#application/portal/operations/bank-statement.ts';
import type { AuditCases, MessageCases } from '#application/portal/operations/records.ts';
import type { NewAdjustment } from '#application/portal/operations/new-adjustment.ts';
import type { NewAgency } from '#application/portal/operations/new-agency.ts';
import type { Books } from '#application/portal/operations/books.ts';
import type { DecisionQueue } from '#application/portal/operations/decision-queue.ts';
import type { Deliveries } from '#application/portal/operations/deliveries.ts';
import type { DepositCases } from '#application/portal/operations/deposits.ts';
import type { HouseClock } from '#application/portal/operations/house-clock.ts';
import type { RegistrationCases } from '#application/portal/operations/registrations.ts';
import type { TicketCases } from '#application/portal/agency/tickets.ts';
import type { Overview } from '#application/portal/operations/overview.ts';
import type { PageEditor } from '#application/portal/operations/page-editor.ts';
import type { HouseSettings } from '#application/portal/operations/configuration.ts';
import { part } from './parts.ts';

export const operationsParts = {
  overview: part<Overview>('operations.overview'),
  registrations: part<DecisionQueue<RegistrationCases>>('operations.registrations'),
  deposits: part<DecisionQueue<DepositCases>>('operations.deposits'),
  statement: part<StatementMatch>('operations.statement'),
  adjustments: part<DecisionQueue<AdjustmentCases>>('operations.adjustments'),
  newAdjustment: part<NewAdjustment>('operations.new-adjustment'),
  tickets: part<DecisionQueue<TicketCases>>('operations.tickets'),
  agencies: part<DecisionQueue<AgencyCases>>('operations.agencies'),
  agencyRules: part<AgencyRules>('operations.agency-rules'),
  agencyMarkup: part<MarkupRules>('operations.agency-markup'),
  newAgency: part<NewAgency>('operations.new-agency'),
  messages: part<DecisionQueue<MessageCases>>('operations.messages'),
  audit: part<DecisionQueue<AuditCases>>('operations.audit'),
  settings: part<HouseSettings>('operations.settings'),
  pages: part<PageEditor>('operations.pages'),
  books: part<Books>('operations.books'),
  houseClock: part<HouseClock>('operations.house-clock'),
  deliveries: part<Deliveries>('operations.deliveries'),
};
