import { describe, expect, it } from 'vitest';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import { gstOn, leviesOn, type TaxedJourney } from '#domain/flight/fare/tax-rules.ts';
import { gstRows, levyRows } from '#domain/flight/fare/tax-tables.ts';
import { exchanged, rateRows } from '#domain/price/exchange.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const day = isoDate('2026-11-20');
const domestic: TaxedJourney = {
  origin: 'DEL',
  originCountry: 'IN',
  destination: 'BOM',
  destinationCountry: 'IN',
  transfers: [],
  cabin: 'Y',
  distanceKm: 1138,
  domesticSegments: 1,
};
const abroad: TaxedJourney = {
  ...domestic,
  destination: 'LHR',
  destinationCountry: 'GB',
  distanceKm: 6732,
  domesticSegments: 0,
};

describe('goods and services tax', () => {
  it.each([
    ['Y', '2020-01-01', 500],
    ['Y', '2026-11-20', 500],
    ['W', '2025-09-21', 1200],
    ['C', '2025-09-21', 1200],
    ['C', '2025-09-22', 1800],
    ['F', '2026-11-20', 1800],
    ['W', '2026-11-20', 1800],
  ] as const)('in cabin %s on %s is %i hundredths of a per cent', (cabin: Cabin, on, basisPoints) => {
    const gst = gstOn({ originCountry: 'IN', cabin }, isoDate(on));
    expect(gst?.basisPoints).toBe(basisPoints);
    expect(gst?.rule.from.localeCompare(on)).toBeLessThanOrEqual(0);
  });

  it('is not on journeys from elsewhere', () => {
    expect(gstOn({ originCountry: 'GB', cabin: 'Y' }, day)).toBeUndefined();
  });

  it('has on every day since 2017 one rule for each kind of cabin', () => {
    for (const on of ['2017-07-01', '2025-09-21', '2025-09-22', '2026-11-20', '2031-01-01']) {
      for (const economy of [true, false]) {
        expect(
          gstRows.filter((row) => row.economy === economy && row.from <= on && (row.to === undefined || on <= row.to)),
          on,
        ).toHaveLength(1);
      }
    }
  });
});

describe('levies', () => {
  const codes = (journey: TaxedJourney, on = day) =>
    leviesOn(journey, on, 'INR').map(({ name, place, each }) => `${name} ${place} ${each.adult / 100}`);

  it('of a domestic flight from a metro', () => {
    expect(codes(domestic)).toEqual([
      'user-development-fee DEL 152',
      'aviation-security-fee IN 236',
      'regional-connectivity IN 50',
      'other-tax IN 65',
    ]);
  });

  it('of a domestic flight from an airport without a fee of its own', () => {
    expect(codes({ ...domestic, origin: 'DBR' })).toContain('passenger-service-fee IN 91');
    expect(codes({ ...domestic, origin: 'DBR' })).toContain('user-development-fee IN 165');
  });

  it('are levied for each domestic flight where they say so, and once where not', () => {
    const two = codes({ ...domestic, domesticSegments: 2, transfers: [{ airport: 'AMD', country: 'IN' }] });
    expect(two).toContain('regional-connectivity IN 100');
    expect(two.filter((line) => line.startsWith('user-development-fee'))).toHaveLength(1);
  });

  it('spare infants but where they say so', () => {
    for (const levy of leviesOn(domestic, day, 'INR')) {
      expect(levy.each.child).toBe(levy.each.adult);
      expect(levy.each.infant).toBe(levy.name === 'regional-connectivity' ? levy.each.adult : 0);
    }
  });

  it('of India and Britain follow the border', () => {
    expect(codes(abroad).some((line) => line.startsWith('aviation-security-fee IN 1062'))).toBe(true);
    const back: TaxedJourney = {
      ...abroad,
      origin: 'LHR',
      originCountry: 'GB',
      destination: 'DEL',
      destinationCountry: 'IN',
    };
    // £102 of air passenger duty from April 2026, £90 before.
    expect(codes(back)).toContain(`other-tax GB ${exchanged(102, 'GBP', 'INR', day).minor / 100}`);
    expect(codes(back, isoDate('2026-03-31'))).toContain(
      `other-tax GB ${exchanged(90, 'GBP', 'INR', day).minor / 100}`,
    );
    expect(codes({ ...back, cabin: 'C' })).toContain(`other-tax GB ${exchanged(244, 'GBP', 'INR', day).minor / 100}`);
  });

  it('of a hub are taken where planes are changed', () => {
    const through = (airport: string, country: string) => codes({ ...abroad, transfers: [{ airport, country }] });
    expect(through('DXB', 'AE')).toContain(`other-tax AE ${exchanged(40, 'AED', 'INR', day).minor / 100}`);
    expect(through('FRA', 'DE').some((line) => line.includes(' DE '))).toBe(false);
  });
});

describe('the tables', () => {
  it('have one identifier a row, a note, and a rate for every currency', () => {
    for (const rows of [levyRows, gstRows, rateRows]) {
      const ids = rows.map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const { note } of rows) expect(note).not.toBe('');
    }
    for (const { currency } of levyRows) expect(exchanged(1, currency, 'INR', day).currency).toBe('INR');
    expect(() => exchanged(1, 'XXX', 'INR', day)).toThrow(RangeError);
  });

  it('never levy one charge twice at a place', () => {
    for (const journey of [domestic, abroad, { ...domestic, origin: 'DBR' }, { ...abroad, cabin: 'F' as const }]) {
      const seen = leviesOn(journey, day, 'INR').map(({ code, place, rule }) => `${code} ${place} ${rule.id}`);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});
