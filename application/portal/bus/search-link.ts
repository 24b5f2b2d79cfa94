/** A bus search as an address. City names stand in it, so that a page says them before anything is asked. */
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';

export interface NamedCity {
  readonly cityId: string;
  readonly name: string;
}

export interface BusSearchDraft {
  readonly origin?: NamedCity | undefined;
  readonly destination?: NamedCity | undefined;
  readonly date?: IsoDate | undefined;
}

export const resultsAddress = '/bus/search-results';

export function resultsPath({ origin, destination, date }: BusSearchDraft): string {
  const query = new URLSearchParams({
    from: origin?.cityId ?? '',
    to: destination?.cityId ?? '',
    date: date ?? '',
    fromname: origin?.name ?? '',
    toname: destination?.name ?? '',
  });
  return `${resultsAddress}?${query.toString()}`;
}

export function searchFromQuery(query: URLSearchParams): BusSearchDraft {
  const city = (key: string): NamedCity | undefined => {
    const cityId = query.get(key) ?? '';
    return cityId === '' ? undefined : { cityId, name: query.get(`${key}name`) ?? cityId };
  };
  return { origin: city('from'), destination: city('to'), date: parseIsoDate(query.get('date') ?? '') };
}
