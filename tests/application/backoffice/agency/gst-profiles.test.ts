/** The desk of kept GST details: rights, rules, and whose they are. */
import { Effect, Result } from 'effect';
import { expect, test } from 'vitest';
import { makeGstProfileDesk } from '#application/backoffice/agency/gst-profiles.ts';
import type { GstProfileStore } from '#application/backoffice/ports/agency/gst-profile-store.ts';
import { type CompanyGst, type GstProfile, isOfCompany, savedGst } from '#domain/agency/gst-profile.ts';
import { instant } from '#domain/time/instant.ts';
import { CountedChance, makeCaller, SetClock } from '#tests/fixtures/session.ts';

const details = {
  holder: 'Malabar Exports',
  number: '27AAPFU0939F1ZV',
  email: 'accounts@exports.example',
  address: 'Kochi',
  phone: '4842668801',
};

function opened(rights: readonly ('travellers' | 'search')[] = ['travellers'], isFull = false) {
  const asked: unknown[] = [];
  const companies = { gstNumbers: () => Effect.succeed([]) };
  const gstProfiles: GstProfileStore = {
    list: (agencyId) => Effect.sync((): readonly GstProfile[] => (asked.push(agencyId), [])),
    save: (agencyId, profile, _at, most, record) =>
      Effect.sync(() => (asked.push([agencyId, profile, most, record]), isFull ? undefined : profile.recordId)),
    remove: (agencyId, recordId, record) => Effect.sync(() => void asked.push([agencyId, recordId, record])),
  };
  const clock = new SetClock(instant('2026-11-20T06:30:00Z'));
  const desk = makeGstProfileDesk({ gstProfiles, companies, clock, chance: new CountedChance() })(
    makeCaller({ agencyId: 'b', rights: new Set(rights) }),
  );
  return { desk, asked };
}

async function failureOf<A, E>(answer: Effect.Effect<A, E>): Promise<unknown> {
  const result = await Effect.runPromise(Effect.result(answer));
  return Result.isFailure(result) ? result.failure : 'answered';
}

test('saves what keeps the rules, without spaces around it, for the caller’s own agency', async () => {
  const { desk, asked } = opened();
  const { recordId } = await Effect.runPromise(desk.saveGstProfile({ ...details, holder: ' Malabar Exports ' }));
  expect(asked).toMatchObject([['b', { ...details, recordId }, 500, { operation: 'agency.save-gst-profile' }]]);
  expect(await failureOf(desk.saveGstProfile({ ...details, number: '27aapfu0939f1zv', email: '' }))).toMatchObject({
    violations: [
      { code: 'gstin-upper-case', path: 'number' },
      { code: 'required', path: 'email' },
    ],
  });
  expect(await failureOf(opened(['travellers'], true).desk.saveGstProfile(details))).toMatchObject({
    violations: [{ code: 'gst-profiles-count', path: 'number', params: { most: 500 } }],
  });
});

test('has the numbers of companies after what is kept, once each, of a company’s people theirs alone', async () => {
  const kept: GstProfile = { ...details, recordId: 'kept' };
  const numbers: readonly (CompanyGst & { readonly companyId: string })[] = [
    { companyId: 'c1', company: 'Kerala Spices', number: '32AABCK4821K1Z5' },
    { companyId: 'c2', company: 'Exports', number: kept.number },
    { companyId: 'c3', company: 'Konkan Rail', number: '27AABCK4821K1ZF' },
    { companyId: 'c3', company: 'Konkan Rail', number: '32AABCK4821K1Z5' },
  ];
  const gstProfiles: GstProfileStore = {
    list: (_agencyId, keptBy) => Effect.succeed(keptBy === undefined ? [kept] : []),
    save: () => Effect.succeed(undefined),
    remove: () => Effect.void,
  };
  const companies = {
    gstNumbers: (agencyId: string, of?: { readonly companyId: string | undefined }) =>
      Effect.succeed(
        agencyId === 'b' ? numbers.filter(({ companyId }) => of === undefined || companyId === of.companyId) : [],
      ),
  };
  const clock = new SetClock(instant('2026-11-20T06:30:00Z'));
  const deskOf = makeGstProfileDesk({ gstProfiles, companies, clock, chance: new CountedChance() });
  const shownTo = (corporate?: { readonly companyId?: string }) =>
    Effect.runPromise(
      deskOf(
        makeCaller({
          agencyId: 'b',
          rights: new Set(['travellers'] as const),
          ...(corporate && { corporate: { userId: 'u', decidesFor: [], ...corporate } }),
        }),
      ).gstProfiles(),
    );
  const shown = await shownTo();
  expect(shown.map(({ holder, number }) => [holder, number])).toEqual([
    ['Malabar Exports', kept.number],
    ['Kerala Spices', '32AABCK4821K1Z5'],
    ['Konkan Rail', '27AABCK4821K1ZF'],
  ]);
  expect(shown.map(isOfCompany)).toEqual([false, true, true]);
  expect(shown[1]).toMatchObject({ email: '', address: '', phone: '' });
  expect((await shownTo({ companyId: 'c3' })).map(({ number }) => number)).toEqual([
    '27AABCK4821K1ZF',
    '32AABCK4821K1Z5',
  ]);
  expect(await shownTo({})).toEqual([]);
});

test('is for those who may see the agency’s travellers', async () => {
  const { desk, asked } = opened(['search']);
  for (const answer of [desk.gstProfiles(), desk.saveGstProfile(details), desk.deleteGstProfile({ recordId: 'any' })])
    expect(await failureOf<unknown, unknown>(answer)).toMatchObject({ _tag: 'NotPermitted' });
  expect(asked).toEqual([]);
});

test('an entry is a kept one where nothing of it was typed otherwise', () => {
  const kept = { ...details, recordId: 'kept' };
  expect(savedGst([kept], details)).toBe(kept);
  expect(savedGst([kept], { ...details, phone: '1' })).toBeUndefined();
  expect(savedGst([kept], {})).toBeUndefined();
});
