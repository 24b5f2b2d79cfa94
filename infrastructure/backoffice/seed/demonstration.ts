/**
 * The demonstration: one deployment, Meridian, with one agency that has users, money, terms and saved travellers, so that
 * anyone who starts the program can sell a ticket at once. It is filled into an empty database only, step by step, each of
 * which may be done again: a kill in the middle leaves it to be finished by the next start.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { Effect } from 'effect';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';
import type { PasswordKeeper } from '#application/backoffice/ports/session/password-keeper.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Trading } from '#domain/flight/terms/standard-terms.ts';
import { zero } from '#domain/money/money.ts';
import { exchanged } from '#domain/price/exchange.ts';
import { writeClientConfiguration } from '#domain/session/read-configuration.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, startOfDay } from '#domain/time/instant.ts';
import { creditOnce } from '../database/account/deposit-book.ts';
import { DatabaseAgencyStore } from '../database/agency/agency-store.ts';
import { DatabaseAgencyTermsStore } from '../database/flight/agency-terms-store.ts';
import { employ, StoredCompanyBook } from '../database/corporate/company-book.ts';
import { DatabaseClientSettingStore } from '../database/agency/client-setting-store.ts';
import type { Database } from '../database/engine/database.ts';
import { deploymentSecret, keepSecret, keptSecret } from '../database/engine/deployment-secret.ts';
import { DatabasePromoStore } from '../database/flight/promo-store.ts';
import { SessionCache } from '../database/session/session-cache.ts';
import { DatabaseTravellerStore } from '../database/agency/traveller-store.ts';
import { DatabaseUserStore } from '../database/session/user-store.ts';
import { makeFolder } from '../machine/make-folder.ts';
import { firstTradedDay } from './past/deals.ts';
import { keepProgress } from './past/progress.ts';
import { passwordFileIn } from './password-file.ts';
import {
  creditLimitRupees,
  demonstrationCompany,
  demonstrationEmployees,
  demonstrationAgencyIn,
  demonstrationConfiguration,
  demonstrationDeposits,
  demonstrationEntries,
  demonstrationHouse,
  demonstrationPromos,
  demonstrationTerms,
  demonstrationUsers,
} from './demonstration-data.ts';
import { demonstrationTravellers } from './demonstration-travellers.ts';

export interface DemonstrationParts {
  readonly database: Database;
  readonly ledger: LedgerBook;
  readonly passwords: PasswordKeeper;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly businessZone: string;
  /** `DEMO`: also on a PostgreSQL server. */
  readonly wanted: boolean;
  /** `DEMO_PAST`: it is to have traded before; of the embedded database alone. */
  readonly past: boolean;
  /** `DEMO_CURRENCY` and `DEMO_COUNTRY`. */
  readonly trading: Trading;
  /** All that can be: every service is enabled. */
  readonly sold: readonly Product[];
  /** `DEMO_PASSWORD`. */
  readonly password: string | undefined;
  /** The folder of everything kept here; the password is written there for its owner. */
  readonly dataDir: string;
}

export type Demonstration =
  | { readonly kind: 'none' }
  /** `password` is undefined where the agent has changed it since. */
  | { readonly kind: 'there'; readonly logins: readonly string[]; readonly password: string | undefined };

/** Any number that no other part locks: 'DEMO' in ASCII. */
const lockKey = 0x44454d4f;
const passwordName = 'demonstration-password';
const doneName = 'demonstration-done';

/** Fills an empty database where that is wanted, and answers how to log in. Replicas wait for each other. */
export async function demonstrate(parts: DemonstrationParts): Promise<Demonstration> {
  const { database } = parts;
  if (database.kind !== 'embedded' && !parts.wanted) return { kind: 'none' };
  // The embedded database is this process's alone, and has no second connection to hold a lock with.
  if (database.kind === 'embedded') return fill(parts);
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
    return fill(parts);
  });
}

async function fill(parts: DemonstrationParts): Promise<Demonstration> {
  const { database, dataDir } = parts;
  const before = await keptSecret(database, passwordName);
  if (before === undefined) {
    if (await Effect.runPromise(new DatabaseAgencyStore(database).any())) return { kind: 'none' };
  }
  const password =
    parts.password ?? before ?? madePassword(parts, await deploymentSecret(database, 'demonstration-seed'));
  if (before === undefined) await keepSecret(database, passwordName, password);
  if ((await keptSecret(database, doneName)) === undefined) {
    await fillAll(parts, before ?? password);
    if (hasPast(parts)) await keepProgress(database, firstTradedDay(todayOf(parts)));
    await keepSecret(database, doneName, 'done');
  }
  if (before !== undefined && before !== password) await replacePassword(parts, before, password);
  const valid = await isStillValid(parts, password);
  if (valid) showOwner(dataDir, password);
  return {
    kind: 'there',
    logins: demonstrationUsers.map(({ login }) => login),
    password: valid ? password : undefined,
  };
}

function hasPast({ past, database }: DemonstrationParts): boolean {
  return past && database.kind === 'embedded';
}

function todayOf({ clock, businessZone }: DemonstrationParts): IsoDate {
  return dateIn(clock.now(), businessZone);
}

async function fillAll(parts: DemonstrationParts, password: string): Promise<void> {
  const { database, ledger, passwords, clock, chance, businessZone, trading, sold } = parts;
  const now = clock.now();
  const today = todayOf(parts);
  const here = (rupees: number) => exchanged(rupees, 'INR', trading.currency, today);
  const agencies = new DatabaseAgencyStore(database);
  const users = new DatabaseUserStore(database, new SessionCache());
  const travellers = new DatabaseTravellerStore(database);
  const house = demonstrationHouse(trading);
  const agency = demonstrationAgencyIn(trading);
  const { agencyId, currency } = agency;
  const steps = Effect.gen(function* () {
    yield* new DatabaseClientSettingStore(database).set(
      writeClientConfiguration(demonstrationConfiguration(businessZone, trading, sold)),
      now,
    );
    yield* agencies.add(house, now);
    yield* agencies.add(agency, now);
    yield* new DatabaseAgencyTermsStore(database).set(agencyId, demonstrationTerms(here, trading, today));
    yield* new DatabasePromoStore(database).set(agencyId, demonstrationPromos(today, here));
    yield* ledger.openAccount(house.agencyId, currency, zero(currency));
    yield* ledger.openAccount(agencyId, currency, here(creditLimitRupees));
    const began = hasPast(parts) ? startOfDay(firstTradedDay(today), businessZone) : now;
    for (const deposit of demonstrationDeposits(began, here, businessZone))
      yield* Effect.promise(() => database.transaction((tx) => creditOnce(tx, deposit)));
    for (const entry of demonstrationEntries(began, here, trading)) yield* ledger.post(entry);
    for (const traveller of demonstrationTravellers(today)) {
      yield* travellers.save(agencyId, { ...traveller, savedId: chance.uuid() }, now, {
        agencyId,
        operation: 'agency.add-traveller',
      });
    }
    const company = demonstrationCompany(here);
    const { companyId } = company;
    yield* new StoredCompanyBook(database).save({
      agencyId,
      company,
      most: 1,
      record: { agencyId, operation: 'corporate.add-company', reference: companyId },
    });
    for (const employee of demonstrationEmployees)
      yield* Effect.promise(() => employ(database, { agencyId, companyId, ...employee }));
    // Last, so that anyone who can log in finds everything.
    const passwordHash = yield* passwords.hash(password);
    for (const user of demonstrationUsers) yield* users.add(user, passwordHash, now);
  });
  await Effect.runPromise(Effect.orDie(steps));
}

/** Another `DEMO_PASSWORD` than at the start before: anyone who still has the old one gets the new one. */
async function replacePassword(
  { database, passwords }: DemonstrationParts,
  before: string,
  password: string,
): Promise<void> {
  const users = new DatabaseUserStore(database, new SessionCache());
  const steps = Effect.gen(function* () {
    for (const { userId } of demonstrationUsers) {
      const found = yield* users.byId(userId);
      if (found?.passwordHash !== undefined && (yield* passwords.matches(before, found.passwordHash))) {
        yield* users.replaceHash(userId, found.passwordHash, yield* passwords.hash(password));
      }
    }
  });
  await Effect.runPromise(Effect.orDie(steps));
  await keepSecret(database, passwordName, password);
}

function isStillValid({ database, passwords }: DemonstrationParts, password: string): Promise<boolean> {
  const users = new DatabaseUserStore(database, new SessionCache());
  const [agent] = demonstrationUsers;
  const asked = Effect.flatMap(users.byId(agent.userId), (found) => passwords.matches(password, found?.passwordHash));
  return Effect.runPromise(Effect.orDie(asked));
}

/** Three groups of four, easy to type; from 60 bits of a secret made by chance. */
function madePassword({ passwords }: DemonstrationParts, secret: string): string {
  const letters = [
    ...passwords
      .digest(secret)
      .toLowerCase()
      .replaceAll(/[^a-km-z2-9]/g, ''),
  ]
    .slice(0, 12)
    .join('');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}

/** For the owner's eyes: a file that nobody else may read. */
function showOwner(dataDir: string, password: string): void {
  const file = passwordFileIn(dataDir);
  makeFolder(dataDir);
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
