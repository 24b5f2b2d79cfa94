/** Ports, sailings, decks and fares. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withGuests } from '#domain/cruise/booking/in-short.ts';
import { cruisePorts } from '#domain/cruise/reference/ports.ts';
import { bedsFor, cabinsOf } from '#domain/cruise/sailing/deck-plan.ts';
import { cabinFare } from '#domain/cruise/sailing/fare.ts';
import { cabinKinds, cruiseRegions, guestCount, guestTypes } from '#domain/cruise/sailing/sailing.ts';
import { checkCabins, checkCruiseSearch, soughtOf } from '#domain/cruise/search/rules.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { daysBetween, isoDate, isoMonth, shiftMonth } from '#domain/time/calendar-date.ts';
import { minutesAfterMidnight } from '#domain/time/clock-time.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { sailingNamed, sailingsOfMonth } from '#infrastructure/backoffice/suppliers/sandbox/cruise/sailings.ts';
import { sandboxShips } from '#infrastructure/backoffice/suppliers/sandbox/cruise/ships.ts';
import { soldOn, someParty } from '#tests/products/cruise/cruise-arbitraries.ts';

const priced = { on: soldOn, currency: 'INR' } as const;

it('knows 120 ports, each once, in a zone that there is, some in every region', () => {
  expect(cruisePorts).toHaveLength(120);
  expect(new Set(cruisePorts.map(({ code }) => code)).size).toBe(120);
  for (const { code, zone, latitude, longitude } of cruisePorts) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    expect(Math.abs(latitude) <= 70 && Math.abs(longitude) <= 180).toBe(true);
  }
  expect(new Set(cruisePorts.map(({ region }) => region))).toEqual(new Set(cruiseRegions));
});

describe('a ship of the sandbox', () => {
  const months = Array.from({ length: 14 }, (_, at) => shiftMonth(isoMonth('2026-11'), at));
  const all = cruiseRegions.flatMap((region) => months.flatMap((month) => sailingsOfMonth(region, month)));

  it('leaves where and when it came back, and no other day', () => {
    for (const { shipId } of sandboxShips) {
      const own = all.filter(({ ship }) => ship.shipId === shipId).map(({ sailing }) => sailing);
      expect(own.length).toBeGreaterThan(20);
      for (const [at, sailing] of own.entries()) {
        const next = own[at + 1];
        expect(daysBetween(dateOfLocal(sailing.departs.local), dateOfLocal(sailing.returns.local))).toBe(
          sailing.nights,
        );
        expect(sailing.days).toHaveLength(sailing.nights + 1);
        expect(sailingNamed(sailing.sailingKey)?.sailing).toEqual(sailing);
        if (next === undefined) continue;
        expect(dateOfLocal(next.departs.local)).toBe(dateOfLocal(sailing.returns.local));
        expect(next.departs.local > sailing.returns.local).toBe(true);
        expect(next.days[0]?.port?.code).toBe(sailing.days.at(-1)?.port?.code);
      }
    }
  });

  it('makes no more than 24 knots between two ports', () => {
    const port = new Map(cruisePorts.map((each) => [each.code, each]));
    for (const { routes, name } of sandboxShips) {
      for (const route of routes) {
        const calls = route.days.flatMap((text, day) => {
          const [code = '', hours = ''] = text.replace('~', '').split('/');
          const [first = '', second = first] = hours.split('-');
          return text === '-' ? [] : [{ at: port.get(code), day, arrives: first, leaves: second }];
        });
        for (const [at, call] of calls.entries()) {
          const next = calls[at + 1];
          if (next === undefined || call.at === undefined || next.at === undefined) continue;
          const minutes = (clock: string) => minutesAfterMidnight(clock as Parameters<typeof minutesAfterMidnight>[0]);
          const hours = (next.day - call.day) * 24 + (minutes(next.arrives) - minutes(call.leaves)) / 60;
          const knots = distanceKm(call.at, next.at) / 1.852 / hours;
          expect(`${name}, ${route.name}: ${knots < 24}`).toBe(`${name}, ${route.name}: true`);
        }
      }
    }
  });

  it('has every cabin once, of every kind, some for four', () => {
    for (const { decks } of sandboxShips) {
      const cabins = cabinsOf(decks);
      expect(new Set(cabins.map(({ number }) => number)).size).toBe(cabins.length);
      for (const kind of cabinKinds) expect(cabins.some((each) => each.kind === kind)).toBe(true);
      expect(cabins.filter(({ sleeps }) => sleeps >= bedsFor(3)).length).toBeGreaterThan(8);
    }
  });
});

describe('a fare', () => {
  const someCabin = fc.record({
    kind: fc.constantFrom(...cabinKinds),
    party: someParty,
    guarantee: fc.boolean(),
    nights: fc.integer({ min: 2, max: 14 }),
    nightly: fc.integer({ min: 500, max: 40_000 }),
    portCharges: fc.integer({ min: 0, max: 9000 }),
    gratuities: fc.constantFrom('prepaid' as const, 'on-board' as const),
    days: fc.integer({ min: 1, max: 400 }),
  });
  const amounts = (cabin: Parameters<typeof cabinFare>[0]) => {
    const { lines, total } = cabinFare(cabin, priced);
    const of = (name: string) =>
      lines.filter((line) => line.name === name).reduce((all, { amount }) => all + amount.minor, 0);
    return { of, total: total.minor };
  };

  it('adds up, with five per cent of all else as tax, port charges of every guest, tips of those over two', () => {
    fc.assert(
      fc.property(someCabin, (cabin) => {
        const { of, total } = amounts(cabin);
        const before = of('base-fare') + of('port-charges') + of('gratuities');
        expect(of('taxes')).toBe(Math.round(before / 20));
        expect(total).toBe(before + of('taxes'));
        expect(of('port-charges')).toBe(cabin.portCharges * 100 * guestCount(cabin.party));
        const tipping = guestTypes(cabin.party).filter((type) => type !== 'infant').length;
        const dollars = { inside: 20, oceanview: 20, balcony: 30, suite: 50 }[cabin.kind];
        expect(of('gratuities')).toBe(cabin.gratuities === 'prepaid' ? dollars * 8850 * tipping * cabin.nights : 0);
      }),
    );
  });

  it('is no higher for a guarantee, further ahead, or with a guest less, unless one is left alone', () => {
    fc.assert(
      fc.property(someCabin, (cabin) => {
        const { of, total } = amounts(cabin);
        expect(amounts({ ...cabin, guarantee: true }).of('base-fare')).toBeLessThanOrEqual(
          amounts({ ...cabin, guarantee: false }).of('base-fare'),
        );
        expect(amounts({ ...cabin, days: cabin.days + 60 }).total).toBeLessThanOrEqual(total);
        const { party } = cabin;
        if (party.childAges.length === 0 || guestCount(party) === 2) return;
        const fewer = { ...cabin, party: { ...party, childAges: party.childAges.slice(1) } };
        expect(amounts(fewer).of('base-fare')).toBeLessThanOrEqual(of('base-fare'));
      }),
    );
  });

  it.each([
    [{ adults: 2, childAges: [] }, 200_000],
    [{ adults: 1, childAges: [] }, 175_000],
    [{ adults: 3, childAges: [] }, 250_000],
    [{ adults: 2, childAges: [5, 9] }, 300_000],
    [{ adults: 2, childAges: [1] }, 200_000],
    [{ adults: 1, childAges: [1] }, 100_000],
  ])('of %j for two nights of 500 rupees', (party, minor) => {
    const cabin = { kind: 'inside', party, guarantee: false, nights: 2, nightly: 500, portCharges: 0 } as const;
    expect(amounts({ ...cabin, gratuities: 'on-board', days: 200 }).of('base-fare')).toBe(minor);
  });
});

describe('a search', () => {
  const today = isoDate('2026-11-20');
  const two = { adults: 2, childAges: [] };
  const codes = (asked: Parameters<typeof checkCruiseSearch>[0]) =>
    checkCruiseSearch(asked, today).map(({ code, path }) => `${code} ${path}`);

  it.each([
    [{ region: 'india', month: '2026-11', cabins: [two] }, []],
    [{ region: 'moon', month: '2026-11', cabins: [two] }, ['not-a-choice region']],
    [{ cabins: [] }, ['required region', 'required month', 'required cabins']],
    [{ region: 'asia', month: '2026-13', cabins: [two] }, ['date-form month']],
    [{ region: 'asia', month: '2026-10', cabins: [two] }, ['date-past month']],
    [{ region: 'asia', month: '2028-06', cabins: [two] }, ['date-too-far month']],
    [{ region: 'asia', month: '2027-06', cabins: [{ adults: 0, childAges: [] }] }, ['room-adults cabins[0].adults']],
    [
      { region: 'asia', month: '2027-06', cabins: [{ adults: 3, childAges: [4, 5] }] },
      ['cabin-guests cabins[0].adults'],
    ],
    [
      { region: 'asia', month: '2027-06', cabins: [{ adults: 2, childAges: [12] }] },
      ['child-age cabins[0].childAges[0]'],
    ],
    [{ region: 'asia', month: '2027-06', cabins: [two, two, two, two, two] }, ['count-between cabins']],
    [{ region: 'asia', month: '2027-06', cabins: Array(3).fill({ adults: 4, childAges: [] }) }, ['party-size cabins']],
    [{ region: 'asia', month: '2027-06', cabins: [{ adults: 1, childAges: [1, 0] }] }, ['party-infants cabins']],
  ])('%j: %j', (asked, expected) => {
    expect(codes(asked)).toEqual(expected);
    expect(soughtOf(asked, today) === undefined).toBe(expected.length > 0);
  });

  it('seats every guest in one cabin, in the order in which they are named', () => {
    fc.assert(
      fc.property(fc.array(someParty, { minLength: 1, maxLength: 4 }), (parties) => {
        const cabins = parties.map((party) => ({ kind: 'inside' as const, squareMetres: 14, party }));
        const [first, ...others] = cabins;
        if (first === undefined) return;
        const all = withGuests([first, ...others]).flatMap(({ guests }) => guests);
        expect(all).toEqual(Array.from({ length: all.length }, (_, at) => at));
        expect(all).toHaveLength(parties.reduce((count, party) => count + guestCount(party), 0));
        if (all.length <= 9 && checkCabins(parties).length > 0)
          expect(checkCabins(parties)[0]?.code).toBe('party-infants');
      }),
    );
  });
});
