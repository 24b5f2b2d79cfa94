/** What is offered on a booking as its flights leave and its travellers drop out. */
import { describe, expect, it } from 'vitest';
import { type AmendmentKind, amendmentsOf } from '#domain/booking/amendment.ts';
import { placesShown, servicesNow } from '#domain/flight/booking/aboard.ts';
import { actsOf, begunAt, hasDeparted, isNoShow } from '#domain/flight/booking/acts.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { makeDocumentedBooking } from '#tests/fixtures/documents.ts';
import { makeOption } from '#tests/fixtures/flight.ts';

const both = makeDocumentedBooking();
const together = { ...both, options: [makeOption()] } as const;
const [out, back] = both.itineraries.map(({ segments }) => toInstant(segments[0].departure));
if (out === undefined || back === undefined) throw new Error('A round trip has two departures');
const times = { before: plusMinutes(out, -60), between: plusMinutes(back, -60), after: plusMinutes(back, 60) };
const all = [0, 1].flatMap((itinerary) => [0, 1, 2].map((traveller) => ({ traveller, item: itinerary })));
const outward = all.filter(({ item }) => item === 0);
const homeward = all.filter(({ item }) => item === 1);
const any = ['cancel', 'change', 'add-ssr', 'split', 'schedule-change'] as const;

describe('what can be done to a ticketed booking', () => {
  it.each<[string, Partial<typeof both>, keyof typeof times, readonly AmendmentKind[]]>([
    ['nothing has left', {}, 'before', any],
    ['the way out has left', {}, 'between', [...any, 'no-show']],
    [
      'the way out has left, on one fare for both',
      together,
      'between',
      ['change', 'add-ssr', 'split', 'schedule-change', 'no-show'],
    ],
    ['all has left', {}, 'after', ['schedule-change', 'no-show']],
    ['all that was left has left', { gone: homeward }, 'between', ['schedule-change', 'no-show']],
    ['nobody was on what has left', { gone: outward }, 'between', any],
    ['it was taken over from elsewhere', { imported: 'amadeus' }, 'before', ['cancel', 'schedule-change']],
  ])('where %s', (_where, with_, when, offered) => {
    expect(new Set(actsOf({ ...both, ...with_ }, times[when]))).toEqual(new Set(offered));
  });

  it('is nothing more than its state allows', () => {
    expect(actsOf({ ...both, status: 'held' }, times.before)).toEqual(amendmentsOf('held'));
    expect(actsOf({ ...both, status: 'cancelled', gone: all }, times.before)).toEqual([]);
  });
});

it('has departed once the last flight that somebody is booked on has', () => {
  expect(hasDeparted(both, times.between)).toBe(false);
  expect(hasDeparted({ ...both, gone: homeward }, times.between)).toBe(true);
  expect(hasDeparted(both, times.after)).toBe(true);
  expect(hasDeparted({ ...both, gone: all }, times.after)).toBe(false);
});

it('has begun for the rows of a list when it has departed for who opens it', () => {
  expect([both, { ...both, gone: homeward }, { ...both, gone: all }].map(begunAt)).toEqual([back, out, undefined]);
});

it('is a no-show where nobody is left and somebody missed the flight', () => {
  const missed = all.map((place) => ({ ...place, missed: true }));
  expect(isNoShow({ ...both, gone: missed })).toBe(true);
  expect(isNoShow({ ...both, gone: missed.slice(1) })).toBe(false);
  expect(isNoShow({ ...both, gone: all })).toBe(false);
});

it('is shown as sold once nobody is left, and its services go with their places', () => {
  expect(placesShown({ ...both, gone: all })).toEqual(all);
  expect(placesShown({ ...both, gone: outward })).toEqual(homeward);
  const seat = (itinerary: number, status: 'confirmed' | 'refused') =>
    ({ kind: 'seat', ssrId: `s${itinerary}`, traveller: 0, place: { itinerary, segment: 0 }, status }) as const;
  const ssr = [seat(0, 'confirmed'), seat(1, 'confirmed'), seat(0, 'refused')] as unknown as Parameters<
    typeof servicesNow
  >[0]['ssr'];
  expect(servicesNow({ ssr, gone: outward }).map(({ status }) => status)).toEqual([
    'cancelled',
    'confirmed',
    'refused',
  ]);
});
