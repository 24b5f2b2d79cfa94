/**
 * The built server for a test file: its own process, port and data folder, filled with the demonstration. What a first
 * start makes takes seconds, so one such folder is kept between runs and copied.
 */
import { today } from './days.ts';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '#tests/support/built-program.ts';

const program = fileURLToPath(new URL('../../../dist/backoffice/main.mjs', import.meta.url));

export const password = 'browser-password-1';
export const agent = 'agent@demo.test';
export const staff = 'staff@demo.test';
export const operator = 'operator@demo.test';

export interface PortalServer {
  /** `http://127.0.0.1:port`. */
  readonly base: string;
  /** Settles when the process is gone. */
  readonly stop: () => Promise<void>;
  /** `kill -9`: nothing is finished, nothing is put away. */
  readonly kill: () => Promise<void>;
  /** Its exit code once it ends, null where a signal ended it. */
  readonly ended: () => Promise<number | null>;
  /** A line that begins so, once it has said one since it was started last. */
  readonly says: (beginning: string) => Promise<string>;
  /** What it has written to its standard error since it was started last. */
  readonly errors: () => string;
  /** Starts it again on the same folder and port, with other settings where they are given. */
  readonly startAgain: (environment?: Readonly<Record<string, string>>) => Promise<void>;
}

/** `environment` as an operator would set it, over the settings of these tests. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<PortalServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'farelane-browser-'));
  cpSync(await filledFolder(), dataDir, { recursive: true });
  let server = await run({ DATA_DIR: dataDir, ...environment });
  const { base } = server;
  return {
    base,
    kill: () => server.kill(),
    ended: () => server.ended(),
    errors: () => server.errors(),
    says: (beginning) => server.says(beginning),
    startAgain: async (changed = {}) => {
      server = await run({ DATA_DIR: dataDir, ...environment, ...changed, PORT: new URL(base).port });
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function run(environment: Readonly<Record<string, string>>): Promise<Omit<PortalServer, 'startAgain'>> {
  if (!existsSync(program)) throw new Error('The programs are not built: npm run build');
  const {
    process: child,
    says,
    ended,
    errors,
  } = runProgram(program, {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: '',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    RATE_REQUESTS_PER_MINUTE: '0',
    RATE_LOGIN_FAILURES_PER_ADDRESS: '100000',
    ...environment,
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const line = await says('Farelane listens on ');
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    process.removeListener('exit', kill);
  };
  return {
    base: line.replace('Farelane listens on ', ''),
    stop: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
    ended: () => ended,
    errors,
    says,
  };
}

/** The demonstration speaks of the days before its first start, so a folder serves for one day of its business. */
async function filledFolder(): Promise<string> {
  const kept = join(tmpdir(), `farelane-tests-${process.getuid?.() ?? 0}`);
  const key = createHash('sha256')
    .update(readFileSync(program))
    .update(JSON.stringify([process.versions.node, today()]))
    .digest('hex')
    .slice(0, 16);
  const whole = join(kept, `demonstration-${key}`);
  if (existsSync(whole)) return whole;
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const aside = join(kept, `making-${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(aside);
  removeOld(kept, statSync(aside).mtimeMs);
  const first = await run({ DATA_DIR: aside });
  await first.stop();
  try {
    renameSync(aside, whole);
  } catch {
    // Another process was first.
    rmSync(aside, { recursive: true, force: true });
  }
  return whole;
}

/** Hours after which nobody copies a folder any more. */
const oldAfterHours = 30;

/** By the clock of the disk, which is not that of a run at another moment. */
function removeOld(kept: string, now: number): void {
  for (const name of readdirSync(kept).filter((each) => each.startsWith('demonstration-'))) {
    const folder = join(kept, name);
    if (now - statSync(folder).mtimeMs > oldAfterHours * 3_600_000) rmSync(folder, { recursive: true, force: true });
  }
}
