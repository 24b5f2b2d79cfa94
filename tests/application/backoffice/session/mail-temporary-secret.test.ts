import { Effect, Result } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import {
  MailTemporarySecret,
  type MailTemporarySecretPorts,
} from '#application/backoffice/session/mail-temporary-secret.ts';
import { MailNotSent, type Mailer } from '#application/backoffice/ports/mailer.ts';
import { invitationIn } from '#domain/session/invitation.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { MemoryMailer, MemoryPeople, peopled, PlainPasswords, SetClock, setSettings } from '#tests/fixtures/session.ts';

const run = Effect.runPromise;
let people: MemoryPeople;
let mailer: MemoryMailer;
let clock: SetClock;
let passwords: PlainPasswords;

beforeEach(async () => {
  people = new MemoryPeople();
  mailer = new MemoryMailer();
  clock = new SetClock();
  passwords = new PlainPasswords();
  await peopled(people, { asha: 'correct horse' }, clock);
  clock.pass(60);
});

const handlerOf = (overrides: Partial<MailTemporarySecretPorts> = {}) =>
  new MailTemporarySecret({
    users: people.users,
    passwords,
    settings: setSettings([{ key: 'PROJECT_NAME', value: 'Meridian' }]),
    mailer,
    letters: fluentLetters,
    clock,
    portal: 'https://portal.example',
    ...overrides,
  });
const payload = () => ({ userId: 'asha', mailId: 'mail-1', language: 'fr', askedAt: clock.now() });
const digestOf = (secret: string) => passwords.digest(passwords.tidySecret(secret));
const kept = async () => (await run(people.users.byId('asha')))?.temporary;

test('the mail holds a secret that is kept as a digest for a day, in the language asked in', async () => {
  await run(handlerOf().handle(payload()));
  const [mail] = mailer.mails;
  expect(mail).toMatchObject({
    mailId: 'mail-1',
    to: 'asha@sahyadri.example',
    language: 'fr',
    subject: 'Meridian : votre mot de passe temporaire',
  });
  const address = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const invitation = invitationIn(new URL(address).hash);
  expect(invitation?.userId).toBe('asha@sahyadri.example');
  expect(await kept()).toEqual({
    digest: digestOf(invitation?.secret ?? ''),
    expiresAt: plusMinutes(clock.now(), 24 * 60),
  });
  expect(people.records).toEqual([{ agencyId: 'agency-1', operation: 'session.forgot-password', reference: 'asha' }]);
});

test('done again, as after a kill, the last mail counts and no other', async () => {
  await run(handlerOf().handle(payload()));
  await run(handlerOf().handle(payload()));
  expect(mailer.mails).toHaveLength(2);
  expect(mailer.mails[1]?.text).not.toBe(mailer.mails[0]?.text);
  expect((await kept())?.digest).toBe(digestOf('SECRT-00002'));
});

test('nothing is mailed once the password was changed after the asking', async () => {
  const asked = payload();
  clock.pass(60);
  await run(people.users.add({ ...(await asha()), userId: 'later', login: 'later@x.example' }, 'plain:x', clock.now()));
  await run(handlerOf().handle({ ...asked, userId: 'later' }));
  expect(mailer.mails).toEqual([]);
});

test.each([null, 'nobody', 7])('an entry for %s is passed over', async (userId) => {
  await run(handlerOf().handle({ ...payload(), userId }));
  expect(mailer.mails).toEqual([]);
});

test('a server that is away is tried again, a mailbox that is not there is let go', async () => {
  const failing = (forGood: boolean): Mailer => ({
    send: () => Effect.fail(new MailNotSent({ detail: 'x', forGood })),
  });
  expect(Result.isFailure(await run(Effect.result(handlerOf({ mailer: failing(false) }).handle(payload()))))).toBe(
    true,
  );
  expect(Result.isFailure(await run(Effect.result(handlerOf({ mailer: failing(true) }).handle(payload()))))).toBe(
    false,
  );
});

async function asha() {
  const found = await run(people.users.byId('asha'));
  if (found === undefined) throw new Error('Asha is gone');
  return found.user;
}
