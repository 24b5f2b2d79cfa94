/** Programs that are killed again and again: where their database is, a round of kills, and what the last one must say. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import type { RunningProgram } from '#tests/support/built-program.ts';
import { freshFolder, freshServerUrl } from '#tests/support/databases.ts';

/** A database that outlives the program which is killed on it. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
  readonly clear: () => void;
}

export const places: readonly { readonly kind: string; readonly place: () => Promise<Place> }[] = [
  {
    kind: 'embedded',
    place: async () => {
      const folder = await freshFolder();
      return {
        env: { FOLDER: folder, DATABASE_URL: '' },
        open: () => openEmbeddedDatabase(folder),
        clear: () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
  {
    kind: 'server',
    place: async () => {
      const url = await freshServerUrl();
      return { env: { DATABASE_URL: url }, open: () => openServerDatabase(url), clear: () => {} };
    },
  },
];

/** A place for the tests beside this call, prepared before them and cleared after. */
export function preparedPlace(
  place: () => Promise<Place>,
  prepare: (database: Database) => Promise<void>,
): () => Place {
  let here: Place | undefined;
  beforeAll(async () => {
    here = await place();
    const database = await here.open();
    await prepare(database);
    await database.close();
  });
  afterAll(() => here?.clear());
  return () => {
    if (here === undefined) throw new Error('The place is there once the tests run');
    return here;
  };
}

export interface Kills {
  readonly rounds: number;
  /** Where it kills itself, two rounds each; after them and where a point is not come to, it is killed at random. */
  readonly points: readonly string[];
  /** How many of them it must come to; those that it missed by chance are tried again until it has, two more times each. */
  readonly come: number;
  /** Milliseconds that a point is waited for, and within which a random kill falls. */
  readonly patience: number;
  readonly within: number;
  readonly start: (kill: Readonly<Record<string, string>>) => RunningProgram;
  readonly hear: (running: RunningProgram) => void;
}

/** Fails where it was seldom really killed, or came to too few of the points. */
export async function killRounds({ rounds, points, come, patience, within, start, hear }: Kills): Promise<void> {
  const reached = new Set<string>();
  let killed = 0;
  const killAt = async (point: string | undefined, nth = 1 + Math.floor(Math.random() * 3)) => {
    const running = start(point === undefined ? {} : { KILL_AT: point, KILL_NTH: String(nth) });
    await running.says('ready');
    await sleepWhile(running, point === undefined ? Math.random() * within : patience);
    running.process.kill('SIGKILL');
    if ((await running.ended) === null) killed += 1;
    expect(troublesOf(running), running.errors()).toEqual([]);
    for (const line of running.said) if (line.startsWith('killed ')) reached.add(line.slice('killed '.length));
    hear(running);
  };
  for (let round = 0; round < rounds; round += 1)
    await killAt(round < points.length * 2 ? points[round % points.length] : undefined);
  expect(killed).toBeGreaterThan(rounds * 0.6);
  if (rounds < points.length * 2) return;
  for (const point of [...points, ...points]) {
    if (reached.size >= come) break;
    if (!reached.has(point)) await killAt(point, 1);
  }
  expect(reached.size).toBeGreaterThanOrEqual(come);
}

/** Waits, but no longer than the program runs. */
export async function sleepWhile(running: RunningProgram, milliseconds: number): Promise<void> {
  await Promise.race([running.ended, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}

export async function endWell(running: RunningProgram): Promise<void> {
  expect(await running.ended, running.errors()).toBe(0);
  expect(running.said.at(-1)).toBe('done');
}

export function troublesOf({ said }: RunningProgram): readonly string[] {
  return said.filter((line) => line.startsWith('trouble'));
}
