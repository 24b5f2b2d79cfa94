/**
 * A program to be killed: opens the embedded database in FOLDER, says so, then inserts numbers one by one, each with as
 * many BYTES of write-ahead log beside it, and says each when it is committed.
 */
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const database = await openEmbeddedDatabase(process.env['FOLDER'] ?? '');
  await database.query('create table if not exists kept (n int primary key)');
  const [last] = await database.query<{ n: number }>('select coalesce(max(n), 0) as n from kept', []);
  say(`open ${last?.n ?? 0}`);
  const bytes = Number(process.env['BYTES'] ?? '0');
  const most = Number(process.env['MOST'] ?? '0');
  for (let n = (last?.n ?? 0) + 1; n <= most; n += 1) {
    await database.query(`insert into kept select $1 where pg_logical_emit_message(true, 'ballast', $2) is not null`, [
      n,
      'x'.repeat(bytes),
    ]);
    say(`kept ${n}`);
  }
  if (process.env['STAY'] !== undefined) setInterval(() => {}, 1000);
  else await database.close();
} catch (error) {
  say(`refused ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`);
  // A database that could not be opened leaves its timers behind.
  process.exit(1);
}
