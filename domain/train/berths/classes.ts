/** Classes of travel, quotas, and the berths of a coach by their numbers. Sources: trade facts on rail, 2026-11-22. */

/** 'SL' is a class; a side lower berth is 'SLB'. */
export const trainClasses = ['2S', 'SL', 'CC', '3E', '3A', '2A', '1A', 'EC'] as const;
export type TrainClass = (typeof trainClasses)[number];

/** General, Tatkal, ladies, lower berth for seniors. */
export const quotas = ['GN', 'TQ', 'LD', 'SS'] as const;
export type Quota = (typeof quotas)[number];

/** Lower, middle, upper, side lower, side upper; window, middle and aisle seats. */
export const berthKinds = ['LB', 'MB', 'UB', 'SLB', 'SUB', 'WS', 'MS', 'AS'] as const;
export type BerthKind = (typeof berthKinds)[number];

export interface Berth {
  /** 'B2'. */
  readonly coach: string;
  /** From 1. */
  readonly number: number;
  readonly kind: BerthKind;
}

interface ClassRow {
  /** What its coaches are called by: B of B2. */
  readonly letter: string;
  readonly berths: number;
  /** Of the berths of a coach, the kinds by number, repeated. */
  readonly bay: readonly BerthKind[];
  readonly airConditioned: boolean;
  /** Side lowers of a coach that two travellers share until one can be confirmed. */
  readonly shared: number;
}

const six: readonly BerthKind[] = ['LB', 'MB', 'UB', 'LB', 'MB', 'UB', 'SLB', 'SUB'];
const four: readonly BerthKind[] = ['LB', 'UB', 'LB', 'UB', 'SLB', 'SUB'];

const rows: Readonly<Record<TrainClass, ClassRow>> = {
  '2S': { letter: 'D', berths: 108, bay: ['WS', 'MS', 'AS', 'AS', 'MS', 'WS'], airConditioned: false, shared: 0 },
  SL: { letter: 'S', berths: 72, bay: six, airConditioned: false, shared: 5 },
  CC: { letter: 'C', berths: 78, bay: ['WS', 'AS', 'AS', 'MS', 'WS'], airConditioned: true, shared: 0 },
  '3E': { letter: 'M', berths: 80, bay: six, airConditioned: true, shared: 4 },
  '3A': { letter: 'B', berths: 64, bay: six, airConditioned: true, shared: 4 },
  '2A': { letter: 'A', berths: 46, bay: four, airConditioned: true, shared: 3 },
  '1A': { letter: 'H', berths: 24, bay: ['LB', 'UB'], airConditioned: true, shared: 0 },
  EC: { letter: 'E', berths: 56, bay: ['WS', 'AS', 'AS', 'WS'], airConditioned: true, shared: 0 },
};

/** @example isAirConditioned('SL') // => false */
export function isAirConditioned(travelClass: TrainClass): boolean {
  return rows[travelClass].airConditioned;
}

/** Whether travellers of the class lie: it has berths to wish for. */
export function hasBerths(travelClass: TrainClass): boolean {
  return rows[travelClass].bay.includes('UB');
}

/**
 * What kind the berth of a number is, from 1; undefined where a coach of the class has no such number.
 *
 * @example berthKindOf('SL', 8) // => 'SUB'
 * @example berthKindOf('2A', 47) // => undefined
 */
export function berthKindOf(travelClass: TrainClass, number: number): BerthKind | undefined {
  const { berths, bay } = rows[travelClass];
  return Number.isInteger(number) && number >= 1 && number <= berths ? bay[(number - 1) % bay.length] : undefined;
}

/** Names the bay of a berth, or the row of a seat, that its coach has it in. */
export function bayOf({ coach, number }: Pick<Berth, 'coach' | 'number'>): string {
  const row = Object.values(rows).find(({ letter }) => coach.startsWith(letter));
  return `${coach}/${Math.floor((number - 1) / (row?.bay.length ?? 1))}`;
}

/** Tells whether a berth is at the bottom, at its coach's side or not. */
export function isLower(kind: BerthKind): boolean {
  return kind === 'LB' || kind === 'SLB';
}

/**
 * What the coaches of a class are called, in their order.
 *
 * @example coachNames('3A', 2) // => ['B1', 'B2']
 */
export function coachNames(travelClass: TrainClass, coaches: number): readonly string[] {
  return Array.from({ length: coaches }, (_, at) => `${rows[travelClass].letter}${at + 1}`);
}

/** All berths of so many coaches of a class, in their order. */
export function berthsOf(travelClass: TrainClass, coaches: number): readonly Berth[] {
  const { berths } = rows[travelClass];
  return coachNames(travelClass, coaches).flatMap((coach) =>
    Array.from({ length: berths }, (__, at) => at + 1).flatMap((number): readonly Berth[] => {
      const kind = berthKindOf(travelClass, number);
      return kind === undefined ? [] : [{ coach, number, kind }];
    }),
  );
}

/** The side lowers that are shared by two until they can be given to one. */
export function sharedBerths(travelClass: TrainClass, coaches: number): readonly Berth[] {
  const { shared } = rows[travelClass];
  const byCoach = new Map<string, Berth[]>();
  for (const berth of berthsOf(travelClass, coaches)) {
    if (berth.kind === 'SLB') byCoach.set(berth.coach, [...(byCoach.get(berth.coach) ?? []), berth]);
  }
  return [...byCoach.values()].flatMap((side) => side.slice(0, shared));
}

/** Per cent of a class's berths that may wait, since 28 June 2025: 60 in AC, 30 elsewhere. */
export function mostWaiting(travelClass: TrainClass, berths: number): number {
  return Math.floor((berths * (isAirConditioned(travelClass) ? 60 : 30)) / 100);
}
