/**
 * What a process that is to be killed shares with others: it says what it does line by line, opens the database that it is
 * given (DATABASE_URL, or FOLDER), and with KILL_AT kills itself at the KILL_NTH time that it comes to that point.
 */
import { Effect } from 'effect';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';

const { DATABASE_URL: url = '', FOLDER: folder = '', KILL_AT: killAt = '' } = process.env;
let killsLeft = Number(process.env['KILL_NTH'] ?? '1');

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function comesTo(point: string): void {
  if (point !== killAt) return;
  killsLeft -= 1;
  if (killsLeft > 0) return;
  say(`killed ${point}`);
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

/** The work, with a point before and one after it. */
export function between<A, E>(name: string, work: Effect.Effect<A, E>): Effect.Effect<A, E> {
  return Effect.sync(() => comesTo(`before ${name}`)).pipe(
    Effect.andThen(work),
    Effect.tap(() => Effect.sync(() => comesTo(`after ${name}`))),
  );
}

export function openGiven(): Promise<Database> {
  return url === '' ? openEmbeddedDatabase(folder) : openServerDatabase(url, { connections: 6 });
}
