/** A train search as an address. Names of stations stand in it, so that a page says them before anything is asked. */
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { type Quota, quotas } from '#domain/train/berths/classes.ts';

export interface NamedStation {
  readonly code: string;
  readonly name: string;
}

export interface TrainSearchForm {
  readonly origin?: NamedStation | undefined;
  readonly destination?: NamedStation | undefined;
  readonly date?: IsoDate | undefined;
  readonly quota: Quota;
}

export const trainPaths = {
  search: '/train/search',
  results: '/train/search-results',
  book: '/train/book',
  pnrStatus: '/train/pnr-status',
  certificate: '/train/certificate',
  calendar: '/train/passenger-calendar',
} as const;

export function resultsPath({ origin, destination, date, quota }: TrainSearchForm): string {
  const query = new URLSearchParams({
    from: origin?.code ?? '',
    to: destination?.code ?? '',
    date: date ?? '',
    quota,
    fromname: origin?.name ?? '',
    toname: destination?.name ?? '',
  });
  return `${trainPaths.results}?${query.toString()}`;
}

export function searchFromQuery(query: URLSearchParams): TrainSearchForm {
  const station = (key: string): NamedStation | undefined => {
    const code = query.get(key) ?? '';
    return code === '' ? undefined : { code, name: query.get(`${key}name`) ?? code };
  };
  return {
    origin: station('from'),
    destination: station('to'),
    date: parseIsoDate(query.get('date') ?? ''),
    quota: quotas.find((each) => each === query.get('quota')) ?? 'GN',
  };
}
