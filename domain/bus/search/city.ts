/** Cities by what agents type. */
export interface BusCity {
  /** 'bengaluru'. */
  readonly cityId: string;
  readonly name: string;
  readonly state: string;
  /** Older and other names by which it is asked for. */
  readonly otherNames: readonly string[];
}

/**
 * The cities one of whose names begins with a text, or one of whose words does; the largest first, then by name. None for less
 * than two letters.
 *
 * @example citiesNamed([{ cityId: 'kochi', name: 'Kochi', state: 'Kerala', otherNames: ['Cochin'], size: 4 }], 'COC').map(({ name }) => name) // => ['Kochi']
 */
export function citiesNamed<City extends BusCity & { readonly size: number }>(
  cities: readonly City[],
  text: string,
  most = 8,
): readonly City[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < 2) return [];
  const rank = ({ name, otherNames }: BusCity): number => {
    const known = [name, ...otherNames].map((each) => each.toLowerCase());
    if (known.some((each) => each.startsWith(typed))) return 0;
    return known.some((each) => each.split(' ').some((word) => word.startsWith(typed))) ? 1 : 2;
  };
  return cities
    .filter((city) => rank(city) < 2)
    .toSorted((one, other) => rank(one) - rank(other) || other.size - one.size || (one.name < other.name ? -1 : 1))
    .slice(0, most);
}
