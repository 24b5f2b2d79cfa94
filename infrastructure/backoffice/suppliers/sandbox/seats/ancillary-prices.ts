/**
 * What the sandbox's airlines ask for meals, bags, services and seats: rows with dates, in rupees for one traveller on one
 * flight, tax included. The sandbox's own figures, of the size that Indian carriers publish for booking ahead.
 */
import type { SeatZone } from '#domain/flight/extras/seat-map.ts';
import { type IsoDate, isoDate } from '#domain/time/calendar-date.ts';

/** By how long a flight is, minutes from gate to gate. */
export type FlightLength = 'short' | 'middle' | 'long' | 'over-night';

export function lengthOf(blockMinutes: number): FlightLength {
  if (blockMinutes < 75) return 'short';
  if (blockMinutes < 150) return 'middle';
  return blockMinutes < 360 ? 'long' : 'over-night';
}

export interface AncillaryPrices {
  readonly from: IsoDate;
  readonly to?: IsoDate;
  /** Rupees by kilograms. */
  readonly bags: Readonly<Record<'domestic' | 'international', readonly Bag[]>>;
  /** Percent of these that airlines which are not low-cost ask. */
  readonly fullServicePercent: number;
  readonly seats: Readonly<Record<FlightLength, Readonly<Record<SeatZone, number>>>>;
  /** A menu's dishes cost so much more or less than their list says, rupees. */
  readonly mealsMore: number;
  readonly sports: number;
  readonly priority: number;
  readonly fastTrack: number;
}

export interface Bag {
  readonly kilograms: number;
  readonly rupees: number;
}

function bags(text: string): readonly Bag[] {
  return text.split(' ').map((each) => {
    const [kilograms = 0, rupees = 0] = each.split(':').map(Number);
    return { kilograms, rupees };
  });
}

function zones(front: number, legroom: number, preferred: number, standard: number) {
  return { front, legroom, preferred, standard };
}

const rows: readonly AncillaryPrices[] = [
  {
    from: isoDate('2020-01-01'),
    to: isoDate('2026-12-31'),
    bags: {
      domestic: bags('3:1500 5:2375 10:4750 15:7100 20:9450 25:11800 30:14150'),
      international: bags('3:2100 5:3250 10:6300 15:9300 20:12200 25:15100 30:17900'),
    },
    fullServicePercent: 115,
    seats: {
      short: zones(350, 700, 250, 150),
      middle: zones(550, 950, 350, 200),
      long: zones(950, 1500, 600, 350),
      'over-night': zones(1800, 3900, 1400, 900),
    },
    mealsMore: 0,
    sports: 1500,
    priority: 400,
    fastTrack: 650,
  },
  {
    from: isoDate('2027-01-01'),
    bags: {
      domestic: bags('3:1600 5:2500 10:5000 15:7450 20:9900 25:12400 30:14850'),
      international: bags('3:2200 5:3400 10:6600 15:9750 20:12800 25:15850 30:18800'),
    },
    fullServicePercent: 115,
    seats: {
      short: zones(400, 750, 300, 150),
      middle: zones(600, 1050, 400, 250),
      long: zones(1000, 1600, 650, 400),
      'over-night': zones(1950, 4200, 1500, 950),
    },
    mealsMore: 25,
    sports: 1650,
    priority: 450,
    fastTrack: 700,
  },
];

/** The prices of the day on which they are asked. */
export function ancillaryPricesOn(issued: IsoDate): AncillaryPrices {
  const found = rows.find(({ from, to }) => from <= issued && (to === undefined || issued <= to));
  if (found === undefined) throw new RangeError(`The sandbox has no prices for services on ${issued}`);
  return found;
}

export interface Dish {
  readonly code: string;
  readonly name: string;
  /** Rupees where it is sold; nothing where meals are part of the fare. */
  readonly rupees: number;
}

function menu(text: string): readonly Dish[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', rupees = '0'] = line.split('|').map((part) => part.trim());
      return { code, name, rupees: Number(rupees) };
    });
}

const light = menu(`
VGSW | Paneer tikka sandwich | 300
NVSW | Chicken junglee sandwich | 350
CAKE | Almond and raisin cake | 175
`);

const hot = menu(`
VGML | Vegetarian meal | 400
NVML | Non-vegetarian meal | 475
JNML | Jain meal | 400
VGSW | Paneer tikka sandwich | 300
NVSW | Chicken junglee sandwich | 350
`);

const big = menu(`
VGML | Vegetarian meal | 525
NVML | Non-vegetarian meal | 600
JNML | Jain meal | 525
DBML | Diabetic meal | 550
FPML | Fruit platter | 425
`);

/** Codes of IATA's special meals, which airlines that serve food ask for nothing more. */
const asked = menu(`
AVML | Vegetarian Hindu meal
VGML | Vegan meal
VJML | Vegetarian Jain meal
HNML | Hindu meal, not vegetarian
MOML | Muslim meal
DBML | Diabetic meal
GFML | Gluten intolerant meal
LFML | Low fat meal
CHML | Child meal
`);

/** What is sold, where meals are not part of what the airline serves; nothing on the shortest flights but a snack. */
export function dishesForSale(length: FlightLength): readonly Dish[] {
  if (length === 'short') return light;
  return length === 'middle' ? hot : big;
}

/** What may be asked for where the airline serves meals; there is time for none on the shortest flights. */
export function specialMeals(length: FlightLength): readonly Dish[] {
  return length === 'short' ? [] : asked;
}
