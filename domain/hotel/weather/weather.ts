/** The weather of a stay, day by day: as forecast where that reaches, as it usually is beyond. */
import { type Violation, violation } from '../../rules/violation.ts';
import { addDays, daysBetween, type IsoDate } from '../../time/calendar-date.ts';
import type { Point } from '../../places/city.ts';
import { stayLimits } from '../search/rules.ts';
import { typicalDay } from './climate.ts';
import type { WeatherDay } from './day.ts';

export interface WeatherAsked extends Point {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

/** A place on the globe, and a stay of at most 30 nights. Paths: `latitude`, `longitude`, `checkOut`. */
export function checkWeather({ latitude, longitude, checkIn, checkOut }: WeatherAsked): readonly Violation[] {
  const nights = daysBetween(checkIn, checkOut);
  return [
    ...(Math.abs(latitude) <= 90 ? [] : [violation('not-a-number', 'latitude')]),
    ...(Math.abs(longitude) <= 180 ? [] : [violation('not-a-number', 'longitude')]),
    ...(nights < 1 ? [violation('date-after', 'checkOut', { other: 'checkIn' })] : []),
    ...(nights > stayLimits.nights ? [violation('nights-most', 'checkOut', { most: stayLimits.nights })] : []),
  ];
}

/** Every day of a stay, those of arriving and leaving too. */
export function daysOfStay({ checkIn, checkOut }: Pick<WeatherAsked, 'checkIn' | 'checkOut'>): readonly IsoDate[] {
  return Array.from({ length: daysBetween(checkIn, checkOut) + 1 }, (_, day) => addDays(checkIn, day));
}

/** Every day of a stay once: what is forecast of it, else what is usual. */
export function weatherOfStay(asked: WeatherAsked, forecast: readonly WeatherDay[]): readonly WeatherDay[] {
  const known = new Map(forecast.map((day) => [day.date, day]));
  return daysOfStay(asked).map((date) => known.get(date) ?? typicalDay(asked, date));
}
