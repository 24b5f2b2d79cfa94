/**
 * Amendments survive a kill at any instant, as bookings do: between every two steps of the saga and at random, round after
 * round, with every request repeated until it is answered. Afterwards the books must agree with what was answered and with
 * what the supplier did. `FAULT_ROUNDS` kills a database (default 16).
 */
import { Effect } from 'effect';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import type { BookingIntent } from '#application/backoffice/ports/flight/flight-books.ts';
import type { StoredQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { confirmedWith, makeIntent, quoteOf, surname } from '#tests/fixtures/booking.ts';
import { buildProgram, type RunningProgram, runProgram } from '#tests/support/built-program.ts';
import { checkSettled } from './settled-requests.ts';
import { endWell, killRounds, places, preparedPlace } from './kill-rounds.ts';
import { kindOf, rich } from './requests.ts';
import { amenderTable, bag } from './stubborn-amender.ts';
import { otherFare, otherFlight } from './stubborn-flights.ts';
import { flightBookings, recordOf } from '#tests/fixtures/kept-flights.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? '16');
const perRound = 6;
const sales = rounds * perRound + 60;
const agencyId = rich[0] ?? '';
const run = Effect.runPromise;
const inr = (minor: number) => money(minor, 'INR');

const points = [
  'before open',
  'after open',
  'before amend',
  'carried out',
  'after amend',
  'before step to done',
  'after step to done',
  'before step to refused',
  'after step to refused',
  'before step to in-doubt',
  'after step to in-doubt',
  'after take',
  'before settle',
  'after settle',
  'before settling step',
  'after settling step',
];

let worker: string;
beforeAll(async () => {
  worker = await buildProgram('amendment-worker', './tests/faults/amendment-worker.ts');
});

const isHold = (n: number): boolean => ['ticket-held', 'release-held'].includes(kindOf(n));

/** The quote of a sale, with lines that say how many they are for, so that travellers can be distinguished. */
function splittable(stored: StoredQuote): StoredQuote {
  const counted = (part: PricePart): PricePart =>
    part.parts === undefined
      ? { ...part, params: { ...part.params, count: 2 } }
      : { ...part, parts: part.parts.map(counted) };
  const fare: Price = {
    ...stored.quote.fare,
    breakdown: counted(stored.quote.fare.breakdown),
    ...(stored.quote.fare.netBreakdown && { netBreakdown: counted(stored.quote.fare.netBreakdown) }),
  };
  return { ...stored, quote: { ...stored.quote, fare } };
}

/** Those to be ticketed or released are held, the others have their tickets. */
async function prepare(database: Database): Promise<void> {
  const ledger = new StoredLedgerBook(database);
  const book = flightBookings(database);
  const quotes = new DatabaseQuoteStore(database);
  await run(ledger.openAccount(agencyId, 'INR', inr(1e11)));
  await database.query(amenderTable, []);
  await database.query(
    `insert into agency (agency_id, agent_id, company_name, country, currency, created_at)
     values ($1, 'AGT1', 'Agency', 'IN', 'INR', now())`,
    [agencyId],
  );
  for (let n = 0; n < sales; n += 1) {
    const made = makeIntent({ agencyId, requestId: `sale-${n}`, quoteId: `quote-${n}` });
    // People of their own: nobody is ticketed twice on a flight.
    const travellers = made.terms.travellers.map((each) => ({ ...each, lastName: surname(n) }));
    const sold = { ...made, terms: { ...made.terms, travellers } };
    await run(quotes.keep(splittable(quoteOf(sold))));
    const hold = isHold(n);
    const intent: BookingIntent = hold
      ? {
          ...sold,
          mode: 'hold',
          net: inr(0),
          postings: [{ account: `agency:${agencyId}`, currency: 'INR', amount: 0 }],
        }
      : sold;
    const opened = await run(book.open(intent, { owner: 'seller', seconds: 600 }));
    if (opened.kind !== 'opened') throw new Error(`not opened: ${opened.kind}`);
    const { pnr, tickets } = confirmedWith(opened.transactionId);
    const operation = 'flight.book';
    const step = {
      transactionId: opened.transactionId,
      agencyId,
      operation,
      version: 1,
      owner: 'seller',
      actor: 'Asha Rao',
    };
    await run(
      book.step(
        hold
          ? {
              ...step,
              ...recordOf(pnr),
              to: 'held',
              until: instant('2026-11-23T06:30:00Z'),
              heldAt: instant('2026-11-23T06:30:00Z'),
            }
          : {
              ...step,
              ...recordOf(pnr, tickets),
              to: 'confirmed',
              issued: { tickets },
              words: tickets.map(({ number }) => number),
              narration: { code: 'flight-ticket', params: {} },
              outbox: [],
            },
      ),
    );
  }
}

/** What clients know: which requests were sent, under which quote, and what was answered to each. */
class Clients {
  readonly answers = new Map<number, Set<string>>();
  readonly #sent = new Set<number>();
  readonly #quotes = new Map<number, string>();
  #next = 0;

  work(count: number): string {
    const open = [...this.#sent].filter((n) => !this.#isFinal(n));
    const fresh = Array.from({ length: Math.min(count, sales - this.#next) }, () => this.#next++);
    return [...open, ...fresh]
      .map((n) => (this.#quotes.has(n) ? `${n}=${this.#quotes.get(n) ?? ''}` : String(n)))
      .join(',');
  }

  hear({ said }: RunningProgram): void {
    for (const line of said) {
      const [word, place = '', seen = ''] = line.split(' ');
      const n = Number(place);
      if (word === 'quoted') this.#quotes.set(n, seen);
      if (word === 'asked') this.#sent.add(n);
      if (word !== 'answered') continue;
      this.answers.set(n, (this.answers.get(n) ?? new Set()).add(seen));
    }
  }

  #isFinal(n: number): boolean {
    return [...(this.answers.get(n) ?? [])].some((answer) => answer !== 'InDoubt');
  }
}

/** How a booking stands after its amendment, refused or done. */
interface Fate {
  /** As the amendment is kept; as it is asked for where absent. */
  readonly kind?: string;
  readonly before: string;
  readonly after: string;
  /** What the request is answered, done or refused; the status where absent, of a split the new booking. */
  readonly answer?: string;
  readonly refusal?: string;
  /** Entries of the ledger that it adds, and rows of the outbox. */
  readonly entries: number;
  readonly notes: number;
}

const fates: Readonly<Record<ReturnType<typeof kindOf>, Fate>> = {
  'ticket-held': { before: 'held', after: 'confirmed', entries: 1, notes: 2 },
  'release-held': { before: 'held', after: 'released', entries: 0, notes: 0 },
  cancel: { before: 'confirmed', after: 'cancelled', entries: 1, notes: 3 },
  change: { before: 'confirmed', after: 'changed', entries: 1, notes: 2 },
  split: { before: 'confirmed', after: 'confirmed', entries: 1, notes: 1 },
  'add-ssr': { before: 'confirmed', after: 'confirmed', answer: 'added', entries: 1, notes: 1 },
  settle: {
    kind: 'cancel',
    before: 'confirmed',
    after: 'cancelled',
    answer: 'confirmed',
    refusal: 'taken',
    entries: 1,
    notes: 3,
  },
};

interface Row {
  readonly request_id: string;
  readonly transaction_id: string;
  readonly status: string;
  readonly kind: string;
  readonly state: string;
  readonly supplier_state: string | null;
  readonly moved: string;
  readonly entries: string;
  readonly notes: string;
  readonly audits: string;
  readonly ends: string;
  readonly held: string;
  readonly amendments: string;
  readonly flight: string;
  readonly shown: string;
  readonly tickets: readonly Ticket[] | null;
  readonly services: string;
  readonly travellers: number;
  readonly parts: readonly string[] | null;
}

/** What it was sold for, and what a service adds to that. */
const { net, terms, summary: sale } = makeIntent({ agencyId });
const soldFlight = terms.itineraries[0].segments[0].flightNumber;
const soldTotal = String(sale.customerTotal.minor);
const changedFlight = otherFlight.segments[0].flightNumber;

async function checkBooks(database: Database, clients: Clients): Promise<void> {
  const rows = await database.query<Row>(
    `select a.request_id, b.transaction_id, b.status, a.kind, a.state, s.state as supplier_state,
            coalesce((select sum(e.amount) from journal_entry e where e.agency_id = b.agency_id and e.reference = b.transaction_id), 0) as moved,
            (select count(*) from journal_entry e where e.agency_id = b.agency_id and e.reference = b.transaction_id) as entries,
            (select count(*) from outbox x where x.payload ->> 'transactionId' = b.transaction_id) as notes,
            (select count(*) from audit t where t.reference = b.transaction_id and t.detail ->> 'amendment' is not null) as audits,
            (select count(*) from booking_event v where v.transaction_id = b.transaction_id and v.version > 3) as ends,
            (select count(*) from booking_hold h where h.transaction_id = b.transaction_id) as held,
            (select count(*) from amendment o where o.transaction_id = b.transaction_id) as amendments,
            b.document #>> '{itineraries,0,segments,0,flightNumber}' as flight, b.customer_total as shown, b.issued as tickets,
            json_array_length(b.document::json -> 'ssr') as services, b.traveller_count as travellers,
            (select json_agg(p.part_id) from booking_split p where p.origin_id = b.transaction_id) as parts
     from amendment a join booking b using (transaction_id) left join stubborn_amendment s on s.key = a.amendment_id`,
    [],
  );
  expect(new Set(rows.map(({ request_id }) => request_id)).size, 'one amendment a request').toBe(rows.length);
  for (const row of rows) {
    const seen = JSON.stringify(row);
    const n = Number(row.request_id.slice('amend-'.length));
    const fate = fates[kindOf(n)];
    expect(row.kind, seen).toBe(fate.kind ?? kindOf(n));
    expect(['done', 'refused'], seen).toContain(row.state);
    expect(row.amendments, seen).toBe('1');
    const isDone = row.state === 'done';
    expect(row.supplier_state === 'done', seen).toBe(isDone);
    expect(row.status, seen).toBe(isDone ? fate.after : fate.before);
    // Sold tickets have their own entry.
    expect(Number(row.entries), seen).toBe((isHold(n) ? 0 : 1) + (isDone ? fate.entries : 0));
    // What a split moves is looked at with both of its bookings.
    const isSplit = isDone && row.kind === 'split';
    if (row.kind !== 'cancel' && !isSplit) expect(Number(row.moved), seen).toBe(movedBy(row));
    expect(Number(row.notes), seen).toBe(isDone ? fate.notes : 0);
    expect(row.audits, seen).toBe(row.ends);
    if (row.kind === 'change') checkExchanged(row);
    expect(row.held, seen).toBe(!isHold(n) || isDone ? '0' : '1');
    expect(Number(row.services), seen).toBe(isDone && row.kind === 'add-ssr' ? 1 : 0);
    const [part, ...more] = row.parts ?? [];
    expect(more, seen).toEqual([]);
    expect(part !== undefined, seen).toBe(isDone && row.kind === 'split');
    expect(row.travellers, seen).toBe(part === undefined ? 2 : 1);
    for (const answer of clients.answers.get(n) ?? []) {
      const ended = isDone ? fate.answer : fate.refusal;
      if (answer !== 'InDoubt') expect(answer, seen).toBe(part ?? ended ?? row.status);
    }
  }
  if (rounds >= points.length) {
    const done = new Set(
      rows.flatMap(({ request_id, state }) => (state === 'done' ? [kindOf(Number(request_id.slice(6)))] : [])),
    );
    expect(done).toEqual(new Set(Object.keys(fates)));
  }
  await checkParts(database, rows);
  await checkSettled(
    database,
    rows.filter(({ request_id }) => kindOf(Number(request_id.slice('amend-'.length))) === 'settle'),
  );
  const [stray] = await database.query<{ strays: string }>(
    `select count(*) as strays from stubborn_amendment s where state = 'done' and not exists (select from amendment a where a.amendment_id = s.key)`,
    [],
  );
  expect(stray?.strays, 'done without an amendment').toBe('0');

  const ledger = new StoredLedgerBook(database);
  const account = await run(ledger.balance(agencyId));
  const [entries] = await database.query<{ sum: string }>(
    'select coalesce(sum(amount), 0) as sum from journal_entry where agency_id = $1',
    [agencyId],
  );
  expect(account.reserved).toEqual(inr(0));
  expect(account.balance.minor).toBe(Number(entries?.sum));
  expect(await run(ledger.verify(agencyId, chainStart, 100_000))).toMatchObject({ ok: true, closing: account.balance });
  const [sums] = await database.query<{ sum: string }>('select coalesce(sum(amount), 0) as sum from posting', []);
  expect(sums?.sum).toBe('0');
}

/** What the agency's account has moved by for a booking that was not cancelled. */
function movedBy({ kind, state }: Row): number {
  const isDone = state === 'done';
  if (kind === 'add-ssr') return -net.minor - (isDone ? bag.price.minor : 0);
  // The new fare, sold without terms, and the fees of two travellers: what was paid before is part of it.
  if (kind === 'change') return isDone ? -(otherFare.minor + 2 * 250_000) : -net.minor;
  return kind === 'split' || (kind === 'ticket-held' && isDone) ? -net.minor : 0;
}

/** It flies and costs what it does then, and tickets are exchanged once, each for one of a new number; or all is as it was. */
function checkExchanged({ transaction_id: transactionId, state, flight, shown, tickets }: Row): void {
  const { tickets: soldTickets } = confirmedWith(transactionId);
  const [held, given] = [tickets ?? [], soldTickets.map(({ number }) => number)];
  if (state !== 'done') return expect([flight, shown, held]).toEqual([soldFlight, soldTotal, soldTickets]);
  expect([flight, shown]).toEqual([changedFlight, String(otherFare.minor)]);
  expect(held.map(({ inExchangeFor }) => inExchangeFor)).toEqual(given);
  expect(new Set([...held.map(({ number }) => number), ...given]).size).toBe(4);
}

/** Every split that was done is two bookings, each with its own traveller, at what the one came to; and there are no others. */
async function checkParts(database: Database, rows: readonly Row[]): Promise<void> {
  const [count] = await database.query<{ bookings: string; splits: string }>(
    'select (select count(*) from booking) as bookings, (select count(*) from booking_split) as splits',
    [],
  );
  const split = rows.filter(({ kind, state }) => kind === 'split' && state === 'done');
  expect(count).toEqual({ bookings: String(sales + split.length), splits: String(split.length) });
  const parts = await database.query<{ origin_id: string }>(
    `select l.origin_id, l.sold_id = l.origin_id as of_sold, p.status, p.traveller_count as travellers, split_part(p.lead_traveller, ' ', 1) as leaves, split_part(o.lead_traveller, ' ', 1) as stays,
            p.reference = s.amended ->> 'partReference' as named, p.net, p.issued as tickets, o.issued as kept,
            (p.customer_total + o.customer_total)::text as shown, (p.supplier_total + o.supplier_total)::text as airline,
            (select count(*) from journal_entry e where e.reference = p.transaction_id) as entries,
            (select sum(e.amount) from journal_entry e where e.reference in (p.transaction_id, o.transaction_id))::text as together,
            (select sum(e.amount) < 0 from journal_entry e where e.reference = p.transaction_id) as charged,
            (select count(*) from outbox x where x.kind = 'papers-due' and x.payload ->> 'transactionId' = p.transaction_id) as papers,
            (select count(*) from amendment a where a.transaction_id = p.transaction_id) as amendments,
            (select count(*) from booking_event v where v.transaction_id = p.transaction_id) as events,
            linked_bookings(o.agency_id, o.transaction_id) -> 0 ->> 'transactionId' = p.transaction_id as linked,
            linked_bookings(p.agency_id, p.transaction_id) -> 0 ->> 'transactionId' = o.transaction_id as linked_back
     from booking_split l join booking p on p.transaction_id = l.part_id join booking o on o.transaction_id = l.origin_id
     join stubborn_amendment s on s.key = l.amendment_id`,
    [],
  );
  expect(parts.map(({ origin_id }) => origin_id).toSorted()).toEqual(split.map((row) => row.transaction_id).toSorted());
  const { supplierTotal, summary } = makeIntent({ agencyId });
  for (const part of parts) {
    const [leaves, stays] = confirmedWith(part.origin_id).tickets.map(({ number }) => [{ traveller: 0, number }]);
    expect(part).toEqual({
      origin_id: part.origin_id,
      of_sold: true,
      status: 'confirmed',
      travellers: 1,
      leaves: 'Lakshmi',
      stays: 'Kabir',
      named: true,
      net: '0',
      tickets: leaves,
      kept: stays,
      shown: String(summary.customerTotal.minor),
      airline: String(supplierTotal.minor),
      // What its traveller had paid, moved once; the account is as it was.
      entries: '1',
      together: String(-net.minor),
      charged: true,
      papers: '1',
      amendments: '0',
      events: '1',
      linked: true,
      linked_back: true,
    });
  }
}

describe.concurrent.each(places)('amendments on the $kind database', ({ place }) => {
  const here = preparedPlace(place, prepare);

  it(`survive ${rounds} kills`, async () => {
    const clients = new Clients();
    await killRounds({
      rounds,
      points,
      come: points.length - 4,
      patience: 10_000,
      within: 300,
      start: (kill) => runProgram(worker, { ...here().env, AMEND: clients.work(perRound), CLIENTS: '4', ...kill }),
      hear: (running) => clients.hear(running),
    });
    const last = runProgram(worker, { ...here().env, AMEND: clients.work(12), CLIENTS: '4' });
    await endWell(last);
    clients.hear(last);
    expect(clients.answers.size).toBeGreaterThan(rounds / 2);
    const database = await here().open();
    await checkBooks(database, clients);
    await database.close();
  });
});
