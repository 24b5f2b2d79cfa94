/**
 * Refining 5,000 offers: the same clicks on filters and sort keys answered by `refine`, by lodash and by crossfilter2, in
 * turns in one process. `refine` also counts the choices beside every filter; lodash here only filters and sorts, over flat
 * rows made beforehand, which spares it reading the offers.
 */
import crossfilter from 'crossfilter2';
import filter from 'lodash/filter.js';
import orderBy from 'lodash/orderBy.js';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { OfferIndex } from '#domain/flight/offer/offer-index.ts';
import { type OfferFilters, type OfferOrder, refine } from '#domain/flight/offer/refine.ts';
import { wallMinutes } from '#domain/flight/offer/wall-clock.ts';
import { madeOffers } from './made-offers.ts';
import { type Line, median, timed } from './measure.ts';

const count = 5000;
const rounds = 60;

interface Row {
  readonly at: number;
  readonly airline: string;
  readonly price: number;
  readonly stops: number;
  readonly departureMinute: number;
  readonly arrivalMinute: number;
  readonly departure: number;
  readonly arrival: number;
  readonly duration: number;
}

interface Click {
  readonly filters: OfferFilters;
  readonly order: OfferOrder;
}

const price = { key: 'price', descending: false } as const;
const morning = { from: 360, to: 720 };
const clicks: readonly Click[] = [
  { filters: {}, order: price },
  { filters: { stops: [0, 1] }, order: price },
  { filters: { stops: [0, 1], airlines: ['EK', 'QR', 'AI'] }, order: price },
  { filters: { stops: [1], maxPrice: 90_000_00 }, order: { key: 'duration', descending: false } },
  { filters: { departure: [morning] }, order: { key: 'departure', descending: false } },
  { filters: { arrival: [morning], stops: [0, 1, 2] }, order: { key: 'arrival', descending: true } },
  { filters: { maxDuration: 1200, minPrice: 30_000_00 }, order: { key: 'airline', descending: false } },
  { filters: { maxDuration: 1500 }, order: price },
];

function rowsOf(offers: readonly FlightOffer[]): Row[] {
  return offers.map(({ itineraries: [itinerary], fares }, at) => {
    const [first] = itinerary.segments;
    const last = itinerary.segments.at(-1) ?? first;
    const [departure, arrival] = [wallMinutes(first.departure.local), wallMinutes(last.arrival.local)];
    return {
      at,
      airline: first.carrier,
      price: fares.reduce((low: FareOption, fare) => (fare.perAdult.minor < low.perAdult.minor ? fare : low)).perAdult
        .minor,
      stops: Math.min(itinerary.stops, 2),
      departureMinute: departure % 1440,
      arrivalMinute: arrival % 1440,
      departure,
      arrival,
      duration: itinerary.durationMinutes,
    };
  });
}

function passes(row: Row, filters: OfferFilters): boolean {
  const { minPrice = 0, maxPrice = Infinity, maxDuration = Infinity } = filters;
  return (
    row.price >= minPrice &&
    row.price <= maxPrice &&
    row.duration <= maxDuration &&
    (filters.stops === undefined || filters.stops.some((each) => each === row.stops)) &&
    (filters.airlines === undefined || filters.airlines.includes(row.airline)) &&
    (filters.departure === undefined ||
      filters.departure.some(({ from, to }) => row.departureMinute >= from && row.departureMinute < to)) &&
    (filters.arrival === undefined ||
      filters.arrival.some(({ from, to }) => row.arrivalMinute >= from && row.arrivalMinute < to))
  );
}

function keyOf({ key }: OfferOrder): keyof Row {
  return key === 'best' ? 'price' : key;
}

function lodashAnswer(rows: readonly Row[], { filters, order }: Click): readonly Row[] {
  const left = filter(rows, (row: Row) => passes(row, filters));
  return orderBy(left, [keyOf(order)], [order.descending ? 'desc' : 'asc']);
}

/** A dimension a filter and a sort key, a group beside each filter: what crossfilter is made for. */
function crossfilterAnswerer(rows: Row[]): (click: Click) => readonly Row[] {
  const all = crossfilter(rows);
  const dimensions = {
    stops: all.dimension((row) => row.stops),
    airline: all.dimension((row) => row.airline),
    price: all.dimension((row) => row.price),
    duration: all.dimension((row) => row.duration),
    departureMinute: all.dimension((row) => row.departureMinute),
    arrivalMinute: all.dimension((row) => row.arrivalMinute),
    departure: all.dimension((row) => row.departure),
    arrival: all.dimension((row) => row.arrival),
  };
  const groups = [
    dimensions.stops.group(),
    dimensions.airline.group(),
    dimensions.departureMinute.group((minute) => Math.floor(Number(minute) / 360)),
    dimensions.arrivalMinute.group((minute) => Math.floor(Number(minute) / 360)),
  ];
  return ({ filters, order }) => {
    const { minPrice = 0, maxPrice = Infinity, maxDuration } = filters;
    const { stops, airlines, departure, arrival } = filters;
    if (stops) dimensions.stops.filterFunction((value) => stops.some((each) => each === value));
    else dimensions.stops.filterAll();
    if (airlines) dimensions.airline.filterFunction((value) => airlines.includes(String(value)));
    else dimensions.airline.filterAll();
    if (filters.minPrice === undefined && filters.maxPrice === undefined) dimensions.price.filterAll();
    else dimensions.price.filterFunction((value) => Number(value) >= minPrice && Number(value) <= maxPrice);
    if (maxDuration === undefined) dimensions.duration.filterAll();
    else dimensions.duration.filterRange([0, maxDuration + 1]);
    if (departure?.[0]) dimensions.departureMinute.filterRange([departure[0].from, departure[0].to]);
    else dimensions.departureMinute.filterAll();
    if (arrival?.[0]) dimensions.arrivalMinute.filterRange([arrival[0].from, arrival[0].to]);
    else dimensions.arrivalMinute.filterAll();
    for (const group of groups) group.all();
    const sorter = dimensions[order.key === 'best' ? 'price' : order.key];
    return order.descending ? sorter.top(Infinity) : sorter.bottom(Infinity);
  };
}

function sameAnswers(index: OfferIndex, rows: Row[], byCrossfilter: (click: Click) => readonly Row[]): void {
  for (const click of clicks) {
    const mine = Array.from(refine(index, click.filters, click.order).order);
    const theirs = lodashAnswer(rows, click).map(({ at }) => at);
    const third = byCrossfilter(click);
    const key = keyOf(click.order);
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      throw new Error(`lodash and refine differ: ${JSON.stringify(click)}`);
    if (JSON.stringify(third.map((row) => row[key])) !== JSON.stringify(theirs.map((at) => rows[at]?.[key])))
      throw new Error(`crossfilter and refine differ: ${JSON.stringify(click)}`);
  }
}

export function benchRefine(): readonly Line[] {
  const offers = madeOffers(count);
  const rows = rowsOf(offers);
  let index = new OfferIndex(offers);
  const built = median(Array.from({ length: 5 }, () => timed(() => (index = new OfferIndex(offers)))));
  const cold = median(
    Array.from({ length: 5 }, () => {
      const fresh = new OfferIndex(offers);
      return timed(() => refine(fresh, {}, price));
    }),
  );
  const byCrossfilter = crossfilterAnswerer(rows);
  sameAnswers(index, rows, byCrossfilter);

  const times = { refine: [] as number[], lodash: [] as number[], crossfilter: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.refine.push(timed(() => clicks.map(({ filters, order }) => refine(index, filters, order).order.length)));
    times.lodash.push(timed(() => clicks.map((click) => lodashAnswer(rows, click).length)));
    times.crossfilter.push(timed(() => clicks.map((click) => byCrossfilter(click).length)));
  }
  const perClick = (values: readonly number[]) => median(values.slice(rounds / 6)) / clicks.length;
  const [mine, lodash, cross] = [perClick(times.refine), perClick(times.lodash), perClick(times.crossfilter)];
  return [
    {
      what: `refine, ${count} offers, a click`,
      value: mine,
      unit: 'ms',
      note: 'filter, sort and the counts beside every choice',
    },
    { what: 'lodash filter + orderBy, a click', value: lodash, unit: 'ms', note: 'no counts' },
    { what: 'crossfilter2, a click', value: cross, unit: 'ms', note: 'with counts of four filters' },
    { what: 'lodash ÷ refine', value: lodash / mine, unit: '×', note: 'asked: 10 or more' },
    { what: 'crossfilter2 ÷ refine', value: cross / mine, unit: '×' },
    { what: 'building the index, once an answer', value: built, unit: 'ms' },
    { what: 'the first click on it', value: cold, unit: 'ms', note: 'sorts by its key' },
  ];
}
