/**
 * Buys what was asked for with a booking, once that is confirmed: an entry of the outbox that the confirming commit writes, so that no
 * kill in between loses it. It is bought by its product's own BOOK under a request id that was kept with the first, so that doing it
 * again, or by two at once, finds what was done. The first stands whether or not it can be bought.
 */
import { Effect, Result } from 'effect';
import { standsForMore, type WithTrouble } from '#domain/booking/bought-with.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { equals } from '#domain/money/money.ts';
import { type DeskFailure, FareChanged, isPassing, NotFound, notNow } from '#application/desk/failures.ts';
import { type Right, rights, type SignedInCaller } from '#application/backoffice/caller.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BoughtWithBook, KeptWith } from '#application/backoffice/ports/booking/bought-with-book.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import type { WithProduct, WithProducts } from './with-product.ts';

/** The kind of the outbox's entries. */
export const withDue = 'with-due';

export interface BuyWithPorts {
  readonly boughtWith: BoughtWithBook;
  readonly bookings: Pick<BookingBook, 'find' | 'claimed'>;
  readonly products: WithProducts;
}

/** Tries after which nobody is asked any more: about half a day. What is in doubt is asked about until it is known. */
const mostTries = 20;

/** Handles an entry of the outbox. Fails where it should be tried again. */
export function buyWith(
  ports: BuyWithPorts,
  { payload: { agencyId, transactionId }, attempt }: Pick<OutboxItem, 'payload' | 'attempt'>,
): Effect.Effect<void, DeskFailure> {
  if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const wanted = yield* ports.boughtWith.open(agencyId, transactionId);
    const first = wanted.length === 0 ? undefined : yield* ports.bookings.find(agencyId, transactionId);
    if (first === undefined) return;
    const outcomes = yield* Effect.forEach(wanted, (each) =>
      Effect.result(one(ports, each, standsForMore(first.status), attempt)),
    );
    for (const outcome of outcomes) if (Result.isFailure(outcome)) return yield* Effect.fail(outcome.failure);
  });
}

function one(
  { boughtWith, bookings, products }: BuyWithPorts,
  kept: KeptWith,
  first: ReturnType<typeof standsForMore>,
  attempt: number,
): Effect.Effect<void, DeskFailure> {
  return Effect.gen(function* () {
    if (first === 'waits') return;
    const product = products[kept.wanted.product];
    if (product === undefined) return yield* boughtWith.end(kept, 'not-sold');
    // It may have been asked for while the first stood: then what came of that is to be found.
    if (first === 'over' && (yield* bookings.claimed(kept.agencyId, kept.requestId, '')) === undefined)
      return yield* boughtWith.end(kept, 'refused');
    const outcome = yield* Effect.result(bought(boughtWith, product, kept));
    if (Result.isSuccess(outcome))
      return yield* boughtWith.end(kept, outcome.success === 'not-confirmed' ? 'refused' : undefined);
    const { failure } = outcome;
    if (mayPass(failure) && (failure._tag === 'InDoubt' || attempt < mostTries)) return yield* Effect.fail(failure);
    yield* boughtWith.end(kept, troubleOf(failure));
  });
}

/** Its request id is nobody else's: used for other content, it was used by another who bought it, from a renewed quote. */
function mayPass(failure: DeskFailure): boolean {
  return failure._tag === 'RequestIdReused' || isPassing(failure);
}

/** From the quote that it was asked for with; where that is over, from another that costs the same. */
function bought(
  boughtWith: BoughtWithBook,
  product: WithProduct,
  kept: KeptWith,
): Effect.Effect<BookingStatus, DeskFailure> {
  const { wanted, requestId, total } = kept;
  const who = callerOf(kept);
  const again = Effect.gen(function* () {
    const { quoteId } = yield* product.quote(who, wanted);
    const renewed = { ...wanted, booking: { ...wanted.booking, quoteId } };
    const intent = yield* product.intent(who, renewed);
    if (intent === undefined) return yield* new NotFound({ what: 'quote' });
    if (!equals(intent.total, total)) return yield* new FareChanged({ from: total, to: intent.total });
    // Another is quicker: what that one asks by is read the next time.
    if (!(yield* boughtWith.quoted(kept, quoteId))) return yield* notNow();
    return yield* product.book(who, renewed, requestId);
  });
  return product.book(who, wanted, requestId).pipe(
    Effect.catchTag('NotFound', (over) => (over.what === 'quote' ? again : Effect.fail(over))),
    Effect.map(({ status }) => status),
  );
}

/** As the one who asked. Who had the first issued might charge the account, and for what goes with it too. */
function callerOf({ transactionId, asker }: KeptWith): SignedInCaller {
  const { rights: kept, ...who } = asker;
  return {
    kind: 'signed-in',
    sessionId: `with-${transactionId}`,
    reference: transactionId,
    address: '127.0.0.1',
    mustChangePassword: false,
    ...who,
    rights: new Set(rights.filter((each: Right) => each === 'ticket' || kept.includes(each))),
  };
}

const troubles: Partial<Record<DeskFailure['_tag'], WithTrouble>> = {
  SoldOut: 'sold-out',
  FareChanged: 'fare-changed',
  BalanceTooLow: 'balance-too-low',
  OverLimit: 'over-limit',
  AwaitingApproval: 'awaiting-approval',
};

function troubleOf(failure: DeskFailure): WithTrouble {
  if (failure._tag === 'NotPermitted' && failure.reason === 'not-sold') return 'not-sold';
  if (failure._tag === 'Invalid' && failure.violations.some(({ code }) => code === 'policy-blocked')) return 'policy';
  return troubles[failure._tag] ?? 'refused';
}
