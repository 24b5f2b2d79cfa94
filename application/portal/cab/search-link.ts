/** A cab search as an address. Names of places stand in it, so that a page says them before anything is asked. */
import { type CabKind, cabKinds } from '#domain/cab/trip/trip.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';

export interface NamedPlace {
  readonly placeId: string;
  readonly name: string;
  readonly airport?: string | undefined;
}

export interface CabSearchDraft {
  readonly kind: CabKind;
  readonly from?: NamedPlace | undefined;
  readonly to?: NamedPlace | undefined;
  readonly date?: IsoDate | undefined;
  /** 'HH:MM' of the place. */
  readonly time: string;
  readonly hours: number;
  readonly days: number;
  readonly passengers: number;
  /** The flight that the driver waits for, where it is known already. */
  readonly arrivingBy?: string | undefined;
}

export const newDraft: CabSearchDraft = { kind: 'airport', time: '10:00', hours: 8, days: 2, passengers: 2 };

export function searchPath({
  kind,
  from,
  to,
  date,
  time,
  hours,
  days,
  passengers,
  arrivingBy,
}: CabSearchDraft): string {
  const end = (key: string, place: NamedPlace | undefined): Readonly<Record<string, string>> =>
    place === undefined
      ? {}
      : {
          [key]: place.placeId,
          [`${key}name`]: place.name,
          ...(place.airport && { [`${key}airport`]: place.airport }),
        };
  const query = new URLSearchParams({
    kind,
    ...end('from', from),
    ...(kind === 'local' ? { hours: String(hours) } : end('to', to)),
    ...(kind === 'outstation' && { days: String(days) }),
    date: date ?? '',
    time,
    passengers: String(passengers),
    ...(arrivingBy !== undefined && { by: arrivingBy }),
  });
  return `/cab?${query.toString()}`;
}

/** Undefined where the address says no search. */
export function searchIn(query: URLSearchParams): CabSearchDraft | undefined {
  const kind = cabKinds.find((each) => each === query.get('kind'));
  if (kind === undefined) return undefined;
  const end = (key: string): NamedPlace | undefined => {
    const placeId = query.get(key) ?? '';
    const airport = query.get(`${key}airport`) ?? undefined;
    return placeId === '' ? undefined : { placeId, name: query.get(`${key}name`) ?? placeId, airport };
  };
  const whole = (key: 'hours' | 'days' | 'passengers') => {
    const number = Number(query.get(key) ?? '');
    return Number.isInteger(number) && number > 0 ? number : newDraft[key];
  };
  return {
    kind,
    from: end('from'),
    to: end('to'),
    date: parseIsoDate(query.get('date') ?? ''),
    time: /^\d\d:\d\d$/.test(query.get('time') ?? '') ? String(query.get('time')) : newDraft.time,
    hours: whole('hours'),
    days: whole('days'),
    passengers: whole('passengers'),
    arrivingBy: query.get('by') ?? undefined,
  };
}
