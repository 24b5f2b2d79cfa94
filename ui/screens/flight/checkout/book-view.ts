/** What all parts of the booking page are handed: the state to draw, the use case to tell, and how fields are named. */
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { OpenCheckout } from '#application/portal/flight/checkout/state.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import { resultsPath, searchFromQuery } from '#application/portal/flight/search/search-link.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { placeName } from '#ui/people/traveller-names.ts';
import { parameterName } from '#ui/booking/parameter-name.ts';

export interface BookView {
  readonly state: OpenCheckout;
  readonly checkout: FlightCheckout;
}

/** What is wrong with a field, in words; undefined where nothing is, or nothing is to be said yet. */
export function useFieldError({ violations }: Pick<OpenCheckout, 'violations'>): (path: string) => string | undefined {
  const words = useWords();
  return (path) => violationAt(words, violations, path);
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
