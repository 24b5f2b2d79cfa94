/** The agent's session without a login page: begun over the wire, and kept in a browser where the portal looks for it. */
import { Effect } from 'effect';
import type { BrowserContext } from 'playwright';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { agent, password } from './server.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logged in, as the agent where nobody else is named, at a server by its address. */
export async function deskByWire(base: string, userId = agent): Promise<BackOfficeDesk> {
  return over(base, (await logInByWire(base, userId)).token);
}

/** What a browser keeps in which the agent has logged in. */
export async function sessionState(base: string): Promise<StorageState> {
  const auth = await logInByWire(base);
  const entries = new Map<string, string>();
  const memory = deviceMemory({
    read: (key) => entries.get(key),
    write: (key, text) => entries.set(key, text).has(key),
    remove: (key) => entries.delete(key),
    watch: () => () => undefined,
  });
  memory.auth.write(auth);
  memory.userProfile.write(await Effect.runPromise(over(base, auth.token).session.userDetails()));
  const { origin, host } = new URL(base);
  const localStorage = Array.from(entries, ([key, value]) => ({ name: `${host}.${key}`, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

const over = (base: string, token?: string): BackOfficeDesk =>
  wireDesk({ base, token: () => token, language: () => 'en' });

const logInByWire = (base: string, userId = agent) => Effect.runPromise(over(base).session.logIn({ userId, password }));
