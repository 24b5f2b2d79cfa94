/** A company that an agency looks after, and its people, who came in by their invitations. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import type { SaveCompany } from '#application/desk/corporate/corporate.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { PortalDesk, RunningBackOffice } from '#tests/support/back-office.ts';
import { comeIn } from '#tests/support/invited.ts';

interface Place {
  readonly office: RunningBackOffice;
  readonly database: Database;
}

export function makeCompany(more: Partial<SaveCompany> = {}): SaveCompany {
  return {
    companyId: randomUUID(),
    version: 0,
    name: 'Kuruvila Exports',
    gstNumbers: [],
    costCentres: [],
    rules: [],
    approvals: [],
    ...more,
  };
}

/** `agency`: the desk of who looks after the company. */
export async function employ(
  { office, database }: Place,
  agency: Desk,
  companyId: string,
  firstName: string,
): Promise<{ readonly userId: string; readonly desk: PortalDesk }> {
  const userId = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@kuruvila.example`;
  const person = { companyId, userId, title: 'Ms', firstName, lastName: 'Thomas', mobile: '9847022816' };
  await Effect.runPromise(agency.corporate.addEmployee({ ...person, requestId: randomUUID() }));
  return { userId, desk: await comeIn(office, database, userId) };
}

/** Farhan Thomas travels for a company with this rule, and Reena Thomas approves what breaks it. */
export async function comeTogether(
  place: Place,
  agency: Desk,
  rule: PolicyRule,
): Promise<{ readonly traveller: PortalDesk; readonly approver: PortalDesk }> {
  const company = makeCompany({ rules: [rule] });
  await Effect.runPromise(agency.corporate.saveCompany(company));
  const traveller = await employ(place, agency, company.companyId, 'Farhan');
  const approver = await employ(place, agency, company.companyId, 'Reena');
  const usual = { ruleId: 'usual', occasion: 'broken', place: 'anywhere', quorum: 1, backups: [] } as const;
  const approvals = [{ ...usual, approvers: [approver.userId] }];
  await Effect.runPromise(agency.corporate.saveCompany({ ...company, version: 1, approvals }));
  return { traveller: traveller.desk, approver: approver.desk };
}
