/**
 * Asking for what a person must answer: judged, then kept once under its request id, with a word to the house. What the same
 * agency already waits for, word for word and for the same travellers, is not asked twice: it is answered as the first.
 */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { checkBookingWish, checkGroup, checkGroupNames } from '#domain/booking/request/rules.ts';
import {
  type BookingWish,
  type BookingWishKind,
  type GroupWish,
  type RequestedBooking,
  wishText,
} from '#domain/booking/request/request.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { routeOf, routeOfItineraries } from '#domain/flight/offer/route.ts';
import type { SearchFacts } from '#domain/flight/search/rules.ts';
import { required, type Violation, violation, within } from '#domain/rules/violation.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { Invalid, NotAllowedInState, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { AskRequest, RequestDesk } from '#application/desk/requests.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendableBooking, AmendmentBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { ChangeAsker, NewRequest, RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { canonicalText } from '../canonical-text.ts';

export interface AskRequestPorts {
  readonly serviceRequests: RequestBook;
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
  readonly businessZone: string;
}

type Asks = ReturnType<RequestDesk['askRequest']>;

export function askRequest(ports: AskRequestPorts, caller: Caller, asked: AskRequest): Asks {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const violations = checkRequestId(asked.requestId);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { requestId, ...content } = asked;
    const asker = askerOf(who, requestId, content);
    const claimed = yield* ports.serviceRequests.claimed(asker);
    if (claimed?.kind === 'reused') return yield* new RequestIdReused({});
    if (claimed !== undefined) return yield* changed(ports, claimed.number);
    const now = ports.clock.now();
    const wanted = asked.kind === 'group' ? groupOf(ports, asked, now) : aboutOf(ports, who, asked.kind, asked, now);
    const wish = wishText(asked);
    const opened = yield* ports.serviceRequests.open({
      ...(yield* wanted),
      ...(wish !== undefined && { wish }),
      agencyId: who.agencyId,
      askedAt: now,
      language: who.language,
      asker,
      day: dateIn(now, ports.businessZone),
    });
    if (opened.kind === 'reused') return yield* new RequestIdReused({});
    return yield* changed(ports, opened.number);
  });
}

/** A change to a request, as its caller asks for it. */
export function askerOf(who: SignedInCaller, requestId: string, content: unknown): ChangeAsker {
  return {
    agencyId: who.agencyId,
    requestId,
    content: canonicalText(content),
    userId: who.actor.userId,
    name: who.actor.name,
    ...(who.onBehalfOf !== undefined && { onBehalfOf: who.onBehalfOf.agencyId }),
  };
}

/** What a request has come to. */
export function changed({ serviceRequests }: { readonly serviceRequests: Pick<RequestBook, 'find'> }, number: string) {
  return Effect.flatMap(serviceRequests.find(number), (kept) =>
    kept === undefined
      ? Effect.die(new Error(`There is no request ${number}`))
      : Effect.succeed({
          number,
          state: kept.state,
          changedAt: kept.history.at(-1)?.at ?? kept.askedAt,
        }),
  );
}

type Wanted = Pick<NewRequest, 'kind' | 'group' | 'about' | 'booking' | 'travellers' | 'travels'>;

function groupOf(
  { airports }: AskRequestPorts,
  { group, travellers }: AskRequest,
  now: Instant,
): Effect.Effect<Wanted, Invalid> {
  const violations =
    group === undefined
      ? required(group, 'group')
      : [...within('group', checkGroup(group, factsOf(airports, now))), ...checkGroupNames(travellers, group)];
  const travels = group === undefined ? undefined : travelsOf(group);
  return group === undefined || travels === undefined || violations.length > 0
    ? Effect.fail(new Invalid({ violations }))
    : Effect.succeed({ kind: 'group', group, travellers, travels });
}

function factsOf(airports: AirportDirectory, now: Instant): SearchFacts {
  return {
    knownAirport: (code) => airports.byCode(code) !== undefined,
    today: (code) => dateIn(now, airports.zoneOf(code) ?? 'UTC'),
  };
}

function travelsOf({ sectors, party }: GroupWish): Wanted['travels'] | undefined {
  const [first] = sectors;
  if (first === undefined) return undefined;
  const { adults, children, infants } = party;
  return {
    route: routeOf(sectors),
    date: first.date,
    count: adults + children + infants,
  };
}

function aboutOf(
  ports: AskRequestPorts,
  { agencyId }: SignedInCaller,
  kind: BookingWishKind,
  { about }: AskRequest,
  now: Instant,
): Effect.Effect<Wanted, Invalid | NotFound | NotAllowedInState> {
  return Effect.gen(function* () {
    if (about === undefined) return yield* new Invalid({ violations: required(about, 'about') });
    const booking = yield* ports.amendments.booking(agencyId, about.transactionId);
    if (booking === undefined) return yield* new NotFound({ what: 'booking' });
    const { status } = booking;
    if (!mayBeAmended('cancel', status) && !(kind === 'offline-ssr' && status === 'held')) {
      return yield* new NotAllowedInState({ state: status });
    }
    const violations: readonly Violation[] = within('about', [
      ...checkBookingWish(kind, about, booking),
      ...(isFlown(booking, about, now) ? [violation('place-flown', 'place')] : []),
    ]);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { itineraries = [], place } = about;
    const directions = place === undefined ? itineraries : [place.itinerary];
    const [first = booking.itineraries[0], ...others] = booking.itineraries.filter((_, at) => directions.includes(at));
    return {
      kind,
      about,
      travellers: [],
      booking: requestedOf(booking),
      travels: {
        route: routeOfItineraries([first, ...others]),
        date: dateOfLocal(first.segments[0].departure.local),
        count: about.travellers.length,
      },
    };
  });
}

/** Of a service: its flight has left. What becomes of flown flights that are cancelled or changed, people decide. */
function isFlown({ itineraries }: AmendableBooking, { place }: BookingWish, now: Instant): boolean {
  const flight = place === undefined ? undefined : itineraries[place.itinerary]?.segments[place.segment];
  return flight !== undefined && toInstant(flight.departure) <= now;
}

export function requestedOf({
  reference: pnr,
  supplier,
  itineraries,
  travellers,
  tickets,
}: Pick<AmendableBooking, 'reference' | 'supplier' | 'itineraries' | 'travellers' | 'tickets'>): RequestedBooking {
  return {
    ...(pnr !== undefined && { reference: pnr }),
    supplier,
    itineraries,
    travellers: travellers.map(({ title, firstName, lastName, type }, at) => {
      const ticket = tickets.find(({ traveller }) => traveller === at)?.number;
      return { name: `${title} ${firstName} ${lastName}`, type, ...(ticket !== undefined && { ticket }) };
    }),
  };
}
