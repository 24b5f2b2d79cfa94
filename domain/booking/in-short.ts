/** What lists, ledgers and papers say of a booking in a few words. */
import type { Traveller } from '../people/traveller.ts';
import type { BookingContact } from './booking.ts';

/** Some of a booking's units in words: whose they are and what of it, of what was cancelled, changed or bought. */
export interface Concern {
  readonly travellers: readonly string[];
  /** As the title of a booking of these units alone. */
  readonly title: string;
  /** What was bought for them, each by its short name: '6E 2134'. */
  readonly parts: readonly string[];
}

/**
 * Names in a line that stays one.
 *
 * @example namesText(['Asha Rao', 'Kabir Rao', 'Lakshmi Iyer', 'Omar Khan']) // => 'Asha Rao, Kabir Rao +2'
 */
export function namesText(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} +${names.length - 2}`;
}

export type Named = Pick<Traveller, 'type' | 'firstName' | 'lastName'>;

/** 'Lakshmi Iyer': the first adult, or the first of all. */
export function leadTravellerOf(travellers: readonly Named[]): string {
  const lead = travellers.find(({ type }) => type === 'adult') ?? travellers[0];
  return lead === undefined ? '' : nameOf(lead);
}

/**
 * What a booking is found by from its travellers: every name from both ends, and each of its words; and how they are
 * reached.
 *
 * @example searchWordsOf([{ firstName: 'Asha Devi', lastName: 'Rao' }]) // => ['Asha Devi Rao', 'Rao Asha Devi', 'Devi']
 */
export function searchWordsOf(
  travellers: readonly Pick<Traveller, 'firstName' | 'lastName'>[],
  { email = '', alternateEmail = '', mobile = '' }: Partial<BookingContact> = {},
): readonly string[] {
  return [
    ...new Set(
      travellers.flatMap((traveller) => {
        const { firstName, lastName } = traveller;
        const inside = [...firstName.split(' ').slice(1), ...lastName.split(' ').slice(1)];
        return [nameOf(traveller), `${lastName} ${firstName}`, ...inside];
      }),
    ),
    ...[email, alternateEmail, mobile].filter((each) => each !== ''),
  ];
}

/** 'Lakshmi Iyer'. */
export function nameOf({ firstName, lastName }: Pick<Traveller, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
