import { Deferred, Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Fault } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { areComing, cheapestDays, FareCalendars, lowestFares } from '#application/portal/flight/fare-calendars.ts';
import type { CalendarRequest } from '#domain/flight/fare-calendar.ts';
import { defaultSearch } from '#domain/flight/search-rules.ts';
import { addDays, firstOfMonth, isoDate, isoMonth, monthOf } from '#domain/time/calendar-date.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { now, rupees, today } from '#tests/fixtures/flight.ts';

const asked = { ...defaultSearch, origin: 'DEL', destination: 'BOM' };
/** How long an answer may take on a busy machine. */
const patient = { timeout: 10_000 };

const months = ['2026-11', '2026-12', '2027-01'].map(isoMonth);

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
  it('ask for each month once while it is fresh, and for nothing that names no two places', async () => {
    const { kept, requests, clock } = calendars();
    kept.want({ ...asked, destination: '' }, months);
    kept.want({ ...asked, destination: 'DEL' }, months);
    expect(requests).toEqual([]);
    kept.want(asked, months);
    kept.want(asked, months);
    await vi.waitFor(() => expect(lowestFares(kept.state$.value, asked, months).size).toBe(3), patient);
    kept.want(asked, months);
    expect(requests.map(({ month }) => month)).toEqual(months);
    clock.at = 6 * 60_000;
    kept.want(asked, months.slice(0, 1));
    expect(requests).toHaveLength(4);
    // What was known stays until the new answer is there.
    expect(lowestFares(kept.state$.value, asked, months).size).toBe(3);
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
    kept.want(asked, months);
    expect(areComing(kept.state$.value, asked, day)).toBe(true);
    expect(areComing(kept.state$.value, asked, isoDate('2027-01-01'))).toBe(true);
    Deferred.doneUnsafe(gate, Effect.void);
    await vi.waitFor(() => expect(areComing(kept.state$.value, asked, day)).toBe(false), patient);
    await vi.waitFor(() => expect(areComing(kept.state$.value, asked, isoDate('2027-01-01'))).toBe(false), patient);
  });

  it('ask two months at a time, the last wanted first', async () => {
    const gate = Deferred.makeUnsafe<void>();
    const { kept, requests } = calendars(() => Effect.andThen(Deferred.await(gate), Effect.succeed({ days: [] })));
    kept.want(asked, months);
    kept.want({ ...asked, destination: 'BLR' }, months.slice(0, 1));
    expect(requests).toHaveLength(2);
    Deferred.doneUnsafe(gate, Effect.void);
    await vi.waitFor(() => expect(requests).toHaveLength(4), patient);
    expect(requests.map(({ destination, month }) => `${destination} ${month}`)).toEqual([
      'BOM 2026-11',
      'BOM 2026-12',
      'BLR 2026-11',
      'BOM 2027-01',
    ]);
  });

  it('leave the days of a month that cannot be had without fares', async () => {
    const { kept, requests } = calendars(() => Effect.fail(new Fault({ reference: 'R-1' })));
    kept.want(asked, months);
    await vi.waitFor(() => expect(requests).toHaveLength(3), patient);
    expect(lowestFares(kept.state$.value, asked, months).size).toBe(0);
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
