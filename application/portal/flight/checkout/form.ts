/** What an agent fills in on the booking page, and how it begins for a quote. */
import type { FlightBookingDraft } from '#domain/flight/checkout/rules.ts';
import { contactGiven, type ContactDraft } from '#domain/people/contact.ts';
import { journeyFactsOf, travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { CheckOverride } from '#domain/booking/findings.ts';
import { parametersFor } from '#domain/booking/parameter-values.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import { gstGiven } from '#domain/agency/gst-rules.ts';
import { type BookedSsr, ssrTotals, withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { Price } from '#domain/price/price.ts';
import { type FlightQuote, optionAt } from '#domain/flight/quote/quote.ts';
import { usualPlaceOfIssue } from '#domain/people/passport.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import type { JourneyFacts, TravellerDraft } from '#domain/people/traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { checkAsk } from '#domain/price/ask.ts';
import { askedLines, bookingLines, withOwnLines } from '#domain/price/own-lines.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { ContentOf } from '#application/portal/cart/add-to-cart.ts';
import type { BookFlight, QuoteFlight } from '#application/desk/flight.ts';
import { type AskDraft, askToSend, draftOf, readAsk } from './ask-draft.ts';
import { askedFor } from '../extras/chosen-extras.ts';

export interface CheckoutForm extends FlightBookingDraft {
  /** Which travellers, by index, are to be saved once the booking stands. */
  readonly save: readonly number[];
  /** The GST details are to be saved likewise. */
  readonly keepGst?: boolean;
  /** Meals, baggage, special services and seats, at the prices they were shown at. */
  readonly extras: readonly BookedSsr[];
  /** Of what was found before the ticket, with the reason for going on all the same. */
  readonly overrides: readonly CheckOverride[];
  /** What is asked of the customer beside the quoted price, as typed. */
  readonly asked?: AskDraft;
  /** The seats are to be held, and passports that are missing are given afterwards. */
  readonly passportsLater?: boolean;
  /** Begun to hold the seats: the last step offers that first, where the quote allows it. */
  readonly toHold?: true;
}

export const checkoutSteps = ['review', 'travellers', 'extras', 'pay'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Passports begin as issued in `country`, where most are. */
export function emptyForm(quote: FlightQuote, contact: ContactDraft, country = usualPlaceOfIssue): CheckoutForm {
  const { adults, children, infants } = quote.party;
  const passport = quote.required.passport ? { passport: { placeOfIssue: country, country } } : {};
  const travellers = (type: TravellerType, count: number): readonly TravellerDraft[] =>
    Array.from({ length: count }, () => ({ type, ...passport }));
  return {
    travellers: [...travellers('adult', adults), ...travellers('child', children), ...travellers('infant', infants)],
    contact,
    gst: {},
    parameters: parametersOf(quote, []),
    acceptTerms: false,
    save: [],
    extras: [],
    overrides: [],
    asked: draftOf(quote.asked?.ask),
  };
}

/** A traveller with a change: another name makes another person of one who was filled in from the saved ones. */
export function changedTraveller(traveller: TravellerDraft, change: Partial<TravellerDraft>): TravellerDraft {
  const renamed = !('savedId' in change) && ('firstName' in change || 'lastName' in change);
  return { ...traveller, ...(renamed && { savedId: undefined }), ...change };
}

/** Whether passports may be missing when it is asked for so: where the airline lets it, and the agent wants it. */
export function mayComeLater(
  { hold }: Pick<FlightQuote, 'hold'>,
  { passportsLater = false }: Pick<CheckoutForm, 'passportsLater'>,
  mode: BookFlight['mode'],
): boolean {
  return mode === 'hold' && passportsLater && hold?.passportsLater === true;
}

/** What the travellers are checked for before it is asked for. */
export function bookedFacts(quote: FlightQuote, form: CheckoutForm, mode: BookFlight['mode']): JourneyFacts {
  const { required, itineraries } = quote;
  const passportsLater = mayComeLater(quote, form, mode);
  return journeyFactsOf({ required, travelDates: travelDatesOf(itineraries), passportsLater });
}

/** The booking to ask for; undefined while the form breaks a rule. */
export function bookingOf(
  form: CheckoutForm,
  quote: FlightQuote,
  mode: BookFlight['mode'] = 'ticket',
): Omit<BookFlight, 'requestId'> | undefined {
  const facts = bookedFacts(quote, form, mode);
  const travellers = form.travellers.flatMap((draft, index) => {
    const complete = completeTraveller(draft, { ...facts, index });
    return 'traveller' in complete ? [complete.traveller] : [];
  });
  if (travellers.length !== form.travellers.length) return undefined;
  const gst = gstGiven(form.gst);
  const { currency } = quote.fare.total;
  const ask = askToSend(readAsk(form.asked ?? {}, currency).ask, quote.asked?.ask, currency);
  return {
    quoteId: quote.quoteId,
    mode,
    travellers,
    contact: contactGiven(form.contact),
    ...(gst && { gst }),
    parameters: form.parameters.filter(({ value }) => value.trim() !== ''),
    ...(form.extras.length > 0 && { ssr: askedFor(form.extras) }),
    ...(form.overrides.length > 0 && { overrides: form.overrides }),
    ...(ask && { ask }),
    acceptTerms: form.acceptTerms,
  };
}

/** A quote's price with what was chosen and asked beside it, as the back office will compute it. */
export function priceOf(quote: FlightQuote, { extras, asked = {} }: Pick<CheckoutForm, 'extras' | 'asked'>): Price {
  const { fare, options, asking, rounding } = quote;
  const { currency } = fare.total;
  const agreed = (quote.asked?.lines ?? []).filter(({ name }) => name !== 'rounding');
  // Who may not ask sells at what was agreed.
  const own = asking === undefined ? agreed : askedLines(readAsk(asked, currency).ask, asking);
  const services = ssrTotals(extras, currency).total;
  const lines = bookingLines(fare.total, own, { services, rounding, fares: options.length });
  return withOwnLines(withAncillaries(fare, extras), lines);
}

/** What may not be asked, or cannot be read. */
export function checkAsked({ fare, asking, asked: agreed, rounding }: FlightQuote, { asked = {} }: CheckoutForm) {
  const { ask, violations } = readAsk(asked, fare.total.currency);
  const sent = askToSend(ask, agreed?.ask, fare.total.currency);
  if (violations.length > 0 || sent === undefined) return violations;
  return checkAsk(sent, asking, fare.total, rounding);
}

/** What a quote is asked for again by. */
export function choicesOf({ offerIds, options }: FlightQuote): QuoteFlight['choices'] {
  return offerIds.map((offerId, at) => ({ offerId, fareId: optionAt(options, at).fareId }));
}

/** What a cart keeps of it; undefined where something is missing. */
export function inCartOf(form: CheckoutForm, quote: FlightQuote): ContentOf | undefined {
  const booking = bookingOf(form, quote, 'ticket');
  if (booking === undefined) return undefined;
  return (requestId) => ({
    product: 'flight',
    quote: { choices: choicesOf(quote) },
    booking: { ...booking, requestId },
  });
}

/** Where on the page a violation belongs: what is said of no field of the form belongs to the last step. */
export function stepOf(path: string): CheckoutStep {
  if (/^(travellers|contact|gst|parameters)\b/.test(path)) return 'travellers';
  return isOfExtras(path) ? 'extras' : 'pay';
}

export function isOfAsk(path: string): boolean {
  return /^ask\b/.test(path);
}

export function isOfExtras(path: string): boolean {
  return /^ssr\b/.test(path);
}

/** Seats that are no longer to be had, of those that were asked for. */
export function seatsLost({ extras }: CheckoutForm, found: readonly Violation[]): readonly string[] {
  return extras
    .filter((_, index) => found.some(({ code, path }) => code === 'seat-taken' && path === `ssr[${index}]`))
    .map(({ ssrId }) => ssrId);
}

/** A value for each parameter that an agent fills in; those that the system fills take none. */
export function parametersOf(
  { required }: FlightQuote,
  given: readonly BookingParameterValue[],
): readonly BookingParameterValue[] {
  return parametersFor(required.parameters, { international: required.international })
    .filter(({ source }) => source === 'static')
    .map(({ code }) => ({ code, value: given.find((each) => each.code === code)?.value ?? '' }));
}
