/** A sale that was made elsewhere (by telephone, at a counter, in another system) and is billed here: what was bought of whom. */
import type { LeadDraft } from '../people/lead.ts';
import type { Money } from '../money/money.ts';
import { type Service, services } from '../booking/booking.ts';
import { paidElsewhereWays } from '../booking/payment.ts';
import type { GstType } from '../booking/papers/subject.ts';
import type { IsoDate } from '../time/calendar-date.ts';

/** Whatever is sold here may have been sold elsewhere: what each says is its line in `service-lines.ts`. */
export const billedKinds = services;
export type BilledKind = Service;

/** What the lines of services say in words. */
export const saleTexts = [
  'carrier',
  'sector',
  'cabin',
  'ticket',
  'hotel',
  'city',
  'roomType',
  'train',
  'travelClass',
  'quota',
  'operator',
  'origin',
  'destination',
  'coach',
  'seats',
  'time',
  'insurer',
  'plan',
  'region',
  'sumInsured',
  'country',
  'visaType',
  'visaEntries',
  'packageName',
  'includes',
  'cruiseLine',
  'ship',
  'sailing',
  'port',
  'carClass',
  'tripKind',
  'pickUp',
  'drop',
] as const;
export type SaleText = (typeof saleTexts)[number];
/** And in numbers. */
export type SaleCount = 'rooms';

/** What of these its line has: 'DEL-BOM-DEL' as a sector, '12951' or 'Mumbai Rajdhani 12951' as a train, '21:30' as a time. */
export type BilledSale = { readonly kind: BilledKind } & Partial<
  Readonly<Record<SaleText, string> & Record<SaleCount, number>>
>;

/** `confirmation`: a PNR, a policy's number, or whatever the seller knows it by. */
export interface Bill {
  readonly sale: BilledSale;
  readonly startsOn: IsoDate;
  readonly endsOn?: IsoDate;
  /** By whose calendar these days are. */
  readonly zone: string;
  readonly confirmation: string;
  /** Of whom it was bought. */
  readonly supplier: string;
  /** The number of the supplier's invoice. */
  readonly supplierDocument?: string;
  /** What the agency calls it in its own books. */
  readonly ownReference?: string;
  /** The number of an earlier invoice to the customer that this sale belongs to: of the ticket that it changes, of the tour that it adds to. */
  readonly referenceInvoice?: string;
  readonly passengers: number;
  /** Of the basic amount, what the supplier keeps where it is cancelled; the same share of the taxes is kept with it. */
  readonly cancelCharge: Money;
  /** Of the tax on the agency's own service; by its place of supply where absent. */
  readonly gstType?: GstType;
  /** Of the tax in the supplier's own service charges, as its document says; not known where absent. */
  readonly supplierGstType?: GstType;
}

/** What the agency adds for itself, as agents bill it: three amounts, each its own. */
export const serviceCharges = ['serviceCharge', 'serviceCharge2', 'serviceCharge3'] as const;

/** What the supplier adds for itself to what it sold: of the same kind. */
export const supplierCharges = ['supplierCharge', 'supplierCharge2', 'supplierCharge3'] as const;

/**
 * Both sides of its price. The supplier's: basic amount, taxes and up to three service charges of its own, less the commission that
 * was given, plus the tax withheld on that. The customer's: a basic amount and taxes of its own, plus up to three service charges of
 * the agency's, less the commission or discount that the customer is given, plus the tax that the agency withholds on that and owes
 * to the tax office: what the supplier adds is the agency's cost, which its own side may pass on.
 */
export interface BillAmounts
  extends Readonly<Record<(typeof serviceCharges)[number] | (typeof supplierCharges)[number], Money>> {
  readonly basic: Money;
  readonly taxes: Money;
  /** Of its service charges together, what the supplier keeps where it is cancelled: the agency's cost, and no charge of the customer's. */
  readonly supplierChargeKept: Money;
  readonly commission: Money;
  /** Of the basic amount, where the commission is a share of it. */
  readonly commissionBasisPoints?: number;
  readonly tds: Money;
  /** The supplier's, where nothing else is asked of the customer. */
  readonly customerBasic: Money;
  readonly customerTaxes: Money;
  /** The customer's commission. */
  readonly discount: Money;
  /** Of the customer's basic amount, where the discount is a share of it. */
  readonly discountBasisPoints?: number;
  readonly customerTds: Money;
}

/** The amounts of a bill, in the order of its form. */
export const billAmounts = [
  'basic',
  'taxes',
  ...supplierCharges,
  'supplierChargeKept',
  'commission',
  'tds',
  'customerBasic',
  'customerTaxes',
  ...serviceCharges,
  'discount',
  'customerTds',
] as const;

/** Each amount that may be said as a share of its side's basic amount instead, never as both, by the name of that share. */
export const billShares = { commission: 'commissionBasisPoints', discount: 'discountBasisPoints' } as const;
export type SharedAmount = keyof typeof billShares;
export type BillShare = (typeof billShares)[SharedAmount];
export const sharedAmounts: readonly SharedAmount[] = ['commission', 'discount'];

/** account: it is charged to the agency's account here. Otherwise no money of the house moves. */
export const billPayments = ['account', ...paidElsewhereWays] as const;

/** A bill as it is being written: any field may be missing or wrong. */
export interface BillDraft
  extends Partial<Readonly<Record<(typeof billAmounts)[number] | 'cancelCharge', Money | undefined>>>,
    Partial<Readonly<Record<SaleText, string | undefined>>>,
    Partial<Readonly<Record<SaleCount | BillShare, number | undefined>>> {
  readonly kind?: string | undefined;
  readonly startsOn?: string | undefined;
  readonly endsOn?: string | undefined;
  readonly confirmation?: string | undefined;
  readonly supplier?: string | undefined;
  readonly supplierDocument?: string | undefined;
  readonly ownReference?: string | undefined;
  readonly referenceInvoice?: string | undefined;
  readonly lead?: LeadDraft | undefined;
  readonly passengers?: number | undefined;
  /** One of `billPayments`; the account where absent. */
  readonly paidBy?: string | undefined;
  readonly gstType?: string | undefined;
  readonly supplierGstType?: string | undefined;
}
