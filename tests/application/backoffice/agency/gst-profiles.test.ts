/** The desk of kept GST details: rights, rules, and whose they are. */
import { Effect, Result } from 'effect';
import { expect, test } from 'vitest';
import { makeGstProfileDesk } from '#application/backoffice/agency/gst-profiles.ts';
import type { GstProfileStore } from '#application/backoffice/ports/agency/gst-profile-store.ts';
import { type GstProfile, savedGst } from '#domain/agency/gst-profile.ts';
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
  const gstProfiles: GstProfileStore = {
    list: (agencyId) => Effect.sync((): readonly GstProfile[] => (asked.push(agencyId), [])),
    save: (agencyId, profile, _at, most, record) =>
      Effect.sync(() => (asked.push([agencyId, profile, most, record]), isFull ? undefined : profile.recordId)),
    remove: (agencyId, recordId, record) => Effect.sync(() => void asked.push([agencyId, recordId, record])),
  };
  const clock = new SetClock(instant('2026-11-20T06:30:00Z'));
  const desk = makeGstProfileDesk({ gstProfiles, clock, chance: new CountedChance() })(
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
