/** What was approved before it is booked is used up by its booking, whatever the company's rules ask by then. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { makeTravelPolicy, type TravelPolicyPorts } from '#application/backoffice/corporate/travel-policy.ts';
import type { BookingIntent } from '#application/backoffice/ports/booking/booking-book.ts';
import type { KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { Employed } from '#application/backoffice/ports/corporate/company-book.ts';
import type { ApprovalRule } from '#domain/corporate/approval-rules.ts';
import { instant } from '#domain/time/instant.ts';
import { permittedApproval } from '#tests/fixtures/corporate.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const now = instant('2026-11-20T10:00:00.000Z');
const { requester: person, trip } = permittedApproval;
const who = {
  kind: 'signed-in',
  agencyId: 'AG1',
  actor: { ...person, agencyId: 'AG1' },
  corporate: { userId: 'farhan', companyId: 'CO1', decidesFor: [] },
} as unknown as SignedInCaller;
const dearOnes: ApprovalRule = {
  ruleId: 'dear',
  occasion: 'always',
  manner: 'before',
  place: 'anywhere',
  over: rupees(4_000),
  quorum: 1,
  approvers: ['reena@kuruvila.example'],
  backups: [],
};

test.each([
  ['as dear as it was approved', 5_000, [dearOnes]],
  ['too cheap by now to be asked about', 3_000, [dearOnes]],
  ['asked about by no rule any more', 5_000, []],
])('a trip %s uses what was approved, once', async (_, price, approvals) => {
  let kept = permittedApproval;
  const ports = {
    companies: {
      ofPerson: () =>
        Effect.succeed({
          person,
          company: { companyId: 'CO1', rules: [], approvals },
        } as unknown as Employed),
    },
    approvals: {
      permitted: () => Effect.sync(() => [kept]),
      reasonOf: () => Effect.succeed(undefined),
      save: ({ approval }: { readonly approval: KeptApproval }) =>
        Effect.sync(() => {
          kept = approval;
          return true;
        }),
    },
    clock: { now: () => now },
    businessZone: 'Asia/Kolkata',
  } as unknown as TravelPolicyPorts;
  const total = rupees(price);
  const intent = {
    agencyId: 'AG1',
    requestId: 'one',
    quoteId: 'Q1',
    summary: { ...trip, product: 'flight', customerTotal: total },
  } as unknown as BookingIntent;
  const facts = { product: 'flight', total, travellers: 1, startsOn: trip.startsOn, suppliers: ['6E'] } as const;
  await Effect.runPromise(makeTravelPolicy(ports).allows(who, facts, intent, false));
  expect(kept.usedBy).toEqual({ requestId: 'one', at: now });
});
