/**
 * The whole back office in this process, listening on a port of its own over a database of its own, filled with the
 * demonstration; and desks that reach it over HTTP, as the portal does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Effect } from 'effect';
import { pino } from 'pino';
import type { Desk } from '#application/desk/desk.ts';
import type { SignedIn } from '#application/desk/session.ts';
import {
  type BackOffice,
  type BackOfficeParts,
  openBackOffice,
} from '#infrastructure/backoffice/composition/back-office.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { readSettings } from '#infrastructure/backoffice/settings/settings.ts';
import { wireDesk, type WireDeskOptions } from '#infrastructure/portal/wire-desk.ts';

export const demonstrationPassword = 'demonstration-password';

export interface RunningBackOffice extends BackOffice {
  /** `http://127.0.0.1:port`. */
  readonly base: string;
  /** Log lines so far, as text. */
  readonly logged: readonly string[];
}

/** `environment` as an operator would set it; `plugs` in place of what is sold. The database is closed with the back office. */
export async function runBackOffice(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  plugs: Pick<BackOfficeParts, 'products' | 'operations'> = {},
): Promise<RunningBackOffice> {
  const dataDir = mkdtempSync(join(tmpdir(), 'farelane-office-'));
  const logged: string[] = [];
  const backOffice = await openBackOffice({
    settings: readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_PASSWORD: demonstrationPassword,
      RATE_REQUESTS_PER_MINUTE: '0',
      ...environment,
    }),
    database,
    log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }),
    portalFolder: join(dataDir, 'no-portal'),
    ...plugs,
  });
  const base = await backOffice.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...backOffice,
    base,
    logged,
    stop: async () => {
      await backOffice.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The desk as a portal has it; signed in where a login is named. */
export interface PortalDesk {
  readonly desk: Desk;
  readonly signedIn: SignedIn | undefined;
  /** Speaks with this token from now on. */
  readonly use: (token: string | undefined) => void;
}

export async function portalDesk(
  { base }: Pick<RunningBackOffice, 'base'>,
  login?: string,
  options: Partial<WireDeskOptions> = {},
): Promise<PortalDesk> {
  let token: string | undefined;
  const desk = wireDesk({ base, token: () => token, language: () => 'en', ...options });
  const signedIn =
    login === undefined
      ? undefined
      : await Effect.runPromise(desk.session.logIn({ userId: login, password: demonstrationPassword }));
  token = signedIn?.token;
  return {
    desk,
    signedIn,
    use: (other) => {
      token = other;
    },
  };
}

/** Whose desk it is: an identity of a login, or of those who may be emulated. */
interface Whose {
  readonly agentId: string;
  readonly profileId: string;
}

/** The desk of somebody else, at which a person sits beside their own session. */
export async function emulatedDesk(
  office: Pick<RunningBackOffice, 'base'>,
  { agency }: Desk,
  whose: Whose | undefined,
  readOnly = false,
): Promise<PortalDesk> {
  if (whose === undefined) throw new Error('There is nobody to emulate');
  const { ticket } = await Effect.runPromise(
    agency.askEmulation({
      emulatedAgentId: whose.agentId,
      emulatedProfileId: whose.profileId,
      reason: 'Asked by telephone',
      readOnly,
    }),
  );
  const { token } = await Effect.runPromise(agency.emulate({ ticket }));
  const there = await portalDesk(office);
  there.use(token);
  return there;
}
