/**
 * What documents of a flight booking say, before any language or page: data that is stored when a document is issued and
 * never altered afterwards. Labels are codes with words in the translations, names that belong to the day of issue
 * (airlines, airports, states) are written out. Amounts shown as lines add up to the total exactly.
 */
import type { GstState } from '../../agency/gst-states.ts';
import type { Cabin } from '../../flight/reference/cabin.ts';
import type { AppliedRule } from '../../rules/applied-rule.ts';
import type { SectorRules } from '../../flight/fare/fare-rules.ts';
import type { BaggageAllowance } from '../../flight/offer/offer.ts';
import type { PnrDialect } from '../../flight/pnr/reading.ts';
import type { Money } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { LocalDateTime, PlaceTime } from '../../time/place-time.ts';
import type { BookingStatus } from '../life.ts';

/**
 * ticket: the traveller's e-ticket and itinerary; of a booking without tickets a confirmation of the hold, or no more than
 * what was asked for. invoice: from the house to the agency, with net fare, commission and tax
 * withheld. customer-invoice: from the agency to its customer, in customer totals. credit-note: from the house to the agency
 * for a refund, its refund receipt. customer-credit-note: the customer's refund receipt, in customer totals. What is
 * charged later, for a change or for services, has invoices of its own, which name the first.
 */
export const documentKinds = ['ticket', 'invoice', 'customer-invoice', 'credit-note', 'customer-credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLanguages = ['en', 'fr', 'ar'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** What may be left out when a document is printed; what is issued stays whole. */
export const documentParts = ['fare', 'service-fee', 'fee-rules', 'gstin', 'barcode'] as const;
export type DocumentPart = (typeof documentParts)[number];

export interface DocumentParty {
  readonly name: string;
  readonly address?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly gstin?: string;
  readonly state?: GstState;
  /** 'AGT10482'. */
  readonly agentId?: string;
}

export interface DocumentPlace {
  readonly code: string;
  readonly city: string;
  readonly airport: string;
  readonly terminal?: string;
}

export interface DocumentFlight {
  readonly carrier: string;
  readonly carrierName: string;
  readonly flightNumber: string;
  readonly operatedBy?: string;
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
  readonly extras: readonly DocumentExtra[];
}

export const lineLabels = [
  'air-fare',
  'base-fare',
  'fuel-surcharge',
  'airport-taxes',
  'airline-gst',
  'seats',
  'meals',
  'baggage',
  'special-services',
  'insurance',
  'discount',
  'service-charge',
  'convenience-fee',
  'rounding',
  'commission',
  'tds',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'gst',
  'returned-by-airline',
  'kept-by-airline',
  'commission-reversed',
  'tds-reversed',
  'fees-returned',
  'fees-charged',
  'later-services',
  'later-change',
  'later-charge',
  'paid-by-customer',
  'kept-of-customer',
] as const;
export type LineLabel = (typeof lineLabels)[number];

export interface DocumentLine {
  readonly label: LineLabel;
  /** Negative where it lowers the total. */
  readonly amount: Money;
  /** Code of the service: 9964 transport of passengers by air, 9985 the agent's own. */
  readonly sac?: '9964' | '9985';
  /** What words need: percents, sections of the law. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly rule?: AppliedRule;
}

export type TaxName = 'cgst' | 'sgst' | 'utgst' | 'igst' | 'gst';

/** The tax of whoever issues the document on its own service. */
export interface DocumentTax {
  /** On what it is charged. */
  readonly taxable: Money;
  /** Hundredths of a per cent, all parts together. */
  readonly basisPoints: number;
  readonly parts: readonly { readonly name: TaxName; readonly basisPoints: number; readonly amount: Money }[];
  readonly tax: Money;
  /**
   * How the value was found. `fee`: the service fee itself. `rule-32-3`: a share of the basic fare, of so many hundredths of
   * a per cent.
   */
  readonly value: { readonly by: 'fee' } | { readonly by: 'rule-32-3'; readonly basisPoints: number };
  /** True: the lines hold it already; false: it stands among them, part by part. */
  readonly included: boolean;
  readonly rules: readonly AppliedRule[];
}

/** Where a supply counts as made: in a state, or, for transport of the unregistered, where each journey begins. */
export interface PlacesOfSupply {
  /** Of the service of whoever issues the document. */
  readonly service?: GstState;
  readonly transport:
    | { readonly by: 'recipient'; readonly state: GstState }
    | { readonly by: 'embarkation'; readonly from: readonly DocumentPlace[] };
}

interface OfBooking {
  readonly version: 1;
  readonly transactionId: string;
  /** Empty where the airline has given none. */
  readonly pnr: string;
  /** In the business zone. */
  readonly bookedOn: PlaceTime;
  /** The name of the portal. */
  readonly brand: string;
  readonly issuer: DocumentParty;
  readonly travellers: readonly DocumentTraveller[];
  readonly flights: readonly DocumentFlight[];
}

export interface TicketDocument extends OfBooking {
  readonly kind: 'ticket';
  /** Only a ticket is one: a hold can still be ticketed, a booking has neither. */
  readonly nature: 'ticket' | 'hold' | 'booking';
  readonly status: BookingStatus;
  /** Until when a hold's seats are kept, in the business zone. */
  readonly heldUntil?: PlaceTime;
  /** Where it was taken over from. */
  readonly imported?: PnrDialect;
  readonly fare: { readonly lines: readonly DocumentLine[]; readonly total: Money };
  readonly rules: readonly Pick<SectorRules, 'origin' | 'destination' | 'carrier' | 'family' | 'steps' | 'per'>[];
  /** Read by a machine: booking, PNR, ticket numbers and flights, a line each. */
  readonly code: string;
}

export interface InvoiceDocument extends OfBooking {
  readonly kind: 'invoice' | 'customer-invoice';
  /** A tax invoice where who issues it is registered. */
  readonly nature: 'tax-invoice' | 'invoice';
  readonly recipient: DocumentParty;
  readonly ledgerEntry: string;
  /** Of a supplementary invoice, for what was charged later: the first. */
  readonly original?: OriginalInvoice;
  readonly lines: readonly DocumentLine[];
  readonly total: Money;
  readonly tax?: DocumentTax;
  readonly places: PlacesOfSupply;
  /** Of a change to a cheaper fare: what the fare that was given up does not bring back; no part of the total. */
  readonly forfeited?: Money;
  /** The agency's own figures, on its own invoice alone; no part of the total. */
  readonly own?: {
    readonly markup: Money;
    readonly discount?: Money;
    readonly rounding?: Money;
    readonly customerTotal: Money;
    /** After the tax that the agency owes on its own service. */
    readonly earn: Money;
  };
}

export interface OriginalInvoice {
  readonly serial: string;
  readonly issuedOn: IsoDate;
}

/** One traveller's part of a refund. */
export interface DocumentShare {
  readonly name: string;
  /** 'DEL-BOM', one a direction. */
  readonly sectors: readonly string[];
  readonly amount: Money;
}

export interface CreditNoteDocument extends OfBooking {
  readonly kind: 'credit-note' | 'customer-credit-note';
  readonly recipient: DocumentParty;
  /** The entry that gave the money back. */
  readonly ledgerEntry: string;
  readonly refundedOn: PlaceTime;
  /** The invoice that it is for. */
  readonly original?: OriginalInvoice;
  /** The booking in which those go on whom it is for: what is given back here is charged there, and nothing was paid out. */
  readonly movedTo?: string;
  readonly lines: readonly DocumentLine[];
  /** What the agency's account was credited with; on the customer's receipt what the customer gets. */
  readonly total: Money;
  readonly tax?: DocumentTax;
  readonly places: PlacesOfSupply;
  /** Whose the refund is; they add up to the total. Absent where they cannot be told apart. */
  readonly shares?: readonly DocumentShare[];
  /** The agency's own figures, on its own note alone; no part of the total. */
  readonly own?: { readonly customerRefund: Money; readonly markup: Money };
}

export type FlightDocument = TicketDocument | InvoiceDocument | CreditNoteDocument;

/**
 * A document without the parts that a print leaves out. A service charge that is not shown is in the fare instead, so that
 * the lines still add up; tax documents keep all that the law asks of them.
 */
export function withoutDocumentParts(document: FlightDocument, hidden: readonly DocumentPart[]): FlightDocument {
  if (document.kind !== 'ticket') return document;
  const shown = hidden.includes('service-fee') ? foldedIn(document.fare.lines) : document.fare.lines;
  return {
    ...document,
    ...(hidden.includes('gstin') ? { issuer: withoutGstin(document.issuer) } : {}),
    ...(hidden.includes('fee-rules') ? { rules: [] } : {}),
    ...(hidden.includes('barcode') ? { code: '' } : {}),
    fare: { ...document.fare, lines: hidden.includes('fare') ? [] : shown },
  };
}

/** The service charge put into the fare: what is left of base fare, fuel surcharge and service charge is one line. */
export function foldedIn(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const inFare = (line: DocumentLine) =>
    ['air-fare', 'base-fare', 'fuel-surcharge', 'service-charge'].includes(line.label);
  const [first, ...others] = lines.filter(inFare);
  if (first === undefined) return lines;
  const minor = others.reduce((total, { amount }) => total + amount.minor, first.amount.minor);
  const fare: DocumentLine = { label: 'air-fare', amount: { ...first.amount, minor }, sac: '9964' };
  return [fare, ...lines.filter((line) => !inFare(line))];
}

function withoutGstin({ gstin: _gstin, state: _state, ...party }: DocumentParty): DocumentParty {
  return party;
}
