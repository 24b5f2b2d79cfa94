import { describe, expect, it } from 'vitest';
import { arabicAirlineNames } from '#domain/flight/reference/airline-names.ts';
import { airlineByCode, airlineName, airlines, searchAirlines } from '#domain/flight/reference/airlines.ts';
import { equipment, equipmentByCode, equipmentName } from '#domain/flight/reference/equipment.ts';

describe('airlines', () => {
  it('are some hundred and more, each code once, well formed', () => {
    expect(airlines.length).toBeGreaterThanOrEqual(120);
    expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length);
    for (const { code, name, country, ticketPrefix } of airlines) {
      expect(code).toMatch(/^(?=.*[A-Z])[A-Z0-9]{2}$/);
      expect(name).not.toBe('');
      expect(country).toMatch(/^[A-Z]{2}$/);
      if (ticketPrefix !== undefined) expect(ticketPrefix).toMatch(/^\d{3}$/);
    }
  });

  it('give no two of them one ticket prefix', () => {
    const prefixes = airlines.flatMap(({ ticketPrefix }) => (ticketPrefix === undefined ? [] : [ticketPrefix]));
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it.each([
    ['6E', 'IndiGo', '312', true],
    ['AI', 'Air India', '098', true],
    ['EK', 'Emirates', '176', true],
    ['QR', 'Qatar Airways', '157', true],
    ['BA', 'British Airways', '125', true],
    ['LH', 'Lufthansa', '220', true],
    ['UK', 'Vistara', '228', false],
  ])('know %s as %s', (code, name, ticketPrefix, flying) => {
    expect(airlineByCode(code)).toMatchObject({ name, ticketPrefix, flying });
  });

  it('have every carrier of the configured lists', () => {
    for (const code of ['6E', 'SG', 'IC', 'S5', 'IX', 'S9', 'QP', '9I', 'AI', 'I5'])
      expect(airlineByCode(code), code).toBeDefined();
    expect(airlineByCode('I5')?.flying).toBe(false);
  });

  it('fall back to the code', () => {
    expect(airlineName('6E')).toBe('IndiGo');
    expect(airlineName('ZZ')).toBe('ZZ');
  });
});

describe('equipment', () => {
  it('is listed once each, smallest first within reason', () => {
    expect(new Set(equipment.map(({ code }) => code)).size).toBe(equipment.length);
    for (const { seats, rangeKm, code } of equipment) {
      expect(code).toMatch(/^[A-Z0-9]{3}$/);
      expect(seats).toBeGreaterThan(0);
      expect(rangeKm).toBeGreaterThan(0);
    }
    expect(equipmentByCode('AT7')?.propulsion).toBe('turboprop');
    expect([equipmentName('32N'), equipmentName('XXX')]).toEqual(['Airbus A320neo', 'XXX']);
  });
});

describe('airlines in Arabic', () => {
  it('are all named, in Arabic letters, each by a name of its own', () => {
    expect([...arabicAirlineNames.keys()].toSorted()).toEqual(airlines.map(({ code }) => code).toSorted());
    expect(new Set(arabicAirlineNames.values()).size).toBe(arabicAirlineNames.size);
    for (const name of arabicAirlineNames.values()) expect(name).toMatch(/^[\p{Script=Arabic}\p{M}\d ]+$/u);
  });

  it.each([
    ['الإمارات', 'EK'],
    ['طيران الامارات', 'EK'],
    ['القطرية', 'QR'],
    ['إنديغو', '6E'],
    ['مصر', 'MS'],
  ])('are found by %s', (text, code) => {
    expect(searchAirlines(text).map((airline) => airline.code)).toContain(code);
  });

  it('keep their own name in French, and their code where they are unknown', () => {
    expect(airlineName('EK', 'fr')).toBe('Emirates');
    expect(airlineName('EK', 'ar')).toBe('طيران الإمارات');
    expect(airlineName('ZZ', 'ar')).toBe('ZZ');
  });
});
