/** Hotels, their rooms and what is kept of them, as they are spelt. */
import { type CancelCharge, type CancelStep, type PricedStep } from '#domain/hotel/cancel/policy.ts';
import { type PayableThere, payableKinds } from '#domain/hotel/search/found.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import {
  amenities,
  bedKinds,
  boards,
  type Hotel,
  type HotelInShort,
  type Room,
  roomAmenities,
  roomKinds,
  roomViews,
  type Stars,
  starCounts,
} from '#domain/hotel/stay/hotel.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import type { City } from '#domain/places/city.ts';
import { clock, localTime, money, oneOf, text, whole } from '../form/leaves.ts';
import { at, byKind, leaf, list, mapped, maybe, or, record, type Shape, some } from '../form/shape.ts';

/** Degrees, with their fraction. */
export const degrees: Shape<number> = leaf(
  'not-a-number',
  (value) => {
    const read = typeof value === 'number' ? value : Number(value === '' ? Number.NaN : value);
    return Number.isFinite(read) ? read : undefined;
  },
  (value) => value,
  { type: 'number' },
);

export const stars: Shape<Stars> = leaf(
  'not-a-choice',
  (value) => starCounts.find((each) => each === Number(value)),
  (value) => value,
  { type: 'integer', enum: [...starCounts] },
);

export const pointFields = { latitude: at('latitude', degrees), longitude: at('longitude', degrees) } as const;

export const city = record<City>(
  {
    cityId: at('cityid', text),
    name: at('name', text),
    country: at('country', text),
    region: or('region', text, ''),
    ...pointFields,
    zone: at('zone', text),
    population: at('population', whole),
  },
  'City',
);

export const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

const inShortFields = {
  hotelId: at('hotelid', text),
  name: at('name', text),
  stars: at('stars', stars),
  area: at('area', text),
  chain: maybe('chain', text),
  ...pointFields,
  amenities: at('amenities', list(oneOf(amenities))),
} satisfies { readonly [Field in keyof HotelInShort]-?: unknown };

export { inShortFields as hotelInShortFields };

export const hotel = record<Hotel>(
  {
    ...inShortFields,
    address: at('address', text),
    phone: maybe('phone', text),
    cityId: at('cityid', text),
    city: at('city', text),
    country: at('country', text),
    zone: at('zone', text),
    checkInFrom: at('checkinfrom', clock),
    checkOutUntil: at('checkoutuntil', clock),
    built: maybe('built', whole),
    floors: maybe('floors', whole),
    roomCount: maybe('roomcount', whole),
    fromCentre: at('metresfromcentre', whole),
  },
  'Hotel',
);

export const board = oneOf(boards);

export const room = record<Room>(
  {
    roomId: at('roomid', text),
    name: maybe('name', text),
    kind: at('kind', oneOf(roomKinds)),
    beds: at('beds', oneOf(bedKinds)),
    view: maybe('view', oneOf(roomViews)),
    squareMetres: maybe('squaremetres', whole),
    mostAdults: at('mostadults', whole),
    mostGuests: at('mostguests', whole),
    amenities: at('amenities', list(oneOf(roomAmenities))),
  },
  'Room',
);

export const roomParty = record<RoomParty>({
  adults: at('adults', whole),
  childAges: or('childages', list(whole), []),
});

type Charge<By extends CancelCharge['by']> = Omit<Extract<CancelCharge, { by: By }>, 'by'> & { readonly kind: By };
type AnyCharge = Charge<'free'> | Charge<'amount'> | Charge<'percent'> | Charge<'nights'>;

/** `kind` says by what. */
const charge: Shape<CancelCharge> = mapped(
  byKind<AnyCharge>({
    free: record<Charge<'free'>>({ kind: at('kind', oneOf(['free'] as const)) }),
    amount: record<Charge<'amount'>>({ kind: at('kind', oneOf(['amount'] as const)), amount: at('amount', money) }),
    percent: record<Charge<'percent'>>({
      kind: at('kind', oneOf(['percent'] as const)),
      basisPoints: at('basispoints', whole),
    }),
    nights: record<Charge<'nights'>>({ kind: at('kind', oneOf(['nights'] as const)), nights: at('nights', whole) }),
  }),
  (read): CancelCharge => {
    switch (read.kind) {
      case 'free':
        return { by: 'free' };
      case 'amount':
        return { by: 'amount', amount: read.amount };
      case 'percent':
        return { by: 'percent', basisPoints: read.basisPoints };
      case 'nights':
        return { by: 'nights', nights: read.nights };
    }
  },
  (written): AnyCharge => {
    switch (written.by) {
      case 'free':
        return { kind: 'free' };
      case 'amount':
        return { kind: 'amount', amount: written.amount };
      case 'percent':
        return { kind: 'percent', basisPoints: written.basisPoints };
      case 'nights':
        return { kind: 'nights', nights: written.nights };
    }
  },
);

export const policy = some(record<CancelStep>({ until: maybe('until', placeTime), charge: at('rule', charge) }));

/** `charge` is what it comes to; `rule` how. */
export const pricedPolicy = some(
  record<PricedStep>({ until: maybe('until', placeTime), charge: at('rule', charge), amount: at('charge', money) }),
);

export const payableThere = list(
  record<PayableThere>({ what: at('what', oneOf(payableKinds)), amount: at('amount', money) }),
);
