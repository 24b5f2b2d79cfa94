/**
 * What past sales would have been marked up by under other rules: of each sale what its supplier asked, for how many, and what was
 * added then. Read from the sale's own price, so that nothing is asked of anyone.
 */
import type { Booking } from '../../booking/booking.ts';
import { unitParams } from '../../booking/cancel/price-of-units.ts';
import { chooseSellingTerms, noSellingTerms } from '../../booking/sale/selling-terms.ts';
import type { FlightBooking } from '../../flight/booking/flight-booking.ts';
import type { FareOption } from '../../flight/offer/offer.ts';
import { chooseTerms } from '../../flight/terms/apply-terms.ts';
import { fareContext, journeyOf } from '../../flight/terms/journey.ts';
import { noTerms } from '../../flight/terms/terms.ts';
import { add, type Money, multiply, sum, zero } from '../../money/money.ts';
import { countByType } from '../../people/traveller.ts';
import { markupShare } from '../../price/markup-share.ts';
import { rowsFor } from '../../price/buyer.ts';
import type { PricePart, PricePartName } from '../../price/price.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { MarkupRows } from './rules.ts';

/** What one rule adds to one sale; `rule` is absent where none fits. */
export interface MarkedUp {
  readonly rule?: string;
  readonly amount: Money;
}

/** Lines that the agency and the portal add to what a supplier asks. */
const added: readonly PricePartName[] = [
  'markup',
  'extra-markup',
  'agent-discount',
  'service-fee',
  'rounding',
  'convenience-fee',
  'handling-charges',
  'payment-gateway-charges',
  'gst',
  'discount',
];

/** What was added by rules when it was sold, and by which. */
export function markedUpThen({ price }: Pick<Booking, 'price'>): readonly MarkedUp[] {
  return (price.breakdown.parts ?? [])
    .filter(({ name }) => name === 'markup')
    .map(({ amount, rule }) => ({ amount, ...(rule && { rule: rule.id }) }));
}

type Airports = Parameters<typeof journeyOf>[1];

/** On which day, and for whose travel. */
export interface Sold {
  readonly on: IsoDate;
  readonly companyId?: string | undefined;
}

/** What the rows would add to it, had they been there when it was sold. */
export function markedUpBy(
  booking: Booking,
  { markups, productMarkups }: MarkupRows,
  { on, companyId }: Sold,
  airports: Airports,
): readonly MarkedUp[] {
  const buyer = companyId === undefined ? {} : { companyId };
  const rows = { markups: rowsFor(markups, buyer), productMarkups: rowsFor(productMarkups, buyer) };
  return isFlight(booking) ? ofFlight(booking, rows, on, airports) : ofUnits(booking, rows, on);
}

function isFlight(booking: Booking): booking is FlightBooking {
  return booking.product === 'flight';
}

/** Each fare by itself: one for the whole journey, or one a direction. */
function ofFlight(booking: FlightBooking, rows: MarkupRows, on: IsoDate, airports: Airports): readonly MarkedUp[] {
  const { options, itineraries, travellers } = booking;
  const party = countByType(travellers);
  const seats = party.adults + party.children;
  return options.map((option, at): MarkedUp => {
    const direction = itineraries[at];
    const journey = journeyOf(options.length > 1 && direction !== undefined ? [direction] : itineraries, airports);
    const { markup } = chooseTerms(fareContext(option, journey, party), { ...noTerms, markups: rows.markups }, on);
    const of = suppliersOf(option);
    if (markup === undefined) return { amount: zero(of.currency) };
    const { id: rule, amount } = markup;
    return {
      rule,
      amount: 'perTraveller' in amount ? multiply(amount.perTraveller, seats) : markupShare(of, amount, seats),
    };
  });
}

function suppliersOf({ breakdown }: FareOption): Money {
  return sum(
    breakdown.amount.currency,
    (breakdown.parts ?? [breakdown]).filter(({ name }) => !added.includes(name)).map(({ amount }) => amount),
  );
}

function ofUnits({ product, price }: Booking, rows: MarkupRows, on: IsoDate): readonly MarkedUp[] {
  const { markup } = chooseSellingTerms({ ...noSellingTerms, productMarkups: rows.productMarkups }, product, on);
  const { currency } = price.total;
  if (markup === undefined) return [{ amount: zero(currency) }];
  const { id: rule, amount } = markup;
  const units = unitsOf(price.breakdown);
  return [
    {
      rule,
      amount:
        'perUnit' in amount
          ? multiply(amount.perUnit, units.length)
          : sum(
              currency,
              units.map((of) => markupShare(of, amount)),
            ),
    },
  ];
}

/** What the supplier asked for each unit that the lines name. */
function unitsOf({ parts = [] }: PricePart): readonly Money[] {
  const lines = parts.filter(({ name }) => name === 'fare').flatMap((fare) => fare.parts ?? [fare]);
  const units = new Map<string, Money>();
  for (const { amount, params } of lines) {
    const { passenger, item } = { ...unitParams({ traveller: 0, item: 0 }), ...params };
    const unit = `${String(passenger)} ${String(item)}`;
    const before = units.get(unit);
    units.set(unit, before === undefined ? amount : add(before, amount));
  }
  return [...units.values()];
}
