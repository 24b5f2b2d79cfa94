/** Visas as applied for, and what booking must know of them. An item is the journey, a unit an applicant. */
import type { Booking, InShort, Unit } from '../booking/booking.ts';
import { cancellingByUnit } from '../booking/cancel/by-unit.ts';
import type { Cancellable } from '../booking/cancel/cancellation.ts';
import { leadTravellerOf, type Named, nameOf } from '../booking/in-short.ts';
import { type Beginning, namesOn, onWholeDays } from '../booking/passenger-calendar.ts';
import { type Presence, peopleOf } from '../booking/presence.ts';
import type { ProductRules } from '../booking/product.ts';
import { partsOf, unitsOf, unitsShown } from '../booking/units.ts';
import type { Traveller } from '../people/traveller.ts';
import { appliedRule } from '../rules/applied-rule.ts';
import { type DatedRow, rowOn } from '../rules/dated-row.ts';
import { isoDate, type IsoDate } from '../time/calendar-date.ts';
import { hasPassed, type Instant, plusMilliseconds, startOfDay } from '../time/instant.ts';
import type { ApplicantProfile, Visa } from './visa.ts';
import { afterWorkingDays } from './working-days.ts';

/** What is applied for. `from` and `to` are the days of the journey, by `zone`. */
export interface VisaCase {
  readonly visa: Visa;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly zone: string;
  /** The business day of the sale, by which dated rules are chosen. */
  readonly soldOn: IsoDate;
  /** Until this day begins nothing has gone to the mission. */
  readonly submitsOn: IsoDate;
}

export interface VisaBooking extends Booking, VisaCase {
  readonly product: 'visa';
  /** What each applicant does in life, in order. */
  readonly profiles: readonly ApplicantProfile[];
  /** The number of each application, once it is registered. */
  readonly applications: readonly string[];
}

export interface CancellableVisa extends Cancellable, VisaCase {
  readonly travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[];
}

export function unitsOfVisa({ travellers }: { readonly travellers: readonly unknown[] }): readonly Unit[] {
  return unitsOf({ items: 1, travellers: travellers.length });
}

/**
 * Papers go to the mission on the second working day after the sale at the earliest.
 *
 * @example submittingDay(isoDate('2026-11-20')) // => isoDate('2026-11-24')
 */
export function submittingDay(soldOn: IsoDate): IsoDate {
  return afterWorkingDays(soldOn, 2);
}

/** The earliest day on which the mission can have decided. */
export function decisionDay({
  submitsOn,
  visa,
}: Pick<VisaCase, 'submitsOn'> & { readonly visa: Pick<Visa, 'workingDays'> }): IsoDate {
  return afterWorkingDays(submitsOn, visa.workingDays);
}

export function submitsAt({ submitsOn, zone }: Pick<VisaCase, 'submitsOn' | 'zone'>): Instant {
  return startOfDay(submitsOn, zone);
}

/** When the journey begins. */
export function visaBegins({ from, zone }: Pick<VisaCase, 'from' | 'zone'>): Instant {
  return startOfDay(from, zone);
}

interface KeptRow extends DatedRow {
  readonly kept: 'all';
}

export const keptRows: readonly KeptRow[] = [
  {
    id: 'visa-kept',
    from: isoDate('2020-01-01'),
    kept: 'all',
    note: 'The state’s fee and the centre’s are not given back once papers are with the mission, whatever it decides',
  },
];

/** Free until papers go to the mission; then the mission and its centre keep their fees. */
export const visaCancelling = cancellingByUnit<CancellableVisa>({
  units: unitsOfVisa,
  charge: ({ booking, now }, _unit, price) => {
    if (!hasPassed(submitsAt(booking), now)) return undefined;
    const row = rowOn(keptRows, booking.soldOn);
    return { fee: price, ...(row !== undefined && { rule: appliedRule({ ...row, called: 'visa-kept' }) }) };
  },
  begins: visaBegins,
  stepEnds: (booking) => [plusMilliseconds(submitsAt(booking), -1)],
});

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Lists have one title for all readers: the country's name in English, beside its code as their mark.
 *
 * @example titleOfVisa({ visa: { destination: 'FR' } }) // => 'France'
 */
export function titleOfVisa({ visa }: { readonly visa: Pick<Visa, 'destination'> }): string {
  return englishNames.of(visa.destination) ?? visa.destination;
}

export const visaRules: ProductRules<VisaBooking, CancellableVisa> = {
  product: 'visa',
  prefix: 'VS',
  concern: ({ visa, travellers }, units) => ({
    travellers: travellers.filter((_, at) => partsOf(units).travellers.includes(at)).map(nameOf),
    title: titleOfVisa({ visa }),
    parts: [],
  }),
  cancelling: visaCancelling,
};

export type VisaInShort = VisaCase & Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] };

export function visaInShort(booking: VisaInShort): InShort {
  const { travellers: left } = partsOf(unitsShown(booking, unitsOfVisa(booking)));
  const { visa, from, to, travellers } = booking;
  return {
    title: titleOfVisa(booking),
    mark: visa.destination,
    startsOn: from,
    endsOn: to,
    leadTraveller: leadTravellerOf(travellers.filter((_, at) => left.includes(at))),
    travellerCount: left.length,
  };
}

/** The journey, and the day from which the decision can be expected, with those who still apply. */
export function visaBeginnings(booking: VisaInShort): readonly Beginning[] {
  const { visa, from, to, travellers, gone = [] } = booking;
  const shown = {
    mark: visa.destination,
    title: titleOfVisa(booking),
    travellers: namesOn({ travellers, gone }),
  } as const;
  const decision = decisionDay(booking);
  return [
    { ...shown, item: 0, leg: 'outward', ...onWholeDays(from, to) },
    { ...shown, item: 1, leg: 'onward', ...onWholeDays(decision) },
  ];
}

export function visaPresence(
  booking: Pick<VisaBooking, 'from' | 'to' | 'travellers' | 'submitsOn' | 'visa'>,
): Presence {
  const { from, to, travellers } = booking;
  // Calendars find it by the day of its decision too.
  return { people: peopleOf(travellers), from, until: to, later: [{ item: 1, day: decisionDay(booking) }] };
}
