/** Searching sailings, and what a search must say. */
import { checkInfants } from '../../people/traveller.ts';
import { partyMostSeats } from '../../rules/limits.ts';
import { firstOf, isMissing, required, type Violation, violation, within } from '../../rules/violation.ts';
import { type IsoMonth, monthOf, parseIsoMonth, shiftMonth } from '../../time/calendar-date.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { type CabinParty, type CruiseRegion, cruiseRegions, guestCount } from '../sailing/sailing.ts';

/** As asked, before it is judged. */
export interface CruiseSearch {
  readonly region?: string | undefined;
  /** 'YYYY-MM', of the day on which the ship leaves. */
  readonly month?: string | undefined;
  readonly cabins: readonly CabinParty[];
}

/** A search that keeps the rules. */
export interface SoughtSailings {
  readonly region: CruiseRegion;
  readonly month: IsoMonth;
  readonly cabins: readonly [CabinParty, ...CabinParty[]];
}

/** Cabins of one booking, guests of a cabin, ages of children, and months ahead that are on sale. */
export const cruiseLimits = { cabins: 4, guests: 4, childAge: 11, months: 18 } as const;

/**
 * One to four cabins, each with an adult and at most four guests, nine guests in all; no more children under two than adults. Paths:
 * `cabins`, `cabins[n]…`.
 */
export function checkCabins(cabins: readonly CabinParty[]): readonly Violation[] {
  if (cabins.length < 1) return [violation('required', 'cabins')];
  if (cabins.length > cruiseLimits.cabins)
    return [violation('count-between', 'cabins', { least: 1, most: cruiseLimits.cabins })];
  const whole = (count: number, least: number, most: number) =>
    Number.isInteger(count) && count >= least && count <= most;
  const each = cabins.flatMap((party, at) => {
    const path = `cabins[${at}]`;
    const { adults, childAges } = party;
    return [
      ...firstOf(
        whole(adults, 1, cruiseLimits.guests)
          ? []
          : [violation('room-adults', `${path}.adults`, { most: cruiseLimits.guests })],
        guestCount(party) > cruiseLimits.guests
          ? [violation('cabin-guests', `${path}.adults`, { most: cruiseLimits.guests })]
          : [],
      ),
      ...childAges.flatMap((age, child) =>
        whole(age, 0, cruiseLimits.childAge)
          ? []
          : [violation('child-age', `${path}.childAges[${child}]`, { most: cruiseLimits.childAge })],
      ),
    ];
  });
  const all = cabins.reduce((count, party) => count + guestCount(party), 0);
  const adults = cabins.reduce((count, party) => count + party.adults, 0);
  const infants = cabins.flatMap(({ childAges }) => childAges).filter((age) => age < 2).length;
  return firstOf(each, [
    ...(all > partyMostSeats ? [violation('party-size', 'cabins', { most: partyMostSeats })] : []),
    ...within('cabins', checkInfants({ adults, infants })),
  ]);
}

/** Codes: `required`, `not-a-choice`, `date-form`, `date-past`, `date-too-far` (`last`), and those of the cabins. */
export function checkCruiseSearch({ region, month, cabins }: CruiseSearch, today: IsoDate): readonly Violation[] {
  const sought = parseIsoMonth(month ?? '');
  const first = monthOf(today);
  const last = shiftMonth(first, cruiseLimits.months);
  return [
    ...firstOf(required(region, 'region'), isRegion(region) ? [] : [violation('not-a-choice', 'region')]),
    ...firstOf(
      required(month, 'month'),
      sought === undefined && !isMissing(month) ? [violation('date-form', 'month')] : [],
      sought !== undefined && sought < first ? [violation('date-past', 'month')] : [],
      sought !== undefined && sought > last ? [violation('date-too-far', 'month', { last: `${last}-01` })] : [],
    ),
    ...checkCabins(cabins),
  ];
}

/** Undefined where it breaks a rule. */
export function soughtOf(asked: CruiseSearch, today: IsoDate): SoughtSailings | undefined {
  const month = parseIsoMonth(asked.month ?? '');
  const [first, ...others] = asked.cabins;
  if (checkCruiseSearch(asked, today).length > 0 || month === undefined || first === undefined) return undefined;
  return isRegion(asked.region) ? { region: asked.region, month, cabins: [first, ...others] } : undefined;
}

function isRegion(text: string | undefined): text is CruiseRegion {
  return cruiseRegions.some((each) => each === text);
}
