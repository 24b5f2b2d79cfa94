/** How travellers are called on a page: by name, or by their place in the party. */
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { Words } from '#ui/design/words/words.ts';

/** "Ms Meera Iyer". The names go as one piece, so that their order stays in a page that reads from right to left. */
export function fullName(words: Words, { title = '', firstName = '', lastName = '' }: TravellerDraft): string {
  return words('booking-full-name', {
    title: words(`booking-title-${title}`),
    name: `${firstName.trim()} ${lastName.trim()}`,
  });
}

/** "Adult 2": counted within its type. */
export function placeName(
  words: Words,
  travellers: readonly { readonly type: TravellerType }[],
  index: number,
): string {
  const type = travellers[index]?.type ?? 'adult';
  const number = travellers.slice(0, index + 1).filter((each) => each.type === type).length;
  return words(`booking-place-${type}`, { number });
}

/** What a field of somebody's name is called; undefined of every other field. */
export function nameFieldText(words: Words, field: string): string | undefined {
  return ['title', 'firstName', 'lastName'].includes(field) ? words(`booking-field-${field}`) : undefined;
}
