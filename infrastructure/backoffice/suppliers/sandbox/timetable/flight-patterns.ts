/**
 * From services to flight numbers: how many rotations a line has, on which days and at what times they fly, and with
 * which aircraft. All of it follows from the seed.
 */
import type { Airport, AirportDirectory } from '#domain/flight/reference/airports.ts';
import { blockMinutes } from '#domain/flight/reference/block-minutes.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { equipmentByCode } from '#domain/flight/reference/equipment.ts';
import { fraction, mixed, numberOf } from '../chance.ts';
import { operatorOf } from './operators.ts';
import type { Service } from './services.ts';

/** A flight number between two airports: the pattern of all its departures. */
export interface Flight {
  /** Position in the timetable; not for keeping. */
  readonly id: number;
  readonly carrier: string;
  /** The carrier as the timetable numbers it, below 256. */
  readonly airline: number;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** Local minute of the day. */
  readonly departs: number;
  /** Minutes added to it in the northern summer season. */
  readonly summerShift: number;
  readonly block: number;
  /** Bit 0 Monday … bit 6 Sunday, local at departure. */
  readonly days: number;
  readonly equipment: string;
  /** Present where another airline flies it. */
  readonly operator?: string;
  readonly domestic: boolean;
  readonly km: number;
}

/** All flights, with the numbers that they give airports and airlines. */
export interface Patterns {
  readonly all: readonly Flight[];
  readonly stops: readonly Airport[];
  readonly stopNumbers: ReadonlyMap<string, number>;
  readonly airlineNumbers: ReadonlyMap<string, number>;
}

/** Throws where a service names an unknown airport. */
export function flightPatterns(services: readonly Service[], airports: AirportDirectory, seed: number): Patterns {
  const stops: Airport[] = [];
  const stopNumbers = new Map<string, number>();
  const numberOfStop = (code: string): number => {
    const known = stopNumbers.get(code);
    if (known !== undefined) {
      return known;
    }
    const airport = airports.byCode(code);
    if (airport === undefined) {
      throw new Error(`No airport ${code}`);
    }
    stopNumbers.set(code, stops.length);
    return stops.push(airport) - 1;
  };
  const nextNumber = new Map<string, number>();
  const airlineNumbers = new Map<string, number>();
  const all: Flight[] = [];
  for (const service of services) {
    const base = numberOfStop(service.base);
    const city = numberOfStop(service.city);
    const [here, there] = [stops[base], stops[city]];
    if (here === undefined || there === undefined) {
      continue;
    }
    const airline = airlineNumbers.get(service.carrier) ?? airlineNumbers.size;
    airlineNumbers.set(service.carrier, airline);
    const about = numberOf(service.carrier + service.base + service.city);
    const rotations = Math.ceil(service.daily);
    for (let rotation = 0; rotation < rotations; rotation += 1) {
      const number = nextNumber.get(service.carrier) ?? 101;
      nextNumber.set(service.carrier, number + 2);
      const type = service.fleet[mixed(seed, about, rotation, 5) % service.fleet.length] ?? '320';
      const propulsion = equipmentByCode(type)?.propulsion ?? 'jet';
      const days = daysOf(service.daily - rotation, mixed(seed, about, rotation, 6), service.daily);
      const out = blockMinutes(here, there, propulsion);
      const back = blockMinutes(there, here, propulsion);
      const [departsBase, departsCity] = timesOf(service, here, there, { rotation, rotations, out, back, about, seed });
      const summerShift = shiftOf(service, mixed(seed, about, rotation, 7));
      const { carrier, domestic } = service;
      const operator = operatorOf({ carrier, rotationNumber: number, equipment: type, domestic }, seed);
      const shared = {
        carrier,
        airline,
        summerShift,
        days,
        equipment: type,
        ...(operator !== undefined && { operator }),
        domestic,
        km: Math.round(distanceKm(here, there)),
      };
      all.push({ id: all.length, number, from: base, to: city, departs: departsBase, block: out, ...shared });
      all.push({
        id: all.length,
        number: number + 1,
        from: city,
        to: base,
        departs: departsCity,
        block: back,
        ...shared,
      });
    }
  }
  return { all, stops, stopNumbers, airlineNumbers };
}

/** Days of the week on which a rotation flies: every day for a whole one, spread evenly for a fraction. */
function daysOf(left: number, chance: number, daily: number): number {
  if (left >= 1) {
    // On lines with many flights some rest on Saturday or Tuesday.
    return daily >= 5 && chance % 9 === 0 ? (chance % 2 === 0 ? 0b1011111 : 0b1111101) : 0b1111111;
  }
  const count = Math.min(7, Math.max(1, Math.round(left * 7)));
  let days = 0;
  for (let index = 0; index < count; index += 1) {
    days |= 1 << ((chance + Math.floor((index * 7) / count)) % 7);
  }
  return days;
}

function shiftOf(service: Service, chance: number): number {
  return service.domestic || chance % 3 !== 0 ? 0 : ((chance % 5) - 2) * 5;
}

interface Rotation {
  readonly rotation: number;
  readonly rotations: number;
  readonly out: number;
  readonly back: number;
  readonly about: number;
  readonly seed: number;
}

/** Local minutes of departure from the base and from the city. */
function timesOf(service: Service, here: Airport, there: Airport, turn: Rotation): readonly [number, number] {
  return service.waves.length > 0 ? waveTimes(service, here, there, turn) : spreadTimes(service, here, there, turn);
}

/** Flights of a line spread over the part of the day in which both its airports are open. */
function spreadTimes(service: Service, here: Airport, there: Airport, turn: Rotation): readonly [number, number] {
  const at = (from: Airport, to: Airport, block: number, side: number): number => {
    const slots = openSlots(service, from, to, block);
    const phase = fraction(turn.seed, turn.about, 0, 11 + side);
    const within = 0.15 + 0.7 * fraction(turn.seed, turn.about, turn.rotation, 13 + side);
    const place = (((turn.rotation + within + phase) % turn.rotations) / turn.rotations) * slots.length;
    const slot = slots[Math.floor(place)] ?? 600;
    return inFives(slot + slotMinutes * (place % 1));
  };
  return [at(here, there, turn.out, 0), at(there, here, turn.back, 1)];
}

const slotMinutes = 30;

/** Local half hours at which a flight can leave so that both ends are open; all of them where none suits. */
function openSlots(service: Service, from: Airport, to: Airport, block: number): readonly number[] {
  const shift = offsetGuess(to) - offsetGuess(from);
  const slots: number[] = [];
  for (let slot = 0; slot < 1440; slot += slotMinutes) {
    const arrives = (slot + block + shift + 2880) % 1440;
    if (isOpen(from, service.domestic, slot) && isOpen(to, service.domestic, arrives)) {
      slots.push(slot);
    }
  }
  return slots.length > 0 ? slots : Array.from({ length: 48 }, (_, index) => index * slotMinutes);
}

/** Gulf and South Asian airports work through the night; others sleep, and small ones go home early. */
function isOpen(airport: Airport, domestic: boolean, minute: number): boolean {
  if (domestic) {
    return airport.size >= 4 ? minute >= 300 && minute < 1425 : minute >= 420 && minute < 1200;
  }
  return openAllNight.has(airport.country) || (minute >= 330 && minute < 1410);
}

const openAllNight = new Set(
  'IN AE QA BH KW OM SA LK NP BD MV PK TH SG MY ID VN PH KZ UZ AZ ET KE EG TR HK'.split(' '),
);

/** Minutes between UTC and local time, as longitude gives them: enough to choose a sensible hour. */
function offsetGuess(airport: Airport): number {
  return airport.country === 'IN' ? 330 : Math.round(airport.longitude / 15) * 60;
}

/** Flights of a hub: out after a wave begins, back in the two hours before one, where the city's clock suits best. */
function waveTimes(service: Service, here: Airport, there: Airport, turn: Rotation): readonly [number, number] {
  const shift = Math.round((there.longitude - here.longitude) / 15) * 60;
  const order = (block: number, outward: boolean): readonly number[] => {
    const graded = service.waves.map((wave, index) => {
      const away = outward ? wave + block + shift : wave - 75 - block + shift;
      const odd = ((away % 1440) + 1440) % 1440;
      const night = odd < 330 ? 330 - odd : 0;
      return { wave, grade: night + 240 * fraction(turn.seed, turn.about, index, outward ? 21 : 22) };
    });
    return graded.sort((a, b) => a.grade - b.grade).map(({ wave }) => wave);
  };
  const pick = (waves: readonly number[]): number => waves[turn.rotation % waves.length] ?? 0;
  const later = 35 * Math.floor(turn.rotation / service.waves.length);
  const departs =
    pick(order(turn.out, true)) + later + Math.floor(75 * fraction(turn.seed, turn.about, turn.rotation, 23));
  const arrives =
    pick(order(turn.back, false)) - 70 - Math.floor(70 * fraction(turn.seed, turn.about, turn.rotation, 24));
  return [inFives(departs), inFives(arrives - turn.back + shift - later)];
}

function inFives(minute: number): number {
  return (((Math.round(minute / 5) * 5) % 1440) + 1440) % 1440;
}
