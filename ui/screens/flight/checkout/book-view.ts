/** What all parts of the booking page are handed: the state to draw, the use case to tell, and how fields are named. */
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { OpenCheckout } from '#application/portal/flight/checkout/state.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import { resultsPath, searchFromQuery } from '#application/portal/flight/search/search-link.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { parameterName } from '#ui/booking/parameter-name.ts';

export interface BookView {
  readonly state: OpenCheckout;
  readonly checkout: FlightCheckout;
}

/** One traveller's part of it. */
export interface TravellerView extends BookView {
  readonly index: number;
  readonly saved: Loadable<readonly SavedTraveller[]>;
}

/** The element of a field, by the path of its violations: 'travellers-0-firstName'. */
export function fieldId(path: string): string {
  return path.replaceAll(/[[\].]+/g, '-').replace(/-$/, '');
}

/** What is wrong with a field, in words; undefined where nothing is, or nothing is to be said yet. */
export function useFieldError({ violations }: Pick<OpenCheckout, 'violations'>): (path: string) => string | undefined {
  const words = useWords();
  return (path) => violationAt(words, violations, path);
}

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

const traveller = /^travellers\[(\d+)\]\.(.+)$/;

/** The same for a field of a traveller; undefined for others. */
export function travellerField(words: Words, travellers: readonly TravellerDraft[], path: string): string | undefined {
  const [, index, field] = traveller.exec(path) ?? [];
  if (index === undefined || field === undefined) return undefined;
  const who = placeName(words, travellers, Number(index));
  return words('booking-named-field', { who, field: words(`booking-field-${field.replace('.', '-')}`) });
}

/** What a violation is about, named for the list above the form: "Adult 2, First name". */
export function fieldName(words: Words, state: OpenCheckout, path: string): string {
  const ofTraveller = travellerField(words, state.form.travellers, path);
  if (ofTraveller !== undefined) return ofTraveller;
  const [, parameter] = /^parameters\[(\d+)\]$/.exec(path) ?? [];
  if (parameter !== undefined) {
    const asked = state.quote.required.parameters[Number(parameter)];
    return asked === undefined ? words('booking-references') : parameterName(words, 'booking', asked);
  }
  const [section, name] = path.split('.');
  if (section === 'ask') return words(name === undefined ? 'booking-ask' : `booking-ask-${name}`);
  if (name !== undefined && (section === 'contact' || section === 'gst')) {
    return words('booking-named-field', {
      who: words(`booking-${section}`),
      field: words(`booking-field-${section}-${name}`),
    });
  }
  return words(path === 'acceptTerms' ? 'booking-terms' : 'booking-whole');
}

/** Where the results are that a booking was chosen from; the page there leads on where the journey crosses a border. */
export function resultsAddress(query: string): string {
  const plain = query.replace(/^\?/, '');
  return `${resultsPath(searchFromQuery(plain))}?${plain}`;
}
