/**
 * Reads the written network into services: which carrier flies between which two cities how often, with what aircraft,
 * and whether it does so in the waves of a hub.
 */
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { equipmentByCode } from '#domain/flight/reference/equipment.ts';
import { fraction, numberOf } from '../chance.ts';
import { hubLines, hubWaves } from '../network/hubs.ts';
import { india, indianForeignLines, indianRegionalLines } from '../network/india.ts';
import { markets } from '../network/markets.ts';
import type { Line, Market, MarketCarrier } from '../network/network-terms.ts';

export interface Service {
  readonly carrier: string;
  readonly base: string;
  readonly city: string;
  /** Flights a day each way; a fraction flies on some days of the week. */
  readonly daily: number;
  /** Equipment codes that can fly it. */
  readonly fleet: readonly string[];
  /** Local minutes of the base's departure waves; none where flights are spread over the day. */
  readonly waves: readonly number[];
  readonly domestic: boolean;
}

/** The whole network. Lines to unknown airports are a fault of the lists and throw. */
export function allServices(airports: AirportDirectory, seed: number): readonly Service[] {
  const services = new Map<string, Service>();
  const keep = (service: Service): void => {
    const key = `${service.carrier}${[service.base, service.city].sort().join('')}`;
    const known = services.get(key);
    if (known === undefined || known.daily < service.daily) {
      services.set(key, service);
    }
  };
  for (const market of [india, ...markets]) {
    marketServices(market, airports, seed).forEach(keep);
  }
  for (const line of [...indianRegionalLines, ...indianForeignLines, ...hubLines]) {
    lineServices(line, airports).forEach(keep);
  }
  return [...services.values()];
}

function lineServices(line: Line, airports: AirportDirectory): readonly Service[] {
  const [carrier = '', base = '', fleet = '', ...cities] = line.split(' ');
  return cities.flatMap((text) => {
    const [city = '', daily = '0'] = text.split(':');
    const km = kilometres(airports, base, city);
    const able = ableTo(fleet.split(','), km);
    const domestic = airports.isDomestic(base, city);
    return able.length === 0 || Number(daily) <= 0
      ? []
      : [{ carrier, base, city, daily: Number(daily), fleet: able, waves: hubWaves[base] ?? [], domestic }];
  });
}

interface City {
  readonly code: string;
  readonly traffic: number;
  readonly metro: boolean;
}

/** Daily flights of a pair grow with the product of both cities' traffic; carriers share them out by largest remainder. */
function marketServices(market: Market, airports: AirportDirectory, seed: number): readonly Service[] {
  const metros = new Set(market.metros.split(' '));
  const props = new Set(market.turboprops.split(' '));
  const cities: City[] = market.cities.split(' ').map((text) => {
    const [code = '', traffic = '0'] = text.split(':');
    return { code, traffic: Number(traffic), metro: metros.has(code) };
  });
  const services: Service[] = [];
  cities.forEach((first, index) => {
    for (const second of cities.slice(index + 1)) {
      const km = kilometres(airports, first.code, second.code);
      if (km < market.nearestKm) {
        continue;
      }
      const metroCount = Number(first.metro) + Number(second.metro);
      const intensity = market.intensity[metroCount === 2 ? 0 : metroCount === 1 ? 1 : 2];
      const near = km < market.nearestKm * 2 ? 0.55 : 1;
      const far = km > 2200 ? 0.7 : 1;
      const total = first.traffic * second.traffic * intensity * near * far;
      const small = props.has(first.code) || props.has(second.code);
      for (const [carrier, daily] of shared(market, first, second, total, seed)) {
        const fleet = fleetFor(carrier, km, small, daily);
        if (fleet.length > 0) {
          const base = baseOf(carrier, first, second);
          const city = base === first.code ? second.code : first.code;
          services.push({ carrier: carrier.code, base, city, daily, fleet, waves: [], domestic: true });
        }
      }
    }
  });
  return services;
}

function shared(
  market: Market,
  first: City,
  second: City,
  total: number,
  seed: number,
): readonly [MarketCarrier, number][] {
  if (total < 0.3) {
    return [];
  }
  const present = market.carriers.filter(
    ({ bases }) => bases === 'all' || bases.split(' ').some((base) => base === first.code || base === second.code),
  );
  const about = numberOf(first.code + second.code);
  const most = Math.max(1, Math.round(total));
  if (total < 1.5) {
    // A thin line has one carrier, on every day where there is traffic for it.
    const drawn = fraction(seed, about) * present.reduce((sum, carrier) => sum + carrier.share, 0);
    let reached = 0;
    const winner = present.find((carrier) => (reached += carrier.share) > drawn);
    return winner === undefined ? [] : [[winner, total >= 0.62 ? 1 : 0.57]];
  }
  const shares = present.reduce((sum, carrier) => sum + carrier.share, 0);
  return present
    .map((carrier): [MarketCarrier, number] => {
      const exact = (most * carrier.share) / shares;
      const whole = Math.floor(exact + fraction(seed, about, numberOf(carrier.code)));
      return [carrier, whole];
    })
    .filter(([, daily]) => daily > 0);
}

function fleetFor(carrier: MarketCarrier, km: number, small: boolean, daily: number): readonly string[] {
  const fleet = carrier.fleet.split(' ');
  const props = fleet.filter((code) => equipmentByCode(code)?.propulsion === 'turboprop');
  const jets = fleet.filter((code) => equipmentByCode(code)?.propulsion === 'jet');
  if (small) {
    return ableTo(props, km);
  }
  const short = km < 420 && daily <= 1 ? ableTo(props, km) : [];
  return short.length > 0 ? short : ableTo(jets, km);
}

function baseOf(carrier: MarketCarrier, first: City, second: City): string {
  const bases = carrier.bases.split(' ');
  if (bases.includes(first.code)) {
    return first.code;
  }
  return bases.includes(second.code) || second.traffic > first.traffic ? second.code : first.code;
}

function ableTo(fleet: readonly string[], km: number): readonly string[] {
  return fleet.filter((code) => (equipmentByCode(code)?.rangeKm ?? 0) >= km);
}

function kilometres(airports: AirportDirectory, from: string, to: string): number {
  const [a, b] = [airports.byCode(from), airports.byCode(to)];
  if (a === undefined || b === undefined) {
    throw new Error(`The sandbox's network names ${from}–${to}, of which one is no known airport`);
  }
  return Math.round(distanceKm(a, b));
}
