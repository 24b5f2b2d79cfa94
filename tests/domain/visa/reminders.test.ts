/** Reminders of papers: of all that is missing, never too early, never after the journey began, at most every third day. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { checklistOf } from '#domain/visa/checklist.ts';
import { isReminderDue, missingPapers, reminderEveryDays } from '#domain/visa/reminders.ts';
import { type VisaStep, visaSteps } from '#domain/visa/steps.ts';
import { applicantProfiles, visaKinds, visaPapers, visaPurposes } from '#domain/visa/visa.ts';

const start = isoDate('2026-11-20');

test('walking day by day, the first is on the day before they are sent, each other three days later, and none once the journey begins', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(40), (untilSent, untilJourney) => {
      const submitsOn = addDays(start, untilSent);
      const from = addDays(start, untilJourney);
      const days: number[] = [];
      for (let day = 0; day < 60; day += 1) {
        const last = days.at(-1);
        const remindedOn = last === undefined ? undefined : addDays(start, last);
        if (isReminderDue({ submitsOn, from, remindedOn }, addDays(start, day))) days.push(day);
      }
      const first = Math.max(0, untilSent - 1);
      const expected = Array.from({ length: 60 }, (_, n) => first + n * reminderEveryDays).filter(
        (day) => day < untilJourney,
      );
      expect(days).toEqual(expected);
    }),
  );
});

test('what is missing and what was handed in are together what is wanted, of those who apply and whose papers are taken', () => {
  const steps = fc.option(fc.constantFrom<VisaStep>(...visaSteps), { nil: undefined });
  const applicant = fc.record({
    profile: fc.constantFrom(...applicantProfiles),
    step: steps,
    gone: fc.boolean(),
    handed: fc.subarray([...visaPapers]),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...visaKinds),
      fc.constantFrom(...visaPurposes),
      fc.array(applicant, { minLength: 1, maxLength: 4 }),
      (kind, purpose, applicants) => {
        const missing = missingPapers({
          visa: { kind, purpose },
          profiles: applicants.map(({ profile }) => profile),
          gone: applicants.flatMap(({ gone }, traveller) => (gone ? [{ item: 0, traveller }] : [])),
          ways: applicants.map(({ step }) => (step === undefined ? undefined : [{ step, on: start }])),
          handed: applicants.flatMap(({ handed }, at) => handed.map((paper) => ({ applicant: at, paper }))),
        });
        for (const [at, { profile, step, gone, handed }] of applicants.entries()) {
          const said = missing.find((each) => each.applicant === at)?.papers ?? [];
          const waits = !gone && (step === undefined || step === 'papers');
          const wanted = checklistOf({ kind, purpose }, profile);
          const there = wanted.filter((paper) => handed.includes(paper));
          if (waits) expect([...said, ...there].toSorted()).toEqual([...wanted].toSorted());
          else expect(said).toEqual([]);
        }
        expect(missing.every(({ papers }) => papers.length > 0)).toBe(true);
      },
    ),
  );
});
