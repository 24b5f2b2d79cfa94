/** What hotels have for a party at the least: one pass over many of them. */
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { money } from '#domain/money/money.ts';
import type { Point } from '#domain/places/city.ts';
import type { RoomCost, SupplierStay } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { MadeHotel } from './hotels.ts';
import { boardsOf, type Cheapest, cheapestOf, isAskedFor, nightLevels, type RateContext } from './rates.ts';
import { policyOf } from './policies.ts';
import { isRefundable } from '#domain/hotel/cancel/policy.ts';

/** Rooms left are said from here on. */
const few = 5;

export function staysOf(
  hotels: readonly MadeHotel[],
  rooms: readonly [RoomParty, ...RoomParty[]],
  context: RateContext,
): readonly SupplierStay[] {
  const parties = [...new Map(rooms.map((party) => [keyOf(party), party])).entries()].map(([key, party]) => ({
    key,
    party,
    wanted: rooms.filter((each) => keyOf(each) === key).length,
  }));
  return hotels.flatMap((made) => stayOf(made, rooms, parties, context) ?? []);
}

function keyOf({ adults, childAges }: RoomParty): string {
  return `${adults}/${childAges.join(',')}`;
}

function stayOf(
  made: MadeHotel,
  rooms: readonly RoomParty[],
  parties: readonly { readonly key: string; readonly party: RoomParty; readonly wanted: number }[],
  context: RateContext,
): SupplierStay | undefined {
  const boards = boardsOf(made);
  const [board = 'RO'] = boards;
  const levels = nightLevels(made, context);
  const found = new Map<string, Cheapest>();
  for (const { key, party, wanted } of parties) {
    const cheapest = cheapestOf(made, levels, context, { party, board, flexible: false, wanted });
    if (cheapest === undefined) return undefined;
    found.set(key, cheapest);
  }
  const [first, ...others] = rooms.flatMap((party): readonly RoomCost[] => {
    const cheapest = found.get(keyOf(party));
    return cheapest === undefined
      ? []
      : [{ base: money(cheapest.base, context.currency), tax: money(cheapest.tax, context.currency) }];
  });
  if (first === undefined) return undefined;
  const onRequest = [...found.values()].some(({ kind }) => isAskedFor(made, kind));
  const left = Math.min(...[...found.values()].map((each) => each.left));
  const { hotelId, name, stars, area, chain, latitude, longitude, amenities } = made.hotel;
  return {
    hotelId,
    name,
    stars,
    area,
    ...(chain !== undefined && { chain }),
    latitude,
    longitude,
    amenities,
    rooms: [first, ...others],
    board,
    boards,
    refundable: isRefundable(policyOf(made, { ...context, flexible: true, earlierDays: 0 })),
    ...(onRequest ? { onRequest } : left <= few && { left }),
  };
}

/** Those within so many kilometres of a point, on a plane. */
export function around(hotels: readonly MadeHotel[], { latitude, longitude }: Point, km: number): readonly MadeHotel[] {
  const east = 111.2 * Math.cos((latitude * Math.PI) / 180);
  return hotels.filter(
    ({ hotel }) => Math.hypot((hotel.latitude - latitude) * 111.2, (hotel.longitude - longitude) * east) <= km,
  );
}
