/**
 * How a booking comes to its end once it is recorded: the supplier is asked, and what it says is recorded together with
 * the money. It runs apart from the request that began it, so no closed connection stops it; what a killed process leaves
 * is taken up by `recover`, here or on another replica, when its lease has run out. A supplier that did not answer is
 * asked what became of the order, never to book again.
 */
import { type Cause, Effect, Fiber } from 'effect';
import { match } from 'ts-pattern';
import { type BookingStatus, refusedMove } from '#domain/booking/life.ts';
import { warningsOf } from '#domain/booking/hold/hold.ts';
import { subtract, add, type Money } from '#domain/money/money.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type {
  BookingBook,
  BookingIntent,
  BookingStep,
  Refusal,
  UnsettledBooking,
} from '#application/backoffice/ports/booking/booking-book.ts';
import {
  type FlightSupplier,
  type SupplierConfirmation,
  type SupplierOrder,
  type SupplierOutcome,
  type SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { BookableQuote } from '#application/backoffice/ports/booking/quote-store.ts';
import { flightTicketed } from '#application/backoffice/flight/papers/flight-mail.ts';
import { narrated } from '../narrated.ts';
import { papersDue } from '../papers/papers-due.ts';

export interface SagaTimes {
  /** How long a supplier may take to book; longer is in doubt. */
  readonly supplierSeconds: number;
  /** How long a step's worker has a booking to itself: longer than the supplier may take and two commits. */
  readonly leaseSeconds: number;
  /** After an answer in doubt, when the supplier is first asked what became of it; doubled each time, up to the most. */
  readonly firstAskSeconds: number;
  readonly mostAskSeconds: number;
}

/** The times that follow from what a supplier is given to book. A killed worker's booking stands still for its lease. */
export function sagaTimes(supplierSeconds: number): SagaTimes {
  return {
    supplierSeconds,
    leaseSeconds: Math.ceil(supplierSeconds * 1.75) + 5,
    firstAskSeconds: 3,
    mostAskSeconds: 300,
  };
}

export const usualTimes: SagaTimes = sagaTimes(40);

export interface SagaPorts {
  readonly bookings: BookingBook;
  /** By code; undefined where this deployment no longer has it. */
  readonly supplier: (code: string) => Pick<FlightSupplier, 'code' | 'book' | 'settle'> | undefined;
  readonly clock: Clock;
  /** What the customer would pay for a quote whose airline total is now another. */
  readonly customerTotal: (quote: BookableQuote, supplierTotal: Money) => Effect.Effect<Money>;
  /** Names this process among all replicas, for ever: a random id made at its start. */
  readonly owner: string;
  readonly times?: SagaTimes;
  /** Told of what should not happen: a broken database, a supplier that breaks its word. The booking is taken up again. */
  readonly onTrouble?: (transactionId: string, cause: Cause.Cause<never>) => void;
}

/** A booking just opened here, whose lease is ours. */
export interface OpenedBooking {
  readonly transactionId: string;
  readonly version: number;
  readonly actor: string;
  readonly quote: BookableQuote;
  readonly intent: BookingIntent;
}

/** What a step came to. `late`: somebody else has the booking now, and the book says what became of it. */
export type Ending =
  | {
      readonly kind: 'confirmed';
      readonly reference: string;
      readonly tickets: readonly Ticket[];
      readonly ledgerEntry?: string;
    }
  | { readonly kind: 'held'; readonly reference: string }
  | { readonly kind: 'not-confirmed'; readonly refusal: Refusal }
  | { readonly kind: 'in-doubt' }
  | { readonly kind: 'late' };

/** What is known of a booking whichever way it came into our hands. */
interface InHand {
  readonly transactionId: string;
  readonly agencyId: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly actor?: string;
  readonly attempt: number;
  readonly place: Pick<BookingSummary, 'title' | 'leadTraveller'>;
  readonly customerTotal: Money;
}

export class BookingSaga {
  readonly #ports: SagaPorts;
  readonly #times: SagaTimes;
  readonly #running = new Set<Fiber.Fiber<Ending>>();

  constructor(ports: SagaPorts) {
    this.#ports = ports;
    this.#times = ports.times ?? usualTimes;
  }

  /** What a booking is opened with, so that its first steps are ours. */
  get lease() {
    return { owner: this.#ports.owner, seconds: this.#times.leaseSeconds };
  }

  /** Sets a booking going on its own; joining the fiber waits for its end, interrupting the wait stops nothing. */
  start(opened: OpenedBooking): Effect.Effect<Fiber.Fiber<Ending>> {
    const run = this.#ask(opened).pipe(Effect.catchCause((cause) => this.#trouble(opened.transactionId, cause)));
    return Effect.map(Effect.forkDetach(run, { uninterruptible: true }), (fiber) => {
      this.#running.add(fiber);
      fiber.addObserver(() => this.#running.delete(fiber));
      return fiber;
    });
  }

  /** Takes up bookings that nobody works on, at most so many, and settles each. Answers how many it took. */
  recover(most = 50): Effect.Effect<number> {
    return Effect.gen({ self: this }, function* () {
      const taken = yield* this.#ports.bookings.takeUnsettled(this.lease, most);
      yield* Effect.forEach(
        taken,
        (booking) =>
          this.#settle(booking).pipe(Effect.catchCause((cause) => this.#trouble(booking.transactionId, cause))),
        { concurrency: 8, discard: true },
      );
      return taken.length;
    });
  }

  /** Waits until no booking of this process is between two steps. */
  quiet(): Effect.Effect<void> {
    return Effect.suspend(() =>
      Effect.forEach([...this.#running], Fiber.await, { concurrency: 'unbounded', discard: true }),
    );
  }

  #ask(opened: OpenedBooking): Effect.Effect<Ending> {
    const { quote, intent, transactionId } = opened;
    const supplier = this.#ports.supplier(quote.supplier);
    const order: SupplierOrder = {
      idempotencyKey: transactionId,
      fareKeys: quote.fareKeys,
      expectedTotal: quote.supplierTotal,
      travellers: intent.terms.travellers,
      contact: intent.terms.contact,
      ...(intent.terms.gst === undefined ? {} : { gst: intent.terms.gst }),
      parameters: intent.terms.parameters,
      ...(intent.mode && { mode: intent.mode }),
      ...(intent.terms.ssr.length > 0 && {
        ssr: intent.terms.ssr.map(({ traveller, ssrId, price }) => ({ traveller, ssrId, price })),
      }),
    };
    const { title: route, leadTraveller, customerTotal } = intent.summary;
    const inHand: InHand = {
      transactionId,
      agencyId: intent.agencyId,
      status: 'requested',
      version: opened.version,
      actor: opened.actor,
      attempt: 0,
      place: { title: route, leadTraveller },
      customerTotal,
    };
    if (supplier === undefined) return this.#doubt(inHand);
    return Effect.suspend(() => supplier.book(order, this.#ports.clock.now())).pipe(
      Effect.interruptible,
      Effect.timeoutOrElse({
        duration: `${this.#times.supplierSeconds} seconds`,
        orElse: () => Effect.fail(new SupplierSilent({ supplier: supplier.code, detail: 'no answer in time' })),
      }),
      Effect.matchEffect({
        onSuccess: (confirmation) => this.#confirm(inHand, confirmation),
        onFailure: (failure) =>
          match(failure)
            .with({ _tag: 'SupplierSilent' }, () => this.#doubt(inHand))
            .with({ _tag: 'SupplierRefused' }, (refused) =>
              Effect.flatMap(this.#refusal(refused, quote, customerTotal), (refusal) => this.#refuse(inHand, refusal)),
            )
            .exhaustive(),
      }),
    );
  }

  #settle(booking: UnsettledBooking): Effect.Effect<Ending> {
    const inHand: InHand = { ...booking, place: booking.summary };
    const supplier = this.#ports.supplier(booking.supplier);
    if (supplier === undefined) return this.#doubt(inHand);
    return Effect.suspend(() => supplier.settle(booking.transactionId, this.#ports.clock.now())).pipe(
      Effect.timeoutOrElse({
        duration: `${this.#times.supplierSeconds} seconds`,
        orElse: () => Effect.fail(new SupplierSilent({ supplier: supplier.code, detail: 'no answer in time' })),
      }),
      Effect.matchEffect({
        onFailure: () => this.#doubt(inHand),
        onSuccess: (outcome: SupplierOutcome) =>
          match(outcome)
            .with({ kind: 'confirmed' }, ({ confirmation }) => this.#confirm(inHand, confirmation))
            .with({ kind: 'refused' }, ({ refusal }) => this.#refuse(inHand, settledRefusal(refusal, booking)))
            .exhaustive(),
      }),
    );
  }

  #ticket(booking: InHand, { pnr, tickets, ssr }: SupplierConfirmation): Effect.Effect<Ending> {
    const step = {
      to: 'confirmed',
      pnr,
      tickets,
      ...(ssr && { ssr }),
      narration: { code: 'flight-ticket', params: narrated(pnr, booking.place) },
      outbox: [papersDue, flightTicketed].map((kind) => ({ kind, payload: { agencyId: booking.agencyId } })),
    } as const;
    return this.#step(booking, step, (ledgerEntry) => ({
      kind: 'confirmed',
      reference: pnr,
      tickets,
      ...(ledgerEntry && { ledgerEntry }),
    }));
  }

  #confirm(booking: InHand, confirmation: SupplierConfirmation): Effect.Effect<Ending> {
    const { pnr, heldUntil: until } = confirmation;
    if (until === undefined) return this.#ticket(booking, confirmation);
    const warnings = warningsOf({ heldAt: this.#ports.clock.now(), until });
    return this.#step(booking, { to: 'held', pnr, until, warnings }, () => ({ kind: 'held', reference: pnr }));
  }

  #refuse(booking: InHand, refusal: Refusal): Effect.Effect<Ending> {
    return this.#step(booking, { to: 'not-confirmed', refusal }, () => ({ kind: 'not-confirmed', refusal }));
  }

  /** Nothing is known: the booking is left to be asked about again, in doubt. */
  #doubt(booking: InHand): Effect.Effect<Ending> {
    const { firstAskSeconds, mostAskSeconds } = this.#times;
    const againInSeconds = Math.min(mostAskSeconds, firstAskSeconds * 2 ** Math.min(booking.attempt, 20));
    if (booking.status === 'in-doubt') {
      return Effect.as(
        this.#ports.bookings.putBack(booking.agencyId, booking.transactionId, this.#ports.owner, againInSeconds),
        {
          kind: 'in-doubt',
        },
      );
    }
    return this.#step(booking, { to: 'in-doubt', againInSeconds }, () => ({ kind: 'in-doubt' }));
  }

  #step(
    booking: InHand,
    step: DistributedOmit<BookingStep, 'transactionId' | 'agencyId' | 'version' | 'owner' | 'actor'>,
    ending: (ledgerEntry: string | undefined) => Ending,
  ): Effect.Effect<Ending> {
    const refused = refusedMove(booking.status, step.to);
    if (refused !== undefined)
      return Effect.die(new Error(`A booking does not go from ${refused.from} to ${refused.to}`));
    const { transactionId, agencyId, version, actor } = booking;
    const whole: BookingStep = {
      ...step,
      transactionId,
      agencyId,
      version,
      owner: this.#ports.owner,
      ...(actor === undefined ? {} : { actor }),
    };
    return Effect.map(this.#ports.bookings.step(whole), (stepped) =>
      stepped.kind === 'late' ? { kind: 'late' } : ending(stepped.ledgerEntry),
    );
  }

  #refusal(refused: SupplierRefused, quote: BookableQuote, from: Money): Effect.Effect<Refusal> {
    const { reason, total, ssrIds } = refused;
    if (reason !== 'fare-changed' || total === undefined) {
      return Effect.succeed({ reason, ...(ssrIds && { ssrIds }) });
    }
    // Services, and what is asked beside the price, are what they were.
    const services = subtract(from, quote.total);
    return Effect.map(this.#ports.customerTotal(quote, total), (to) => ({ reason, from, to: add(to, services) }));
  }

  #trouble(transactionId: string, cause: Cause.Cause<never>): Effect.Effect<Ending> {
    return Effect.sync(() => {
      this.#ports.onTrouble?.(transactionId, cause);
      return { kind: 'late' };
    });
  }
}

type DistributedOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** A refusal learnt of later: the quote may be gone, so a changed fare is told as the change of the airline's total. */
function settledRefusal(
  { reason, total, ssrIds }: SupplierRefused,
  { customerTotal, supplierTotal }: UnsettledBooking,
): Refusal {
  if (reason !== 'fare-changed' || total === undefined) return { reason, ...(ssrIds && { ssrIds }) };
  return { reason, from: customerTotal, to: add(customerTotal, subtract(total, supplierTotal)) };
}
