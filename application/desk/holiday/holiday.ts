/** Finding packages, opening one, sending it to a customer, keeping its price and buying; and what its customer pays afterwards. */
import type { PayerDraft } from '#domain/holiday/checkout/rules.ts';
import type { HolidayPackage } from '#domain/holiday/package/package.ts';
import type { Instalment } from '#domain/booking/schedule/schedule.ts';
import type { HolidaySearch, TripChoices } from '#domain/holiday/search/rules.ts';
import type { RoomParty } from '#domain/holiday/trip/party.ts';
import type { HolidayTrip, TripStay } from '#domain/holiday/trip/trip.ts';
import type { Money } from '#domain/money/money.ts';
import type { InLanguages, Language } from '#domain/people/language.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';
import type { RecordPayment } from '../schedule/customer-payments.ts';
import type { NotFound, RequestIdReused, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface ListedHoliday extends Omit<HolidayPackage, 'days' | 'inclusions' | 'exclusions' | 'textsIn'> {
  /** What it is called in other languages. */
  readonly nameIn?: InLanguages;
  readonly days: number;
  readonly startsOn: IsoDate;
  /** Where its flights begin; its price has none where absent. */
  readonly origin?: string;
  /** Seats left of a group, where they are few. */
  readonly left?: number;
  /** What the customer pays for all, and a person's share of it. */
  readonly total: Money;
  readonly perPerson: Money;
  /** For callers who may see net fares. */
  readonly earn?: Money;
}

export interface HolidaysFound {
  /** The cheapest first. */
  readonly packages: readonly ListedHoliday[];
}

/** A package on a day for a party, as chosen so far. */
export interface TripWanted extends TripChoices {
  readonly packageId: string;
  readonly from: string;
  readonly rooms: readonly RoomParty[];
}

export interface HotelChoice extends Pick<TripStay, 'hotelId' | 'name' | 'stars' | 'area'> {
  /** Dearer, or cheaper, than the one that is chosen, for all nights and rooms, before taxes. */
  readonly difference: Money;
}

export interface HolidayDetails {
  /** Good for an hour, to be quoted from. */
  readonly offerId: string;
  readonly package: HolidayPackage;
  readonly trip: HolidayTrip;
  readonly price: Price;
  readonly perPerson: Money;
  /** What the customer would pay when, if it were booked today. */
  readonly instalments: readonly Instalment[];
  /** By stop; none of a group. */
  readonly hotels: readonly (readonly HotelChoice[])[];
  /** Of a group: its next days, with the seats that are left. */
  readonly departures: readonly { readonly date: IsoDate; readonly left: number }[];
}

export interface HolidayQuote extends ProductQuote {
  /** What it was asked for by: asked again, it says what it costs then. */
  readonly offerId: string;
  readonly trip: HolidayTrip;
  readonly instalments: readonly Instalment[];
}

export interface BookHoliday extends BookFromQuote {
  /** Room by room, in each the adults first, then the children as they were quoted. */
  readonly travellers: readonly Traveller[];
  /** One for each room, where tax is collected from who pays. */
  readonly payers: readonly PayerDraft[];
  readonly wishes?: string;
}

export interface QuoteHoliday {
  readonly offerId: string;
  readonly pans?: readonly string[];
}

export interface ProposeHoliday {
  readonly offerId: string;
  readonly requestId: string;
  readonly customer: { readonly name: string; readonly email?: string };
  /** What it is written in. */
  readonly language: Language;
  /** In the agent's words, above the days. */
  readonly note?: string;
}

export interface Proposed {
  readonly reference: string;
  /** To be sent by whatever the customer reads. */
  readonly text: string;
  /** It goes to the customer's address by mail. */
  readonly mailed: boolean;
}

export interface HolidayDesk {
  readonly search: (request: HolidaySearch) => Answer<HolidaysFound>;
  /** SoldOut where a part of it is not free for the party on these days. */
  readonly details: (request: TripWanted) => Answer<HolidayDetails, NotFound | SoldOut>;
  /** Of payers whose PANs are given, room by room, the tax is collected by what they bought in the financial year. */
  readonly quote: (request: QuoteHoliday) => Answer<HolidayQuote, NotFound | SoldOut>;
  /** Writes it to a customer, without net prices. */
  readonly propose: (request: ProposeHoliday) => Answer<Proposed, NotFound | SoldOut | RequestIdReused>;
  readonly book: (request: BookHoliday) => Answer<ProductBooked, SaleRefused>;
  /** Records what the agency received of its customer. */
  readonly receive: RecordPayment;
}
