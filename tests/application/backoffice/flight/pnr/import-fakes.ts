/** What taking bookings over needs, in memory: claims, requests, and suppliers with records of their own. */
import { Effect } from 'effect';
import type { AirlineRecord } from '#domain/flight/booking/claims.ts';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type {
  DocumentHolder,
  ImportBook,
  ImportOpened,
  ImportOpening,
} from '#application/backoffice/ports/flight/import-book.ts';
import type {
  ChangeAsker,
  KeptRequest,
  NewRequest,
  RequestOpened,
  RequestStep,
  RequestStepped,
} from '#application/backoffice/ports/booking/request-book.ts';
import type { FoundRecord, SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import type { MemoryBookingBook, MemoryQuoteStore } from '#tests/application/backoffice/booking/fakes.ts';

export class MemoryImportBook implements ImportBook {
  readonly confirmed = new Map<
    string,
    SupplierConfirmation & { readonly agencyId: string; readonly carrier: string }
  >();
  readonly #bookings: MemoryBookingBook;
  readonly #quotes: MemoryQuoteStore;
  readonly #requests: MemoryRequestBook;

  constructor(bookings: MemoryBookingBook, quotes: MemoryQuoteStore, requests: MemoryRequestBook) {
    this.#bookings = bookings;
    this.#quotes = quotes;
    this.#requests = requests;
  }

  open({ intent, lease, quote, taken, answers }: ImportOpening): Effect.Effect<ImportOpened> {
    const documents = { ...taken, carrier: intent.summary.mark };
    return Effect.gen({ self: this }, function* () {
      const holder = this.#holder(documents);
      const before = yield* this.#bookings.claimed(intent.agencyId, intent.requestId, intent.content);
      if (before !== undefined) return before;
      if (holder !== undefined) return { kind: 'taken', holder };
      yield* this.#quotes.keep(quote);
      const opened = yield* this.#bookings.open(intent, lease);
      if (opened.kind === 'known' || opened.kind === 'quote-used') throw new Error(opened.kind);
      if (opened.kind !== 'opened') return opened;
      const { pnr: reference, carrier, tickets, heldUntil } = documents;
      const { agencyId } = intent;
      const confirmed = { reference, carrier, agencyId, ...(heldUntil && { heldUntil }), issued: { tickets } };
      this.confirmed.set(opened.transactionId, confirmed);
      if (answers !== undefined) yield* this.#requests.step(answers(opened.transactionId));
      return opened;
    });
  }

  holder(documents: AirlineRecord): Effect.Effect<DocumentHolder | undefined> {
    return Effect.sync(() => this.#holder(documents));
  }

  agencyOf(transactionId: string): Effect.Effect<string | undefined> {
    return Effect.sync(
      () => this.confirmed.get(transactionId)?.agencyId ?? this.#bookings.rows.get(transactionId)?.intent.agencyId,
    );
  }

  confirmation(transactionId: string): Effect.Effect<SupplierConfirmation | undefined> {
    return Effect.sync(() => this.confirmed.get(transactionId));
  }

  #holder({ carrier, pnr, tickets }: AirlineRecord): DocumentHolder | undefined {
    const numbers = tickets.map(({ number }) => number);
    for (const [transactionId, each] of this.confirmed) {
      const same = each.carrier === carrier && each.reference === pnr;
      if (same || each.issued.tickets.some(({ number }) => numbers.includes(number))) {
        return { transactionId, agencyId: each.agencyId };
      }
    }
    return undefined;
  }
}

/** As much of a request book as taking over uses. */
export class MemoryRequestBook {
  readonly requests = new Map<string, KeptRequest>();
  readonly #claims = new Map<string, { readonly number: string; readonly content: string }>();

  open(request: NewRequest): Effect.Effect<RequestOpened> {
    return Effect.sync(() => {
      const number = `RQ${this.requests.size + 1}`;
      const { asker, day: _day, wish: _wish, content, ...asked } = request;
      this.#claim(asker, number);
      this.requests.set(number, {
        ...asked,
        ...content,
        number,
        state: 'asked',
        agency: { agentId: 'AGT1', companyName: 'Agency' },
        askedBy: asker.name,
        version: 1,
        bookings: [],
        history: [],
      });
      return { kind: 'opened', number };
    });
  }

  step({ number, version, asker, next, event, at }: RequestStep): Effect.Effect<RequestStepped> {
    return Effect.sync(() => {
      const kept = this.requests.get(number);
      if (kept?.version !== version) return { kind: 'late' };
      this.#claim(asker, number);
      const history = [...kept.history, { at, actor: asker.name, ...event }];
      this.requests.set(number, { ...kept, ...next, version: version + 1, history });
      return { kind: 'done' };
    });
  }

  claimed(asker: Pick<ChangeAsker, 'agencyId' | 'requestId' | 'content'>) {
    return Effect.sync(() => {
      const claim = this.#claims.get(`${asker.agencyId} ${asker.requestId}`);
      if (claim === undefined) return undefined;
      const kind = claim.content === asker.content ? ('repeated' as const) : ('reused' as const);
      return { kind, number: claim.number };
    });
  }

  find(number: string): Effect.Effect<KeptRequest | undefined> {
    return Effect.sync(() => this.requests.get(number));
  }

  #claim({ agencyId, requestId, content }: ChangeAsker, number: string): void {
    this.#claims.set(`${agencyId} ${requestId}`, { number, content });
  }
}

export class MemoryRecords implements SupplierRecords {
  readonly code = 'sandbox';
  readonly records = new Map<string, PnrRecord>();
  readonly orders = new Map<string, string>();
  /** Asked how often to take something over. */
  takings = 0;
  silent = false;

  constructor(...records: readonly PnrRecord[]) {
    for (const record of records) this.records.set(record.pnr, record);
  }

  readonly retrieve = (locator: string): Effect.Effect<FoundRecord | undefined, SupplierSilent> =>
    this.#answering(() => {
      const orderKey = this.orders.get(locator);
      if (orderKey !== undefined) return { kind: 'sold-here', orderKey };
      const record = this.records.get(locator);
      return record && { kind: 'record', record };
    });

  readonly takeOver = (
    key: string,
    locator: string,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> =>
    Effect.flatMap(
      this.#answering(() => {
        this.takings += 1;
        const record = this.records.get(locator);
        const owner = this.orders.get(locator) ?? key;
        if (record === undefined || owner !== key) return undefined;
        this.orders.set(locator, key);
        const { pnr: reference, tickets, heldUntil } = record;
        return { reference, ...(heldUntil && { heldUntil }), issued: { tickets } };
      }),
      (confirmation): Effect.Effect<SupplierConfirmation, SupplierRefused> =>
        confirmation === undefined
          ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
          : Effect.succeed(confirmation),
    );

  #answering<A>(work: () => A): Effect.Effect<A, SupplierSilent> {
    return Effect.suspend(() =>
      this.silent ? Effect.fail(new SupplierSilent({ supplier: this.code, detail: 'silent' })) : Effect.sync(work),
    );
  }
}
