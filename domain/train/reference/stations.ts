/** Railway stations: where they are, what they are called now, and how they are found by what a person types. */
import { distanceKm } from '../../places/distance.ts';
import { northernStations } from './stations-north.ts';
import { southernStations } from './stations-south.ts';

/** As the railway writes it: 'NDLS'. */
export type StationCode = string;

export interface Station {
  readonly code: StationCode;
  readonly name: string;
  readonly city: string;
  /** Two letters: 'KL'. */
  readonly state: string;
  /** Zone of the railway: 'SR'. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 1: where long-distance trains begin; 2: where fast ones stop; 3: where most others do. */
  readonly rank: 1 | 2 | 3;
  readonly junction: boolean;
}

export interface StationDirectory {
  readonly all: readonly Station[];
  readonly byCode: (code: StationCode) => Station | undefined;
  /** For what a person typed, best first: its code, then names and cities that begin so, then words that do; larger ones first. */
  readonly search: (text: string, most: number) => readonly Station[];
  /** Within so many kilometres as the crow flies, itself left out, nearest first. */
  readonly nearby: (code: StationCode, kilometres: number) => readonly Station[];
}

/** A row of stations has not the form that it should. */
export class InvalidStationRow extends Error {
  override readonly name = 'InvalidStationRow';
}

/** All of them, by code, typed text and nearness. */
export function makeStationDirectory(text = northernStations + southernStations): StationDirectory {
  const all = text
    .split('\n')
    .filter((row) => row !== '')
    .map(stationOf);
  const known = new Map(all.map((station) => [station.code, station]));
  const worded = all.map((station) => ({
    station,
    words: ` ${plain(`${station.name} ${station.city} ${station.code}`)}`,
  }));
  return {
    all,
    byCode: (code) => known.get(code),
    search: (typed, most) => {
      const wanted = plain(typed);
      if (wanted === '') return [];
      const found = worded.flatMap(({ station, words }) => {
        if (!wanted.split(' ').every((word) => words.includes(` ${word}`))) return [];
        const begins = plain(station.name).startsWith(wanted) || plain(station.city).startsWith(wanted);
        return [{ station, place: plain(station.code) === wanted ? 0 : begins ? 1 : 2 }];
      });
      return found
        .toSorted((one, other) => one.place - other.place || one.station.rank - other.station.rank)
        .slice(0, most)
        .map(({ station }) => station);
    },
    nearby: (code, kilometres) => {
      const from = known.get(code);
      if (from === undefined) return [];
      return all
        .map((station) => ({ station, away: distanceKm(from, station) }))
        .filter(({ station, away }) => station.code !== code && away <= kilometres)
        .toSorted((one, other) => one.away - other.away)
        .map(({ station }) => station);
    },
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function stationOf(row: string): Station {
  const [code = '', name = '', state = '', zone = '', north, east, kind = '', city] = row.split('|');
  const rank = Number(kind[0]);
  const latitude = Number(north);
  const longitude = Number(east);
  if (
    (rank !== 1 && rank !== 2 && rank !== 3) ||
    !(latitude > 6 && latitude < 36) ||
    !(longitude > 68 && longitude < 98)
  ) {
    throw new InvalidStationRow(row);
  }
  return {
    code,
    name,
    state,
    zone,
    latitude,
    longitude,
    rank,
    junction: kind.endsWith('J'),
    city: city ?? name.replace(/ (Jn|Central|Cantt|Terminus|Town|City|Road)$/, ''),
  };
}
