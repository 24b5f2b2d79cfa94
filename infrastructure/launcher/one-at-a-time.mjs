/**
 * Lets one process at a time prepare this clone (install, build): two starts at once must not write the same folders.
 *
 * The lock is a listening socket, so the kernel lets go of it however its holder ends, and a waiting process learns of
 * that end by its connection closing. On Linux it is an abstract socket and leaves no file; elsewhere a socket file in the
 * temporary folder, whose leftover is recognised by nobody answering. It serves one machine (one network namespace).
 */
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './house.mjs';

const name = `farelane-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16)}`;
const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);

/**
 * @template T
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function oneAtATime(step) {
  const held = await hold();
  try {
    return await step();
  } finally {
    held.release();
  }
}

async function hold() {
  for (let turn = 0; ; turn += 1) {
    const lock = await listen();
    if (lock !== undefined) return lock;
    if (turn === 0) console.log('Another process is preparing this folder; waiting for it …');
    const answered = await untilHolderEnds();
    if (!answered && !address.startsWith('\0')) rmSync(address, { force: true });
  }
}

/** @returns {Promise<{ release: () => void } | undefined>} nothing when somebody else holds it */
function listen() {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => waiting.delete(socket));
    });
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      const release = () => {
        server.close();
        for (const socket of waiting) socket.destroy();
      };
      resolve({ release });
    });
  });
}

/** @returns {Promise<boolean>} whether there was a living holder */
function untilHolderEnds() {
  return new Promise((resolve) => {
    let answered = false;
    const socket = connect(address);
    socket.on('connect', () => {
      answered = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answered));
    socket.resume();
  });
}
