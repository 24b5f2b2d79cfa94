/** What an agent fills in on the booking page, and how it begins for a quote. */
import type { ContactDraft, FlightBookingDraft } from '#domain/booking/booking-rules.ts';
import { travelDatesOf } from '#domain/booking/booking-rules.ts';
import { parametersFor } from '#domain/booking/parameter-values.ts';
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

export function emptyForm({ party, required }: FlightQuote, contact: ContactDraft): CheckoutForm {
  const travellers = (type: TravellerType, count: number): readonly TravellerDraft[] => Array.from({ length: count }, () => ({ type }));
  return {
    travellers: [
      ...travellers('adult', party.adults),
      ...travellers('child', party.children),
      ...travellers('infant', party.infants),
    ],
    contact,
    gst: {},
    parameters: parametersFor(required.parameters, { international: required.international }).map(({ code }) => ({ code, value: '' })),
    acceptTerms: false,
    save: [],
  };
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
    contact: { email: email.trim(), mobile: mobile.trim(), ...(alternateEmail.trim() && { alternateEmail: alternateEmail.trim() }) },
    ...(isGstEntered(form.gst ?? {}) && { gst: { holder, number: number.toUpperCase(), email: gstEmail, address, phone } }),
    parameters: form.parameters.filter(({ value }) => value.trim() !== ''),
    acceptTerms: form.acceptTerms,
  };
}

/** Where on the page a violation belongs. */
export function stepOf(path: string): CheckoutStep {
  return path === 'acceptTerms' ? 'pay' : 'travellers';
}
