/** Passwords guessed over HTTP on both databases, all at once: few are judged, the rest wait, and nobody else waits with them. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases())('a password that is guessed on the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
  });
  afterAll(() => office.stop());

  it('is judged five times of sixty-four at once, then after two seconds, four more, eight more and so on', async () => {
    const { desk } = await portalDesk(office);
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        Effect.runPromise(Effect.flip(desk.session.logIn({ userId: 'staff@demo.test', password: `summer-${at}` }))),
      ),
    );
    const doublings = Math.floor(Math.log2((performance.now() - began) / 2000 + 1));
    const judged = answers.filter(({ _tag }) => _tag !== 'TooManyRequests');
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.length).toBeLessThanOrEqual(5 + doublings);
    for (const each of judged) expect(each).toMatchObject({ _tag: 'NotPermitted', reason: 'login-refused' });
    for (const each of answers) {
      if (each._tag === 'TooManyRequests') expect(each.retryAfterSeconds).toBeGreaterThan(0);
    }
    // Who knows another password comes in at once.
    await expect(portalDesk(office, 'agent@demo.test')).resolves.toBeDefined();
  });
});
