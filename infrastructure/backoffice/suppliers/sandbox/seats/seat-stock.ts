/**
 * Seats of each departure: how many the aircraft has in a cabin, how many others have taken before the sandbox opens,
 * and the ladder of booking classes that the rest are sold down. All follows from the flight, the day and the seed; only
 * what the sandbox itself has sold is kept, in the database.
 */
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { equipmentByCode } from '#domain/flight/reference/equipment.ts';
import { fraction, numberOf } from '../chance.ts';

/** One rung of a ladder: an RBD, up to which share of the cabin it is sold (percent), and its price (percent of the lowest). */
interface Rung {
  readonly rbd: string;
  readonly upTo: number;
  readonly percent: number;
}

const ladders: Readonly<Record<Cabin, readonly Rung[]>> = {
  Y: ladder('T:12:100 O:24:108 Q:36:117 V:47:128 L:58:141 U:68:157 K:77:177 H:86:203 B:94:238 Y:100:285'),
  W: ladder('N:40:100 R:70:118 E:90:145 W:100:180'),
  C: ladder('Z:35:100 I:60:118 D:80:140 J:93:170 C:100:210'),
  F: ladder('P:50:100 A:85:125 F:100:160'),
};

function ladder(text: string): readonly Rung[] {
  return text.split(' ').map((rung) => {
    const [rbd = '', upTo = '', percent = ''] = rung.split(':');
    return { rbd, upTo: Number(upTo), percent: Number(percent) };
  });
}

/** What is for sale on one departure in one cabin. */
export interface SeatStock {
  /** Seats that the sandbox may sell in all. */
  readonly seats: number;
  /** Seats of the cabin, and those of them that others hold. */
  readonly cabinSeats: number;
  readonly others: number;
}

/** Where on the ladder a party would be sold. */
export interface Standing {
  readonly rbd: string;
  /** Percent of the cabin's lowest fare. */
  readonly percent: number;
  /** Seats still to be had at this price. */
  readonly left: number;
  /** With anything sold from the first to the last of these the price for this party is the same. */
  readonly soldFrom: number;
  readonly soldUpTo: number;
}

const premiumEconomy = new Set('AI SQ LH LX OS BA VS AF KL EK CX QF NZ AA UA DL AC JL NH CI BR AY SK VN LO'.split(' '));
const firstClass = new Set('EK SQ LH LX BA AF QF CX JL NH AI KE TG'.split(' '));
const firstTypes = new Set(['388', '77W']);

/** Seats of a cabin on a carrier's aircraft of a type; 0 where it has none. */
export function cabinSeats(carrier: string, type: string, cabin: Cabin): number {
  const plane = equipmentByCode(type);
  if (plane === undefined) {
    return 0;
  }
  const { seats, wideBody, propulsion } = plane;
  const lowCost = airlineByCode(carrier)?.lowCost === true;
  if (carrier === '6E' && (type === '32Q' || wideBody)) {
    return cabin === 'C' ? (wideBody ? 28 : 12) : cabin === 'Y' ? seats - (wideBody ? 40 : 24) : 0;
  }
  if (lowCost || propulsion === 'turboprop') {
    return cabin === 'Y' ? seats : 0;
  }
  const first = firstClass.has(carrier) && firstTypes.has(type) ? 8 : 0;
  const business = wideBody ? Math.round(seats * 0.13) : seats < 110 ? 8 : 12;
  const premium = premiumEconomy.has(carrier) && (wideBody || carrier === 'AI') ? 24 : 0;
  const economy = seats - first * 4 - business * 2 - Math.round(premium * 1.4);
  return { F: first, C: business, W: premium, Y: economy }[cabin];
}

/** The stock of a departure before the sandbox has sold any; undefined where the flight has no such cabin. */
export function openingStock(
  seed: number,
  flight: { readonly carrier: string; readonly number: number; readonly equipment: string },
  day: number,
  cabin: Cabin,
): SeatStock | undefined {
  const seatsOfCabin = cabinSeats(flight.carrier, flight.equipment, cabin);
  if (seatsOfCabin <= 0) {
    return undefined;
  }
  const about = numberOf(flight.carrier + cabin) ^ flight.number;
  const drawn = fraction(seed, about, day, 31);
  // Most flights open between a tenth and two thirds full; one in fourteen has its last few seats.
  const tight = drawn < 0.07;
  const load = 0.1 + 0.55 * fraction(seed, about, day, 32) ** 1.3;
  const open = tight ? 2 + Math.floor(drawn * 120) : Math.round(seatsOfCabin * (1 - load));
  const seats = Math.min(seatsOfCabin, Math.max(1, open));
  return { seats, cabinSeats: seatsOfCabin, others: seatsOfCabin - seats };
}

/** Where a party of so many seats stands once so many are sold; undefined where too few are left. */
export function standing(cabin: Cabin, stock: SeatStock, sold: number, party: number): Standing | undefined {
  const { seats, others, cabinSeats: all } = stock;
  if (sold + party > seats) {
    return undefined;
  }
  // All of a party pay the class in which its last seat falls.
  const place = others + sold + party;
  const rungs = ladders[cabin];
  let below = 0;
  for (const rung of rungs) {
    const end = rung.upTo === 100 ? all : Math.floor((all * rung.upTo) / 100);
    if (place <= end) {
      return {
        rbd: rung.rbd,
        percent: rung.percent,
        left: Math.min(end - others, seats) - sold,
        soldFrom: Math.max(0, below - others - party + 1),
        soldUpTo: Math.min(end - others, seats) - party,
      };
    }
    below = end;
  }
  return undefined;
}
