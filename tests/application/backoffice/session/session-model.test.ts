import { expect, test } from 'vitest';
import {
  CountedChance,
  MemoryOutbox,
  MemoryPeople,
  noLimits,
  noSecondFactors,
  peopled,
  PlainPasswords,
  SetClock,
} from '#tests/fixtures/session.ts';
import { keepsToModel } from './session-model.ts';

test('sessions, passwords and temporary secrets keep to the model', async () => {
  const keeping = keepsToModel(async () => {
    const people = new MemoryPeople();
    const clock = new SetClock();
    const outbox = new MemoryOutbox();
    await peopled(people, { asha: 'first password', ravi: 'first password' }, clock);
    const policies = { policy: { idleMinutes: 30, maxHours: 12 }, attempts: { failures: 5, failuresPerAddress: 20 } };
    const { users, agencies, sessions } = people;
    const ports = {
      users,
      agencies,
      audit: people.audit,
      sessions,
      passwords: new PlainPasswords(),
      limits: noLimits,
      chance: new CountedChance(),
      outbox,
      clock,
      deviceOf: () => ({}),
      ...noSecondFactors,
      ...policies,
    };
    return { ports, outbox, clock };
  }, 400);
  await expect(keeping).resolves.toBeUndefined();
});
