/** Books in memory for bookings of any product, as simple as their ports allow; an account with them, as they move its money. */
import { Effect } from 'effect';
import type { Posting } from '#domain/account/chain.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { type BookingStatus, countsByStatus, isUndecided } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import type {
  AmendableBooking,
  AmendmentBook,
  AmendmentIntent,
  AmendmentOpened,
  KeptAmendment,
  KeptAmendmentQuote,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type {
  BookingBook,
  BookingIntent,
  KeptBooking,
  Opened,
} from '#application/backoffice/ports/booking/booking-book.ts';
import type { KeptQuote } from '#infrastructure/backoffice/database/booking/kept-quotes.ts';
import { agency } from '#tests/fixtures/booking.ts';
import type { SellingPlug } from '../selling-plug.ts';

/** In memory a lease expires when the test says so. */
interface Leased {
  owner: string | undefined;
  expired: boolean;
  attempt: number;
}

interface Row extends Leased {
  readonly intent: BookingIntent;
  kept: KeptBooking;
}

interface AmendmentRow extends Leased {
  readonly intent: AmendmentIntent;
  readonly amendmentId: string;
  state: KeptAmendment['state'];
  refusal?: KeptAmendment['refusal'];
  ledgerEntry?: string;
}

const bookedOn = instant('2026-11-20T06:30:00Z');
const late = { kind: 'late' } as const;

export interface Books {
  /** The agency that sells on them. */
  readonly agencyId: string;
  readonly bookings: BookingBook;
  readonly amendments: AmendmentBook;
  readonly keep: (quote: KeptQuote) => Effect.Effect<void>;
  /** What an agency's account comes to by its entries, and what is set aside of it, in minor units. */
  readonly account: (agencyId: string) => Promise<{ readonly balance: number; readonly reserved: number }>;
  /** Whether every entry adds up to nothing. */
  readonly isBalanced: (agencyId: string) => Promise<boolean>;
  /** It may spend so much more. */
  readonly lend: (minor: number) => void;
  /** All leases expired. */
  readonly expire: () => Promise<void>;
}

export function memoryBooks(plug: Pick<SellingPlug, 'kept' | 'document'>, firstCredit = 1_000_000_000): Books {
  let credit = firstCredit;
  const rows = new Map<string, Row>();
  const amending = new Map<string, AmendmentRow>();
  const quotes = new Map<string, KeptAmendmentQuote>();
  const entries: { readonly agencyId: string; readonly id: string; readonly postings: readonly Posting[] }[] = [];
  const reserved = new Map<string, number>();

  const reservedOf = (agencyId: string) => reserved.get(agencyId) ?? 0;
  const setAside = (agencyId: string, minor: number) => void reserved.set(agencyId, reservedOf(agencyId) + minor);
  const balanceOf = (agencyId: string) =>
    entries
      .flatMap(({ postings }) => postings)
      .reduce((all, { account, amount }) => (account === `agency:${agencyId}` ? all + amount : all), 0);
  const post = (agencyId: string, postings: readonly Posting[]): string => {
    const id = `LG-${entries.length + 1}`;
    entries.push({ agencyId, id, postings });
    return id;
  };
  const available = (agencyId: string) => credit + balanceOf(agencyId) - reservedOf(agencyId);

  const ownOf = ({ terms, quoteId }: BookingIntent, issued: unknown) =>
    plug.kept.read({ terms, issued, quote: plug.document(quoteId) });

  const claimedSale = (agencyId: string, requestId: string, content: string) => {
    const row = [...rows.values()].find(({ intent }) => intent.agencyId === agencyId && intent.requestId === requestId);
    if (row === undefined) return undefined;
    const { transactionId } = row.kept;
    return row.intent.content === content
      ? ({ kind: 'repeated', transactionId } as const)
      : ({ kind: 'reused' } as const);
  };
  const own = (agencyId: string, transactionId: string) => {
    const row = rows.get(transactionId);
    return row?.kept.agencyId === agencyId ? row : undefined;
  };
  const taken = <R extends Leased>(all: Iterable<R>, isOpen: (row: R) => boolean, owner: string, most: number) =>
    [...all]
      .filter((row) => row.expired && isOpen(row))
      .slice(0, most)
      .map((row) => {
        row.owner = owner;
        row.expired = false;
        row.attempt += 1;
        return row;
      });
  const give = (row: Leased | undefined, owner: string) => {
    if (row?.owner !== owner) return;
    row.owner = undefined;
    row.expired = true;
  };

  const bookings: BookingBook = {
    open: (intent, lease) =>
      Effect.sync((): Opened => {
        const { agencyId, net, quoteId, summary } = intent;
        const claimed = claimedSale(agencyId, intent.requestId, intent.content);
        if (claimed !== undefined) return claimed;
        const used = [...rows.values()].find((row) => row.intent.quoteId === quoteId);
        if (used !== undefined) {
          return { kind: 'quote-used', transactionId: used.kept.transactionId, status: used.kept.status };
        }
        if (net.minor > available(agencyId)) {
          return { kind: 'balance-too-low', needed: net, available: money(available(agencyId), net.currency) };
        }
        setAside(agencyId, net.minor);
        const transactionId = `${intent.idStem}${String(rows.size + 1).padStart(6, '0')}`;
        const { product, bookedBy } = summary;
        const base = {
          transactionId,
          product,
          agencyId,
          bookedBy,
          bookedOn,
          status: 'requested' as const,
          version: 1,
          history: [],
        };
        const kept = { ...base, ...ownOf(intent, null) };
        rows.set(transactionId, { intent, kept, owner: lease.owner, expired: false, attempt: 0 });
        return { kind: 'opened', transactionId, version: 1 };
      }),
    claimed: (agencyId, requestId, content) => Effect.sync(() => claimedSale(agencyId, requestId, content)),
    step: (step) =>
      Effect.sync(() => {
        const row = rows.get(step.transactionId);
        if (row === undefined || row.owner !== step.owner || row.kept.version !== step.version) return late;
        const { agencyId, net, postings } = row.intent;
        give(row, step.owner);
        row.kept = { ...row.kept, version: step.version + 1, status: step.to };
        if (step.to === 'in-doubt' || step.to === 'on-request') return { kind: 'done' };
        setAside(agencyId, -net.minor);
        if (step.to === 'not-confirmed') {
          row.kept = { ...row.kept, refusal: step.refusal };
          return { kind: 'done' };
        }
        row.kept = { ...row.kept, reference: step.reference };
        if (step.to === 'held') {
          row.kept = { ...row.kept, heldUntil: step.until };
          return { kind: 'done' };
        }
        const ledgerEntry = post(agencyId, postings);
        row.kept = { ...row.kept, ...ownOf(row.intent, plug.kept.issued(step.issued).kept), ledgerEntry };
        return { kind: 'done', ledgerEntry };
      }),
    // Nobody is asked here.
    takeAsked: () => Effect.succeed(undefined),
    takeUnsettled: ({ owner }, most) =>
      Effect.sync(() =>
        taken(rows.values(), ({ kept }) => isUndecided(kept.status), owner, most).map(({ kept, intent, attempt }) => {
          const { transactionId, agencyId, status, version, product } = kept;
          const { supplier, supplierTotal, summary } = intent;
          const { customerTotal } = summary;
          return {
            transactionId,
            product,
            agencyId,
            status,
            version,
            supplier,
            supplierTotal,
            attempt,
            summary,
            customerTotal,
          };
        }),
      ),
    putBack: (agencyId, transactionId, owner) => Effect.sync(() => give(own(agencyId, transactionId), owner)),
    find: (agencyId, transactionId) => Effect.sync(() => own(agencyId, transactionId)?.kept),
    moneyLines: () => Effect.succeed([]),
    around: () => Effect.succeed([]),
    list: ({ agencyId, text, page, pageSize }) =>
      Effect.sync(() => {
        const word = text?.toLowerCase() ?? '';
        const found = [...rows.values()].filter(
          ({ kept, intent: { words } }) =>
            kept.agencyId === agencyId &&
            [kept.transactionId, kept.reference ?? '', ...words].some((each) => each.toLowerCase().startsWith(word)),
        );
        const summaries = found.map(({ kept, intent: { summary } }): BookingSummary => {
          const { transactionId, status, reference } = kept;
          return { ...summary, transactionId, status, bookedOn, ...(reference !== undefined && { reference }) };
        });
        return { bookings: summaries, total: found.length, page, pageSize, counts: countsByStatus() };
      }),
  };

  const claimedAmendment = (agencyId: string, requestId: string, content: string) => {
    const row = [...amending.values()].find(
      ({ intent }) => intent.agencyId === agencyId && intent.asker?.requestId === requestId,
    );
    if (row === undefined) return undefined;
    const { amendmentId } = row;
    return row.intent.asker?.content === content
      ? ({ kind: 'repeated', amendmentId } as const)
      : ({ kind: 'reused' } as const);
  };
  const ownAmendment = (agencyId: string, amendmentId: string) => {
    const row = amending.get(amendmentId);
    return row?.intent.agencyId === agencyId ? row : undefined;
  };
  const shown = (row: AmendmentRow): KeptAmendment => {
    const { intent, amendmentId, state, attempt, refusal, ledgerEntry } = row;
    const { agencyId, transactionId, product, kind, before, supplier, plan } = intent;
    const version = rows.get(transactionId)?.kept.version ?? 0;
    return {
      amendmentId,
      agencyId,
      transactionId,
      product,
      kind,
      state,
      before,
      supplier,
      plan,
      attempt,
      version,
      openedAt: bookedOn,
      ...(refusal && { refusal }),
      ...(ledgerEntry !== undefined && { ledgerEntry }),
    };
  };
  const amendments: AmendmentBook = {
    booking: (agencyId, transactionId) =>
      Effect.sync((): AmendableBooking | undefined => {
        const row = own(agencyId, transactionId);
        return row && { ...row.kept, supplier: row.intent.supplier, supplierTotal: row.intent.supplierTotal };
      }),
    open: (intent, lease) =>
      Effect.sync((): AmendmentOpened => {
        const { agencyId, transactionId, asker, quoteId, reserve } = intent;
        const claimed = asker && claimedAmendment(agencyId, asker.requestId, asker.content);
        if (claimed) return claimed;
        const row = own(agencyId, transactionId);
        if (row === undefined) throw new Error(`No booking ${transactionId}`);
        const { status, version } = row.kept;
        const used = quoteId !== undefined && [...amending.values()].some((each) => each.intent.quoteId === quoteId);
        if (used) return { kind: 'quote-used', status };
        if (status !== intent.before || version !== intent.version) return { kind: 'moved', status };
        if (reserve.minor > available(agencyId)) {
          return { kind: 'balance-too-low', needed: reserve, available: money(available(agencyId), reserve.currency) };
        }
        setAside(agencyId, reserve.minor);
        row.kept = { ...row.kept, status: 'amending', version: version + 1 };
        const amendmentId = `A${amending.size + 1}`;
        const opened = { intent, amendmentId, state: 'requested' as const };
        amending.set(amendmentId, { ...opened, owner: lease.owner, expired: false, attempt: 0 });
        return { kind: 'opened', amendmentId, version: version + 1 };
      }),
    claimed: (agencyId, requestId, content) => Effect.sync(() => claimedAmendment(agencyId, requestId, content)),
    step: (turn) =>
      Effect.sync(() => {
        const row = amending.get(turn.amendmentId);
        const booking = rows.get(turn.transactionId);
        if (row === undefined || booking === undefined) return late;
        if (row.owner !== turn.owner || booking.kept.version !== turn.version) return late;
        give(row, turn.owner);
        row.state = turn.to;
        const status: BookingStatus = turn.booking;
        booking.kept = { ...booking.kept, version: turn.version + 1, status };
        if (turn.to === 'in-doubt') return { kind: 'done' };
        const { agencyId, reserve, entry } = row.intent;
        setAside(agencyId, -reserve.minor);
        if (turn.to === 'refused') {
          row.refusal = turn.refusal;
          return { kind: 'done' };
        }
        if (turn.gone) booking.kept = { ...booking.kept, gone: turn.gone };
        if (entry === undefined) return { kind: 'done' };
        const ledgerEntry = post(agencyId, entry.postings);
        row.ledgerEntry = ledgerEntry;
        return { kind: 'done', ledgerEntry };
      }),
    takeUnsettled: ({ owner }, most) =>
      Effect.sync(() =>
        taken(amending.values(), ({ state }) => state === 'requested' || state === 'in-doubt', owner, most).map(shown),
      ),
    putBack: (agencyId, amendmentId, owner) => Effect.sync(() => give(ownAmendment(agencyId, amendmentId), owner)),
    find: (agencyId, amendmentId) =>
      Effect.sync(() => {
        const row = ownAmendment(agencyId, amendmentId);
        return row && shown(row);
      }),
    keepQuote: (quote) => Effect.sync(() => void quotes.set(quote.quoteId, quote)),
    quote: (quoteId, agencyId, actorUserId) =>
      Effect.sync(() => {
        const quote = quotes.get(quoteId);
        return quote?.agencyId === agencyId && quote.actorUserId === actorUserId ? quote : undefined;
      }),
    newTransactionId: (idStem) => Effect.succeed(`${idStem}9`),
    expiredHolds: () => Effect.succeed([]),
    holds: () => Effect.succeed([]),
    refunds: () => Effect.succeed({ refunds: [], counts: { underWay: 0, overdue: 0, done: 0, refused: 0 } }),
  };

  return {
    agencyId: agency.agencyId,
    bookings,
    amendments,
    keep: () => Effect.void,
    account: async (agencyId) => ({ balance: balanceOf(agencyId), reserved: reservedOf(agencyId) }),
    isBalanced: async () =>
      entries.every(({ postings }) => postings.reduce((all, { amount }) => all + amount, 0) === 0),
    lend: (minor) => {
      credit += minor;
    },
    expire: async () => {
      for (const row of [...rows.values(), ...amending.values()]) {
        row.owner = undefined;
        row.expired = true;
      }
    },
  };
}
