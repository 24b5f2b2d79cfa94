/** Registering an agency: its papers, its form with proven addresses, and following what becomes of it. */
import { Effect } from 'effect';
import { tidyAddress } from '#domain/agency/otp.ts';
import { checkRegistration, tidyRegistration, transactionFeeFrom } from '#domain/agency/registration.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { NewDocument, RegistrationDesk, RegistrationFollowed } from '#application/desk/agency/registration.ts';
import type { Asking } from '#application/backoffice/caller.ts';
import { judgeUpload, staleUploadMinutes, uploadPace } from '#application/backoffice/judge-upload.ts';
import type { KeptRegistration, RegistrationBook } from '#application/backoffice/ports/agency/registration-book.ts';
import type { UserStore } from '#application/backoffice/ports/session/user-store.ts';
import { attempt, networkOf } from '#application/backoffice/session/attempts.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { type OtpPorts, proven } from './otp.ts';

export interface RegisterPorts extends OtpPorts {
  readonly registrations: RegistrationBook;
  readonly users: Pick<UserStore, 'byLogin'>;
}

export function addDocument(
  { registrations, limits, seal, clock, chance }: RegisterPorts,
  asking: Asking,
  { paper, filename, base64, emailProof }: NewDocument,
): ReturnType<RegistrationDesk['addDocument']> {
  return Effect.gen(function* () {
    const now = clock.now();
    const owner = proven(seal, emailProof, now);
    if (owner?.channel !== 'email') {
      return yield* new Invalid({ violations: [violation('otp-needed', 'emailProof')] });
    }
    yield* attempt(limits, [{ key: `upload:network:${networkOf(asking.address)}`, pace: uploadPace }], now);
    const mediaType = yield* judgeUpload({ filename, base64 });
    const documentId = chance.uuid();
    yield* registrations.putPaper(
      { documentId, email: owner.address, paper, filename, base64, mediaType, at: now },
      plusMinutes(now, -staleUploadMinutes),
    );
    return { documentId };
  });
}

export function addAgent(
  ports: RegisterPorts,
  asking: Asking,
  asked: Parameters<RegistrationDesk['addAgent']>[0],
): ReturnType<RegistrationDesk['addAgent']> {
  return Effect.gen(function* () {
    const { registrations, users, passwords, seal, clock, chance } = ports;
    const now = clock.now();
    const tidied = tidyRegistration(asked.registration);
    const fields = { ...tidied, email: tidyAddress('email', tidied.email) };
    const requestId = asked.requestId ?? chance.uuid();
    const proves = (proof: string, channel: 'email' | 'mobile') => {
      const found = proven(seal, proof, now);
      return found?.channel === channel && found.address === fields[channel];
    };
    const violations: readonly Violation[] = [
      ...checkRequestId(requestId),
      ...within('registration', checkRegistration(fields)),
      ...(proves(asked.emailProof, 'email') ? [] : [violation('otp-needed', 'registration.email')]),
      ...(proves(asked.mobileProof, 'mobile') ? [] : [violation('otp-needed', 'registration.mobile')]),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const digest = passwords.digest(JSON.stringify(fields));
    const taken = (yield* users.byLogin(fields.email)) !== undefined;
    const added = yield* registrations.add({ requestId, digest, fields, taken, language: asking.language, at: now });
    switch (added.kind) {
      case 'added':
      case 'repeated':
        return { registrationId: added.registrationId };
      case 'reused':
        return yield* new RequestIdReused({});
      case 'open':
        return yield* new Invalid({ violations: [violation('registration-open', 'registration.email')] });
      case 'taken':
        return yield* new Invalid({ violations: [violation('email-registered', 'registration.email')] });
      case 'papers-missing':
        return yield* new Invalid({
          violations: added.papers.map((paper) => violation('required', `registration.${paper}Document`)),
        });
    }
  });
}

export function followRegistration(
  { registrations, seal, clock }: RegisterPorts,
  { registrationId, proof }: { readonly registrationId: string; readonly proof: string },
): ReturnType<RegistrationDesk['followRegistration']> {
  return Effect.gen(function* () {
    const owner = proven(seal, proof, clock.now());
    const found = yield* registrations.find(registrationId.trim().toUpperCase());
    if (owner === undefined || found === undefined || found.fields[owner.channel] !== owner.address) {
      return yield* new NotFound({ what: 'registration' });
    }
    return followed(found);
  });
}

/** What its sender is shown of a registration. */
export function followed(kept: KeptRegistration): RegistrationFollowed {
  const { registrationId, state, fields, submittedAt, decidedAt, remarks } = kept;
  return {
    registrationId,
    state,
    companyName: fields.companyName,
    submittedAt,
    ...(decidedAt !== undefined && { decidedAt }),
    remarks,
    ...(state === 'approved' && { agentId: agentIdOf(registrationId) }),
    ...(state === 'approved' &&
      fields.transactionFee === 'yes' && { transactionFeeFrom: transactionFeeFrom(submittedAt) }),
  };
}

/** The agency that a registration becomes goes by the same number. */
export function agentIdOf(registrationId: string): string {
  return registrationId.replace(/^RG/, 'AGT');
}
