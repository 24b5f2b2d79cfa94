/** What the fields of a group's form are called, by the paths of their rules. */
import type { GroupDraft } from '#domain/flight/request/rules.ts';
import type { Words } from '#ui/design/words/words.ts';

const names: Readonly<Record<string, string>> = {
  'group.sectors': 'requests-journey',
  'group.party': 'requests-who',
  'group.wishes': 'requests-wishes',
  'group.contact': 'booking-contact',
  'group.contact.email': 'booking-field-contact-email',
  'group.contact.alternateEmail': 'booking-field-contact-alternateEmail',
  'group.contact.mobile': 'booking-field-contact-mobile',
  travellers: 'requests-names',
};

const ofFlight: Readonly<Record<string, string>> = {
  origin: 'flight-from',
  destination: 'flight-to',
  date: 'flight-departure',
};

export function groupFieldName(words: Words, { journeyType }: Pick<GroupDraft, 'journeyType'>, path: string): string {
  const [, at, end = ''] = /^group\.sectors\[(\d+)\]\.(\w+)/.exec(path) ?? [];
  const id = ofFlight[end];
  if (at !== undefined && id !== undefined) {
    if (journeyType === 'multi-city') return words('flight-flight-field', { number: Number(at) + 1, field: words(id) });
    return words(journeyType === 'round-trip' && at === '1' ? 'flight-return' : id);
  }
  return words(names[path] ?? (path.startsWith('group.party') ? 'requests-who' : 'requests-journey'));
}
