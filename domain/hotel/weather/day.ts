/** The weather of one day at a place. */
import type { IsoDate } from '../../time/calendar-date.ts';

export const skies = [
  'clear',
  'partly-cloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'showers',
  'thunder',
  'snow',
] as const;
export type Sky = (typeof skies)[number];

/** Whole degrees Celsius. */
export interface WeatherDay {
  readonly date: IsoDate;
  readonly high: number;
  readonly low: number;
  readonly sky: Sky;
  /** How likely rain is, in per cent. */
  readonly rain: number;
  /** Not forecast: what such a day is usually like there. */
  readonly typical?: true;
}
