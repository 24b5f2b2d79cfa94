/** Companies over HTTP, on both databases: kept once, changed by one at a time, and their policy holds where their people book. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualRules } from '#tests/fixtures/corporate.ts';
import { isOfCompany } from '#domain/agency/gst-profile.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { AddEmployee, SaveCompany } from '#application/desk/corporate/corporate.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { comeIn } from '#tests/support/invited.ts';
import { makeCompany } from './crew.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

describe.each(databases())('companies over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let owner: PortalDesk;
  let buyers = 0;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    owner = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const made = async (more: Partial<SaveCompany> = {}): Promise<SaveCompany> => {
    const company = makeCompany({
      gstNumbers: ['32AABCK4821K1Z5'],
      costCentres: [{ code: '4102', name: 'Export sales' }],
      ...more,
    });
    await get(owner.desk.corporate.saveCompany(company));
    return company;
  };
  const employed = async (companyId: string, more: Partial<AddEmployee> = {}) => {
    buyers += 1;
    const person: AddEmployee = {
      companyId,
      userId: `person${buyers}@kuruvila.example`,
      title: 'Mr',
      firstName: 'Farhan',
      lastName: surname(buyers),
      mobile: '9847022816',
      requestId: randomUUID(),
      ...more,
    };
    await get(owner.desk.corporate.addEmployee(person));
    return person;
  };
  const quoted = async ({ flight }: Desk, mode: BookFlight['mode'] = 'ticket'): Promise<BookFlight> => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 30) }];
    const { offers } = await get(flight.search({ ...defaultSearch, sectors, numResults: 40 }));
    const offer = offers.find(({ fares: [fare] }) => fare.seatsLeft > 4 && fare.holdUntil !== undefined);
    if (offer === undefined) throw new Error('nothing is sold so');
    const { quoteId } = await get(
      flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }),
    );
    buyers += 1;
    return {
      quoteId,
      requestId: randomUUID(),
      mode,
      travellers: [makeTraveller({ lastName: surname(buyers) })],
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      gst: {
        holder: 'Kuruvila Exports',
        number: '32AABCK4821K1Z5',
        email: 'accounts@kuruvila.example',
        address: 'Marine Drive, Kochi',
        phone: '9847022816',
      },
      parameters: [],
      acceptTerms: true,
    };
  };

  it('are kept once however often they are sent, and changed by one at a time', async () => {
    const { corporate } = owner.desk;
    const company = await made({ name: '  Kuruvila   Exports ', gstNumbers: ['32AABCK4821K1Z5'] });
    const again = await get(corporate.saveCompany({ ...company, name: 'Kuruvila Exports' }));
    expect(again.company).toMatchObject({ name: 'Kuruvila Exports', version: 1 });
    const outcomes = await Promise.all(
      ['Kuruvila One', 'Kuruvila Two'].map((name) =>
        Effect.runPromise(Effect.result(corporate.saveCompany({ ...company, name, version: 1 }))),
      ),
    );
    const failures = outcomes.flatMap((each) => (each._tag === 'Failure' ? [each.failure] : []));
    expect(failures).toMatchObject([{ violations: [{ code: 'company-changed', path: '' }] }]);
    const { company: kept } = await get(corporate.company({ companyId: company.companyId }));
    expect(kept.version).toBe(2);
    const { companies, total } = await get(corporate.companies({ page: 1 }));
    expect(companies.filter(({ companyId }) => companyId === company.companyId)).toEqual([
      { companyId: company.companyId, name: kept.name, people: 0, rules: 0 },
    ]);
    expect(total).toBe(companies.length);
    const rows = await database.query<{ operation: string }>(
      'select operation from audit where reference = $1 order by audit_id',
      [company.companyId],
    );
    expect(rows.map(({ operation }) => operation)).toEqual(['corporate.add-company', 'corporate.change-company']);
  });

  it('are nobody else’s: not another agency’s, nor of people who do not manage staff', async () => {
    const company = await made();
    const operator = await portalDesk(office, 'operator@demo.test');
    const staff = await portalDesk(office, 'staff@demo.test');
    const { companyId } = company;
    expect(await failureOf(operator.desk.corporate.company({ companyId }))).toMatchObject({ _tag: 'NotFound' });
    expect(await failureOf(staff.desk.corporate.company({ companyId }))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failureOf(staff.desk.corporate.saveCompany(company))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await get(staff.desk.corporate.ownPolicy())).toEqual({});
  });

  it('have GST numbers that their bookings may be made under: an agent has all of them, their traveller the own ones', async () => {
    const [one, other] = ['32AABCK4821K1Z5', '27AAPFU0939F1ZV'];
    const { companyId } = await made({ name: 'Zamorin Foods', gstNumbers: [one, other] });
    const ofCompanies = async ({ agency }: Desk) => (await get(agency.gstProfiles())).filter(isOfCompany);
    const seen = await ofCompanies(owner.desk);
    expect(seen).toContainEqual(expect.objectContaining({ holder: 'Zamorin Foods', number: other, email: '' }));
    expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length);
    const theirs = await ofCompanies((await portalDesk(office, 'traveller@demo.test')).desk);
    expect(theirs.map(({ holder }) => holder)).toEqual(['Spice Coast Exports Pvt Ltd']);
    expect(theirs.map(({ number }) => number)).not.toContain(other);
    expect(await ofCompanies((await portalDesk(office, 'operator@demo.test')).desk)).toEqual([]);
    await database.query('delete from company where company_id = $1', [companyId]);
  });

  it('have people who are added once, at a cost centre that there is, and moved to another', async () => {
    const { companyId } = await made();
    const { corporate } = owner.desk;
    const unknown = { costCentre: '9999' };
    const wrong = employed(companyId, unknown);
    await expect(wrong).rejects.toMatchObject({ violations: [{ code: 'not-a-choice', path: 'costCentre' }] });
    const person = await employed(companyId, { costCentre: '4102' });
    const { people } = await get(corporate.addEmployee(person));
    expect(people).toMatchObject([{ userId: person.userId, costCentre: '4102' }]);
    expect(await failureOf(corporate.addEmployee({ ...person, requestId: randomUUID() }))).toMatchObject({
      violations: [{ code: 'email-registered', path: 'userId' }],
    });
    const { userId } = person;
    const moved = await get(corporate.moveEmployee({ companyId, userId }));
    expect(moved.people[0]).not.toHaveProperty('costCentre');
    expect(await failureOf(corporate.moveEmployee({ companyId, userId: 'agent@demo.test' }))).toMatchObject({
      _tag: 'NotFound',
    });
  });

  it('have a policy that refuses what it blocks, to hold too, and lets through what it only says', async () => {
    const company = await made({ rules: usualRules });
    const person = await employed(company.companyId);
    const { desk } = await comeIn(office, database, person.userId);
    expect(await get(desk.corporate.ownPolicy())).toEqual({
      policy: { company: 'Kuruvila Exports', version: 1, rules: usualRules, approvals: [] },
    });
    const { company: tightened } = await get(
      owner.desk.corporate.saveCompany({
        ...company,
        version: 1,
        rules: [
          ...usualRules,
          { ruleId: 'none', kind: 'supplier', effect: 'block', place: 'at-home', suppliers: ['ZZ'] },
        ],
      }),
    );
    const asked = await quoted(desk);
    const blocked = { violations: [{ code: 'policy-blocked', path: '', params: { kind: 'supplier' } }] };
    expect(await failureOf(desk.flight.book(asked))).toMatchObject(blocked);
    expect(await failureOf(desk.flight.book({ ...asked, mode: 'hold' }))).toMatchObject(blocked);
    const [left] = await database.query<{ count: string }>('select count(*) from booking where quote_id = $1', [
      asked.quoteId,
    ]);
    expect(left?.count).toBe('0');
    await get(owner.desk.corporate.saveCompany({ ...company, version: tightened.version, rules: usualRules }));
    const sold = await get(desk.flight.book(asked));
    expect(sold.status).toBe('confirmed');
    // What is bought stays bought: the same request is answered the same under a policy that would refuse it.
    await get(
      owner.desk.corporate.saveCompany({
        ...company,
        version: tightened.version + 1,
        rules: [{ ruleId: 'all', kind: 'ahead', effect: 'block', place: 'anywhere', count: 365 }],
      }),
    );
    expect(await get(desk.flight.book(asked))).toMatchObject({ transactionId: sold.transactionId });
    // The agency itself is not bound by it.
    expect(await get(owner.desk.flight.book(await quoted(owner.desk)))).toMatchObject({ status: 'confirmed' });
  });
});
