/** A ticket's way: steps in order of time, each with how all stood then; between booking and now only what says something else. */
import { describe, expect, it } from 'vitest';
import { type CourseAsked, courseOf, standingsBetween } from '#domain/train/berths/course.ts';
import { keptMoves, moveParams } from '#domain/train/berths/moves.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';

const waiting = (number: number): BerthStatus => ({ kind: 'waiting', list: 'GNWL', number });
const rac = (number: number): BerthStatus => ({ kind: 'rac', number });
const berth: BerthStatus = { kind: 'confirmed', berth: { coach: 'A1', number: 5, kind: 'SLB' }, upgradedTo: '2A' };
const [first, second, third, chartAt, secondChartAt] = [
  instant('2026-11-21T06:00:00Z'),
  instant('2026-11-25T06:00:00Z'),
  instant('2026-12-02T06:00:00Z'),
  instant('2026-12-10T05:15:00Z'),
  instant('2026-12-10T12:45:00Z'),
];
const station = { station: 'ERS', name: 'Ernakulam Jn' } as const;
const names = ['Asha Rao', 'Rahul Rao'];
const to = (traveller: number, from: BerthStatus, next: BerthStatus) => ({ traveller, from, to: next });
const history = [
  { at: first, code: 'rail-moved', params: moveParams([to(0, waiting(4), waiting(3))], names) },
  { at: second, code: 'rail-moved', params: moveParams([to(1, waiting(5), waiting(4))], names) },
  { at: third, code: 'rail-moved', params: moveParams([to(0, waiting(3), rac(2)), to(1, waiting(4), rac(3))], names) },
  { at: chartAt, code: 'rail-charted', params: moveParams([to(0, rac(2), berth)], names) },
];
const asked: CourseAsked = {
  bookedOn: instant('2026-11-20T06:00:00Z'),
  chartAt,
  charted: true,
  secondChartAt,
  secondCharted: false,
  journey: {
    from: { ...station, at: placeTime('2026-12-10T05:15', 'Asia/Kolkata') },
    boarding: { ...station, at: placeTime('2026-12-10T18:45', 'Asia/Kolkata') },
  },
  departed: false,
  passengers: [
    { booked: waiting(4), current: berth },
    { booked: waiting(5), current: rac(3) },
  ],
  moves: keptMoves(history),
};

describe('the way of a ticket', () => {
  it('has booking, the first and the latest move, both charts and the departure, with how all stood by then', () => {
    expect(courseOf(asked).map(({ step, isPast, stood }) => [step, isPast, stood?.join(', ')])).toEqual([
      ['booked', true, 'GNWL 4, GNWL 5'],
      ['moved', true, 'GNWL 3, GNWL 5'],
      ['moved', true, 'RAC 2, RAC 3'],
      ['charted', true, 'A1/5/SLB (2A), RAC 3'],
      ['charted-again', false, undefined],
      ['leaves', false, undefined],
    ]);
  });

  it('goes by time: what is booked after the first chart was is booked behind it', () => {
    const late = courseOf({ ...asked, bookedOn: instant('2026-12-10T08:00:00Z'), moves: [] });
    expect(late.map(({ step }) => step)).toEqual(['charted', 'booked', 'charted-again', 'leaves']);
    const { bookedOn: _own, ...others } = asked;
    expect(courseOf({ ...others, moves: [] }).map(({ step }) => step)).toEqual(['charted', 'charted-again', 'leaves']);
  });

  it('says between booking and now what is neither', () => {
    expect(standingsBetween(asked).map(({ at }) => at)).toEqual([first, third]);
    expect(standingsBetween({ ...asked, moves: keptMoves(history.slice(0, 1)) })).toHaveLength(1);
    const unchanged = asked.passengers.map(({ booked }) => ({ booked, current: booked }));
    const chartAlone = keptMoves([{ at: chartAt, code: 'rail-charted', params: moveParams([], names) }]);
    expect(standingsBetween({ ...asked, passengers: unchanged, moves: chartAlone })).toEqual([]);
  });

  it('says of who gave the berth up only as what they were booked, and of who lost it to the list all', () => {
    const off: BerthStatus = { kind: 'cancelled' };
    const passengers = [
      { booked: waiting(4), current: berth },
      { booked: waiting(5), current: off },
    ];
    const stoodBy = (moves: typeof history) =>
      courseOf({ ...asked, passengers, moves: keptMoves(moves) }).flatMap(({ stood }) => (stood ? [stood] : []));
    expect(stoodBy(history)).toEqual([
      ['GNWL 4', 'GNWL 5'],
      ['GNWL 3', undefined],
      ['RAC 2', undefined],
      ['A1/5/SLB (2A)', undefined],
    ]);
    expect(standingsBetween({ ...asked, passengers }).map(({ at }) => at)).toEqual([first, third]);
    const lost = { at: chartAt, code: 'rail-charted', params: moveParams([to(1, waiting(5), off)], names) };
    expect(stoodBy([...history.slice(0, 1), lost])).toEqual([
      ['GNWL 4', 'GNWL 5'],
      ['GNWL 3', 'GNWL 5'],
      ['GNWL 3', 'CAN'],
    ]);
  });

  it('says of nobody where they stood once it was not kept where somebody moved to', () => {
    const [one, ...others] = history;
    if (one === undefined) throw new Error('It moved');
    const unsaid = keptMoves([{ ...one, params: { moves: 'Asha Rao GNWL 4 → GNWL 3' } }, ...others]);
    const steps = courseOf({ ...asked, moves: unsaid });
    expect(steps.flatMap(({ step, stood }) => (stood === undefined ? [] : [step]))).toEqual(['booked']);
  });
});
