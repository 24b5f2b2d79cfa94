/** The use cases of the profile, of saved travellers and of staff. */
import { ContainerModule } from 'inversify';
import { EmulationLog } from '#application/portal/agency/emulation-log.ts';
import { newTicket } from '#application/portal/agency/new-ticket.ts';
import { PriceRulesForm } from '#application/portal/agency/price-rules.ts';
import { Profile } from '#application/portal/agency/profile.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { SignedInList } from '#application/portal/agency/signed-in-list.ts';
import { StaffBook } from '#application/portal/agency/staff-book.ts';
import { ticketCases } from '#application/portal/agency/tickets.ts';
import { TravellerBook } from '#application/portal/agency/traveller-book.ts';
import { DecisionQueue } from '#application/portal/operations/decision-queue.ts';
import { tableFile } from '#infrastructure/portal/table-file.ts';
import { bookingParts } from '../booking-parts.ts';
import { agencyParts } from '../agency-parts.ts';
import { businessZone, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';
import { bindMarkupRules } from './markup-rules.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(agencyParts.profile)
    .toResolvedValue(
      (desk, session, requestIds, clock, configuration) =>
        new Profile(desk.agency, session, requestIds, () => clock.todayIn(businessZone(configuration))),
      [parts.desk, parts.session, parts.requestIds, parts.clock, parts.configuration],
    )
    .inSingletonScope();
  bind(agencyParts.emulations)
    .toResolvedValue((desk, session) => new EmulationLog(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(agencyParts.tickets)
    .toResolvedValue(
      (desk, session, clock, downloads, requestIds) =>
        new DecisionQueue(
          ticketCases(desk.agency, 'own', () => requestIds.next()),
          session,
          { clock, downloads },
        ),
      [parts.desk, parts.session, parts.clock, parts.downloads, parts.requestIds],
    )
    .inSingletonScope();
  bind(agencyParts.newTicket)
    .toResolvedValue(
      (desk, session, requestIds) => newTicket(desk.agency, session, () => requestIds.next()),
      [parts.desk, parts.session, parts.requestIds],
    )
    .inSingletonScope();
  bind(agencyParts.signedIn)
    .toResolvedValue((desk, session) => new SignedInList(desk.session, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(agencyParts.travellers)
    .toResolvedValue(
      (desk, session, downloads, clock, configuration) =>
        new TravellerBook(desk.agency, session, new SavedTravellers(desk.agency, session), {
          downloads,
          tables: tableFile,
          today: () => clock.todayIn(businessZone(configuration)),
        }),
      [parts.desk, parts.session, parts.downloads, parts.clock, parts.configuration],
    )
    .inSingletonScope();
  bind(agencyParts.staff)
    .toResolvedValue(
      (desk, session, requests, configuration) =>
        new StaffBook(desk.agency, session, requests, () => houseCurrency(configuration)),
      [parts.desk, parts.session, bookingParts.requests, parts.configuration],
    )
    .inSingletonScope();
  bindMarkupRules(bind, agencyParts.markupRules);
  bind(agencyParts.priceRules)
    .toResolvedValue(
      (desk, session, configuration) => new PriceRulesForm(desk.agency, session, () => houseCurrency(configuration)),
      [parts.desk, parts.session, parts.configuration],
    )
    .inSingletonScope();
});
