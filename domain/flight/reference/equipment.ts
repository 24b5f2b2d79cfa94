/** Aircraft types by IATA equipment code: names as travellers know them, how they fly, and how many they usually seat. */
import type { Propulsion } from './block-minutes.ts';

export interface Equipment {
  /** IATA equipment code: '32N'. */
  readonly code: string;
  readonly name: string;
  readonly propulsion: Propulsion;
  readonly wideBody: boolean;
  /** Seats of an everyday layout, all cabins together. */
  readonly seats: number;
  /** The longest sector it is planned on. */
  readonly rangeKm: number;
}

/** Everyday types, smallest first. Seats and ranges are rounded from makers' published figures. */
export const equipment: readonly Equipment[] = [
  { code: 'DHT', name: 'DHC-6 Twin Otter', propulsion: 'turboprop', wideBody: false, seats: 19, rangeKm: 500 },
  { code: 'D28', name: 'Dornier 228', propulsion: 'turboprop', wideBody: false, seats: 17, rangeKm: 600 },
  { code: 'AT4', name: 'ATR 42', propulsion: 'turboprop', wideBody: false, seats: 48, rangeKm: 900 },
  { code: 'AT7', name: 'ATR 72', propulsion: 'turboprop', wideBody: false, seats: 72, rangeKm: 1100 },
  { code: 'DH4', name: 'Dash 8 Q400', propulsion: 'turboprop', wideBody: false, seats: 78, rangeKm: 1500 },
  { code: 'E75', name: 'Embraer E175', propulsion: 'jet', wideBody: false, seats: 76, rangeKm: 3000 },
  { code: 'CR9', name: 'CRJ900', propulsion: 'jet', wideBody: false, seats: 76, rangeKm: 2600 },
  { code: 'E90', name: 'Embraer E190', propulsion: 'jet', wideBody: false, seats: 100, rangeKm: 4000 },
  { code: '223', name: 'Airbus A220-300', propulsion: 'jet', wideBody: false, seats: 137, rangeKm: 6000 },
  { code: '319', name: 'Airbus A319', propulsion: 'jet', wideBody: false, seats: 144, rangeKm: 5500 },
  { code: '320', name: 'Airbus A320', propulsion: 'jet', wideBody: false, seats: 180, rangeKm: 5700 },
  { code: '32N', name: 'Airbus A320neo', propulsion: 'jet', wideBody: false, seats: 186, rangeKm: 6300 },
  { code: '321', name: 'Airbus A321', propulsion: 'jet', wideBody: false, seats: 200, rangeKm: 5900 },
  { code: '32Q', name: 'Airbus A321neo', propulsion: 'jet', wideBody: false, seats: 232, rangeKm: 7400 },
  { code: '738', name: 'Boeing 737-800', propulsion: 'jet', wideBody: false, seats: 189, rangeKm: 5600 },
  { code: '7M8', name: 'Boeing 737 MAX 8', propulsion: 'jet', wideBody: false, seats: 189, rangeKm: 6500 },
  { code: '788', name: 'Boeing 787-8', propulsion: 'jet', wideBody: true, seats: 256, rangeKm: 13600 },
  { code: '789', name: 'Boeing 787-9', propulsion: 'jet', wideBody: true, seats: 290, rangeKm: 14200 },
  { code: '332', name: 'Airbus A330-200', propulsion: 'jet', wideBody: true, seats: 260, rangeKm: 13400 },
  { code: '333', name: 'Airbus A330-300', propulsion: 'jet', wideBody: true, seats: 300, rangeKm: 11800 },
  { code: '339', name: 'Airbus A330-900neo', propulsion: 'jet', wideBody: true, seats: 300, rangeKm: 13300 },
  { code: '359', name: 'Airbus A350-900', propulsion: 'jet', wideBody: true, seats: 316, rangeKm: 15400 },
  { code: '351', name: 'Airbus A350-1000', propulsion: 'jet', wideBody: true, seats: 350, rangeKm: 16100 },
  { code: '77W', name: 'Boeing 777-300ER', propulsion: 'jet', wideBody: true, seats: 342, rangeKm: 15200 },
  { code: '388', name: 'Airbus A380', propulsion: 'jet', wideBody: true, seats: 500, rangeKm: 15200 },
];

const byCode: ReadonlyMap<string, Equipment> = new Map(equipment.map((type) => [type.code, type]));

/**
 * The aircraft type of a code; undefined where the product does not know it.
 *
 * @example equipmentByCode('32N')?.name // => 'Airbus A320neo'
 */
export function equipmentByCode(code: string): Equipment | undefined {
  return byCode.get(code);
}

/**
 * What to call a type: its name, or its code where it is unknown.
 *
 * @example equipmentName('AT7') // => 'ATR 72'
 */
export function equipmentName(code: string): string {
  return byCode.get(code)?.name ?? code;
}
