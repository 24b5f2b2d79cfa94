/** A flight search as an address: what stands behind `?` on a results page, so that it can be reloaded, kept and sent on. */
import { cabins, fareTypes, refundTypes } from '#domain/flight/reference/cabin.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { defaultSearch, multiCitySectors } from '#domain/flight/search/rules.ts';
import type { SearchDraft, SectorDraft } from '#domain/flight/search/rules.ts';
import { isSoldBySector, journeyTypes } from '#domain/flight/search/request.ts';
import type { TimeWindow } from '#domain/flight/search/request.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

/** Only what differs from the defaults is written. Sectors read `DEL-BOM-2026-11-24`, joined by `~`. */
export function searchToQuery(search: SearchDraft): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) query.set(name, value);
  };
  query.set(
    'trip',
    search.sectors
      .map(({ origin = '', destination = '', date = '' }) => [origin, destination, date].join('-'))
      .join('~'),
  );
  put('type', search.journeyType, defaultSearch.journeyType);
  put('adults', String(search.party.adults), '1');
  put('children', String(search.party.children), '0');
  put('infants', String(search.party.infants), '0');
  put('cabin', search.cabin, defaultSearch.cabin);
  put('fare', search.fareType, defaultSearch.fareType);
  put('refund', search.refundType, defaultSearch.refundType);
  put('nonstop', String(search.nonStopOnly), 'false');
  put('nearby', String(search.nearbyAirports), 'false');
  put('departs', windowText(search.departureWindow), '');
  put('arrives', windowText(search.arrivalWindow), '');
  put('with', search.preferredCarriers.join('.'), '');
  put('without', search.excludedCarriers.join('.'), '');
  put('layover', search.layoverMinutes === undefined ? '' : String(search.layoverMinutes), '');
  put('promo', search.promoCode ?? '', '');
  return query.toString();
}

/** Reads what {@link searchToQuery} wrote; what cannot be read takes its default, and the rules judge the rest. */
export function searchFromQuery(text: string): SearchDraft {
  const query = new URLSearchParams(text);
  const departureWindow = windowFrom(query.get('departs'));
  const arrivalWindow = windowFrom(query.get('arrives'));
  const layover = count(query.get('layover'), 0);
  const promoCode = query.get('promo') ?? '';
  return {
    ...defaultSearch,
    journeyType: choice(journeyTypes, query.get('type'), defaultSearch.journeyType),
    sectors: (query.get('trip') ?? '').split('~').map(sectorFrom),
    party: {
      adults: count(query.get('adults'), 1),
      children: count(query.get('children'), 0),
      infants: count(query.get('infants'), 0),
    },
    cabin: choice(cabins, query.get('cabin'), defaultSearch.cabin),
    fareType: choice(fareTypes, query.get('fare'), defaultSearch.fareType),
    refundType: choice(refundTypes, query.get('refund'), defaultSearch.refundType),
    nonStopOnly: query.get('nonstop') === 'true',
    nearbyAirports: query.get('nearby') === 'true',
    preferredCarriers: carriers(query.get('with')),
    excludedCarriers: carriers(query.get('without')),
    ...(departureWindow && { departureWindow }),
    ...(arrivalWindow && { arrivalWindow }),
    ...(layover > 0 && { layoverMinutes: layover }),
    ...(promoCode !== '' && { promoCode }),
  };
}

/** The address of the same search with one of its flights, the first where none is named, on another day. */
export function queryOnDay(query: string, date: IsoDate, sector = 0): string {
  const search = searchFromQuery(query);
  return searchToQuery({
    ...search,
    sectors: search.sectors.map((each, at) => (at === sector ? { ...each, date } : each)),
  });
}

/**
 * The page of a search's results, by whether it crosses a border. Where the airports are not known yet it is taken for a
 * domestic one; the page itself leads on where it is not.
 */
export function resultsPath(search: SearchDraft, isDomestic: AirportDirectory['isDomestic'] = () => true): string {
  const sectors = search.sectors.map(({ origin = '', destination = '' }) => ({ origin, destination }));
  const bySector = isSoldBySector({ sectors }, isDomestic);
  switch (search.journeyType) {
    case 'one-way':
      return '/flight/owresults';
    case 'round-trip':
      return bySector ? '/flight/rtresults' : '/flight/rtintlresults';
    case 'multi-city':
      return bySector ? '/flight/dom-multicity' : '/flight/intl-multicity';
  }
}

/** Where a search is booked. */
export function checkoutPath({ journeyType }: Pick<SearchDraft, 'journeyType'>): string {
  return journeyType === 'multi-city' ? '/flight/book-multi-city' : '/flight/book';
}

/** The address with no more flights than its kind of journey has: one way, the first. The same where it has no more. */
export function plainQuery(query: string): string {
  const search = searchFromQuery(query);
  const most = { 'one-way': 1, 'round-trip': 2, 'multi-city': multiCitySectors.most }[search.journeyType];
  if (search.sectors.length <= most) return query;
  return searchToQuery({ ...search, sectors: search.sectors.slice(0, most) });
}

function sectorFrom(text: string): SectorDraft {
  const [, origin = '', destination = '', date = ''] =
    /^([A-Z]{3})?-([A-Z]{3})?-(\d{4}-\d{2}-\d{2})?$/.exec(text) ?? [];
  return { origin, destination, date };
}

function choice<A extends string>(allowed: readonly A[], text: string | null, otherwise: A): A {
  return allowed.find((each) => each === text) ?? otherwise;
}

function count(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : otherwise;
}

function carriers(text: string | null): readonly string[] {
  return (text ?? '').split('.').filter((code) => /^[A-Z0-9]{2}$/.test(code));
}

function windowText(window: TimeWindow | undefined): string {
  return window === undefined ? '' : `${window.from}-${window.to}`;
}

function windowFrom(text: string | null): TimeWindow | undefined {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(text ?? '') ?? [];
  return from === undefined || to === undefined ? undefined : { from: Number(from), to: Number(to) };
}
