/**
 * Removing units from a booking, for any reason: calculated, agreed with the supplier, kept for a short
 * time as a quote that can be carried out, and shown.
 */
import { Effect } from 'effect';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { GoneUnit, Unit } from '#domain/booking/booking.ts';
import {
  type Cancellable,
  type Cancellation,
  cancellationOf,
  cancellationPostings,
  type CancelQuestion as QuestionOf,
} from '#domain/booking/cancel/cancellation.ts';
import { type CustomerBack, customerBack, paidInParts } from '#domain/booking/cancel/customer-back.ts';
import { type HouseFee, houseFeeOn } from '#domain/booking/cancel/house-fee.ts';
import { type CancelOutlook, cancelOutlook, chargesHoldUntil, hasBegun } from '#domain/booking/cancel/outlook.ts';
import { backToCustomer, type CancelReceipt, cancelReceiptOf } from '#domain/booking/cancel/receipt.ts';
import { settledElsewhere } from '#domain/account/postings.ts';
import { settledPostings } from '#domain/booking/schedule/put-off.ts';
import { equals, isPositive, max, type Money, money, negate, subtract, zero } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn, type Instant, plusSeconds, secondsBetween, startOfDay } from '#domain/time/instant.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import { Fault, Invalid, notNow, type Unavailable } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type {
  Amendable,
  AmendmentIntent,
  KeptAmendmentQuote,
  PlannedAnswer,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { CancelFeeStore } from '#application/backoffice/ports/booking/cancel-fees.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';
import type { CancelAsked, CommonAmendment } from '#application/backoffice/ports/supplier.ts';
import type { AmendPorts } from '../saga/amend-booking.ts';
import { type SoldProduct, type SoldProducts, soldOf } from '../sold-product.ts';
import { byHand } from '../by-hand.ts';

export interface CancelBookingPorts<P extends ProductTypes = ProductTypes> extends AmendPorts<P> {
  readonly sold: SoldProducts<P>;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Nothing is taken where absent. */
  readonly cancelFees?: CancelFeeStore;
  /** IANA zone of the day of a sale. */
  readonly businessZone?: string;
  /** What the customer of a booking pays for it as it stands. */
  readonly customerPays?: (booking: KeptBooking) => Effect.Effect<Money>;
}

export type Sold = Amendable;
type CancelQuestion = QuestionOf<Cancellable>;

/** How long a quote of a cancellation can be used, where its charges hold so long. */
export const cancelQuoteSeconds = 15 * 60;

const noOutlook: CancelOutlook = { overTime: [], alternatives: [] };

/** How long a supplier may take to say what it gives back. */
const patienceMilliseconds = 20_000;

/** Of what people settle: the request that it answers, and the booking's terms where its fare had to be entered. */
export interface Settling {
  readonly answers: PlannedAnswer;
  readonly terms?: ProductTypes['terms'];
  /** Of a claim: the units were used, and stay in the booking. */
  readonly used?: boolean;
}

/** What of a booking is taken out by an amendment of a kind; violations where it cannot be taken out so. */
export function quoteRemoval(
  ports: CancelBookingPorts,
  who: SignedInCaller,
  booking: Sold,
  asking: CancelQuestion,
  kind: Extract<AmendmentKind, 'cancel' | 'schedule-change' | 'no-show' | 'claim'>,
  settling?: Settling,
): Effect.Effect<CancelQuote | { readonly violations: readonly Violation[] }, Invalid | Fault | Unavailable> {
  return Effect.gen(function* () {
    const product = soldOf(ports.sold, booking.product);
    const { cancelling } = product.rules;
    if (!product.cancelling.hasRules(booking, asking.places) && asking.agreed === undefined) {
      return yield* new Invalid({ violations: [violation('cancel-by-request', 'transactionId')] });
    }
    const question = { ...asking, houseFee: yield* houseFeeOf(ports, booking) };
    const reckoned = cancellationOf(cancelling, question);
    if ('violations' in reckoned) return reckoned;
    const { cancellation } = reckoned;
    const { now } = question;
    const asked = askedOf(product, booking, question, cancellation);
    const taking = { kind, asked, supplier: askedSupplier(product, booking, question), settling };
    if (asked.agreed === undefined) yield* agreedWithSupplier(product, who, booking, asked, cancellation, now);
    const back = yield* customerBackOf(ports, product, booking, now);
    const receipt = cancelReceiptOf(cancelling, question, cancellation, back?.(cancellation, now));
    const kept = keptQuote(ports, who, product, booking, { ...cancellation, receipt }, taking, now);
    yield* ports.amendments.keepQuote(kept);
    const isOwn = question.reason === 'traveller' && asked.agreed === undefined;
    const outlook = isOwn
      ? cancelOutlook(cancelling, question, product.cancelling.isChanged(booking), {
          chargedFrom: chargedFrom(ports, booking),
          toCustomer: back && ((each, at) => back(each, at).back),
        })
      : noOutlook;
    return shownQuote(product, kept, cancellation, outlook, now);
  });
}

/** What a customer who pays by instalments gets of a cancellation, now or later; undefined of one who has to pay all at once. */
export function customerBackOf(
  { customerPays, businessZone }: Pick<CancelBookingPorts, 'customerPays' | 'businessZone'>,
  product: SoldProduct,
  booking: Sold,
  now: Instant,
): Effect.Effect<((cancellation: Cancellation, at: Instant) => CustomerBack) | undefined> {
  if (product.customerPaid === undefined || customerPays === undefined || businessZone === undefined) {
    return Effect.succeed(undefined);
  }
  const { instalments, receipts = [] } = product.customerPaid(booking, dateIn(booking.bookedOn, businessZone));
  const today = dateIn(now, businessZone);
  return Effect.map(customerPays(booking), (pays) => {
    const standing = paidInParts(instalments, { customerPays: pays, receipts }, today);
    if (standing === undefined) return undefined;
    return ({ customer, remaining }, at) => {
      const nothingLeft = remaining.places.length === 0;
      return customerBack(standing, customer.refund, { on: dateIn(at, businessZone), today, nothingLeft });
    };
  });
}

/** When what is still to pay will have been charged: its day begins. */
function chargedFrom({ businessZone }: CancelBookingPorts, { putOff }: Sold): Instant | undefined {
  return putOff === undefined || businessZone === undefined ? undefined : startOfDay(putOff.until, businessZone);
}

function houseFeeOf(
  { cancelFees, businessZone }: CancelBookingPorts,
  { agencyId, product, bookedOn }: Sold,
): Effect.Effect<HouseFee | undefined> {
  if (cancelFees === undefined || businessZone === undefined) return Effect.succeed(undefined);
  const sold = { on: dateIn(bookedOn, businessZone), at: bookedOn };
  return Effect.map(cancelFees.cancelFeesOf(agencyId), (fees) => houseFeeOn(fees, product, sold));
}

/** Where the supplier has to give all back, what was paid for services is among it. */
function askedOf(
  { cancelling }: SoldProduct,
  booking: Sold,
  { reason, agreed }: CancelQuestion,
  { places }: Cancellation,
): CancelAsked {
  if (agreed !== undefined) return { places, reason, agreed: true };
  if (reason !== 'supplier') return { places, reason };
  const services = cancelling.paidForServices(booking, places);
  return { places, reason, ...(services.minor > 0 && { services }) };
}

/** A supplier that takes no refund but its own is not asked for another: people have cancelled there. */
function askedSupplier(product: SoldProduct, { supplier, elsewhere }: Sold, { agreed }: CancelQuestion): string {
  const takes = elsewhere === undefined && product.amendments(supplier)?.takesAgreed === true;
  return agreed === undefined || takes ? supplier : byHand.code;
}

function agreedWithSupplier(
  product: SoldProduct,
  { reference }: SignedInCaller,
  booking: Sold,
  asked: CancelAsked,
  { reversal }: Cancellation,
  now: Instant,
): Effect.Effect<void, Invalid | Fault | Unavailable> {
  const asks = product.amendments(booking.supplier);
  if (asks?.cancelRefund === undefined) {
    return Effect.fail(new Invalid({ violations: [violation('cancel-by-request', 'transactionId')] }));
  }
  return asks.cancelRefund({ orderKey: booking.transactionId, reference: booking.reference }, asked, now).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new Fault({ reference }))),
    Effect.filterOrFail(
      (refund) => equals(refund, reversal.returned),
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
  product: SoldProduct,
  booking: Sold,
  cancellation: Cancellation & { readonly receipt: CancelReceipt },
  taking: Taking,
  now: Instant,
): KeptAmendmentQuote {
  const { transactionId, version } = booking;
  const { places } = cancellation;
  const latest = plusSeconds(now, cancelQuoteSeconds);
  const hold = chargesHoldUntil(product.rules.cancelling, booking, places, now) ?? latest;
  return {
    quoteId: chance.uuid(),
    agencyId,
    actorUserId: actor.userId,
    transactionId,
    version,
    expiresAt: hold < latest ? hold : latest,
    intent: intentOf(agencyId, product, booking, cancellation, taking, now),
  };
}

/** Of a removal that nobody asked for, because its supplier does it by itself. */
export function removalIntent(
  agencyId: string,
  product: SoldProduct,
  question: CancelQuestion & { readonly booking: Sold },
  cancellation: Cancellation,
  back?: CustomerBack,
): AmendmentIntent {
  const { booking, now } = question;
  const receipt = cancelReceiptOf(product.rules.cancelling, question, cancellation, back);
  const asked = askedOf(product, booking, question, cancellation);
  const taking = { kind: 'cancel', asked, supplier: booking.supplier, settling: undefined } as const;
  return intentOf(agencyId, product, booking, { ...cancellation, receipt }, taking, now);
}

function intentOf(
  agencyId: string,
  product: SoldProduct,
  booking: Sold,
  cancellation: Cancellation & { readonly receipt: CancelReceipt },
  { kind, asked, supplier: askedOne, settling }: Taking,
  now: Instant,
): AmendmentIntent {
  const { transactionId, supplier, version, status, reference, gone = [] } = booking;
  const { places, reversal, refund, customer, remaining, receipt } = cancellation;
  const claimed = kind === 'claim' && settling?.used === true;
  const given = cancellationPostings(cancellation, { agencyId, supplier });
  const { paidElsewhere } = booking;
  const postings = paidElsewhere === undefined ? given : settledElsewhere(given, paidElsewhere);
  const toAccount = receipt.balance?.toAccount ?? refund.amount;
  const charged =
    paidElsewhere === undefined ? max(zero(toAccount.currency), negate(toAccount)) : zero(toAccount.currency);
  const instalment = instalmentOf(agencyId, booking, receipt);
  const asks: CommonAmendment = {
    kind: 'cancel',
    orderKey: transactionId,
    reference,
    ...asked,
    expectedRefund: reversal.returned,
  };
  return {
    agencyId,
    transactionId,
    product: booking.product,
    kind,
    before: status,
    version,
    supplier: askedOne,
    reserve: charged,
    // What moves nothing is no entry.
    ...(given.length > 1 && { entry: { kind: 'refund' as const, postings } }),
    plan: {
      asks,
      becomes: claimed ? status : remaining.places.length === 0 ? 'cancelled' : 'part-cancelled',
      gone: [
        ...gone,
        ...places.map((place) => (claimed ? { ...place, claimed } : goneUnit(product, booking, place, kind, now))),
      ],
      concerns: product.rules.concern(booking, places),
      ...(settling?.terms !== undefined && { terms: settling.terms }),
      params: { ...product.concerning(booking, places), ...(settling && { request: settling.answers.number }) },
      shown: customer.refund,
      receipt,
      ...(instalment && { instalment }),
      ...(settling && { answers: { ...settling.answers, answer: { refund: backToCustomer(receipt) } } }),
    },
  };
}

/** What the refund settles of what the agency was still to pay. */
function instalmentOf(
  agencyId: string,
  { putOff }: Sold,
  { balance }: CancelReceipt,
): AmendmentIntent['plan']['instalment'] {
  if (putOff === undefined || balance === undefined) return undefined;
  const { amount, until } = putOff;
  const { settled } = balance;
  if (!isPositive(settled)) return undefined;
  return { postings: settledPostings(agencyId, settled), first: false, left: subtract(amount, settled), until };
}

/** Who is reported not to have come missed what had begun, and gives up what comes after. */
function goneUnit({ rules }: SoldProduct, booking: Sold, unit: Unit, kind: AmendmentKind, now: Instant): GoneUnit {
  return kind === 'no-show' && hasBegun(rules.cancelling, booking, unit, now) ? { ...unit, missed: true } : unit;
}

function shownQuote(
  { cancelling }: SoldProduct,
  { quoteId, transactionId, expiresAt, intent }: KeptAmendmentQuote,
  { places, charges, refund, byLaw, customer, remaining }: Cancellation,
  { overTime, alternatives }: CancelOutlook,
  now: Instant,
): CancelQuote {
  const { receipt } = intent.plan;
  return {
    cancelQuoteId: quoteId,
    transactionId,
    places,
    becomes: intent.plan.becomes,
    charges,
    byLaw,
    customerRefund: customer.refund,
    customer: customer.explained,
    remainingTotal: remaining.price.total,
    overTime,
    alternatives,
    sources: cancelling.sources([refund, customer.explained]),
    refund,
    markup: customer.markup,
    ...(receipt?.balance && { balance: receipt.balance }),
    ...(receipt?.customer && { customerBack: receipt.customer }),
    ledgerLines: [...(intent.entry?.postings ?? []), ...(intent.plan.instalment?.postings ?? [])].map(
      ({ account, amount }) => ({
        account,
        amount: money(amount, refund.amount.currency),
      }),
    ),
    expiresAt,
    expiresInSeconds: Math.max(0, secondsBetween(now, expiresAt)),
  };
}
