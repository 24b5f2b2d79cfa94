/** A train search as an address. Names of stations stand in it, so that a page says them before anything is asked. */
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { type Quota, quotas, type TrainClass, trainClasses } from '#domain/train/berths/classes.ts';

export interface NamedStation {
  readonly code: string;
  readonly name: string;
}

export interface TrainSearchForm {
  readonly origin?: NamedStation | undefined;
  readonly destination?: NamedStation | undefined;
  readonly date?: IsoDate | undefined;
  readonly quota: Quota;
  /** Of a search that looks further. */
  readonly travelClass?: TrainClass | undefined;
  /** And of one that is wanted in one train. */
  readonly train?: string | undefined;
}

/** What is chosen in a search as soon as its trains are there. */
export interface TrainPick {
  readonly train: string;
  readonly travelClass: TrainClass;
  readonly boarding?: string | undefined;
}

export const trainPaths = {
  search: '/train/search',
  results: '/train/search-results',
  book: '/train/book',
  advance: '/train/advance-search',
  pnrStatus: '/train/pnr-status',
  certificate: '/train/certificate',
  calendar: '/train/passenger-calendar',
} as const;

export function resultsPath(form: TrainSearchForm, pick?: TrainPick): string {
  const query = queryOf(form);
  if (pick !== undefined) {
    query.set('train', pick.train);
    query.set('class', pick.travelClass);
    if (pick.boarding !== undefined) query.set('board', pick.boarding);
  }
  return `${trainPaths.results}?${query.toString()}`;
}

/** The same search, looking further in one class. */
export function advancePath({ travelClass = '3A', train, ...form }: TrainSearchForm): string {
  const query = queryOf(form);
  query.set('class', travelClass);
  if (train !== undefined) query.set('train', train);
  return `${trainPaths.advance}?${query.toString()}`;
}

function queryOf({ origin, destination, date, quota }: TrainSearchForm): URLSearchParams {
  return new URLSearchParams({
    from: origin?.code ?? '',
    to: destination?.code ?? '',
    date: date ?? '',
    quota,
    fromname: origin?.name ?? '',
    toname: destination?.name ?? '',
  });
}

const classIn = (query: URLSearchParams) => trainClasses.find((each) => each === query.get('class'));

export function pickFromQuery(query: URLSearchParams): TrainPick | undefined {
  const train = query.get('train');
  const travelClass = classIn(query);
  if (train === null || travelClass === undefined) return undefined;
  return { train, travelClass, boarding: query.get('board') ?? undefined };
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
    travelClass: classIn(query),
    train: query.get('train') ?? undefined,
  };
}
