/** When an agency is reminded of papers that are still missing. */
import type { Unit } from '../booking/booking.ts';
import { hasUnit } from '../booking/units.ts';
import { addDays, type IsoDate, isAfter, isBefore } from '../time/calendar-date.ts';
import { checklistOf } from './checklist.ts';
import { takesPapers, type Way } from './steps.ts';
import type { ApplicantProfile, Visa, VisaPaper } from './visa.ts';

/** Those who apply together, and what they have handed in. */
export interface Applying {
  readonly visa: Pick<Visa, 'kind' | 'purpose'>;
  readonly profiles: readonly ApplicantProfile[];
  readonly gone: readonly Unit[];
  readonly ways: readonly (Way | undefined)[];
  readonly handed: readonly { readonly applicant: number; readonly paper: VisaPaper }[];
}

export interface PapersMissing {
  /** Position of the traveller, from 0. */
  readonly applicant: number;
  readonly papers: readonly VisaPaper[];
}

/** Of those who still apply and whose papers are still taken. */
export function missingPapers({ visa, profiles, gone, ways, handed }: Applying): readonly PapersMissing[] {
  return profiles.flatMap((profile, applicant) => {
    if (hasUnit(gone, { item: 0, traveller: applicant }) || !takesPapers(ways[applicant] ?? [])) return [];
    const papers = checklistOf(visa, profile).filter(
      (paper) => !handed.some((each) => each.applicant === applicant && each.paper === paper),
    );
    return papers.length === 0 ? [] : [{ applicant, papers }];
  });
}

export const reminderEveryDays = 3;

/**
 * From the day before papers go to the mission, and every third day from then on, until the journey begins. Days are of the
 * business zone.
 *
 * @example isReminderDue({ submitsOn: isoDate('2026-11-24'), from: isoDate('2026-12-20') }, isoDate('2026-11-22')) // => false
 * @example isReminderDue({ submitsOn: isoDate('2026-11-24'), from: isoDate('2026-12-20') }, isoDate('2026-11-23')) // => true
 */
export function isReminderDue(
  {
    submitsOn,
    from,
    remindedOn,
  }: { readonly submitsOn: IsoDate; readonly from: IsoDate; readonly remindedOn?: IsoDate | undefined },
  today: IsoDate,
): boolean {
  if (!isBefore(today, from) || isBefore(today, addDays(submitsOn, -1))) return false;
  return remindedOn === undefined || !isAfter(addDays(remindedOn, reminderEveryDays), today);
}
