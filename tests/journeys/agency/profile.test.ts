/** The profile with its masters and the saved travellers over HTTP: whose they are, what is kept of them, and what is not. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const codesOf = (failure: unknown) =>
  (failure as { violations?: { code: string; path: string }[] }).violations?.map(
    ({ code, path }) => `${path} ${code}`,
  ) ?? (failure as { _tag: string })._tag;

const passport = {
  number: 'Z6142742',
  issuedOn: isoDate('2021-08-05'),
  expiresOn: isoDate('2041-08-04'),
  placeOfIssue: 'IN',
  country: 'IN',
};
const visa = {
  country: 'AE',
  number: '201/44',
  kind: 'Business',
  entries: 'multiple',
  issuedOn: isoDate('2026-03-01'),
  expiresOn: isoDate('2046-02-28'),
} as const;
const membership = { kind: 'airline', programme: 'IndiGo BluChip', number: '7204418' } as const;
const card = { number: '4111 1111 1111 1111', holder: 'Anita Menon', expires: '2046-08', securityCode: '123' };

describe.each(databases())('profiles on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk;
  let staff: Desk;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = (await portalDesk(office, 'agent@demo.test')).desk;
    staff = (await portalDesk(office, 'staff@demo.test')).desk;
  });
  afterAll(() => office.stop());

  it('keeps passports, visas and memberships of the person at the desk, once each', async () => {
    const { recordId } = await get(agent.agency.savePassport(passport));
    expect(await get(agent.agency.savePassport({ ...passport, number: 'z6142742', placeOfIssue: 'Kochi' }))).toEqual({
      recordId,
    });
    const stamp = await get(agent.agency.saveVisa(visa));
    const club = await get(agent.agency.saveMembership(membership));
    const shown = await get(agent.agency.completeProfile());
    expect(shown).toMatchObject({
      email: 'agent@demo.test',
      passports: [{ recordId, ...passport, placeOfIssue: 'Kochi' }],
      visas: [{ recordId: stamp.recordId, ...visa }],
      memberships: [{ recordId: club.recordId, ...membership }],
    });
    // Nobody else's: neither seen nor deleted.
    expect((await get(staff.agency.completeProfile())).passports).toEqual([]);
    await get(staff.agency.deletePassport({ recordId }));
    expect((await get(agent.agency.completeProfile())).passports).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1) {
      await get(agent.agency.deletePassport({ recordId }));
      await get(agent.agency.deleteVisa(stamp));
      await get(agent.agency.deleteMembership(club));
    }
    expect(await get(agent.agency.completeProfile())).toMatchObject({ passports: [], visas: [], memberships: [] });
  });

  it('of two at once no more than fifty are kept', async () => {
    const saved = await Promise.all(
      Array.from({ length: 56 }, (_, at) =>
        Effect.runPromise(Effect.result(staff.agency.saveMembership({ ...membership, number: `N${at}` }))),
      ),
    );
    expect(saved.filter(({ _tag }) => _tag === 'Success')).toHaveLength(50);
  });

  it('keeps of a card its brand, last four digits and a token, and of its number nothing anywhere', async () => {
    const requestId = randomUUID();
    const [one, two] = await Promise.all([
      get(agent.agency.addCard({ ...card, requestId })),
      get(agent.agency.addCard({ ...card, requestId })),
    ]);
    expect(one).toEqual(two);
    const { cards } = await get(agent.agency.completeProfile());
    expect(cards).toEqual([{ ...one, brand: 'visa', lastFour: '1111', holder: 'Anita Menon', expires: '2046-08' }]);
    const rows = await database.query<{ whole: string }>(
      `select to_jsonb(m)::text as whole from profile_master m union all select to_jsonb(a)::text from audit a
       union all select to_jsonb(o)::text from outbox o`,
    );
    const kept = rows.map(({ whole }) => whole).join() + office.logged.join();
    expect(kept, 'nor half of it').not.toMatch(/4111\W?1111/);
    expect(codesOf(await refusal(agent.agency.addCard({ ...card, number: '4000 0000 0000 0002' })))).toEqual([
      'number card-refused',
    ]);
    expect(codesOf(await refusal(agent.agency.addCard({ ...card, number: '4111 1111 1111 1112' })))).toEqual([
      'number card-number',
    ]);
    await get(agent.agency.deleteCard(one));
    expect((await get(agent.agency.completeProfile())).cards).toEqual([]);
  });

  it('cards are not tried one after the other', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        refusal(agent.agency.addCard({ ...card, number: '4000 0000 0000 0002' })).then(codesOf),
      ),
    );
    expect(tries.filter((each) => each === 'TooManyRequests').length).toBeGreaterThanOrEqual(6);
  });

  it('changes who is at the desk, and lists the agency’s people', async () => {
    const person = { title: 'Ms', firstName: ' Anita  Rose ', lastName: 'Menon', mobile: '9847031264' };
    await get(agent.agency.saveProfile(person));
    expect(await get(agent.agency.completeProfile())).toMatchObject({ firstName: 'Anita Rose', mobile: '9847031264' });
    expect(await get(agent.session.userDetails())).toMatchObject({ firstName: 'Anita Rose' });
    expect(codesOf(await refusal(agent.agency.saveProfile({ ...person, mobile: '12' })))).toEqual([
      'mobile mobile-digits',
    ]);
    const people = await get(agent.agency.profileMasters());
    expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining(['agent@demo.test', 'staff@demo.test']));
    expect(people.some(({ email }) => email === 'operator@demo.test')).toBe(false);
  });

  it('changes and deletes saved travellers of the agency alone; two are never made one person', async () => {
    const operator = (await portalDesk(office, 'operator@demo.test')).desk;
    const { savedId: _, ...given } = makeSavedTraveller(
      { firstName: 'Nazeer', lastName: 'Ibrahim' },
      { visa: '201', services: [{ kind: 'meals', code: 'MOML' }], hardCoded: { taxOneWay: '10' } },
    );
    const { savedId } = await get(agent.agency.addTraveller(given));
    const find = async () =>
      (await get(agent.agency.personalTravellers({ text: 'Nazeer', page: 1 }))).find(
        (each) => each.savedId === savedId,
      );
    expect(await find()).toMatchObject(given);
    // As a booking saves them: what it does not know stays.
    await get(agent.agency.addTraveller({ traveller: { ...given.traveller, mealPreference: 'VGML' } }));
    expect(await find()).toMatchObject({ visa: '201', traveller: { mealPreference: 'VGML' } });

    const changed = { savedId, traveller: { ...given.traveller, lastName: 'Ibrahimi' }, idProof: 'Aadhaar 1' };
    await get(agent.agency.updateTraveller(changed));
    const found = await find();
    expect(found).toMatchObject({ idProof: 'Aadhaar 1', traveller: { lastName: 'Ibrahimi' } });
    expect(found?.visa).toBeUndefined();

    const [meera] = await get(agent.agency.personalTravellers({ text: 'Meera', page: 1 }));
    if (meera === undefined) throw new Error('Meera is not there');
    const twin = { ...changed, traveller: meera.traveller };
    expect(codesOf(await refusal(agent.agency.updateTraveller(twin)))).toEqual(['traveller.firstName traveller-twice']);
    expect(codesOf(await refusal(operator.agency.updateTraveller(changed)))).toBe('NotFound');
    await get(operator.agency.deleteTraveller({ savedId }));
    expect(await find()).toBeDefined();
    await get(agent.agency.deleteTraveller({ savedId }));
    await get(agent.agency.deleteTraveller({ savedId }));
    expect(await find()).toBeUndefined();
  });
});
