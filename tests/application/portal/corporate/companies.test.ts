/** The page of companies: what stops before it is sent, what is sent, and what stays when it is refused. */
import { Effect } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyShown, CorporateDesk, SaveCompany } from '#application/desk/corporate/corporate.ts';
import { Invalid } from '#application/desk/failures.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { changesIn, Companies } from '#application/portal/corporate/companies.ts';
import { draftOf, readDraft } from '#application/portal/corporate/policy-draft.ts';
import { violation } from '#domain/rules/violation.ts';
import { corporateReference } from '#infrastructure/wire/reference/corporate/corporate.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

const kept = corporateReference.company.answer as CompanyShown;

const refused = () => Effect.die(new Error('Not asked here'));
const approvalFakes = {
  approvals: refused,
  approval: refused,
  decideApproval: refused,
  withdrawApproval: refused,
  delegateApprovals: refused,
  giveReason: refused,
};

let sent: SaveCompany[];
let answers: Effect.Effect<CompanyShown, Invalid>[];
let companies: Companies;

beforeEach(async () => {
  [sent, answers] = [[], []];
  const desk: CorporateDesk = {
    companies: () => Effect.succeed(corporateReference.companies.answer),
    company: () => Effect.succeed(kept),
    saveCompany: (company) =>
      Effect.suspend(() => {
        sent.push(company);
        const { companyId, version, ...terms } = company;
        return answers.shift() ?? Effect.succeed({ ...kept, company: { companyId, ...terms, version: version + 1 } });
      }),
    addEmployee: ({ userId, firstName, lastName }) =>
      Effect.succeed({ ...kept, people: [...kept.people, { userId, name: `${firstName} ${lastName}` }] }),
    moveEmployee: () => Effect.succeed(kept),
    ownPolicy: () => Effect.succeed({}),
    trips: () => Effect.succeed(corporateReference.trips.answer),
    ...approvalFakes,
  };
  let count = 0;
  const ids = { next: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}` };
  const session = signedInSession();
  const requests = new OpenRequests(session, { requestIds: ids, tab: new TabShelf(new Map()) });
  companies = new Companies(desk, session, { ids, requests }, () => 'INR');
  await companies.load();
});

test('what is approved before it is booked says its hours and how much more is allowed', () => {
  const before = { decideHours: 24, finishHours: 12, percent: 5 };
  const [usual, second] = kept.company.approvals;
  if (usual === undefined || second === undefined) throw new Error('The example has no approvals');
  const rules = [{ ...usual, manner: 'before' as const, before }, second];
  const draft = draftOf({ ...kept.company, approvals: rules });
  expect(readDraft(draft, 'INR')).toMatchObject({ terms: { approvals: rules }, violations: [] });
  const typed = (to: Partial<(typeof draft.approvals)[number]['before']>) => {
    const approvals = draft.approvals.map((each) => ({ ...each, before: { ...each.before, ...to } }));
    return readDraft({ ...draft, approvals }, 'INR').violations.map(({ code, path }) => `${path} ${code}`);
  };
  expect(typed({ decideHours: '', finishHours: 'x' })).toEqual([
    'approvals[0].before.decideHours count-between',
    'approvals[0].before.finishHours count-between',
  ]);
  expect(typed({ above: 'amount', amount: 'much' })).toEqual(['approvals[0].before.amount not-a-number']);
  expect(typed({ above: 'amount', amount: '500' })).toEqual([]);
});

const open = () => {
  const { open: one } = companies.state$.value;
  if (one?.kind !== 'ready') throw new Error('None is open');
  return one.value;
};
const codes = () => open().violations.map(({ code, path }) => `${path} ${code}`);

test('the first company is opened, and reads back as it was written down', () => {
  expect(changesIn(open())).toBe(0);
  expect(readDraft(draftOf(kept.company), 'INR')).toEqual({
    terms: (({ companyId: _id, version: _version, ...terms }) => terms)(kept.company),
    violations: [],
  });
});

test('changes are counted, judged once saving was tried, and sent with the version that was looked at', async () => {
  companies.addRule('price');
  const added = open().draft.rules.at(-1);
  companies.changeRule('early', { count: '7' });
  companies.removeRule('refund');
  expect(changesIn(open())).toBe(3);
  expect(codes()).toEqual([]);
  companies.show('people');
  await companies.save();
  expect(sent).toEqual([]);
  expect(codes()).toEqual(['rules[6].amount required']);
  expect(open().view).toBe('policy');
  companies.changeRule(added?.ruleId ?? '', { amount: 'much' });
  expect(codes()).toEqual(['rules[6].amount not-a-number']);
  companies.changeRule(added?.ruleId ?? '', { amount: '9,500' });
  expect(codes()).toEqual([]);
  await companies.save();
  expect(sent).toMatchObject([{ version: 7, companyId: kept.company.companyId }]);
  expect(sent[0]?.rules.find(({ ruleId }) => ruleId === 'early')).toMatchObject({ count: 7 });
  expect(open().draft.version).toBe(8);
  expect(changesIn(open())).toBe(0);
  expect(companies.state$.value.saved).toBe(true);
});

test('what somebody else changed meanwhile is said, and what was typed stays until it is discarded', async () => {
  answers = [Effect.fail(new Invalid({ violations: [violation('company-changed', '')] }))];
  companies.change({ name: 'Kuruvila Spices' });
  await companies.save();
  expect(companies.state$.value.failure).toMatchObject({ violations: [{ code: 'company-changed' }] });
  expect(open().draft.name).toBe('Kuruvila Spices');
  await companies.discard();
  expect(open().draft.name).toBe(kept.company.name);
  expect(companies.state$.value.failure).toBeUndefined();
});

test('a new company begins with its details, and nothing of it stays when it is discarded', async () => {
  companies.begin();
  expect(open()).toMatchObject({ view: 'details', draft: { version: 0 } });
  await companies.save();
  expect(codes()).toEqual(['name required']);
  companies.change({ name: 'Backwater Foods' });
  await companies.discard();
  expect(open().draft.name).toBe(kept.company.name);
});

test('reasons for trips are listed, changed and sent with the rest', async () => {
  companies.begin([{ code: 'CLIENT', name: 'The client set the time' }]);
  companies.change({ name: 'Backwater Foods' });
  await companies.save();
  expect(sent).toMatchObject([{ reasons: [{ code: 'CLIENT', name: 'The client set the time' }] }]);
  companies.change({ reasons: [{ code: 'CLIENT', name: '' }] });
  expect(changesIn(open())).toBe(1);
  await companies.save();
  expect(open().view).toBe('details');
  expect(codes()).toEqual(['reasons[0].name required']);
  companies.change({ reasons: [] });
  await companies.save();
  expect(sent.at(-1)).not.toHaveProperty('reasons');
});

test('a person is judged before they are sent, and listed once they are added; what is typed of the policy stays', async () => {
  companies.changeRule('early', { count: '5' });
  companies.addPerson();
  await companies.employ();
  expect(companies.state$.value.adding?.violations.map(({ path }) => path)).toContain('userId');
  companies.changePerson({
    userId: 'tara@kuruvila.example',
    title: 'Ms',
    firstName: 'Tara',
    lastName: 'Nair',
    mobile: '9847022817',
  });
  await companies.employ();
  expect(companies.state$.value.adding).toBeUndefined();
  expect(open().kept?.people.at(-1)).toEqual({ userId: 'tara@kuruvila.example', name: 'Tara Nair' });
  expect(changesIn(open())).toBe(1);
});
