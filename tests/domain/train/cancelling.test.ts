/** Cancelling a ticket in parts and over time: children, the chart, part confirmed tickets, and who may stay. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { cancelOutlook, chargesOverTime } from '#domain/booking/cancel/outlook.ts';
import { priceOfUnits, totalOfLines } from '#domain/booking/cancel/price-of-units.ts';
import { isSameUnit } from '#domain/booking/units.ts';
import { subtract } from '#domain/money/money.ts';
import { dateIn, instant, plusMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { trainClasses } from '#domain/train/berths/classes.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import { chartAtOf, chartsOf } from '#domain/train/booking/charts.ts';
import { takesBerth } from '#domain/train/booking/rules.ts';
import type { CancellableJourney } from '#domain/train/booking/train-booking.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import { cancelSteps, railCharge } from '#domain/train/cancel/charges.ts';
import { plainJourneys } from '#tests/products/train/train-arbitraries.ts';

const confirmed: BerthStatus = { kind: 'confirmed', berth: { coach: 'B2', number: 32, kind: 'SUB' } };
const waiting: BerthStatus = { kind: 'waiting', list: 'GNWL', number: 3 };

/** Gives passengers with a berth the drawn standings, and leaves children without one. */
function standingAs(sold: CancellableJourney, draws: readonly BerthStatus[]): CancellableJourney {
  const standings = sold.passengers.map((passenger, at) => {
    const current = takesBerth(passenger) ? (draws[at] ?? confirmed) : ({ kind: 'no-berth' } as const);
    return { booked: current, current };
  });
  return { ...sold, standings };
}

const allConfirmed = plainJourneys.map((sold) => standingAs(sold, []));
/** Before the chart, which is made 14 hours before it leaves. */
const early = fc.integer({ min: 841, max: 9000 });
const unitOf = (traveller: number) => ({ traveller, item: 0 });

function feesOf(booking: CancellableJourney, travellers: readonly number[], minutes: number) {
  const now = plusMinutes(toInstant(booking.journey.from.at), -minutes);
  const reason = minutes < 0 ? 'no-show' : 'traveller';
  const answer = cancellationOf(trainCancelling, { booking, places: travellers.map(unitOf), reason, now });
  if ('violations' in answer) return answer.violations.map(({ code }) => code);
  const parts = answer.cancellation.charges.parts ?? [];
  return travellers.map((traveller) =>
    parts
      .filter(({ params }) => params?.['passenger'] === traveller + 1)
      .reduce((total, { amount }) => total + amount.minor, 0),
  );
}

function paidFor(booking: CancellableJourney, traveller: number) {
  const own = priceOfUnits(booking.price, (unit) => isSameUnit(unit, unitOf(traveller)));
  const fare = own?.netBreakdown?.parts?.find(({ name }) => name === 'fare');
  if (fare === undefined) throw new Error('Every traveller has a fare');
  const taxes = totalOfLines(fare, 'taxes');
  return { fare: subtract(fare.amount, taxes), taxes, total: fare.amount.minor };
}

it('charges a child without a berth by the bands of all others, and keeps everything after departure', () => {
  fc.assert(
    fc.property(allConfirmed, fc.oneof(early, fc.integer({ min: -3000, max: -1 })), (booking, minutes) => {
      const everybody = booking.travellers.map((_, at) => at);
      const fees = feesOf(booking, everybody, minutes);
      const { travelClass, quota, from } = booking.journey;
      const on = dateIn(plusMinutes(toInstant(from.at), -minutes), from.at.zone);
      for (const at of everybody) {
        const { total, ...paid } = paidFor(booking, at);
        const asked = { travelClass, quota, status: 'confirmed', partWaits: false, charted: minutes < 0 } as const;
        const { fee, tax } = railCharge({ ...asked, ...paid, minutes, on });
        expect(fees[at]).toBe(minutes < 0 ? total : fee.minor + tax.minor);
      }
    }),
  );
});

it('shows the chart as the last step of a confirmed berth, and no step that is over', () => {
  fc.assert(
    fc.property(allConfirmed, fc.integer({ min: 0, max: 9000 }), (sold, minutes) => {
      const departs = toInstant(sold.journey.from.at);
      const now = plusMinutes(departs, -minutes);
      const chartAt = chartAtOf(sold.journey);
      const booking = { ...sold, ...(now >= chartAt && { chartedAt: chartAt }) };
      const places = booking.travellers.map((_, at) => unitOf(at));
      const question = { booking, places, reason: 'traveller', now } as const;
      const moments = chargesOverTime(trainCancelling, question);
      const steps = moments.filter(({ kind }) => kind === 'step').map(({ at }) => at);
      expect(steps.every((at) => at >= now && at <= chartAt)).toBe(true);
      if (now >= chartAt) {
        expect('violations' in cancellationOf(trainCancelling, question)).toBe(true);
        return;
      }
      const supplier = booking.travellers.reduce((total, _, at) => total + paidFor(booking, at).total, 0);
      const isAll = moments[0]?.charges.minor === supplier;
      expect(steps.at(-1)).toBe(isAll ? undefined : chartAt);
      if (!isAll) expect(moments.find(({ at }) => at === chartAt)?.charges.minor).toBe(supplier);
      const { alternatives } = cancelOutlook(trainCancelling, question, false);
      const wait = alternatives.find(({ kind }) => kind === 'wait');
      expect(wait?.until).toBe(steps[0] && plusMilliseconds(steps[0], -1));
    }),
  );
});

it('prints steps that are still to come, in order, the last of them ended by the chart', () => {
  const departs = toInstant({ local: '2026-11-24T10:00', zone: 'Asia/Kolkata' } as never);
  fc.assert(
    fc.property(
      fc.constantFrom(...trainClasses),
      fc.integer({ min: -100, max: 9000 }),
      fc.integer({ min: 240, max: 4000 }),
      (travelClass, minutes, before) => {
        const [now, chartAt] = [plusMinutes(departs, -minutes), plusMinutes(departs, -before)];
        const steps = cancelSteps(travelClass, { departs, chartAt, on: dateIn(departs, 'Asia/Kolkata') }, now);
        const ends = steps.map(({ until }) => until);
        expect(ends).toEqual([...new Set(ends)].toSorted());
        expect(ends.every((until) => until > now && until <= chartAt)).toBe(true);
        const last = before < 480 ? plusMinutes(departs, -480) : chartAt;
        expect(ends.at(-1)).toBe(now < last ? last : undefined);
      },
    ),
  );
});

it('charges a berth given up alone by its bands, and clerkage where a part confirmed ticket goes whole', () => {
  const drawn = fc.array(fc.constantFrom(confirmed, waiting), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(plainJourneys, drawn, early, (sold, draws, minutes) => {
      const booking = standingAs(sold, draws);
      const { travelClass, quota, from } = booking.journey;
      const on = dateIn(plusMinutes(toInstant(from.at), -minutes), from.at.zone);
      const kinds = booking.standings.map(({ current: { kind } }) => kind);
      const isPart = kinds.includes('confirmed') && kinds.includes('waiting');
      const everybody = booking.travellers.map((_, at) => at);
      const expected = (at: number, status: 'confirmed' | 'waiting', partWaits: boolean) => {
        const { total: _total, ...paid } = paidFor(booking, at);
        const asked = { travelClass, quota, status, partWaits, charted: false, ...paid, minutes, on };
        const { fee, tax } = railCharge(asked);
        return fee.minor + tax.minor;
      };
      const statusOf = (at: number) => {
        const kind = kinds[at];
        return kind === 'waiting' || (kind === 'no-berth' && !kinds.includes('confirmed')) ? 'waiting' : 'confirmed';
      };
      expect(feesOf(booking, everybody, minutes)).toEqual(everybody.map((at) => expected(at, statusOf(at), isPart)));
      for (const at of everybody) {
        const [alone] = feesOf(booking, [at], minutes);
        if (alone === 'rail-child-alone') continue;
        expect(alone).toBe(expected(at, statusOf(at), false));
      }
    }),
  );
});

it('leaves nobody, or somebody with a berth, before and after the chart, by whomever it is agreed', () => {
  const some = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(allConfirmed, some, some, (sold, gone, leaves) => {
      const booking = { ...sold, gone: sold.travellers.flatMap((_, at) => (gone[at] ? [unitOf(at)] : [])) };
      const places = sold.travellers.flatMap((_, at) => (leaves[at] && !gone[at] ? [unitOf(at)] : []));
      if (places.length === 0) return;
      const stays = sold.passengers.filter((_, at) => !gone[at] && !leaves[at]);
      const question = { booking, places, reason: 'traveller', now: instant('2026-11-20T06:00:00Z') } as const;
      const nothing = subtract(sold.price.total, sold.price.total);
      const agreed = places.map((unit) => ({ ...unit, airline: nothing, fee: nothing }));
      const isAlone = stays.length > 0 && !stays.some(takesBerth);
      for (const asked of [question, { ...question, agreed }]) {
        const answer = cancellationOf(trainCancelling, asked);
        const codes = 'violations' in answer ? answer.violations.map(({ code }) => code) : [];
        expect(codes).toEqual(isAlone ? ['rail-child-alone'] : []);
      }
    }),
  );
});

it('knows the chart of the whole train, or of the ticket where it was sold without', () => {
  const [{ journey } = { journey: undefined }] = fc.sample(plainJourneys, 1);
  if (journey === undefined) throw new Error('Somebody travels');
  expect(chartAtOf(journey)).toBe(chartsOf(journey.from.at).first);
  const earlier = instant('2026-11-22T14:30:00Z');
  expect(chartAtOf({ ...journey, chartAt: earlier })).toBe(earlier);
  expect(dateOfLocal(journey.from.at.local)).toBe('2026-11-24');
});
