/**
 * Buys what was asked for with a booking, once that is confirmed: an entry of the outbox that the confirming commit writes, so that no
 * kill in between loses it. It is bought by its product's own BOOK under a request id that was kept with the first, so that doing it
 * again, or by two at once, finds what was done. The first stands whether or not it can be bought.
 */
import { Effect, Result } from 'effect';
import { standsForMore, type WithTrouble } from '#domain/booking/bought-with.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { equals } from '#domain/money/money.ts';
import { type DeskFailure, FareChanged, NotFound } from '#application/desk/failures.ts';
import { type Right, rights, type SignedInCaller } from '#application/backoffice/caller.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BoughtWithBook, KeptWith } from '#application/backoffice/ports/booking/bought-with-book.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import type { WithProduct, WithProducts } from './with-product.ts';

/** The kind of the outbox's entries. */
export const withDue = 'with-due';

export interface BuyWithPorts {
  readonly boughtWith: BoughtWithBook;
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly products: WithProducts;
}

/** Failures that say nothing for good: it is tried again. */
const passing: ReadonlySet<DeskFailure['_tag']> = new Set([
  'InDoubt',
  'Unavailable',
  'Fault',
  'TooManyRequests',
  'Unreachable',
]);

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
    const outcomes = yield* Effect.forEach(wanted, (each) => Effect.result(one(ports, each, first.status, attempt)));
    for (const outcome of outcomes) if (Result.isFailure(outcome)) return yield* Effect.fail(outcome.failure);
  });
}

function one(
  { boughtWith, products }: BuyWithPorts,
  kept: KeptWith,
  first: BookingStatus,
  attempt: number,
): Effect.Effect<void, DeskFailure> {
  const stands = standsForMore(first);
  if (stands === 'waits') return Effect.void;
  const product = products[kept.wanted.product];
  if (stands === 'over' || product === undefined)
    return boughtWith.end(kept, product === undefined ? 'not-sold' : 'refused');
  return Effect.matchEffect(bought(boughtWith, product, kept), {
    onSuccess: (status) => boughtWith.end(kept, status === 'not-confirmed' ? 'refused' : undefined),
    onFailure: (failure) =>
      passing.has(failure._tag) && (failure._tag === 'InDoubt' || attempt < mostTries)
        ? Effect.fail(failure)
        : boughtWith.end(kept, troubleOf(failure)),
  });
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
    yield* boughtWith.quoted(kept, quoteId);
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
