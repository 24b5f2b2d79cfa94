import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCompared, type Compared, type ComparedQuality, compareOffers } from '#domain/flight/offer/compare.ts';
import { layoversOf } from '#domain/flight/offer/layover.ts';
import { anItinerary, someOffers } from '#tests/arbitraries/flight.ts';
import { makeOption, offersFromPicture, rupees } from '#tests/fixtures/flight.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { minutesBetween } from '#domain/time/place-time.ts';

const offers = offersFromPicture(`
  EK 513 DEL 16:10 -> 18:10 DXB ~ EK 7 DXB 01:50+1 -> 06:15+1 LHR | Value 44210
  6E 11  DEL 06:50 -> 11:25 IST ~ 6E 4251 IST 13:50 -> 14:50 LHR  | Saver 46720
  AI 111 DEL 13:05 -> 17:25 LHR                                   | Classic 61380 R
`);
const terms = { net: rupees(0), commission: rupees(0), tds: rupees(0), markup: rupees(0) };
const details = [
  { baggage: { checkInKg: 30, cabinKg: 7 }, cancelFee: rupees(9500), changeFee: rupees(6000), earn: 1084 },
  { baggage: { checkInKg: 25, cabinKg: 7 }, cancelFee: null, changeFee: rupees(5000), earn: 1186 },
  { baggage: { checkInKg: 23, cabinKg: 7 }, cancelFee: rupees(7500), changeFee: rupees(5000), earn: 1903 },
];
const compared: Compared[] = offers.map((offer, at) => {
  const { earn = 0, ...rest } = details[at] ?? {};
  return { offer, option: { ...offer.fares[0], ...rest, terms: { ...terms, earn: rupees(earn) } } };
});

function bestOf(quality: ComparedQuality, list = compared): readonly boolean[] | undefined {
  return compareOffers(list).find((row) => row.quality === quality)?.best;
}

describe('compareOffers', () => {
  it.each<[ComparedQuality, boolean[]]>([
    ['fare', [true, false, false]],
    ['earn-all', [false, false, true]],
    ['total-time', [false, false, true]],
    ['layover', [false, false, true]],
    ['check-in-bag', [true, false, false]],
    ['cabin-bag', [false, false, false]],
    ['cancel-fee', [false, false, true]],
    ['change-fee', [false, true, true]],
  ])('%s', (quality, best) => {
    expect(bestOf(quality)).toEqual(best);
  });

  it('compares what is earned on one adult where every fare says it, as the price is', () => {
    const each = compared.map(({ offer, option }, at) => {
      const adult = { traveller: 'adult' as const, count: 2, net: rupees(0), earn: rupees(300 - at) };
      const child = { traveller: 'child' as const, count: 1, net: rupees(0), earn: rupees(100 + at) };
      return {
        offer,
        option: { ...option, ...(option.terms && { terms: { ...option.terms, each: [child, adult] } }) },
      };
    });
    expect(bestOf('earn', each)).toEqual([true, false, false]);
    expect(bestOf('earn-all', each)).toBeUndefined();
    expect(bestOf('earn', [...each.slice(1), ...compared.slice(2)])).toBeUndefined();
  });

  it('leaves earnings out where they are not reported', () => {
    const unpriced = compared.map((each) => ({ ...each, option: makeOption() }));
    for (const list of [unpriced, [...unpriced.slice(1), ...compared.slice(0, 1)]]) {
      expect(compareOffers(list).map(({ quality }) => quality)).not.toContain('earn-all');
    }
  });

  it('says where one waits, how long and whether through a night', () => {
    const layover = compareOffers(compared).find(({ quality }) => quality === 'layover');
    expect(layover?.values[0]).toEqual({
      kind: 'layovers',
      layovers: [{ airport: 'DXB', minutes: 460, overnight: true }],
    });
    expect(layover?.values[1]).toEqual({
      kind: 'layovers',
      layovers: [{ airport: 'IST', minutes: 145, overnight: false }],
    });
  });

  it('marks a best only where there is a worse, and never all', () => {
    fc.assert(
      fc.property(someOffers, (some) => {
        const list = some.slice(0, 3).map((offer) => ({ offer, option: offer.fares[0] }));
        for (const { best, values } of compareOffers(list)) {
          expect(best).toHaveLength(values.length);
          expect(best.includes(true)).toBe(best.includes(true) && best.includes(false));
        }
      }),
    );
  });

  it('takes three at most', () => {
    expect(checkCompared(3)).toEqual([]);
    expect(checkCompared(4)).toEqual([{ code: 'compare-most', path: 'compared', params: { most: 3 } }]);
  });
});

describe('layoversOf', () => {
  it('makes up, with the flying times, the whole journey', () => {
    fc.assert(
      fc.property(anItinerary, (itinerary) => {
        const waits = layoversOf(itinerary);
        const flying = itinerary.segments.reduce((before, { durationMinutes }) => before + durationMinutes, 0);
        expect(flying + waits.reduce((before, { minutes }) => before + minutes, 0)).toBe(itinerary.durationMinutes);
        waits.forEach(({ minutes }, at) => {
          const [before, next] = itinerary.segments.slice(at, at + 2);
          expect(before && next && minutesBetween(before.arrival, next.departure)).toBe(minutes);
        });
      }),
    );
  });

  it('counts what passes, not what the clock shows, when the clock is changed meanwhile', () => {
    const [offer] = offersFromPicture('AI 1 DEL 16:00 -> 23:00 JFK ~ AI 2 JFK 03:30+1 -> 06:00+1 YYT | Value 1', {
      date: isoDate('2026-10-31'),
    });
    // On 1 November at 02:00 New York's clocks go back an hour: 23:00 to 03:30 takes five and a half hours.
    expect(offer && layoversOf(offer.itineraries[0])).toEqual([{ airport: 'JFK', minutes: 330, overnight: true }]);
  });
});
