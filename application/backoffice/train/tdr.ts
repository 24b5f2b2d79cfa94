/** Claims on the railway: what may be filed for a booking and until when, filing one, and how far those that were filed have come. */
import { Effect } from 'effect';
import { hasUnit, isSameUnit } from '#domain/booking/units.ts';
import { priceOfUnits } from '#domain/booking/cancel/price-of-units.ts';
import { zero } from '#domain/money/money.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { StatusKind } from '#domain/train/berths/status.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import {
  checkTdr,
  claimedTravellers,
  type TdrChoice,
  tdrChoices,
  tdrDecided,
  tdrPaper,
} from '#domain/train/cancel/tdr.ts';
import { isTrainRequest, tdrProgress, type TrainRequest, type TrainWish } from '#domain/train/request/request.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { RaiseTdr, TdrShown, TdrsShown, TrainDesk } from '#application/desk/train/train.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { askerOf, askJudged, type AskRequestPorts } from '#application/backoffice/booking/request/ask-request.ts';
import type { AmendableBooking, AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';
import type { TrainTypes } from './train-types.ts';

export interface TdrPorts extends Omit<AskRequestPorts, 'amendments'> {
  readonly railway: RailSupplier;
  readonly amendments: Pick<AmendmentBook<TrainTypes>, 'booking'>;
}

type Journey = AmendableBooking<TrainTypes>;

/** More claims of one booking than there are reasons to file. */
const most = 50;

export function tdrsOf(ports: TdrPorts, caller: Caller): TrainDesk['tdrs'] {
  return ({ transactionId }) =>
    Effect.gen(function* () {
      const { agencyId } = yield* signedIn(caller, 'bookings');
      const booking = yield* journeyOf(ports, agencyId, transactionId);
      const now = ports.clock.now();
      const filed = yield* filedOf(ports, agencyId, transactionId);
      const running = ports.railway.running(booking.journey, now);
      return {
        now,
        departs: toInstant(booking.journey.from.at),
        ...(running && { running }),
        choices: choicesOf(ports, booking, now),
        paid: booking.travellers.map((_, traveller) => paidFor(booking, traveller)),
        filed,
      } satisfies TdrsShown;
    });
}

/** Judged by the claims that are there: two at once, under whatever ids, never claim twice for one traveller. */
export function raiseTdr(ports: TdrPorts, caller: Caller): TrainDesk['raiseTdr'] {
  return (claim) =>
    raiseJudged(ports, caller, claim).pipe(
      Effect.retry({ while: ({ _tag }) => _tag === 'JudgedLate' }),
      Effect.catchTag('JudgedLate', Effect.die),
    );
}

function raiseJudged(
  ports: TdrPorts,
  caller: Caller,
  { requestId, declared, transactionId, reason, travellers, paper, remarks }: RaiseTdr,
) {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const booking = yield* journeyOf(ports, who.agencyId, transactionId);
    const said = remarks?.trim() ?? '';
    const number = paper?.trim() ?? '';
    const about: TrainWish = {
      transactionId,
      travellers,
      items: [0],
      reason,
      ...(tdrPaper(reason) !== undefined && number !== '' && { paper: number }),
      ...(said !== '' && { remarks: said }),
    };
    const content = { product: 'train', kind: 'tdr', about, travellers: [] } as const;
    const filed = yield* filedOf(ports, who.agencyId, transactionId);
    const violations = checkTdr(
      { reason, travellers, declared, ...(paper !== undefined && { paper }) },
      {
        choices: choicesOf(ports, booking, ports.clock.now()),
        statuses: statusesOf(booking),
        filed: claimedTravellers(filed),
      },
    );
    // What was filed under this id is answered as it was, though its time may be over by now. It is looked for last: what
    // was filed already may be this very claim, sent twice at once.
    if (
      violations.length > 0 &&
      (yield* ports.serviceRequests.claimed(askerOf(who, requestId, content))) === undefined
    ) {
      return yield* new Invalid({ violations });
    }
    return yield* askJudged(ports, caller, { requestId, ...content }, filed.length).pipe(
      // The parts of a wish are what was sent here.
      Effect.catchTag('Invalid', ({ violations }) =>
        Effect.fail(
          new Invalid({
            violations: violations.map((each) => ({ ...each, path: each.path.replace(/^about\./, '') })),
          }),
        ),
      ),
    );
  });
}

function journeyOf(ports: TdrPorts, agencyId: string, transactionId: string): Effect.Effect<Journey, NotFound> {
  return Effect.flatMap(ports.amendments.booking(agencyId, transactionId), (found) =>
    found === undefined || found.pnr === '' ? Effect.fail(new NotFound({ what: 'booking' })) : Effect.succeed(found),
  );
}

/** By traveller; undefined of who gave up the berth. */
function statusesOf({
  standings,
  gone = [],
}: Pick<Journey, 'standings' | 'gone'>): readonly (StatusKind | undefined)[] {
  return standings.map(({ current }, traveller) =>
    hasUnit(gone, { traveller, item: 0 }) || current.kind === 'cancelled' ? undefined : current.kind,
  );
}

export function choicesOf(
  { railway }: Pick<TdrPorts, 'railway'>,
  booking: Pick<Journey, 'journey' | 'standings' | 'gone'>,
  now: Instant,
): readonly TdrChoice[] {
  const { journey } = booking;
  const running = railway.running(journey, now);
  return tdrChoices(
    {
      departs: toInstant(journey.from.at),
      arrives: toInstant(journey.to.at),
      chartAt: railway.charts(journey).first,
      travelClass: journey.travelClass,
      statuses: statusesOf(booking).filter((kind) => kind !== undefined),
      ...(running && { running }),
    },
    now,
  );
}

/** What the railway was paid for a traveller, tax included. */
function paidFor({ price }: Pick<TrainBooking, 'price'>, traveller: number) {
  const own = priceOfUnits(price, (unit) => isSameUnit(unit, { traveller, item: 0 }));
  return own?.breakdown.parts?.find(({ name }) => name === 'fare')?.amount ?? zero(price.total.currency);
}

/** Newest first. */
function filedOf(
  { serviceRequests }: Pick<TdrPorts, 'serviceRequests'>,
  agencyId: string,
  transactionId: string,
): Effect.Effect<readonly TdrShown[]> {
  return Effect.gen(function* () {
    const asked = { agencyId, kind: 'tdr', text: transactionId, page: 1, pageSize: most };
    const { requests } = yield* serviceRequests.list(asked);
    const kept = yield* Effect.forEach(requests, ({ number }) => serviceRequests.find(number));
    return kept
      .flatMap((each) =>
        each !== undefined && isTrainRequest(each) && each.about?.transactionId === transactionId ? shownOf(each) : [],
      )
      .toSorted((one, other) => (one.number < other.number ? 1 : -1));
  });
}

function shownOf(request: TrainRequest): readonly TdrShown[] {
  const { number, about, askedAt, answer } = request;
  if (about?.reason === undefined) return [];
  const { reason, travellers, paper, remarks } = about;
  return [
    {
      number,
      reason,
      travellers,
      decides: tdrDecided(askedAt),
      ...tdrProgress(request),
      ...(paper !== undefined && { paper }),
      ...(remarks !== undefined && { remarks }),
      ...(answer?.refund && { refund: answer.refund }),
      ...(answer?.ledgerEntry !== undefined && { ledgerEntry: answer.ledgerEntry }),
      ...(answer?.note !== undefined && { note: answer.note }),
    },
  ];
}
