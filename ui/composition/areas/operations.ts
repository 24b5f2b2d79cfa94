/** The use cases of what elevated users decide. */
import { ContainerModule } from 'inversify';
import { adjustmentCases } from '#application/portal/operations/adjustments.ts';
import { AgencyRules } from '#application/portal/operations/agency-rules.ts';
import { agencyCases } from '#application/portal/operations/agencies.ts';
import { StatementMatch } from '#application/portal/operations/bank-statement.ts';
import { HouseSettings } from '#application/portal/operations/configuration.ts';
import { PageEditor } from '#application/portal/operations/page-editor.ts';
import { Books } from '#application/portal/operations/books.ts';
import { DecisionQueue } from '#application/portal/operations/decision-queue.ts';
import { Deliveries } from '#application/portal/operations/deliveries.ts';
import { depositCases } from '#application/portal/operations/deposits.ts';
import { HouseClock } from '#application/portal/operations/house-clock.ts';
import { auditCases, messageCases } from '#application/portal/operations/records.ts';
import { newAdjustment } from '#application/portal/operations/new-adjustment.ts';
import { newAgency } from '#application/portal/operations/new-agency.ts';
import { Overview } from '#application/portal/operations/overview.ts';
import { registrationCases } from '#application/portal/operations/registrations.ts';
import { ticketCases } from '#application/portal/agency/tickets.ts';
import { drawAsPng } from '#infrastructure/portal/draw-as-png.ts';
import { tableFile } from '#infrastructure/portal/table-file.ts';
import { businessZone, houseCurrency } from '../house.ts';
import { operationsParts } from '../operations-parts.ts';
import { parts } from '../parts.ts';
import { bindMarkupRules } from './markup-rules.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(operationsParts.overview)
    .toResolvedValue((desk, session) => new Overview(desk.operations, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(operationsParts.registrations)
    .toResolvedValue(
      (desk, session, clock, downloads) =>
        new DecisionQueue(registrationCases(desk.agency), session, { clock, downloads }),
      [parts.desk, parts.session, parts.clock, parts.downloads],
    )
    .inSingletonScope();
  bind(operationsParts.deposits)
    .toResolvedValue(
      (desk, session, clock, downloads, configuration) =>
        new DecisionQueue(
          depositCases(desk.account, () => clock.todayIn(businessZone(configuration))),
          session,
          { clock, downloads },
        ),
      [parts.desk, parts.session, parts.clock, parts.downloads, parts.configuration],
    )
    .inSingletonScope();
  bind(operationsParts.statement)
    .toResolvedValue(
      (desk, session, configuration) =>
        new StatementMatch(desk.account, session, tableFile, () => houseCurrency(configuration)),
      [parts.desk, parts.session, parts.configuration],
    )
    .inSingletonScope();
  bind(operationsParts.adjustments)
    .toResolvedValue(
      (desk, session, clock, downloads) =>
        new DecisionQueue(adjustmentCases(desk.account), session, { clock, downloads }),
      [parts.desk, parts.session, parts.clock, parts.downloads],
    )
    .inSingletonScope();
  bind(operationsParts.newAdjustment)
    .toResolvedValue(
      (desk, session, requestIds) => newAdjustment(desk.account, session, () => requestIds.next()),
      [parts.desk, parts.session, parts.requestIds],
    )
    .inSingletonScope();
  bind(operationsParts.tickets)
    .toResolvedValue(
      (desk, session, clock, downloads, requestIds) =>
        new DecisionQueue(
          ticketCases(desk.agency, 'all', () => requestIds.next()),
          session,
          { clock, downloads },
        ),
      [parts.desk, parts.session, parts.clock, parts.downloads, parts.requestIds],
    )
    .inSingletonScope();
  bind(operationsParts.agencies)
    .toResolvedValue(
      (desk, session, clock, downloads, configuration, requestIds) =>
        new DecisionQueue(
          agencyCases(desk.operations, {
            today: () => clock.todayIn(businessZone(configuration)),
            requestId: () => requestIds.next(),
          }),
          session,
          { clock, downloads },
        ),
      [parts.desk, parts.session, parts.clock, parts.downloads, parts.configuration, parts.requestIds],
    )
    .inSingletonScope();
  bind(operationsParts.agencyRules)
    .toResolvedValue(
      (desk, session, configuration, clock, requestIds) =>
        new AgencyRules(desk.operations, session, {
          currency: () => houseCurrency(configuration),
          today: () => clock.todayIn(businessZone(configuration)),
          nextId: () => requestIds.next(),
        }),
      [parts.desk, parts.session, parts.configuration, parts.clock, parts.requestIds],
    )
    .inSingletonScope();
  bindMarkupRules(bind, operationsParts.agencyMarkup);
  bind(operationsParts.newAgency)
    .toResolvedValue(
      (desk, session, requestIds, configuration) =>
        newAgency(
          desk.operations,
          session,
          () => requestIds.next(),
          () => houseCurrency(configuration),
        ),
      [parts.desk, parts.session, parts.requestIds, parts.configuration],
    )
    .inSingletonScope();
  bind(operationsParts.messages)
    .toResolvedValue(
      (desk, session, clock, downloads) =>
        new DecisionQueue(messageCases(desk.operations), session, { clock, downloads }),
      [parts.desk, parts.session, parts.clock, parts.downloads],
    )
    .inSingletonScope();
  bind(operationsParts.audit)
    .toResolvedValue(
      (desk, session, clock, downloads) =>
        new DecisionQueue(auditCases(desk.operations), session, { clock, downloads }),
      [parts.desk, parts.session, parts.clock, parts.downloads],
    )
    .inSingletonScope();
  bind(operationsParts.settings)
    .toResolvedValue(
      (desk, session, configuration) => new HouseSettings(desk.operations, session, configuration, drawAsPng),
      [parts.desk, parts.session, parts.configuration],
    )
    .inSingletonScope();
  bind(operationsParts.pages)
    .toResolvedValue(
      (desk, session, configuration, language) =>
        new PageEditor(desk.operations, session, configuration, language.state$.value),
      [parts.desk, parts.session, parts.configuration, parts.language],
    )
    .inSingletonScope();
  bind(operationsParts.books)
    .toResolvedValue(
      (desk, session, clock) => new Books(desk.account, session, clock),
      [parts.desk, parts.session, parts.clock],
    )
    .inSingletonScope();
  bind(operationsParts.houseClock)
    .toResolvedValue((desk, session) => new HouseClock(desk.account, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(operationsParts.deliveries)
    .toResolvedValue((desk, session) => new Deliveries(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
