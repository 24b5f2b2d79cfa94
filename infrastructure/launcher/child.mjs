/**
 * A child process whose output is kept, and shown only if it fails.
 */
import { spawn } from 'node:child_process';
import { root, Sayable } from './house.mjs';

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const running = new Map();

/** Ends the children that still run. */
export function endChildren() {
  for (const [child, signal] of running) child.kill(signal);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number, endBy?: NodeJS.Signals }} [options]
 *   `endBy`: the signal that {@link endChildren} ends it with, for a program that would go on after SIGTERM
 * @returns {Promise<string>} what it wrote
 */
export function runQuietly(command, args, { endBy = 'SIGTERM', ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.set(child, endBy);
    /** @type {Buffer[]} */
    const written = [];
    child.stdout.on('data', (part) => written.push(part));
    child.stderr.on('data', (part) => written.push(part));
    const text = () => Buffer.concat(written).toString('utf8').trim();
    const said = [command, ...args].join(' ');
    child.on('error', (error) => reject(new Sayable(`"${said}" could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(text());
      else reject(new Sayable(`"${said}" ended with ${signal ?? `code ${code}`}:\n${text()}`));
    });
  });
}
