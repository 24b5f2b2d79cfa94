import { Deferred, Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import {
  areComing,
  cheapestDays,
  FareCalendars,
  lowestFares,
} from '#application/portal/flight/search/fare-calendars.ts';
import type { CalendarRequest } from '#domain/flight/search/fare-calendar.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import {
  addDays,
  datesFrom,
  datesOfMonth,
  firstOfMonth,
  isoDate,
  isoMonth,
  monthOf,
} from '#domain/time/calendar-date.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { now, rupees, today } from '#tests/fixtures/flight.ts';

const asked = { ...defaultSearch, origin: 'DEL', destination: 'BOM' };

const months = ['2026-11', '2026-12', '2027-01'].map(isoMonth);
const dates = months.flatMap(datesOfMonth);
const [november = []] = months.map(datesOfMonth);

function calendars(answer?: FlightDesk['calendar']) {
  const requests: CalendarRequest[] = [];
  const clock = { at: 0 };
  const desk: Pick<FlightDesk, 'calendar'> = {
    calendar: (request) => {
      requests.push(request);
      return (
        answer?.(request) ??
        Effect.succeed({ days: [{ date: firstOfMonth(request.month), lowest: rupees(5000 + requests.length) }] })
      );
    },
  };
  const kept = new FareCalendars(desk, signedInSession(), {
    now: () => now,
    todayIn: () => today,
    ticks: () => clock.at,
  });
  return { kept, requests, clock };
}

describe('fare calendars', () => {
  it('ask for each day once while it is fresh, and for nothing that names no two places', async () => {
    const { kept, requests, clock } = calendars();
    kept.want({ ...asked, destination: '' }, dates);
    kept.want({ ...asked, destination: 'DEL' }, dates);
    expect(requests).toEqual([]);
    kept.want(asked, dates);
    kept.want(asked, dates);
    await expect.poll(() => lowestFares(kept.state$.value, asked, dates).size).toBe(3);
    kept.want(asked, dates);
    expect(requests.map(({ month }) => month)).toEqual(months);
    clock.at = 6 * 60_000;
    kept.want(asked, november);
    expect(requests).toHaveLength(4);
    // What was known stays until the new answer is there.
    expect(lowestFares(kept.state$.value, asked, dates).size).toBe(3);
  });

  it('ask only for days that are wanted and not known, those of a month at a time', async () => {
    const { kept, requests } = calendars(({ from, to }) =>
      Effect.succeed({ days: from && to ? datesFrom(from, to).map((date) => ({ date, lowest: rupees(1) })) : [] }),
    );
    const week = (first: string) => datesFrom(isoDate(first), addDays(isoDate(first), 6));
    for (const first of ['2026-11-27', '2026-11-29', '2026-11-28', '2026-12-20']) {
      kept.want(asked, week(first));
      await expect.poll(() => lowestFares(kept.state$.value, asked, week(first)).size).toBe(7);
    }
    expect(requests.map(({ month, from, to }) => [month, from, to])).toEqual([
      ['2026-11', '2026-11-27', '2026-11-30'],
      ['2026-12', '2026-12-01', '2026-12-03'],
      ['2026-12', '2026-12-04', '2026-12-05'],
      ['2026-12', '2026-12-20', '2026-12-26'],
    ]);
  });

  it('tell whether the fares of a day are still to come, or cannot be had', async () => {
    const gate = Deferred.makeUnsafe<void>();
    const { kept } = calendars(({ month }) =>
      Effect.andThen(
        Deferred.await(gate),
        month === months[1] ? Effect.fail(new Fault({ reference: 'none' })) : Effect.succeed({ days: [] }),
      ),
    );
    const day = isoDate('2026-12-24');
    kept.want(asked, dates);
    expect(areComing(kept.state$.value, asked, day)).toBe(true);
    expect(areComing(kept.state$.value, asked, isoDate('2027-01-01'))).toBe(true);
    Deferred.doneUnsafe(gate, Effect.void);
    await expect.poll(() => areComing(kept.state$.value, asked, day)).toBe(false);
    await expect.poll(() => areComing(kept.state$.value, asked, isoDate('2027-01-01'))).toBe(false);
  });

  it('ask two months at a time, the last wanted first', async () => {
    const gate = Deferred.makeUnsafe<void>();
    const { kept, requests } = calendars(() => Effect.andThen(Deferred.await(gate), Effect.succeed({ days: [] })));
    kept.want(asked, dates);
    kept.want({ ...asked, destination: 'BLR' }, november);
    expect(requests).toHaveLength(2);
    Deferred.doneUnsafe(gate, Effect.void);
    await expect.poll(() => requests).toHaveLength(4);
    expect(requests.map(({ destination, month }) => `${destination} ${month}`)).toEqual([
      'BOM 2026-11',
      'BOM 2026-12',
      'BLR 2026-11',
      'BOM 2027-01',
    ]);
  });

  it('leave the days of a month that cannot be had without fares', async () => {
    const { kept, requests } = calendars(() => Effect.fail(new Fault({ reference: 'R-1' })));
    kept.want(asked, dates);
    await expect.poll(() => requests).toHaveLength(3);
    expect(lowestFares(kept.state$.value, asked, dates).size).toBe(0);
  });

  it('point out the days of the three lowest fares of each month', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (prices) => {
        const fares = new Map(prices.map((price, at) => [addDays(isoDate('2026-12-01'), at), rupees(price)]));
        const cheapest = cheapestDays(fares);
        for (const [date, { minor }] of fares) {
          const inMonth = [...fares].filter(([other]) => monthOf(other) === monthOf(date));
          const lower = new Set(inMonth.map(([, fare]) => fare.minor).filter((other) => other < minor));
          const all = new Set(inMonth.map(([, fare]) => fare.minor));
          expect(cheapest.has(date)).toBe(all.size > 3 && lower.size < 3);
        }
      }),
    );
  });
});
