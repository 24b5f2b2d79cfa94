/** Moving the boarding point against what the rule says in words: once, on the way, half an hour before, with a berth or a share. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTimeAt, toInstant } from '#domain/time/place-time.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import {
  boardingChoices,
  boardingMoved,
  boardingMovesUntil,
  checkBoardingMove,
} from '#domain/train/booking/boarding.ts';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';

const zone = 'Asia/Kolkata';
const leaves = instant('2026-11-24T04:30:00Z');
/** A train of so many stops, an hour apart. */
const stopsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    station: `S${at}`,
    name: `Stop ${at}`,
    departs: placeTimeAt(plusMinutes(leaves, 60 * at), zone),
  }));

const someRide = fc
  .record({
    count: fc.integer({ min: 3, max: 9 }),
    draws: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
    chosen: fc.boolean(),
    minutes: fc.integer({ min: -240, max: 600 }),
  })
  .map(({ count, draws: [one, other, third], chosen, minutes }) => {
    const stops = stopsOf(count);
    const from = one % (count - 1);
    const to = from + 1 + (other % (count - 1 - from));
    const boarding = chosen && to - from > 1 ? from + 1 + (third % (to - from - 1)) : from;
    const point = (at: number) => {
      const stop = stops[at];
      if (stop === undefined) throw new Error('A stop');
      return { station: stop.station, name: stop.name, at: stop.departs };
    };
    const journey: RailJourney = {
      train: '12691',
      trainName: 'Express',
      kind: 'express',
      began: isoDate('2026-11-24'),
      travelClass: 'SL',
      quota: 'GN',
      from: point(from),
      to: point(to),
      ...(boarding !== from && { boarding: point(boarding) }),
      km: 400,
    };
    return { journey, stops, from, to, boarding, now: plusMinutes(leaves, minutes), minutes };
  });

describe('the boarding point', () => {
  it('can be any stop of the way but the one it is, half an hour before the train leaves there', () => {
    fc.assert(
      fc.property(someRide, ({ journey, stops, from, to, boarding, now, minutes }) => {
        const wanted = stops.flatMap(({ station }, at) =>
          at >= from && at < to && at !== boarding && minutes < 60 * at - 30 ? [station] : [],
        );
        expect(boardingChoices(journey, stops, now).map(({ station }) => station)).toEqual(wanted);
      }),
    );
  });

  it('is moved once, in time, for who has a berth or a share; it changes nothing else of the journey', () => {
    const statuses: readonly BerthStatus[] = [
      { kind: 'confirmed', berth: { coach: 'S1', number: 1, kind: 'LB' } },
      { kind: 'rac', number: 2 },
      { kind: 'waiting', list: 'GNWL', number: 3 },
      { kind: 'no-berth' },
      { kind: 'cancelled' },
    ];
    const standings = fc.array(fc.tuple(fc.constantFrom(...statuses), fc.boolean()), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(someRide, standings, ({ journey, stops, boarding, now, minutes }, people) => {
        const booking = {
          journey,
          standings: people.map(([current]) => ({ booked: current, current })),
          gone: people.flatMap(([, left], traveller) => (left ? [{ traveller, item: 0 }] : [])),
        };
        const travels = people.some(([{ kind }, left]) => !left && (kind === 'confirmed' || kind === 'rac'));
        const late = minutes >= 60 * boarding - 30;
        const codes = checkBoardingMove(booking, now).map(({ code }) => code);
        expect(codes).toEqual(late ? ['rail-boarding-late'] : travels ? [] : ['rail-boarding-waits']);
        for (const point of boardingChoices(journey, stops, now)) {
          const moved = boardingMoved(journey, point, now);
          expect(moved.boarding ?? moved.from).toEqual(point);
          const { boarding: _moved, boardingMovedAt, ...rest } = moved;
          const { boarding: _before, ...before } = journey;
          expect([boardingMovedAt, rest]).toEqual([now, before]);
          expect(checkBoardingMove({ ...booking, journey: moved }, now).map(({ code }) => code)).toEqual([
            'rail-boarding-moved',
          ]);
          expect(boardingMovesUntil(moved)).toBe(plusMinutes(toInstant(point.at), -30));
        }
      }),
    );
  });
});
