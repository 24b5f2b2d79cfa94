/**
 * A price as the lines of a document: each named part of its tree goes to one line, so that the lines add up to the total
 * whatever the tree holds. The customer's lines come from the customer's tree, the agency's from the net one.
 */
import type { PricePart, PricePartName } from '../../price/price.ts';
import { add, isZero, type Money, sum, zero } from '../../money/money.ts';
import { type DocumentLine, foldedIn, type LineLabel, soldLabels } from './documents.ts';
import type { DocumentFacts } from './facts.ts';
import type { DocumentSubject } from './subject.ts';
import { openedParts } from '../../price/summed-parts.ts';
import { withTaxable } from './taxable-lines.ts';

export interface Charges {
  /** What the supplier is paid, and what is bought with it. */
  readonly sold: readonly DocumentLine[];
  /** Fees and, on the customer's side, the agency's own addition; without tax on them. */
  readonly service: Money;
  /** On the agency's side, where nothing of its own stands, the same: each fee and charge of the house by its own name. */
  readonly fees: readonly DocumentLine[];
  /** Tax on the fees, as it stands in the price. */
  readonly serviceTax: Money;
  /** Hundredths of a per cent of that tax; 0 where the price has none. */
  readonly serviceTaxBasisPoints: number;
  /** Zero or negative; on the customer's side alone. What the agent takes off the price. */
  readonly agentDiscount: Money;
  /** On the customer's side alone. */
  readonly rounding: Money;
  /** On the customer's side alone: withheld from the commission that the customer is given, for the tax office. */
  readonly customerTds: Money;
  /** Negative; on the agency's side alone. */
  readonly commission: readonly DocumentLine[];
  readonly tds: readonly DocumentLine[];
}

/** The house's fees as they were charged, each by its name, and the tax on them. */
export type FeesCharged = Pick<Charges, 'fees' | 'service' | 'serviceTax' | 'serviceTaxBasisPoints'>;

type Slot = LineLabel | 'service' | 'service-tax' | 'agent-discount' | 'customer-tds';

/** What every product's price may hold, where the product itself says nothing else of it. */
const slots: Readonly<Partial<Record<PricePartName, Slot>>> = {
  insurance: 'insurance',
  discount: 'discount',
  markup: 'service',
  'extra-markup': 'service',
  'service-fee': 'service',
  'agent-discount': 'agent-discount',
  'customer-tds': 'customer-tds',
  rounding: 'rounding',
  'handling-charges': 'service',
  'convenience-fee': 'service',
  'processing-fee': 'service',
  'payment-gateway-charges': 'service',
  gst: 'service-tax',
  'service-tax': 'service-tax',
  commission: 'commission',
  tds: 'tds',
};

/** What the house charges for its service, each by its own name; what has none of these is a convenience fee. */
const feeLabels = ['convenience-fee', 'handling-charges', 'payment-gateway-charges'] as const;

function feeLabelOf({ name }: PricePart): (typeof feeLabels)[number] {
  return feeLabels.find((each) => each === name) ?? 'convenience-fee';
}

/** The code of an agent's own service. */
export const agentSac = '9985';

/**
 * The charges of a tree whose root is `customer-price` or `net-payable`. The root and `fare` are opened; any other part
 * counts whole, under its own name; one that nobody names is part of the price. Everything adds up to the root's amount.
 */
export function chargesOf(
  root: PricePart,
  { labels, supply }: Pick<DocumentSubject, 'labels'> & { readonly supply: Pick<DocumentSubject['supply'], 'sac'> },
): Charges {
  const { currency } = root.amount;
  const { own, fare } = openedParts(root);
  const parts = [...fare, ...own];
  // What a supplier asks is called as its product calls it, also where the house has a charge of that name.
  const ofFare = new Set(fare);
  const slotOf = (part: PricePart): Slot =>
    (ofFare.has(part) ? (labels[part.name] ?? slots[part.name]) : (slots[part.name] ?? labels[part.name])) ?? 'price';
  const inSlot = (slot: Slot) => parts.filter((part) => slotOf(part) === slot);
  const sumOf = (those: readonly PricePart[]) =>
    sum(
      currency,
      those.map(({ amount }) => amount),
    );
  const total = (slot: Slot) => sumOf(inSlot(slot));
  const lines = (slot: LineLabel): readonly DocumentLine[] => {
    const amount = total(slot);
    const only = inSlot(slot);
    const [first] = only;
    return isZero(amount) && only.length === 0
      ? []
      : [
          {
            label: slot,
            amount,
            ...(isSold(slot) && { sac: supply.sac }),
            ...(only.length === 1 && first?.params !== undefined ? { params: first.params } : {}),
            ...(only.length === 1 && first?.rule !== undefined ? { rule: first.rule } : {}),
          },
        ];
  };
  return {
    sold: withTaxable(soldLabels.flatMap(lines)),
    service: total('service'),
    fees: feeLabels.flatMap((label) =>
      lineUnlessZero(label, sumOf(inSlot('service').filter((part) => feeLabelOf(part) === label)), agentSac),
    ),
    serviceTax: total('service-tax'),
    serviceTaxBasisPoints: basisPointsOf(inSlot('service-tax')),
    agentDiscount: total('agent-discount'),
    rounding: total('rounding'),
    customerTds: total('customer-tds'),
    commission: lines('commission'),
    tds: lines('tds'),
  };
}

/** What the house charges in a tree of the agency's side, whatever the product calls its own parts. */
export function feesCharged(root: PricePart): FeesCharged {
  const { fees, service, serviceTax, serviceTaxBasisPoints } = chargesOf(root, {
    labels: {},
    supply: { sac: agentSac },
  });
  return { fees, service, serviceTax, serviceTaxBasisPoints };
}

/** A line, where it is of anything. */
export function lineUnlessZero(label: LineLabel, amount: Money, sac?: DocumentLine['sac']): readonly DocumentLine[] {
  return isZero(amount) ? [] : [{ label, amount, ...(sac && { sac }) }];
}

/** The lines that end a customer's price: what the agent takes off, the tax withheld on that, and what makes it round. */
export function closingLines({ agentDiscount, customerTds, rounding }: Charges): readonly DocumentLine[] {
  return [
    ...lineUnlessZero('discount', agentDiscount, agentSac),
    ...lineUnlessZero('tds', customerTds),
    ...lineUnlessZero('rounding', rounding),
  ];
}

/** The customer's price in lines, the service charge with the tax on it as one of them or inside the price. */
export function customerLines({ booking, subject }: DocumentFacts, folded: boolean): readonly DocumentLine[] {
  const charges = chargesOf(booking.price.breakdown, subject);
  const { sold, service, serviceTax } = charges;
  const amount = add(service, serviceTax);
  const lines: readonly DocumentLine[] = isZero(amount)
    ? sold
    : [...sold, { label: 'service-charge', amount, sac: agentSac }];
  return [...(folded && !isZero(amount) ? foldedIn(lines) : lines), ...closingLines(charges)];
}

/** What the lines of a document come to. */
export function totalOf(lines: readonly DocumentLine[], currency: Money['currency']): Money {
  return lines.reduce((total, { amount }) => add(total, amount), zero(currency));
}

function isSold(slot: LineLabel): boolean {
  return soldLabels.some((each) => each === slot);
}

/** Where the parts are of several rates, none is named. */
function basisPointsOf(parts: readonly PricePart[]): number {
  const rates = new Set(parts.map(({ params }) => Math.round(Number(params?.['percent'] ?? 0) * 100)));
  const [rate = 0] = rates;
  return rates.size === 1 && Number.isSafeInteger(rate) ? rate : 0;
}
