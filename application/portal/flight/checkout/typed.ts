/**
 * What was typed for a booking that came to nothing: who travels and how they are reached stays for the next flight
 * chosen between the same places; what belongs to a flight or its price goes with it.
 */
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { searchFromQuery } from '#application/portal/flight/search/search-link.ts';
import { type CheckoutForm, parametersOf } from './form.ts';

export type TypedForm = Pick<CheckoutForm, 'travellers' | 'contact' | 'gst' | 'parameters' | 'save'>;

export function typedIn({ travellers, contact, gst, parameters, save }: CheckoutForm): TypedForm {
  return { travellers, contact, gst, parameters, save };
}

export function namesAnyone({ travellers }: Pick<TypedForm, 'travellers'>): boolean {
  return travellers.some(({ firstName = '', lastName = '' }) => `${firstName}${lastName}`.trim() !== '');
}

/** Whether two searches begin between the same places: another trip is taken for another customer's. */
export function sameTrip(query: string, other: string): boolean {
  const [one = {}] = searchFromQuery(query).sectors;
  const [two = {}] = searchFromQuery(other).sectors;
  return one.origin === two.origin && one.destination === two.destination;
}

/** The empty form of a quote with what was typed before: each place of a party takes the next traveller of its type. */
export function withTyped(fresh: CheckoutForm, quote: FlightQuote, typed: TypedForm): CheckoutForm {
  const free = new Set(typed.travellers.keys());
  const sources = fresh.travellers.map(({ type }) => {
    const source = [...free].find((at) => typed.travellers[at]?.type === type);
    if (source !== undefined) free.delete(source);
    return source;
  });
  return {
    ...fresh,
    travellers: fresh.travellers.map((empty, at) => typed.travellers[sources[at] ?? -1] ?? empty),
    save: sources.flatMap((source, at) => (source !== undefined && typed.save.includes(source) ? [at] : [])),
    contact: typed.contact,
    ...(typed.gst && { gst: typed.gst }),
    parameters: parametersOf(quote, typed.parameters),
  };
}
