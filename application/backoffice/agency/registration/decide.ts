/** The elevated users' side of registrations: the queue, one of them with its papers, and the decision. */
import { Effect } from 'effect';
import { checkRegistrationDecision } from '#domain/agency/registration.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import type { RegistrationDesk } from '#application/desk/agency/registration.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { followed, type RegisterPorts } from './register.ts';

export const registrationsPageSize = 20;

type Ports = Pick<RegisterPorts, 'registrations' | 'users' | 'clock'>;

export function listRegistrations(
  { registrations }: Ports,
  caller: Caller,
  wanted: Parameters<RegistrationDesk['registrations']>[0],
): ReturnType<RegistrationDesk['registrations']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    const { page } = wanted;
    const violations = checkFinding(wanted);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const found = yield* registrations.list({ ...wanted, pageSize: registrationsPageSize });
    return { ...found, page, pageSize: registrationsPageSize };
  });
}

export function showRegistration(
  { registrations }: Ports,
  caller: Caller,
  { registrationId }: { readonly registrationId: string },
): ReturnType<RegistrationDesk['registration']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    const kept = yield* registrations.find(registrationId);
    if (kept === undefined) return yield* new NotFound({ what: 'registration' });
    const [papers, alike] = yield* Effect.all([
      registrations.papers(registrationId),
      registrations.alike(registrationId, kept.fields),
    ]);
    return {
      ...followed(kept),
      fields: kept.fields,
      papers,
      alike,
      ...(kept.decidedBy !== undefined && { decidedBy: kept.decidedBy }),
    };
  });
}

export function registrationPaper(
  { registrations }: Ports,
  caller: Caller,
  { registrationId, paper }: Parameters<RegistrationDesk['registrationPaper']>[0],
): ReturnType<RegistrationDesk['registrationPaper']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    const found = yield* registrations.paper(registrationId, paper);
    return found ?? (yield* new NotFound({ what: 'registration' }));
  });
}

export function decideRegistration(
  { registrations, users, clock }: Ports,
  caller: Caller,
  { registrationId, approve, remarks: typed }: Parameters<RegistrationDesk['decideRegistration']>[0],
): ReturnType<RegistrationDesk['decideRegistration']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const remarks = typed.trim();
    const violations = checkRegistrationDecision({ approve, remarks });
    if (violations.length > 0) return yield* new Invalid({ violations });
    const state = approve ? 'approved' : 'declined';
    const kept = yield* registrations.find(registrationId);
    if (kept === undefined) return yield* new NotFound({ what: 'registration' });
    if (kept.state === 'received') {
      if (approve && (yield* users.byLogin(kept.fields.email)) !== undefined) {
        return yield* new Invalid({ violations: [violation('email-registered', 'registrationId')] });
      }
      const record = { ...actedBy(who), operation: `agency.registration-${state}`, reference: registrationId };
      const at = clock.now();
      yield* registrations.decide({ registrationId, state, remarks, by: who.actor.name, at, record });
    }
    // Of two at once the first counts; the same decision again answers the same.
    const now = yield* registrations.find(registrationId);
    if (now?.state !== state) return yield* new NotAllowedInState({ state: now?.state ?? 'received' });
    return { state };
  });
}
