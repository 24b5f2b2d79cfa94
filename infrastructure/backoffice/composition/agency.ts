/** The agency's people and its commercial terms. */
import { makeAgencyDesk } from '#application/backoffice/agency/agency-desk.ts';
import { mailRegistration } from '#application/backoffice/agency/registration/open-agency.ts';
import { mailOtp, otpAsked } from '#application/backoffice/agency/registration/send-otp.ts';
import type { OutboxHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import { registrationDecided, registrationReceived } from '#application/backoffice/ports/agency/registration-book.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { transactionFeeDay } from '#domain/agency/registration.ts';
import { registeredTermsIn, type Trading } from '#domain/flight/terms/standard-terms.ts';
import { SandboxCardKeeper } from '../cards/sandbox-card-keeper.ts';
import { KeptTexts } from '../database/agency/kept-texts.ts';
import { DatabaseMarkupStore } from '../database/agency/markup-store.ts';
import { DatabaseGstProfileStore } from '../database/agency/gst-profile-store.ts';
import { DatabaseOtpStore } from '../database/agency/otp-store.ts';
import { DatabaseProfileStore } from '../database/agency/profile-store.ts';
import { DatabaseRegistrationBook } from '../database/agency/registration-book.ts';
import { DatabaseStaffStore } from '../database/agency/staff-store.ts';
import { StoredTicketBook } from '../database/agency/ticket-book.ts';
import { DatabaseTravellerStore } from '../database/agency/traveller-store.ts';
import { DatabaseAgencyTermsStore } from '../database/flight/agency-terms-store.ts';
import { DatabasePromoStore } from '../database/flight/promo-store.ts';
import { GatewayTexts } from '../texts/gateway-texts.ts';
import { otpLetter, registrationLetter } from '../words/registration-letter.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const agency = area(({ make, store }) => {
  const { database, businessZone, currency, portal, sessionCache, settings } = given;
  const { agencies, cards, chance, clientSettings, clock, ledger, limits, mailer, otps, passwords, profiles } = ports;
  const { registrations, seal, staff, terms, texts, travellers, users, webhooks, webhookSender } = ports;
  store(travellers, DatabaseTravellerStore);
  store(ports.gstProfiles, DatabaseGstProfileStore);
  store(terms, DatabaseAgencyTermsStore);
  store(ports.promos, DatabasePromoStore);
  store(ports.markup, DatabaseMarkupStore);
  store(otps, DatabaseOtpStore);
  store(registrations, DatabaseRegistrationBook);
  make(profiles, { database, sessionCache }, (from) => new DatabaseProfileStore(from.database, from.sessionCache));
  make(staff, { database, sessionCache }, (from) => new DatabaseStaffStore(from.database, from.sessionCache));
  make(cards, { seal }, (from) => new SandboxCardKeeper(from.seal));
  make(texts, { settings, database }, (from) => {
    const { url, ...gateway } = from.settings.texts;
    return url === undefined ? new KeptTexts(from.database) : new GatewayTexts({ url, ...gateway });
  });
  store(ports.ticketBook, StoredTicketBook);
  make(
    desks.agency,
    {
      travellers,
      gstProfiles: ports.gstProfiles,
      markup: ports.markup,
      agencyRegister: ports.agencyRegister,
      companies: ports.companies,
      bookings: ports.bookings,
      airports: given.airports,
      terms,
      profiles,
      cards,
      otps,
      registrations,
      staff,
      users,
      limits,
      passwords,
      seal,
      clock,
      chance,
      currency,
      businessZone,
      webhooks,
      webhookSender,
      identities: ports.identities,
      ticketBook: ports.ticketBook,
      sessions: ports.sessions,
      agencies,
      settings,
    },
    ({ settings: { session: sessionPolicy }, ...from }) => makeAgencyDesk({ ...from, houseId, sessionPolicy }),
  );
  make(
    work.registrationHandlers,
    {
      registrations,
      agencies,
      users,
      ledger,
      terms,
      passwords,
      settings: clientSettings,
      mailer,
      texts,
      otps,
      seal,
      clock,
      portal,
      businessZone,
    },
    (from) => {
      const opening = {
        ...from,
        beginTerms: (agencyId: string, trading: Trading, feesFrom: Instant | undefined) => {
          const day = feesFrom && transactionFeeDay(feesFrom, from.businessZone);
          return from.terms.set(agencyId, registeredTermsIn(trading, dateIn(from.clock.now(), from.businessZone), day));
        },
        write: registrationLetter(from.businessZone),
      };
      const codes = { ...from, write: otpLetter };
      const registration: OutboxHandler = ({ payload, id }) => mailRegistration(opening, payload, id);
      return {
        [otpAsked]: ({ payload }) => mailOtp(codes, payload),
        [registrationReceived]: registration,
        [registrationDecided]: registration,
      };
    },
  );
});
