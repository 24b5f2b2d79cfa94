import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { berthKindOf, quotas, trainClasses } from '#domain/train/berths/classes.ts';
import { chartsOf } from '#domain/train/booking/charts.ts';
import {
  bookingWindow,
  checkRailParty,
  checkWindow,
  isFree,
  mostAgentFee,
  quotaFor,
  type RailPassenger,
  takesBerth,
  wishesOf,
} from '#domain/train/booking/rules.ts';
import { chargeSteps, railCharge } from '#domain/train/cancel/charges.ts';
import {
  checkTdr,
  type Running,
  tdrChoices,
  tdrClock,
  tdrDecided,
  type TdrReason,
  trainCourses,
} from '#domain/train/cancel/tdr.ts';
import { tdrProgress } from '#domain/train/request/request.ts';

const adult: RailPassenger = { age: 38, gender: 'female' };
const codes = (...asked: Parameters<typeof checkRailParty>) => checkRailParty(...asked).map(({ code }) => code);

describe('who may be booked', () => {
  it('six at most, four in Tatkal', () => {
    const party = (size: number) => Array.from({ length: size }, () => adult);
    expect([codes(party(6), 'GN', 'SL'), codes(party(4), 'TQ', 'SL')]).toEqual([[], []]);
    expect([codes(party(7), 'GN', 'SL'), codes(party(5), 'TQ', 'SL')]).toEqual([
      ['rail-party-size'],
      ['rail-party-size'],
    ]);
  });

  it.each([
    [4, false, false, true],
    [4, true, true, false],
    [5, false, false, false],
    [11, true, true, false],
    [12, false, true, false],
  ])('a traveller of %i, berth asked for: %s', (age, ownBerth, berth, free) => {
    const passenger: RailPassenger = { age, gender: 'male', ownBerth };
    expect([takesBerth(passenger), isFree(passenger)]).toEqual([berth, free]);
  });

  it('ladies with children, seniors alone or by two', () => {
    const boy: RailPassenger = { age: 9, gender: 'male', ownBerth: true };
    const man: RailPassenger = { age: 60, gender: 'male' };
    expect(codes([adult, boy], 'LD', 'SL')).toEqual([]);
    expect(codes([adult, man], 'LD', 'SL')).toEqual(['rail-ladies-only']);
    const woman: RailPassenger = { age: 45, gender: 'female' };
    expect([quotaFor([man], 'SS'), quotaFor([man, woman], 'SS')]).toEqual(['SS', 'SS']);
    expect(codes([man, adult], 'SS', '3A')).toEqual([]);
    expect([quotaFor([man, adult], 'SS'), quotaFor([man, woman, man], 'SS')]).toEqual(['GN', 'GN']);
    expect([quotaFor([man, adult], 'LD'), quotaFor([adult], 'TQ')]).toEqual(['LD', 'TQ']);
    expect(codes([{ ...adult, wish: 'WS' }], 'GN', '3A')).toEqual(['not-a-choice']);
  });
});

it('gives who is of age a lower berth unless another is wished for, and caps an agent’s fee by class', () => {
  expect(wishesOf({ age: 67, gender: 'female' }, 'SL')[0]).toBe('LB');
  expect(wishesOf({ age: 67, gender: 'female', wish: 'UB' }, 'SL')).toEqual(['UB']);
  expect(wishesOf({ age: 44, gender: 'female' }, 'SL')).toEqual([]);
  expect([mostAgentFee('SL'), mostAgentFee('2S'), mostAgentFee('3A')]).toEqual([2000, 2000, 4000]);
});

describe('when it may be booked', () => {
  it('opens 60 days before at eight, for agents ten minutes later; Tatkal the day before, half an hour later', () => {
    const began = isoDate('2026-12-10');
    expect(bookingWindow('GN', 'SL', began)).toEqual({
      opens: instant('2026-10-11T02:30:00Z'),
      agentsFrom: instant('2026-10-11T02:40:00Z'),
    });
    expect(bookingWindow('TQ', 'SL', began)).toEqual({
      opens: instant('2026-12-09T05:30:00Z'),
      agentsFrom: instant('2026-12-09T06:00:00Z'),
    });
    const asked = { quota: 'TQ', travelClass: '3A', began } as const;
    const at = (moment: string) =>
      checkWindow(asked, instant('2026-12-09T14:30:00Z'), instant(moment)).map(({ code }) => code);
    expect(at('2026-12-09T04:29:00Z')).toEqual(['rail-not-open']);
    expect(at('2026-12-09T04:59:00Z')).toEqual(['rail-agents-barred']);
    expect(at('2026-12-09T05:00:00Z')).toEqual([]);
    expect(at('2026-12-09T14:30:00Z')).toEqual(['rail-charted']);
  });

  it('charts at eight in the evening for trains of the morning, ten hours before all others', () => {
    const chart = (local: string) => chartsOf(placeTime(local, 'Asia/Kolkata')).first;
    expect(chart('2026-12-10T05:00')).toBe(instant('2026-12-09T14:30:00Z'));
    expect(chart('2026-12-10T14:00')).toBe(instant('2026-12-09T14:30:00Z'));
    expect(chart('2026-12-10T14:01')).toBe(instant('2026-12-09T22:31:00Z'));
    expect(chart('2026-12-10T04:59')).toBe(instant('2026-12-09T13:29:00Z'));
  });

  it('charted eight hours before until December 2025, and charts again half an hour before', () => {
    const charts = (local: string) => chartsOf(placeTime(local, 'Asia/Kolkata'));
    expect(charts('2025-12-17T06:00').first).toBe(instant('2025-12-16T16:30:00Z'));
    expect(charts('2025-12-18T06:00').first).toBe(instant('2025-12-17T14:30:00Z'));
    expect(charts('2026-12-10T06:00').second).toBe(instant('2026-12-10T00:00:00Z'));
    expect(charts('2026-12-10T00:10').second).toBe(instant('2026-12-09T18:10:00Z'));
  });
});

it('numbers berths as the railway does', () => {
  const names = (travelClass: 'SL' | '2A') =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => berthKindOf(travelClass, number));
  expect(names('SL')).toEqual(['LB', 'MB', 'UB', 'LB', 'MB', 'UB', 'SLB', 'SUB']);
  expect(names('2A')).toEqual(['LB', 'UB', 'LB', 'UB', 'SLB', 'SUB', 'LB', 'UB']);
  expect([berthKindOf('SL', 0), berthKindOf('SL', 73), berthKindOf('2A', 46)]).toEqual([undefined, undefined, 'UB']);
});

describe('what the railway keeps', () => {
  const on = isoDate('2026-11-20');
  const base = {
    travelClass: 'SL',
    quota: 'GN',
    status: 'confirmed',
    partWaits: false,
    charted: false,
    fare: money(40000, 'INR'),
    taxes: money(2000, 'INR'),
    on,
  } as const;
  const kept = (minutes: number, more: object = {}) => {
    const { fee, tax } = railCharge({ ...base, ...more, minutes });
    return [fee.minor, tax.minor];
  };
  it.each([
    [72 * 60, {}, [12000, 0]],
    [72 * 60 - 1, {}, [12000, 0]],
    [72 * 60 - 1, { fare: money(80000, 'INR') }, [20000, 0]],
    [24 * 60 - 1, {}, [20000, 0]],
    [8 * 60 - 1, {}, [40000, 2000]],
    [72 * 60, { quota: 'TQ' }, [40000, 2000]],
    [30, { status: 'waiting' }, [6000, 0]],
    [29, { status: 'rac' }, [40000, 2000]],
    [30, { partWaits: true }, [6000, 0]],
    [72 * 60, { travelClass: '3A', fare: money(100000, 'INR') }, [18000, 900]],
    [48 * 60, { on: isoDate('2026-04-14'), fare: money(80000, 'INR') }, [12000, 0]],
    [72 * 60, { fare: money(5000, 'INR') }, [5000, 2000]],
  ])('%i minutes before, %o: %o', (minutes, more, expected) => {
    expect(kept(minutes, more)).toEqual(expected);
  });

  it('keeps the more the later it is, never more than was paid, and changes at its steps alone', () => {
    const some = fc.record({
      travelClass: fc.constantFrom(...trainClasses),
      quota: fc.constantFrom(...quotas),
      status: fc.constantFrom('confirmed' as const, 'rac' as const, 'waiting' as const),
      partWaits: fc.boolean(),
      charted: fc.boolean(),
      fare: fc.integer({ min: 0, max: 500_000 }).map((minor) => money(minor, 'INR')),
      taxes: fc.integer({ min: 0, max: 25_000 }).map((minor) => money(minor, 'INR')),
      on: fc.constantFrom(isoDate('2026-04-14'), on),
    });
    fc.assert(
      fc.property(some, fc.integer({ min: -100, max: 6000 }), fc.nat(3000), (each, minutes, later) => {
        const total = (left: number) => {
          const { fee, tax } = railCharge({ ...each, minutes: left });
          return fee.minor + tax.minor;
        };
        expect(total(minutes)).toBeLessThanOrEqual(each.fare.minor + each.taxes.minor);
        expect(total(minutes - later)).toBeGreaterThanOrEqual(total(minutes));
        const crossed = chargeSteps(each.on).some((step) => minutes >= step && minutes - later < step);
        if (!crossed) expect(total(minutes - later)).toBe(total(minutes));
      }),
    );
  });
});

describe('a claim on the railway', () => {
  const departs = instant('2026-12-10T12:00:00Z');
  const arrives = instant('2026-12-11T00:00:00Z');
  const chartAt = plusMinutes(departs, -700);
  type Stands = 'confirmed' | 'rac' | 'waiting';
  const at = (minutes: number, statuses: readonly Stands[], running?: Running) =>
    tdrChoices(
      { departs, arrives, chartAt, travelClass: '3A', statuses, ...(running && { running }) },
      plusMinutes(departs, minutes),
    );
  const open = (...asked: Parameters<typeof at>) =>
    at(...asked)
      .filter(({ closed }) => closed === undefined)
      .map(({ reason }) => reason);

  it('takes each reason until its own limit, of whom it is about, once the chart is made', () => {
    expect(new Set(at(-701, ['confirmed']).map(({ closed }) => closed))).toEqual(new Set(['chart']));
    expect(open(-600, ['confirmed'])).toContain('not-travelled');
    expect(open(-479, ['confirmed'])).not.toContain('not-travelled');
    expect(open(-31, ['rac'])).toContain('rac-not-travelled');
    expect(open(-31, ['confirmed'])).not.toContain('rac-not-travelled');
    expect(open(-300, ['confirmed', 'waiting'])).toContain('party-part-waiting');
    expect(open(720 + 20 * 60, ['confirmed'])).toContain('ac-failure');
    expect(open(720 + 20 * 60 + 1, ['confirmed'])).not.toContain('ac-failure');
    expect(open(720 + 72 * 60 + 1, ['confirmed'])).toEqual([]);
  });

  /** Known by who waits on a platform before the train leaves; all others happen on the train, or when it leaves. */
  const before: readonly TdrReason[] = [
    'late-three-hours',
    'not-travelled',
    'party-part-waiting',
    'rac-not-travelled',
    'train-cancelled',
    'train-diverted',
    'status-fell',
    'remote-chart',
  ];

  it('opens with the chart what is known by then, and at departure what happens on the train, however late it leaves', () => {
    const moments = fc.integer({ min: -1500, max: 10_000 });
    const statuses = fc.subarray<Stands>(['confirmed', 'rac', 'waiting'], { minLength: 1 });
    const runs = fc.option(fc.record({ late: fc.nat(400), course: fc.constantFrom(...trainCourses) }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(moments, statuses, runs, (minute, stands, running) => {
        const now = plusMinutes(departs, minute);
        for (const { reason, from, until, closed } of at(minute, stands, running)) {
          const opens = before.includes(reason) ? chartAt : plusMinutes(departs, running?.late ?? 0);
          expect(from).toBe(opens);
          if (closed === 'early') expect(now >= chartAt && now < from).toBe(true);
          if (closed === undefined) expect(now >= from && now <= until).toBe(true);
          if (now < chartAt) expect(closed).toBe('chart');
        }
      }),
    );
    expect(at(-60, ['confirmed']).find(({ reason }) => reason === 'ac-failure')).toMatchObject({ closed: 'early' });
    expect(open(0, ['confirmed'])).toContain('ac-failure');
  });

  it('claims for air conditioning where a class has some', () => {
    const journey = { departs, arrives, chartAt, statuses: ['confirmed'] as const };
    for (const travelClass of trainClasses) {
      const [choice] = tdrChoices({ ...journey, travelClass }, departs).filter(({ reason }) => reason === 'ac-failure');
      expect(choice?.closed).toBe(travelClass === 'SL' || travelClass === '2S' ? 'status' : undefined);
    }
  });

  it('goes by the running log: a late train leaves later, and what did not happen is not claimed', () => {
    const late: Running = { late: 200, course: 'usual' };
    expect(open(200, ['confirmed'], late)).toContain('late-three-hours');
    expect(open(201, ['confirmed'], late)).not.toContain('late-three-hours');
    expect(open(0, ['confirmed'], { late: 180, course: 'usual' })).not.toContain('late-three-hours');
    expect(open(720 + 20 * 60 + 200, ['confirmed'], late)).toContain('ac-failure');
    // Nobody knows before how late it will be.
    expect(open(-29, ['rac'], late)).not.toContain('rac-not-travelled');
    for (const [course, reason] of [
      ['cancelled', 'train-cancelled'],
      ['diverted', 'train-diverted'],
      ['short-terminated', 'short-terminated'],
    ] as const) {
      expect(open(0, ['confirmed'], { late: 0, course })).toContain(reason);
      expect(open(0, ['confirmed'], late)).not.toContain(reason);
      expect(open(0, ['confirmed'])).toContain(reason);
    }
  });

  it('asks for what its reason needs, of travellers of whom there is none yet', () => {
    const said = (wish: Parameters<typeof checkTdr>[0], filed: readonly number[] = [], minute = 60) =>
      checkTdr(
        { declared: true, ...wish },
        { choices: at(minute, ['confirmed', 'rac']), statuses: ['confirmed', 'rac', undefined], filed },
      ).map(({ code, path }) => `${code} ${path}`);
    expect(said({ travellers: [0], reason: 'no-room' })).toEqual([]);
    expect(said({ travellers: [], declared: false })).toEqual([
      'required reason',
      'required travellers',
      'required declared',
    ]);
    expect(said({ travellers: [0, 1], reason: 'rac-not-travelled' }, [], -60)).toEqual(['tdr-rac-only travellers[0]']);
    expect(said({ travellers: [2, 5], reason: 'no-room' })).toEqual([
      'place-cancelled travellers[0]',
      'place-cancelled travellers[1]',
    ]);
    expect(said({ travellers: [0], reason: 'no-room' }, [0])).toEqual(['tdr-filed travellers[0]']);
    expect(said({ travellers: [0], reason: 'not-travelled' })).toEqual(['tdr-closed reason']);
    expect(said({ travellers: [0], reason: 'ac-failure', paper: 'EC 1' }, [], -1)).toEqual(['tdr-closed reason']);
    expect(said({ travellers: [0], reason: 'ac-failure' })).toEqual(['required paper']);
    expect(said({ travellers: [0], reason: 'missed-connection', paper: '44172' })).toEqual(['rail-pnr-form paper']);
    expect(said({ travellers: [0], reason: 'missed-connection', paper: '4417203385' })).toEqual([]);
  });

  it('is filed, with the railway, decided and paid, by what was done to it', () => {
    const moment = (minute: number) => plusMinutes(departs, minute);
    const history = (...codes: readonly string[]) => codes.map((code, minute) => ({ code, at: moment(minute) }));
    expect(tdrProgress({ state: 'asked', history: history('asked', 'take', 'hand-back') })).toEqual({
      reached: { filed: moment(0) },
    });
    expect(
      tdrProgress({
        state: 'confirmed',
        history: history('asked', 'take', 'settle', 'confirm'),
        answer: { ledgerEntry: 'LG-1' },
      }),
    ).toEqual({
      reached: { filed: moment(0), 'at-railway': moment(1), decided: moment(3), paid: moment(3) },
      end: 'paid',
    });
    expect(tdrProgress({ state: 'refused', history: history('asked', 'take', 'refuse') })).toEqual({
      reached: { filed: moment(0), 'at-railway': moment(1), decided: moment(2) },
      end: 'refused',
    });
    expect(tdrDecided(departs)).toEqual({ first: '2027-01-09', last: '2027-03-10' });
    const after = (days: number) => tdrClock(departs, plusMinutes(departs, days * 24 * 60));
    expect([-1, 0, 29, 30, 90, 91].map(after)).toEqual([
      { days: 0, standing: 'early' },
      { days: 0, standing: 'early' },
      { days: 29, standing: 'early' },
      { days: 30, standing: 'due' },
      { days: 90, standing: 'due' },
      { days: 91, standing: 'overdue' },
    ]);
  });
});
