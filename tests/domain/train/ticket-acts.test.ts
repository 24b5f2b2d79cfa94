/** What can be done with a ticket at a moment, against what the rules of each doing say by themselves. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import { checkBoardingMove } from '#domain/train/booking/boarding.ts';
import { ticketActsAt } from '#domain/train/booking/ticket-acts.ts';
import { takesBerth } from '#domain/train/booking/rules.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import { tdrChoices } from '#domain/train/cancel/tdr.ts';
import { plainJourneys } from '#tests/products/train/train-arbitraries.ts';

const confirmed: BerthStatus = { kind: 'confirmed', berth: { coach: 'B2', number: 32, kind: 'SUB' } };
const rac: BerthStatus = { kind: 'rac', number: 2 };
const waiting: BerthStatus = { kind: 'waiting', list: 'GNWL', number: 3 };
const child: BerthStatus = { kind: 'no-berth' };
const statuses = fc.constantFrom<BookingStatus>('confirmed', 'part-cancelled', 'cancelled', 'amending');

const tickets = fc
  .record({
    sold: plainJourneys,
    draws: fc.array(fc.constantFrom(confirmed, rac, waiting), { minLength: 6, maxLength: 6 }),
    status: statuses,
    charted: fc.boolean(),
    // Within a day before it leaves and after.
    minutes: fc.integer({ min: -1500, max: 200 }),
  })
  .map(({ sold, draws, status, charted, minutes }) => {
    const departs = toInstant(sold.journey.from.at);
    const chartAt = plusMinutes(departs, -600);
    const standings = sold.passengers.map((passenger, at) => {
      const current = takesBerth(passenger) ? (draws[at] ?? confirmed) : child;
      return { booked: current, current };
    });
    const booking = { ...sold, status, standings, gone: [], ...(charted && { chartedAt: chartAt }) };
    const choices = tdrChoices(
      {
        departs,
        arrives: toInstant(sold.journey.to.at),
        chartAt,
        travelClass: sold.journey.travelClass,
        statuses: standings.map(({ current }) => current.kind),
      },
      plusMinutes(departs, minutes),
    );
    return { booking, departs, chartAt, choices, now: plusMinutes(departs, minutes) };
  });

it('giving up is open for exactly those whom the railway takes back, while it does', () => {
  fc.assert(
    fc.property(tickets, ({ booking, departs, chartAt, choices, now }) => {
      const [act] = ticketActsAt({ booking, chartAt, choices }, now);
      if (act?.act !== 'cancel') throw new Error('It stands first');
      const isSold = booking.status === 'confirmed' || booking.status === 'part-cancelled';
      const mayLeave = booking.travellers.flatMap((_, traveller) => {
        // Children without a berth leave with the last who has one.
        const others = booking.passengers.filter((_, at) => at !== traveller);
        const leaving = others.some(takesBerth) ? [traveller] : booking.travellers.map((_, at) => at);
        const places = leaving.map((at) => ({ traveller: at, item: 0 }));
        const asked = { booking, places, reason: 'traveller', now } as const;
        return 'violations' in cancellationOf(trainCancelling, asked) ? [] : [traveller];
      });
      const isOpen = isSold && now < departs && mayLeave.length > 0;
      expect(act.closed === undefined).toBe(isOpen);
      if (isOpen) {
        expect(act.travellers ?? booking.travellers.map((_, at) => at)).toEqual(mayLeave);
        expect(act.until !== undefined && act.until > plusMinutes(now, -1500)).toBe(true);
      }
    }),
  );
});

it('until the chart where somebody has a berth, until half an hour before where nobody has, then until it leaves', () => {
  fc.assert(
    fc.property(tickets, ({ booking, departs, chartAt, choices, now }) => {
      const [act] = ticketActsAt({ booking, chartAt, choices }, now);
      if (act?.closed !== undefined) return;
      const someBerth = booking.standings.some(({ current }) => current.kind === 'confirmed');
      const free = plusMinutes(departs, -30);
      expect(act?.until).toBe(booking.chartedAt === undefined && someBerth ? chartAt : now < free ? free : departs);
    }),
  );
});

it('a claim is open with the chart, for the reasons that are, the one that ends first before the others', () => {
  fc.assert(
    fc.property(tickets, ({ booking, chartAt, choices, now }) => {
      const [, act] = ticketActsAt({ booking, chartAt, choices }, now);
      const open = choices.filter(({ closed }) => closed === undefined);
      if (now < chartAt) {
        expect(act).toEqual({ act: 'tdr', closed: 'chart', from: chartAt });
        return;
      }
      expect(act?.reasons ?? []).toHaveLength(open.length);
      expect(act?.until).toBe(open.map(({ until }) => until).toSorted()[0]);
    }),
  );
});

it('getting on elsewhere is open where its own rule has nothing against it', () => {
  fc.assert(
    fc.property(tickets, ({ booking, chartAt, choices, now }) => {
      const [, , act] = ticketActsAt({ booking, chartAt, choices }, now);
      const isSold = booking.status === 'confirmed' || booking.status === 'part-cancelled';
      const [against] = checkBoardingMove(booking, now);
      expect(act?.closed).toBe(!isSold ? 'state' : against?.code.replace('rail-boarding-', ''));
    }),
  );
});
