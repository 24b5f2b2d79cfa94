/**
 * What documents of a booking say, before any language or page: data that is stored when a document is issued and never
 * altered afterwards. Labels are codes with words in the translations, names that belong to the day of issue are written
 * out. Amounts shown as lines add up to the total exactly.
 */
import type { GstState } from '../../agency/gst-states.ts';
import type { InLanguages } from '../../people/language.ts';
import type { AppliedRule } from '../../rules/applied-rule.ts';
import type { Money } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { Product } from '../booking.ts';
import type { BookingStatus } from '../life.ts';
import type { CustomerBack } from '../cancel/customer-back.ts';
import type { BalanceSettled } from '../schedule/put-off.ts';
import type { Letterhead } from './letterhead.ts';

/**
 * ticket: the product's own paper, by which what was bought is used; of a booking that is not issued a confirmation of the
 * hold, or no more than what was asked for. invoice: from the house to the agency, with net price, commission and tax
 * withheld. customer-invoice: from the agency to its customer, in customer totals. credit-note: from the house to the agency
 * for a refund, its refund receipt. customer-credit-note: the customer's refund receipt, in customer totals. What is
 * charged later, for a change or for services, has invoices of its own, which name the first.
 */
export const documentKinds = ['ticket', 'invoice', 'customer-invoice', 'credit-note', 'customer-credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

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

/** Something that was sold, in a line: a flight, a room, an entrance. */
export interface SoldItem {
  /** '6E 2134', 'Taj Mahal Palace'. */
  readonly name: string;
  /** 'DEL–BOM', 'Sea view, breakfast'. */
  readonly detail?: string;
  readonly startsOn: IsoDate;
  /** '06:10', by the clock of the place. */
  readonly time?: string;
  readonly endsOn?: IsoDate;
}

export interface SoldTraveller {
  /** 'Ms Lakshmi Iyer'. */
  readonly name: string;
  /** What the supplier issued to them, as it is printed. */
  readonly numbers: readonly string[];
  /** Which of the booking's items are this traveller's, where not all on the paper are. */
  readonly items?: readonly string[];
}

/** Some units of a booking, in print. */
export interface Sold {
  readonly items: readonly SoldItem[];
  readonly travellers: readonly SoldTraveller[];
}

/** What the supplier is paid and what is bought with it, in the order in which lines stand. `price` is all that has no line of its own. */
export const soldLabels = [
  'price',
  'base-price',
  'surcharge',
  'express-charge',
  'supplier-charges',
  'discount',
  'supplier-taxes',
  'supplier-gst',
  'tcs',
  'seats',
  'meals',
  'baggage',
  'special-services',
  'insurance',
] as const;
export type SoldLabel = (typeof soldLabels)[number];

/** Labels have words by product. */
export const lineLabels = [
  ...soldLabels,
  'service-charge',
  'convenience-fee',
  'handling-charges',
  'payment-gateway-charges',
  'rounding',
  'commission',
  'tds',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'gst',
  'returned-by-supplier',
  'kept-by-supplier',
  'commission-reversed',
  'tds-reversed',
  'fees-returned',
  'fees-charged',
  'fare-difference',
  'change-fee',
  'change-gst',
  'cancellation-fee',
  'no-show-fee',
  'cancellation-gst',
  'services-kept',
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
  /** Code of the service: what was sold has its product's, the agent's own is 9985. */
  readonly sac?: string;
  /** Of a line of tax: the value on which it is charged, where that is known. */
  readonly taxable?: Money;
  /** By how much a new fare's line differs from the old one's. */
  readonly difference?: true;
  /** What words need: percents, sections of the law. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly rule?: AppliedRule;
}

export type TaxName = 'cgst' | 'sgst' | 'utgst' | 'igst' | 'gst';

/** The issuer’s tax on its own service. */
export interface DocumentTax {
  /** On what it is charged. */
  readonly taxable: Money;
  /** Hundredths of a per cent, all parts together. */
  readonly basisPoints: number;
  readonly parts: readonly { readonly name: TaxName; readonly basisPoints: number; readonly amount: Money }[];
  readonly tax: Money;
  /**
   * How the value was found. `fee`: the service fee itself. `rule-32-3`: a share of a part of the price, of so many hundredths
   * of a per cent.
   */
  readonly value: { readonly by: 'fee' } | { readonly by: 'rule-32-3'; readonly basisPoints: number };
  /** True: the lines hold it already; false: it stands among them, part by part. */
  readonly included: boolean;
  readonly rules: readonly AppliedRule[];
}

/** Where supplies count as made. */
export interface PlacesOfSupply {
  /** Of the issuer’s own service. */
  readonly service?: GstState;
  /** Of what was sold: in the recipient's state, or where it begins or is found. */
  readonly sold:
    | { readonly by: 'recipient'; readonly state: GstState }
    | {
        readonly by: 'place';
        readonly places: readonly string[];
        readonly placesIn?: InLanguages<readonly string[]>;
      };
}

/** What every document says. */
export interface DocumentHead extends Letterhead {
  readonly version: 1;
  readonly product: Product;
  readonly transactionId: string;
  /** Empty where the supplier has given none. */
  readonly reference: string;
  /** In the business zone. */
  readonly bookedOn: PlaceTime;
  readonly issuer: DocumentParty;
}

/** A product's own paper: an e-ticket, a voucher, a policy. Each product extends it by what only it says. */
export interface ProductPaper extends DocumentHead {
  readonly kind: 'ticket';
  /** Under which its file is known: 'e-ticket', 'voucher', 'hold'. */
  readonly name: string;
  readonly status: BookingStatus;
  /** Until when a hold is kept, in the business zone. */
  readonly heldUntil?: PlaceTime;
  readonly price: { readonly lines: readonly DocumentLine[]; readonly total: Money };
  /** Remarks that were sent with the booking, by the names of their fields. */
  readonly remarks?: readonly { readonly name: string; readonly value: string }[];
  /** Travellers of the units that were cancelled or not used, where others are left; none where the product marks them itself. */
  readonly cancelled?: readonly SoldTraveller[];
  /** On which it was sold. */
  readonly conditions: readonly unknown[];
  /** Read by a machine. */
  readonly code: string;
}

export interface InvoiceDocument extends DocumentHead, Sold {
  readonly kind: 'invoice' | 'customer-invoice';
  /** A registered issuer's with tax, and without any (CGST s. 31(3)(c), Rule 49); an unregistered issuer's. */
  readonly nature: 'tax-invoice' | 'bill-of-supply' | 'invoice';
  readonly recipient: DocumentParty;
  readonly ledgerEntry: string;
  /** Of a supplementary invoice, for what was charged later: the first. */
  readonly original?: OriginalInvoice;
  readonly lines: readonly DocumentLine[];
  readonly total: Money;
  readonly tax?: DocumentTax;
  readonly places: PlacesOfSupply;
  /** Of a change to a cheaper price: what the one that was given up does not bring back; no part of the total. */
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

/** The invoice that a later document names, and its recipient. */
export interface NamedInvoice extends OriginalInvoice {
  readonly recipient: DocumentParty;
}

/** One traveller's part of a refund. */
export interface DocumentShare {
  readonly name: string;
  /** Which of the booking's items, in print. */
  readonly items: readonly string[];
  readonly amount: Money;
}

export interface CreditNoteDocument extends DocumentHead, Sold {
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
  /** What is refunded to the agency; on the customer's receipt what the customer gets, or would get had all been paid. */
  readonly total: Money;
  readonly tax?: DocumentTax;
  readonly places: PlacesOfSupply;
  /** Whose the refund is; they add up to the total. Absent where they cannot be separated. */
  readonly shares?: readonly DocumentShare[];
  /** The agency's own figures, on its own note alone; no part of the total. */
  readonly own?: { readonly customerRefund: Money; readonly markup: Money };
  /** Where the agency had not paid all: what of the total settles that, and what of it comes to its account. On its own note alone. */
  readonly balance?: BalanceSettled;
  /** Where the customer had not to pay all at once: what of their refund settles what they have not paid, and what comes back to them. */
  readonly customer?: CustomerBack;
}

export type PaperDocument = ProductPaper | InvoiceDocument | CreditNoteDocument;

/**
 * A document without the parts that a print leaves out. A service charge that is not shown is in the price instead, so that
 * the lines still add up; tax documents keep all that the law asks of them.
 */
export function withoutDocumentParts(document: PaperDocument, hidden: readonly DocumentPart[]): PaperDocument {
  if (document.kind !== 'ticket') return document;
  const { lines } = document.price;
  const shown = hidden.includes('service-fee') ? foldedIn(lines) : lines;
  return {
    ...document,
    ...(hidden.includes('gstin') ? { issuer: withoutGstin(document.issuer) } : {}),
    ...(hidden.includes('fee-rules') ? { conditions: [] } : {}),
    ...(hidden.includes('barcode') ? { code: '' } : {}),
    price: { ...document.price, lines: hidden.includes('fare') ? [] : shown },
  };
}

/** The service charge put into the price: what is left of base price, surcharge and service charge is one line. */
export function foldedIn(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const inPrice = (line: DocumentLine) => ['price', 'base-price', 'surcharge', 'service-charge'].includes(line.label);
  const [first, ...others] = lines.filter(inPrice);
  if (first === undefined) return lines;
  const minor = others.reduce((total, { amount }) => total + amount.minor, first.amount.minor);
  const price: DocumentLine = {
    label: 'price',
    amount: { ...first.amount, minor },
    ...(first.sac !== undefined && { sac: first.sac }),
  };
  return [price, ...lines.filter((line) => !inPrice(line))];
}

function withoutGstin({ gstin: _gstin, state: _state, ...party }: DocumentParty): DocumentParty {
  return party;
}
