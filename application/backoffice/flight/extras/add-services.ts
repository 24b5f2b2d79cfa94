/**
 * Services for a booking that has its tickets: what there is now at the airline's prices of today, and buying of it. The
 * price that was shown is named in buying; what was bought before counts wherever a rule counts.
 */
import { Effect } from 'effect';
import { salePostings } from '#domain/account/postings.ts';
import { stands } from '#domain/booking/units.ts';
import { bookedOf, type BookedSsr, ssrParts, ssrTotals } from '#domain/flight/extras/ancillaries.ts';
import { checkAdded } from '#domain/flight/extras/ancillary-rules.ts';
import type { PricePart } from '#domain/price/price.ts';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import { add, equals, isZero, zero } from '#domain/money/money.ts';
import { summedParts } from '#domain/price/summed-parts.ts';
import { roundingLines, withOwnLines } from '#domain/price/own-lines.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgencyTermsStore } from '#application/backoffice/ports/flight/agency-terms-store.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { AddSsr, AfterSaleDesk, SsrAdded } from '#application/desk/after-sale.ts';
import {
  FareChanged,
  Invalid,
  type NotAllowedInState,
  type NotFound,
  notNow,
  SoldOut,
  type Unavailable,
} from '#application/desk/failures.ts';
import type { FlightCatalogue, FlightSeatMaps } from '#application/desk/flight.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { catalogueOf, seatMapsOf } from './flight-services.ts';
import { allLines, inCurrency } from './quoted-services.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendableBooking, AmendmentIntent } from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import {
  amend,
  amendable,
  type Amended,
  amendedBooking,
  amendOnce,
  type AmendPorts,
  askerOf,
} from '#application/backoffice/booking/saga/amend-booking.ts';
import { termsOf } from '../checkout/booked-terms.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { servicesAtFault } from '../checkout/flight-booked.ts';
import { concernParams } from '../narrated.ts';

export interface AddServicesPorts extends AmendPorts<FlightTypes> {
  /** By code; undefined where the supplier is not one that can be asked. */
  readonly amendingSupplier: (code: string) => SupplierAmendments | undefined;
  readonly terms: Pick<AgencyTermsStore, 'termsOf'>;
  readonly businessZone: string;
  readonly clock: Clock;
}

export interface OfBooking {
  readonly transactionId: string;
}

type Sold = AmendableBooking & { readonly reference: string };

/** How long a supplier may take to say what there is. */
const patienceMilliseconds = 20_000;

/** NotFound 'booking'; NotAllowedInState where it has no tickets, or something is being done to it. */
export function bookedCatalogue(
  ports: AddServicesPorts,
  caller: Caller,
  asked: OfBooking,
): Answer<FlightCatalogue, NotFound | NotAllowedInState | SoldOut> {
  return Effect.gen(function* () {
    const { who, booking, services } = yield* offered(ports, caller, asked);
    const rounding = yield* roundingNow(ports, who);
    return { ...catalogueOf(booking.itineraries, services), ...(rounding && { rounding }) };
  });
}

/** As {@link bookedCatalogue}. */
export function bookedSeatMaps(
  ports: AddServicesPorts,
  caller: Caller,
  asked: OfBooking,
): Answer<FlightSeatMaps, NotFound | NotAllowedInState | SoldOut> {
  return Effect.map(offered(ports, caller, asked), ({ booking, services }) =>
    seatMapsOf(booking.itineraries, services),
  );
}

export function addServices(
  ports: AddServicesPorts,
  caller: Caller,
  asked: AddSsr,
): ReturnType<AfterSaleDesk['addSsr']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ticket');
    const { requestId, ...content } = asked;
    const request = { requestId, content: canonicalText({ ...content, kind: 'add-ssr' }) };
    const attempt = Effect.gen(function* () {
      const booking = yield* amendable(ports, who, asked.transactionId, 'add-ssr');
      const services = yield* servicesNow(ports, booking);
      const lines = allLines(services);
      const violations = checkAdding(booking, asked, services);
      if (violations.length > 0) return yield* new Invalid({ violations });
      const added = asked.ssr.flatMap((each) => bookedOf(lines, each, 'requested') ?? []);
      const { total } = ssrTotals(added, booking.price.total.currency);
      if (asked.expectedTotal.currency !== total.currency || !equals(total, asked.expectedTotal)) {
        return yield* new FareChanged({ from: asked.expectedTotal, to: total });
      }
      const intent = intentOf(who, booking, added, yield* roundingNow(ports, who));
      return yield* amend(ports, { ...intent, asker: askerOf(who, request) });
    });
    return yield* answered(ports, who, asked, yield* amendOnce(ports, who, request, attempt));
  });
}

function offered(ports: AddServicesPorts, caller: Caller, { transactionId }: OfBooking) {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const booking = yield* amendable(ports, who, transactionId, 'add-ssr');
    return { who, booking, services: yield* servicesNow(ports, booking) };
  });
}

/** How the agency's prices are rounded today. */
function roundingNow(
  { terms, clock, businessZone }: AddServicesPorts,
  { agencyId }: SignedInCaller,
): Effect.Effect<Rounding | undefined> {
  return Effect.map(terms.termsOf(agencyId), (agencys) => roundingOn(agencys, dateIn(clock.now(), businessZone)));
}

function servicesNow(
  { amendingSupplier, clock }: AddServicesPorts,
  { supplier: code, transactionId, reference: pnr, price: fare, elsewhere }: Sold,
): Effect.Effect<SupplierServices, Invalid | SoldOut | Unavailable> {
  const services = amendingSupplier(code)?.services;
  if (services === undefined || elsewhere !== undefined) {
    return Effect.fail(new Invalid({ violations: [violation('ssr-by-request', 'transactionId')] }));
  }
  return services({ orderKey: transactionId, reference: pnr }, clock.now()).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
    Effect.map((found) => inCurrency(found, fare.total.currency)),
  );
}

function checkAdding(booking: Sold, { ssr }: AddSsr, services: SupplierServices): readonly Violation[] {
  if (ssr.length === 0) return [violation('ssr-nothing', 'ssr')];
  const { itineraries, travellers } = booking;
  const lines = allLines(services);
  const left = ssr.flatMap(({ traveller, ssrId }, index) => {
    const place = lines.find((line) => line.ssrId === ssrId)?.place;
    return place && !stands(booking, { traveller, item: place.itinerary })
      ? [violation('place-cancelled', `ssr[${index}]`)]
      : [];
  });
  if (left.length > 0) return left;
  return checkAdded(lines, booking.ssr, ssr, travellers, services.seatMaps, ({ itinerary, segment }) => {
    const flight = itineraries[itinerary]?.segments[segment];
    return flight === undefined ? '' : `${flight.carrier} ${flight.flightNumber}`;
  });
}

/** What follows from services that a booking grows by, by the supplier or manually. */
export function servicesAdded(
  { agencyId }: Pick<SignedInCaller, 'agencyId'>,
  booking: Sold,
  added: readonly BookedSsr[],
  rounds: Rounding | undefined,
) {
  const { supplier, status, ssr, price: fare } = booking;
  const { total } = ssrTotals(added, fare.total.currency);
  const nothing = zero(total.currency);
  const lines = roundingLines(total, rounds, booking.options.length);
  const rounding = lines.map(({ amount }) => amount).reduce(add, nothing);
  const customer = add(total, rounding);
  const charge = { agencyId, supplier, supplierTotal: total, net: total, commission: nothing, tds: nothing };
  return {
    total,
    lines,
    // What costs nothing is no entry.
    entry: isZero(total) ? undefined : { kind: 'booking' as const, postings: salePostings(charge) },
    plan: {
      becomes: status,
      terms: { ...termsOf(booking), ...withLines(booking, lines), ssr: [...ssr, ...added] },
      customerTotal: add(fare.total, customer),
      params: {
        ...concernParams(
          booking,
          added.map(({ traveller, place: { itinerary } }) => ({ traveller, item: itinerary })),
        ),
        count: added.length,
      },
      shown: total,
      supplied: summedParts(ssrParts(added, total.currency)),
      ...(!isZero(rounding) && { customer, rounding }),
    },
  };
}

function intentOf(
  who: SignedInCaller,
  booking: Sold,
  added: readonly BookedSsr[],
  rounds: Rounding | undefined,
): AmendmentIntent {
  const { transactionId, reference, supplier, status, version, ssr } = booking;
  const { total, entry, plan } = servicesAdded(who, booking, added, rounds);
  return {
    agencyId: who.agencyId,
    transactionId,
    product: 'flight',
    kind: 'add-ssr',
    before: status,
    version,
    supplier,
    reserve: total,
    ...(entry && { entry }),
    plan: {
      ...plan,
      asks: {
        kind: 'add-ssr',
        orderKey: transactionId,
        reference,
        ssr: added.map(({ traveller, ssrId, price }) => ({ traveller, ssrId, price })),
        has: ssr.filter(isActive).map(({ traveller, ssrId, status: has }) => ({ traveller, ssrId, status: has })),
        expectedTotal: total,
      },
    },
  };
}

/** Lines of the agency's own stand on the fare that the booking stands at. */
function withLines({ resold, asked = [] }: Sold, lines: readonly PricePart[]) {
  if (lines.length === 0) return {};
  if (resold === undefined) return { asked: [...asked, ...lines] };
  return { resold: { ...resold, price: withOwnLines(resold.price, lines) } };
}

/** The airline's no to single services is reported at them. */
function answered(
  ports: AddServicesPorts,
  who: SignedInCaller,
  { ssr: asked }: AddSsr,
  { transactionId, booking: status, refusal, ledgerEntry, intent }: Amended<FlightTypes>,
): Effect.Effect<SsrAdded, Invalid> {
  if (refusal?.reason === 'seat-taken' || refusal?.reason === 'ssr-changed') {
    const { reason, ssrIds = [] } = refusal;
    const lines = (intent.plan.terms?.ssr ?? []).slice(-asked.length);
    return Effect.fail(new Invalid({ violations: servicesAtFault({ reason, ssrIds }, lines) }));
  }
  return Effect.map(amendedBooking(ports, who, transactionId), ({ ssr, price: fare }) => ({
    transactionId,
    status,
    added: refusal === undefined,
    ssr,
    total: fare.total,
    ...(ledgerEntry === undefined ? {} : { ledgerEntry }),
  }));
}

function isActive({ status }: BookedSsr): boolean {
  return status === 'requested' || status === 'confirmed';
}
