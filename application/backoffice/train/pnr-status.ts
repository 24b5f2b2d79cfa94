/** How the travellers of a ticket stand now, as the railway says it: to who sold it with all that is theirs, to others what it tells everybody. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import type { Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { issuedAfter, keptMoves, standingsNow } from '#domain/train/berths/moves.ts';
import { getsOnAt } from '#domain/train/booking/boarding.ts';
import { type TicketAct, ticketActsAt } from '#domain/train/booking/ticket-acts.ts';
import type { RailJourney, TrainIssued } from '#domain/train/booking/train-booking.ts';
import type { PnrStatus, TrainDesk } from '#application/desk/train/train.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { Caller, Right, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendableBooking, AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { MovesBook } from '#application/backoffice/ports/train/moves-book.ts';
import type { RailEnquiry, RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';
import { choicesOf } from './tdr.ts';
import type { TrainTypes } from './train-types.ts';

export interface PnrStatusPorts {
  readonly railway: RailSupplier;
  readonly moves: MovesBook;
  readonly amendments: Pick<AmendmentBook<TrainTypes>, 'booking'>;
  readonly clock: Clock;
}

/** As the operations ask that do it. */
const needs: Readonly<Record<TicketAct['act'], Right>> = { cancel: 'cancel', tdr: 'book', boarding: 'book' };

export function pnrStatus(ports: PnrStatusPorts, caller: Caller): TrainDesk['pnrStatus'] {
  const { railway, moves, amendments, clock } = ports;
  return ({ pnr: typed }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'bookings');
      const { agencyId, corporate } = who;
      const pnr = typed.replaceAll(/[^0-9]/g, '');
      if (pnr === '') return yield* new NotFound({ what: 'pnr' });
      const transactionId = yield* moves.byPnr(agencyId, pnr, corporate);
      const booking = transactionId === undefined ? undefined : yield* amendments.booking(agencyId, transactionId);
      if (booking !== undefined) return yield* ownStatus(ports, who, pnr, booking);
      const now = clock.now();
      const found = yield* railway.enquiry(pnr, now);
      return found === undefined ? yield* new NotFound({ what: 'pnr' }) : publicStatus(railway, found, now);
    });
}

function ownStatus(
  { railway, clock }: PnrStatusPorts,
  { rights }: SignedInCaller,
  pnr: string,
  booking: AmendableBooking<TrainTypes>,
): Effect.Effect<PnrStatus> {
  return Effect.gen(function* () {
    const {
      transactionId,
      journey,
      travellers,
      standings,
      chartedAt,
      secondChartedAt,
      autoUpgrade,
      gone = [],
      history,
      bookedOn,
    } = booking;
    const at = clock.now();
    const [order] = yield* railway.standings([transactionId], at);
    const kept = {
      pnr,
      standings,
      ...(chartedAt !== undefined && { chartedAt }),
      ...(secondChartedAt !== undefined && { secondChartedAt }),
    };
    const left = gone.map(({ traveller }) => traveller);
    const now = order === undefined ? kept : issuedAfter(kept, order, left);
    const asItStands = { ...booking, ...now };
    const charts = chartsShown(railway, journey, now);
    const { chartAt } = charts;
    const choices = choicesOf({ railway }, asItStands, at);
    const acts = ticketActsAt({ booking: asItStands, chartAt, choices }, at);
    return {
      transactionId,
      pnr,
      journey,
      bookedOn,
      ...trainShown(railway, journey, at),
      ...charts,
      ...(canBeUpgraded(journey) && { autoUpgrade: autoUpgrade !== false }),
      acts: acts.filter(({ act }) => rights.has(needs[act])),
      moves: keptMoves(history),
      passengers: standingsNow(asItStands).map((current, traveller) => {
        const who = travellers[traveller];
        const booked = now.standings[traveller]?.booked ?? current;
        return { name: who === undefined ? '' : nameOf(who), booked, current };
      }),
    };
  });
}

/** Which coaches it has, and whether it has left. */
function trainShown(railway: Pick<RailSupplier, 'coaches'>, journey: RailJourney, now: Instant) {
  return { coaches: railway.coaches(journey), departed: toInstant(getsOnAt(journey).at) <= now };
}

/** When the charts were made, or will be. */
function chartsShown(
  railway: Pick<RailSupplier, 'charts'>,
  journey: RailJourney,
  { chartedAt, secondChartedAt }: Pick<TrainIssued, 'chartedAt' | 'secondChartedAt'>,
) {
  const { first, second } = railway.charts(journey);
  return {
    chartAt: chartedAt ?? first,
    charted: chartedAt !== undefined,
    secondChartAt: secondChartedAt ?? second,
    secondCharted: secondChartedAt !== undefined,
  };
}

/** Nothing that only who sold it and who travels know: no name, no move, nothing that could be done. */
function publicStatus(
  railway: Pick<RailSupplier, 'charts' | 'coaches'>,
  { pnr, journey: { boardingMovedAt: _moved, ...journey }, standings, ...made }: RailEnquiry,
  now: Instant,
): PnrStatus {
  return {
    pnr,
    journey,
    ...trainShown(railway, journey, now),
    ...chartsShown(railway, journey, made),
    passengers: standings,
    acts: [],
    moves: [],
  };
}
