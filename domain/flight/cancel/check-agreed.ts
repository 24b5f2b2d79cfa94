/**
 * Whether charges that people agreed on can stand for places of a booking, and what each place cost where its fare does not
 * say: of a booking that was made elsewhere only the total is known until somebody has looked it up.
 */
import { checkAmount, checkChargedUnits } from '../../booking/cancel/agreed-charges.ts';
import { hasUnit, isSameUnit } from '../../booking/units.ts';
import { type BookedSsr, withAncillaries, withoutAncillaries } from '../extras/ancillaries.ts';
import type { Price, PricePart } from '../../price/price.ts';
import { equals, subtract, sum } from '../../money/money.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { AgreedCharge, PaidShare } from '../../booking/cancel/cancellation.ts';
import type { Unit } from '../../booking/booking.ts';
import { allPlaces } from '../booking/aboard.ts';
import { type CancellableBooking, pursesOf } from './cancellation.ts';

interface Agreed {
  readonly booking: CancellableBooking;
  readonly agreed: readonly AgreedCharge[];
}

/**
 * What is wrong with agreed charges for places: `required` (`charges`) where a place has none; `place-not-booked`
 * (`charges[n]`) for one that is not given up, or twice; `amount-currency`, `amount-not-positive` below zero
 * (`charges[n].airline`, `.fee`); `charge-above-fare` with `most` where the airline would keep more than it may.
 */
export function checkAgreed({ booking, agreed }: Agreed, places: readonly Unit[]): readonly Violation[] {
  const wrong = checkChargedUnits(agreed, places, booking.price.total.currency);
  const bare = places.filter((place) => !hasUnit(agreed, place));
  if (wrong.length > 0 || bare.length > 0)
    return bare.length > 0 ? [violation('required', 'charges'), ...wrong] : wrong;
  return pursesOf(booking, places).flatMap(({ purse, places: own }) => {
    let { keepable } = purse;
    return own.flatMap((place) => {
      const at = agreed.findIndex((charge) => isSameUnit(charge, place));
      const { airline } = agreed[at] ?? {};
      if (airline === undefined) return [];
      if (airline.minor > keepable.minor) {
        return [violation('charge-above-fare', `charges[${at}].airline`, { most: keepable })];
      }
      keepable = subtract(keepable, airline);
      return [];
    });
  });
}

/** Whether what each place cost can be read from the fare, and what of it the airline may keep. */
export function isPriced(booking: CancellableBooking): boolean {
  const places = allPlaces(booking);
  const purses = pursesOf(booking, places);
  return (
    purses.every(({ purse }) => purse.keepable.minor > 0) && (purses.length > 1 || booking.travellers.length === 1)
  );
}

/**
 * What is wrong with shares of a booking's fare: `place-not-booked` (`shares[n]`), `required` (`shares`) where a place has
 * none, amounts as {@link checkAgreed} (`.paid`, `.taxes`), `taxes-above-paid`, `shares-total` with `total` where they do not
 * add up to what was paid without services.
 */
export function checkShares(booking: CancellableBooking, shares: readonly PaidShare[]): readonly Violation[] {
  const { total } = withoutAncillaries(booking.price);
  const places = allPlaces(booking);
  const wrong = shares.flatMap((share, at) => {
    const amiss = [
      ...checkAmount(share.paid, total.currency, `shares[${at}].paid`),
      ...checkAmount(share.taxes, total.currency, `shares[${at}].taxes`),
    ];
    if (!hasUnit(places, share) || hasUnit(shares.slice(0, at), share)) {
      return [violation('place-not-booked', `shares[${at}]`), ...amiss];
    }
    return amiss.length === 0 && share.taxes.minor > share.paid.minor
      ? [violation('taxes-above-paid', `shares[${at}].taxes`)]
      : amiss;
  });
  if (wrong.length > 0) return wrong;
  if (shares.length < places.length) return [violation('required', 'shares')];
  const all = sum(
    total.currency,
    shares.map(({ paid }) => paid),
  );
  return equals(all, total) ? [] : [violation('shares-total', 'shares', { total })];
}

/** The booking with a fare that says what each place cost, sector by sector; without services. */
export function withShares<Option, Booking extends Priced<Option>>(booking: Booking, shares: readonly PaidShare[]) {
  const lines = shares.flatMap(({ traveller, item: itinerary, paid, taxes }): readonly PricePart[] => {
    const params = { passenger: traveller + 1, itinerary };
    return [
      { name: 'base-fare' as const, amount: subtract(paid, taxes), params },
      { name: 'other-tax' as const, amount: taxes, params },
    ].filter(({ amount }) => amount.minor !== 0);
  });
  const bare = withoutAncillaries(booking.price);
  const tree = (part: PricePart): PricePart => ({
    ...part,
    parts: (part.parts ?? []).map((each) => (each.name === 'fare' ? { ...each, parts: lines } : each)),
  });
  const fare: Price = {
    ...bare,
    breakdown: tree(bare.breakdown),
    ...(bare.netBreakdown && { netBreakdown: tree(bare.netBreakdown) }),
  };
  const [option] = booking.options;
  const [, ...others] = booking.itineraries.map(() => option);
  const options: readonly [Option, ...Option[]] = [option, ...others];
  return { ...booking, price: withAncillaries(fare, booking.ssr ?? []), options, bare: fare };
}

interface Priced<Option> extends Omit<CancellableBooking, 'options'> {
  readonly options: readonly [Option, ...Option[]];
  readonly ssr?: readonly BookedSsr[];
}
