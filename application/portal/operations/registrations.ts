/** Registrations as cases: approved, or declined with remarks that the applicant reads. */
import {
  checkRegistrationDecision,
  type RegistrationPaper,
  type RegistrationState,
} from '#domain/agency/registration.ts';
import type { RegistrationDesk, RegistrationShown, RegistrationsPage } from '#application/desk/agency/registration.ts';
import type { CaseDesk, CaseTypes } from './decision-queue.ts';

export interface RegistrationCases extends CaseTypes {
  readonly page: RegistrationsPage;
  readonly found: RegistrationShown;
  readonly state: RegistrationState;
  readonly draft: { readonly remarks: string };
  readonly act: 'approve' | 'decline';
  readonly paper: RegistrationPaper;
}

type Desk = Pick<RegistrationDesk, 'registrations' | 'registration' | 'registrationPaper' | 'decideRegistration'>;

export function registrationCases(desk: Desk): CaseDesk<RegistrationCases> {
  return {
    list: (filter) => desk.registrations(filter),
    show: (registrationId) => desk.registration({ registrationId }),
    paper: (registrationId, paper) => desk.registrationPaper({ registrationId, paper }),
    draft: () => ({ remarks: '' }),
    decision: (registrationId, act, { remarks: typed }) => {
      const decision = { approve: act === 'approve', remarks: typed.trim() };
      const violations = checkRegistrationDecision(decision);
      return violations.length > 0
        ? { violations }
        : { send: desk.decideRegistration({ registrationId, ...decision }) };
    },
  };
}
