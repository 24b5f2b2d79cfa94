import { Effect, Result } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ArgonPasswordKeeper } from '#infrastructure/backoffice/passwords/argon-password-keeper.ts';

const run = Effect.runPromise;
const keeper = new ArgonPasswordKeeper();

test('a hash is argon2id at the cost that was chosen, and never the same twice', async () => {
  const [one, two] = await Promise.all([run(keeper.hash('correct horse')), run(keeper.hash('correct horse'))]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('only the password itself matches, whichever way its accents are written', async () => {
  const hash = await run(keeper.hash('caf\u00e9 au lait'));
  expect(await run(keeper.matches('cafe\u0301 au lait', hash))).toBe(true);
  expect(await run(keeper.matches('cafe au lait', hash))).toBe(false);
  expect(await run(keeper.matches('', hash))).toBe(false);
  expect(await run(keeper.matches('caf\u00e9 au lait', undefined))).toBe(false);
});

test('more than can be worked off are turned away at once, and those in turn are done', async () => {
  const busy = new ArgonPasswordKeeper({ atOnce: 1, waiting: 2 });
  const results = await Promise.all(Array.from({ length: 8 }, () => run(Effect.result(busy.hash('correct horse')))));
  expect(results.map(Result.isSuccess)).toEqual([true, true, true, false, false, false, false, false]);
  expect(Result.isSuccess(await run(Effect.result(busy.hash('correct horse'))))).toBe(true);
});

test('the event loop goes on while a password is worked on', async () => {
  const turn = new Promise<string>((resolve) => setImmediate(() => resolve('the loop turned')));
  const hashed = run(keeper.hash('correct horse')).then(() => 'the password was done');
  expect(await Promise.race([hashed, turn])).toBe('the loop turned');
  await hashed;
});

test('temporary secrets differ, are easy to read, and are the same however they are typed', () => {
  const secrets = Array.from({ length: 200 }, () => keeper.temporarySecret());
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(keeper.tidySecret(` ${secret.toLowerCase().replaceAll('-', ' ')} `)).toBe(keeper.tidySecret(secret));
  }
});

test('a digest says nothing of its secret and is the same every time', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      expect(keeper.digest(secret)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(keeper.digest(secret)).toBe(new ArgonPasswordKeeper().digest(secret));
    }),
  );
});
