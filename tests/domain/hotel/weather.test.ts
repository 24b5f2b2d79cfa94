import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestCities } from '#domain/places/cities.ts';
import { typicalDay } from '#domain/hotel/weather/climate.ts';
import { skies, type WeatherDay } from '#domain/hotel/weather/day.ts';
import { checkWeather, daysOfStay, weatherOfStay } from '#domain/hotel/weather/weather.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const first = isoDate('2026-11-25');
const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyStay = fc.tuple(anyPoint, fc.nat(400), fc.integer({ min: 1, max: 30 })).map(([point, ahead, nights]) => ({
  ...point,
  checkIn: addDays(first, ahead),
  checkOut: addDays(first, ahead + nights),
}));

it('says something of every day of a stay, once, in order: the forecast where there is one, what is usual elsewhere', () => {
  fc.assert(
    fc.property(anyStay, fc.integer({ min: 0, max: 16 }), (stay, reach) => {
      const forecast = Array.from({ length: reach }, (_, at): WeatherDay => {
        return { date: addDays(first, at), high: 99, low: 98, sky: 'fog', rain: 1 };
      });
      const days = weatherOfStay(stay, forecast);
      expect(days.map(({ date }) => date)).toEqual(daysOfStay(stay));
      expect(days[0]?.date).toBe(stay.checkIn);
      expect(days.at(-1)?.date).toBe(stay.checkOut);
      for (const day of days) {
        const isForecast = day.date < addDays(first, reach);
        expect(day.typical).toBe(isForecast ? undefined : true);
        expect(day.high === 99).toBe(isForecast);
      }
      expect(checkWeather(stay)).toEqual([]);
    }),
  );
});

it('is possible on earth wherever and whenever it is, warmer by day than by night', () => {
  fc.assert(
    fc.property(anyPoint, fc.nat(800), (point, ahead) => {
      const { high, low, rain, sky } = typicalDay(point, addDays(first, ahead));
      expect(high).toBeGreaterThan(low);
      expect(low).toBeGreaterThan(-80);
      expect(high).toBeLessThan(50);
      expect(rain).toBeGreaterThanOrEqual(0);
      expect(rain).toBeLessThanOrEqual(100);
      expect(skies).toContain(sky);
    }),
  );
});

it('knows monsoon and summer: rain in Kochi in July and none in Delhi in November; Sydney is warm when London is cold', () => {
  const on = (latitude: number, longitude: number, date: string) => typicalDay({ latitude, longitude }, isoDate(date));
  expect(on(9.97, 76.28, '2027-07-10').sky).toBe('rain');
  expect(on(28.61, 77.21, '2027-11-10').sky).toBe('clear');
  expect(on(-33.87, 151.21, '2027-01-10').high).toBeGreaterThan(on(51.51, -0.13, '2027-01-10').high + 15);
});

it('has a row of its own, of twelve months, for a good part of the large cities of India', () => {
  const cities = largestCities('IN').slice(0, 12);
  const months = Array.from({ length: 12 }, (_, month) => isoDate(`2027-${String(month + 1).padStart(2, '0')}-15`));
  for (const city of cities) for (const date of months) expect(typicalDay(city, date).high).not.toBeNaN();
});

it('asks for a place on the globe and for dates in order', () => {
  const stay = { latitude: 91, longitude: 181, checkIn: first, checkOut: first };
  expect(checkWeather(stay).map(({ path }) => path)).toEqual(['latitude', 'longitude', 'checkOut']);
  expect(checkWeather({ latitude: 1, longitude: 1, checkIn: first, checkOut: addDays(first, 31) })).toHaveLength(1);
});
