/** The built back office, and what it is compared with, as processes of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { serverFile } from '#infrastructure/launcher/programs.mjs';

export const password = 'bench-password';

/**
 * @typedef {{ port: number, milliseconds: number, pid: number, stop: () => Promise<void> }} Running
 */

/**
 * Starts the back office; `milliseconds` is the time to its first good answer to the configuration call.
 *
 * @param {Readonly<Record<string, string>>} env DATA_DIR, and DATABASE_URL where it is to use a server
 * @returns {Promise<Running>}
 */
export async function startBackOffice(env) {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '1',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    // All of the bench comes from one address.
    RATE_REQUESTS_PER_MINUTE: '0',
    RATE_LOGIN_FAILURES_PER_ADDRESS: '100000',
  };
  return startProgram([serverFile], { ...settings, ...env }, port, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/appv2.jsp`, { method: 'POST' });
    return answer.ok && (await answer.json()).Root.Status === 'OK';
  });
}

/**
 * @param {readonly string[]} program for Node
 * @param {Readonly<Record<string, string>>} env
 * @param {number} port
 * @param {() => Promise<boolean>} answers
 * @returns {Promise<Running>}
 */
export async function startProgram(program, env, port, answers) {
  const from = performance.now();
  const child = spawn(process.execPath, program, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let ended = false;
  child.on('exit', () => (ended = true));
  while (!(await answers().catch(() => false))) {
    if (ended) throw new Error(`${program.join(' ')} ended before it answered`);
    if (performance.now() - from > 120_000) throw new Error(`${program.join(' ')} did not answer within two minutes`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const milliseconds = performance.now() - from;
  const stop = async () => {
    if (ended) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  return { port, milliseconds, pid: child.pid ?? 0, stop };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
