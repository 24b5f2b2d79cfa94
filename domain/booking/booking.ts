/** A booking as kept and shown: what was bought, for whom, in which state, for how much, and all that happened to it. */
import type { Language } from '../people/language.ts';
import type { Money } from '../money/money.ts';
import type { Traveller } from '../people/traveller.ts';
import type { Instant } from '../time/instant.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { Price } from '../price/price.ts';
import type { WithOutcome, WithSide, WithTrouble } from './bought-with.ts';
import type { BookingMoney } from './booking-money.ts';
import type { HoldLimiter } from './hold/limit.ts';
import type { BookedParameter } from './parameters.ts';
import type { PaidElsewhere, PaymentStatus } from './payment.ts';
import type { AmendmentKind, AmendmentState } from './amendment.ts';
import type { BookingStatus } from './life.ts';
import type { PutOff } from './schedule/put-off.ts';

/** 'FL26110000012': what the agent quotes on the phone; unique in a deployment. */
export type TransactionId = string;

export interface BookingContact {
  readonly email: string;
  /** Perhaps several, with semicolons between. */
  readonly alternateEmail?: string;
  readonly mobile: string;
  /** What the customer is written to in; the portal's own where absent. */
  readonly language?: Language;
}

export interface GstDetails {
  /** Name of the holder as registered. */
  readonly holder: string;
  readonly number: string;
  readonly email: string;
  readonly address: string;
  readonly phone: string;
}

/** What can be cancelled alone: a traveller in one of the things that were bought (a direction, a room), by position from 0. */
export interface Unit {
  readonly traveller: number;
  readonly item: number;
}

/** A unit that was cancelled. */
export interface GoneUnit extends Unit {
  /** Nobody came for it. */
  readonly missed?: boolean;
  /** Used, and refunded by a claim since: it stays on lists and papers. */
  readonly claimed?: boolean;
}

/** A booking that was one with another until travellers were split off. */
export interface LinkedBooking {
  readonly transactionId: TransactionId;
  readonly reference: string;
  /** split-from: the one that these travellers were in before. split-into: of travellers who were in this one. */
  readonly how: (typeof linkKinds)[number];
}

export const linkKinds = ['split-from', 'split-into'] as const;

/** What was asked for together with a booking, a booking of its own; or the one that it was asked for with. */
export interface BoughtWith {
  readonly how: WithSide;
  readonly product: Product;
  readonly outcome: WithOutcome;
  readonly trouble?: WithTrouble;
  /** Its booking, once there is one. */
  readonly transactionId?: TransactionId;
  readonly status?: BookingStatus;
  /** What the customer pays for it by the price that was agreed to. */
  readonly total?: Money;
}

/** What is being done to a booking. */
export interface AmendmentUnderWay {
  readonly kind: AmendmentKind;
  readonly state: Extract<AmendmentState, 'requested' | 'in-doubt'>;
}

export interface HistoryEvent {
  readonly at: Instant;
  /** A code with words in Fluent under `history-<code>`: 'confirmed'. */
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Who did it; the system where absent. */
  readonly actor?: string;
  /** The identity it was done for, where it is not the actor's own. */
  readonly onBehalfOf?: string;
}

export interface MoneyLine {
  /** 'LG-4124'. */
  readonly entryId: string;
  readonly at: Instant;
  readonly kind: LedgerKind;
  readonly debit: Money;
  readonly credit: Money;
}

/** Amounts are what the account was charged and given: both for callers who may see net fares, none for others. */
export type ShownMoneyLine = Omit<MoneyLine, 'debit' | 'credit'> & Partial<Pick<MoneyLine, 'debit' | 'credit'>>;

export const ledgerKinds = [
  'booking',
  'instalment',
  'refund',
  'reversal',
  'deposit',
  'offer-deposit',
  'adjustment',
  'incentive',
  'reward',
  'tds',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What a deployment may offer to search for and buy. */
export const services = ['flight', 'hotel', 'bus', 'train', 'insurance', 'visa', 'holiday', 'cruise', 'cab'] as const;
export type Service = (typeof services)[number];
/** And what was sold elsewhere and is billed here. */
export const products = [...services, 'billing'] as const;
export type Product = (typeof products)[number];

export function isService(product: Product): product is Service {
  return services.some((each) => each === product);
}

/**
 * How much a supplier changed of what was sold. minor: it is what was sold, a little earlier or later. major: it may no longer
 * be of use. cancelled: a part of it is not there any more.
 */
export const changeSeverities = ['minor', 'major', 'cancelled'] as const;
export type ChangeSeverity = (typeof changeSeverities)[number];

/** What a row shows of a booking: of what is left of it; of one that is cancelled whole, as sold. */
export interface InShort {
  /** In the notation of its product: 'DEL-BOM-DEL', a hotel and its city. */
  readonly title: string;
  /** Of whom it is bought: a carrier's code, stars. */
  readonly mark: string;
  /** Local dates. */
  readonly startsOn: IsoDate;
  readonly endsOn?: IsoDate;
  readonly leadTraveller: string;
  readonly travellerCount: number;
}

/** A row of the bookings list. */
export interface BookingSummary extends InShort {
  readonly transactionId: TransactionId;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly reference?: string;
  readonly customerTotal: Money;
  /** What the agency is charged for it as it was sold, and earns with it; for callers who may see net fares. */
  readonly net?: Money;
  readonly earned?: Money;
  readonly bookedOn: Instant;
  readonly bookedBy: string;
  /** Until when it is kept without paying. */
  readonly heldUntil?: Instant;
  /** Of what it was charged, what the agency is still to pay, and by when; for callers who may see net fares. */
  readonly putOff?: PutOff;
  /** Present where the supplier changed what was sold and an answer is due. */
  readonly scheduleChange?: ChangeSeverity;
  /** From when on all of it that somebody is booked on has begun; absent where nobody is. */
  readonly begunAt?: Instant;
  /** Nobody who was booked on it came. */
  readonly noShow?: boolean;
}

/** A booking of any product, whatever was bought: each product extends it by its own terms. */
export interface Booking {
  readonly transactionId: TransactionId;
  readonly product: Product;
  readonly status: BookingStatus;
  /** What the supplier knows it by, once known: a record locator, a voucher or policy number. */
  readonly reference?: string;
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookedParameter[];
  /** As sold, services included. */
  readonly price: Price;
  /** No supplier here knows it as it is: whatever is to be done about it, people do where it was made. */
  readonly elsewhere?: boolean;
  /** How it was paid where the account here was not charged for it, and is given nothing back. */
  readonly paidElsewhere?: PaidElsewhere;
  /** Until when it is kept without payment, and who set that limit; present while it is held. */
  readonly heldUntil?: Instant;
  readonly heldBy?: HoldLimiter;
  /** Present while the booking is `amending`. */
  readonly amending?: AmendmentUnderWay;
  /** Cancelled: which units no longer stand. `price` stays as it was sold. */
  readonly gone?: readonly GoneUnit[];
  /** Bookings that it was split into, and the one that it was split from, in the order in which that was done. */
  readonly linked?: readonly LinkedBooking[];
  /** What was asked for with it, and the booking that it was bought with itself. */
  readonly boughtWith?: readonly BoughtWith[];
  readonly bookedBy: string;
  readonly bookedOn: Instant;
  readonly agency: AgencyCard;
  readonly history: readonly HistoryEvent[];
  readonly moneyLines: readonly ShownMoneyLine[];
  /** What the customer pays for it, changes added and refunds taken off; before it is charged, what it will be. */
  readonly customerPays: Money;
  /** How it stands with the agency's account. */
  readonly payment: PaymentStatus;
  /** What it has come to by its entries, or will come to where it has none; for callers who may see net fares. */
  readonly money?: BookingMoney;
  /** Of what it was charged, what the agency is still to pay, and by when; for callers who may see net fares. */
  readonly putOff?: PutOff;
}

/** Who sold it, as printed on documents. */
export interface AgencyCard {
  readonly agentId: string;
  readonly companyName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly gstNumber?: string;
}
