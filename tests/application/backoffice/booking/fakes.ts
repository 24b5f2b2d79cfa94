/** A booking book and a supplier in memory, as simple as their ports allow, and the callers who use them. */
import { Effect } from 'effect';
import { peopleOf, type Presence } from '#domain/booking/presence.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { type ChosenSsr, withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import { money } from '#domain/money/money.ts';
import { withOwnLines } from '#domain/price/own-lines.ts';
import { instant } from '#domain/time/instant.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { agentRole, rightsOf } from '#application/backoffice/session/rights-of-role.ts';
import type { BookingsAsked, Lease, Opened, Stepped } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  BookingBook,
  BookingIntent,
  BookingStep,
  KeptBooking,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierOrder,
  SupplierOutcome,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import { noServices, type SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import {
  type BookableQuote,
  bookableOf,
  type AgreedPrices,
  type QuoteStore,
  type StoredQuote,
} from '#application/backoffice/ports/flight/quote-store.ts';
import { agency, quoteOf } from '#tests/fixtures/booking.ts';

interface Row {
  readonly intent: BookingIntent;
  kept: KeptBooking;
  owner: string | undefined;
  /** In memory a lease expires when the test says so. */
  expired: boolean;
  attempts: number;
}

function isSame(one: ChosenSsr, other: ChosenSsr): boolean {
  return one.ssrId === other.ssrId && one.traveller === other.traveller;
}

export class MemoryBookingBook implements BookingBook {
  readonly rows = new Map<string, Row>();
  spendable: number;
  readonly #quotes: MemoryQuoteStore;

  constructor(spendable = 100_000_000, quotes = new MemoryQuoteStore()) {
    this.spendable = spendable;
    this.#quotes = quotes;
  }

  open(intent: BookingIntent, lease: Lease): Effect.Effect<Opened> {
    return Effect.sync(() => {
      const claimed = this.#claimed(intent.agencyId, intent.requestId, intent.content);
      if (claimed !== undefined) return claimed;
      const used = [...this.rows.values()].find((row) => row.intent.quoteId === intent.quoteId);
      if (used !== undefined)
        return { kind: 'quote-used', transactionId: used.kept.transactionId, status: used.kept.status };
      const others = this.#around(intent.agencyId, peopleOf(intent.terms.travellers));
      if (intent.seen !== undefined && others.some(({ transactionId }) => !intent.seen?.includes(transactionId))) {
        return { kind: 'known' };
      }
      if (intent.net.minor > this.spendable) {
        return { kind: 'balance-too-low', needed: intent.net, available: money(this.spendable, intent.net.currency) };
      }
      this.spendable -= intent.net.minor;
      const transactionId = `FL${this.rows.size + 1}`;
      const { fare, options, rules } = (this.#quotes.quotes.get(intent.quoteId) ?? quoteOf(intent)).quote;
      const kept: KeptBooking = {
        ...intent.terms,
        price: withAncillaries(withOwnLines(fare, intent.terms.asked ?? []), intent.terms.ssr),
        options,
        rules,
        transactionId,
        product: 'flight',
        agencyId: intent.agencyId,
        status: 'requested',
        version: 1,
        tickets: [],
        bookedBy: intent.summary.bookedBy,
        bookedOn: instant('2026-11-20T06:30:00Z'),
        history: [],
      };
      this.rows.set(transactionId, { intent, kept, owner: lease.owner, expired: false, attempts: 0 });
      return { kind: 'opened', transactionId, version: 1 };
    });
  }

  /** Whichever their days are. */
  around(agencyId: string, { people }: Presence): ReturnType<BookingBook['around']> {
    return Effect.sync(() => this.#around(agencyId, people).map((kept) => ({ ...kept, terms: kept })));
  }

  #around(agencyId: string, people: readonly string[]): readonly KeptBooking[] {
    return [...this.rows.values()]
      .map(({ kept }) => kept)
      .filter((kept) => kept.agencyId === agencyId && peopleOf(kept.travellers).some((each) => people.includes(each)));
  }

  claimed(agencyId: string, requestId: string, content: string) {
    return Effect.sync(() => this.#claimed(agencyId, requestId, content));
  }

  #claimed(
    agencyId: string,
    requestId: string,
    content: string,
  ): { kind: 'repeated'; transactionId: string } | { kind: 'reused' } | undefined {
    const row = [...this.rows.values()].find(
      ({ intent }) => intent.agencyId === agencyId && intent.requestId === requestId,
    );
    if (row === undefined) return undefined;
    return row.intent.content === content
      ? { kind: 'repeated', transactionId: row.kept.transactionId }
      : { kind: 'reused' };
  }

  step(step: BookingStep): Effect.Effect<Stepped> {
    return Effect.sync(() => {
      const row = this.rows.get(step.transactionId);
      if (row === undefined || row.owner !== step.owner || row.kept.version !== step.version) return { kind: 'late' };
      row.owner = undefined;
      row.expired = true;
      const version = step.version + 1;
      if (step.to === 'confirmed') {
        row.kept = {
          ...row.kept,
          version,
          status: 'confirmed',
          reference: step.reference,
          tickets: step.issued.tickets,
          ssr: row.kept.ssr.map((each) => ({
            ...each,
            status: step.issued.ssr?.find((answer) => isSame(answer, each))?.status ?? each.status,
          })),
          ledgerEntry: 'LG-1',
        };
        return { kind: 'done', ledgerEntry: 'LG-1' };
      }
      if (step.to === 'not-confirmed') {
        row.kept = { ...row.kept, version, status: 'not-confirmed', refusal: step.refusal };
        this.spendable += row.intent.net.minor;
      } else {
        row.kept = { ...row.kept, version, status: 'in-doubt' };
      }
      return { kind: 'done' };
    });
  }

  /** Nobody is asked here. */
  takeAsked(): ReturnType<BookingBook['takeAsked']> {
    return Effect.succeed(undefined);
  }

  takeUnsettled({ owner }: Lease, most: number): ReturnType<BookingBook['takeUnsettled']> {
    return Effect.sync(() =>
      [...this.rows.values()]
        .filter(({ expired, kept }) => expired && ['requested', 'in-doubt'].includes(kept.status))
        .slice(0, most)
        .map((row) => {
          row.owner = owner;
          row.expired = false;
          row.attempts += 1;
          const { transactionId, agencyId, status, version } = row.kept;
          const { supplier, supplierTotal, summary } = row.intent;
          return {
            transactionId,
            product: summary.product,
            agencyId,
            status,
            version,
            supplier,
            supplierTotal,
            attempt: row.attempts,
            summary,
            customerTotal: summary.customerTotal,
          };
        }),
    );
  }

  putBack(_agencyId: string, transactionId: string, owner: string): Effect.Effect<void> {
    return Effect.sync(() => {
      const row = this.rows.get(transactionId);
      if (row?.owner !== owner) return;
      row.owner = undefined;
      row.expired = true;
    });
  }

  find(agencyId: string, transactionId: string): Effect.Effect<KeptBooking | undefined> {
    return Effect.sync(() => {
      const kept = this.rows.get(transactionId)?.kept;
      return kept?.agencyId === agencyId ? kept : undefined;
    });
  }

  moneyLines(): ReturnType<BookingBook['moneyLines']> {
    return Effect.succeed([]);
  }

  asked: BookingsAsked | undefined;
  list(asked: BookingsAsked): ReturnType<BookingBook['list']> {
    this.asked = asked;
    return Effect.succeed({
      bookings: [],
      total: 0,
      page: asked.page,
      pageSize: asked.pageSize,
      counts: countsByStatus(),
    });
  }
}

/** What a supplier does with one order. `late-yes`: carries it out and never answers. */
export type Mood = 'yes' | 'dearer' | 'seat-taken' | 'late-yes';

export class MemorySupplier implements FlightSupplier {
  readonly code = 'sandbox';
  readonly orders: SupplierOrder[] = [];
  readonly settled: string[] = [];
  /** Moods of the orders to come, in turn; 'yes' when none is left. */
  moods: Mood[] = [];
  offered: SupplierServices = noServices;
  readonly #carriedOut = new Map<string, SupplierConfirmation>();
  readonly #closed = new Set<string>();

  order(order: SupplierOrder): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> {
    return Effect.suspend((): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> => {
      this.orders.push(order);
      const done = this.#carriedOut.get(order.idempotencyKey);
      if (done !== undefined) return Effect.succeed(done);
      if (this.#closed.has(order.idempotencyKey)) return Effect.fail(new SupplierRefused({ reason: 'refused' }));
      const mood = this.moods.shift() ?? 'yes';
      if (mood === 'dearer')
        return Effect.fail(new SupplierRefused({ reason: 'fare-changed', total: money(600_000, 'INR') }));
      if (mood === 'seat-taken')
        return Effect.fail(
          new SupplierRefused({ reason: 'seat-taken', ssrIds: (order.ssr ?? []).slice(-1).map(({ ssrId }) => ssrId) }),
        );
      const confirmation = {
        reference: `P${this.#carriedOut.size}`,
        issued: {
          tickets: order.travellers.map((_, traveller) => ({ traveller, number: `312240007383${traveller}` })),
          ...(order.ssr && {
            ssr: order.ssr.map(({ traveller, ssrId }) => ({ traveller, ssrId, status: 'confirmed' as const })),
          }),
        },
      };
      this.#carriedOut.set(order.idempotencyKey, confirmation);
      return mood === 'late-yes'
        ? Effect.fail(new SupplierSilent({ supplier: this.code, detail: 'lost' }))
        : Effect.succeed(confirmation);
    });
  }

  settle(key: string): Effect.Effect<SupplierOutcome, SupplierSilent> {
    return Effect.suspend((): Effect.Effect<SupplierOutcome, SupplierSilent> => {
      this.settled.push(key);
      const confirmation = this.#carriedOut.get(key);
      if (confirmation !== undefined) return Effect.succeed({ kind: 'confirmed', answer: confirmation });
      this.#closed.add(key);
      return Effect.succeed({ kind: 'refused', refusal: new SupplierRefused({ reason: 'refused' }) });
    });
  }

  search = () => Effect.die(new Error('not asked here'));
  quote = () => Effect.die(new Error('not asked here'));
  services = () => Effect.succeed(this.offered);
  rules = () => Effect.die(new Error('not asked here'));
}

export class MemoryQuoteStore implements QuoteStore {
  readonly quotes = new Map<string, StoredQuote>();
  readonly agreed = new Map<string, AgreedPrices>();

  agree(_agencyId: string, quoteId: string, prices: AgreedPrices): Effect.Effect<AgreedPrices> {
    return Effect.sync(() => {
      const known = this.agreed.get(quoteId) ?? prices;
      this.agreed.set(quoteId, known);
      return known;
    });
  }

  keep(quote: StoredQuote): Effect.Effect<void> {
    return Effect.sync(() => {
      this.quotes.set(quote.quote.quoteId, quote);
    });
  }

  find(quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<BookableQuote | undefined> {
    return Effect.map(this.whole(quoteId, agencyId, actorUserId), (quote) => quote && bookableOf(quote));
  }

  whole(quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<StoredQuote | undefined> {
    const quote = this.quotes.get(quoteId);
    return Effect.succeed(quote?.agencyId === agencyId && quote.actorUserId === actorUserId ? quote : undefined);
  }
}

export function makeCaller(overrides: Partial<SignedInCaller> = {}): SignedInCaller {
  return {
    kind: 'signed-in',
    language: 'en',
    reference: 'ref',
    address: '127.0.0.1',
    sessionId: 's1',
    actor: { userId: agency.userId, name: agency.name, agencyId: agency.agencyId },
    agencyId: agency.agencyId,
    speaksFor: { agentId: 'AGT1', profileId: 'P1' },
    rights: rightsOf({ systemRoleId: agentRole }),
    mustChangePassword: false,
    ...overrides,
  };
}
