/**
 * Coming in by an issuer's token, once. Whatever is wrong with it is refused alike. Who has a second factor here comes in where
 * the issuer asked for one too.
 */
import { Effect } from 'effect';
import { signOnOf } from '#domain/session/single-sign-on.ts';
import { fromMilliseconds } from '#domain/time/instant.ts';
import { NotPermitted } from '#application/desk/failures.ts';
import type { SessionDesk } from '#application/desk/session.ts';
import type { Asking } from '../caller.ts';
import type { SignOnIssuer, SignOnTokens } from '../ports/session/sign-on-issuer.ts';
import { attempt, loginLimits, networkOf } from './attempts.ts';
import type { LogIn, LogInPorts } from './log-in.ts';

export interface SignOnPorts extends LogInPorts {
  /** Absent where nobody vouches for anybody. */
  readonly signOnIssuer?: SignOnIssuer | undefined;
  readonly signOnTokens: SignOnTokens;
}

export function signOn(
  ports: SignOnPorts,
  logIn: Pick<LogIn, 'enter'>,
  asking: Asking,
  { ssoToken }: { readonly ssoToken: string },
): ReturnType<SessionDesk['signOn']> {
  const { signOnIssuer: issuer, signOnTokens, users, secondFactors, passwords, audit, clock, limits, attempts } = ports;
  return Effect.gen(function* () {
    const now = clock.now();
    const { address } = loginLimits('', asking, attempts);
    yield* attempt(limits, [address], now);
    const claims = issuer?.claimsOf(ssoToken);
    const said = claims && issuer && signOnOf(claims, issuer, now);
    const found = said && (yield* users.byLogin(said.userId));
    const factor = found && (yield* secondFactors.find(found.user.userId));
    const isProven = factor?.confirmedAt === undefined || said?.byTwoFactors === true;
    const isIn =
      said !== undefined &&
      found?.active === true &&
      isProven &&
      // Last: a token that could not be used for another reason can be, once that is put right.
      (yield* signOnTokens.spend(
        passwords.digest(`${issuer?.issuer ?? ''} ${said.tokenId}`),
        fromMilliseconds(said.endsAtSeconds * 1000),
        now,
      ));
    if (!isIn || found === undefined) {
      yield* audit.record({ operation: 'session.sign-on-refused', detail: { address: networkOf(asking.address) } });
      return yield* new NotPermitted({ reason: 'sign-on-refused' });
    }
    const signedIn = yield* logIn.enter(asking, found, now);
    yield* limits.giveBack([address]);
    return signedIn;
  });
}
