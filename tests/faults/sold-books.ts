/** What the tests that kill share of a sale: accounts to sell on, the clients who ask, and the books that must agree with both. */
import { Effect } from 'effect';
import { expect } from 'vitest';
import { bookingSettled } from '#application/backoffice/booking/papers/papers-due.ts';
import { chainStart } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredBookCheck } from '#infrastructure/backoffice/database/account/book-check.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import type { RunningProgram } from '#tests/support/built-program.ts';
import { agencyOf, poor, rich } from './requests.ts';
import { supplierTable } from './stubborn-supplier.ts';

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;
const funds = 10_000_000_000;
/** Enough for a few. */
const poorFunds = 20_000_000;

export async function prepare(database: Database): Promise<void> {
  const ledger = new StoredLedgerBook(database);
  for (const agencyId of rich) await run(ledger.openAccount(agencyId, 'INR', inr(funds)));
  await run(ledger.openAccount(poor, 'INR', inr(poorFunds)));
  await database.query(supplierTable);
}

/** What clients know: which requests were sent, and what was answered to each. */
export class Clients {
  readonly sent = new Set<number>();
  readonly answers = new Map<number, Set<string>>();
  #next = 0;

  /** New requests, and every one that was sent and has no final answer. */
  work(count: number): readonly number[] {
    const open = [...this.sent].filter((n) => !this.#isFinal(n));
    const fresh = Array.from({ length: count }, () => this.#next++);
    return [...open, ...fresh];
  }

  hear({ said }: RunningProgram): void {
    for (const line of said) {
      const [word, n = '', ...answer] = line.split(' ');
      if (word === 'asked') this.sent.add(Number(n));
      if (word !== 'answered') continue;
      const known = this.answers.get(Number(n)) ?? new Set();
      known.add(answer.join(' '));
      this.answers.set(Number(n), known);
    }
  }

  #isFinal(n: number): boolean {
    return [...(this.answers.get(n) ?? [])].some((answer) => answer !== 'InDoubt');
  }
}

export async function checkBooks(database: Database, clients: Clients): Promise<void> {
  const bookings = await database.query<{
    transaction_id: string;
    agency_id: string;
    request_id: string;
    status: string;
    net: string;
    reference: string | null;
    state: string | null;
    entries: string;
    events: string;
    outbox: string;
    settled: string;
    doubted: boolean;
    requested: boolean;
    reason: string | null;
    settled_later: boolean;
    audits: string;
  }>(
    `select b.transaction_id, b.agency_id, b.request_id, b.status, b.net, b.reference, o.state,
            (select count(*) from journal_entry e where e.agency_id = b.agency_id and e.reference = b.transaction_id) as entries,
            (select count(*) from booking_event v where v.transaction_id = b.transaction_id) as events,
            (select count(*) from outbox x where x.payload ->> 'transactionId' = b.transaction_id and x.kind <> $1) as outbox,
            (select count(*) from outbox x where x.payload ->> 'transactionId' = b.transaction_id and x.kind = $1) as settled,
            exists (select from booking_event v where v.transaction_id = b.transaction_id and v.code = 'in-doubt') as doubted,
            exists (select from booking_event v where v.transaction_id = b.transaction_id and v.code = 'on-request') as requested,
            b.refusal ->> 'reason' as reason,
            (select v.actor is null from booking_event v where v.transaction_id = b.transaction_id
             order by v.version desc limit 1) as settled_later,
            (select count(*) from audit a where a.reference = b.transaction_id) as audits
     from booking b left join stubborn_order o on o.key = b.transaction_id`,
    [bookingSettled],
  );
  const byRequest = new Map(bookings.map((row) => [row.request_id, row]));
  expect(byRequest.size, 'one booking a request').toBe(bookings.length);

  for (const row of bookings) {
    const seen = JSON.stringify(row);
    expect(['confirmed', 'not-confirmed'], seen).toContain(row.status);
    expect(row.state === 'sold', seen).toBe(row.status === 'confirmed');
    const once = row.status === 'confirmed' ? '1' : '0';
    expect(row.state === 'withdrawn', seen).toBe(row.reason === 'withdrawn');
    // Its papers, and the mail; who was asked and declined is written of, who was taken back is not.
    const isDeclined = row.requested && row.state === 'closed';
    expect([row.entries, Number(row.outbox)], seen).toEqual([once, 2 * Number(once) + Number(isDeclined)]);
    // What others were asked about, was in doubt or left by a kill ended later, and it was said once; what its request ended itself is not said.
    if (row.doubted && row.reason !== 'withdrawn') expect(row.settled_later, seen).toBe(true);
    expect(row.settled, seen).toBe(row.settled_later || row.requested ? '1' : '0');
    expect(row.reference !== null, seen).toBe(row.status === 'confirmed');
    expect(Number(row.audits), seen).toBe(Number(row.events));
    expect(Number(row.events), seen).toBeGreaterThanOrEqual(1);
  }
  const [stray] = await database.query<{ orders: string }>(
    `select count(*) as orders from stubborn_order o where state = 'sold' and not exists (select from booking b where b.transaction_id = o.key)`,
    [],
  );
  expect(stray?.orders, 'sold without a booking').toBe('0');

  for (const [n, answers] of clients.answers) {
    const row = byRequest.get(`request-${n}`);
    for (const answer of answers) {
      const seen = `request ${n} was answered ${[...answers].join(', ')}; the book says ${JSON.stringify(row)}`;
      if (answer === 'BalanceTooLow') expect(agencyOf(n), seen).toBe(poor);
      else if (answer === 'SoldOut') expect(row?.status, seen).toBe('not-confirmed');
      else if (answer === 'NotAllowedInState')
        expect(row?.requested === true && row.reason !== 'withdrawn', seen).toBe(true);
      else if (answer !== 'InDoubt') expect(`${row?.status} ${row?.transaction_id}`, seen).toBe(answer);
    }
  }

  const ledger = new StoredLedgerBook(database);
  for (const agencyId of [...rich, poor]) {
    const spent = bookings.reduce(
      (sum, row) => (row.agency_id === agencyId && row.status === 'confirmed' ? sum + Number(row.net) : sum),
      0,
    );
    const account = await run(ledger.balance(agencyId));
    expect(account, agencyId).toMatchObject({ balance: inr(-spent), reserved: inr(0) });
    expect(spent, agencyId).toBeLessThanOrEqual(account.creditLimit.minor);
    expect(await run(ledger.verify(agencyId, chainStart, 100_000)), agencyId).toMatchObject({
      ok: true,
      closing: inr(-spent),
    });
    expect(await run(new StoredBookCheck(database).findings(agencyId)), agencyId).toEqual([]);
  }
  const [sums] = await database.query<{ sum: string }>('select coalesce(sum(amount), 0) as sum from posting', []);
  expect(sums?.sum).toBe('0');
}
