/**
 * Adds agencies with one user and a great deal of credit each to the database that the environment names, so that bookings
 * do not all wait for one account. A process of its own: the embedded database is one process's.
 */
import { Effect } from 'effect';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { money } from '#domain/money/money.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { DatabaseAgencyTermsStore } from '#infrastructure/backoffice/database/flight/agency-terms-store.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { openDatabase } from '#infrastructure/backoffice/database/engine/open-database.ts';
import { SessionCache } from '#infrastructure/backoffice/database/session/session-cache.ts';
import { DatabaseUserStore } from '#infrastructure/backoffice/database/session/user-store.ts';
import { SystemClock } from '#infrastructure/backoffice/machine/machine.ts';
import { ArgonPasswordKeeper } from '#infrastructure/backoffice/passwords/argon-password-keeper.ts';

const count = Number(process.env['AGENCIES']);
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '',
});
const agencies = new DatabaseAgencyStore(database);
const users = new DatabaseUserStore(database, new SessionCache());
const ledger = new StoredLedgerBook(database);
const terms = new DatabaseAgencyTermsStore(database);
const now = new SystemClock().now();

const seed = Effect.gen(function* () {
  const hash = yield* new ArgonPasswordKeeper().hash(process.env['PASSWORD'] ?? '');
  for (let number = 1; number <= count; number += 1) {
    const agencyId = `bench-${number}`;
    yield* agencies.add(
      {
        agencyId,
        agentId: `AGTB${number}`,
        companyName: `Bench Travels ${number}`,
        address: '1 Main Road',
        city: 'Kochi',
        state: 'Kerala',
        pincode: '682017',
        country: 'IN',
        phone: '+91 484 000 0000',
        email: `bench${number}@demo.test`,
        currency: 'INR',
        status: 'active',
      },
      now,
    );
    yield* terms.set(agencyId, standardTerms);
    yield* ledger.openAccount(agencyId, 'INR', money(1e13, 'INR'));
    yield* users.add(
      {
        userId: `bench-user-${number}`,
        agencyId,
        profileId: `PRFB${number}`,
        login: `bench${number}@demo.test`,
        title: 'Ms',
        firstName: 'Asha',
        lastName: 'Rao',
        email: `bench${number}@demo.test`,
        mobile: '9847031264',
        systemRoleId: '3',
        status: 'active',
      },
      hash,
      now,
    );
  }
});
await Effect.runPromise(Effect.orDie(seed));
await database.close();
process.exit(0);
