import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { askedAirlines, askedRequest, isAsked } from '#domain/flight/search/asked-airlines.ts';
import { type AirlineLists, defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { makeSearch, travelDate } from '#tests/fixtures/flight.ts';

const lists: AirlineLists = {
  domesticOneWay: ['D1'],
  domesticRoundTrip: ['D2'],
  domesticRoundTripLowCostSpecial: ['S2'],
  internationalOneWay: ['I1'],
  internationalRoundTrip: ['I2', 'GWS'],
};
const isHome = (airport: string) => ['DEL', 'BOM', 'BLR'].includes(airport);
const tripOf = (route: string) => {
  const places = route.split('-');
  const sectors = places.slice(1).map((destination, at) => ({
    origin: places[at] ?? '',
    destination,
    date: travelDate,
  }));
  const journeyType =
    sectors.length === 1 ? 'one-way' : sectors.length === 2 && places[0] === places[2] ? 'round-trip' : 'multi-city';
  return { journeyType, sectors } as const;
};
const listsOf = (route: string, given = lists) => {
  const { normal, specials } = askedAirlines(tripOf(route), given, isHome);
  return [normal, specials].map((each) => (each === undefined ? 'every' : [...each].join(',')));
};

describe('askedAirlines', () => {
  test.each([
    ['DEL-BOM', 'D1', 'D1'],
    ['DEL-BOM-DEL', 'D2', 'S2'],
    ['DEL-BOM-BLR', 'D1', 'D1'],
    ['DEL-DXB', 'I1', 'I1'],
    ['DEL-DXB-DEL', 'I2', 'I2'],
    // Within a country that is not the deployment's own.
    ['LHR-EDI', 'I1', 'I1'],
    ['LHR-EDI-LHR', 'I2', 'I2'],
    ['DEL-BOM-DXB', 'I1', 'I1'],
  ])('%s is asked of %s, pairs of %s', (route, normal, specials) => {
    expect(listsOf(route)).toEqual([normal, specials]);
  });

  it('leaves none out where a list says All, or names a source and no airline', () => {
    expect(listsOf('DEL-DXB-DEL', { ...lists, internationalRoundTrip: ['All', 'GWS'] })).toEqual(['every', 'every']);
    expect(listsOf('DEL-DXB-DEL', { ...lists, internationalRoundTrip: ['GWS'] })).toEqual(['every', 'every']);
    expect(listsOf('DEL-BOM-DEL', defaultClientConfiguration.airlines)).toEqual([
      '6E,SG,QP,9I,S5,I5,IX,AI,IC',
      '6E,SG',
    ]);
  });
});

const codes = fc.subarray(['6E', 'SG', 'AI', 'QP']);
const limit = fc.option(codes, { nil: undefined });

test('no airline is asked whose fares would not be shown, and every other that was asked for is', () => {
  fc.assert(
    fc.property(limit, limit, codes, codes, (normal, specials, preferredCarriers, all) => {
      const asked = {
        ...(normal && { normal: new Set(normal) }),
        ...(specials && { specials: new Set(specials) }),
      };
      const request = askedRequest(makeSearch({ preferredCarriers }), asked);
      for (const carrier of all) {
        const isPut =
          request !== undefined &&
          (request.preferredCarriers.length === 0 || request.preferredCarriers.includes(carrier));
        const isWanted = preferredCarriers.length === 0 || preferredCarriers.includes(carrier);
        const isShown = isAsked(asked, carrier, {}) || isAsked(asked, carrier, { special: 'return' });
        expect(isPut).toBe(isWanted && isShown);
      }
    }),
  );
});
