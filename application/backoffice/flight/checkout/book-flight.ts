/**
 * Buying a ticket from a quote. What can be refused without asking anybody is refused first and leaves nothing; then the
 * intent is recorded and the funds set aside in one commit, and the saga goes on by itself. The request waits for its
 * end a while, and otherwise answers that the booking is in doubt.
 */
import { idStemOf } from '#domain/booking/product.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { flightPresence, flightRules } from '#domain/flight/booking/rules.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { Effect, Fiber, Option, Result } from 'effect';
import { match } from 'ts-pattern';
import { salePostings } from '#domain/account/postings.ts';
import { checkFlightBooking, travelDatesOf } from '#domain/flight/checkout/rules.ts';
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
  BalanceTooLow,
  type Fault,
  type Unavailable,
  Invalid,
  NotAllowedInState,
  NotFound,
  type NotPermitted,
  RequestIdReused,
  type SoldOut,
} from '#application/desk/failures.ts';
import type { BookFlight, FlightBooked, FlightDesk } from '#application/desk/flight.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { settledAsk } from '../quote/asking.ts';
import { allLines } from '../extras/quoted-services.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { Opened } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  BookingAround,
  BookingBook,
  BookingIntent,
  FlightTypes,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { BookableQuote, QuoteStore } from '#application/backoffice/ports/flight/quote-store.ts';
import type { Selling } from '#application/backoffice/booking/saga/booking-saga.ts';
import { canonicalText } from '#application/backoffice/booking/canonical-text.ts';
import { findingsOf, overridden } from './check-ticket.ts';
import { tellOutcome } from './flight-booked.ts';

/** What waiting for a booking's end takes. */
export interface WaitingPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly saga: Selling<FlightTypes>;
  /** How long a request waits for its booking's end. */
  readonly answerWithinSeconds?: number;
}

export interface BookFlightPorts extends WaitingPorts {
  readonly quotes: QuoteStore;
  readonly bookings: BookingBook;
  /** What can be bought with a quote, at the prices agreed. */
  readonly services: (
    quote: BookableQuote,
    reference: string,
  ) => Effect.Effect<SupplierServices, SoldOut | Fault | Unavailable>;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
  readonly businessZone: string;
}

type Failures = Effect.Error<ReturnType<FlightDesk['book']>>;
type Booked = Effect.Effect<FlightBooked, Failures>;
/** What a recorded booking can come to. */
type Ended = Effect.Effect<FlightBooked, Exclude<Failures, NotFound>>;

/** The flight desk's `book`. */
export function makeBookFlight(ports: BookFlightPorts): (caller: Caller) => FlightDesk['book'] {
  return (caller) => (request) => bookFlight(ports, caller, request);
}

function bookFlight(ports: BookFlightPorts, caller: Caller, request: BookFlight): Answer<FlightBooked, Failures> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const named = checkRequestId(request.requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    const content = contentOf(request);
    const now = ports.clock.now();
    const quote = yield* ports.quotes.find(request.quoteId, who.agencyId, who.actor.userId);
    if (quote === undefined || hasPassed(quote.expiresAt, now)) {
      return yield* unlessClaimed(ports, who, request, content, new NotFound({ what: 'quote' }));
    }
    const today = dateIn(now, ports.businessZone);
    const { party, required, itineraries } = quote;
    const travelDates = travelDatesOf(itineraries);
    const violations = [
      ...checkFlightBooking(request, { party, required, travelDates }, today),
      ...checkMode(request, quote),
      ...checkOverrides(request.overrides ?? []),
    ];
    if (violations.length > 0) return yield* unlessClaimed(ports, who, request, content, new Invalid({ violations }));
    const travellers = request.travellers.map((traveller, index) =>
      tidied(traveller, { index, travelDates, international: required.passport }),
    );
    const ask = yield* Effect.result(settledAsk(who, request.ask, quote.ask, { ...quote, price: quote.total }));
    if (Result.isFailure(ask)) return yield* unlessClaimed(ports, who, request, content, ask.failure);
    const chosen = yield* Effect.result(chosenServices(ports, who, quote, request));
    if (Result.isFailure(chosen)) return yield* unlessClaimed(ports, who, request, content, chosen.failure);
    const made = { request, quote, who, travellers, ask: ask.success, ssr: chosen.success, content, day: today };
    return yield* bookChecked(ports, made, now, []);
  });
}

/**
 * Looks at the booking and those around it, and opens it. Hardly anybody has another booking around the same days, so
 * nothing is read before: opening itself finds that there are others, and then they are looked at.
 */
function bookChecked(ports: BookFlightPorts, made: ToBook, now: Instant, others: readonly BookingAround[]): Booked {
  const { request, quote, who, travellers } = made;
  const { itineraries } = quote;
  const { mode, gst, overrides = [] } = request;
  const findings = findingsOf(ports.airports, who, { itineraries, travellers, ...(gst && { gst }), mode, others });
  return Effect.matchEffect(overridden(findings, overrides, who, now), {
    onFailure: (failure) => unlessClaimed(ports, who, request, made.content, failure),
    onSuccess: (recorded) =>
      openAndWait(
        ports,
        who,
        quote,
        { ...intentOf(made, recorded), seen: others.map(({ transactionId }) => transactionId) },
        // Each time round somebody has booked for them meanwhile, so this ends.
        Effect.flatMap(ports.bookings.around(who.agencyId, flightPresence({ itineraries, travellers })), (around) =>
          bookChecked(ports, made, now, around),
        ),
      ),
  });
}

/** Seats are held where the quote says so, and without services. */
function checkMode({ mode, ssr = [] }: BookFlight, { hold }: BookableQuote): readonly Violation[] {
  if (mode === 'ticket') return [];
  return [
    ...(hold === undefined ? [violation('hold-not-offered', 'mode')] : []),
    ...(ssr.length === 0 ? [] : [violation('hold-no-services', 'ssr')]),
  ];
}

/** What is asked for beside the flights, at the prices agreed; nothing is asked of anybody where nothing is. */
function chosenServices(
  { services }: BookFlightPorts,
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

/** From the intent's commit to the saga's own fiber nothing interrupts. `known`: what to do where others are to be looked at. */
function openAndWait<E>(
  ports: BookFlightPorts,
  who: SignedInCaller,
  quote: BookableQuote,
  intent: BookingIntent,
  known: Effect.Effect<FlightBooked, E>,
): Effect.Effect<FlightBooked, Effect.Error<Ended> | E> {
  const { bookings, saga } = ports;
  return Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(bookings.open(intent, saga.lease), (opened) =>
      match<Opened, Effect.Effect<FlightBooked, Effect.Error<Ended> | E>>(opened)
        .with({ kind: 'known' }, () => restore(known))
        .with({ kind: 'opened' }, ({ transactionId, version }) =>
          Effect.flatMap(saga.start({ transactionId, version, actor: who.actor.name, quote, intent }), (fiber) =>
            restore(waitFor(ports, intent, transactionId, fiber)),
          ),
        )
        .with({ kind: 'repeated' }, ({ transactionId }) => restore(presentOutcome(ports, who, transactionId)))
        .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
        .with({ kind: 'quote-used' }, ({ status }) => Effect.fail(new NotAllowedInState({ state: status })))
        .with({ kind: 'balance-too-low' }, ({ needed, available }) =>
          Effect.fail(new BalanceTooLow({ needed, available })),
        )
        .exhaustive(),
    ),
  );
}

/** Waits a while for the end of a booking that was set going, and answers what it came to. */
export function waitFor(
  ports: WaitingPorts,
  intent: BookingIntent,
  transactionId: string,
  fiber: Effect.Success<ReturnType<Selling<FlightTypes>['start']>>,
): Ended {
  const tell = (outcome: Omit<Parameters<typeof tellOutcome>[0], 'transactionId' | 'ssr' | 'total'>): Ended =>
    tellOutcome({ ...outcome, transactionId, ssr: intent.terms.ssr, total: intent.summary.customerTotal });
  return Effect.flatMap(Effect.timeoutOption(Fiber.join(fiber), `${waitSeconds(ports)} seconds`), (ended) =>
    match(Option.getOrElse(ended, () => ({ kind: 'in-doubt' }) as const))
      .with({ kind: 'confirmed' }, ({ kind, issued: { tickets }, ...sold }) => tell({ status: kind, tickets, ...sold }))
      .with({ kind: 'held' }, ({ kind, reference }) => tell({ status: kind, reference, tickets: [] }))
      .with({ kind: 'not-confirmed' }, ({ kind, refusal }) => tell({ status: kind, refusal, tickets: [] }))
      .with({ kind: 'in-doubt' }, ({ kind }) => tell({ status: kind, tickets: [] }))
      .with({ kind: 'late' }, () => outcomeNow(ports, intent, transactionId))
      .exhaustive(),
  );
}

/** A repeated request: the booking it made, waiting a while for one that is on its way. */
export function presentOutcome(ports: WaitingPorts, who: SignedInCaller, transactionId: string): Ended {
  const pause = 0.2;
  const look = (tries: number): Ended =>
    Effect.flatMap(ports.bookings.find(who.agencyId, transactionId), (kept) => {
      if (kept === undefined) return Effect.die(new Error(`Booking ${transactionId} is claimed but not there`));
      return kept.status === 'requested' && tries > 0
        ? Effect.flatMap(Effect.sleep(`${pause * 1000} millis`), () => look(tries - 1))
        : tellOutcome({ ...kept, total: kept.price.total });
    });
  return look(Math.floor(waitSeconds(ports) / pause));
}

function outcomeNow(ports: WaitingPorts, who: { readonly agencyId: string }, transactionId: string): Ended {
  return Effect.flatMap(ports.bookings.find(who.agencyId, transactionId), (kept) =>
    kept === undefined
      ? Effect.die(new Error(`Booking ${transactionId} is gone`))
      : tellOutcome({ ...kept, total: kept.price.total }),
  );
}

/** A refusal that a repeated request does not get: its booking is there already, whatever has become of the quote. */
function unlessClaimed(
  ports: BookFlightPorts,
  who: SignedInCaller,
  { requestId }: BookFlight,
  content: string,
  failure: NotFound | Invalid | SoldOut | Fault | Unavailable | NotPermitted,
): Booked {
  return Effect.flatMap(
    ports.bookings.claimed(who.agencyId, requestId, content),
    (claimed): Booked =>
      match<Opened | undefined, Booked>(claimed)
        .with({ kind: 'repeated' }, ({ transactionId }) => presentOutcome(ports, who, transactionId))
        .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
        .otherwise(() => Effect.fail(failure)),
  );
}

/** A booking that keeps all rules, and is still to be looked at. */
interface ToBook {
  readonly request: BookFlight;
  readonly quote: BookableQuote;
  readonly who: SignedInCaller;
  readonly travellers: readonly Traveller[];
  readonly ask: Ask | undefined;
  readonly ssr: readonly BookedSsr[];
  readonly content: string;
  readonly day: IsoDate;
}

function intentOf(
  { request, quote, who, travellers, ask, ssr, content, day }: ToBook,
  overrides: readonly RecordedOverride[],
): BookingIntent {
  const { itineraries, total, terms } = quote;
  if (terms === undefined) throw new Error(`Quote ${request.quoteId} was kept without the agency's terms`);
  const { agencyId } = who;
  const { commission, tds } = terms;
  const services = ssrTotals(ssr, total.currency).total;
  const asked = bookingLines(total, askedLines(ask, quote.asking), { ...quote, services });
  const held = request.mode === 'hold';
  const net = held ? zero(total.currency) : add(terms.net, services);
  return {
    agencyId,
    actorUserId: who.actor.userId,
    ...(who.onBehalfOf === undefined ? {} : { onBehalfOf: who.onBehalfOf.agencyId }),
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
      ...flightInShort(itineraries),
      leadTraveller: leadTravellerOf(travellers),
      travellerCount: travellers.length,
      customerTotal: sum(total.currency, [total, services, ...asked.map(({ amount }) => amount)]),
      bookedBy: who.actor.name,
    },
    words: searchWordsOf(travellers),
    terms: {
      journeyType: journeyTypeOf(itineraries),
      itineraries,
      travellers,
      contact: request.contact,
      ...(request.gst === undefined ? {} : { gst: request.gst }),
      parameters: request.parameters,
      ssr,
      ...(asked.length > 0 && { asked }),
      ...(overrides.length > 0 && { overrides }),
    },
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

function waitSeconds({ answerWithinSeconds = 25 }: WaitingPorts): number {
  return answerWithinSeconds;
}
