/** A booking as kept and shown: what was bought, for whom, in which state, for how much, and all that happened to it. */
import type { Money } from '../money/money.ts';
import type { Traveller } from '../people/traveller.ts';
import type { Instant } from '../time/instant.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { Fare } from '../flight/fare.ts';
import type { FareRules } from '../flight/fare-rules.ts';
import type { FareOption } from '../flight/offer.ts';
import type { Itinerary } from '../flight/itinerary.ts';
import type { BookingParameterValue } from './parameters.ts';
import type { FlightBookingStatus } from './flight-booking-life.ts';

/** 'FL26110000012': what the agent quotes on the phone; unique in a deployment. */
export type TransactionId = string;

export interface BookingContact {
  readonly email: string;
  /** Perhaps several, with semicolons between. */
  readonly alternateEmail?: string;
  readonly mobile: string;
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
}

export interface HistoryEvent {
  readonly at: Instant;
  /** A code with words in Fluent under `history-<code>`: 'ticketed'. */
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

export type LedgerKind = 'booking' | 'refund' | 'reversal' | 'deposit' | 'payment' | 'adjustment' | 'incentive' | 'tds';

export const products = ['flight', 'hotel', 'bus', 'train', 'insurance', 'visa', 'holiday', 'cruise', 'cab'] as const;
export type Product = (typeof products)[number];

/** A row of the bookings list. */
export interface BookingSummary {
  readonly transactionId: TransactionId;
  readonly product: Product;
  readonly status: FlightBookingStatus;
  readonly pnr?: string;
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  readonly travelDate: IsoDate;
  readonly returnDate?: IsoDate;
  readonly leadTraveller: string;
  readonly travellerCount: number;
  readonly customerTotal: Money;
  readonly bookedOn: Instant;
  readonly bookedBy: string;
}

export interface FlightBooking {
  readonly transactionId: TransactionId;
  readonly product: 'flight';
  readonly status: FlightBookingStatus;
  readonly journeyType: 'one-way' | 'round-trip' | 'multi-city';
  /** The airline's record locator, once known. */
  readonly pnr?: string;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly option: FareOption;
  readonly rules: FareRules;
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
  readonly fare: Fare;
  readonly tickets: readonly Ticket[];
  readonly bookedBy: string;
  readonly bookedOn: Instant;
  readonly agency: AgencyCard;
  readonly history: readonly HistoryEvent[];
  readonly moneyLines: readonly MoneyLine[];
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
