/** What the screens of the agency may ask for, once their area is loaded. */
import type { EmulationLog } from '#application/portal/agency/emulation-log.ts';
import type { FollowRegistration } from '#application/portal/agency/follow-registration.ts';
import type { NewTicket } from '#application/portal/agency/new-ticket.ts';
import type { MarkupRules } from '#application/portal/agency/markup/markup-rules.ts';
import type { PriceRulesForm } from '#application/portal/agency/price-rules.ts';
import type { Profile } from '#application/portal/agency/profile.ts';
import type { RegistrationForm } from '#application/portal/agency/registration-form.ts';
import type { SignedInList } from '#application/portal/agency/signed-in-list.ts';
import type { StaffBook } from '#application/portal/agency/staff-book.ts';
import type { TravellerBook } from '#application/portal/agency/traveller-book.ts';
import type { TicketCases } from '#application/portal/agency/tickets.ts';
import type { DecisionQueue } from '#application/portal/operations/decision-queue.ts';
import { part } from './parts.ts';

export const agencyParts = {
  registration: part<RegistrationForm>('agency.registration'),
  follow: part<FollowRegistration>('agency.follow'),
  emulations: part<EmulationLog>('agency.emulations'),
  signedIn: part<SignedInList>('agency.signedIn'),
  profile: part<Profile>('agency.profile'),
  travellers: part<TravellerBook>('agency.travellers'),
  staff: part<StaffBook>('agency.staff'),
  tickets: part<DecisionQueue<TicketCases>>('agency.tickets'),
  newTicket: part<NewTicket>('agency.newTicket'),
  markupRules: part<MarkupRules>('agency.markupRules'),
  priceRules: part<PriceRulesForm>('agency.priceRules'),
};
