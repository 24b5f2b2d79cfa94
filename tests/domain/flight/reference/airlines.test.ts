import { describe, expect, it } from 'vitest';
import { airlineByCode, airlineName, airlines } from '#domain/flight/reference/airlines.ts';
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
