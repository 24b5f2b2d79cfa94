/** Companies that agencies look after, the policy that holds where their people book, and who approves their trips. */
import { approvalMail, approvalWork } from '#application/backoffice/corporate/approvals/ask-approval.ts';
import { mailApproval } from '#application/backoffice/corporate/approvals/mail-approval.ts';
import { sweepApprovals, workApproval } from '#application/backoffice/corporate/approvals/work-approval.ts';
import { makeCorporateDesk } from '#application/backoffice/corporate/corporate-desk.ts';
import { makeTravelPolicy } from '#application/backoffice/corporate/travel-policy.ts';
import { namesOfCity } from '#domain/places/cities.ts';
import { StoredApprovalBook } from '../database/corporate/approval-book.ts';
import { StoredCompanyBook } from '../database/corporate/company-book.ts';
import { StoredReachBook } from '../database/corporate/reach-book.ts';
import { StoredTripBook } from '../database/corporate/trip-book.ts';
import { approvalLetter } from '../words/approval-letter.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const corporate = area(({ make, store }) => {
  const { businessZone, currency, deskFor, portal, settings } = given;
  const { agencies, approvals, bookings, chance, clock, companies, mailer, staff, trips, users } = ports;
  store(companies, StoredCompanyBook);
  store(approvals, StoredApprovalBook);
  store(ports.reaches, StoredReachBook);
  store(trips, StoredTripBook);
  make(
    work.travelPolicy,
    { companies, approvals, bookings, clock, chance, businessZone, settings },
    ({ settings: { approvals: times }, ...from }) => makeTravelPolicy({ ...from, times }),
  );
  make(desks.corporate, { companies, approvals, trips, staff, clock, chance, currency, businessZone }, (from) =>
    makeCorporateDesk({ ...from, namesOfCity }),
  );
  make(
    work.approvalHandlers,
    { approvals, bookings, users, agencies, deskFor, mailer, clock, businessZone, portal },
    (from) => ({
      [approvalMail]: ({ payload }) => mailApproval({ ...from, write: approvalLetter }, payload),
      [approvalWork]: ({ payload }) => workApproval(from, payload),
    }),
  );
  make(work.sweepApprovals, { approvals, bookings, clock }, (from) => () => sweepApprovals(from));
});
