/** What is to be done next of an application, and the days still to come. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isAfter, isBefore, isoDate } from '#domain/time/calendar-date.ts';
import { decisionDay } from '#domain/visa/booking.ts';
import { checklistOf } from '#domain/visa/checklist.ts';
import { lastSubmittingDay, nextOf, stepsAhead, visaBoxes, visaHeads, visaStanding } from '#domain/visa/next.ts';
import { nextSteps, type StepTaken, type VisaStep, type Way } from '#domain/visa/steps.ts';
import { afterWorkingDays, lastWorkingDayFor } from '#domain/visa/working-days.ts';

const days = {
  visa: { kind: 'evisa', purpose: 'tourism', workingDays: 4 },
  submitsOn: isoDate('2026-11-20'),
  from: isoDate('2026-11-29'),
  today: isoDate('2026-11-18'),
} as const;
const way = (...steps: readonly (readonly [VisaStep, string])[]): Way =>
  steps.map(([step, on]) => ({ step, on: isoDate(on) }));
const atMission = way(['checked', '2026-11-19'], ['submitted', '2026-11-20'], ['mission', '2026-11-20']);

describe('the last day for papers', () => {
  it('leaves the mission its days before the journey, and the next working day does not', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(60), (offset, workingDays) => {
        const from = addDays(isoDate('2026-01-01'), offset);
        const visa = { workingDays };
        const last = lastSubmittingDay({ visa, from });
        const decided = (submitsOn: typeof last) => decisionDay({ submitsOn, visa });
        expect(isBefore(decided(last), from)).toBe(true);
        expect(isBefore(decided(afterWorkingDays(last, 1)), from)).toBe(false);
        expect(afterWorkingDays(addDays(last, -1), 1)).toBe(last);
        expect(lastWorkingDayFor(from, workingDays)).toBe(last);
      }),
    );
  });
});

describe('what is next', () => {
  it.each([
    ['papers that are wanted', [], 2, 'papers', '2026-11-23'],
    ['papers that are all there', [], 0, 'check', '2026-11-23'],
    ['papers that are good', way(['checked', '2026-11-18']), 0, 'submit', '2026-11-23'],
    [
      'papers that turned out to be wanting',
      way(['checked', '2026-11-17'], ['papers', '2026-11-18']),
      1,
      'papers',
      '2026-11-23',
    ],
    ['the mission’s word', atMission, 0, 'decision', '2026-11-26'],
    ['a visa that is granted', [...atMission, ...way(['granted', '2026-11-24'])], 0, 'delivery', '2026-11-28'],
    ['a refusal', [...atMission, ...way(['refused', '2026-11-24'])], 0, 'refused', undefined],
    ['nothing', [...atMission, ...way(['granted', '2026-11-24'], ['delivered', '2026-11-25'])], 0, 'none', undefined],
  ] as const)('of %s', (_, taken, missing, act, on) => {
    expect(nextOf(taken, missing, days)).toEqual({ act, ...(on !== undefined && { on }), isShort: false });
  });

  it('is short of time from the day after the last one on, and where the mission has not decided by the journey', () => {
    const on = (today: string) => ({ ...days, today: isoDate(today) });
    expect(nextOf([], 1, on('2026-11-23')).isShort).toBe(false);
    expect(nextOf([], 1, on('2026-11-24')).isShort).toBe(true);
    expect(nextOf([], 1, { ...days, submitsOn: isoDate('2026-11-24') }).isShort).toBe(true);
    expect(nextOf(atMission, 0, on('2026-11-28')).isShort).toBe(false);
    expect(nextOf(atMission, 0, on('2026-11-29')).isShort).toBe(true);
  });
});

describe('steps to come', () => {
  it('are of steps not taken, on days that do not run backwards nor are before the last that was', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1)), fc.nat(6), fc.nat(40), (choices, length, later) => {
        const taken: StepTaken[] = [];
        for (const choice of choices) {
          const onward = nextSteps(taken).filter((step) => step !== 'papers');
          const step = onward[choice % Math.max(1, onward.length)];
          if (step === undefined || taken.length >= length) break;
          taken.push({ step, on: days.submitsOn });
        }
        const ahead = stepsAhead(taken, { ...days, today: addDays(days.submitsOn, later) });
        for (const { step } of ahead) expect(taken.some((each) => each.step === step)).toBe(false);
        for (const [at, { on }] of ahead.entries()) {
          const before = ahead[at - 1]?.on ?? days.submitsOn;
          expect(isAfter(before, on)).toBe(false);
        }
        const isDecided = taken.some(({ step }) => step === 'granted' || step === 'refused');
        expect(ahead.at(-1)?.step).toBe(isDecided ? undefined : 'decision');
      }),
    );
  });

  it('reckon from the day on which papers went, or can go', () => {
    expect(stepsAhead([], days)).toEqual([
      { step: 'checked', on: '2026-11-20' },
      { step: 'submitted', on: '2026-11-20' },
      { step: 'decision', on: '2026-11-26' },
    ]);
    // On a Saturday: they go on Monday.
    expect(stepsAhead(way(['checked', '2026-11-19']), { ...days, today: isoDate('2026-11-21') })).toEqual([
      { step: 'submitted', on: '2026-11-23' },
      { step: 'decision', on: '2026-11-27' },
    ]);
    expect(stepsAhead(atMission, { ...days, today: isoDate('2026-11-28') })).toEqual([
      { step: 'decision', on: '2026-11-26' },
    ]);
  });
});

it('heads say of each box once whether it is under way or decided, and of those that wait for the agency apart', () => {
  const counts = { papers: 1, handled: 10, mission: 100, granted: 1000, refused: 10_000 };
  const { open, needs, granted, refused } = visaHeads(counts);
  expect(open + granted + refused).toBe(visaBoxes.reduce((sum, box) => sum + counts[box], 0));
  expect([open, needs]).toEqual([111, 10_001]);
});

describe('an application as a whole', () => {
  const papers = checklistOf(days.visa, 'employed');
  const all = (applicant: number) => papers.map((paper) => ({ applicant, paper }));
  const standing = (ways: readonly Way[], handed = [...all(0), ...all(1)], gone: readonly number[] = []) =>
    visaStanding({
      ...days,
      profiles: ['employed', 'employed'],
      gone: gone.map((traveller) => ({ item: 0, traveller })),
      ways,
      handed,
    });
  const refused = [...atMission, ...way(['refused', '2026-11-24'])];

  it('is as its applicant who is furthest behind, and waits for what is most pressing', () => {
    expect(standing([atMission], all(0))).toMatchObject({
      applicants: 2,
      step: 'papers',
      missing: papers.length,
      next: { act: 'papers' },
      box: 'papers',
    });
    expect(standing([atMission])).toMatchObject({ step: 'papers', missing: 0, next: { act: 'check' }, box: 'handled' });
    expect(standing([atMission, refused])).toMatchObject({ step: 'mission', next: { act: 'refused' }, box: 'refused' });
    expect(standing([atMission, atMission])).toMatchObject({ next: { act: 'decision' }, box: 'mission' });
  });

  it('is decided first where its papers went first, in whatever order they apply', () => {
    const later = way(['checked', '2026-11-19'], ['submitted', '2026-11-23'], ['mission', '2026-11-23']);
    for (const ways of [
      [atMission, later],
      [later, atMission],
    ])
      expect(standing(ways)).toMatchObject({ next: { act: 'decision', on: '2026-11-26' } });
  });

  it('says nothing of those who no longer apply', () => {
    expect(standing([atMission], all(0), [1])).toMatchObject({
      applicants: 1,
      step: 'mission',
      missing: 0,
      box: 'mission',
    });
    const delivered = way(['delivered', '2026-11-25']);
    expect(standing([[...refused, ...delivered]], [], [1])).toMatchObject({ next: { act: 'none' }, box: 'refused' });
  });
});
