/**
 * What taking travellers out of a booking comes to, for whatever reason: reckoned, agreed with the supplier, kept for a short
 * time as a quote that can be carried out, and shown.
 */
import { Effect } from 'effect';
import { isSameUnit } from '#domain/booking/units.ts';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { GoneUnit, Unit } from '#domain/booking/booking.ts';
import { type CancelReceipt, cancelReceiptOf } from '#domain/booking/cancel/receipt.ts';
import type { CancelOutlook } from '#domain/booking/cancel/outlook.ts';
import { cancelOutlook } from '#domain/flight/cancel/outlook.ts';
import { chargesHoldUntil } from '#domain/flight/cancel/times.ts';
import { type Cancellation, cancellationPostings } from '#domain/booking/cancel/cancellation.ts';
import { cancellationOf, type CancelQuestion, flightCancelRules } from '#domain/flight/cancel/cancellation.ts';
import { sourcesUnder } from '#domain/flight/fare/rule-sources.ts';
import { concernOf } from '#domain/flight/booking/in-short.ts';
import { hasLeftAt } from '#domain/flight/change/flown-part.ts';
import { equals, money, sum } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { type Instant, plusSeconds, secondsBetween } from '#domain/time/instant.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import { Fault, Invalid, notNow, type Unavailable } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { PlannedAnswer } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { AmendableBooking, KeptAmendmentQuote } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightBookingTerms } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { CancelAsked } from '#application/backoffice/ports/supplier.ts';
import type { AmendPorts } from '../saga/amend-booking.ts';
import { byHand } from '#application/backoffice/booking/by-hand.ts';
import { concernParams } from '#application/backoffice/flight/narrated.ts';

export interface CancelBookingPorts extends AmendPorts<FlightTypes> {
  /** By code; undefined where the supplier is not one that can be asked. */
  readonly amendingSupplier: (code: string) => SupplierAmendments | undefined;
  readonly clock: Clock;
  readonly chance: Chance;
}

export type Sold = AmendableBooking & { readonly reference: string };

/** How long a quote of a cancellation can be used, where its charges hold so long. */
export const cancelQuoteSeconds = 15 * 60;

const noOutlook: CancelOutlook = { overTime: [], alternatives: [] };

/** How long a supplier may take to say what it gives back. */
const patienceMilliseconds = 20_000;

/** Of what people settle: the request that it answers, and the booking's terms where its fare had to be told. */
export interface Settling {
  readonly answers: PlannedAnswer;
  readonly terms?: FlightBookingTerms;
}

/** What of a booking is taken out by an amendment of a kind; violations where it cannot be taken out so. */
export function quoteTakingOut(
  ports: CancelBookingPorts,
  who: SignedInCaller,
  booking: Sold,
  question: CancelQuestion,
  kind: Extract<AmendmentKind, 'cancel' | 'schedule-change' | 'no-show'>,
  settling?: Settling,
): Effect.Effect<CancelQuote | { readonly violations: readonly Violation[] }, Invalid | Fault | Unavailable> {
  return Effect.gen(function* () {
    // What was taken over has no fare rules here: people agree on what is kept.
    if (booking.imported !== undefined && question.agreed === undefined) {
      return yield* new Invalid({ violations: [violation('cancel-by-request', 'transactionId')] });
    }
    const reckoned = cancellationOf(question);
    if ('violations' in reckoned) return reckoned;
    const { cancellation } = reckoned;
    const { now } = question;
    const asked = askedOf(booking, question, cancellation);
    const taking = { kind, asked, supplier: askedSupplier(ports, booking, question), settling };
    if (asked.agreed === undefined) yield* agreedWithSupplier(ports, who, booking, asked, cancellation, now);
    const receipt = cancelReceiptOf(flightCancelRules, question, cancellation);
    const kept = keptQuote(ports, who, booking, { ...cancellation, receipt }, taking, now);
    yield* ports.amendments.keepQuote(kept);
    const isOwn = question.reason === 'traveller' && asked.agreed === undefined;
    const outlook = isOwn ? cancelOutlook(question, booking.scheduleChange !== undefined) : noOutlook;
    return shownQuote(kept, cancellation, outlook, now);
  });
}

/** Where the airline has to give all back, what was paid for services is among it. */
function askedOf(
  { ssr, price: fare }: Sold,
  { reason, agreed }: CancelQuestion,
  { places }: Cancellation,
): CancelAsked {
  if (agreed !== undefined) return { places, reason, agreed: true };
  if (reason !== 'airline') return { places, reason };
  const paid = ssr.filter(
    ({ traveller, place, status }) =>
      (status === 'confirmed' || status === 'requested') &&
      places.some((each) => isSameUnit(each, { traveller, item: place.itinerary })),
  );
  const services = sum(
    fare.total.currency,
    paid.map(({ price }) => price),
  );
  return { places, reason, ...(services.minor > 0 && { services }) };
}

/** A supplier that takes no refund but its own is not asked for another: people have cancelled there. */
function askedSupplier(
  { amendingSupplier }: CancelBookingPorts,
  { supplier }: Sold,
  { agreed }: CancelQuestion,
): string {
  return agreed === undefined || amendingSupplier(supplier)?.takesAgreed === true ? supplier : byHand.code;
}

function agreedWithSupplier(
  { amendingSupplier }: CancelBookingPorts,
  { reference }: SignedInCaller,
  { supplier, transactionId, reference: pnr }: Sold,
  asked: CancelAsked,
  { reversal }: Cancellation,
  now: Instant,
): Effect.Effect<void, Invalid | Fault | Unavailable> {
  const asks = amendingSupplier(supplier);
  if (asks === undefined) {
    return Effect.fail(new Invalid({ violations: [violation('cancel-by-request', 'transactionId')] }));
  }
  return asks.cancelRefund({ orderKey: transactionId, reference: pnr }, asked, now).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new Fault({ reference }))),
    Effect.filterOrFail(
      (refund) => equals(refund, reversal.airline),
      () => new Fault({ reference }),
    ),
    Effect.asVoid,
  );
}

interface Taking {
  readonly kind: AmendmentKind;
  readonly asked: CancelAsked;
  /** Who is asked to carry it out. */
  readonly supplier: string;
  readonly settling: Settling | undefined;
}

function keptQuote(
  { chance }: CancelBookingPorts,
  { agencyId, actor }: SignedInCaller,
  booking: Sold,
  cancellation: Cancellation & { readonly receipt: CancelReceipt },
  { kind, asked, supplier: askedOne, settling }: Taking,
  now: Instant,
): KeptAmendmentQuote {
  const { transactionId, supplier, version, status, reference: pnr, gone = [] } = booking;
  const { places, reversal, refund, customer, remaining, receipt } = cancellation;
  const postings = cancellationPostings(cancellation, { agencyId, supplier });
  const { currency } = refund.amount;
  const latest = plusSeconds(now, cancelQuoteSeconds);
  const hold = chargesHoldUntil(booking, places, now) ?? latest;
  return {
    quoteId: chance.uuid(),
    agencyId,
    actorUserId: actor.userId,
    transactionId,
    version,
    expiresAt: hold < latest ? hold : latest,
    intent: {
      agencyId,
      transactionId,
      product: booking.product,
      kind,
      before: status,
      version,
      supplier: askedOne,
      reserve: money(Math.max(0, -refund.amount.minor), currency),
      // What moves nothing is no entry.
      ...(postings.length > 1 && { entry: { kind: 'refund' as const, postings } }),
      plan: {
        asks: {
          kind: 'cancel',
          orderKey: transactionId,
          reference: pnr,
          ...asked,
          expectedRefund: reversal.airline,
        },
        becomes: remaining.places.length === 0 ? 'cancelled' : 'part-cancelled',
        gone: [...gone, ...places.map((place) => gonePlace(booking, place, kind, now))],
        concerns: concernOf(booking, places),
        ...(settling?.terms && { terms: settling.terms }),
        params: { ...concernParams(booking, places), ...(settling && { request: settling.answers.number }) },
        shown: customer.refund,
        receipt,
        ...(settling && { answers: { ...settling.answers, answer: { refund: customer.refund } } }),
      },
    },
  };
}

/** Who is reported not to have flown missed what had left, and gives up what comes after. */
function gonePlace(booking: Sold, place: Unit, kind: AmendmentKind, now: Instant): GoneUnit {
  return kind === 'no-show' && hasLeftAt(booking, place.item, now) ? { ...place, missed: true } : place;
}

function shownQuote(
  { quoteId, transactionId, expiresAt, intent }: KeptAmendmentQuote,
  { places, charges, refund, byLaw, customer, remaining }: Cancellation,
  { overTime, alternatives }: CancelOutlook,
  now: Instant,
): CancelQuote {
  return {
    cancelQuoteId: quoteId,
    transactionId,
    places,
    becomes: intent.plan.becomes,
    charges,
    byLaw,
    customerRefund: customer.refund,
    customer: customer.explained,
    remainingTotal: remaining.fare.total,
    overTime,
    alternatives,
    sources: sourcesUnder([refund, customer.explained]),
    refund,
    markup: customer.markup,
    ledgerLines: (intent.entry?.postings ?? []).map(({ account, amount }) => ({
      account,
      amount: money(amount, refund.amount.currency),
    })),
    expiresAt,
    expiresInSeconds: Math.max(0, secondsBetween(now, expiresAt)),
  };
}
