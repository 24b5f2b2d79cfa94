/** When ships sail: each its routes one after another since a first day, so that any sailing is known by its ship and that day. */
import { cruisePortOf } from '#domain/cruise/reference/ports.ts';
import type { CruisePort, PortDay, Sailing } from '#domain/cruise/sailing/sailing.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import {
  addDays,
  daysBetween,
  firstOfMonth,
  type IsoDate,
  isoDate,
  type IsoMonth,
  lastOfMonth,
} from '#domain/time/calendar-date.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { type SandboxShip, sandboxShips, type ShipRoute } from './ships.ts';

/** Ships leave on the day on which they come back. */
const began = isoDate('2026-01-02');

const nightsOf = ({ days }: ShipRoute) => days.length - 1;

export interface ShipSailing {
  readonly ship: SandboxShip;
  readonly sailing: Sailing;
  readonly leaves: IsoDate;
}

/** Those of a ship that leave between two days. */
function sailingsBetween(ship: SandboxShip, first: IsoDate, last: IsoDate): readonly ShipSailing[] {
  const cycle = ship.routes.reduce((nights, route) => nights + nightsOf(route), 0);
  const found: ShipSailing[] = [];
  const start = Math.max(0, Math.floor(daysBetween(began, first) / cycle) * cycle);
  for (let day = start, at = 0; day <= daysBetween(began, last); at += 1) {
    const route = ship.routes[at % ship.routes.length];
    if (route === undefined) break;
    const leaves = addDays(began, day);
    if (leaves >= first && leaves <= last) found.push({ ship, leaves, sailing: sailingOf(ship, route, leaves) });
    day += nightsOf(route);
  }
  return found;
}

export function sailingsOfMonth(region: Sailing['region'], month: IsoMonth): readonly ShipSailing[] {
  return sandboxShips
    .filter((ship) => ship.region === region)
    .flatMap((ship) => sailingsBetween(ship, firstOfMonth(month), lastOfMonth(month)));
}

/** By its key, 'sagarika:2026-12-07'. */
export function sailingNamed(key: string): ShipSailing | undefined {
  const [shipId = '', day = ''] = key.split(':');
  const ship = sandboxShips.find((each) => each.shipId === shipId);
  if (ship === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const leaves = isoDate(day);
  return leaves < began ? undefined : sailingsBetween(ship, leaves, leaves)[0];
}

function sailingOf(ship: SandboxShip, route: ShipRoute, leaves: IsoDate): Sailing {
  const days = route.days.map((text, at) => dayOf(text, at + 1, route.days.length));
  const end = (text: string | undefined): { readonly port: CruisePort; readonly time: string } => {
    const [code = '', time = ''] = (text ?? '').split('/');
    return { port: portNamed(code), time };
  };
  const [from, to] = [end(route.days[0]), end(route.days.at(-1))];
  const { shipId, name, line, built, guests, dining } = ship;
  return {
    sailingKey: `${shipId}:${leaves}`,
    ship: { shipId, name, line, built, guests, dining },
    region: ship.region,
    name: route.name,
    nights: nightsOf(route),
    departs: placeTime(`${leaves}T${from.time}`, from.port.zone),
    returns: placeTime(`${addDays(leaves, nightsOf(route))}T${to.time}`, to.port.zone),
    days,
  };
}

function dayOf(text: string, day: number, days: number): PortDay {
  if (text === '-') return { day };
  const [code = '', hours = ''] = text.replace('~', '').split('/');
  const { name, country } = portNamed(code);
  const [first = '', second = ''] = hours.split('-');
  return {
    day,
    port: { code, name, country },
    ...(day > 1 && { arrives: clockTime(first) }),
    ...(day < days && { leaves: clockTime(day === 1 ? first : second) }),
    ...(text.startsWith('~') && { tender: true }),
  };
}

function portNamed(code: string): CruisePort {
  const port = cruisePortOf(code);
  if (port === undefined) throw new Error(`No port ${code}`);
  return port;
}
