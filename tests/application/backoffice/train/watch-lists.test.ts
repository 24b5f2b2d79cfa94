import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { isDropped, issuedAfter, keptMoves, moveCode, movesOf, nextOf } from '#domain/train/berths/moves.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import type { Standing, TrainIssued } from '#domain/train/booking/train-booking.ts';
import { takesBerth } from '#domain/train/booking/rules.ts';
import { moveNotices, soldTrain } from '#application/backoffice/train/sold-train.ts';
import { trainPapers } from '#application/backoffice/train/train-papers.ts';
import { watchLists, type WatchListsPorts } from '#application/backoffice/train/watch-lists.ts';
import type { KeptIssued, SoldStanding, StandingsSought } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';
import type { AmendmentIntent } from '#application/backoffice/ports/booking/amendment-book.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { plainJourneys } from '#tests/products/train/train-arbitraries.ts';

const now = instant('2026-11-23T12:00:00Z');
const status: fc.Arbitrary<BerthStatus> = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((number): BerthStatus => ({ kind: 'rac', number })),
  fc.integer({ min: 1, max: 40 }).map((number): BerthStatus => ({ kind: 'waiting', list: 'GNWL', number })),
  fc.constant<BerthStatus>({ kind: 'confirmed', berth: { coach: 'B2', number: 7, kind: 'SLB' } }),
  fc.constant<BerthStatus>({ kind: 'cancelled' }),
);
const standing: fc.Arbitrary<Standing> = fc.record({ booked: status, current: status });

describe('moves', () => {
  it('are none once they are kept, and never of who gave up', () => {
    const tickets = fc.array(fc.tuple(standing, status, fc.boolean()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(tickets, (ticket) => {
        const standings = ticket.map(([each]) => each);
        const later = ticket.map(([{ booked }, current]) => ({ booked, current }));
        const gone = ticket.flatMap(([, , left], at) => (left ? [at] : []));
        const kept = issuedAfter({ pnr: '4417203385', standings }, { pnr: '', standings: later }, gone);
        expect(kept.pnr).toBe('4417203385');
        expect(movesOf(kept.standings, later, gone)).toEqual([]);
        expect(gone.map((at) => kept.standings[at])).toEqual(gone.map((at) => standings[at]));
        expect(kept.standings.map(({ booked }) => booked)).toEqual(standings.map(({ booked }) => booked));
        expect(movesOf(standings, later, gone).map(({ traveller }) => traveller)).not.toContainEqual(gone[0]);
      }),
    );
  });
});

it('all moves of a history are said with their moment, the chart also where it moved nobody', () => {
  const moves = 'Asha Rao GNWL 4 → RAC 2';
  const event = (code: string, params?: { readonly moves: string }) => ({ at: now, code, ...(params && { params }) });
  expect(
    keptMoves([
      event('confirmed'),
      event('rail-moved', { moves }),
      event('boarding-moved'),
      event('rail-charted', { moves: 'none' }),
      event('rail-charted-again', { moves }),
    ]),
  ).toEqual([
    { at: now, charted: false, moves },
    { at: now, charted: true },
    { at: now, charted: true, again: true, moves },
  ]);
});

it('each chart is said by itself, also where both were made since the last look', () => {
  const standings: readonly Standing[] = [];
  const before: TrainIssued = { pnr: '1', standings };
  const both: TrainIssued = { ...before, chartedAt: now, secondChartedAt: plusMinutes(now, 570) };
  const first = issuedAfter(before, nextOf(before, both), []);
  expect([moveCode(before, nextOf(before, both), []), first.secondChartedAt]).toEqual(['rail-charted', undefined]);
  const second = issuedAfter(first, nextOf(first, both), []);
  expect([moveCode(first, nextOf(first, both), []), second]).toEqual(['rail-charted-again', both]);
  expect(moveCode(second, nextOf(second, both), [])).toBeUndefined();
});

it('a letter names the chart that it is about, in every language, to agency and customer', () => {
  const given = {
    product: 'train' as const,
    transactionId: 'TR1',
    reference: '4417203385',
    companyName: 'Coromandel Trips',
    companyPhone: '',
    leadTraveller: 'Asha Rao',
    travellers: ['Asha Rao RAC 2'],
    lines: ['12691'],
  };
  const kinds = Object.values(moveNotices);
  const subjects = (['en', 'fr', 'ar'] as const).flatMap((language) =>
    kinds.map((notice) => fluentLetters.bookingNotice(language, { ...given, notice }).subject),
  );
  expect(new Set(subjects).size).toBe(9);
  expect(subjects.slice(0, 3)).toEqual([
    'Moved on the list: PNR 4417203385, booking TR1',
    'Chart prepared: PNR 4417203385, booking TR1',
    'Second chart prepared: PNR 4417203385, booking TR1',
  ]);
  const { notices } = trainPapers(fluentLetters);
  expect(kinds.map((kind) => notices[kind])).toEqual(kinds.map(() => ['agency', 'customer']));
});

describe('a round', () => {
  const sample = fc.sample(
    plainJourneys.filter(({ passengers }) => passengers.length === 2 && passengers.every(takesBerth)),
    { numRuns: 1, seed: 3 },
  )[0];
  if (sample === undefined) throw new Error('A journey');
  const waits: BerthStatus = { kind: 'waiting', list: 'GNWL', number: 4 };
  const off: BerthStatus = { kind: 'cancelled' };
  const chartedAt = instant('2026-11-23T11:30:00Z');
  const roundOf = async (current: readonly BerthStatus[], isCharted: boolean, at = now, isKept = true) => {
    const before = { pnr: '4417203385', standings: current.map(() => ({ booked: waits, current: waits })) };
    const order = {
      ...before,
      standings: current.map((each) => ({ booked: waits, current: each })),
      ...(isCharted && { chartedAt }),
      orderKey: 'TR1',
    };
    const waiting: SoldStanding<TrainIssued> = {
      agencyId: 'AGT1',
      transactionId: 'TR1',
      version: 3,
      startsOn: sample.journey.began,
      issued: before,
      names: ['Asha Rao', 'Rahul Rao'],
      gone: [],
    };
    const kept: KeptIssued<TrainIssued>[] = [];
    const begun: AmendmentIntent[] = [];
    const sold = soldTrain({ suppliers: [], amendments: [] });
    const booking = {
      ...sample,
      product: 'train',
      transactionId: 'TR1',
      agencyId: 'AGT1',
      status: 'confirmed',
      version: 4,
      supplier: 'sandbox',
      supplierTotal: sample.price.total,
      reference: '4417203385',
      ...(isKept ? order : before),
    };
    const ports = {
      railway: {
        code: 'sandbox',
        moveOn: () => Effect.succeed(0),
        standings: () => Effect.succeed([order]),
      },
      moves: {
        standing: ({ from }: StandingsSought) => Effect.succeed(waiting.startsOn >= from ? [waiting] : []),
        keep: (move: KeptIssued<TrainIssued>) => Effect.sync(() => kept.push(move) > 0),
      },
      amendments: { booking: () => Effect.succeed(booking) },
      amendmentSaga: {
        begin: (intent: AmendmentIntent) =>
          Effect.sync(() => {
            begun.push(intent);
            return { opened: { kind: 'opened' } };
          }),
      },
      sold,
      clock: { now: () => at },
    } as unknown as WatchListsPorts;
    const learned = await Effect.runPromise(watchLists(ports));
    return { kept, begun, learned };
  };

  it('says nothing where nobody moved', async () => {
    expect(await roundOf([waits, waits], false)).toEqual({ kept: [], begun: [], learned: 0 });
  });

  it('keeps a move with history and mail', async () => {
    const { kept, begun } = await roundOf([{ kind: 'rac', number: 2 }, waits], false);
    expect(begun).toEqual([]);
    expect(kept).toMatchObject([
      {
        version: 3,
        event: { code: 'rail-moved', params: { moves: 'Asha Rao GNWL 4 → RAC 2', to0: 'RAC 2' } },
        outbox: [{ kind: 'train-moved', payload: { places: [{ item: 0, traveller: 0 }] } }],
      },
    ]);
  });

  it('writes of the first chart where all sit, also where nobody moved', async () => {
    const { kept } = await roundOf([waits, waits], true);
    expect(kept).toMatchObject([
      { event: { code: 'rail-charted', params: { moves: 'none' } }, outbox: [{ kind: 'train-charted' }] },
    ]);
  });

  it('cancels for clerkage what the chart dropped whole, and nothing of what travels in part', async () => {
    const dropped = await roundOf([off, off], true);
    expect(dropped.kept).toMatchObject([{ event: { code: 'rail-charted' } }]);
    // Of all of them, also of who did not move.
    expect(dropped.kept[0]?.outbox).toEqual([
      { kind: 'train-charted', payload: { agencyId: 'AGT1', transactionId: 'TR1' } },
    ]);
    expect(dropped.begun).toMatchObject([{ kind: 'cancel', before: 'confirmed', plan: { becomes: 'cancelled' } }]);
    const [intent] = dropped.begun;
    expect(intent?.plan.gone).toHaveLength(2);
    const posted = (intent?.entry?.postings ?? []).map(({ amount }) => amount);
    expect(posted.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    // What the railway was paid, less 60 rupees a traveller, and the tax on that in air-conditioned classes.
    const fares = (sample.price.breakdown.parts ?? []).filter(({ name }) => name === 'fare');
    const paid = fares.reduce((sum, { amount }) => sum + amount.minor, 0);
    const asks = intent?.plan.asks as Extract<CommonAmendment, { kind: 'cancel' }> | undefined;
    expect([12_000, 12_600]).toContain(paid - (asks?.expectedRefund.minor ?? 0));
    // Also where it is noticed days after the train left.
    const late = await roundOf([off, off], true, plusMinutes(toInstant(sample.journey.from.at), 3 * 24 * 60));
    expect(late.begun[0]?.plan.asks).toEqual(asks);
    // What could not be kept is not yet given back as it stands.
    expect((await roundOf([off, off], true, now, false)).begun).toEqual([]);
    const travels = await roundOf(
      [{ kind: 'rac', number: 1, berth: { coach: 'B2', number: 7, kind: 'SLB' } }, waits],
      true,
    );
    expect(travels.begun).toEqual([]);
    expect(isDropped({ standings: [], chartedAt }, [])).toBe(false);
  });
});
