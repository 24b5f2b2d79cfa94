import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { type FlightTerms, noTerms, type PromoRow } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { DatabaseAgencyTermsStore } from '#infrastructure/backoffice/database/flight/agency-terms-store.ts';
import { DatabaseClientSettingStore } from '#infrastructure/backoffice/database/agency/client-setting-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { deploymentSecret } from '#infrastructure/backoffice/database/engine/deployment-secret.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import { DatabasePromoStore } from '#infrastructure/backoffice/database/flight/promo-store.ts';
import { DatabaseTravellerStore } from '#infrastructure/backoffice/database/agency/traveller-store.ts';
import { makeAgency, makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const now = instant('2026-11-20T06:30:00Z');
const record = { agencyId: 'agency-1', actorUserId: 'user-1', operation: 'agency.add-traveller' };
/** Under the house's commissions until its own are agreed. */
const ownTerms: FlightTerms = { ...standardTerms, commissions: [] };
const firstTen = { skip: 0, most: 10, text: '' };

describe.each(databases())('agencies on the $kind database', ({ fresh }) => {
  let database: Database;
  let agencies: DatabaseAgencyStore;
  let travellers: DatabaseTravellerStore;
  beforeAll(async () => {
    database = await fresh();
    agencies = new DatabaseAgencyStore(database);
    travellers = new DatabaseTravellerStore(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['saved_traveller', 'agency_terms', 'promo', 'agency', 'client_setting'])
      await database.query(`delete from ${table}`);
    await run(agencies.add(makeAgency(), now));
    await run(agencies.add(makeAgency({ agencyId: 'agency-2', agentId: 'AGT10002' }), now));
  });

  test('an agency is read as it was added; its ids are given once', async () => {
    expect(await run(agencies.byId('agency-1'))).toEqual(makeAgency());
    expect(await run(agencies.byId('agency-9'))).toBeUndefined();
    expect(await run(agencies.add(makeAgency({ agencyId: 'agency-3' }), now))).toBe(false);
    expect(await run(agencies.byId('agency-3'))).toBeUndefined();
  });

  test('the card has what documents print', async () => {
    expect(await run(agencies.agencyCard('agency-1'))).toEqual({
      agentId: 'AGT10001',
      companyName: 'Sahyadri Tours Pvt Ltd',
      address: '4 Camp Road, Pune 411001',
      phone: '+91 20 2613 0000',
      email: 'desk@sahyadri.example',
      gstNumber: '27AAPFU0939F1ZV',
    });
    await expect(run(agencies.agencyCard('agency-9'))).rejects.toThrow('agency-9');
  });

  test('promo codes are read by agency and code, in the order in which they were set', async () => {
    const promos = new DatabasePromoStore(database);
    const row = (id: string, code: string, more: Partial<PromoRow> = {}): PromoRow => ({
      id,
      code,
      from: isoDate('2026-11-01'),
      to: isoDate('2026-11-30'),
      match: { carriers: ['6E'], cabins: ['Y'] },
      takes: { basisPoints: 500, most: money(400_00, 'INR') },
      borneBy: 'agency',
      note: 'Made for tests',
      ...more,
    });
    const { to: _, ...open } = row('three', 'NEW', {
      takes: { perTraveller: money(250_00, 'INR') },
      borneBy: 'supplier',
    });
    await run(promos.set('agency-1', [row('one', 'NEW'), row('two', 'OLD'), open]));
    await run(promos.set('agency-2', [row('other', 'NEW')]));
    expect(await run(promos.rowsOf('agency-1', 'NEW'))).toEqual([row('one', 'NEW'), open]);
    expect(await run(promos.rowsOf('agency-1', 'NOBODY'))).toEqual([]);
    await run(promos.set('agency-1', []));
    expect(await run(promos.rowsOf('agency-1', 'NEW'))).toEqual([]);
    expect(await run(promos.rowsOf('agency-2', 'NEW'))).toHaveLength(1);
    await run(promos.set('agency-2', []));
  });

  test('a saved traveller and the row that says so stand in one commit', async () => {
    const savedId = await run(travellers.save('agency-1', makeSavedTraveller(), now, record));
    const [row] = await run(new StoredAuditLog(database).recent('agency-1', 1));
    expect(row).toMatchObject({ ...record, reference: savedId });
    await database.query(
      `alter table audit add constraint test_unwritable check (operation <> 'agency.unwritable') not valid`,
    );
    const bad = { ...record, operation: 'agency.unwritable' };
    const other = makeSavedTraveller({ firstName: 'Zubin' }, { savedId: 'saved-9' });
    try {
      await expect(run(travellers.save('agency-1', other, now, bad))).rejects.toThrow('test_unwritable');
    } finally {
      await database.query('alter table audit drop constraint test_unwritable');
    }
    expect(await run(travellers.list('agency-1', firstTen))).toHaveLength(1);
  });

  test('saved travellers are found by the beginning of either name, by pages, in the order of their names', async () => {
    const people = [
      ['Meera', 'Iyer'],
      ['Anil', 'Meerut'],
      ['Meera', 'Das'],
      ['Zoya', 'Khan'],
      ['A%b_c', 'Odd'],
      ['Mé', 'Élan'],
    ] as const;
    for (const [at, [firstName, lastName]] of people.entries()) {
      const saved = makeSavedTraveller({ firstName, lastName }, { savedId: `s-${at}` });
      await run(travellers.save('agency-1', saved, now, record));
      await run(travellers.save('agency-2', { ...saved, savedId: `t-${at}` }, now, record));
    }
    const found = async (text: string, skip = 0, most = 10) =>
      (await run(travellers.list('agency-1', { text, skip, most }))).map(
        ({ traveller: { firstName, lastName } }) => `${firstName} ${lastName}`,
      );
    expect((await found('meer')).toSorted()).toEqual(['Anil Meerut', 'Meera Das', 'Meera Iyer']);
    expect(await found('MEERA I')).toEqual(['Meera Iyer']);
    expect(await found('iyer m')).toEqual(['Meera Iyer']);
    expect(await found('era')).toEqual([]);
    // What is typed is no pattern.
    expect(await found('a%')).toEqual(['A%b_c Odd']);
    expect(await found('_')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    const whole = await found('');
    expect(whole).toHaveLength(6);
    expect([...(await found('', 0, 4)), ...(await found('', 4, 4))]).toEqual(whole);
    expect(await found('meer', 2, 1)).toHaveLength(1);
    expect(await found('meer', 3, 1)).toEqual([]);
  });

  test('a name among very many is found by its index', async () => {
    await database.query(
      `insert into saved_traveller (saved_id, agency_id, person_key, first_name, last_name, traveller, saved_at)
       select 'many-' || n, 'agency-1', 'key ' || n, 'First' || n, 'Last' || n, '{}', now() from generate_series(1, 5000) n`,
    );
    await database.query('analyze saved_traveller');
    const plan = await database.query<Record<string, string>>(
      `explain select saved_id from saved_traveller where agency_id = 'agency-1'
       and (lower(first_name || ' ' || last_name) like lower('Last42%') or lower(last_name || ' ' || first_name) like lower('Last42%'))
       order by first_name, last_name, saved_id limit 100`,
    );
    const text = plan.map((row) => Object.values(row).join(' ')).join(' ');
    expect(text).toContain('saved_traveller_first_last');
    expect(text).toContain('saved_traveller_last_first');
  });

  test('saved travellers are read as they were saved, by name, of one agency only', async () => {
    const meera = makeSavedTraveller({
      passport: {
        number: 'Z4821907',
        issuedOn: isoDate('2022-01-01'),
        expiresOn: isoDate('2032-01-01'),
        placeOfIssue: 'Pune',
        country: 'IN',
      },
      frequentFlyer: { onward: '6E1' },
    });
    const {
      email: _email,
      contactNumber: _contact,
      ...bare
    } = makeSavedTraveller({ firstName: 'Anil' }, { savedId: 'saved-2' });
    await run(travellers.save('agency-1', meera, now, record));
    await run(travellers.save('agency-1', bare, now, record));
    await run(
      travellers.save('agency-2', makeSavedTraveller({ firstName: 'Zoya' }, { savedId: 'saved-3' }), now, record),
    );
    const expected = [bare, meera].map((saved) => ({
      ...saved,
      traveller: { ...saved.traveller, savedId: saved.savedId },
    }));
    expect(await run(travellers.list('agency-1', firstTen))).toEqual(expected);
    expect(await run(travellers.list('agency-1', { ...firstTen, most: 1 }))).toHaveLength(1);
  });

  test('the same person is brought up to date and keeps the id, another of the same name is another', async () => {
    expect(await run(travellers.save('agency-1', makeSavedTraveller(), now, record))).toBe('saved-1');
    const again = makeSavedTraveller(
      { firstName: 'MEERA', mealPreference: 'VGML' },
      { savedId: 'saved-2', email: 'new@sahyadri.example' },
    );
    expect(await run(travellers.save('agency-1', again, now, record))).toBe('saved-1');
    const namesake = makeSavedTraveller({ dateOfBirth: isoDate('2001-01-01') }, { savedId: 'saved-3' });
    expect(await run(travellers.save('agency-1', namesake, now, record))).toBe('saved-3');
    const all = await run(travellers.list('agency-1', firstTen));
    expect(all.map(({ savedId, email, traveller }) => [savedId, email, traveller.mealPreference])).toEqual([
      ['saved-1', 'new@sahyadri.example', 'VGML'],
      ['saved-3', 'meera@sahyadri.example', undefined],
    ]);
  });

  test('many saving one person at once make one', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        run(travellers.save('agency-1', makeSavedTraveller({}, { savedId: `s${index}` }), now, record)),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await run(travellers.list('agency-1', firstTen))).toHaveLength(1);
  });

  test('terms are read as they were set, in their order; without any, what the house starts with', async () => {
    const terms = new DatabaseAgencyTermsStore(database);
    const { commissions } = standardTerms;
    expect(await run(terms.termsOf('agency-1'))).toEqual({ ...noTerms, commissions });
    await run(terms.set('agency-1', ownTerms));
    expect(await run(terms.termsOf('agency-1'))).toEqual(standardTerms);
    expect(await run(terms.termsOf('agency-2'))).toEqual({ ...noTerms, commissions });
    const reversed = { ...ownTerms, markups: standardTerms.markups.toReversed() };
    await run(terms.set('agency-1', reversed));
    expect(await run(new DatabaseAgencyTermsStore(database).termsOf('agency-1'))).toEqual({ ...reversed, commissions });
  });

  test('the commissions that the house wrote replace those it started with, behind an agency’s own', async () => {
    const terms = new DatabaseAgencyTermsStore(database);
    const [agreed, written] = standardTerms.commissions;
    if (agreed === undefined || written === undefined) throw new Error('no commissions');
    await run(agencies.add(makeAgency({ agencyId: houseId, agentId: 'AGT10000' }), now));
    await run(terms.set('agency-1', { ...noTerms, commissions: [agreed] }));
    await run(terms.set(houseId, { ...noTerms, commissions: [written] }));
    expect((await run(terms.termsOf('agency-1'))).commissions).toEqual([agreed, written]);
    expect((await run(terms.termsOf('agency-2'))).commissions).toEqual([written]);
    // Ended, and the start does not come again.
    const ended = { ...written, to: written.from };
    await run(terms.set(houseId, { ...noTerms, commissions: [ended] }));
    expect((await run(terms.termsOf('agency-2'))).commissions).toEqual([ended]);
  });

  test('changes of terms come one after another, each written down in its commit; what changes nothing is not', async () => {
    const terms = new DatabaseAgencyTermsStore(database);
    await run(terms.set('agency-1', ownTerms));
    const audit = { agencyId: 'agency-1', operation: 'agency.set-price-rules', detail: { from: 1, to: 2 } };
    const [first] = standardTerms.markups;
    if (first === undefined) throw new Error('no markups');
    const adding = (id: string) =>
      terms.change('agency-1', (before) => ({
        terms: { ...before, markups: [...before.markups, { ...first, id }] },
        audit,
      }));
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => run(adding(id))));
    const kept = await run(new DatabaseAgencyTermsStore(database).termsOf('agency-1'));
    expect(
      kept.markups
        .slice(standardTerms.markups.length)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'd']);
    expect(await run(terms.change('agency-1', () => undefined))).toEqual({ ...kept, commissions: [] });
    const rows = await database.query('select detail from audit where operation = $1', [audit.operation]);
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ detail: audit.detail })));
  });

  test('terms that another process sets are heard of', async () => {
    const [here, there] = [new DatabaseAgencyTermsStore(database), new DatabaseAgencyTermsStore(database)];
    const stop = await there.follow();
    await run(there.termsOf('agency-1'));
    await run(here.set('agency-1', ownTerms));
    await expect.poll(() => run(there.termsOf('agency-1'))).toEqual(standardTerms);
    await stop();
  });

  test('settings are kept by key, the last one counts, and another process hears of it', async () => {
    const [here, there] = [new DatabaseClientSettingStore(database), new DatabaseClientSettingStore(database)];
    const stop = await there.follow();
    expect(await run(there.all())).toEqual([]);
    await run(
      here.set(
        [
          { key: 'PROJECT_NAME', value: 'One' },
          { key: 'CLIENT_NAME', value: 'C' },
          { key: 'PROJECT_NAME', value: 'Two' },
        ],
        now,
      ),
    );
    const expected = [
      { key: 'CLIENT_NAME', value: 'C' },
      { key: 'PROJECT_NAME', value: 'Two' },
    ];
    expect(await run(here.all())).toEqual(expected);
    await expect.poll(() => run(there.all())).toEqual(expected);
    await stop();
  });

  test('settings are changed at the version that was looked at, with their row of the audit', async () => {
    const [here, there] = [new DatabaseClientSettingStore(database), new DatabaseClientSettingStore(database)];
    const { settings, version } = await run(here.current());
    expect(settings).toEqual([]);
    const operation = 'operations.set-configuration';
    const setTo = (store: DatabaseClientSettingStore, value: string) =>
      run(store.change({ version, settings: [{ key: 'PROJECT_NAME', value }], record: { ...record, operation } }));
    const ends = await Promise.all([setTo(here, 'One'), setTo(there, 'Two')]);
    expect(ends.toSorted()).toEqual(['done', 'moved']);
    const [kept] = await run(there.all());
    expect(kept?.value).toBe(ends[0] === 'done' ? 'One' : 'Two');
    expect((await run(here.current())).version).not.toBe(version);
    const written = await run(new StoredAuditLog(database).recent('agency-1', 10));
    expect(written.filter((row) => row.operation === operation)).toHaveLength(1);
  });

  test('a secret is made once, however many ask for it', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => deploymentSecret(database, 'seal')));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await deploymentSecret(database, 'other')).not.toBe(made[0]);
  });
});
