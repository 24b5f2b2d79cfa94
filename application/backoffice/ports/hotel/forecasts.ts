/** Who forecasts the weather. */
import { Data, Effect } from 'effect';
import type { Point } from '#domain/places/city.ts';
import type { WeatherDay } from '#domain/hotel/weather/day.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

/** No answer in time, or none that can be read. */
export class ForecastSilent extends Data.TaggedError('ForecastSilent')<{ readonly detail: string }> {}

export interface Forecasts {
  /** Days that are forecast, today being `today` there; none beyond what a forecast reaches. */
  readonly between: (
    place: Point,
    days: { readonly from: IsoDate; readonly to: IsoDate; readonly today: IsoDate },
  ) => Effect.Effect<readonly WeatherDay[], ForecastSilent>;
}

/** Where nobody is configured who forecasts it. */
export const nobodyForecasts: Forecasts = { between: () => Effect.succeed([]) };
