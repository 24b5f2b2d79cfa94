/** The agency's people and its commercial terms. */
import { ContainerModule } from 'inversify';
import { makeAgencyDesk } from '#application/backoffice/agency/agency-desk.ts';
import { DatabaseAgencyTermsStore } from '../database/flight/agency-terms-store.ts';
import { DatabasePromoStore } from '../database/flight/promo-store.ts';
import { DatabaseTravellerStore } from '../database/agency/traveller-store.ts';
import { mailRegistration } from '#application/backoffice/agency/registration/open-agency.ts';
import { mailOtp, otpAsked } from '#application/backoffice/agency/registration/send-otp.ts';
import type { OutboxHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import { registrationDecided, registrationReceived } from '#application/backoffice/ports/agency/registration-book.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { SandboxCardKeeper } from '../cards/sandbox-card-keeper.ts';
import { DatabaseOtpStore } from '../database/agency/otp-store.ts';
import { DatabaseProfileStore } from '../database/agency/profile-store.ts';
import { DatabaseRegistrationBook } from '../database/agency/registration-book.ts';
import { GatewayTexts } from '../texts/gateway-texts.ts';
import { KeptTexts } from '../database/agency/kept-texts.ts';
import { otpLetter, registrationLetter } from '../words/registration-letter.ts';
import { desks, given, ports, work } from './parts.ts';

export const agency = new ContainerModule(({ bind }) => {
  bind(ports.travellers)
    .toResolvedValue((database) => new DatabaseTravellerStore(database), [given.database])
    .inSingletonScope();
  bind(ports.terms)
    .toResolvedValue((database) => new DatabaseAgencyTermsStore(database), [given.database])
    .inSingletonScope();
  bind(ports.promos)
    .toResolvedValue((database) => new DatabasePromoStore(database), [given.database])
    .inSingletonScope();
  bind(ports.profiles)
    .toResolvedValue(
      (database, cache) => new DatabaseProfileStore(database, cache),
      [given.database, given.sessionCache],
    )
    .inSingletonScope();
  bind(ports.cards)
    .toResolvedValue((seal) => new SandboxCardKeeper(seal), [ports.seal])
    .inSingletonScope();
  bind(ports.otps)
    .toResolvedValue((database) => new DatabaseOtpStore(database), [given.database])
    .inSingletonScope();
  bind(ports.registrations)
    .toResolvedValue((database) => new DatabaseRegistrationBook(database), [given.database])
    .inSingletonScope();
  bind(ports.texts)
    .toResolvedValue(
      ({ texts: { url, ...gateway } }, database) =>
        url === undefined ? new KeptTexts(database) : new GatewayTexts({ url, ...gateway }),
      [given.settings, given.database],
    )
    .inSingletonScope();
  bind(desks.agency)
    .toResolvedValue(
      (
        travellers,
        terms,
        profiles,
        cards,
        otps,
        registrations,
        users,
        limits,
        passwords,
        seal,
        clock,
        chance,
        currency,
        settings,
      ) =>
        makeAgencyDesk({
          travellers,
          terms,
          currency,
          profiles,
          cards,
          otps,
          registrations,
          users,
          limits,
          passwords,
          seal,
          clock,
          chance,
          businessZone: settings.businessZone,
        }),
      [
        ports.travellers,
        ports.terms,
        ports.profiles,
        ports.cards,
        ports.otps,
        ports.registrations,
        ports.users,
        ports.limits,
        ports.passwords,
        ports.seal,
        ports.clock,
        ports.chance,
        given.currency,
        given.settings,
      ],
    )
    .inSingletonScope();
  bind(work.registrationHandlers)
    .toResolvedValue(
      (
        registrations,
        agencies,
        users,
        ledger,
        terms,
        passwords,
        clientSettings,
        mailer,
        texts,
        otps,
        seal,
        clock,
        { publicUrl, businessZone },
      ) => {
        const opening = {
          registrations,
          agencies,
          users,
          ledger,
          beginTerms: (agencyId: string) => terms.set(agencyId, standardTerms),
          passwords,
          settings: clientSettings,
          mailer,
          clock,
          write: registrationLetter(businessZone),
          portal: publicUrl,
        };
        const codes = { otps, mailer, texts, settings: clientSettings, passwords, seal, clock, write: otpLetter };
        const registration: OutboxHandler = ({ payload, id }) => mailRegistration(opening, payload, id);
        return {
          [otpAsked]: ({ payload }) => mailOtp(codes, payload),
          [registrationReceived]: registration,
          [registrationDecided]: registration,
        };
      },
      [
        ports.registrations,
        ports.agencies,
        ports.users,
        ports.ledger,
        ports.terms,
        ports.passwords,
        ports.clientSettings,
        ports.mailer,
        ports.texts,
        ports.otps,
        ports.seal,
        ports.clock,
        given.settings,
      ],
    )
    .inSingletonScope();
});
