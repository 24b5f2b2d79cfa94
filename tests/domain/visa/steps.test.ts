/** The way of an application against a model that knows only which step is how far, and every paper of a checklist asked of somebody. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { afterWorkingDays } from '#domain/visa/working-days.ts';
import { checklistOf } from '#domain/visa/checklist.ts';
import { schengenStates } from '#domain/people/schengen.ts';
import { entryFactOf, knownDestinations } from '#domain/visa/entry-facts.ts';
import {
  american,
  australian,
  bangladeshi,
  canadian,
  european,
  indian,
  nepali,
  sriLankan,
} from '#domain/visa/passport-rows.ts';
import {
  checkStep,
  nextSteps,
  type StepTaken,
  stepOf,
  takesPapers,
  type VisaStep,
  visaSteps,
} from '#domain/visa/steps.ts';
import { visasFor } from '#domain/visa/tariff.ts';
import { applicantProfiles, visaKinds, visaPurposes } from '#domain/visa/visa.ts';

const today = isoDate('2026-12-20');
const submitsOn = isoDate('2026-12-03');
const first = isoDate('2026-12-01');

/** How far each step is on the way; decisions are alike. */
const far = { papers: 0, checked: 1, submitted: 2, biometrics: 3, mission: 4, granted: 5, refused: 5, delivered: 6 };

interface Real {
  readonly way: StepTaken[];
  /** Moves that were judged otherwise than the model judges them. */
  readonly misjudged: string[];
}

class Move implements fc.Command<object, Real> {
  readonly step: VisaStep;
  /** Days after the last step, or before it. */
  readonly days: number;

  constructor(step: VisaStep, days: number) {
    [this.step, this.days] = [step, days];
  }

  check = () => true;

  run(_model: object, { way, misjudged }: Real): void {
    const { step } = this;
    const on = addDays(way.at(-1)?.on ?? first, this.days);
    const before = stepOf(way);
    const gain = far[step] - far[before];
    // Forward by one; by two where nobody needs to give fingerprints; or back from checked papers to wanting ones.
    const follows = gain === 1 || (gain === 2 && before === 'submitted') || (before === 'checked' && step === 'papers');
    const inTime = on <= today && on >= (way.at(-1)?.on ?? on) && (step !== 'submitted' || on >= submitsOn);
    const accepted = checkStep(way, { step, on }, { today, submitsOn }).length === 0;
    if (accepted !== (follows && inTime)) misjudged.push(`${before} to ${step} on ${on}`);
    if (!accepted) return;
    way.push({ step, on });
    if (takesPapers(way) !== (step === 'papers')) misjudged.push(`papers at ${step}`);
    if (far[step] >= far.submitted && on < submitsOn) misjudged.push(`${step} while cancelling is free`);
  }

  toString = () => `move(${this.step} ${this.days})`;
}

const anyMove = fc
  .tuple(fc.constantFrom(...visaSteps), fc.integer({ min: -1, max: 3 }))
  .map(([step, days]) => new Move(step, days));

describe('the way of an application', () => {
  it('never takes a step back, never runs backwards in time, and submits nothing while cancelling is free', () => {
    fc.assert(
      fc.property(fc.commands([anyMove], { maxCommands: 150, size: 'max' }), (commands) => {
        const real: Real = { way: [], misjudged: [] };
        fc.modelRun(() => ({ model: {}, real }), commands);
        expect(real.misjudged).toEqual([]);
      }),
    );
  });

  it('ends delivered whatever is chosen of what may follow', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1)), (choices) => {
        const way: StepTaken[] = [];
        for (const choice of choices) {
          const onward = nextSteps(way).filter((step) => step !== 'papers');
          const step = onward[choice % Math.max(1, onward.length)];
          if (step === undefined) break;
          way.push({ step, on: submitsOn });
        }
        expect(stepOf(way)).toBe('delivered');
        expect(way.some(({ step }) => step === 'granted' || step === 'refused')).toBe(true);
      }),
    );
  });
});

describe('working days', () => {
  it('have nobody at the mission at the weekend, and add up', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(30), fc.nat(30), (offset, some, more) => {
        const from = addDays(isoDate('2026-01-01'), offset);
        const day = afterWorkingDays(from, some);
        if (some > 0) expect([1, 2, 3, 4, 5]).toContain(new Date(`${day}T00:00Z`).getUTCDay());
        expect(afterWorkingDays(day, more)).toBe(afterWorkingDays(from, some + more));
      }),
    );
  });
});

describe('what is on record', () => {
  it('asks of everybody a passport, and of nobody both a school and an employer', () => {
    for (const kind of visaKinds) {
      for (const purpose of visaPurposes) {
        for (const profile of applicantProfiles) {
          const papers = checklistOf({ kind, purpose }, profile);
          expect(papers).toContain('passport');
          expect(papers.includes('school-letter') && papers.includes('employer-letter')).toBe(false);
          expect(new Set(papers).size).toBe(papers.length);
        }
      }
    }
  });

  it('knows seventy countries for Indian passports, and offers a visa exactly where one is applied for', () => {
    const births = [isoDate('1988-03-12')];
    const asked = { nationality: 'IN', purpose: 'tourism', from: today, to: today, births } as const;
    const known = knownDestinations.filter((destination) => entryFactOf('IN', destination) !== undefined);
    expect(known.length).toBeGreaterThan(60);
    for (const destination of knownDestinations) {
      const kind = entryFactOf('IN', destination)?.kind;
      const offered = visasFor({ ...asked, destination }, { on: today, currency: 'INR' });
      expect(offered.length > 0, destination).toBe(kind === 'eta' || kind === 'evisa' || kind === 'sticker');
      for (const { visa } of offered) expect(visa.kind).toBe(kind);
    }
  });

  it.each([
    ['US', 60],
    ['CA', 60],
    ['AU', 60],
    ['GB', 50],
    ['DE', 50],
    ['NP', 40],
    ['BD', 40],
    ['LK', 40],
  ] as const)('knows passports of %s, each country once, and prices whatever they apply for', (nationality, least) => {
    const births = [isoDate('1988-03-12')];
    const asked = { nationality, purpose: 'tourism', from: today, to: today, births } as const;
    const known = knownDestinations.filter((destination) => entryFactOf(nationality, destination) !== undefined);
    expect(known.length).toBeGreaterThanOrEqual(least);
    for (const destination of known) {
      const fact = entryFactOf(nationality, destination);
      const offered = visasFor({ ...asked, destination }, { on: today, currency: 'INR' });
      expect(offered.length > 0, destination).toBe(visaKinds.some((kind) => kind === fact?.kind));
      for (const { costs } of offered) expect(costs[0].lines[0]?.amount.minor).toBeGreaterThan(0);
    }
    expect(entryFactOf(nationality, nationality)?.kind).toBe('home');
    expect(entryFactOf(nationality, 'PE')).toBeUndefined();
  });

  it.each([
    ['US', 'FR', 'free', 90],
    ['US', 'GB', 'eta', 180],
    ['CA', 'US', 'free', 180],
    ['AU', 'NZ', 'home', 0],
    ['NP', 'IN', 'home', 0],
    ['LK', 'TH', 'free', 60],
    ['BD', 'FR', 'sticker', 90],
    ['BD', 'TH', undefined, undefined],
  ] as const)('lets passports of %s into %s: %s', (nationality, destination, kind, stayDays) => {
    const fact = entryFactOf(nationality, destination);
    expect([fact?.kind, fact?.stayDays]).toEqual([kind, stayDays]);
  });

  it('has one row a country for each passport', () => {
    const blocks = { indian, european, american, canadian, australian, nepali, bangladeshi, sriLankan };
    for (const [name, rows] of Object.entries(blocks)) {
      const countries = rows
        .trim()
        .split('\n')
        .map((row) => row.slice(0, 2));
      expect(new Set(countries).size, name).toBe(countries.length);
      expect(
        countries.filter((country) => schengenStates.includes(country)),
        name,
      ).toEqual([]);
    }
  });

  it('asks children in Schengen for half the fee, and the smallest for none', () => {
    const births = ['1988-03-12', '2016-01-01', '2023-01-01'].map(isoDate);
    const search = {
      nationality: 'IN',
      destination: 'FR',
      purpose: 'tourism',
      from: today,
      to: today,
      births,
    } as const;
    const [offered] = visasFor(search, { on: today, currency: 'EUR' });
    expect(offered?.costs.map(({ lines }) => lines[0]?.amount.minor)).toEqual([9_000, 4_500, 0]);
  });
});
