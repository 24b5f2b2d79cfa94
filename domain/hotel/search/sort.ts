/** The order of found hotels. */
import type { HotelOffer } from './found.ts';
import type { HotelSort } from './request.ts';

type Sorted = Pick<HotelOffer, 'total' | 'stars' | 'name' | 'hotelId'>;

/** By price or stars; among equals the cheaper first, then by name: the order is the same whatever it began with. */
export function byHotelSort(sort: HotelSort): (one: Sorted, other: Sorted) => number {
  const price = (one: Sorted, other: Sorted) => one.total.minor - other.total.minor;
  const stars = (one: Sorted, other: Sorted) => one.stars - other.stars;
  const chosen: Readonly<Record<HotelSort, (one: Sorted, other: Sorted) => number>> = {
    PA: price,
    PD: (one, other) => price(other, one),
    SA: stars,
    SD: (one, other) => stars(other, one),
  };
  return (one, other) =>
    chosen[sort](one, other) ||
    price(one, other) ||
    (one.name < other.name ? -1 : one.name > other.name ? 1 : one.hotelId < other.hotelId ? -1 : 1);
}
