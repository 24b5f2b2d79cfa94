import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { FlightDesk } from '#application/desk/flight.ts';
import { addressOf, TripResults } from '#application/portal/flight/search/trip-results.ts';
import type { FoundTrip } from '#application/portal/flight/search/trip-results.ts';
import type { FlightResults } from '#application/portal/flight/search/flight-results.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { now, offersFromPicture, today } from '#tests/fixtures/flight.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const airports = makeAirportDirectory({
  zones: ['Asia/Kolkata'],
  rows: [
    ['DEL', 'Indira Gandhi', 'Delhi', 'IN', 0, 28.57, 77.1, 5],
    ['BOM', 'Chhatrapati Shivaji', 'Mumbai', 'IN', 0, 19.09, 72.87, 5],
  ],
});

const query = 'trip=DEL-BOM-2026-11-24';
const offers = offersFromPicture(`
  6E 2134  DEL 06:10 -> 08:25 BOM                              | Saver 5854, Flex 6690 R
  IX 1124  DEL 05:05 -> 07:25 BOM                              | Value 5612
  6E 519   DEL 08:15 -> 09:45 IDR ~ 6E 520 IDR 11:20 -> 12:50 BOM | Saver 6204
`);

/** A tab that was just opened: nothing of another one is remembered. */
function newTab() {
  let searches = 0;
  const desk: Pick<FlightDesk, 'search'> = {
    search: () => {
      searches += 1;
      return Effect.succeed({ searchId: 's-1', currency: 'INR', offers, total: offers.length });
    },
  };
  const trip = new TripResults(
    // Only searched here.
    desk as FlightDesk,
    signedInSession(),
    {
      airports: { load: async () => airports },
      clock: { now: () => now, todayIn: () => today, ticks: () => 0 },
      airlineName: (code) => code,
    },
    deviceMemory(new Profile().tab()).additionalSettings,
  );
  const found = (): FoundTrip => {
    const { value } = trip.state$;
    if (value.kind !== 'found') throw new Error(`The results are ${value.kind}`);
    return value;
  };
  const list = (): FlightResults => {
    const [first] = trip.lists;
    if (first === undefined) throw new Error('Nothing is listed');
    return first;
  };
  return { trip, found, list, searches: () => searches };
}

function shown({ lists: [list] }: FoundTrip) {
  if (list === undefined) throw new Error('Nothing is listed');
  const { filters, order, view, refined, index } = list;
  return { filters, order, view, ids: Array.from(refined.order, (at) => index.offers[at]?.offerId) };
}

describe('the address of results', () => {
  it('is that of the search while nothing is set, and says what is', async () => {
    const { trip, found, list } = newTab();
    await trip.open(query);
    expect(addressOf(found())).toBe(query);
    list().filter({ stops: [0] });
    list().sort({ key: 'duration', descending: true });
    list().show('bars');
    expect(addressOf(found())).toBe(`${query}&view=bars&sort=duration-down&stops=0`);
    list().clearFilters();
    expect(addressOf(found())).toBe(`${query}&view=bars&sort=duration-down`);
  });

  it('shows the same list where it is opened again', async () => {
    const one = newTab();
    await one.trip.open(query);
    one.list().filter({ airlines: ['6E'], maxPrice: 600_000 });
    one.list().sort({ key: 'departure', descending: true });
    one.list().show('bars');
    const other = newTab();
    await other.trip.open(addressOf(one.found()));
    expect(shown(other.found())).toEqual(shown(one.found()));
    expect(shown(other.found()).ids).toEqual(['offer-1']);
    expect(other.found().query).toBe(query);
    expect(addressOf(other.found())).toBe(addressOf(one.found()));
  });

  it('is followed without a new search while the results are fresh', async () => {
    const { trip, found, list, searches } = newTab();
    await trip.open(query);
    list().filter({ stops: [0] });
    await trip.open(`${query}&sort=departure&airlines=IX`);
    expect(shown(found())).toMatchObject({
      filters: { airlines: ['IX'] },
      order: { key: 'departure' },
      ids: ['offer-2'],
    });
    await trip.open(query);
    expect(shown(found()).filters).toEqual({ airlines: ['IX'] });
    expect(searches()).toBe(1);
  });

  it('names leaders that stand in the list it shows', async () => {
    const { trip, found } = newTab();
    await trip.open(query);
    await trip.open(`${query}&sort=duration&airlines=IX`);
    expect(found().lists[0]?.leads).toEqual({ price: 1, duration: 1, best: 1 });
  });
});
