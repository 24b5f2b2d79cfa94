/** Papers of those who apply together. */
import { type VisaPaper, visaPapers } from '#domain/visa/visa.ts';
import type { ApplicantTrack } from '#application/desk/visa/visa.ts';

type Applicants = readonly Pick<ApplicantTrack, 'wanted' | 'handed'>[];

/** Those that anybody is asked for, in the order of lists. */
export function papersWanted(applicants: Applicants): readonly VisaPaper[] {
  return visaPapers.filter((paper) => applicants.some(({ wanted }) => wanted.includes(paper)));
}

/** How many are handed in, of how many. */
export function papersOf(applicants: Applicants): { readonly count: number; readonly of: number } {
  const all = applicants.flatMap(({ wanted, handed }) =>
    wanted.map((paper) => handed.some((each) => each.paper === paper)),
  );
  return { count: all.filter(Boolean).length, of: all.length };
}
