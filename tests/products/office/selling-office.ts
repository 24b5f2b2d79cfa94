/** The part of a back office that sells and cancels one product, over books and a supplier that a suite brings. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import type { Instant } from '#domain/time/instant.ts';
import { makeAmendmentDesk } from '#application/backoffice/booking/amendment-desk.ts';
import { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import { soldProducts } from '#application/backoffice/booking/sold-product.ts';
import { makeRequestDesk } from '#application/backoffice/booking/request/request-desk.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import type { Caller, Right, SignedInCaller } from '#application/backoffice/caller.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { now } from '#tests/fixtures/flight.ts';
import { type FickleSupplier, fickleSupplier } from './fickle-supplier.ts';
import type { Books } from './memory-books.ts';
import type { SellingPlug } from '../selling-plug.ts';

const times: SagaTimes = { supplierSeconds: 0.05, leaseSeconds: 60, firstAskSeconds: 0, mostAskSeconds: 0 };

export interface OfficeOptions {
  /** Nobody can ask its supplier to cancel. */
  readonly byPeople?: boolean;
  readonly times?: SagaTimes;
  /** That another office has, which died. */
  readonly supplier?: FickleSupplier;
  readonly answerWithinSeconds?: number;
}

export type SellingOffice = ReturnType<typeof sellingOffice>;

export function sellingOffice(plug: SellingPlug, books: Books, options: OfficeOptions = {}) {
  const { bookings, amendments } = books;
  const { answerWithinSeconds = 5 } = options;
  const agencyId = books.agencyId;
  const caller = makeCaller({ agencyId });
  const clock: { at: Instant; now: () => Instant } = { at: now, now: () => clock.at };
  const supplier =
    options.supplier ??
    fickleSupplier(plug, (key, { places, reason }, at) =>
      Effect.map(amendments.booking(agencyId, key), (booking) => {
        if (booking === undefined) throw new Error(`Nobody ordered ${key}`);
        const answer = cancellationOf(plug.rules.cancelling, { booking, places, reason, now: at });
        if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
        return answer.cancellation.reversal.returned;
      }),
    );
  const amending = options.byPeople === true ? [] : [supplier.amendments];
  const sold = soldProducts([plug.sold([supplier.supplier], amending)]);
  const troubles: string[] = [];
  const frame = () => ({
    products: sold,
    clock,
    owner: randomUUID(),
    times: options.times ?? times,
    onTrouble: (id: string) => void troubles.push(id),
  });
  const saga = new BookingSaga({ ...frame(), bookings });
  const amendmentSaga = new AmendmentSaga({ ...frame(), amendments });
  const desk = plug.desk({ bookings, saga, clock, answerWithinSeconds, keep: books.keep });
  const amendingPorts = {
    amendments,
    amendmentSaga,
    sold,
    clock,
    chance: { uuid: () => randomUUID(), token: () => randomUUID() },
    answerWithinSeconds,
  };
  const cancelling = makeAmendmentDesk(amendingPorts);
  const run = Effect.runPromise;
  /** Its result: the answer, or the failure with its name as `tag`. */
  const outcome = async <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) => {
    const result = await run(Effect.result(asked));
    return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
  };
  return {
    caller,
    clock,
    supplier,
    saga,
    troubles,
    sold,
    quote: (n: number, who: SignedInCaller = caller) => run(desk.quote(n, who)),
    asking: (n: number, requestId = `request-${n}`, who: Caller = caller) => desk.book(who, n, requestId),
    book: (n: number, requestId = `request-${n}`, who: Caller = caller, otherwise = false) =>
      outcome(desk.book(who, n, requestId, otherwise)),
    /** Quoted and booked: its transaction id. */
    sell: async (n: number) => {
      await run(desk.quote(n, caller));
      await outcome(desk.book(caller, n, `request-${n}`));
      await run(saga.quiet());
      return supplier.orders.asked.at(-1) ?? '';
    },
    cancelling: (who: Caller = caller) => cancelling(who),
    /** What is asked of people, and who they are. */
    requests: (serviceRequests: RequestBook) => ({
      agent: caller,
      operator: makeCaller({
        agencyId: 'house',
        rights: new Set<Right>(['operate', 'book', 'ticket', 'cancel', 'bookings', 'see-net-fares']),
      }),
      people: makeRequestDesk({
        ...amendingPorts,
        serviceRequests,
        requested: (product) => (product === plug.rules.product ? plug.requested : undefined),
        businessZone: 'Asia/Kolkata',
        currency: 'INR',
      }),
    }),
    outcome,
    find: (transactionId: string) => run(bookings.find(agencyId, transactionId)),
    /** As another process does it after a restart. */
    recover: async () => {
      await run(saga.quiet());
      await run(amendmentSaga.quiet());
      await books.expire();
      const [other, otherAmending] = [
        new BookingSaga({ ...frame(), bookings }),
        new AmendmentSaga({ ...frame(), amendments }),
      ];
      return (await run(other.recover())) + (await run(otherAmending.recover()));
    },
  };
}
