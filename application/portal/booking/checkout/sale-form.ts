/** What an agent fills in to book something from a quote, whatever it is; a product adds what is its own as `own`. */
import { gstGiven } from '#domain/agency/gst-rules.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import type { SaleDraft } from '#domain/booking/sale/checks.ts';
import { contactGiven, type ContactDraft } from '#domain/people/contact.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { BookFromQuote, ProductQuote } from '#application/desk/sale.ts';

export interface SaleForm<Own = unknown> extends SaleDraft {
  readonly travellers: readonly TravellerDraft[];
  /** Which travellers, by position, are to be saved once the booking stands. */
  readonly save: readonly number[];
  /** The GST details are to be saved likewise. */
  readonly keepGst?: boolean;
  readonly own: Own;
}

/** A value for each parameter that an agent fills in; those that the system fills take none. */
export function parameterValues(
  { parameters }: Pick<ProductQuote, 'parameters'>,
  given: readonly BookingParameterValue[] = [],
): readonly BookingParameterValue[] {
  return parameters
    .filter(({ source }) => source === 'static')
    .map(({ code }) => ({ code, value: given.find((each) => each.code === code)?.value ?? '' }));
}

/** What every BOOK takes, tidied. */
export function saleToSend(
  quote: ProductQuote,
  { contact, gst: entered, parameters, acceptTerms }: SaleForm,
): Omit<BookFromQuote, 'requestId'> {
  const gst = gstGiven(entered);
  return {
    quoteId: quote.quoteId,
    contact: contactGiven(contact),
    ...(gst && { gst }),
    parameters: parameters.filter(({ value }) => value.trim() !== ''),
    acceptTerms,
  };
}

export type FormStart<Own> = Pick<SaleForm<Own>, 'travellers' | 'own'>;

export function emptyForm<Own>(quote: ProductQuote, contact: ContactDraft, start: FormStart<Own>): SaleForm<Own> {
  return { ...start, contact, gst: {}, parameters: parameterValues(quote), acceptTerms: false, save: [] };
}
