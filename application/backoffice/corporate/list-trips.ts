/** The trips of a company's traveller, or of all travellers of an agency's companies, in order of urgency. */
import { Effect } from 'effect';
import { approvalAt } from '#domain/corporate/approval.ts';
import {
  byUrgency,
  standingOfApproval,
  standingOfBooking,
  standingOfRequest,
  type TripBox,
  type TripDay,
} from '#domain/corporate/trip-queue.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { TripDesk, TripShown } from '#application/desk/corporate/trips.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { KeptApproval } from '../ports/corporate/approval-book.ts';
import type { KeptTrip, OpenTrips, TripBook, TripsOf } from '../ports/corporate/trip-book.ts';
import type { Clock } from '../ports/machine.ts';

export interface ListTripsPorts {
  readonly trips: TripBook;
  readonly clock: Clock;
  readonly businessZone: string;
}

export const tripsPageSize = 20;
/** Of bookings, of approvals and of requests that are under way. */
export const mostOpenTrips = 200;

export function listTrips(
  ports: ListTripsPorts,
  caller: Caller,
  { box, page }: Parameters<TripDesk['trips']>[0],
): ReturnType<TripDesk['trips']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    const violations = checkPage(page);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const day = dayOf(ports, who);
    const of = tripsOf(who);
    const pastPage = box === 'past' ? page : 1;
    const [kept, past] = yield* Effect.all(
      [ports.trips.open(of, day.today, mostOpenTrips), ports.trips.past(of, day.today, pastPage, tripsPageSize)],
      { concurrency: 'unbounded' },
    );
    const open = openTrips(kept, day).toSorted(
      (one, other) => byUrgency(one, other) || (one.startsOn < other.startsOn ? -1 : 1),
    );
    const inBox = (wanted: TripBox) => open.filter((each) => each.box === wanted);
    const counts = {
      upcoming: inBox('upcoming').length,
      waiting: inBox('waiting').length,
      'on-request': inBox('on-request').length,
      held: inBox('held').length,
      past: past.total,
    };
    const shown = box === undefined ? open : inBox(box);
    const from = (page - 1) * tripsPageSize;
    return {
      trips:
        box === 'past' ? past.bookings.map((each) => bookingShown(each, day)) : shown.slice(from, from + tripsPageSize),
      total: box === 'past' ? past.total : shown.length,
      page,
      pageSize: tripsPageSize,
      counts,
      cut: Object.values(kept).some((each: readonly unknown[]) => each.length >= mostOpenTrips),
    };
  });
}

function tripsOf({ agencyId, corporate }: SignedInCaller): TripsOf {
  return { agencyId, ...(corporate !== undefined && { userId: corporate.userId }) };
}

function dayOf({ clock, businessZone: zone }: ListTripsPorts, { rights }: SignedInCaller): TripDay {
  const now = clock.now();
  return { now, today: dateIn(now, zone), zone, mayIssue: rights.has('ticket') };
}

/** What is held for an approval that waits is shown as that. */
function openTrips({ bookings, approvals, requests }: OpenTrips, day: TripDay): readonly TripShown[] {
  const waiting = approvals.flatMap((each) => approvalShown(approvalAt(each, day.now), day));
  const holding = new Set(
    approvals.flatMap(({ approvalId, heldAs }) =>
      heldAs !== undefined && waiting.some(({ id }) => id === approvalId) ? [heldAs] : [],
    ),
  );
  return [
    ...bookings.filter(({ transactionId }) => !holding.has(transactionId)).map((each) => bookingShown(each, day)),
    ...waiting,
    ...requests.flatMap((each) => requestShown(each, day)),
  ];
}

function bookingShown(trip: KeptTrip, day: TripDay): TripShown {
  const { transactionId, product, status, title, mark, startsOn, endsOn, leadTraveller, travellerCount } = trip;
  return {
    kind: 'booking',
    id: transactionId,
    product,
    title,
    mark,
    startsOn,
    ...(endsOn !== undefined && { endsOn }),
    leadTraveller,
    travellerCount,
    total: trip.customerTotal,
    person: trip.bookedBy,
    status,
    ...standingOfBooking(trip, day),
  };
}

function approvalShown(approval: KeptApproval, day: TripDay): readonly TripShown[] {
  const { approvalId, product, trip, total, requester, state } = approval;
  const standing = standingOfApproval({ ...approval, startsOn: trip.startsOn }, day);
  if (standing === undefined) return [];
  const { title, mark, startsOn, endsOn, leadTraveller, travellerCount } = trip;
  return [
    {
      kind: 'approval',
      id: approvalId,
      product,
      title,
      mark,
      startsOn,
      ...(endsOn !== undefined && { endsOn }),
      leadTraveller,
      travellerCount,
      total,
      person: requester.name,
      approvalState: state,
      ...standing,
    },
  ];
}

function requestShown(request: OpenTrips['requests'][number], day: TripDay): readonly TripShown[] {
  const { number, product, kind, state, inShort, askedBy, answer, travellers } = request;
  const { validUntil, balanceDue, namesDue, balancePaid } = answer ?? {};
  const standing = standingOfRequest(
    {
      state,
      ...(validUntil !== undefined && { validUntil }),
      ...(balanceDue !== undefined && { balanceDue }),
      ...(namesDue !== undefined && { namesDue }),
      isPaid: balancePaid !== undefined || balanceDue === undefined,
      isNamed: travellers.length >= inShort.travellerCount,
    },
    day,
  );
  if (standing === undefined) return [];
  return [
    {
      kind: 'request',
      id: number,
      product,
      ...inShort,
      person: askedBy,
      requestState: state,
      requestKind: kind,
      ...standing,
    },
  ];
}
