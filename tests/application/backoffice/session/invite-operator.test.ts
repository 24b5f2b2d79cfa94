import { Effect, Result } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import {
  inviteOperator,
  MailInvitation,
  type InviteOperatorPorts,
} from '#application/backoffice/session/invite-operator.ts';
import { LogIn } from '#application/backoffice/session/log-in.ts';
import { invitationIn as invitationBehind } from '#domain/session/invitation.ts';
import { KeyedSeal } from '#infrastructure/backoffice/machine/machine.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import {
  CountedChance,
  makeAsking,
  MemoryMailer,
  MemoryOutbox,
  MemoryPeople,
  noLimits,
  noSecondFactors,
  peopled,
  PlainPasswords,
  SetClock,
  setSettings,
} from '#tests/fixtures/session.ts';

const run = Effect.runPromise;
const seal = new KeyedSeal('a key of this deployment, long enough');

let people: MemoryPeople;
let clock: SetClock;
let outbox: MemoryOutbox;
let opened: string[];

beforeEach(() => {
  people = new MemoryPeople();
  clock = new SetClock();
  outbox = new MemoryOutbox();
  opened = [];
});

function portsOf(overrides: Partial<InviteOperatorPorts> = {}): InviteOperatorPorts {
  return {
    users: people.users,
    agencies: people.agencies,
    ledger: { openAccount: (agencyId) => Effect.sync(() => opened.push(agencyId) > 0) },
    passwords: new PlainPasswords(),
    settings: setSettings(),
    seal,
    outbox,
    clock,
    portal: 'https://portal.example',
    adminEmail: undefined,
    ...overrides,
  };
}

const logIn = (userId: string, password: string) =>
  run(
    Effect.result(
      new LogIn({
        users: people.users,
        agencies: people.agencies,
        audit: people.audit,
        sessions: people.sessions,
        passwords: new PlainPasswords(),
        limits: noLimits,
        clock,
        chance: new CountedChance(),
        policy: { idleMinutes: 30, maxHours: 12 },
        attempts: { failures: 5, failuresPerAddress: 20 },
        ...noSecondFactors,
        deviceOf: () => ({}),
      }).logIn(makeAsking(), { userId, password }),
    ),
  );

function invitationIn(text: string) {
  const address = /https:\/\/\S+/.exec(text)?.[0] ?? '';
  const invitation = invitationBehind(new URL(address).hash);
  if (invitation === undefined) throw new Error(`"${text}" holds no invitation`);
  return invitation;
}

test('where nobody has a password, the address lets the first operator in, once, to choose one', async () => {
  const invited = await run(inviteOperator(portsOf()));
  const { userId, secret } = invitationIn(invited.kind === 'shown' ? invited.address : '');
  const result = await logIn(userId, secret);
  expect(Result.isSuccess(result) && result.success).toMatchObject({
    mustChangePassword: true,
    identity: { systemRoleId: '1' },
  });
  expect(Result.isFailure(await logIn(userId, secret))).toBe(true);
  expect(opened).toEqual(['house']);
});

test('every start and every replica shows the same address until it is used, then another', async () => {
  const shown = async () => {
    const invited = await run(inviteOperator(portsOf()));
    return invited.kind === 'shown' ? invited.address : '';
  };
  const first = await shown();
  clock.pass(3600);
  expect(await shown()).toBe(first);
  const { userId, secret } = invitationIn(first);
  await logIn(userId, secret);
  expect(await shown()).not.toBe(first);
});

test('after a day the address opens nothing, and a new start opens it again', async () => {
  const invited = await run(inviteOperator(portsOf()));
  const { userId, secret } = invitationIn(invited.kind === 'shown' ? invited.address : '');
  clock.pass(24 * 3600);
  expect(Result.isFailure(await logIn(userId, secret))).toBe(true);
  await run(inviteOperator(portsOf()));
  expect(Result.isSuccess(await logIn(userId, secret))).toBe(true);
});

test('with a mail address it is mailed once, not shown, and the outbox holds no secret', async () => {
  const ports = portsOf({ adminEmail: 'Admin@meridian.example' });
  expect(await run(inviteOperator(ports))).toMatchObject({ kind: 'mailed', to: 'Admin@meridian.example' });
  expect(await run(inviteOperator(ports))).toMatchObject({ kind: 'mailed' });
  expect(outbox.items).toHaveLength(1);
  const mailer = new MemoryMailer();
  await run(new MailInvitation({ ...ports, mailer, letters: fluentLetters }).handle(outbox.items[0]?.payload ?? {}));
  const [mail] = mailer.mails;
  const { userId, secret } = invitationIn(mail?.text ?? '');
  expect(mail?.to).toBe('Admin@meridian.example');
  expect(JSON.stringify(outbox.items)).not.toContain(secret);
  expect(Result.isSuccess(await logIn(userId, secret))).toBe(true);
});

test('where somebody has a password nobody is invited', async () => {
  await peopled(people, { asha: 'correct horse' }, clock);
  expect(await run(inviteOperator(portsOf()))).toEqual({ kind: 'not-needed' });
  expect(await run(people.users.byId('first-operator'))).toBeUndefined();
});
