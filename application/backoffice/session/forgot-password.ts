/**
 * A forgotten password: a single-use temporary secret is mailed; the one who asks hears the same either way, and as fast. The
 * secret is made when the mail is written, so that it lies nowhere meanwhile.
 */
import { Effect } from 'effect';
import { checkForgottenPassword } from '#domain/session/login-rules.ts';
import { Invalid, type TooManyRequests } from '#application/desk/failures.ts';
import type { Asking } from '../caller.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import type { Outbox } from '../ports/booking/outbox.ts';
import type { RateLimit } from '../ports/session/rate-limit.ts';
import type { UserStore } from '../ports/session/user-store.ts';
import { attempt, forgottenLimits } from './attempts.ts';
import { mailTemporarySecret } from './mail-temporary-secret.ts';

export interface ForgotPasswordPorts {
  readonly users: UserStore;
  readonly limits: RateLimit;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly chance: Chance;
}

export function forgotPassword(
  { users, limits, outbox, clock, chance }: ForgotPasswordPorts,
  asking: Asking,
  { userId }: { readonly userId: string },
): Effect.Effect<void, Invalid | TooManyRequests> {
  return Effect.gen(function* () {
    const violations = checkForgottenPassword({ userId });
    if (violations.length > 0) return yield* Effect.fail(new Invalid({ violations }));
    const now = clock.now();
    yield* attempt(limits, forgottenLimits(userId, asking), now);
    const found = yield* users.byLogin(userId);
    // Nobody's request is kept like anybody's: the answer takes as long, and the handler passes it over.
    const receiver = found?.active === true && found.user.email !== '' ? found.user.userId : null;
    yield* outbox.put(mailTemporarySecret, {
      userId: receiver,
      mailId: chance.uuid(),
      language: asking.language,
      askedAt: now,
    });
  });
}
