/** Services that were asked for, as the airline confirmed them: they enter the booking, its price and the account. */
import { Effect } from 'effect';
import { agreedSsr, checkAgreedServices } from '#domain/flight/extras/agreed-services.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { Price } from '#domain/price/price.ts';
import { zero } from '#domain/money/money.ts';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import { withOwnLines } from '#domain/price/own-lines.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgreedFlightsDesk, AgreedServicesAsked } from '#application/desk/agreed-flights.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { servicesAdded } from '../extras/add-services.ts';
import { type AgreedFlightsPorts, keptAgreed, takenUp } from './agreed-flights.ts';

export function quoteAgreedServices(
  ports: AgreedFlightsPorts,
  caller: Caller,
  { number, services }: AgreedServicesAsked,
): ReturnType<AgreedFlightsDesk['agreedServicesQuote']> {
  return Effect.gen(function* () {
    const up = yield* takenUp(ports, caller, number, 'add-ssr');
    const { request, acting, booking, now } = up;
    const { place, code, travellers = [] } = request.about ?? {};
    if (place === undefined || code === undefined) return yield* new NotAllowedInState({ state: request.state });
    const wish = { travellers, place, code };
    const violations = checkAgreedServices(wish, booking, services);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const added = agreedSsr(wish, services, number);
    const { businessZone, terms } = ports.flight;
    const rounding = roundingOn(yield* terms.termsOf(acting.agencyId), dateIn(now, businessZone));
    const { lines, entry, plan } = servicesAdded(acting, booking, added, rounding);
    const { transactionId, reference, price } = booking;
    const charge = withOwnLines(withAncillaries(nothingOf(price), added), lines);
    return yield* keptAgreed(ports, up, {
      kind: 'add-ssr',
      charge,
      entry,
      flights: [],
      servicesLost: zero(price.total.currency),
      newTotal: plan.customerTotal,
      plan: { ...plan, asks: { kind: 'by-hand', orderKey: transactionId, reference, itineraries: [place.itinerary] } },
    });
  });
}

/** A price of nothing, for services to stand on. */
function nothingOf({ total: { currency } }: Price): Price {
  const nothing = zero(currency);
  return {
    total: nothing,
    breakdown: { name: 'customer-price', amount: nothing, parts: [] },
    netBreakdown: { name: 'net-payable', amount: nothing, parts: [] },
    terms: { net: nothing, commission: nothing, tds: nothing, markup: nothing, earn: nothing },
  };
}
