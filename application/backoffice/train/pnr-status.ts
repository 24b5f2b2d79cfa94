/** How the travellers of a ticket stand now, as the railway says it. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { issuedAfter, keptMoves } from '#domain/train/berths/moves.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { MovesBook } from '#application/backoffice/ports/train/moves-book.ts';
import type { RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';
import type { TrainTypes } from './train-types.ts';

export interface PnrStatusPorts {
  readonly railway: RailSupplier;
  readonly moves: MovesBook;
  readonly amendments: Pick<AmendmentBook<TrainTypes>, 'booking'>;
  readonly clock: Clock;
}

export function pnrStatus(ports: PnrStatusPorts, caller: Caller): TrainDesk['pnrStatus'] {
  const { railway, moves, amendments, clock } = ports;
  return ({ pnr: typed }) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'bookings');
      const pnr = typed.replaceAll(/[^0-9]/g, '');
      const transactionId = pnr === '' ? undefined : yield* moves.byPnr(agencyId, pnr, corporate);
      const booking = transactionId === undefined ? undefined : yield* amendments.booking(agencyId, transactionId);
      if (transactionId === undefined || booking === undefined) return yield* new NotFound({ what: 'pnr' });
      const { journey, travellers, standings, chartedAt, autoUpgrade, gone = [], history } = booking;
      const [order] = yield* railway.standings([transactionId], clock.now());
      const kept = { pnr, standings, ...(chartedAt !== undefined && { chartedAt }) };
      const left = gone.map(({ traveller }) => traveller);
      const now = order === undefined ? kept : issuedAfter(kept, order, left);
      return {
        transactionId,
        pnr,
        journey,
        chartAt: now.chartedAt ?? railway.chartAt(journey),
        charted: now.chartedAt !== undefined,
        ...(canBeUpgraded(journey) && { autoUpgrade: autoUpgrade !== false }),
        moves: keptMoves(history),
        passengers: now.standings.map(({ booked, current }, traveller) => {
          const who = travellers[traveller];
          const isGone = left.includes(traveller);
          return {
            name: who === undefined ? '' : nameOf(who),
            booked,
            current: isGone ? ({ kind: 'cancelled' } as const) : current,
          };
        }),
      };
    });
}
