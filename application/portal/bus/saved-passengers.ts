/** Saved travellers for the seats of a bus: who may sit there, and what is known of them. */
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { typeByAge } from '#domain/bus/checkout/rules.ts';
import type { Gender } from '#domain/people/gender.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { ageOn } from '#domain/people/traveller-type.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { choicesFor, type SavedChoice } from '#application/portal/agency/saved-travellers.ts';

/** Adults and children of the gender that the seat is kept for; `others` are on the booking already. */
export function choicesForSeat(
  list: readonly SavedTraveller[],
  gender: Gender,
  on: IsoDate,
  others: readonly string[],
): readonly SavedChoice[] {
  const may = list.filter(({ traveller }) => traveller.gender === gender);
  const all = (['adult', 'child'] as const).flatMap((type) =>
    choicesFor(may, type, { first: on, last: on }, others).filter(({ unfit }) => unfit?.why !== 'other-type'),
  );
  return [...all.filter(({ unfit }) => unfit === undefined), ...all.filter(({ unfit }) => unfit !== undefined)];
}

/** The passenger that a saved traveller makes, and the age on that day, as it would be typed; '' where no date of birth is known. */
export function passengerFrom(
  { savedId, traveller }: SavedTraveller,
  on: IsoDate,
): { readonly traveller: Partial<TravellerDraft>; readonly age: string } {
  const { dateOfBirth, type: savedType, title, firstName, lastName } = traveller;
  const age = dateOfBirth === undefined ? undefined : ageOn(dateOfBirth, on);
  const type = age === undefined ? savedType : typeByAge(age);
  return {
    traveller: { savedId, title: titlesFor(type).includes(title) ? title : undefined, firstName, lastName },
    age: age === undefined ? '' : `${age}`,
  };
}
