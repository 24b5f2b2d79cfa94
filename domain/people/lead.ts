/** The one traveller that a booking names where the others need no names: an adult, as typed and as kept. */
import { type Violation, within } from '../rules/violation.ts';
import { checkFirstName, checkLastName } from './names.ts';
import { checkTitle, genderOfTitle, isTitle } from './titles.ts';
import type { Traveller } from './traveller.ts';

export interface LeadDraft {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Paths: `lead.title`, `lead.firstName`, `lead.lastName`. */
export function checkLead({ title, firstName, lastName }: LeadDraft): readonly Violation[] {
  return within('lead', [...checkTitle(title, 'adult'), ...checkFirstName(firstName), ...checkLastName(lastName)]);
}

/** The lead of a draft that keeps the rules. */
export function leadOf({ title = '', firstName, lastName }: LeadDraft): Traveller {
  const tidy = (name = '') => name.trim().replace(/ +/g, ' ');
  const gender = genderOfTitle(title);
  return {
    type: 'adult',
    title: isTitle(title) ? title : 'Mr',
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    ...(gender && { gender }),
  };
}
