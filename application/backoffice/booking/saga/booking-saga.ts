/** How a booking comes to its end once it is recorded: its supplier sells it, holds it or refuses it (see {@link LeasedSaga}). */
import { Effect, type Fiber } from 'effect';
import { type BookingStatus, refusedMove } from '#domain/booking/life.ts';
import { add, type Money, subtract } from '#domain/money/money.ts';
import type { BookingSummary, Product } from '#domain/booking/booking.ts';
import type {
  BookingBook,
  BookingIntent,
  BookingMove,
  BookingStep,
  Lease,
  Letter,
  Refusal,
  UnsettledBooking,
} from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Confirmation, SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import type { AwaitingApproval, Invalid } from '#application/desk/failures.ts';
import { actorOf, type SignedInCaller } from '#application/backoffice/caller.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { bookingSettled, papersDue } from '../papers/papers-due.ts';
import { requestDeclined } from '../papers/mail-notice.ts';
import { plainTrip, type TravelPolicy } from '../travel-policy.ts';
import { soldOf, type SoldProduct, type SoldProducts } from '../sold-product.ts';
import { type Asking, type Leased, LeasedSaga, type SagaFrame, type Unended } from './leased-saga.ts';

export interface SagaPorts extends SagaFrame {
  readonly bookings: Pick<BookingBook, 'step' | 'takeUnsettled' | 'takeAsked' | 'putBack'>;
  readonly products: SoldProducts;
  readonly clock: Clock;
  /** Of companies whose people book here. */
  readonly policy?: TravelPolicy;
}

/** A booking just opened here, whose lease is ours. */
export interface OpenedBooking<P extends ProductTypes = ProductTypes> {
  readonly transactionId: string;
  readonly version: number;
  readonly actor: string;
  readonly quote: P['quote'];
  readonly intent: BookingIntent<P>;
}

/** The saga as one product's sales use it. */
export interface Selling<P extends ProductTypes> {
  readonly lease: Lease;
  start(opened: OpenedBooking<P>): Effect.Effect<Fiber.Fiber<Ending<P>>>;
  /** Whether the company that the caller travels for lets it be sold. */
  allows?(
    who: SignedInCaller,
    quote: P['quote'],
    intent: BookingIntent<P>,
  ): Effect.Effect<void, Invalid | AwaitingApproval>;
}

/** What a booking came to. */
export type Ending<P extends ProductTypes = ProductTypes> =
  | {
      readonly kind: 'confirmed';
      readonly reference: string;
      readonly issued: P['issued'];
      readonly ledgerEntry?: string;
    }
  | { readonly kind: 'held'; readonly reference: string }
  | { readonly kind: 'not-confirmed'; readonly refusal: Refusal }
  | Unended;

/** A booking at work, whichever way it came into our hands. */
interface Work extends Leased {
  readonly product: Product;
  readonly supplier: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly actor?: string;
  /** Who takes it back. */
  readonly withdrawnBy?: ReturnType<typeof actorOf>;
  readonly place: Pick<BookingSummary, 'mark' | 'title' | 'leadTraveller'>;
  readonly customerTotal: Money;
  readonly supplierTotal: Money;
  /** Present where it was opened here: later the quote may be gone. */
  readonly opened?: Pick<OpenedBooking, 'quote' | 'intent'>;
}

export class BookingSaga {
  readonly #ports: SagaPorts;
  readonly #saga: LeasedSaga<Work, Confirmation<unknown>, Ending>;

  constructor(ports: SagaPorts) {
    this.#ports = ports;
    const { bookings } = ports;
    this.#saga = new LeasedSaga(ports, {
      asking: (work) => this.#asking(work),
      confirm: (work, confirmation) => this.#confirm(work, confirmation),
      refuse: (work, refused) =>
        Effect.flatMap(this.#refusal(work, refused), (refusal) =>
          this.#step(
            work,
            { to: 'not-confirmed', refusal },
            () => ({ kind: 'not-confirmed', refusal }),
            work.waiting === 'on-request' && refusal.reason !== 'withdrawn'
              ? [{ kind: requestDeclined, payload: { agencyId: work.agencyId } }]
              : [],
          ),
        ),
      doubt: (work, againInSeconds) =>
        this.#step(work, { to: 'in-doubt', againInSeconds }, () => ({ kind: 'in-doubt' })),
      request: (work, { until }, againInSeconds) =>
        this.#step(work, { to: 'on-request', until, againInSeconds }, () => ({ kind: 'on-request' })),
      take: (lease, most) => Effect.map(bookings.takeUnsettled(lease, most), (taken) => taken.map(workOf)),
      putBack: ({ agencyId, id }, owner, againInSeconds) => bookings.putBack(agencyId, id, owner, againInSeconds),
    });
  }

  /** What a booking is opened with, so that its first steps are ours. */
  get lease() {
    return this.#saga.lease;
  }

  /** Sets a booking going on its own; joining the fiber waits for its end, interrupting the wait stops nothing. */
  start<P extends ProductTypes>(opened: OpenedBooking<P>): Effect.Effect<Fiber.Fiber<Ending<P>>> {
    const { transactionId, version, actor, quote, intent } = opened;
    const { summary, agencyId, supplierTotal } = intent;
    return this.#saga.start({
      id: transactionId,
      attempt: 0,
      agencyId,
      product: summary.product,
      supplier: quote.supplier,
      status: 'requested',
      version,
      actor,
      place: { mark: summary.mark, title: summary.title, leadTraveller: summary.leadTraveller },
      customerTotal: summary.customerTotal,
      supplierTotal,
      opened: { quote, intent },
    });
  }

  /** Asked before a booking is opened. */
  allows<P extends ProductTypes>(
    who: SignedInCaller,
    quote: P['quote'],
    intent: BookingIntent<P>,
  ): Effect.Effect<void, Invalid | AwaitingApproval> {
    const { policy, products } = this.#ports;
    if (policy === undefined) return Effect.void;
    const sold = products(intent.summary.product);
    const trip = sold?.trip?.(quote, intent) ?? plainTrip(intent);
    return policy.allows(who, trip, intent, sold?.holding !== undefined);
  }

  /** Takes up bookings that nobody works on, at most so many, and settles each. Answers how many it took. */
  recover(most?: number): Effect.Effect<number> {
    return this.#saga.recover(most);
  }

  /**
   * Takes back a booking that its supplier's others decide on, on behalf of who asks. 'busy': somebody is at work on it, or it is no longer
   * on request. Undefined where its supplier takes nothing back.
   */
  withdraw(who: SignedInCaller, transactionId: string): Effect.Effect<Ending | 'busy' | undefined> {
    const { bookings } = this.#ports;
    return Effect.flatMap(
      bookings.takeAsked(who.agencyId, transactionId, this.lease),
      (taken): Effect.Effect<Ending | 'busy' | undefined> =>
        taken === undefined
          ? Effect.succeed('busy')
          : this.#saga.withdraw({ ...workOf(taken), actor: who.actor.name, withdrawnBy: actorOf(who) }),
    );
  }

  /** Waits until no booking of this process is between two steps. */
  quiet(): Effect.Effect<void> {
    return this.#saga.quiet();
  }

  #asking({ id, product, supplier: code, opened }: Work): Asking<Confirmation<unknown>> | undefined {
    const sold = this.#ports.products(product);
    const supplier = sold?.supplier(code);
    if (sold === undefined || supplier === undefined) return undefined;
    const { clock } = this.#ports;
    const withdraw = supplier.withdraw?.bind(supplier);
    return {
      code,
      // Without what it was opened with nothing is ordered: it is only asked for its outcome.
      ask:
        opened === undefined
          ? Effect.die(new Error(`Booking ${id} is to be settled`))
          : Effect.suspend(() => supplier.order(sold.order(id, opened.quote, opened.intent), clock.now())),
      settle: Effect.suspend(() => supplier.settle(id, clock.now())),
      ...(withdraw && { withdraw: Effect.suspend(() => withdraw(id, clock.now())) }),
    };
  }

  #confirm(work: Work, { reference, heldUntil: until, issued }: Confirmation<unknown>): Effect.Effect<Ending> {
    const { agencyId, place } = work;
    if (until !== undefined) {
      const referred = this.#sold(work).referred({ reference, place });
      const heldAt = this.#ports.clock.now();
      return this.#step(work, { ...referred, to: 'held', reference, until, heldAt }, () => ({
        kind: 'held',
        reference,
      }));
    }
    const referred = this.#sold(work).referred({ reference, place, issued });
    const { words, narration, letters } = this.#sold(work).sold({ agencyId, reference, issued, place });
    return this.#step(
      work,
      { ...referred, to: 'confirmed', reference, issued, words, narration },
      (ledgerEntry) => ({
        kind: 'confirmed',
        reference,
        issued,
        ...(ledgerEntry && { ledgerEntry }),
      }),
      [{ kind: papersDue, payload: { agencyId } }, ...letters],
    );
  }

  /** Learnt of later, a changed price is reported as the change of the supplier's total. */
  #refusal(work: Work, { reason, total, ssrIds }: SupplierRefused): Effect.Effect<Refusal> {
    if (reason !== 'fare-changed' || total === undefined) {
      return Effect.succeed({ reason, ...(ssrIds && { ssrIds }) });
    }
    const { customerTotal: from, supplierTotal, opened } = work;
    if (opened === undefined) {
      return Effect.succeed({ reason, from, to: add(from, subtract(total, supplierTotal)) });
    }
    // Services, and what is asked beside the price, are what they were.
    const services = subtract(from, opened.quote.total);
    return Effect.map(this.#sold(work).total(opened.quote, total), (to) => ({ reason, from, to: add(to, services) }));
  }

  #step(
    work: Work,
    step: BookingMove,
    ending: (ledgerEntry: string | undefined) => Ending,
    letters: readonly Letter[] = [],
  ): Effect.Effect<Ending> {
    const { id: transactionId, status, agencyId, product, version, actor, attempt, withdrawnBy } = work;
    const refused = refusedMove(status, step.to);
    if (refused !== undefined)
      return Effect.die(new Error(`A booking does not go from ${refused.from} to ${refused.to}`));
    const whole: BookingStep = {
      ...step,
      transactionId,
      agencyId,
      product,
      operation: withdrawnBy === undefined ? `${product}.book` : `${product}.withdraw`,
      version,
      ...(withdrawnBy && { actedBy: withdrawnBy }),
      owner: this.#ports.owner,
      ...(actor === undefined ? {} : { actor }),
      // Taken up again, it is settled after the request that made it has ended.
      outbox: [
        ...letters,
        ...(attempt > 0 && step.to !== 'in-doubt' && step.to !== 'on-request'
          ? [{ kind: bookingSettled, payload: { agencyId } }]
          : []),
      ],
    };
    return Effect.map(this.#ports.bookings.step(whole), (stepped) =>
      stepped.kind === 'late' ? { kind: 'late' } : ending(stepped.ledgerEntry),
    );
  }

  #sold({ product }: Work): SoldProduct {
    return soldOf(this.#ports.products, product);
  }
}

function workOf({ transactionId, summary, ...kept }: UnsettledBooking): Work {
  return { ...kept, id: transactionId, place: summary, ...waitingOf(kept) };
}

function waitingOf({ status }: Pick<UnsettledBooking, 'status'>): Pick<Work, 'waiting'> {
  return status === 'in-doubt' || status === 'on-request' ? { waiting: status } : {};
}
