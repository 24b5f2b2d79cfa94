/**
 * Buying a ticket from a quote. What can be refused without asking anybody is refused first and leaves nothing; then the
 * intent is recorded and the funds set aside in one commit, and the saga goes on by itself. The request waits for its
 * end a while, and otherwise answers that the booking is in doubt.
 */
import { bookedParameters } from '#domain/booking/parameter-values.ts';
import { idStemOf } from '#domain/booking/product.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { flightPresence, flightRules } from '#domain/flight/booking/rules.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { Effect, Result } from 'effect';
import { salePostings } from '#domain/account/postings.ts';
import { checkFlightBooking, journeyFactsOf, travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { RecordedOverride } from '#domain/booking/findings.ts';
import { checkOverrides } from '#domain/flight/checks/check-overrides.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { bookedOf, type BookedSsr, ssrTotals } from '#domain/flight/extras/ancillaries.ts';
import { checkChosen } from '#domain/flight/extras/ancillary-rules.ts';
import { flightInShort, journeyTypeOf } from '#domain/flight/booking/in-short.ts';
import { leadTravellerOf, searchWordsOf } from '#domain/booking/in-short.ts';
import { completeTraveller, type Traveller } from '#domain/people/traveller.ts';
import { add, sum, zero } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';
import { askedLines, bookingLines } from '#domain/price/own-lines.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import {
  type Fault,
  Invalid,
  NotFound,
  type NotPermitted,
  type SoldOut,
  type Unavailable,
} from '#application/desk/failures.ts';
import type { BookFlight, FlightBooked, FlightDesk } from '#application/desk/flight.ts';
import { behalfOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { quoteReferenceOf } from '#domain/flight/quote/quote-reference.ts';
import { settledAsk } from '../quote/asking.ts';
import { allLines } from '../extras/quoted-services.ts';
import { askWith } from '#application/backoffice/booking/bought-with/ask-with.ts';
import type { WithProducts } from '#application/backoffice/booking/bought-with/with-product.ts';
import type { WithIntent } from '#application/backoffice/ports/booking/bought-with-book.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type {
  BookingAround,
  BookingBook,
  BookingIntent,
  FlightTypes,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { BookableQuote, QuoteStore } from '#application/backoffice/ports/flight/quote-store.ts';
import {
  quotedAt,
  sellBooking,
  unlessSold,
  type WaitingPorts,
} from '#application/backoffice/booking/saga/sell-booking.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { findingsOf, overridden } from './check-ticket.ts';
import { presentFlight } from './flight-booked.ts';

export interface BookFlightPorts extends WaitingPorts<FlightTypes> {
  readonly quotes: QuoteStore;
  readonly bookings: BookingBook;
  /** What can be bought with a quote, at the prices agreed. */
  readonly services: (
    quote: BookableQuote,
    reference: string,
  ) => Effect.Effect<SupplierServices, SoldOut | Fault | Unavailable>;
  /** What may be bought with flights; nothing where absent. */
  readonly boughtWith?: WithProducts;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
  readonly businessZone: string;
}

type Failures = Effect.Error<ReturnType<FlightDesk['book']>>;
type Booked = Effect.Effect<FlightBooked, Failures>;
type Telling = BookFlightPorts & { readonly present: typeof presentFlight };

/** The flight desk's `book`. */
export function makeBookFlight(ports: BookFlightPorts): (caller: Caller) => FlightDesk['book'] {
  const telling = { ...ports, present: presentFlight };
  return (caller) => (request) => bookFlight(telling, caller, request);
}

function bookFlight(ports: Telling, caller: Caller, request: BookFlight): Answer<FlightBooked, Failures> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, request.mode === 'hold' ? 'book' : 'ticket');
    const named = checkRequestId(request.requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    const content = contentOf(request);
    const asked = { requestId: request.requestId, content };
    const now = ports.clock.now();
    const quote = yield* ports.quotes.find(request.quoteId, who.agencyId, who.actor.userId);
    if (quote === undefined || hasPassed(quote.expiresAt, quotedAt(who, now))) {
      return yield* unlessSold(ports, who, asked, new NotFound({ what: 'quote' }));
    }
    const made = yield* Effect.result(
      Effect.flatMap(toBook(ports, who, quote, request), (flights) =>
        Effect.map(askWith(ports.boughtWith ?? {}, who, request.requestId, request.with ?? []), (bought) => ({
          ...flights,
          bought,
        })),
      ),
    );
    if (Result.isFailure(made)) return yield* unlessSold(ports, who, asked, made.failure);
    return yield* bookChecked(ports, made.success, now, []);
  });
}

/** What is booked from a quote with what was filled in, where that keeps all rules. Bookings around it are not looked at. */
function toBook(
  ports: Pick<BookFlightPorts, 'services' | 'clock' | 'businessZone'>,
  who: SignedInCaller,
  quote: BookableQuote,
  request: BookFlight,
): Effect.Effect<ToBook, Invalid | NotPermitted | SoldOut | Fault | Unavailable> {
  return Effect.gen(function* () {
    const now = ports.clock.now();
    const today = dateIn(now, ports.businessZone);
    const { party, required, itineraries } = quote;
    const travelDates = travelDatesOf(itineraries);
    const passportsLater = request.mode === 'hold' && quote.hold?.passportsLater === true;
    const violations = [
      ...checkFlightBooking(request, { party, required, travelDates, passportsLater }, today),
      ...checkMode(request, quote, now),
      ...checkOverrides(request.overrides ?? []),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const travellers = request.travellers.map((traveller, index) =>
      tidied(traveller, { ...journeyFactsOf({ required, travelDates, passportsLater }), index }),
    );
    const ask = yield* settledAsk(who, request.ask, quote.ask, { ...quote, price: quote.total });
    const ssr = yield* chosenServices(ports, who, quote, request);
    return { request, quote, who, travellers, ask, ssr, bought: [], content: contentOf(request), day: today };
  });
}

/** What booking a quote with what was filled in comes to. Undefined where the quote is over, or another's. */
export function flightIntent(
  ports: Pick<BookFlightPorts, 'quotes' | 'services' | 'clock' | 'businessZone'>,
  who: SignedInCaller,
  request: BookFlight,
) {
  return Effect.gen(function* () {
    const quote = yield* ports.quotes.find(request.quoteId, who.agencyId, who.actor.userId);
    if (quote === undefined || hasPassed(quote.expiresAt, ports.clock.now())) return undefined;
    const { summary, net } = intentOf(yield* toBook(ports, who, quote, request), []);
    return { summary, net, expiresAt: quote.expiresAt };
  });
}

/**
 * Looks at the booking and those around it, and opens it. Hardly anybody has another booking around the same days, so
 * nothing is read before: opening itself finds that there are others, and then they are looked at.
 */
function bookChecked(ports: Telling, made: ToBook, now: Instant, others: readonly BookingAround[]): Booked {
  const { request, quote, who, travellers } = made;
  const { itineraries } = quote;
  const { mode, gst, overrides = [] } = request;
  const findings = findingsOf(ports.airports, who, { itineraries, travellers, ...(gst && { gst }), mode, others });
  return Effect.matchEffect(overridden(findings, overrides, who, now), {
    onFailure: (failure) => unlessSold(ports, who, { requestId: request.requestId, content: made.content }, failure),
    onSuccess: (recorded) =>
      sellBooking(
        ports,
        who,
        quote,
        { ...intentOf(made, recorded), seen: others.map(({ transactionId }) => transactionId) },
        // Each time round somebody has booked for them meanwhile, so this ends.
        Effect.flatMap(
          ports.bookings.around(who.agencyId, flightPresence({ itineraries, travellers }), who.corporate),
          (around) => bookChecked(ports, made, now, around),
        ),
      ),
  });
}

/** Seats are held where the quote says so, with services where it says that too. */
function checkMode(
  { mode, ssr = [] }: BookFlight,
  { hold }: Pick<BookableQuote, 'hold'>,
  now: Instant,
): readonly Violation[] {
  if (mode === 'ticket') return [];
  return [
    ...(hold === undefined || hasPassed(hold.until, now) ? [violation('hold-not-offered', 'mode')] : []),
    ...(ssr.length === 0 || hold?.services === true ? [] : [violation('hold-no-services', 'ssr')]),
  ];
}

/** What is asked for beside the flights, at the prices agreed; nothing is asked of anybody where nothing is. */
function chosenServices(
  { services }: Pick<BookFlightPorts, 'services'>,
  { reference }: SignedInCaller,
  quote: BookableQuote,
  { ssr = [], travellers }: BookFlight,
): Effect.Effect<readonly BookedSsr[], Invalid | SoldOut | Fault | Unavailable> {
  if (ssr.length === 0) return Effect.succeed([]);
  return Effect.flatMap(services(quote, reference), (offered) => {
    const lines = allLines(offered);
    const violations = checkChosen(lines, ssr, travellers, offered.seatMaps, ({ itinerary, segment }) => {
      const flight = quote.itineraries[itinerary]?.segments[segment];
      return flight === undefined ? '' : `${flight.carrier} ${flight.flightNumber}`;
    });
    return violations.length > 0
      ? Effect.fail(new Invalid({ violations }))
      : Effect.succeed(ssr.flatMap((each) => bookedOf(lines, each, 'requested') ?? []));
  });
}

/** A booking that keeps all rules, and is still to be looked at. */
interface ToBook {
  readonly request: BookFlight;
  readonly quote: BookableQuote;
  readonly who: SignedInCaller;
  readonly travellers: readonly Traveller[];
  readonly ask: Ask | undefined;
  readonly ssr: readonly BookedSsr[];
  readonly bought: readonly WithIntent[];
  readonly content: string;
  readonly day: IsoDate;
}

function intentOf(
  { request, quote, who, travellers, ask, ssr, bought, content, day }: ToBook,
  overrides: readonly RecordedOverride[],
): BookingIntent {
  const { itineraries, total, terms } = quote;
  if (terms === undefined) throw new Error(`Quote ${request.quoteId} was kept without the agency's terms`);
  const { agencyId } = who;
  const { commission, tds } = terms;
  const services = ssrTotals(ssr, total.currency).total;
  const asked = bookingLines(total, askedLines(ask, quote.asking), { ...quote, services });
  const held = request.mode === 'hold';
  const charged = add(terms.net, services);
  const net = held ? zero(total.currency) : charged;
  const ownLines = asked.map(({ amount }) => amount);
  const inShort = { ...flightInShort(itineraries), leadTraveller: leadTravellerOf(travellers) };
  return {
    agencyId,
    actorUserId: who.actor.userId,
    ...behalfOf(who),
    requestId: request.requestId,
    content,
    quoteId: request.quoteId,
    supplier: quote.supplier,
    supplierTotal: quote.supplierTotal,
    ...(held && { mode: 'hold' as const }),
    net,
    postings: held
      ? [{ account: `agency:${agencyId}`, currency: net.currency, amount: 0 }]
      : salePostings({
          agencyId,
          supplier: quote.supplier,
          supplierTotal: add(quote.supplierTotal, services),
          net,
          commission,
          tds,
        }),
    summary: {
      product: 'flight',
      ...inShort,
      travellerCount: travellers.length,
      customerTotal: sum(total.currency, [total, services, ...ownLines]),
      net: charged,
      earned: sum(total.currency, [terms.earn, ...ownLines]),
      bookedBy: who.actor.name,
    },
    words: [
      ...searchWordsOf(travellers, request.contact),
      ...(quote.sentQuoteId === undefined ? [] : [quoteReferenceOf(quote.sentQuoteId)]),
    ],
    terms: {
      journeyType: journeyTypeOf(itineraries),
      itineraries,
      travellers,
      contact: request.contact,
      ...(request.gst === undefined ? {} : { gst: request.gst }),
      parameters: bookedParameters(request.parameters, quote.required.parameters, {
        ...inShort,
        agentId: who.speaksFor.agentId,
        bookedBy: who.actor.name,
        bookedOn: day,
      }),
      ssr,
      ...(asked.length > 0 && { asked }),
      ...(overrides.length > 0 && { overrides }),
    },
    ...(bought.length > 0 && { with: bought }),
    idStem: idStemOf(flightRules, day),
  };
}

function contentOf({ requestId: _, ...asked }: BookFlight): string {
  return canonicalText(asked);
}

/** The names tidied, what the journey does not ask for left out. The rules have been kept by now. */
export function tidied(traveller: Traveller, facts: Parameters<typeof completeTraveller>[1]): Traveller {
  const complete = completeTraveller(traveller, facts);
  return 'traveller' in complete ? complete.traveller : traveller;
}
