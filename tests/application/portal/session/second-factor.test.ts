/** Coming in with a second factor, and enrolling one, as the screens ask for it. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { Invalid, NotPermitted } from '#application/desk/failures.ts';
import type { SessionDesk } from '#application/desk/session.ts';
import { violation } from '#domain/rules/violation.ts';
import { LoginForm } from '#application/portal/session/login-form.ts';
import { SecondFactorForm } from '#application/portal/session/second-factor-form.ts';
import type { Session } from '#application/portal/session/session.ts';
import { settle } from '#application/portal/settle.ts';

it('asks for the code once the password was right, keeps the password for it, and starts over where the login itself is refused', async () => {
  const answers = ['second-factor-needed', 'second-factor-refused', 'login-refused'];
  const asked: (readonly (string | undefined)[])[] = [];
  const session = {
    logIn: (...typed: (string | undefined)[]) => {
      asked.push(typed);
      return Promise.resolve({
        kind: 'failed',
        failure: new NotPermitted({ reason: answers[asked.length - 1] ?? '' }),
      });
    },
  } as unknown as Session;
  const form = new LoginForm(session);
  form.change({ userId: 'asha', password: 'secret' });
  await form.submit();
  expect(form.state$.value).toMatchObject({ mode: 'code', password: 'secret', failure: undefined });
  await form.submit();
  expect(form.state$.value.violations).toEqual([violation('required', 'code')]);
  form.change({ code: ' 492039 ' });
  await form.submit();
  expect(form.state$.value).toMatchObject({ mode: 'code', code: '', failure: { reason: 'second-factor-refused' } });
  form.change({ code: '492040' });
  await form.submit();
  expect(form.state$.value).toMatchObject({ mode: 'log-in', password: '', code: '' });
  expect(asked).toEqual([
    ['asha', 'secret', undefined],
    ['asha', 'secret', '492039'],
    ['asha', 'secret', '492040'],
  ]);
});

it('enrols step by step, and forgets secret and codes where another person comes', async () => {
  let token = 'asha';
  let loaded = 0;
  const desk = {
    secondFactor: () => Effect.succeed({ on: false, recoveryLeft: 0, required: false }),
    beginSecondFactor: () => Effect.succeed({ secret: 'S', address: 'otpauth://', outline: { size: 1, path: 'M' } }),
    confirmSecondFactor: ({ code }: { code: string }) =>
      code === '492039'
        ? Effect.succeed({ recovery: ['A-B'] })
        : Effect.fail(new Invalid({ violations: [violation('second-code-wrong', 'code')] })),
  } as unknown as SessionDesk;
  const session = {
    token: () => token,
    ask: settle,
    loadUser: () => {
      loaded += 1;
      return Promise.resolve();
    },
  } as unknown as Session;
  const form = new SecondFactorForm(desk, session);
  await form.open();
  form.show('proving');
  await form.submit();
  expect(form.state$.value.violations).toEqual([violation('required', 'password')]);
  form.change({ password: 'secret' });
  await form.submit();
  expect(form.state$.value).toMatchObject({ step: { kind: 'scanning', begun: { secret: 'S' } }, password: '' });
  form.change({ code: '000000' });
  await form.submit();
  expect(form.state$.value.violations).toEqual([violation('second-code-wrong', 'code')]);
  form.change({ code: '492039' });
  await form.submit();
  const codes = { kind: 'codes', recovery: ['A-B'] };
  expect(form.state$.value.step).toEqual(codes);
  await form.open();
  expect(form.state$.value.step).toEqual(codes);
  token = 'ravi';
  await form.open();
  expect(form.state$.value.step).toEqual({ kind: 'rest' });
  await form.done();
  expect(loaded).toBe(1);
});

it('comes in by the token of an issuer, and shows a refusal at the login', async () => {
  const asked: string[] = [];
  const session = {
    signOn: (token: string) => {
      asked.push(token);
      return Promise.resolve({ kind: 'failed', failure: new NotPermitted({ reason: 'sign-on-refused' }) });
    },
  } as unknown as Session;
  const form = new LoginForm(session);
  await form.signOn('a.b.c');
  expect(asked).toEqual(['a.b.c']);
  expect(form.state$.value).toMatchObject({ mode: 'log-in', busy: false, failure: { reason: 'sign-on-refused' } });
});
