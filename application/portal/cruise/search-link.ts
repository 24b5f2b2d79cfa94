/** A search for sailings as an address, and the cabins of one of them. */
import { type CabinParty, type CruiseRegion, cruiseRegions } from '#domain/cruise/sailing/sailing.ts';
import { cruiseLimits } from '#domain/cruise/search/rules.ts';
import { type IsoMonth, parseIsoMonth } from '#domain/time/calendar-date.ts';

export interface CruiseSearchDraft {
  readonly region?: CruiseRegion | undefined;
  readonly month?: IsoMonth | undefined;
  readonly cabins: readonly CabinParty[];
}

export const firstCabin: CabinParty = { adults: 2, childAges: [] };

/** `sailing`: the id of the one whose cabins are chosen. */
export function cruisePath({ region, month, cabins }: CruiseSearchDraft, sailing?: string): string {
  const query = new URLSearchParams({
    region: region ?? '',
    month: month ?? '',
    cabins: cabins.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('_'),
    ...(sailing !== undefined && { sailing }),
  });
  return `/cruise${sailing === undefined ? '' : '/cabins'}?${query.toString()}`;
}

/** Undefined where the address says no search. */
export function cruiseSearchIn(query: URLSearchParams): CruiseSearchDraft | undefined {
  const region = cruiseRegions.find((each) => each === query.get('region'));
  if (region === undefined) return undefined;
  const cabins = (query.get('cabins') ?? '').split('_').flatMap((cabin): readonly CabinParty[] => {
    const [adults = 0, ...childAges] = cabin.split('.').map(Number);
    return Number.isInteger(adults) && adults >= 1 && childAges.every((age) => Number.isInteger(age))
      ? [{ adults, childAges }]
      : [];
  });
  return {
    region,
    month: parseIsoMonth(query.get('month') ?? ''),
    cabins: cabins.length === 0 ? [firstCabin] : cabins.slice(0, cruiseLimits.cabins),
  };
}
