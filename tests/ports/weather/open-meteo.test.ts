/** Open-Meteo’s documented answers, from a server of our own; it has not met the live service. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Effect, Result } from 'effect';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { OpenMeteo } from '#infrastructure/backoffice/weather/open-meteo.ts';

const today = isoDate('2026-11-25');
const kochi = { latitude: 9.9674, longitude: 76.2436 };

let server: Server;
let base: string;
let asked: URL[];
let answer: (query: URLSearchParams) => { readonly status: number; readonly body: string };

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub');
    asked.push(url);
    const { status, body } = answer(url.searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((stopped) => server.close(stopped)));

const daily = (rows: readonly (readonly [string, number | null, number, number, number | null])[]) => ({
  status: 200,
  body: JSON.stringify({
    latitude: 9.97,
    longitude: 76.24,
    timezone: 'Asia/Kolkata',
    daily_units: { temperature_2m_max: '°C' },
    daily: {
      time: rows.map(([time]) => time),
      weather_code: rows.map(([, code]) => code),
      temperature_2m_max: rows.map(([, , high]) => high),
      temperature_2m_min: rows.map(([, , , low]) => low),
      precipitation_probability_max: rows.map(([, , , , rain]) => rain),
    },
  }),
});

it('asks for the days that are forecast, reads them, and asks for the same no more within the hour', async () => {
  answer = () =>
    daily([
      ['2026-12-08', 2, 31.6, 23.4, 20],
      ['2026-12-09', 95, 29.9, 23.6, null],
      ['2026-12-10', null, 29.9, 23.6, 3],
    ]);
  let now = 0;
  const forecasts = new OpenMeteo({ url: base, key: 'customer', now: () => now });
  const look = () =>
    Effect.runPromise(forecasts.between(kochi, { from: addDays(today, 13), to: addDays(today, 20), today }));
  const days = await look();
  expect(days).toEqual([
    { date: '2026-12-08', high: 32, low: 23, sky: 'partly-cloudy', rain: 20 },
    { date: '2026-12-09', high: 30, low: 24, sky: 'thunder', rain: 0 },
  ]);
  expect(asked[0]?.pathname).toBe('/v1/forecast');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    latitude: '9.97',
    longitude: '76.24',
    daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
    timezone: 'auto',
    start_date: '2026-12-08',
    end_date: '2026-12-10',
    apikey: 'customer',
  });
  expect(await look()).toEqual(days);
  expect(asked).toHaveLength(1);
  now = 3_600_001;
  await look();
  expect(asked).toHaveLength(2);
});

it('asks nobody where no day of the stay is forecast', async () => {
  const forecasts = new OpenMeteo({ url: base });
  const days = { from: addDays(today, 16), to: addDays(today, 20), today };
  expect(await Effect.runPromise(forecasts.between(kochi, days))).toEqual([]);
  expect(asked).toEqual([]);
});

it.each([
  ['an error', { status: 429, body: '{"error":true,"reason":"Daily API request limit exceeded"}' }],
  ['another shape', { status: 200, body: '{"hourly":{}}' }],
  ['no JSON', { status: 200, body: 'busy' }],
] as const)('is silent where the answer is %s', async (_, given) => {
  answer = () => given;
  const forecasts = new OpenMeteo({ url: base });
  const outcome = await Effect.runPromise(
    Effect.result(forecasts.between(kochi, { from: today, to: addDays(today, 2), today })),
  );
  expect(Result.isFailure(outcome)).toBe(true);
});
