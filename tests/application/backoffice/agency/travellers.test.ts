import { Effect, Result } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import { makeTravellerDesk } from '#application/backoffice/agency/agency-desk.ts';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { TravellersPage, TravellerStore } from '#application/backoffice/ports/agency/traveller-store.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { CountedChance, makeAsking, makeCaller, SetClock } from '#tests/fixtures/session.ts';

const run = Effect.runPromise;
let kept: [string, SavedTraveller][];
let records: AuditRow[];
let asked: TravellersPage[];

const store: TravellerStore = {
  list: (agencyId, wanted) =>
    Effect.sync(() => {
      asked.push(wanted);
      return kept.filter(([owner]) => owner === agencyId).map(([, traveller]) => traveller);
    }),
  save: (agencyId, traveller, _at, record) =>
    Effect.sync(() => {
      kept.push([agencyId, traveller]);
      records.push({ ...record, reference: traveller.savedId });
      return traveller.savedId;
    }),
  update: (agencyId, traveller, _at, record) =>
    Effect.sync(() => {
      const at = kept.findIndex(([owner, { savedId }]) => owner === agencyId && savedId === traveller.savedId);
      if (at < 0) return 'gone';
      const twin = kept.find(
        ([owner, other], place) =>
          owner === agencyId && place !== at && other.traveller.firstName === traveller.traveller.firstName,
      );
      if (twin !== undefined) return { twin: twin[1].traveller.firstName };
      kept[at] = [agencyId, traveller];
      records.push(record);
      return 'updated';
    }),
  remove: (agencyId, savedId, record) =>
    Effect.sync(() => {
      kept = kept.filter(([owner, each]) => owner !== agencyId || each.savedId !== savedId);
      records.push(record);
    }),
};

beforeEach(() => {
  kept = [];
  records = [];
  asked = [];
});

// In Kolkata it is already the 21st.
const clock = new SetClock(instant('2026-11-20T20:00:00Z'));
const deskOf = (overrides: Parameters<typeof makeCaller>[0] = {}) =>
  makeTravellerDesk({ travellers: store, clock, chance: new CountedChance(), businessZone: 'Asia/Kolkata' })(
    makeCaller(overrides),
  );
const { savedId: _, ...given } = makeSavedTraveller();

test('a traveller is saved for the caller’s agency, tidied, and written down', async () => {
  const { savedId } = await run(
    deskOf().addTraveller({ ...given, traveller: { ...given.traveller, firstName: ' Meera  Devi ' } }),
  );
  expect(kept).toEqual([
    ['agency-1', { ...given, savedId, traveller: { ...given.traveller, firstName: 'Meera Devi' } }],
  ]);
  expect(records).toEqual([
    { agencyId: 'agency-1', actorUserId: 'user-1', operation: 'agency.add-traveller', reference: savedId },
  ]);
  expect(await run(deskOf().personalTravellers({}))).toHaveLength(1);
});

test('on behalf of another agency it is that agency’s, and the row names both', async () => {
  await run(
    deskOf({ agencyId: 'agency-2', onBehalfOf: { agencyId: 'agency-2', name: 'Other Ltd' } }).addTraveller(given),
  );
  expect(kept[0]?.[0]).toBe('agency-2');
  expect(records[0]).toMatchObject({ agencyId: 'agency-2', actorUserId: 'user-1', onBehalfOf: 'agency-2' });
  expect(await run(deskOf().personalTravellers({}))).toEqual([]);
});

test.each([
  [{ firstName: 'M' }, 'too-short', 'traveller.firstName'],
  [{ lastName: 'Iyer7' }, 'name-letters', 'traveller.lastName'],
  [{ title: 'Mstr' as const }, 'title-for-adult', 'traveller.title'],
  [{ nationality: 'india' }, 'country-form', 'traveller.nationality'],
  [{ dateOfBirth: isoDate('2026-11-22') }, 'age-not-born', 'traveller.dateOfBirth'],
  [{ dateOfBirth: isoDate('1026-11-22') }, 'born-too-early', 'traveller.dateOfBirth'],
  [{ mealPreference: 'x'.repeat(61) }, 'too-long', 'traveller.mealPreference'],
])('%o breaks %s', async (broken, code, path) => {
  const result = await run(
    Effect.result(deskOf().addTraveller({ ...given, traveller: { ...given.traveller, ...broken } })),
  );
  const failure = Result.isFailure(result) ? result.failure : undefined;
  expect(failure?._tag === 'Invalid' && failure.violations.map((each) => [each.code, each.path])).toEqual([
    [code, path],
  ]);
  expect(kept).toEqual([]);
  expect(records).toEqual([]);
});

test('born today in the business zone is born', async () => {
  await run(
    deskOf().addTraveller({
      ...given,
      traveller: { ...given.traveller, type: 'infant', dateOfBirth: isoDate('2026-11-21') },
    }),
  );
  expect(kept).toHaveLength(1);
});

test('contact details are looked at', async () => {
  const result = await run(Effect.result(deskOf().addTraveller({ ...given, email: 'meera@', contactNumber: '12' })));
  const failure = Result.isFailure(result) ? result.failure : undefined;
  expect(failure?._tag === 'Invalid' && failure.violations.map(({ path }) => path)).toEqual(['email', 'contactNumber']);
});

test('needs a session and the right', async () => {
  const anonymous = makeTravellerDesk({
    travellers: store,
    clock,
    chance: new CountedChance(),
    businessZone: 'UTC',
  })({ kind: 'anonymous', ...makeAsking() });
  const tags = async (asked: Effect.Effect<unknown, { readonly _tag: string }>) => {
    const result = await run(Effect.result(asked));
    return Result.isFailure(result) ? result.failure._tag : 'allowed';
  };
  expect(await tags(anonymous.personalTravellers({}))).toBe('SessionInvalid');
  expect(await tags(anonymous.addTraveller(given))).toBe('SessionInvalid');
  expect(await tags(deskOf({ rights: new Set(['book']) }).personalTravellers({}))).toBe('NotPermitted');
  expect(await tags(deskOf({ rights: new Set(['book']) }).addTraveller(given))).toBe('NotPermitted');
});

test.each([
  ['nothing', {}, { skip: 0, most: 2000, text: '' }],
  ['an empty text', { text: '  ' }, { skip: 0, most: 2000, text: '' }],
  ['a page', { page: 3 }, { skip: 200, most: 100, text: '' }],
  ['a name', { text: ' mee  IY' }, { skip: 0, most: 100, text: 'mee IY' }],
  ['a page of a name', { page: 2, text: 'mee' }, { skip: 100, most: 100, text: 'mee' }],
])('asked for %s, the list is read so far and no further', async (_, wanted, page) => {
  await run(deskOf().personalTravellers(wanted));
  expect(asked).toEqual([page]);
});

test.each([
  [{ page: 0 }, 'not-a-number', 'page'],
  [{ page: 1.5 }, 'not-a-number', 'page'],
  [{ page: 10_001 }, 'not-a-number', 'page'],
  [{ text: 'x'.repeat(101) }, 'too-long', 'text'],
])('%o is asked of nobody', async (wanted, code, path) => {
  const result = await run(Effect.result(deskOf().personalTravellers(wanted)));
  const failure = Result.isFailure(result) ? result.failure : undefined;
  expect(failure).toMatchObject({ _tag: 'Invalid', violations: [{ code, path }] });
  expect(asked).toEqual([]);
});
