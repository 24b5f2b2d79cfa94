/** Examples of approvals. */
import type { ApprovalDesk, ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

const [farhan, reena, mathew, susan] = [
  { userId: 'USR-3018', name: 'Farhan Sheikh' },
  { userId: 'USR-3011', name: 'Reena Thomas' },
  { userId: 'USR-3012', name: 'Mathew Philip' },
  { userId: 'USR-3013', name: 'Susan Kuruvila' },
] as const;

const approval: ApprovalShown = {
  approvalId: 'AP2217C04A9E',
  companyId: '5b0e4c5e-21d3-4a34-9a57-0c1f6a8f9d21',
  company: 'Kuruvila Exports',
  product: 'flight',
  trip: {
    title: 'DEL-LHR',
    mark: 'AI',
    startsOn: isoDate('2026-12-02'),
    leadTraveller: 'Mr Farhan Sheikh',
    travellerCount: 1,
  },
  total: rupees('70450.00'),
  costCentre: '4102',
  findings: [
    {
      rule: {
        ruleId: 'cabin',
        kind: 'comfort',
        effect: 'approve',
        product: 'flight',
        place: 'anywhere',
        comfort: 'economy',
      },
      isKept: false,
      found: { comfort: 'premium-economy' },
    },
    {
      rule: { ruleId: 'early', kind: 'ahead', effect: 'inform', place: 'anywhere', count: 7 },
      isKept: true,
      found: { count: 12 },
    },
  ],
  policyVersion: 7,
  because: { code: 'CLIENT', name: 'The client set the time or place' },
  reason: 'Client meeting at 09:00 next morning, works on the flight.',
  requester: farhan,
  approvers: [reena, mathew, susan],
  backups: [],
  quorum: 2,
  state: 'waiting',
  askedAt: instant('2026-11-20T04:46:00.000Z'),
  escalatesAt: instant('2026-11-21T04:46:00.000Z'),
  expiresAt: instant('2026-11-20T11:06:00.000Z'),
  isEscalated: false,
  answers: [
    {
      by: mathew,
      approves: true,
      note: 'Client pays half.',
      at: instant('2026-11-20T06:18:00.000Z'),
      requestId: '8d1f8f0e-2b5e-4a35-a2c3-2f9a8c1a7b10',
    },
  ],
  hold: { kind: 'held', transactionId: 'FL26112000000041', until: instant('2026-11-20T11:06:00.000Z') },
  mayDecide: true,
  votesMissing: 1,
};

const { approvalId } = approval;

export const approvalReference: AreaReference<ApprovalDesk> = {
  approvals: {
    about:
      'box: for-you waits for a decision of the caller or of somebody for whom they decide, by the time it ends; asked is what the caller ' +
      'asked for; decided is what ended of those that they were asked about. People of the agency with manage-staff see those of all companies under ' +
      'asked and decided. hold: whether the fare is kept meanwhile (wanted: it is being tried). state: justified (a reason was enough), notified (likewise, and approvers were notified), waiting, ' +
      'approved (it is being booked), permitted (of manner before: its requester books the same trip until finishby, at percent or amount of before above its total at most, and is not asked for approval once more), declined, expired, withdrawn, booked (transactionid), not-booked (failure). A finding with uncompared (true) is of a fare that could not be compared in time: block is then justify. manner soft: at expiresat it is booked unless it was declined. with: what was asked for with it, ' +
      'of the total; it is bought once the trip is booked, and not at all where that is not.',
    request: { box: 'for-you', page: 1 },
    answer: {
      approvals: [approval],
      total: 1,
      page: 1,
      pageSize: 50,
      delegations: [{ from: susan, to: reena, firstDay: isoDate('2026-11-18'), lastDay: isoDate('2026-11-23') }],
      colleagues: [{ userId: 'mathew@kuruvila.example', name: mathew.name }],
    },
  },
  approval: {
    about: 'One approval, for those who asked, are asked, or manage the agency’s people; 903 for others.',
    request: { approvalId },
    answer: approval,
  },
  decideApproval: {
    about:
      'Approves or declines, in the caller’s own place or for who is away. A note is needed to decline. As soon as as many approve as its rule ' +
      'says, the trip is booked by itself, once, or of manner before is permitted; as soon as too many decline, what was held is given back. 901 for the requester, 910 where it ' +
      'is over or the caller has answered.',
    request: { approvalId, approve: true, note: '', requestId: '5f9a1c2e-7d7e-4c84-9d1a-3b0c9a5e6f11' },
    answer: {
      ...approval,
      state: 'approved',
      answers: [
        ...approval.answers,
        {
          by: reena,
          approves: true,
          note: '',
          at: instant('2026-11-20T09:10:00.000Z'),
          requestId: '5f9a1c2e-7d7e-4c84-9d1a-3b0c9a5e6f11',
        },
      ],
      mayDecide: false,
      votesMissing: 0,
    },
  },
  withdrawApproval: {
    about: 'Takes back what the caller asked for, while it waits; what was held is given back.',
    request: { approvalId },
    answer: { ...approval, state: 'withdrawn', mayDecide: false },
  },
  delegateApprovals: {
    about:
      'Somebody of the same company decides for the caller from firstday to lastday, both included, 90 days at most; nobody where userid is absent. ' +
      'The caller may still decide.',
    request: { userId: 'reena@kuruvila.example', firstDay: isoDate('2026-11-18'), lastDay: isoDate('2026-11-23') },
    answer: {
      delegations: [{ from: susan, to: reena, firstDay: isoDate('2026-11-18'), lastDay: isoDate('2026-11-23') }],
    },
  },
  giveReason: {
    about:
      'Why a quote is booked that breaks a rule with effect justify or approve. Sent before BOOK; the last one counts. reasoncode is one of ' +
      'those that the company lists and is needed where it lists any, reason where it lists none. It is in the history of the booking ' +
      '(trip-reason), with the approval (because) and in SALESUMMARY by reason.',
    request: {
      quoteId: 'QT4K7M2',
      reason: 'Client meeting at 09:00 next morning, works on the flight.',
      reasonCode: 'CLIENT',
    },
    answer: undefined,
  },
};
