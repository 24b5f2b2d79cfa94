/** The weather of a stay: forecast where somebody forecasts it, as it usually is elsewhere. */
import { Effect } from 'effect';
import type { WeatherDay } from '#domain/hotel/weather/day.ts';
import { checkWeather, type WeatherAsked, weatherOfStay } from '#domain/hotel/weather/weather.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { Forecasts } from '#application/backoffice/ports/hotel/forecasts.ts';
import type { HotelPorts } from './hotel-ports.ts';

export function stayWeather(
  { cities, clock, businessZone, forecasts }: Pick<HotelPorts, 'cities' | 'clock' | 'businessZone' | 'forecasts'>,
  caller: Caller,
  asked: WeatherAsked,
): Answer<{ readonly days: readonly WeatherDay[] }> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'search');
    const violations = checkWeather(asked);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { latitude, longitude, checkIn: from, checkOut: to } = asked;
    const today = dateIn(clock.now(), cities.cityNear({ latitude, longitude })?.zone ?? businessZone);
    const forecast = yield* forecastOf(forecasts, asked, { from, to, today });
    return { days: weatherOfStay(asked, forecast) };
  });
}

/** A forecast that cannot be had leaves what is usual. */
function forecastOf(
  forecasts: Forecasts,
  { latitude, longitude }: WeatherAsked,
  days: Parameters<Forecasts['between']>[1],
): Effect.Effect<readonly WeatherDay[]> {
  return Effect.orElseSucceed(forecasts.between({ latitude, longitude }, days), () => []);
}
