/** What stands against a booking in progress: rules that it breaks, the step that it is kept at, and the time that expires. */
import { checkFlightBooking, travelDatesOf } from '#domain/flight/checkout/rules.ts';
import { checkOverrides } from '#domain/flight/checks/check-overrides.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import type { CheckoutExtras } from './checkout-extras.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { checkAsked, checkoutSteps, isOfAsk, isOfExtras, mayComeLater, stepOf } from './form.ts';
import type { CheckoutStep } from './form.ts';
import { checkExtras } from '../extras/chosen-extras.ts';
import type { KeptCheckout } from './kept-checkout.ts';

/** `today` in the agency's zone. Passports that may come later are missed for a ticket only. */
export function violationsOf(
  { quote, form }: KeptCheckout,
  offered: ReturnType<CheckoutExtras['offered']>,
  today: IsoDate,
  mode: BookFlight['mode'],
): readonly Violation[] {
  const { party, required, itineraries } = quote;
  const travelDates = travelDatesOf(itineraries);
  const journey = { party, required, travelDates, passportsLater: mayComeLater(quote, form, mode) };
  return [
    ...checkFlightBooking(form, journey, today),
    ...checkOverrides(form.overrides),
    ...checkAsked(quote, form),
    ...(offered?.kind === 'ready' ? checkExtras(offered.value, form.extras, form.travellers, quote) : []),
  ];
}

/** The first step that something keeps the booking at: a rule, or extras whose prices are not known to hold. */
export function firstUnready(
  { form, pricedFor, quote, lost }: KeptCheckout,
  violations: readonly Violation[],
): CheckoutStep | undefined {
  const steps = new Set(violations.map(({ path }) => stepOf(path)));
  const gone = form.extras.some(({ ssrId }) => lost.includes(ssrId));
  if (gone || (form.extras.length > 0 && pricedFor !== quote.quoteId)) steps.add('extras');
  return checkoutSteps.find((step) => steps.has(step));
}

/** By this device's clock alone, so that a wrong clock does not matter. */
export function secondsLeftOf({ offered, ...own }: KeptCheckout, now: Instant): number {
  const { quote, receivedAt } = offered ?? own;
  const passed = Math.max(0, millisecondsBetween(receivedAt, now));
  return Math.max(0, Math.ceil(quote.expiresInSeconds - passed / 1000));
}

/** Of what breaks the rules, what shows by now; after it what only the back office found. */
export function shownOf(
  { checked, leftFields }: Pick<KeptCheckout, 'checked' | 'leftFields'>,
  violations: readonly Violation[],
  found: readonly Violation[],
): readonly Violation[] {
  const own = violations.filter(
    ({ path }) => checked.includes(stepOf(path)) || leftFields.includes(path) || isOfExtras(path) || isOfAsk(path),
  );
  return [...own, ...found.filter(({ code, path }) => !own.some((each) => each.code === code && each.path === path))];
}

export function withStep(steps: readonly CheckoutStep[], step: CheckoutStep): readonly CheckoutStep[] {
  return steps.includes(step) ? steps : [...steps, step];
}
