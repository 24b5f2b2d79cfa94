/** What booking must know of a product to sell it, change it and cancel it. */
import type { Effect } from 'effect';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { Booking, BookingSummary, Product, Unit } from '#domain/booking/booking.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import type { CustomerPaid, Instalment } from '#domain/booking/schedule/schedule.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CancelQuote, TicketHeldAsked } from '#application/desk/amendments.ts';
import type { Invalid, NotPermitted } from '#application/desk/failures.ts';
import type { HoldEnded } from '#application/desk/products.ts';
import type { SignedInCaller } from '../caller.ts';
import type { Amendable, AmendableBooking, AmendmentPlan } from '../ports/booking/amendment-book.ts';
import type { BookingIntent, KeptBooking, Letter, Narration } from '../ports/booking/booking-book.ts';
import type { ProductTypes } from '../ports/booking/product-types.ts';
import type { Amendments, Supplier } from '../ports/supplier.ts';

type Params = Readonly<Record<string, string>>;

/** What a sale writes, beside the money. */
export interface Sale<P extends ProductTypes> {
  readonly agencyId: string;
  readonly reference: string;
  readonly issued: P['issued'];
  readonly place: Pick<BookingSummary, 'mark' | 'title' | 'leadTraveller'>;
}

/** What follows from what a supplier calls what it sold or holds. */
export interface Referred {
  /** Of the history. */
  readonly params: Params;
  /** The supplier's documents by which it is distinguished from all others: each is one booking's in the whole deployment. */
  readonly claims: readonly string[];
}

/** What was done to a booking, as it was planned and as the supplier answered it. */
export interface Amended<P extends ProductTypes> {
  readonly kind: AmendmentKind;
  readonly agencyId: string;
  readonly transactionId: string;
  readonly plan: AmendmentPlan<P>;
  readonly answer: P['amended'];
}

/** What a done amendment writes, beside what all of them do. */
export interface Becoming<P extends ProductTypes> {
  readonly changes: P['becomes'] & {
    readonly terms?: P['terms'];
    readonly words?: readonly string[];
    readonly claims?: readonly string[];
  };
  readonly narration: string;
  readonly letters: readonly Letter[];
}

/** A booking as its agency is shown it, but for what stands in other books. */
export type ShownBooking<P extends ProductTypes = ProductTypes> = Omit<
  KeptBooking<P>,
  'agencyId' | 'version' | 'refusal' | 'ledgerEntry'
>;

/** What of a shown booking stands in other books. */
export type BesideBooking = Pick<
  Booking,
  'boughtWith' | 'agency' | 'moneyLines' | 'money' | 'payment' | 'customerPays' | 'history'
>;

/** Of cancelling, what the rules alone do not say. */
export interface SoldCancelling<P extends ProductTypes = ProductTypes> {
  /** False where no rules for units leaving it are known here: people agree on what is kept. */
  hasRules(booking: Amendable<P>, leaving: readonly Unit[]): boolean;
  /** Whether the supplier has changed what was sold, and an answer is due. */
  isChanged(booking: Amendable<P>): boolean;
  /** Paid for services on some of its units. */
  paidForServices(booking: Amendable<P>, units: readonly Unit[]): Money;
  /** Where the rules that a price names come from. */
  sources(trees: readonly PricePart[]): NonNullable<CancelQuote['sources']>;
}

/** Of each product its own part. */
type HoldIssued<Ended extends HoldEnded> = Ended extends HoldEnded
  ? Omit<Ended, 'transactionId' | 'status' | 'reference' | 'total' | 'ledgerEntry'>
  : never;

type Overrides = NonNullable<TicketHeldAsked['overrides']>;

/** Of what is held until it is issued. */
export interface SoldHolding<P extends ProductTypes = ProductTypes> {
  /** What is wrong with what is overridden, by itself. */
  checkOverrides(overrides: Overrides): readonly Violation[];
  /** It is looked at as whatever is bought is; answers what its plan keeps of that. */
  issuing(
    booking: Amendable<P>,
    who: SignedInCaller,
    overrides: Overrides,
    now: Instant,
  ): Effect.Effect<Partial<AmendmentPlan<P>>, Invalid | NotPermitted>;
  /** What its supplier is paid with it, beside the total that it was asked to keep to. */
  beside(booking: Amendable<P>): Money;
  /** What of its price the agency pays later; all is charged when it is issued where absent. */
  putOff?(booking: Amendable<P>, now: Instant): PutOff | undefined;
  /** What was issued, as it is answered. */
  issued(booking: AmendableBooking<P>): HoldIssued<HoldEnded>;
}

export interface PaidByCustomer extends Pick<CustomerPaid, 'receipts'> {
  readonly instalments: readonly Instalment[];
}

export interface SoldProduct<P extends ProductTypes = ProductTypes> {
  readonly rules: ProductRules<P['booking']>;
  /** Who sells it, by code; undefined where this deployment no longer has it. */
  supplier(code: string): Supplier<P['order'], P['issued']> | undefined;
  /** Who does something to an order; undefined where it is asked of people. */
  amendments(code: string): Amendments<P['plan']['asks'], P['amended']> | undefined;
  /** What the supplier is asked to sell. The key is the booking's. */
  order(key: string, quote: P['quote'], intent: BookingIntent<P>): P['order'];
  /** What of a trip its company's travel policy judges, beside what every sale says; absent where there is nothing more. */
  trip?(quote: P['quote'], intent: BookingIntent<P>): TripFacts;
  /** What a customer would pay for a quote whose supplier's total is now another. */
  total(quote: P['quote'], supplierTotal: Money): Effect.Effect<Money>;
  /** Of what is only held, nothing is issued yet. */
  referred(sale: Omit<Sale<P>, 'agencyId' | 'issued'> & { readonly issued?: P['issued'] }): Referred;
  /** What a sale writes. */
  sold(sale: Sale<P>): {
    readonly words: readonly string[];
    readonly narration: Narration;
    readonly letters: readonly Letter[];
  };
  /** What was agreed to with the supplier; undefined where nothing was. */
  agreed(asks: P['plan']['asks']): Money | undefined;
  /** Dies where the answer cannot be one to what was asked. */
  becoming(amended: Amended<P>): Becoming<P>;
  /** As it stands now. */
  shown(booking: ShownBooking<P>, beside: BesideBooking): P['booking'];
  /** What the ledger and the history say of it beside their code. */
  narrated(booking: Amendable<P>): Params;
  /** Of what is done for some of its units. */
  concerning(booking: Amendable<P>, units: readonly Unit[]): Params;
  readonly cancelling: SoldCancelling<P>;
  /** What its customer pays when, as agreed when it was sold on that day, and what was received of it; absent where all is due at once. */
  customerPaid?(booking: KeptBooking<P>, bookedOn: IsoDate): PaidByCustomer;
  /** Absent where its suppliers hold nothing. */
  readonly holding?: SoldHolding<P>;
}

/** By a booking's product; undefined where this deployment does not sell it. */
export type SoldProducts<P extends ProductTypes = ProductTypes> = (product: Product) => SoldProduct<P> | undefined;

export function soldProducts<P extends ProductTypes>(all: readonly SoldProduct<P>[]): SoldProducts<P> {
  const byName = new Map(all.map((each) => [each.rules.product, each]));
  return (product) => byName.get(product);
}

/** Dies where there are bookings of a product that this deployment does not sell. */
export function soldOf<P extends ProductTypes>(sold: SoldProducts<P>, product: Product): SoldProduct<P> {
  const found = sold(product);
  if (found === undefined) throw new Error(`Nobody sells a ${product}`);
  return found;
}
