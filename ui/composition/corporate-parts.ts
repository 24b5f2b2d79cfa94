/** What the screens of companies and their policy may ask for. */
import type { Approvals } from '#application/portal/corporate/approvals.ts';
import type { ApprovalsWaiting } from '#application/portal/corporate/approvals-waiting.ts';
import type { Companies } from '#application/portal/corporate/companies.ts';
import type { OwnTrips } from '#application/portal/corporate/own-trips.ts';
import type { OwnPolicy } from '#application/portal/corporate/own-policy.ts';
import { part } from './parts.ts';

export const corporateParts = {
  companies: part<Companies>('corporate.companies'),
  approvals: part<Approvals>('corporate.approvals'),
  /** In the shell: the first page shows it. */
  approvalsWaiting: part<ApprovalsWaiting>('corporate.approvalsWaiting'),
  trips: part<OwnTrips>('corporate.trips'),
  /** In the shell: every product shows it beside what it offers. */
  ownPolicy: part<OwnPolicy>('corporate.ownPolicy'),
};
