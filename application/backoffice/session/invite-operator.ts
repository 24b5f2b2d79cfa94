/**
 * The first operator of an empty deployment: a user without a password and an invitation to come in once, mailed or
 * shown to anyone who starts the server. The secret follows from the deployment's own key, so that every replica, and every
 * start until it is used, makes the same one.
 */
import { Effect } from 'effect';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { invitationAddress, type Invitation } from '#domain/session/invitation.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { SecretMail } from '#domain/operations/records.ts';
import { zero } from '#domain/money/money.ts';
import { hasPassed, plusMinutes, type Instant } from '#domain/time/instant.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { LedgerBook } from '../ports/account/ledger-book.ts';
import type { Clock, Seal } from '../ports/machine.ts';
import type { Letters, Mailer, MailNotSent } from '../ports/mailer.ts';
import type { Outbox } from '../ports/booking/outbox.ts';
import type { PasswordKeeper } from '../ports/session/password-keeper.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { UserStore } from '../ports/session/user-store.ts';

/** The kind of the outbox's entries. */
export const mailInvitation = 'mail-invitation';

const operatorId = 'first-operator';
/** The agency that runs the deployment. */
export const houseId = 'house';
const hours = 24;

export interface InviteOperatorPorts {
  readonly users: UserStore;
  readonly agencies: AgencyStore;
  readonly ledger: Pick<LedgerBook, 'openAccount'>;
  readonly passwords: PasswordKeeper;
  readonly settings: ClientSettingStore;
  readonly seal: Seal;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Where the portal is opened: the public address, or the one listened on. */
  readonly portal: string;
  readonly adminEmail: string | undefined;
}

export type Invited =
  /** Somebody has a password. */
  | { readonly kind: 'not-needed' }
  /** To be shown to anyone who starts the server, and nobody else. */
  | { readonly kind: 'shown'; readonly address: string; readonly expiresAt: Instant }
  | { readonly kind: 'mailed'; readonly to: string; readonly expiresAt: Instant };

export function inviteOperator(ports: InviteOperatorPorts): Effect.Effect<Invited> {
  const { users, passwords, outbox, clock, portal, adminEmail } = ports;
  return Effect.gen(function* () {
    if (!(yield* users.nobodyCanEnter())) return { kind: 'not-needed' };
    yield* openHouse(ports);
    const found = yield* users.byId(operatorId);
    if (found === undefined) return yield* Effect.die(new Error('The first operator was not kept'));
    const now = clock.now();
    const waiting =
      found.temporary !== undefined && !hasPassed(found.temporary.expiresAt, now) ? found.temporary : undefined;
    const invitation = invitationOf(ports, found.user.login, found.credentialsChangedAt);
    const expiresAt = waiting?.expiresAt ?? plusMinutes(now, hours * 60);
    if (waiting === undefined) {
      const digest = passwords.digest(passwords.tidySecret(invitation.secret));
      yield* users.setTemporarySecret(operatorId, digest, expiresAt, {
        agencyId: found.user.agencyId,
        operation: 'session.invite-operator',
        reference: operatorId,
      });
    }
    if (adminEmail === undefined) return { kind: 'shown', address: invitationAddress(portal, invitation), expiresAt };
    if (waiting === undefined) yield* outbox.put(mailInvitation, { userId: operatorId, to: adminEmail, setAt: now });
    return { kind: 'mailed', to: adminEmail, expiresAt };
  });
}

/** Does the outbox's work: writes the invitation again, which makes the same secret. */
export class MailInvitation {
  readonly #ports: Pick<InviteOperatorPorts, 'users' | 'passwords' | 'settings' | 'seal' | 'portal'> & {
    readonly mailer: Mailer;
    readonly letters: Pick<Letters, 'invitation'>;
  };

  constructor(
    ports: Pick<InviteOperatorPorts, 'users' | 'passwords' | 'settings' | 'seal' | 'portal'> & {
      readonly mailer: Mailer;
      readonly letters: Pick<Letters, 'invitation'>;
    },
  ) {
    this.#ports = ports;
  }

  readonly handle = ({ userId, to, setAt }: Readonly<Record<string, unknown>>): Effect.Effect<void, MailNotSent> => {
    const { users, settings, mailer, letters, portal } = this.#ports;
    const ports = this.#ports;
    if (typeof userId !== 'string' || typeof to !== 'string' || typeof setAt !== 'string') return Effect.void;
    return Effect.gen(function* () {
      const found = yield* users.byId(userId);
      if (found?.temporary === undefined) return;
      const { projectName } = readClientConfiguration(yield* settings.all());
      const invitation = invitationOf(ports, found.user.login, found.credentialsChangedAt);
      const letter = letters.invitation('en', {
        projectName,
        name: found.user.firstName,
        userId: found.user.login,
        secret: invitation.secret,
        hours,
        link: invitationAddress(portal, invitation),
      });
      const mailId = `invitation-${setAt.replace(/\D/g, '')}`;
      yield* mailer
        .send({ mailId, kind: 'invitation' satisfies SecretMail, to, language: 'en', ...letter })
        .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
    });
  };
}

/** The house: the agency of those who run the deployment. Nothing happens where it is there. */
function openHouse({ users, agencies, ledger, settings, clock, adminEmail }: InviteOperatorPorts): Effect.Effect<void> {
  return Effect.gen(function* () {
    const now = clock.now();
    const { projectName, currency, countryCode } = readClientConfiguration(yield* settings.all());
    yield* agencies.add(houseAgency(projectName, currency, countryCode, adminEmail ?? ''), now);
    yield* ledger.openAccount(houseId, currency, zero(currency));
    yield* users.add(
      {
        userId: operatorId,
        agencyId: houseId,
        profileId: 'OPR1',
        login: adminEmail ?? 'operator',
        title: '',
        firstName: 'Operator',
        lastName: '',
        email: adminEmail ?? '',
        mobile: '',
        systemRoleId: '1',
        status: 'active',
      },
      undefined,
      now,
    );
  });
}

/** The agency of those who run a deployment. */
export function houseAgency(companyName: string, currency: Currency, country: string, email: string) {
  const nothing = { address: '', city: '', state: '', pincode: '', phone: '' };
  return {
    agencyId: houseId,
    agentId: 'HOUSE',
    companyName,
    ...nothing,
    country,
    email,
    currency,
    status: 'active',
  } as const;
}

function invitationOf(
  { seal, passwords }: Pick<InviteOperatorPorts, 'seal' | 'passwords'>,
  userId: string,
  credentialsChangedAt: Instant,
): Invitation {
  return {
    userId,
    secret: passwords
      .digest(seal.sign(`first operator ${credentialsChangedAt}`))
      .replaceAll(/[-_]/g, '')
      .slice(0, 32),
  };
}
