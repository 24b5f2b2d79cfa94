/** The companies that an agency looks after: made, changed, their people added; and a company's policy for its own people. */
import { Effect } from 'effect';
import { checkNewStaff } from '#domain/agency/staff.ts';
import {
  checkCompany,
  type Company,
  type CompanyTerms,
  mostCompanies,
  mostEmployees,
} from '#domain/corporate/company.ts';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import type { Currency } from '#domain/money/currency.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { CompanyShown, CorporateDesk } from '#application/desk/corporate/corporate.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../booking/check-request-id.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { StaffStore } from '../ports/agency/staff-store.ts';
import type { CompanyBook } from '../ports/corporate/company-book.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import { mailTemporarySecret } from '../session/mail-temporary-secret.ts';
import { corporateRole } from '../session/rights-of-role.ts';
import { type ApprovalDeskPorts, makeApprovalDesk } from './approvals/approval-desk.ts';
import { listTrips, type ListTripsPorts } from './list-trips.ts';
import { personAtDesk } from './travel-policy.ts';

export interface CorporatePorts extends ApprovalDeskPorts, ListTripsPorts {
  readonly companies: CompanyBook;
  readonly staff: Pick<StaffStore, 'add' | 'claimed'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly currency: Currency;
  /** What a city is called in all, by one of its names; none where there is no such city. */
  readonly namesOfCity: (name: string) => readonly string[];
}

const pageSize = 50;

/** What somebody who travels for a company does; who manages staff may change it. */
const travellersMay = ['search', 'book', 'ticket', 'cancel'] as const;

export function makeCorporateDesk(ports: CorporatePorts): (caller: Caller) => CorporateDesk {
  const approvals = makeApprovalDesk(ports);
  return (caller) => ({
    companies: ({ page }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'manage-staff');
        yield* refuse(checkPage(page));
        const found = yield* ports.companies.list(who.agencyId, page, pageSize);
        return { ...found, page, pageSize };
      }),
    company: ({ companyId }) => Effect.flatMap(signedIn(caller, 'manage-staff'), (who) => shown(ports, who, companyId)),
    saveCompany: (asked) => saveCompany(ports, caller, asked),
    addEmployee: (person) => addEmployee(ports, caller, person),
    moveEmployee: (person) => moveEmployee(ports, caller, person),
    ownPolicy: () => ownPolicy(ports, caller),
    trips: (asked) => listTrips(ports, caller, asked),
    ...approvals(caller),
  });
}

function ownPolicy({ companies }: CorporatePorts, caller: Caller): ReturnType<CorporateDesk['ownPolicy']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller);
    if (who.corporate === undefined) return {};
    const company = yield* companies.ofPerson(who.agencyId, personAtDesk(who));
    if (company === undefined) return {};
    const { costCentre } = company;
    const { name, version, rules, reasons, approvals } = company.company;
    const policy = {
      company: name,
      version,
      rules,
      ...(reasons && { reasons }),
      approvals: approvals.map(({ quorum: _quorum, approvers: _approvers, backups: _backups, ...when }) => when),
      ...(costCentre !== undefined && { costCentre }),
    };
    return { policy };
  });
}

function saveCompany(
  ports: CorporatePorts,
  caller: Caller,
  asked: Parameters<CorporateDesk['saveCompany']>[0],
): ReturnType<CorporateDesk['saveCompany']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'manage-staff');
    const { companyId, version, ...typed } = asked;
    const terms = tidied(typed, ports.namesOfCity);
    yield* refuse([
      ...checkRequestId(companyId).map((each) => ({ ...each, path: 'companyId' })),
      ...checkCompany(terms, ports.currency),
    ]);
    yield* refuse(yield* checkApprovers(ports, who, companyId, terms));
    const company: Company = { companyId, ...terms, version: version + 1 };
    const before = yield* ports.companies.find(who.agencyId, companyId);
    if (before !== undefined && canonicalText(before) === canonicalText(company))
      return yield* answered(ports, who, before);
    const saved = yield* ports.companies.save({
      agencyId: who.agencyId,
      company,
      most: mostCompanies,
      record: {
        ...actedBy(who),
        operation: before === undefined ? 'corporate.add-company' : 'corporate.change-company',
        reference: companyId,
        detail: { version: company.version, rules: terms.rules },
      },
    });
    if (saved === 'changed') return yield* refusal(violation('company-changed', ''));
    if (saved === 'too-many') return yield* refusal(violation('companies-count', '', { most: mostCompanies }));
    return yield* answered(ports, who, company);
  });
}

/** `not-a-choice` where somebody who is named to approve is none of the company's people. */
function checkApprovers(
  { companies }: CorporatePorts,
  who: SignedInCaller,
  companyId: string,
  { approvals }: CompanyTerms,
): Effect.Effect<readonly Violation[]> {
  if (approvals.length === 0) return Effect.succeed([]);
  return Effect.map(companies.people(who.agencyId, companyId, mostEmployees), (people) =>
    approvals.flatMap(({ approvers, backups }, at) =>
      [...approvers, ...backups].every((each) => people.some(({ userId }) => userId === each))
        ? []
        : [violation('not-a-choice', `approvals[${at}].approvers`)],
    ),
  );
}

function addEmployee(
  ports: CorporatePorts,
  caller: Caller,
  asked: Parameters<CorporateDesk['addEmployee']>[0],
): ReturnType<CorporateDesk['addEmployee']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'manage-staff');
    const { requestId, companyId, costCentre, ...typed } = asked;
    yield* refuse(checkRequestId(requestId));
    const company = yield* ports.companies.find(who.agencyId, companyId);
    if (company === undefined) return yield* new NotFound({ what: 'company' });
    const person = { ...typed, userId: typed.userId.trim(), permissions: travellersMay, limits: {} };
    const claiming = { agencyId: who.agencyId, requestId, content: canonicalText({ act: 'employ', ...asked }) };
    const claimed = yield* ports.staff.claimed(claiming);
    if (claimed === 'reused') return yield* new RequestIdReused({});
    if (claimed === 'repeated') return yield* answered(ports, who, company);
    yield* refuse([...checkNewStaff(person, ports.currency), ...checkCostCentre(company, costCentre)]);
    const userId = ports.chance.uuid();
    const now = ports.clock.now();
    const added = yield* ports.staff.add({
      ...claiming,
      person: {
        ...person,
        userId,
        login: person.userId,
        profileId: `PRF${userId.replaceAll('-', '').toUpperCase()}`,
        systemRoleId: corporateRole,
      },
      at: now,
      most: mostEmployees,
      employment: { companyId, ...(costCentre !== undefined && { costCentre }) },
      letter: {
        kind: mailTemporarySecret,
        payload: { userId, mailId: ports.chance.uuid(), language: who.language, askedAt: now, invited: true },
      },
      record: { ...actedBy(who), operation: 'corporate.add-employee', reference: userId, detail: { companyId } },
    });
    if (added === 'reused') return yield* new RequestIdReused({});
    if (added === 'taken') return yield* refusal(violation('email-registered', 'userId'));
    if (added === 'too-many') return yield* refusal(violation('list-count', 'userId', { most: mostEmployees }));
    return yield* answered(ports, who, company);
  });
}

function moveEmployee(
  ports: CorporatePorts,
  caller: Caller,
  { companyId, userId, costCentre }: Parameters<CorporateDesk['moveEmployee']>[0],
): ReturnType<CorporateDesk['moveEmployee']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'manage-staff');
    const company = yield* ports.companies.find(who.agencyId, companyId);
    if (company === undefined) return yield* new NotFound({ what: 'company' });
    yield* refuse(checkCostCentre(company, costCentre));
    const to = costCentre === undefined ? {} : { costCentre };
    const isMoved = yield* ports.companies.move({
      agencyId: who.agencyId,
      companyId,
      login: userId,
      ...to,
      record: { ...actedBy(who), operation: 'corporate.move-employee', reference: companyId, detail: to },
    });
    return isMoved ? yield* answered(ports, who, company) : yield* new NotFound({ what: 'staff' });
  });
}

function checkCostCentre({ costCentres }: CompanyTerms, code: string | undefined): readonly Violation[] {
  const isKnown = code === undefined || costCentres.some((each) => each.code === code);
  return isKnown ? [] : [violation('not-a-choice', 'costCentre')];
}

function shown(ports: CorporatePorts, who: SignedInCaller, companyId: string): Effect.Effect<CompanyShown, NotFound> {
  return Effect.flatMap(ports.companies.find(who.agencyId, companyId), (company) =>
    company === undefined ? Effect.fail(new NotFound({ what: 'company' })) : answered(ports, who, company),
  );
}

function answered({ companies }: CorporatePorts, who: SignedInCaller, company: Company): Effect.Effect<CompanyShown> {
  return Effect.map(companies.people(who.agencyId, company.companyId, mostEmployees), (people) => ({
    company,
    people,
  }));
}

function refuse(violations: readonly Violation[]): Effect.Effect<void, Invalid> {
  return violations.length > 0 ? Effect.fail(new Invalid({ violations })) : Effect.void;
}

function refusal(only: Violation): Effect.Effect<never, Invalid> {
  return Effect.fail(new Invalid({ violations: [only] }));
}

/** Spaces that nobody meant are gone, numbers and codes are in capitals. */
function tidied(
  { name, gstNumbers, costCentres, rules, approvals, reasons = [] }: CompanyTerms,
  namesOfCity: CorporatePorts['namesOfCity'],
): CompanyTerms {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
  return {
    name: tidy(name),
    gstNumbers: gstNumbers.map((each) => tidy(each).toUpperCase()),
    costCentres: costCentres.map((each) => ({ code: tidy(each.code), name: tidy(each.name) })),
    rules: rules.map((rule) => withNames(rule, namesOfCity)),
    approvals: approvals.map(({ approvers, backups, ...rule }) => ({
      ...rule,
      approvers: approvers.map(login),
      backups: backups.map(login),
    })),
    ...(reasons.length > 0 && {
      reasons: reasons.map((each) => ({ code: tidy(each.code).toUpperCase(), name: tidy(each.name) })),
    }),
  };
}

/** Cities with all that they are called, whatever is sent of that. */
function withNames(
  { alsoNamed: _sent, rates, ...rule }: PolicyRule,
  namesOfCity: CorporatePorts['namesOfCity'],
): PolicyRule {
  const alsoNamed = (rule.cities ?? []).flatMap(namesOfCity);
  return {
    ...rule,
    ...(alsoNamed.length > 0 && { alsoNamed }),
    ...(rates && {
      rates: rates.map(({ alsoNamed: _ofRate, ...rate }) => {
        const names = namesOfCity(rate.city);
        return names.length === 0 ? rate : { ...rate, alsoNamed: names };
      }),
    }),
  };
}

function login(typed: string): string {
  return typed.trim().toLowerCase();
}
