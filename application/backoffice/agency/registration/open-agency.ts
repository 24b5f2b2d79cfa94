/**
 * The outbox's work after a registration was sent or decided: its sender is notified by mail, and an approved one becomes an
 * agency with its first user, who comes in with a temporary secret. Every step may be done again.
 */
import { Effect } from 'effect';
import type { SecretMail } from '#domain/operations/records.ts';
import type { Language } from '#domain/people/language.ts';
import type { RegistrationState } from '#domain/agency/registration.ts';
import { transactionFeeFrom } from '#domain/agency/registration.ts';
import type { Currency } from '#domain/money/currency.ts';
import { zero } from '#domain/money/money.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { invitationAddress } from '#domain/session/invitation.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { KeptRegistration, RegistrationBook } from '#application/backoffice/ports/agency/registration-book.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { PasswordKeeper } from '#application/backoffice/ports/session/password-keeper.ts';
import type { UserStore } from '#application/backoffice/ports/session/user-store.ts';
import { temporaryHours } from '#application/backoffice/session/mail-temporary-secret.ts';
import { agentIdOf } from './register.ts';

export interface RegistrationLetterFacts {
  readonly state: RegistrationState;
  readonly projectName: string;
  readonly registrationId: string;
  /** First and last name. */
  readonly name: string;
  readonly companyName: string;
  readonly remarks: string;
  /** Opens the page to follow it, or of an approved one the login with user id and secret filled in. */
  readonly link?: string;
  readonly agentId: string;
  /** Of an approved one, until its first user has come in. */
  readonly entry?: { readonly userId: string; readonly secret: string; readonly hours: number };
  /** Of an approved one that charges a transaction fee: from when it may. */
  readonly transactionFeeFrom?: Instant;
}

export interface OpenAgencyPorts {
  readonly registrations: Pick<RegistrationBook, 'find'>;
  readonly agencies: AgencyStore;
  readonly users: UserStore;
  readonly ledger: Pick<LedgerBook, 'openAccount'>;
  /** The commercial terms that an agency begins with. */
  /** `country`: whose law the agency's own tax follows. `feesFrom`: when it may charge its transaction fee, where it charges one. */
  readonly beginTerms: (agencyId: string, trading: Trading, feesFrom: Instant | undefined) => Effect.Effect<void>;
  readonly passwords: Pick<PasswordKeeper, 'temporarySecret' | 'tidySecret' | 'digest'>;
  readonly settings: ClientSettingStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly write: (language: Language, facts: RegistrationLetterFacts) => Letter;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

/** The agent, the agency's own. */
const firstRole = '3';

/** Handles an entry of either kind. Fails where the mail should be tried again. */
export function mailRegistration(
  ports: OpenAgencyPorts,
  { registrationId }: Readonly<Record<string, unknown>>,
  mark: string,
): Effect.Effect<void, MailNotSent> {
  if (typeof registrationId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const kept = yield* ports.registrations.find(registrationId);
    if (kept === undefined) return;
    const { fields, language, remarks, state, submittedAt } = kept;
    const { projectName, currency, countryCode } = readClientConfiguration(yield* ports.settings.all());
    const entry = state === 'approved' ? yield* openAgency(ports, kept, { currency, country: countryCode }) : undefined;
    const link = linkOf(ports.portal, registrationId, entry);
    const letter = ports.write(language, {
      state,
      projectName,
      registrationId,
      name: `${fields.firstName} ${fields.lastName}`,
      companyName: fields.companyName,
      remarks,
      agentId: agentIdOf(registrationId),
      ...(link !== undefined && { link }),
      ...(entry !== undefined && { entry: { ...entry, hours: temporaryHours } }),
      ...(state === 'approved' &&
        fields.transactionFee === 'yes' && { transactionFeeFrom: transactionFeeFrom(submittedAt) }),
    });
    yield* ports.mailer
      .send({
        mailId: `registration-${mark}`,
        kind: 'registration' satisfies SecretMail,
        to: fields.email,
        language,
        ...letter,
      })
      .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
  });
}

interface Trading {
  readonly currency: Currency;
  readonly country: string;
}

interface Entry {
  readonly userId: string;
  readonly secret: string;
}

function linkOf(portal: string | undefined, registrationId: string, entry: Entry | undefined): string | undefined {
  if (portal === undefined) return undefined;
  return entry === undefined
    ? `${portal}/agent-registration?follow=${registrationId}`
    : invitationAddress(portal, entry);
}

/** Agency, account and terms, and last its first user, by whom it is known that all is there. A new secret at every try. */
function openAgency(
  ports: OpenAgencyPorts,
  { registrationId, fields, submittedAt }: KeptRegistration,
  trading: Trading,
): Effect.Effect<Entry | undefined> {
  const { agencies, users, ledger, passwords, clock } = ports;
  const { currency } = trading;
  const agencyId = registrationId.toLowerCase();
  const userId = `${agencyId}-agent`;
  return Effect.gen(function* () {
    const now = clock.now();
    if ((yield* users.byId(userId)) === undefined) {
      yield* agencies.add(
        {
          agencyId,
          agentId: agentIdOf(registrationId),
          companyName: fields.companyName,
          address: [fields.address1, fields.address2].filter((line) => line !== '').join(', '),
          city: fields.city,
          state: fields.state,
          pincode: fields.pincode,
          country: fields.country,
          phone: fields.contactNumber,
          email: fields.email,
          ...(fields.gstNumber !== '' && { gstNumber: fields.gstNumber }),
          panNumber: fields.panNumber,
          currency,
          status: 'active',
        },
        now,
      );
      yield* ledger.openAccount(agencyId, currency, zero(currency));
      const feesFrom = fields.transactionFee === 'yes' ? transactionFeeFrom(submittedAt) : undefined;
      yield* ports.beginTerms(agencyId, trading, feesFrom);
      yield* users.add(
        {
          userId,
          agencyId,
          profileId: registrationId.replace(/^RG/, 'PRF'),
          login: fields.email,
          title: fields.salutation,
          firstName: fields.firstName,
          lastName: fields.lastName,
          email: fields.email,
          mobile: fields.mobile,
          systemRoleId: firstRole,
          status: 'active',
        },
        undefined,
        now,
      );
    }
    const found = yield* users.byId(userId);
    if (found === undefined) return yield* Effect.die(new Error(`The user of ${registrationId} was not kept`));
    // Came in already: the mail says so without a secret.
    if (found.passwordHash !== undefined) return undefined;
    const secret = passwords.temporarySecret();
    const digest = passwords.digest(passwords.tidySecret(secret));
    yield* users.setTemporarySecret(userId, digest, plusMinutes(now, temporaryHours * 60), {
      agencyId,
      operation: 'agency.open',
      reference: registrationId,
    });
    return { userId: fields.email, secret };
  });
}
