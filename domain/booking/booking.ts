/** A booking as kept and shown: what was bought, for whom, in which state, for how much, and all that happened to it. */
import type { Money } from '../money/money.ts';
import type { PersonLanguage } from '../people/language.ts';
import type { Traveller } from '../people/traveller.ts';
import type { Instant } from '../time/instant.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { BookedSsr } from '../flight/extras/ancillaries.ts';
import type { Price } from '../price/price.ts';
import type { FareRules } from '../flight/fare/fare-rules.ts';
import type { FareOption } from '../flight/offer/offer.ts';
import type { Itinerary } from '../flight/offer/itinerary.ts';
import type { PnrDialect } from '../flight/pnr/reading.ts';
import type { BookingMoney } from './booking-money.ts';
import type { Route } from '../flight/offer/route.ts';
import type { BookingParameterValue } from './parameters.ts';
import type { AmendmentKind, AmendmentState } from './amendment.ts';
import type { BookingStatus } from './life.ts';
import type { RecordedOverride } from '../flight/checks/check-overrides.ts';
import type { ScheduleChange, ScheduleSeverity } from '../flight/schedule/change.ts';

/** 'FL26110000012': what the agent quotes on the phone; unique in a deployment. */
export type TransactionId = string;

export interface BookingContact {
  readonly email: string;
  /** Perhaps several, with semicolons between. */
  readonly alternateEmail?: string;
  readonly mobile: string;
  /** What the customer is written to in; the portal's own where absent. */
  readonly language?: PersonLanguage;
}

export interface GstDetails {
  /** Name of the holder as registered. */
  readonly holder: string;
  readonly number: string;
  readonly email: string;
  readonly address: string;
  readonly phone: string;
}

export interface Ticket {
  /** Index into the booking's travellers. */
  readonly traveller: number;
  /** 13 digits: airline numeric code and serial. */
  readonly number: string;
  /** Which directions it is good for; all where absent. */
  readonly itineraries?: readonly number[];
  /** The ticket that was given up for it, where flights were changed. */
  readonly inExchangeFor?: string;
}

/** What can be cancelled alone: one traveller in one thing that was bought (a direction of a journey), both by position from 0. */
export interface Unit {
  readonly traveller: number;
  readonly item: number;
}

/** A place that was cancelled. */
export interface GoneUnit extends Unit {
  /** Its flight left without the traveller. */
  readonly missed?: boolean;
}

/** A booking that was one with another until travellers were split off. */
export interface LinkedBooking {
  readonly transactionId: TransactionId;
  readonly reference: string;
  /** split-from: the one that these travellers were in before. split-into: of travellers who were in this one. */
  readonly how: (typeof linkKinds)[number];
}

export const linkKinds = ['split-from', 'split-into'] as const;

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

export type LedgerKind = 'booking' | 'refund' | 'reversal' | 'deposit' | 'payment' | 'adjustment' | 'incentive' | 'tds';

export const products = ['flight', 'hotel', 'bus', 'train', 'insurance', 'visa', 'holiday', 'cruise', 'cab'] as const;
export type Product = (typeof products)[number];

/** A row of the bookings list. */
export interface BookingSummary {
  readonly transactionId: TransactionId;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly reference?: string;
  readonly mark: string;
  /** Of what is still travelled; of a booking that is cancelled whole, as sold. */
  readonly title: Route;
  readonly startsOn: IsoDate;
  readonly endsOn?: IsoDate;
  readonly leadTraveller: string;
  readonly travellerCount: number;
  readonly customerTotal: Money;
  readonly bookedOn: Instant;
  readonly bookedBy: string;
  /** Present where the airline changed its flights and an answer is due. */
  readonly scheduleChange?: ScheduleSeverity;
}

export interface FlightBooking {
  readonly transactionId: TransactionId;
  readonly product: 'flight';
  readonly status: BookingStatus;
  readonly journeyType: 'one-way' | 'round-trip' | 'multi-city';
  /** The airline's record locator, once known. */
  readonly reference?: string;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** One for the whole journey, or one a direction. */
  readonly options: readonly [FareOption, ...FareOption[]];
  readonly rules: FareRules;
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
  /** Meals, baggage, special services and seats, in the order in which they were asked for; what they cost is in the fare. */
  readonly ssr: readonly BookedSsr[];
  /** What was found before the ticket was issued, and overridden; the history tells it too. */
  readonly overrides?: readonly RecordedOverride[];
  readonly price: Price;
  readonly tickets: readonly Ticket[];
  /**
   * Present where it was taken over from a PNR display, of this system: cabin, fare family and basis, baggage, fare rules
   * and aircraft are then not known, whatever `options` and `rules` say.
   */
  readonly imported?: PnrDialect;
  /** No supplier here knows it: whatever is to be done about it, a ticket included, is done where it was made. */
  readonly elsewhere?: boolean;
  /** Until when the airline keeps the seats; present while they are held. */
  readonly heldUntil?: Instant;
  /** Present while the booking is `amending`. */
  readonly amending?: AmendmentUnderWay;
  /** Cancelled: who no longer flies where. `fare` stays as it was sold. */
  readonly gone?: readonly GoneUnit[];
  /** Bookings that it was split into, and the one that it was split from, in the order in which that was done. */
  readonly linked?: readonly LinkedBooking[];
  /** What the airline moved and nobody has answered yet. */
  readonly scheduleChange?: ScheduleChange;
  readonly bookedBy: string;
  readonly bookedOn: Instant;
  readonly agency: AgencyCard;
  readonly history: readonly HistoryEvent[];
  readonly moneyLines: readonly ShownMoneyLine[];
  /** What the customer pays for it, changes added and refunds taken off; before it is charged, what it will be. */
  readonly customerPays: Money;
  /** What it has come to by its entries, or will come to where it has none; for callers who may see net fares. */
  readonly money?: BookingMoney;
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
