/** A sale that was made elsewhere (by telephone, at a counter, in another system) and is billed here: what was bought of whom. */
import type { LeadDraft } from '../people/lead.ts';
import type { Money } from '../money/money.ts';
import { paidElsewhereWays } from '../booking/payment.ts';
import type { IsoDate } from '../time/calendar-date.ts';

export const billedKinds = ['flight', 'hotel', 'train'] as const;
export type BilledKind = (typeof billedKinds)[number];

export interface BilledFlight {
  readonly kind: 'flight';
  readonly carrier: string;
  /** 'DEL-BOM', 'DEL-BOM-DEL'. */
  readonly sector: string;
  readonly cabin?: string;
  readonly ticket?: string;
}

export interface BilledHotel {
  readonly kind: 'hotel';
  readonly hotel: string;
  readonly city: string;
  readonly rooms: number;
  readonly roomType?: string;
}

export interface BilledTrain {
  readonly kind: 'train';
  /** '12951', 'Mumbai Rajdhani 12951'. */
  readonly train: string;
  /** 'NDLS-MMCT'. */
  readonly sector: string;
  readonly travelClass: string;
  readonly quota?: string;
}

export type BilledSale = BilledFlight | BilledHotel | BilledTrain;

/** `confirmation`: a PNR, or the number by which a hotel knows the stay. */
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
  readonly passengers: number;
  /** Of the basic amount, what the supplier keeps where it is cancelled; the same share of the taxes is kept with it. */
  readonly cancelCharge: Money;
}

/**
 * Both sides of its price. The supplier's: basic amount and taxes, less the commission that was given, plus the tax withheld on
 * that. The customer's: the same amount and taxes, plus the service charge, less a discount.
 */
export interface BillAmounts {
  readonly basic: Money;
  readonly taxes: Money;
  readonly commission: Money;
  readonly tds: Money;
  readonly serviceCharge: Money;
  readonly discount: Money;
}

/** The amounts of a bill, in the order of its form. */
export const billAmounts = ['basic', 'taxes', 'commission', 'tds', 'serviceCharge', 'discount'] as const;

/** account: it is charged to the agency's account here. Otherwise no money of the house moves. */
export const billPayments = ['account', ...paidElsewhereWays] as const;

/** A bill as it is being written: any field may be missing or wrong. */
export interface BillDraft
  extends Partial<Readonly<Record<(typeof billAmounts)[number] | 'cancelCharge', Money | undefined>>> {
  readonly kind?: string | undefined;
  readonly carrier?: string | undefined;
  readonly sector?: string | undefined;
  readonly cabin?: string | undefined;
  readonly ticket?: string | undefined;
  readonly hotel?: string | undefined;
  readonly city?: string | undefined;
  readonly rooms?: number | undefined;
  readonly roomType?: string | undefined;
  readonly train?: string | undefined;
  readonly travelClass?: string | undefined;
  readonly quota?: string | undefined;
  readonly startsOn?: string | undefined;
  readonly endsOn?: string | undefined;
  readonly confirmation?: string | undefined;
  readonly supplier?: string | undefined;
  readonly supplierDocument?: string | undefined;
  readonly ownReference?: string | undefined;
  readonly lead?: LeadDraft | undefined;
  readonly passengers?: number | undefined;
  /** One of `billPayments`; the account where absent. */
  readonly paidBy?: string | undefined;
}
