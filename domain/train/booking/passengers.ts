/** The travellers of a ticket as they are named in booking: those that it was quoted for, in that order and of those ages. */
import { checkFirstName, checkLastName } from '../../people/names.ts';
import { checkTitle, isTitle } from '../../people/titles.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import type { RailPassenger } from './rules.ts';

export interface NamedPassenger {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** The railway knows adults, from 12 on, and children. */
export function railType(age: number): TravellerType {
  return age >= 12 ? 'adult' : 'child';
}

/** Codes: `rail-party-quoted` where they are not as many as were quoted, and those of names and titles. */
export function checkPassengers(
  named: readonly NamedPassenger[],
  quoted: readonly RailPassenger[],
): readonly Violation[] {
  if (named.length !== quoted.length) return [violation('rail-party-quoted', 'travellers', { count: quoted.length })];
  return named.flatMap(({ title, firstName, lastName }, at) =>
    within(`travellers[${at}]`, [
      ...checkTitle(title, railType(quoted[at]?.age ?? 30)),
      ...checkFirstName(firstName),
      ...checkLastName(lastName),
    ]),
  );
}

/** Of those who keep the rules. */
export function travellersOf(named: readonly NamedPassenger[], quoted: readonly RailPassenger[]): readonly Traveller[] {
  const tidy = (name = '') => name.trim().replace(/ +/g, ' ');
  return quoted.map(({ age, gender }, at): Traveller => {
    const { title = '', firstName, lastName } = named[at] ?? {};
    return {
      type: railType(age),
      title: isTitle(title) ? title : 'Mr',
      firstName: tidy(firstName),
      lastName: tidy(lastName),
      gender,
    };
  });
}
