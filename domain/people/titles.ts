/** Forms of address, and which may be given to whom. */
import { type Violation, violation } from '../rules/violation.ts';
import type { Gender } from './gender.ts';
import type { TravellerType } from './traveller-type.ts';

/** The titles that the trade writes into names. */
export const titles = ['Mr', 'Ms', 'Mrs', 'Mstr'] as const;
export type Title = (typeof titles)[number];

const byType: Readonly<Record<TravellerType, readonly Title[]>> = {
  adult: ['Mr', 'Ms', 'Mrs'],
  child: ['Mstr', 'Ms'],
  infant: ['Mstr', 'Ms'],
};

/**
 * The titles that a traveller of a type may have: adults Mr, Ms or Mrs; children and infants Mstr or Ms. Where their gender is
 * known, those that say no other.
 *
 * @example titlesFor('child') // => ['Mstr', 'Ms']
 * @example titlesFor('adult', 'female') // => ['Ms', 'Mrs']
 */
export function titlesFor(type: TravellerType, gender?: Gender): readonly Title[] {
  return byType[type].filter((title) => !isTitleClash({ title, gender }));
}

/** Whether a text is one of the titles as the product writes them. */
export function isTitle(text: string): text is Title {
  return titles.some((title) => title === text);
}

/**
 * Reads a title in any case, with or without a full stop; `Master` is `Mstr`. `undefined` otherwise.
 *
 * @example parseTitle('MASTER') // => 'Mstr'
 * @example parseTitle('mrs.') // => 'Mrs'
 */
export function parseTitle(text: string): Title | undefined {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  return word === 'master' ? 'Mstr' : titles.find((title) => title.toLowerCase() === word);
}

/**
 * Whether a title fits a traveller of a type: `required`, `title-for-adult` or `title-for-child`.
 *
 * @example checkTitle('Mr', 'child') // => [violation('title-for-child', 'title')]
 */
export function checkTitle(title: string | undefined, type: TravellerType): readonly Violation[] {
  if (title === undefined || title.trim() === '') {
    return [violation('required', 'title')];
  }
  if (byType[type].some((fitting) => fitting === title)) {
    return [];
  }
  return [violation(type === 'adult' ? 'title-for-adult' : 'title-for-child', 'title')];
}

const genderBy: Readonly<Record<Title, Gender>> = { Mr: 'male', Mstr: 'male', Ms: 'female', Mrs: 'female' };

interface Addressed {
  readonly title?: string | undefined;
  readonly gender?: string | undefined;
}

/** The gender that a title says; undefined for what is no title. */
export function genderOfTitle(title: string | undefined): Gender | undefined {
  return title !== undefined && isTitle(title) ? genderBy[title] : undefined;
}

/**
 * A new title with the gender that it says, where that is open or was said by the title before.
 *
 * @example withTitle({ title: 'Mr', gender: 'male' }, 'Ms') // => { title: 'Ms', gender: 'female' }
 * @example withTitle({ gender: 'others' }, 'Ms') // => { title: 'Ms', gender: 'others' }
 */
export function withTitle({ title: before, gender }: Addressed, title: string): Addressed {
  const follows = gender === undefined || gender === '' || gender === genderOfTitle(before);
  return { title, gender: follows ? (genderOfTitle(title) ?? gender) : gender };
}

/**
 * Whether title and gender say two things, of which one may be a slip. Others goes with every title.
 *
 * @example isTitleClash({ title: 'Mr', gender: 'female' }) // => true
 */
export function isTitleClash({ title, gender }: Addressed): boolean {
  const said = genderOfTitle(title);
  return said !== undefined && (gender === 'male' || gender === 'female') && gender !== said;
}
