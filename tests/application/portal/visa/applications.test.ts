/** The list of applications: what is looked for is asked for, and a file has every page of it. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { ApplicationsPage, ApplicationsWanted } from '#application/desk/visa/visa.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { standingOf, TrackVisa } from '#application/portal/visa/track-visa.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { lastSubmittingDay } from '#domain/visa/next.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { now } from '#tests/fixtures/flight.ts';

const { answer: sample } = catalogueReference.visa.applications;
const [row] = sample.applications;
if (row === undefined) throw new Error('The example has a row');

function makeList(rows: number, failing?: number) {
  const asked: ApplicationsWanted[] = [];
  const saved: (readonly [string, string, string])[] = [];
  const pageSize = 2;
  const nobody = () => Effect.die(new Error('Nobody asks this here'));
  const tracking = new TrackVisa(
    {
      track: nobody,
      submitDocument: nobody,
      paper: nobody,
      move: nobody,
      applications: (wanted): Effect.Effect<ApplicationsPage, Unreachable> => {
        asked.push(wanted);
        if (asked.length === failing) return Effect.fail(new Unreachable({ detail: 'lost on the way' }));
        const left = Math.max(0, Math.min(pageSize, rows - (wanted.page - 1) * pageSize));
        const applications = Array.from({ length: left }, (_, at) => ({
          ...row,
          transactionId: `VS${(wanted.page - 1) * pageSize + at}`,
        }));
        return Effect.succeed({
          ...sample,
          applications,
          total: rows,
          page: wanted.page,
          pageSize,
        } as ApplicationsPage);
      },
    },
    signedInSession(),
    {
      clock: { now: () => now, todayIn: () => isoDate('2026-11-20'), ticks: () => 0 },
      zone: 'Asia/Kolkata',
      openFile: () => undefined,
      save: (...file) => void saved.push(file),
    },
  );
  return { tracking, asked, saved, list: () => tracking.list$.value };
}

test('every page of what is looked for goes into the file, in order, and nothing else is looked for', async () => {
  const { tracking, asked, saved, list } = makeList(5);
  const wanted = { page: 2, box: 'papers', text: 'rao' } as const;
  await tracking.list(wanted);
  const rows = await tracking.every(wanted);
  expect(rows?.map(({ transactionId }) => transactionId)).toEqual(['VS0', 'VS1', 'VS2', 'VS3', 'VS4']);
  expect(asked).toEqual([wanted, ...[1, 2, 3].map((page) => ({ ...wanted, page }))]);
  expect(list()).toMatchObject({ saving: false, page: { kind: 'ready', value: { page: 2 } } });
  tracking.save('a,b');
  expect(saved).toEqual([['visa-applications-2026-11-20.csv', 'text/csv;charset=utf-8', 'a,b']]);
});

test('there is no file where a page does not come, and it is said why; nor of what is looked for no longer', async () => {
  const { tracking, list } = makeList(5, 3);
  await tracking.list({ page: 1 });
  expect(await tracking.every({ page: 1 })).toBeUndefined();
  expect(list()).toMatchObject({ saving: false, failure: { _tag: 'Unreachable' }, page: { kind: 'ready' } });
  const others = makeList(5);
  await others.tracking.list({ page: 1 });
  const [rows] = await Promise.all([others.tracking.every({ page: 1 }), others.tracking.list({ page: 1, text: 'x' })]);
  expect(rows).toBeUndefined();
  expect(others.list().saving).toBe(false);
});

test('what is counted stays in view while another page is on its way', async () => {
  const { tracking, list } = makeList(5);
  await tracking.list({ page: 1 });
  const coming = tracking.list({ page: 2 });
  expect(list()).toMatchObject({ page: { kind: 'loading' }, before: { counts: sample.counts } });
  await coming;
  expect(list()).toMatchObject({ page: { kind: 'ready', value: { page: 2 } } });
});

test('an application that is followed is waited for as its list says', () => {
  const track = catalogueReference.visa.track.answer;
  const waiting = { ...track, applicants: track.applicants.map((each) => ({ ...each, way: [] })) };
  expect(standingOf(waiting, isoDate('2026-11-20'))).toMatchObject({
    box: 'papers',
    missing: 3,
    next: { act: 'papers', on: lastSubmittingDay(track) },
  });
  const gone = {
    ...waiting,
    applicants: [...waiting.applicants, ...track.applicants].map((each, at) => ({ ...each, gone: at === 0 })),
  };
  expect(standingOf(gone, isoDate('2026-11-20'))).toMatchObject({ applicants: 1, next: { act: 'submit' } });
});
