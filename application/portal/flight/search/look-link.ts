/**
 * How found flights are looked at, as a part of the address of their search: filters, order and view of each list, so that
 * a reload, a step back and a sent link show the same flights in the same order. Only what differs from the first look is
 * written; the names are none of those of `search-link.ts`. Of several lists, those after the first have a number behind
 * their names.
 */
import { fareTypes, refundTypes } from '#domain/flight/reference/cabin.ts';
import { sortKeys } from '#domain/flight/offer/sort.ts';
import type { OfferFilters, OfferOrder } from '#domain/flight/offer/refine.ts';
import { multiCitySectors } from '#domain/flight/search/rules.ts';
import type { TimeWindow } from '#domain/flight/search/request.ts';
import { firstLook } from './flight-results.ts';
import type { Look } from './flight-results.ts';

const names = [
  'view',
  'sort',
  'stops',
  'airlines',
  'via',
  'wait',
  'leaves',
  'lands',
  'thenleaves',
  'thenlands',
  'sameday',
  'byday',
  'fares',
  'refunds',
  'held',
  'lasts',
  'price',
  'flights',
  'aircraft',
] as const;
type Name = (typeof names)[number];

/** Directions after the first, at most. */
const mostLater = multiCitySectors.most - 1;

function written({ filters, order, view }: Look): Readonly<Record<Name, string>> {
  const { stops = [], airlines = [], layoverAirports = [], fareTypes: types = [], equipment = [] } = filters;
  const { maxLayover, departure = [], arrival = [], flightNumbers = [], refundType = 'all' } = filters;
  const usualOrder = order.key === firstLook.order.key && order.descending === firstLook.order.descending;
  return {
    view: view === 'cards' ? '' : view,
    sort: usualOrder ? '' : `${order.key}${order.descending ? '-down' : ''}`,
    stops: stops.join('.'),
    airlines: airlines.join('.'),
    via: layoverAirports.join('.'),
    wait: maxLayover === undefined ? '' : String(maxLayover),
    leaves: departure.map(windowText).join('.'),
    lands: arrival.map(windowText).join('.'),
    thenleaves: laterText(filters.laterTimes, 'departure'),
    thenlands: laterText(filters.laterTimes, 'arrival'),
    sameday: filters.sameDayArrival === true ? 'true' : '',
    byday: filters.avoidOvernight === true ? 'true' : '',
    fares: types.join('.'),
    refunds: refundType === 'all' ? '' : refundType,
    held: filters.holdable === true ? 'true' : '',
    lasts: rangeText(filters.minDuration, filters.maxDuration),
    price: rangeText(filters.minPrice, filters.maxPrice),
    flights: textsIn(flightNumbers.join(',')).join(','),
    aircraft: equipment.join('.'),
  };
}

/** The address of a search with how its lists are looked at, in their order. */
export function withLooks(query: string, looks: readonly Look[]): string {
  const address = new URLSearchParams(query);
  for (const [at, look] of looks.entries()) {
    const texts = written(look);
    for (const name of names) if (texts[name] !== '') address.set(nameOf(name, at), texts[name]);
  }
  // As it is where nothing is added, so that it stays the same address.
  return looks.some((look) => names.some((name) => written(look)[name] !== '')) ? address.toString() : query;
}

/** The address without how its lists are looked at: what was searched for. */
export function withoutLooks(address: string): string {
  const query = new URLSearchParams(address);
  const ours = [...new Set(query.keys())].filter((name) => placeOf(name) !== undefined);
  if (ours.length === 0) return address;
  for (const name of ours) query.delete(name);
  return query.toString();
}

/** How the address says that a list is looked at; undefined where it says nothing of any list. */
export function lookFrom(address: string, at = 0): Look | undefined {
  const query = new URLSearchParams(address);
  if (![...query.keys()].some((name) => placeOf(name) !== undefined)) return undefined;
  const read = (name: Name): string => query.get(nameOf(name, at)) ?? '';
  return {
    view: read('view') === 'bars' ? 'bars' : 'cards',
    order: orderFrom(read('sort')),
    filters: withoutEmpty({
      stops: each(read('stops')).flatMap((text) => ([0, 1, 2] as const).filter((stops) => String(stops) === text)),
      airlines: each(read('airlines')).filter((code) => /^[A-Z0-9]{2}$/.test(code)),
      layoverAirports: each(read('via')).filter((code) => /^[A-Z]{3}$/.test(code)),
      maxLayover: whole(read('wait')),
      departure: each(read('leaves')).flatMap((text) => windowFrom(text) ?? []),
      arrival: each(read('lands')).flatMap((text) => windowFrom(text) ?? []),
      laterTimes: laterFrom(read('thenleaves'), read('thenlands')),
      sameDayArrival: read('sameday') === 'true' || undefined,
      avoidOvernight: read('byday') === 'true' || undefined,
      fareTypes: fareTypes.filter((type) => each(read('fares')).includes(type)),
      refundType: refundTypes.find((type) => type !== 'all' && type === read('refunds')),
      holdable: read('held') === 'true' || undefined,
      ...rangeFrom(read('lasts'), 'minDuration', 'maxDuration'),
      ...rangeFrom(read('price'), 'minPrice', 'maxPrice'),
      flightNumbers: textsIn(read('flights')),
      equipment: each(read('aircraft')).filter((code) => /^[A-Z0-9]{2,4}$/.test(code)),
    }),
  };
}

function nameOf(name: Name, at: number): string {
  return at === 0 ? name : `${name}${at + 1}`;
}

/** Which list a name of the address speaks of; undefined where it is of the search. */
function placeOf(text: string): number | undefined {
  const [, name, number] = /^([a-z]+?)([2-9])?$/.exec(text) ?? [];
  if (name === undefined || !names.some((known) => known === name)) return undefined;
  return number === undefined ? 0 : Number(number) - 1;
}

/** The same filters without those that filter nothing. */
function withoutEmpty(
  filters: { readonly [Name in keyof OfferFilters]: OfferFilters[Name] | undefined },
): OfferFilters {
  const set = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  // The same names with the same values, fewer of them.
  return Object.fromEntries(set) as OfferFilters;
}

function orderFrom(text: string): OfferOrder {
  const [, wanted, down] = /^([a-z]+)(-down)?$/.exec(text) ?? [];
  const key = sortKeys.find((each) => each === wanted);
  return key === undefined ? firstLook.order : { key, descending: down !== undefined };
}

function each(text: string): readonly string[] {
  return text === '' ? [] : text.split('.');
}

function textsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function whole(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function rangeText(from: number | undefined, to: number | undefined): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`;
}

function rangeFrom<From extends string, To extends string>(
  text: string,
  from: From,
  to: To,
): { readonly [Name in From | To]?: number | undefined } {
  const [, low = '', high = ''] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  const range: Partial<Record<From | To, number | undefined>> = {};
  range[from] = whole(low);
  range[to] = whole(high);
  return range;
}

/** The windows of each direction after the first, where a list is of whole journeys. */
function laterText(times: OfferFilters['laterTimes'], end: 'departure' | 'arrival'): string {
  const texts = (times ?? []).map((each) => (each[end] ?? []).map(windowText).join('.'));
  return texts.some((text) => text !== '') ? texts.join('_') : '';
}

function laterFrom(leaves: string, lands: string): OfferFilters['laterTimes'] {
  const [departures, arrivals] = [leaves, lands].map((text) =>
    text.split('_').map((each) => each.split('.').flatMap((one) => windowFrom(one) ?? [])),
  );
  const count = Math.min(mostLater, Math.max(departures?.length ?? 0, arrivals?.length ?? 0));
  const times = Array.from({ length: count }, (_, at) => ({
    ...((departures?.[at]?.length ?? 0) > 0 && { departure: departures?.[at] ?? [] }),
    ...((arrivals?.[at]?.length ?? 0) > 0 && { arrival: arrivals?.[at] ?? [] }),
  }));
  return times.some((each) => Object.keys(each).length > 0) ? times : [];
}

/** Minutes of the day. */
function windowText({ from, to }: TimeWindow): string {
  return `${from}-${to}`;
}

function windowFrom(text: string): TimeWindow | undefined {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return Number(from) < Number(to) && Number(to) <= 1440 ? { from: Number(from), to: Number(to) } : undefined;
}
