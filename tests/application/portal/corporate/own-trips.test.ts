/** A list of trips: the newest question wins, and what is there stays where asking again fails. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import type { TripDesk, TripsPage } from '#application/desk/corporate/trips.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { OwnTrips } from '#application/portal/corporate/own-trips.ts';
import { corporateReference } from '#infrastructure/wire/reference/corporate/corporate.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';

const { answer } = corporateReference.trips;
type Given = TripsPage | 'cut-off';

/** Every question waits until it is answered. */
function asking() {
  const asked: { readonly what: unknown; readonly give: (given: Given) => void }[] = [];
  const desk: TripDesk = {
    trips: (what) =>
      Effect.flatMap(
        Effect.promise(() => new Promise<Given>((give) => void asked.push({ what, give }))),
        (given) => (given === 'cut-off' ? Effect.fail(new Unreachable({ detail: '' })) : Effect.succeed(given)),
      ),
  };
  return { asked, trips: new OwnTrips(desk, new AfterBookingDesk().session) };
}

const total = (trips: OwnTrips) => {
  const { list } = trips.state$.value;
  return list.kind === 'ready' ? list.value.total : list.kind;
};

it('shows what was asked for last, whichever answer comes first', async () => {
  const { asked, trips } = asking();
  const first = trips.load('held', 1);
  const second = trips.load('past', 2);
  await expect
    .poll(() => asked.map(({ what }) => what))
    .toEqual([
      { box: 'held', page: 1 },
      { box: 'past', page: 2 },
    ]);
  asked[1]?.give({ ...answer, total: 7 });
  await second;
  asked[0]?.give({ ...answer, total: 3 });
  await first;
  expect([total(trips), trips.state$.value.box, trips.state$.value.page]).toEqual([7, 'past', 2]);
});

it('keeps what is there where asking again fails, and says so where nothing is', async () => {
  const { asked, trips } = asking();
  const ask = async (given: Given) => {
    const before = asked.length;
    const loaded = trips.load();
    await expect.poll(() => asked.length).toBe(before + 1);
    asked[before]?.give(given);
    await loaded;
    return total(trips);
  };
  expect(await ask('cut-off')).toBe('failed');
  expect(await ask({ ...answer, total: 4 })).toBe(4);
  expect(await ask('cut-off')).toBe(4);
});
