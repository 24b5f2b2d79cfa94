/** What booking must know of rooms. Each is given up by its own policy. */
import type { Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import type { Cancellable, CancelQuestion } from '../../booking/cancel/cancellation.ts';
import type { OutlookRules } from '../../booking/cancel/outlook.ts';
import type { ProductRules } from '../../booking/product.ts';
import { type Money, percentText } from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import { plusMilliseconds } from '../../time/instant.ts';
import { dateOfLocal, toInstant } from '../../time/place-time.ts';
import { type CancelCharge, chargeOn, stepAt, stepEnd } from '../cancel/policy.ts';
import type { HotelBooking, HotelTerms } from './hotel-booking.ts';
import { guestsOf, namesOf, roomsOf, roomUnits, stayTitle } from './in-short.ts';

export type CancellableStay = Cancellable & Pick<HotelTerms, 'rooms' | 'checkIn'>;

export const hotelCancelling: OutlookRules<CancellableStay> = cancellingByUnit<CancellableStay>({
  units: roomUnits,
  charge: chargeOf,
  begins: ({ checkIn }) => toInstant(checkIn),
  stepEnds: ({ rooms, checkIn }, { item }) => [
    ...(rooms[item]?.cancellation ?? []).flatMap(({ until }) => (until === undefined ? [] : [stepEnd(until)])),
    toInstant(checkIn),
  ],
});

export const hotelRules: ProductRules<HotelBooking, CancellableStay> = {
  product: 'hotel',
  prefix: 'HT',
  concern: (booking, units) => ({
    travellers: namesOf(booking, guestsOf(roomsOf(booking, units))),
    title: stayTitle(booking),
    parts: [],
  }),
  cancelling: hotelCancelling,
};

/** By the room's own policy at that time; of those who do not come, by its last step. */
function chargeOf({ booking, reason, now }: CancelQuestion<CancellableStay>, { item, traveller }: Unit, price: Money) {
  const policy = booking.rooms[item]?.cancellation;
  if (policy === undefined) return undefined;
  const missed = reason === 'no-show';
  const { charge } = stepAt(policy, missed ? plusMilliseconds(toInstant(booking.checkIn), 1) : now);
  return {
    fee: chargeOn(charge, price, nightsPaid(booking, { item, traveller })),
    missed,
    params: howCharged(charge),
    rule: {
      id: `hotel-policy-${charge.by}`,
      called: 'hotel-policy' as const,
      from: dateOfLocal(booking.checkIn.local),
    },
  };
}

function howCharged(charge: CancelCharge): NonNullable<PricePart['params']> {
  if (charge.by === 'percent') return { percent: percentText(charge.basisPoints) };
  return charge.by === 'nights' ? { nights: charge.nights } : {};
}

/** What a room is paid before tax, night by night, as its price says. */
function nightsPaid({ price }: Pick<Cancellable, 'price'>, { item }: Unit): readonly Money[] {
  const fare = (price.breakdown.parts ?? []).find(({ name }) => name === 'fare');
  return (fare?.parts ?? [])
    .filter(({ name, params }) => name === 'base-fare' && params?.['item'] === item)
    .map(({ amount }) => amount);
}
