/** A bill as a booking, and what booking must know of it. Its one unit is the whole of what was billed. */
import type { Booking, InShort, Unit } from '../booking/booking.ts';
import { cancellingByUnit } from '../booking/cancel/by-unit.ts';
import type { Cancellable } from '../booking/cancel/cancellation.ts';
import { leadTravellerOf, type Named, nameOf } from '../booking/in-short.ts';
import type { DocumentedBooking } from '../booking/papers/facts.ts';
import { type Beginning, onWholeDays } from '../booking/passenger-calendar.ts';
import { peopleOf, type Presence } from '../booking/presence.ts';
import type { ProductRules } from '../booking/product.ts';
import { startOfDay, type Instant } from '../time/instant.ts';
import { addDays } from '../time/calendar-date.ts';
import type { Bill } from './bill.ts';
import { serviceLines } from './service-lines.ts';

export interface BillingBooking extends Booking {
  readonly product: 'billing';
  readonly bill: Bill;
}

export interface CancellableBill extends Cancellable {
  readonly bill: Bill;
}

export type DocumentedBill = DocumentedBooking & Pick<BillingBooking, 'bill'>;

type Billed = Pick<BillingBooking, 'bill' | 'travellers' | 'gone'>;

export const billUnits = (): readonly Unit[] => [{ traveller: 0, item: 0 }];

/** Of what is billed only the day is known: it has begun when the day is over. */
export function billBegins({ bill: { startsOn, zone } }: { readonly bill: Bill }): Instant {
  return startOfDay(addDays(startsOn, 1), zone);
}

export const billCancelling = cancellingByUnit<CancellableBill>({
  units: billUnits,
  charge: ({ booking: { bill } }) => ({ fee: bill.cancelCharge, missed: false, params: {} }),
  begins: billBegins,
  stepEnds: (booking) => [billBegins(booking)],
});

export const billRules: ProductRules<BillingBooking, CancellableBill> = {
  product: 'billing',
  prefix: 'OB',
  concern: ({ travellers, bill }) => ({ travellers: travellers.map(nameOf), title: titleOf(bill), parts: [] }),
  cancelling: billCancelling,
};

/**
 * What was bought, in a line.
 *
 * @example titleOf({ sale: { kind: 'hotel', hotel: 'Lake View', city: 'Udaipur', rooms: 2 } }) // => 'Lake View, Udaipur'
 */
export function titleOf({ sale }: Pick<Bill, 'sale'>): string {
  return serviceLines[sale.kind].title(sale);
}

export function billInShort({
  bill,
  travellers,
}: Pick<Billed, 'bill'> & { readonly travellers: readonly Named[] }): InShort {
  const { startsOn, endsOn, supplier, passengers } = bill;
  return {
    title: titleOf(bill),
    mark: supplier,
    startsOn,
    ...(endsOn !== undefined && endsOn !== startsOn && { endsOn }),
    leadTraveller: leadTravellerOf(travellers),
    travellerCount: passengers,
  };
}

export function billPresence({ bill: { startsOn, endsOn }, travellers }: Omit<Billed, 'gone'>): Presence {
  return { people: peopleOf(travellers), from: startsOn, until: endsOn ?? startsOn, later: [] };
}

/** With its lead traveller; nobody once it is cancelled. */
export function billBeginnings({ bill, travellers, gone = [] }: Billed): readonly Beginning[] {
  const { startsOn, endsOn, supplier } = bill;
  return [
    {
      item: 0,
      leg: 'outward',
      mark: supplier,
      title: titleOf(bill),
      ...onWholeDays(startsOn, endsOn),
      travellers: gone.length > 0 ? [] : travellers.map(nameOf),
    },
  ];
}
