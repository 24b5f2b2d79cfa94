/** All that a trip is put together by, in a line: what ids and orders name it by, so that any replica puts the same together again. */
import { isoDate } from '../../time/calendar-date.ts';
import type { TripAsked } from '../search/rules.ts';
import type { RoomParty } from './party.ts';

/** @example tripKeyOf({ packageId: 'goa-beaches', from: isoDate('2026-12-11'), rooms: [{ adults: 2, childAges: [8] }], stars: 4, hotels: ['H1-2'], without: ['goa-beaches.2.1'] }) // => 'goa-beaches|2026-12-11|2_8||4|H1-2|2.1' */
export function tripKeyOf({ packageId, from, rooms, origin = '', stars, hotels, without }: TripAsked): string {
  const parties = rooms.map(({ adults, childAges }) => [adults, ...childAges].join('_')).join(';');
  const left = without.map((sightId) => sightId.replace(`${packageId}.`, '')).join(';');
  return [packageId, from, parties, origin, stars, hotels.join(';'), left].join('|');
}

/** Of a line that {@link tripKeyOf} wrote. */
export function tripOfKey(key: string): TripAsked {
  const [packageId = '', from = '', parties = '', origin = '', stars = '', hotels = '', left = ''] = key.split('|');
  const [first, ...others] = parties.split(';').map((party): RoomParty => {
    const [adults = 1, ...childAges] = party.split('_').map(Number);
    return { adults, childAges };
  });
  const listed = (text: string) => (text === '' ? [] : text.split(';'));
  return {
    packageId,
    from: isoDate(from),
    rooms: [first ?? { adults: 1, childAges: [] }, ...others],
    ...(origin !== '' && { origin }),
    stars: Number(stars),
    hotels: listed(hotels),
    without: listed(left).map((each) => `${packageId}.${each}`),
  };
}
