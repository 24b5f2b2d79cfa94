/**
 * Moving a booking to other flights: quoted first, and done as quoted or not at all. Charges, ledger lines and the booking
 * that results are of one calculation; the airline is asked beforehand whether it says the same.
 */
import { Effect } from 'effect';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { type Change, changeOf, changePostings, type ChangeWanted } from '#domain/flight/change/change.ts';
import { checkReroute, endsOf, sellerOf } from '#domain/flight/change/reroute.ts';
import { asChangeable } from '#domain/flight/change/flown-part.ts';
import { chargesHoldUntil } from '#domain/booking/cancel/outlook.ts';
import { feesCharged } from '#domain/booking/papers/charges.ts';
import { flightOutlookRules } from '#domain/flight/cancel/outlook.ts';
import { concernOf } from '#domain/flight/booking/in-short.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import { equals, isZero, type Money, money, negate, sum } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import type { Asking } from '#domain/price/ask.ts';
import { ownAmounts } from '#domain/price/own-lines.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, plusSeconds, secondsBetween } from '#domain/time/instant.ts';
import type { ChangeDesk, ChangeFlight, ChangeQuote, ChangeQuoteAsked } from '#application/desk/changes.ts';
import {
  Fault,
  Invalid,
  NotFound,
  type NotPermitted,
  notNow,
  SoldOut,
  type Unavailable,
} from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { fareFor, optionWithoutTerms, Pricing } from '../terms/price-for-agency.ts';
import { askSupplier, claimsOf, each, journeysOf } from '../quote/quote-flight.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptAmendmentQuote, FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierQuote } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { amendable, type AmendPorts } from '#application/backoffice/booking/saga/amend-booking.ts';
import { amendQuoted } from '#application/backoffice/booking/saga/amend-quoted.ts';
import { termsOf } from '../checkout/booked-terms.ts';
import { withFee } from './change-fee.ts';
import { type Changing, checkWanted, fitsBetween, type SearchChangePorts, wantedOf } from './search-change.ts';
import { concernParams } from '../narrated.ts';

export type ChangeBookingPorts = AmendPorts<FlightTypes> & SearchChangePorts;

/** How long a quote of a change can be used, where its charges and its fares hold so long. */
const changeQuoteSeconds = 15 * 60;

/** How long a supplier may take to say what it asks for. */
const patienceMilliseconds = 20_000;

/** The new flights, priced for the agency. */
interface Quoted {
  readonly fareKeys: readonly [string, ...string[]];
  readonly supplier: SupplierQuote;
  readonly options: readonly [FareOption, ...FareOption[]];
  readonly change: Change<FareOption>;
  /** What the agent may ask for it, and what the change comes to without that. */
  readonly asking: Asking | undefined;
  readonly bare: Money;
  /** What the customer was shown before. */
  readonly shown: Money;
}

/**
 * NotFound 'booking', 'offer'; NotAllowedInState; Invalid with what stands in the way, `sectors-overlap` at `choices` too;
 * SoldOut; Fault where the supplier is silent or asks for another amount than the fare's rules give.
 */
export function quoteChange(
  ports: ChangeBookingPorts,
  caller: Caller,
  asked: ChangeQuoteAsked,
): ReturnType<ChangeDesk['changeQuote']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const now = ports.flight.clock.now();
    const booking = asChangeable(yield* amendable(ports, who, asked.transactionId, 'change'), now);
    const wanted = wantedOf(asked.itineraries, asked.travellers, now);
    const against = checkWanted(ports, booking, wanted);
    if (against.length > 0) return yield* new Invalid({ violations: against });
    const quoted = yield* quotedFlights(ports, who, booking, wanted, asked);
    yield* agreedWithSupplier(ports, who, booking, wanted, quoted);
    const kept = keptQuote(ports, who, booking, wanted, quoted);
    if (kept.expiresAt <= now) return yield* new SoldOut({});
    yield* ports.amendments.keepQuote(kept);
    return shownQuote(kept, wanted, quoted);
  });
}

/** NotFound 'change-quote' where there is none or it has expired; the rest as every amendment. */
export function changeFlight(
  ports: ChangeBookingPorts,
  caller: Caller,
  { changeQuoteId, requestId, remarks }: ChangeFlight,
): ReturnType<ChangeDesk['change']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ticket');
    const { transactionId, booking, intent, ledgerEntry, refusal } = yield* amendQuoted(
      { ...ports, clock: ports.flight.clock },
      who,
      {
        kinds: ['change'],
        what: 'change-quote',
        quoteId: changeQuoteId,
        requestId,
        remarks,
        content: { changeQuoteId, remarks },
      },
    );
    if (refusal !== undefined) return { transactionId, status: booking };
    const { shown: charged, forfeited } = intent.plan;
    // What brings more back than it costs has a credit note.
    const paper = intent.plan.customer === undefined ? 'invoice' : 'creditNote';
    return {
      transactionId,
      status: booking,
      ...(charged !== undefined && { charged }),
      ...(forfeited !== undefined && { forfeited }),
      ...(ledgerEntry !== undefined && { [paper]: ledgerEntry }),
    };
  });
}

function quotedFlights(
  { flight }: ChangeBookingPorts,
  who: SignedInCaller,
  booking: Changing,
  wanted: ChangeWanted,
  { choices, ask }: ChangeQuoteAsked,
): Effect.Effect<Quoted, Invalid | NotFound | NotPermitted | SoldOut | Fault | Unavailable> {
  return Effect.gen(function* () {
    const { agencyId, reference } = who;
    const { now, itineraries } = wanted;
    const claims = claimsOf(flight.seal, choices, { agencyId, now });
    const supplier = flight.suppliers.find(({ code }) => code === booking.supplier);
    if (claims?.[0].supplier !== booking.supplier || supplier === undefined)
      return yield* new NotFound({ what: 'offer' });
    const fareKeys = each(claims, ({ fareKey }) => fareKey);
    const quoted = yield* askSupplier(supplier, fareKeys, flight);
    const same =
      quoted.offerKeys.join() === claims.map(({ offerKey }) => offerKey).join() &&
      JSON.stringify(quoted.party) === JSON.stringify(countByType(booking.travellers)) &&
      claims.length === (booking.options.length === 1 ? 1 : itineraries.length) &&
      quoted.itineraries.length === itineraries.length;
    if (!same) return yield* new NotFound({ what: 'offer' });
    const directions = quoted.itineraries.map((fresh, index) => ({
      itinerary: itineraries[index] ?? 0,
      ...endsOf(fresh),
      airline: sellerOf(fresh),
    }));
    const barred = checkReroute(booking, directions, { airports: flight.airports, now });
    if (barred.length > 0) {
      return yield* new Invalid({ violations: barred.map((each) => ({ ...each, path: 'choices' })) });
    }
    if (quoted.options.some(({ fare }) => wrongSums(fare).length > 0)) return yield* new Fault({ reference });
    if (!fitsBetween(booking, itineraries, (at) => quoted.itineraries[itineraries.indexOf(at)])) {
      return yield* new Invalid({ violations: [violation('sectors-overlap', 'choices', { least: 120 })] });
    }
    const terms = yield* flight.terms.termsOf(agencyId, who.corporate);
    const on = dateIn(now, flight.businessZone);
    const selling = { agencyId, terms, party: quoted.party, now, on };
    const pricing = new Pricing(selling);
    const journeys = journeysOf(quoted, flight.airports);
    const options = each(journeys, ({ option, journey }) =>
      pricing.option(option, supplier.code, journey, flight.seal),
    );
    const plain = changeOf(booking, wanted, {
      itineraries: quoted.itineraries,
      options,
      fares: each(journeys, ({ option, journey }) => fareFor(option, journey, selling)),
      rules: quoted.rules,
    });
    const { change, asking } = yield* withFee(who, ask, selling, journeys, plain);
    const bare = plain.charge.total;
    const shown = sum(
      change.charge.total.currency,
      claims.map((claim) => claim.shown),
    );
    return { fareKeys, supplier: quoted, options, change, asking, bare, shown };
  });
}

function agreedWithSupplier(
  { amendingSupplier }: ChangeBookingPorts,
  { reference }: SignedInCaller,
  { supplier, transactionId, reference: pnr }: Changing,
  { itineraries, now }: ChangeWanted,
  { fareKeys, change }: Quoted,
): Effect.Effect<void, Fault | SoldOut | Unavailable> {
  const asked = amendingSupplier(supplier)?.changeCollection?.(
    { orderKey: transactionId, reference: pnr },
    { itineraries, fareKeys },
    now,
  );
  if (asked === undefined) return Effect.fail(new Fault({ reference }));
  return asked.pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', ({ reason }) =>
      Effect.fail(reason === 'refused' ? new Fault({ reference }) : new SoldOut({})),
    ),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
    Effect.filterOrFail(
      (collection) => equals(collection, change.airline),
      () => new Fault({ reference }),
    ),
    Effect.asVoid,
  );
}

function keptQuote(
  { flight: { chance } }: ChangeBookingPorts,
  { agencyId, actor }: SignedInCaller,
  booking: Changing,
  { itineraries, now }: ChangeWanted,
  { fareKeys, supplier: { goodUntil }, change }: Quoted,
): KeptAmendmentQuote {
  const { transactionId, supplier, version, status, reference: pnr, tickets } = booking;
  const { charge, airline, forfeited, supplied, after } = change;
  const postings = changePostings(change, { agencyId, supplier });
  const net = charge.netBreakdown?.amount ?? charge.total;
  const { rounding } = ownAmounts(charge.breakdown.parts ?? [], charge.total.currency);
  const isRefund = net.minor < 0;
  const changedPlaces = placesLeft(booking).filter(({ item: itinerary }) => itineraries.includes(itinerary));
  const places = itineraries.map((itinerary) => ({ traveller: 0, item: itinerary }));
  const ends = [
    plusSeconds(now, changeQuoteSeconds),
    chargesHoldUntil(flightOutlookRules, booking, places, now),
    goodUntil,
  ];
  return {
    quoteId: chance.uuid(),
    agencyId,
    actorUserId: actor.userId,
    transactionId,
    version,
    expiresAt: ends.flatMap((end) => end ?? []).toSorted()[0] ?? now,
    intent: {
      agencyId,
      transactionId,
      product: 'flight',
      kind: 'change',
      before: status,
      version,
      supplier,
      reserve: money(Math.max(0, net.minor), net.currency),
      // What moves nothing is no entry; what brings the agency more than it costs is a refund.
      ...(postings.length > 1 && { entry: { kind: isRefund ? ('refund' as const) : ('booking' as const), postings } }),
      plan: {
        asks: {
          kind: 'change',
          orderKey: transactionId,
          reference: pnr,
          itineraries,
          fareKeys,
          tickets,
          expectedCollection: airline,
        },
        becomes: 'changed',
        terms: { ...termsOf(booking), itineraries: after.itineraries, ssr: after.ssr, resold: resoldAt(after) },
        customerTotal: withAncillaries(after.price, after.ssr).total,
        concerns: concernOf(booking, changedPlaces),
        params: concernParams(booking, changedPlaces),
        shown: charge.total,
        ...(!isZero(rounding) && { rounding }),
        ...(charge.netBreakdown && { fees: feesCharged(charge.netBreakdown) }),
        supplied,
        ...(!isZero(forfeited) && { forfeited }),
        ...(isRefund && { customer: negate(charge.total) }),
      },
    },
  };
}

function resoldAt({ price: fare, options, rules }: Change<FareOption>['after']) {
  return { price: fare, options, rules };
}

function shownQuote(
  { quoteId, transactionId, expiresAt, intent }: KeptAmendmentQuote,
  { itineraries, now }: ChangeWanted,
  { supplier, options, change, asking, bare, shown }: Quoted,
): ChangeQuote {
  const { charge, forfeited, servicesLost } = change;
  const { currency } = charge.total;
  return {
    changeQuoteId: quoteId,
    transactionId,
    itineraries,
    flights: supplier.itineraries,
    options: each(options, optionWithoutTerms),
    charge: charge.breakdown,
    forfeited,
    servicesLost,
    newTotal: intent.plan.customerTotal ?? charge.total,
    ...(!equals(shown, bare) && { previousCharge: shown }),
    ...(asking && { asking }),
    ...(charge.netBreakdown && {
      net: charge.netBreakdown,
      markup: charge.terms?.markup ?? money(0, currency),
      ledgerLines: (intent.entry?.postings ?? []).map(({ account, amount }) => ({
        account,
        amount: money(amount, currency),
      })),
    }),
    expiresAt,
    expiresInSeconds: Math.max(0, secondsBetween(now, expiresAt)),
  };
}
