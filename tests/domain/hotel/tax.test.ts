import { describe, expect, it } from 'vitest';
import { cityTax, type CityTaxAsked } from '#domain/hotel/tax/city-tax.ts';
import { nightTax } from '#domain/hotel/tax/room-tax.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

describe('tax on a night', () => {
  it.each([
    ['IN', 1_000_00, '2026-01-10', 0],
    ['IN', 1_000_01, '2026-01-10', 500],
    ['IN', 7_500_00, '2026-01-10', 500],
    ['IN', 7_500_01, '2026-01-10', 1800],
    ['IN', 7_500_00, '2025-09-21', 1200],
    ['IN', 7_500_00, '2025-09-22', 500],
    ['IN', 9_000_00, '2025-09-21', 1800],
    ['AE', 9_000_00, '2026-01-10', 500],
    ['BT', 9_000_00, '2026-01-10', 0],
  ])('of %s at %i paise on %s is %i basis points', (country, minor, on, basisPoints) => {
    const tax = nightTax(money(minor, 'INR'), country, isoDate(on));
    expect(tax.basisPoints).toBe(basisPoints);
    expect(tax.amount.minor).toBe(Math.round((minor * basisPoints) / 10_000));
  });
});

describe('city tax', () => {
  const asked: CityTaxAsked = {
    city: 'Dubai',
    country: 'AE',
    stars: 4,
    nationality: 'IN',
    party: { adults: 2, childAges: [11, 12] },
    checkIn: isoDate('2026-07-01'),
    nights: 3,
    price: money(20_000_00, 'INR'),
  };

  it('is by room and night in Dubai, more with more stars', () => {
    const [four, five] = [cityTax(asked), cityTax({ ...asked, stars: 5 })];
    expect((five?.minor ?? 0) / (four?.minor ?? 1)).toBeCloseTo(20 / 15, 2);
    expect(cityTax({ ...asked, nights: 40 })).toEqual(cityTax({ ...asked, nights: 30 }));
  });

  it('is a share of the room in Amsterdam', () => {
    expect(cityTax({ ...asked, city: 'Amsterdam', country: 'NL' })).toEqual(money(2_500_00, 'INR'));
    expect(cityTax({ ...asked, city: 'Amsterdam', country: 'NL', checkIn: isoDate('2023-12-31') })).toBeUndefined();
  });

  it('is by season in Dubrovnik, children under 12 free', () => {
    const here = { ...asked, city: 'Dubrovnik', country: 'HR' };
    const summer = cityTax(here)?.minor ?? 0;
    const winter = cityTax({ ...here, checkIn: isoDate('2026-12-01') })?.minor ?? 0;
    expect(summer / winter).toBeCloseTo(265 / 186, 2);
    expect(cityTax({ ...here, party: { adults: 2, childAges: [11] } })?.minor).toBe((summer / 3) * 2);
  });

  it('is asked of Indians in Bhutan, and of nobody where no row says so', () => {
    const here = { ...asked, city: 'Thimphu', country: 'BT' };
    expect(cityTax(here)).toEqual(money(4 * 3 * 1_200_00, 'INR'));
    expect(cityTax({ ...here, nationality: 'GB' })).toBeUndefined();
    expect(cityTax({ ...asked, city: 'Kochi', country: 'IN' })).toBeUndefined();
  });
});
