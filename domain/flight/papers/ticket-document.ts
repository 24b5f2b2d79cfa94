/** The e-ticket as data: flights, travellers with their ticket numbers, what was paid, and what changing or cancelling costs. */
import type { ProductPaper } from '../../booking/papers/documents.ts';
import type { InLanguages } from '../../people/language.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { LocalDateTime } from '../../time/place-time.ts';
import type { SectorRules } from '../fare/fare-rules.ts';
import type { BaggageAllowance } from '../offer/offer.ts';
import type { PnrDialect } from '../pnr/reading.ts';
import type { Cabin } from '../reference/cabin.ts';

export interface DocumentPlace {
  readonly code: string;
  readonly city: string;
  readonly cityIn?: InLanguages;
  readonly airport: string;
  readonly terminal?: string;
}

export interface DocumentFlight {
  readonly carrier: string;
  readonly carrierName: string;
  readonly carrierNameIn?: InLanguages;
  readonly flightNumber: string;
  readonly operatedBy?: string;
  readonly operatedByIn?: InLanguages;
  readonly origin: DocumentPlace;
  readonly destination: DocumentPlace;
  readonly departure: LocalDateTime;
  readonly arrival: LocalDateTime;
  readonly durationMinutes: number;
  /** Empty where it is not known. */
  readonly equipment: string;
  /** Absent, as is the baggage, where the booking was made elsewhere: then family and fare basis are empty. */
  readonly cabin?: Cabin;
  readonly family: string;
  /** The airline's own record locator, where it is another than the booking's. */
  readonly reference?: string;
  readonly fareBasis: string;
  readonly bookingClass: string;
  readonly baggage?: BaggageAllowance;
  /** On a ticket: its airline does not fly it any more. */
  readonly cancelled?: boolean;
}

/** Something bought or asked for beside the seat in the plane. */
export interface DocumentExtra {
  readonly kind: 'meals' | 'baggage' | 'special_ssr' | 'seat';
  /** 'DEL-BOM'. */
  readonly sector: string;
  readonly name: string;
  readonly status: 'requested' | 'confirmed' | 'refused' | 'cancelled';
}

export interface DocumentWish {
  readonly kind: 'meal' | 'seat' | 'assistance';
  /** As it was asked for: 'VGML', 'window', 'WCHR'. */
  readonly wish: string;
}

export interface DocumentTraveller {
  readonly type: TravellerType;
  /** 'Ms Lakshmi Iyer'. */
  readonly name: string;
  /** 13 digits each. */
  readonly tickets: readonly string[];
  /** 'DEL-BOM': which of the paper's flights are this traveller's, where not all are. */
  readonly sectors?: readonly string[];
  /** Those among them that were given for others. */
  readonly exchanges?: readonly { readonly number: string; readonly inExchangeFor: string }[];
  readonly flyerNumbers?: readonly string[];
  /** What was asked of the airline beside what was bought. */
  readonly wishes?: readonly DocumentWish[];
  readonly extras: readonly DocumentExtra[];
}

export interface TicketDocument extends ProductPaper {
  readonly product: 'flight';
  /** Only a ticket is one: a hold can still be ticketed, a booking has neither. */
  readonly nature: 'ticket' | 'hold' | 'booking';
  readonly travellers: readonly DocumentTraveller[];
  readonly flights: readonly DocumentFlight[];
  /** Where it was taken over from. */
  readonly imported?: PnrDialect;
  readonly conditions: readonly Pick<SectorRules, 'origin' | 'destination' | 'carrier' | 'family' | 'steps' | 'per'>[];
}
