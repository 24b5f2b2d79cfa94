/** The palette's use case: what is found, in which order, and what happens while one types faster than the desk answers. */
import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listMostTravellers } from '#domain/agency/saved-traveller.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { BookingDesk, BookingsPage } from '#application/desk/booking.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { FindAnything } from '#application/portal/session/find-anything.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const places = [
  { key: 'landing', label: 'Home', also: 'start dashboard' },
  { key: 'my-bookings', label: 'My bookings', also: 'tickets trips' },
  { key: 'ledger', label: 'Ledger', also: 'account statement' },
];

const booking = (transactionId: string, leadTraveller: string): BookingSummary => ({
  transactionId,
  product: 'flight',
  status: 'confirmed',
  reference: `PNR${transactionId.slice(-1)}`,
  mark: '6E',
  title: 'DEL-BOM',
  startsOn: isoDate('2026-11-24'),
  leadTraveller,
  travellerCount: 1,
  customerTotal: rupees(5854),
  bookedOn: instant('2026-11-20T16:00:00.000Z'),
  bookedBy: 'Asha Rao',
});

const all = [booking('FL-1', 'Meera Iyer'), booking('FL-2', 'Rahul Nair'), booking('FL-3', 'Meena Das')];

class ListingDesk {
  readonly asked: (string | undefined)[] = [];
  unreachable = false;
  readonly bookings: Pick<BookingDesk, 'list'> = {
    list: ({ text }) =>
      Effect.suspend(() => {
        this.asked.push(text);
        if (this.unreachable) return Effect.fail(new Unreachable({ detail: 'off' }));
        const sought = text?.toLowerCase() ?? '';
        const bookings = all.filter((each) => each.leadTraveller.toLowerCase().startsWith(sought));
        const counts = countsByStatus({ confirmed: bookings.length });
        const page: BookingsPage = { bookings, total: bookings.length, page: 1, pageSize: 20, counts };
        return Effect.succeed(page);
      }),
  };
}

function open(
  rights?: readonly string[],
  personalTravellers: AgencyDesk['personalTravellers'] = () => Effect.succeed([makeSavedTraveller()]),
) {
  const desk = new ListingDesk();
  const session = signedInSession();
  const state = session.state$.value;
  if (rights !== undefined && state.kind === 'signed-in') {
    const { identity } = state.auth;
    const user = { ...identity, userId: 'u', email: '', mobile: '', address: '', city: '', country: 'IN', rights };
    session.state$.next({ ...state, user });
  }
  const travellers = new SavedTravellers(
    {
      personalTravellers,
    },
    session,
  );
  const find = new FindAnything(desk.bookings, travellers, session, 100);
  find.open();
  find.offer(places);
  return { desk, find, now: () => find.state$.value };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const rest = async () => {
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
};

describe('with nothing typed', () => {
  test('screens stand there, and the latest bookings', async () => {
    const { now } = open();
    await rest();
    expect(now().places.map(({ key }) => key)).toEqual(['landing', 'my-bookings', 'ledger']);
    expect(now().bookings).toHaveLength(3);
    expect(now().searching).toBe(false);
  });
});

describe('typing', () => {
  test('is kept where other screens are there meanwhile, and those are found', async () => {
    const { find, now } = open();
    await rest();
    find.type('hol');
    find.offer([...places, { key: 'holds', label: 'Holds', also: '' }]);
    expect(now()).toMatchObject({ text: 'hol', searching: true });
    expect(now().places.map(({ key }) => key)).toContain('holds');
    await rest();
    expect(now()).toMatchObject({ text: 'hol', searching: false });
  });

  test('finds screens at once, and asks the desk once typing rests', async () => {
    const { desk, find, now } = open();
    await rest();
    for (const text of ['me', 'mee']) find.type(text);
    expect(now()).toMatchObject({ searching: true, places: [] });
    // What was there and fits stays in view meanwhile.
    expect(now().bookings.map(({ transactionId }) => transactionId)).toEqual(['FL-1', 'FL-3']);
    await rest();
    expect(desk.asked).toEqual([undefined, 'mee']);
    expect(now()).toMatchObject({ searching: false, bookingCount: 2 });
    expect(now().travellers.map(({ saved, at }) => [saved.savedId, at])).toEqual([['saved-1', [0, 1, 2]]]);
    expect(now().order).toEqual(['bookings', 'travellers', 'places']);
  });

  test('a traveller that is found before any booking is not yet the answer', async () => {
    const { find, now } = open();
    find.type('meera');
    await vi.advanceTimersByTimeAsync(50);
    expect(now()).toMatchObject({ undecided: true, bookings: [] });
    expect(now().travellers).toHaveLength(1);
    await rest();
    expect(now()).toMatchObject({ undecided: false, bookingCount: 1 });
    find.type('my boo');
    expect(now()).toMatchObject({ undecided: false, searching: true });
  });

  test('one letter is too little for the desk', async () => {
    const { desk, find, now } = open();
    await rest();
    find.type('l');
    await rest();
    expect(desk.asked).toEqual([undefined]);
    expect(now()).toMatchObject({ searching: false, bookings: [], places: [{ key: 'ledger', at: [0] }] });
  });

  test('a screen is found by its other words, without marks; what was surely meant comes first', async () => {
    const { find, now } = open();
    find.type('state');
    expect(now().places).toEqual([{ key: 'ledger', at: [] }]);
    expect(now().order[0]).toBe('places');
    find.type('mb');
    expect(now().places).toEqual([{ key: 'my-bookings', at: [0, 3] }]);
  });

  test('a late answer to an older text changes nothing', async () => {
    const { find, now } = open();
    await rest();
    find.type('meera');
    await vi.advanceTimersByTimeAsync(100);
    find.type('rahul');
    await rest();
    expect(now().bookings.map(({ transactionId }) => transactionId)).toEqual(['FL-2']);
  });
});

describe('an agency with more saved travellers than a list holds', () => {
  const { traveller } = makeSavedTraveller();
  const named = (savedId: string, firstName: string, lastName: string) => ({
    savedId,
    traveller: { ...traveller, firstName, lastName },
  });
  const first = Array.from({ length: listMostTravellers }, (_, at) => named(`first-${at}`, 'Aamir', 'Khan'));
  const zoya = named('last', 'Zoya', 'Akhtar');
  const asked: (string | undefined)[] = [];
  const personalTravellers: AgencyDesk['personalTravellers'] = ({ text }) => {
    asked.push(text);
    return Effect.succeed(text === undefined ? first : text.startsWith('akh') || text.startsWith('zoy') ? [zoya] : []);
  };
  beforeEach(() => void asked.splice(0));

  test('anybody of them is found, once typing rests and in whatever order the names stand', async () => {
    const { find, now } = open(undefined, personalTravellers);
    await rest();
    find.type('zo');
    find.type('zoy');
    expect(now().travellers).toEqual([]);
    await rest();
    expect(asked).toEqual([undefined, 'zoy']);
    expect(now().travellers.map(({ saved, at }) => [saved.savedId, at])).toEqual([['last', [0, 1, 2]]]);
    // While one types on, who was found stays.
    find.type('zoya');
    expect(now().travellers).toHaveLength(1);
    find.type('akhtar zo');
    expect(now().travellers).toEqual([]);
    await rest();
    expect(now().travellers.map(({ saved, at }) => [saved.savedId, at])).toEqual([['last', []]]);
  });

  test('travellers are looked for where bookings may not be seen', async () => {
    const { desk, find, now } = open(['travellers'], personalTravellers);
    await rest();
    find.type('zoya');
    await rest();
    expect(desk.asked).toEqual([]);
    expect(now().travellers).toHaveLength(1);
    expect(now().searching).toBe(false);
  });
});

describe('without the desk', () => {
  test('screens and travellers are found all the same, and it can be asked again', async () => {
    const { desk, find, now } = open();
    await rest();
    desk.unreachable = true;
    find.type('meera');
    await rest();
    expect(now().failure?._tag).toBe('Unreachable');
    expect(now().travellers).toHaveLength(1);
    desk.unreachable = false;
    find.again();
    await rest();
    expect(now()).toMatchObject({ failure: undefined, bookingCount: 1 });
  });

  test('nothing is asked for that the agent may not see', async () => {
    const { desk, find, now } = open(['search']);
    find.type('meera');
    await rest();
    expect(desk.asked).toEqual([]);
    expect(now()).toMatchObject({ bookings: [], travellers: [], searching: false });
  });

  test('nothing is asked once it is closed', async () => {
    const { desk, find } = open();
    await rest();
    find.type('meera');
    find.close();
    await rest();
    expect(desk.asked).toEqual([undefined]);
  });
});
