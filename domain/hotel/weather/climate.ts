/**
 * What a day is usually like at a place: by the months of the nearest city that is listed, else by latitude. Rounded from
 * memory of published normals: good for packing, and for nothing else.
 */
import { daysInMonth, type IsoDate, monthNumberOf, monthOf } from '../../time/calendar-date.ts';
import type { Point } from '../../places/city.ts';
import { climateRows } from './climate-rows.ts';
import type { Sky, WeatherDay } from './day.ts';

interface ClimateRow extends Point {
  readonly highs: readonly number[];
  readonly lows: readonly number[];
  /** Days of rain. */
  readonly wet: readonly number[];
}

const rows: readonly ClimateRow[] = climateRows
  .trim()
  .split('\n')
  .map((line): ClimateRow => {
    const [, where = '', ...months] = line.split(' | ');
    const [latitude = 0, longitude = 0] = numbers(where);
    const [highs = [], lows = [], wet = []] = months.map(numbers);
    return { latitude, longitude, highs, lows, wet };
  });

function numbers(text: string): readonly number[] {
  return text.split(' ').map(Number);
}

/** So far a city's months are taken for a place’s, in kilometres. */
const nearKm = 120;
const kmOfDegree = 111.2;

interface Month {
  readonly high: number;
  readonly low: number;
  /** Days of rain in the month. */
  readonly wet: number;
}

/**
 * @example typicalDay({ latitude: 9.93, longitude: 76.26 }, isoDate('2026-12-05')) // => { date: isoDate('2026-12-05'), high: 32, low: 23, sky: 'clear', rain: 6, typical: true }
 */
export function typicalDay(place: Point, date: IsoDate): WeatherDay {
  const month = monthNumberOf(date) - 1;
  const near = nearest(place);
  const { high, low, wet } = near === undefined ? byLatitude(place.latitude, month) : monthOfRow(near, month);
  const share = wet / daysInMonth(monthOf(date));
  return { date, high, low, sky: skyOf(share, (high + low) / 2), rain: Math.round(share * 100), typical: true };
}

function nearest({ latitude, longitude }: Point): ClimateRow | undefined {
  const east = Math.cos((latitude * Math.PI) / 180);
  const [first] = rows
    .map((row) => ({
      row,
      km: Math.hypot(row.latitude - latitude, (row.longitude - longitude) * east) * kmOfDegree,
    }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((one, other) => one.km - other.km);
  return first?.row;
}

function monthOfRow({ highs, lows, wet }: ClimateRow, month: number): Month {
  return { high: highs[month] ?? Number.NaN, low: lows[month] ?? Number.NaN, wet: wet[month] ?? Number.NaN };
}

/** Colder and with more of a summer the farther from the equator; July is the warmest month in the north, January in the south. */
function byLatitude(latitude: number, month: number): Month {
  const away = Math.abs(latitude);
  const warmest = latitude >= 0 ? 6 : 0;
  const season = Math.cos(((month - warmest) * Math.PI) / 6);
  const mean = 27.5 - 0.009 * away * away + season * away * 0.24;
  return { high: Math.round(mean + 5), low: Math.round(mean - 5), wet: 8 };
}

/** By the share of days with rain. */
function skyOf(share: number, mean: number): Sky {
  if (share >= 0.2 && mean < 1) return 'snow';
  if (share >= 0.5) return 'rain';
  if (share >= 0.25) return 'showers';
  return share >= 0.1 ? 'partly-cloudy' : 'clear';
}
