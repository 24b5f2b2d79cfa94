/** What an agent fills in on the booking page, and how it begins for a quote. */
import type { ContactDraft, FlightBookingDraft } from '#domain/booking/booking-rules.ts';
import { travelDatesOf } from '#domain/booking/booking-rules.ts';
import { parametersFor } from '#domain/booking/parameter-values.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import { isGstEntered } from '#domain/agency/gst-rules.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { BookFlight } from '#application/desk/flight.ts';

export interface CheckoutForm extends FlightBookingDraft {
  /** Which travellers, by index, are to be saved once the booking stands. */
  readonly save: readonly number[];
}

export const checkoutSteps = ['review', 'travellers', 'pay'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export function emptyForm(quote: FlightQuote, contact: ContactDraft): CheckoutForm {
  const { adults, children, infants } = quote.party;
  const travellers = (type: TravellerType, count: number): readonly TravellerDraft[] =>
    Array.from({ length: count }, () => ({ type }));
  return {
    travellers: [...travellers('adult', adults), ...travellers('child', children), ...travellers('infant', infants)],
    contact,
    gst: {},
    parameters: parametersOf(quote, []),
    acceptTerms: false,
    save: [],
  };
}

/** What was filled in, for another quote of the same offer: other rules have to be accepted anew. */
export function formForQuote(form: CheckoutForm, before: FlightQuote, quote: FlightQuote): CheckoutForm {
  const sameRules = JSON.stringify(before.rules) === JSON.stringify(quote.rules);
  return { ...form, parameters: parametersOf(quote, form.parameters), acceptTerms: form.acceptTerms && sameRules };
}

/** A traveller with a change: another name makes another person of one who was filled in from the saved ones. */
export function changedTraveller(traveller: TravellerDraft, change: Partial<TravellerDraft>): TravellerDraft {
  const renamed = !('savedId' in change) && ('firstName' in change || 'lastName' in change);
  return { ...traveller, ...(renamed && { savedId: undefined }), ...change };
}

/** The booking to ask for; undefined while the form breaks a rule. */
export function bookingOf(form: CheckoutForm, quote: FlightQuote, requestId: string): BookFlight | undefined {
  const travelDates = travelDatesOf(quote.offer.itineraries);
  const travellers = form.travellers.flatMap((draft, index) => {
    const complete = completeTraveller(draft, { index, travelDates, international: quote.required.passport });
    return 'traveller' in complete ? [complete.traveller] : [];
  });
  const { email = '', alternateEmail = '', mobile = '' } = form.contact;
  if (travellers.length !== form.travellers.length) return undefined;
  const { holder = '', number = '', email: gstEmail = '', address = '', phone = '' } = form.gst ?? {};
  return {
    quoteId: quote.quoteId,
    requestId,
    mode: 'ticket',
    travellers,
    contact: {
      email: email.trim(),
      mobile: mobile.trim(),
      ...(alternateEmail.trim() && { alternateEmail: alternateEmail.trim() }),
    },
    ...(isGstEntered(form.gst ?? {}) && { gst: { holder, number, email: gstEmail, address, phone } }),
    parameters: form.parameters.filter(({ value }) => value.trim() !== ''),
    acceptTerms: form.acceptTerms,
  };
}

/** Where on the page a violation belongs: what is said of no field of the form belongs to the last step. */
export function stepOf(path: string): CheckoutStep {
  return /^(travellers|contact|gst|parameters)\b/.test(path) ? 'travellers' : 'pay';
}

/** A value for each parameter that an agent fills in; those that the system fills take none. */
function parametersOf(
  { required }: FlightQuote,
  given: readonly BookingParameterValue[],
): readonly BookingParameterValue[] {
  return parametersFor(required.parameters, { international: required.international })
    .filter(({ source }) => source === 'static')
    .map(({ code }) => ({ code, value: given.find((each) => each.code === code)?.value ?? '' }));
}
