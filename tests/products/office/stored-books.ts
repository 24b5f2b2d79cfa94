/** The books of a back office, on a database, of one agency that has money. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { chainStart } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import { StoredBookCheck } from '#infrastructure/backoffice/database/account/book-check.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredAmendmentBook } from '#infrastructure/backoffice/database/booking/amendment-book.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { keepQuote } from '#infrastructure/backoffice/database/booking/kept-quotes.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { Books } from './memory-books.ts';
import type { SellingPlug } from '../selling-plug.ts';

export async function storedBooks(database: Database, { rules, kept }: SellingPlug): Promise<Books> {
  const agencyId = `agency-${randomUUID().slice(0, 8)}`;
  const products = { [rules.product]: kept };
  const ledger = new StoredLedgerBook(database);
  await Effect.runPromise(ledger.openAccount(agencyId, 'INR', money(100_000_000_000, 'INR')));
  return {
    agencyId,
    bookings: new StoredBookingBook(database, products),
    amendments: new StoredAmendmentBook(database, products),
    // Every agency has quotes of its own under the same ids.
    keep: (quote) => Effect.promise(() => keepQuote(database, quote)),
    account: async () => {
      const { balance, reserved } = await Effect.runPromise(ledger.balance(agencyId));
      return { balance: balance.minor, reserved: reserved.minor };
    },
    isBalanced: async () => {
      const { balance } = await Effect.runPromise(ledger.balance(agencyId));
      const proof = await Effect.runPromise(ledger.verify(agencyId, chainStart, 1000));
      const [sums] = await database.query<{ sum: string }>('select coalesce(sum(amount), 0) as sum from posting', []);
      const findings = await Effect.runPromise(new StoredBookCheck(database).findings(agencyId));
      return proof.closing?.minor === balance.minor && proof.ok && sums?.sum === '0' && findings.length === 0;
    },
    lend: () => {
      throw new Error('It has enough');
    },
    expire: async () => {
      const past = "clock_timestamp() - interval '1 second'";
      await database.query(`update booking_lease set until = ${past} where agency_id = $1`, [agencyId]);
      await database.query(
        `update amendment set lease_until = ${past} where agency_id = $1 and state in ('requested', 'in-doubt')`,
        [agencyId],
      );
    },
  };
}
