/** What each product says of a trip to a policy, against plain cases. */
import { expect, it } from 'vitest';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { busTrip } from '#domain/bus/booking/trip-facts.ts';
import { parsePolicy } from '#domain/bus/trip/policy.ts';
import { cabTrip } from '#domain/cab/booking/trip-facts.ts';
import { judgeTrip, type PolicyRule } from '#domain/corporate/policy.ts';
import { flightTrip } from '#domain/flight/booking/trip-facts.ts';
import { stayTrip } from '#domain/hotel/booking/trip-facts.ts';
import { coverTrip } from '#domain/insurance/trip-facts.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { visaTrip } from '#domain/visa/trip-facts.ts';
import { makeItinerary, makeSegment } from '#tests/fixtures/flight.ts';

const day = isoDate('2026-11-29');
const total = money(1_800_000, 'INR');
const paris = {
  hotel: { name: 'Taj', stars: 5 },
  parties: [
    { adults: 2, childAges: [7] },
    { adults: 1, childAges: [] },
  ],
  checkIn: day,
  nights: 2,
  total,
  isRefundable: false,
  isAbroad: true,
} as const;
const stay = stayTrip(paris);
const bus = (policy: string): TripFacts =>
  busTrip({ total, travellers: 2, startsOn: day, policy: parsePolicy(policy) ?? [] });
const rule = (more: Partial<PolicyRule>): PolicyRule => ({
  ruleId: 'r',
  kind: 'price',
  effect: 'approve',
  place: 'anywhere',
  ...more,
});
const judged = (trip: TripFacts, more: Partial<PolicyRule>) => {
  const [finding] = judgeTrip([rule(more)], trip, isoDate('2026-11-20')).findings;
  return finding === undefined ? 'does not apply' : finding.isKept ? 'kept' : 'broken';
};

it('a stay is capped by the night of each room, and has stars', () => {
  expect(stay.travellers).toBe(4);
  expect(judged(stay, { kind: 'night', amount: money(450_000, 'INR') })).toBe('kept');
  expect(judged(stay, { kind: 'night', amount: money(449_999, 'INR') })).toBe('broken');
  expect(judged(stay, { kind: 'stars', count: 4 })).toBe('broken');
  expect(judged(stay, { kind: 'refundable' })).toBe('broken');
  expect(judged(stay, { kind: 'stars', count: 4, place: 'at-home' })).toBe('does not apply');
});

it('preferred hotels are named by themselves or by their chain, whatever airlines are', () => {
  const preferred = { kind: 'supplier', suppliers: ['6E'] } as const;
  const lotus = stayTrip({ ...paris, hotel: { name: 'Lotus Court Kochi', stars: 5, chain: 'Lotus Court' } });
  expect(judged(lotus, { ...preferred, hotels: ['LOTUS  court'] })).toBe('kept');
  expect(judged(lotus, { ...preferred, hotels: ['Taj', 'lotus court kochi'] })).toBe('kept');
  expect(judged(lotus, { ...preferred, hotels: ['Lotus'] })).toBe('broken');
  expect(judged(stay, { ...preferred, hotels: ['Lotus Court'] })).toBe('broken');
  expect(judged(lotus, preferred)).toBe('does not apply');
});

it('a rule of countries holds for trips that lead to one of them', () => {
  const cap = { amount: money(1, 'INR'), countries: ['FR', 'GB'] };
  const there = (country: string) => ({ ...stay, countries: [country] });
  expect([there('GB'), there('IN'), stay].map((each) => judged(each, cap))).toEqual([
    'broken',
    'does not apply',
    'does not apply',
  ]);
  expect(stayTrip({ ...paris, hotel: { ...paris.hotel, country: 'FR' } }).countries).toEqual(['FR']);
  expect(bus('0:-1:100:0').countries).toEqual(['IN']);
  expect(visaTrip(day, 2, total, 'FR').countries).toEqual(['FR']);
});

it.each([
  ['DEL-LHR', ['GB']],
  ['DEL-LHR LHR-DEL', ['GB']],
  ['DEL-LHR CDG-DEL', ['GB']],
  ['DEL-LHR CDG-DXB', ['GB', 'AE']],
  ['DEL-BOM BOM-DEL', ['IN']],
  ['DEL-XXX', undefined],
])('flights %s lead to %j', (flown, countries) => {
  const countryOf = (code: string) => ({ DEL: 'IN', BOM: 'IN', LHR: 'GB', CDG: 'FR', DXB: 'AE' })[code];
  const [first, ...others] = flown.split(' ').map((pair) => {
    const [origin = '', destination = ''] = pair.split('-');
    return makeItinerary([makeSegment({ origin, destination })]);
  });
  if (first === undefined) throw new Error('Nothing is flown');
  const flight = { itineraries: [first, ...others] as const, total, travellers: 1, cabins: [], countryOf };
  expect(flightTrip(flight).countries).toEqual(countries);
});

it('seats of a bus are refundable where something of them comes back early enough', () => {
  expect(judged(bus('0:12:100:0;12:-1:10:0'), { kind: 'refundable' })).toBe('kept');
  expect(judged(bus('0:-1:100:0'), { kind: 'refundable' })).toBe('broken');
  expect(judged(bus('0:-1:100:0'), { kind: 'comfort', comfort: 'economy' })).toBe('does not apply');
});

it('a cab’s class is its car’s', () => {
  const pickUp = { local: '2026-11-29T06:00', zone: 'Asia/Kolkata' } as const;
  const drive = { kind: 'local', from: {}, pickUp, passengers: 3 } as unknown as Parameters<typeof cabTrip>[0]['drive'];
  const cab = (carClass: Parameters<typeof cabTrip>[0]['car']['carClass']) =>
    judged(cabTrip({ drive, car: { carClass } }, total), { kind: 'comfort', comfort: 'premium-economy' });
  expect([cab('sedan'), cab('suv'), cab('premium')]).toEqual(['kept', 'kept', 'broken']);
});

it('cover begins on its first day, and no rule about suppliers applies to it', () => {
  const cover = coverTrip(day, 2, total);
  expect(judged(cover, { kind: 'ahead', count: 9 })).toBe('kept');
  expect(judged(cover, { kind: 'ahead', count: 10 })).toBe('broken');
  expect(judged(cover, { kind: 'supplier', suppliers: ['6E'] })).toBe('does not apply');
});
