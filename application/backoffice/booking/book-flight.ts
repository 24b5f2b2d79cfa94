/**
 * Buying a ticket from a quote. What can be refused without asking anybody is refused first and leaves nothing; then the
 * intent is recorded and the funds set aside in one commit, and the saga goes on by itself. The request waits for its
 * end a while, and otherwise answers that the booking is in doubt.
 */
import { Effect, Fiber, Option } from 'effect';
import { match } from 'ts-pattern';
import { ticketPostings } from '#domain/account/postings.ts';
import { checkFlightBooking, travelDatesOf } from '#domain/booking/booking-rules.ts';
import { flightInShort, journeyTypeOf, leadTravellerOf, searchWordsOf } from '#domain/booking/flight-summary.ts';
import { completeTraveller, type Traveller } from '#domain/people/traveller.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn, hasPassed } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { BalanceTooLow, Invalid, NotAllowedInState, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { BookFlight, FlightBooked, FlightDesk } from '#application/desk/flight.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { BookingBook, BookingIntent, Opened } from '../ports/booking-book.ts';
import type { Clock } from '../ports/machine.ts';
import type { QuoteStore, StoredQuote } from '../ports/quote-store.ts';
import type { BookingSaga } from './booking-saga.ts';
import { canonicalText } from './canonical-text.ts';
import { tellOutcome } from './flight-booked.ts';

export interface BookFlightPorts {
  readonly quotes: QuoteStore;
  readonly bookings: BookingBook;
  readonly saga: BookingSaga;
  readonly clock: Clock;
  readonly businessZone: string;
  /** How long a request waits for its booking's end. */
  readonly answerWithinSeconds?: number;
}

type Failures = Effect.Error<ReturnType<FlightDesk['book']>>;
type Booked = Effect.Effect<FlightBooked, Failures>;

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
    if (quote === undefined || hasPassed(quote.quote.expiresAt, now)) {
      return yield* unlessClaimed(ports, who, request, content, new NotFound({ what: 'quote' }));
    }
    const today = dateIn(now, ports.businessZone);
    const { party, required, offer } = quote.quote;
    const travelDates = travelDatesOf(offer.itineraries);
    const violations = checkFlightBooking(request, { party, required, travelDates }, today);
    if (violations.length > 0) return yield* unlessClaimed(ports, who, request, content, new Invalid({ violations }));
    const travellers = request.travellers.map((traveller, index) =>
      tidied(traveller, { index, travelDates, international: required.passport }),
    );
    const intent = intentOf({ request, quote, who, travellers, content, day: today });
    return yield* openAndWait(ports, who, quote, intent);
  });
}

/** From the intent's commit to the saga's own fiber nothing interrupts. */
function openAndWait(ports: BookFlightPorts, who: SignedInCaller, quote: StoredQuote, intent: BookingIntent): Booked {
  const { bookings, saga } = ports;
  return Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(bookings.open(intent, saga.lease), (opened) =>
      match(opened)
        .with({ kind: 'opened' }, ({ transactionId, version }) =>
          Effect.flatMap(saga.start({ transactionId, version, actor: who.actor.name, quote, intent }), (fiber) =>
            restore(waitFor(ports, who, intent, transactionId, fiber)),
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

function waitFor(
  ports: BookFlightPorts,
  who: SignedInCaller,
  intent: BookingIntent,
  transactionId: string,
  fiber: Effect.Success<ReturnType<BookingSaga['start']>>,
): Booked {
  const tell = (outcome: Omit<Parameters<typeof tellOutcome>[0], 'transactionId' | 'fare'>): Booked =>
    tellOutcome({ ...outcome, transactionId, fare: intent.terms.fare }, who);
  return Effect.flatMap(Effect.timeoutOption(Fiber.join(fiber), `${waitSeconds(ports)} seconds`), (ended) =>
    match(Option.getOrElse(ended, () => ({ kind: 'in-doubt' }) as const))
      .with({ kind: 'ticketed' }, ({ kind, ...ticketed }) => tell({ status: kind, ...ticketed }))
      .with({ kind: 'not-confirmed' }, ({ kind, refusal }) => tell({ status: kind, refusal, tickets: [] }))
      .with({ kind: 'in-doubt' }, ({ kind }) => tell({ status: kind, tickets: [] }))
      .with({ kind: 'late' }, () => outcomeNow(ports, who, transactionId))
      .exhaustive(),
  );
}

/** A repeated request: the booking it made, waiting a while for one that is on its way. */
function presentOutcome(ports: BookFlightPorts, who: SignedInCaller, transactionId: string): Booked {
  const pause = 0.2;
  const look = (tries: number): Booked =>
    Effect.flatMap(ports.bookings.find(who.agencyId, transactionId), (kept) => {
      if (kept === undefined) return Effect.die(new Error(`Booking ${transactionId} is claimed but not there`));
      return kept.status === 'requested' && tries > 0
        ? Effect.flatMap(Effect.sleep(`${pause * 1000} millis`), () => look(tries - 1))
        : tellOutcome(kept, who);
    });
  return look(Math.floor(waitSeconds(ports) / pause));
}

function outcomeNow(ports: BookFlightPorts, who: SignedInCaller, transactionId: string): Booked {
  return Effect.flatMap(ports.bookings.find(who.agencyId, transactionId), (kept) =>
    kept === undefined ? Effect.die(new Error(`Booking ${transactionId} is gone`)) : tellOutcome(kept, who),
  );
}

/** A refusal that a repeated request does not get: its booking is there already, whatever has become of the quote. */
function unlessClaimed(
  ports: BookFlightPorts,
  who: SignedInCaller,
  { requestId }: BookFlight,
  content: string,
  failure: NotFound | Invalid,
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

function intentOf(from: {
  readonly request: BookFlight;
  readonly quote: StoredQuote;
  readonly who: SignedInCaller;
  readonly travellers: readonly Traveller[];
  readonly content: string;
  readonly day: BookingIntent['day'];
}): BookingIntent {
  const { request, quote, who, travellers, content, day } = from;
  const { offer, option, rules, fare } = quote.quote;
  const { terms } = fare;
  if (terms === undefined) throw new Error(`Quote ${request.quoteId} was kept without the agency's terms`);
  const { agencyId } = who;
  const { net, commission, tds } = terms;
  return {
    agencyId,
    actorUserId: who.actor.userId,
    ...(who.onBehalfOf === undefined ? {} : { onBehalfOf: who.onBehalfOf.agencyId }),
    requestId: request.requestId,
    content,
    quoteId: request.quoteId,
    supplier: quote.supplier,
    airlineTotal: quote.supplierTotal,
    net,
    postings: ticketPostings({
      agencyId,
      supplier: quote.supplier,
      airlineTotal: quote.supplierTotal,
      net,
      commission,
      tds,
    }),
    summary: {
      product: 'flight',
      ...flightInShort(offer.itineraries),
      leadTraveller: leadTravellerOf(travellers),
      travellerCount: travellers.length,
      customerTotal: fare.total,
      bookedBy: who.actor.name,
    },
    words: searchWordsOf(travellers),
    terms: {
      journeyType: journeyTypeOf(offer.itineraries),
      itineraries: offer.itineraries,
      option,
      rules,
      travellers,
      contact: request.contact,
      ...(request.gst === undefined ? {} : { gst: request.gst }),
      parameters: request.parameters,
      fare,
    },
    day,
  };
}

function contentOf({ requestId: _, ...asked }: BookFlight): string {
  return canonicalText(asked);
}

/** The names tidied, what the journey does not ask for left out. The rules have been kept by now. */
function tidied(traveller: Traveller, facts: Parameters<typeof completeTraveller>[1]): Traveller {
  const complete = completeTraveller(traveller, facts);
  return 'traveller' in complete ? complete.traveller : traveller;
}

function checkRequestId(requestId: string): readonly Violation[] {
  if (requestId.trim() === '') return [violation('required', 'requestId')];
  return requestId.length > 100 ? [violation('too-long', 'requestId', { most: 100 })] : [];
}

function waitSeconds({ answerWithinSeconds = 25 }: BookFlightPorts): number {
  return answerWithinSeconds;
}
