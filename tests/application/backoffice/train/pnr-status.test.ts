/** By a PNR who sold the ticket is answered all of it, everybody else what the railway tells everybody. */
import { Effect, Exit } from 'effect';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTime, toInstant } from '#domain/time/place-time.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import type { Right, SignedInCaller } from '#application/backoffice/caller.ts';
import { pnrStatus, type PnrStatusPorts } from '#application/backoffice/train/pnr-status.ts';
import { plainJourneys } from '#tests/products/train/train-arbitraries.ts';

const pnr = '4417203385';
const now = instant('2026-11-23T12:00:00Z');
const chartAt = instant('2026-11-24T12:00:00Z');
const secondChartAt = instant('2026-11-24T21:30:00Z');
const charts = { chartAt, charted: false, secondChartAt, secondCharted: false };
const sample = fc.sample(plainJourneys, { numRuns: 1, seed: 5 })[0];
if (sample === undefined) throw new Error('A journey');
const boarding = { station: 'PGT', name: 'Palakkad Jn', at: placeTime('2026-11-24T12:40', 'Asia/Kolkata') };
const journey = { ...sample.journey, boarding, boardingMovedAt: now };
const sold = { journey, transactionId: 'TR1', bookedOn: now };
const waiting = { kind: 'waiting', list: 'GNWL', number: 4 } as const;
const standings = sample.travellers.map(() => ({ booked: waiting, current: { ...waiting, number: 2 } }));
const history = [{ at: now, code: 'rail-moved', params: { moves: 'GNWL 4 → GNWL 2', to0: 'GNWL 2' } }];

const all: readonly Right[] = ['bookings', 'book', 'cancel'];

const ask = (agencyId: string, typed = pnr, rights = all, at = now) => {
  const caller = { kind: 'signed-in', agencyId, rights: new Set(rights), mustChangePassword: false };
  const ports = {
    railway: {
      standings: () => Effect.succeed([{ orderKey: 'TR1', pnr, standings }]),
      enquiry: (asked: string) => Effect.succeed(asked === pnr ? { pnr, journey, standings } : undefined),
      charts: () => ({ first: chartAt, second: secondChartAt }),
      running: () => undefined,
      coaches: () => ['B1', 'S1'],
    },
    moves: {
      byPnr: (agency: string, asked: string) => Effect.succeed(agency === 'AGT1' && asked === pnr ? 'TR1' : undefined),
    },
    amendments: {
      booking: () => Effect.succeed({ ...sample, ...sold, status: 'confirmed', standings, pnr, history }),
    },
    clock: { now: () => at },
  };
  const asked = pnrStatus(ports as unknown as PnrStatusPorts, caller as unknown as SignedInCaller)({ pnr: typed });
  return Effect.runPromise(Effect.exit(asked));
};

it('who sold it has names, moves and what can be done', async () => {
  const own = await ask('AGT1', '441-7203385');
  if (!Exit.isSuccess(own)) throw new Error('It is there');
  expect(own.value).toMatchObject({ transactionId: 'TR1', pnr, ...charts });
  expect(own.value.passengers.map(({ name }) => name)).toEqual(sample.travellers.map(nameOf));
  expect(own.value.moves).toEqual([
    { at: now, charted: false, moves: 'GNWL 4 → GNWL 2', to: [{ traveller: 0, status: 'GNWL 2' }] },
  ]);
  expect([own.value.bookedOn, own.value.coaches]).toEqual([sold.bookedOn, ['B1', 'S1']]);
  expect(own.value.acts.map(({ act }) => act)).toEqual(['cancel', 'tdr', 'boarding']);
});

it.each<[readonly Right[], readonly string[]]>([
  [['bookings'], []],
  [
    ['bookings', 'book'],
    ['tdr', 'boarding'],
  ],
  [['bookings', 'cancel'], ['cancel']],
])('who has the rights %j is answered what they may do', async (rights, acts) => {
  const own = await ask('AGT1', pnr, rights);
  if (!Exit.isSuccess(own)) throw new Error('It is there');
  expect(own.value.acts.map(({ act }) => act)).toEqual(acts);
});

it('another has train, class, chart and how each stands, and nothing else', async () => {
  const other = await ask('AGT2');
  if (!Exit.isSuccess(other)) throw new Error('It is there');
  const { boardingMovedAt: _moved, ...told } = journey;
  expect(other.value).toEqual({
    pnr,
    journey: told,
    coaches: ['B1', 'S1'],
    departed: false,
    ...charts,
    passengers: standings,
    acts: [],
    moves: [],
  });
});

it('a number that the railway does not know is not found', async () => {
  for (const typed of ['4417203386', '', 'x']) {
    const none = await ask('AGT2', typed);
    expect(JSON.stringify(none)).toContain('NotFound');
  }
});

it('has left once it has left where they get on, for who sold it and for another', async () => {
  const leaves = toInstant(boarding.at);
  const departed = async (agencyId: string, at: typeof now) => {
    const said = await ask(agencyId, pnr, all, at);
    return Exit.isSuccess(said) ? said.value.departed : undefined;
  };
  for (const agencyId of ['AGT1', 'AGT2']) {
    expect([await departed(agencyId, plusMinutes(leaves, -1)), await departed(agencyId, leaves)]).toEqual([
      false,
      true,
    ]);
  }
});
