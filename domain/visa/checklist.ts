/** Papers that an applicant hands in, by what is applied for and by what they do in life. */
import { ageOn } from '../people/traveller-type.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { ApplicantProfile, Visa, VisaPaper } from './visa.ts';
import { visaPapers } from './visa.ts';

const ofProfile: Readonly<Record<ApplicantProfile, readonly VisaPaper[]>> = {
  employed: ['employer-letter', 'tax-returns'],
  'self-employed': ['business-registration', 'tax-returns'],
  student: ['school-letter'],
  retired: ['pension'],
  minor: ['birth-certificate', 'parents-consent'],
};

/**
 * What a mission asks of one applicant, in the order of the list. A visa of a sticker asks for all of it, one that is given by
 * mail or on a form for little.
 *
 * @example checklistOf({ kind: 'evisa', purpose: 'tourism' }, 'employed') // => ['passport', 'photo', 'tickets', 'stay']
 */
export function checklistOf(
  { kind, purpose }: Pick<Visa, 'kind' | 'purpose'>,
  profile: ApplicantProfile,
): readonly VisaPaper[] {
  const wanted: readonly VisaPaper[] = [
    'passport',
    'photo',
    ...(kind === 'eta' ? [] : (['tickets', 'stay'] as const)),
    ...(kind === 'sticker'
      ? (['form', 'insurance', 'cover-letter', 'bank-statements', ...ofProfile[profile]] as const)
      : profile === 'minor'
        ? (['birth-certificate'] as const)
        : []),
    ...(purpose === 'tourism' ? [] : (['invitation'] as const)),
  ];
  return visaPapers.filter((paper) => wanted.includes(paper));
}

/** What somebody of this age is taken for until another is said. */
export function usualProfile(born: IsoDate, on: IsoDate): ApplicantProfile {
  const age = ageOn(born, on);
  if (age < 18) return 'minor';
  return age >= 65 ? 'retired' : 'employed';
}
