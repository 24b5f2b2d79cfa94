/**
 * Forecasts of Open-Meteo (https://open-meteo.com/en/docs): one GET for a place and its days, sixteen at most from today. Each
 * answer is kept for an hour; places are asked for to about a kilometre.
 */
import { Effect, Schema } from 'effect';
import type { Point } from '#domain/places/city.ts';
import type { Sky, WeatherDay } from '#domain/hotel/weather/day.ts';
import { addDays, type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { ForecastSilent, type Forecasts } from '#application/backoffice/ports/hotel/forecasts.ts';

export interface OpenMeteoOptions {
  /** Its own address, or a customer's, without a path: https://api.open-meteo.com. */
  readonly url: string;
  /** Of a paying customer. */
  readonly key?: string | undefined;
  /** For the whole call; 4 seconds where absent. */
  readonly timeoutMilliseconds?: number;
  readonly now?: () => number;
}

/** Today and the fifteen days after it. */
const reach = 15;
const keptMilliseconds = 3_600_000;
const mostKept = 500;

const Answer = Schema.Struct({
  daily: Schema.Struct({
    time: Schema.Array(Schema.String),
    weather_code: Schema.Array(Schema.NullOr(Schema.Number)),
    temperature_2m_max: Schema.Array(Schema.NullOr(Schema.Number)),
    temperature_2m_min: Schema.Array(Schema.NullOr(Schema.Number)),
    precipitation_probability_max: Schema.Array(Schema.NullOr(Schema.Number)),
  }),
});
const decode = Schema.decodeUnknownSync(Answer);

export class OpenMeteo implements Forecasts {
  readonly #options: OpenMeteoOptions;
  readonly #kept = new Map<string, { readonly at: number; readonly days: readonly WeatherDay[] }>();

  constructor(options: OpenMeteoOptions) {
    this.#options = options;
  }

  readonly between: Forecasts['between'] = (place, { from, to, today }) => {
    const last = addDays(today, reach);
    const first = from < today ? today : from;
    const end = to > last ? last : to;
    if (first > end) return Effect.succeed([]);
    return Effect.tryPromise({
      try: () => this.#asked(place, first, end),
      catch: (cause) => new ForecastSilent({ detail: cause instanceof Error ? cause.message : 'unknown' }),
    });
  };

  async #asked({ latitude, longitude }: Point, from: IsoDate, to: IsoDate): Promise<readonly WeatherDay[]> {
    const { url, key, timeoutMilliseconds = 4000, now = Date.now } = this.#options;
    const query = new URLSearchParams({
      latitude: latitude.toFixed(2),
      longitude: longitude.toFixed(2),
      daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
      timezone: 'auto',
      start_date: from,
      end_date: to,
    });
    const asked = query.toString();
    const known = this.#kept.get(asked);
    if (known !== undefined && now() - known.at < keptMilliseconds) return known.days;
    if (key !== undefined) query.set('apikey', key);
    const response = await fetch(`${url.replace(/\/$/, '')}/v1/forecast?${query.toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`HTTP ${response.status}`);
    }
    const days = daysOf(decode(await response.json()));
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= mostKept) this.#kept.delete(oldest);
    this.#kept.delete(asked);
    this.#kept.set(asked, { at: now(), days });
    return days;
  }
}

/** A day of which anything but the chance of rain is missing is none. */
function daysOf({ daily }: typeof Answer.Type): readonly WeatherDay[] {
  return daily.time.flatMap((text, at): readonly WeatherDay[] => {
    const date = parseIsoDate(text);
    const [high, low, code] = [daily.temperature_2m_max[at], daily.temperature_2m_min[at], daily.weather_code[at]];
    if (date === undefined || typeof high !== 'number' || typeof low !== 'number' || typeof code !== 'number')
      return [];
    const rain = Math.round(daily.precipitation_probability_max[at] ?? 0);
    return [{ date, high: Math.round(high), low: Math.round(low), sky: skyOf(code), rain }];
  });
}

/** By the codes of the World Meteorological Organization, as its documentation groups them. */
function skyOf(code: number): Sky {
  if (code === 0) return 'clear';
  if (code <= 2) return 'partly-cloudy';
  if (code === 3) return 'cloudy';
  if (code === 45 || code === 48) return 'fog';
  if (code >= 51 && code <= 57) return 'drizzle';
  if (code >= 61 && code <= 67) return 'rain';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  if (code >= 80 && code <= 82) return 'showers';
  return code >= 95 ? 'thunder' : 'cloudy';
}
