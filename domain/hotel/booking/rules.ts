/** What booking must know of rooms. Every line of a price names its room by `item`; what is kept follows the policy of each. */
import type { Unit } from '../../booking/booking.ts';
import type { Cancellable, CancelQuestion, Standing } from '../../booking/cancel/cancellation.ts';
import type { OutlookRules } from '../../booking/cancel/outlook.ts';
import type { ProductRules } from '../../booking/product.ts';
import { isSameUnit } from '../../booking/units.ts';
import { isZero, money, negate, subtract, sum, zero } from '../../money/money.ts';
import type { Price, PricePart } from '../../price/price.ts';
import { plusMilliseconds } from '../../time/instant.ts';
import { dateOfLocal, toInstant } from '../../time/place-time.ts';
import { keptOf, type NightPrice, stepAt, stepEnd } from '../cancel/policy.ts';
import type { HotelBooking, HotelTerms } from './hotel-booking.ts';
import { guestsOf, namesOf, roomsOf, roomUnits, stayTitle } from './in-short.ts';

export type CancellableStay = Cancellable & Pick<HotelTerms, 'rooms' | 'checkIn'>;

export const hotelCancelling: OutlookRules<CancellableStay> = {
  units: roomUnits,
  checkLeaving: () => [],
  standing: (booking, stands) => priceOfRooms(booking, stands),
  leaving: (booking, before, after) => priceOfRooms(booking, (unit) => before(unit) && !after(unit)),
  kept,
  ownFees,
  services: [],
  keepable: (fare) => totalNamed(fare, 'base-fare'),
  begins: ({ checkIn }, units) => units.map(() => toInstant(checkIn)),
  stepEnds: (booking, units) => {
    const ends = roomsOf(booking, units).flatMap(({ cancellation }) =>
      cancellation.flatMap(({ until }) => (until === undefined ? [] : [stepEnd(until)])),
    );
    return [...new Set([...ends, toInstant(booking.checkIn)])].toSorted();
  },
  changing: () => undefined,
};

export const hotelRules: ProductRules<HotelBooking, CancellableStay> = {
  product: 'hotel',
  prefix: 'HT',
  concern: (booking, units) => {
    const rooms = roomsOf(booking, units);
    return {
      travellers: namesOf(booking, guestsOf(rooms)),
      title: stayTitle(booking),
      parts: units.length === booking.rooms.length ? [] : units.map(({ item }) => String(item + 1)),
    };
  },
  cancelling: hotelCancelling,
};

/** What people agreed on; else what each room's policy says, tax with it; who does not come is charged by its last step. */
function kept(question: CancelQuestion<CancellableStay>, leaving: readonly Unit[]): readonly PricePart[] {
  const { booking, agreed, reason, now } = question;
  // After arrival nobody cancels: it was missed.
  const at = reason === 'no-show' ? plusMilliseconds(toInstant(booking.checkIn), 1) : now;
  return leaving.flatMap((unit): readonly PricePart[] => {
    const params = { item: unit.item };
    if (agreed !== undefined) {
      const charges = agreed.filter((each) => isSameUnit(each, unit)).map(({ airline }) => airline);
      return charges.map((amount): PricePart => ({ name: 'cancellation-fee', amount, params })).filter(isSomething);
    }
    const nights = nightsOf(booking.price, unit.item);
    const policy = booking.rooms[unit.item]?.cancellation;
    if (policy === undefined || nights === undefined) return [];
    const { charge } = stepAt(policy, at);
    const { charge: amount, tax } = keptOf(charge, nights);
    const how: NonNullable<PricePart['params']> =
      charge.by === 'percent'
        ? { percent: String(charge.basisPoints / 100) }
        : charge.by === 'nights'
          ? { nights: charge.nights }
          : {};
    const on = dateOfLocal(booking.checkIn.local);
    const lines: readonly PricePart[] = [
      {
        name: reason === 'no-show' ? 'no-show-fee' : 'cancellation-fee',
        amount,
        params: { ...params, ...how },
        rule: { id: `hotel-policy-${charge.by}`, called: 'hotel-policy', from: on },
      },
      { name: 'cancellation-gst', amount: tax, params },
    ];
    return lines.filter(isSomething);
  });
}

/** What the deployment takes for its work, as agreed. */
function ownFees({ agreed = [] }: CancelQuestion<CancellableStay>, leaving: readonly Unit[]): readonly PricePart[] {
  return leaving.flatMap((unit) =>
    agreed
      .filter((each) => isSameUnit(each, unit))
      .map(({ fee }): PricePart => ({ name: 'service-fee', amount: fee, params: { item: unit.item } }))
      .filter(isSomething),
  );
}

/** What a room costs by night, as its price says. */
export function nightsOf(price: Price, item: number): readonly [NightPrice, ...NightPrice[]] | undefined {
  const lines = (price.breakdown.parts ?? []).flatMap(({ name, parts }) => (name === 'fare' ? (parts ?? []) : []));
  const of = (name: PricePart['name']) =>
    lines.filter((line) => line.name === name && isOfRoom(line, item)).flatMap(({ parts }) => parts ?? []);
  const taxes = of('taxes');
  const [first, ...others] = of('base-fare').map(({ amount: base, params }): NightPrice => {
    const tax = taxes.find((line) => line.params?.['date'] === params?.['date'])?.amount;
    return { base, tax: tax ?? zero(base.currency) };
  });
  return first === undefined ? undefined : [first, ...others];
}

/** The same trees with the lines of rooms that stand. */
function priceOfRooms(
  { price, ...booking }: Pick<CancellableStay, 'price' | 'rooms'>,
  stands: Standing,
): Price | undefined {
  const { netBreakdown, terms } = price;
  if (netBreakdown === undefined || terms === undefined) return undefined;
  const standing = roomUnits(booking).filter(stands);
  const isOfStanding = (line: PricePart) => standing.some(({ item }) => isOfRoom(line, item));
  const cut = (root: PricePart): PricePart => {
    const parts = (root.parts ?? []).flatMap((line): readonly PricePart[] => {
      if (line.name !== 'fare') return isOfStanding(line) ? [line] : [];
      const inner = (line.parts ?? []).filter(isOfStanding);
      return inner.length === 0 ? [] : [{ ...line, amount: totalOf(inner, root), parts: inner }];
    });
    return { ...root, amount: totalOf(parts, root), parts };
  };
  const breakdown = cut(price.breakdown);
  const net = cut(netBreakdown);
  return {
    total: breakdown.amount,
    breakdown,
    netBreakdown: net,
    terms: {
      net: net.amount,
      commission: negate(totalNamed(net, 'commission')),
      tds: totalNamed(net, 'tds'),
      markup: totalNamed(breakdown, 'markup'),
      earn: subtract(breakdown.amount, net.amount),
    },
  };
}

function isOfRoom({ params }: PricePart, item: number): boolean {
  return params?.['item'] === item;
}

function isSomething({ amount }: PricePart): boolean {
  return !isZero(amount);
}

function totalOf(parts: readonly PricePart[], { amount: { currency } }: PricePart) {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}

/** Of lines at any depth, none of which is inside another of the name. */
function totalNamed(part: PricePart, name: PricePart['name']): Price['total'] {
  const lines = (each: PricePart): readonly PricePart[] =>
    each.name === name ? [each] : (each.parts ?? []).flatMap(lines);
  return sum(
    part.amount.currency,
    lines(part).map(({ amount }) => money(amount.minor, amount.currency)),
  );
}
