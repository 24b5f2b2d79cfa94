/** GST details that agencies keep: one record a number, within a limit, each agency's own. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GstProfile } from '#domain/agency/gst-profile.ts';
import { instant } from '#domain/time/instant.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { DatabaseGstProfileStore } from '#infrastructure/backoffice/database/agency/gst-profile-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const now = instant('2026-11-20T06:30:00Z');
const record = { agencyId: 'agency-1', actorUserId: 'user-1', operation: 'agency.save-gst-profile' };

function profile(number: string, holder: string): GstProfile {
  return {
    recordId: `id-${number}-${holder}`,
    holder,
    number,
    email: 'accounts@exports.example',
    address: 'Kochi',
    phone: '4842668801',
  };
}

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let database: Database;
  let store: DatabaseGstProfileStore;
  const save = (agencyId: string, kept: GstProfile, most = 9) => run(store.save(agencyId, kept, now, most, record));
  const holders = async (agencyId: string) => (await run(store.list(agencyId))).map(({ holder }) => holder);
  beforeAll(async () => {
    database = await fresh();
    store = new DatabaseGstProfileStore(database);
    const agencies = new DatabaseAgencyStore(database);
    for (const at of [1, 2, 3]) {
      await run(agencies.add(makeAgency({ agencyId: `agency-${at}`, agentId: `AGT1000${at}` }), now));
    }
  });
  afterAll(() => database.close());

  test('a number is kept once, under its first id, as it was given last', async () => {
    const first = profile('27AAPFU0939F1ZV', 'beta');
    expect(await save('agency-1', first)).toBe(first.recordId);
    expect(await save('agency-1', profile('27AAPFU0939F1ZV', 'Beta Ltd'))).toBe(first.recordId);
    await save('agency-1', profile('32AABCM4821K1Z5', 'Alpha'));
    expect(await holders('agency-1')).toEqual(['Alpha', 'Beta Ltd']);
    expect((await run(store.list('agency-1')))[1]).toEqual({ ...first, holder: 'Beta Ltd' });
    expect(await holders('agency-2')).toEqual([]);
  });

  test('no more than allowed are kept, also of those that come at once; a number that is there is brought up to date', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, at) => save('agency-2', profile(`27AAPFU093${at}F1ZV`, `Company ${at}`), 4)),
    );
    expect(many.filter((recordId) => recordId !== undefined)).toHaveLength(4);
    const [kept] = await run(store.list('agency-2'));
    expect(await save('agency-2', { ...profile(kept?.number ?? '', 'Renamed'), recordId: 'other' }, 4)).toBe(
      kept?.recordId,
    );
    expect(await holders('agency-2')).toContain('Renamed');
  });

  test('what is deleted is gone, of the agency alone, and each act has its row', async () => {
    const kept = profile('27AAPFU0939F1ZV', 'Gamma');
    await save('agency-3', kept);
    const remove = (agencyId: string) =>
      run(store.remove(agencyId, kept.recordId, { ...record, operation: 'gone', agencyId, reference: kept.recordId }));
    await remove('agency-1');
    expect(await holders('agency-3')).toEqual(['Gamma']);
    await remove('agency-3');
    await remove('agency-3');
    expect(await holders('agency-3')).toEqual([]);
    const rows = await database.query<{ agency_id: string }>(
      `select agency_id from audit where operation = 'gone' and reference = $1`,
      [kept.recordId],
    );
    expect(rows).toEqual([{ agency_id: 'agency-3' }]);
  });
});
