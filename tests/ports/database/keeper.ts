/**
 * A program to be killed: opens the embedded database in FOLDER, says so, then inserts numbers one by one and says each
 * when it is committed.
 */
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/embedded-database.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const database = await openEmbeddedDatabase(process.env['FOLDER'] ?? '');
  await database.query('create table if not exists kept (n int primary key)');
  const [last] = await database.query<{ n: number }>('select coalesce(max(n), 0) as n from kept', []);
  say(`open ${last?.n ?? 0}`);
  const most = Number(process.env['MOST'] ?? '0');
  for (let n = (last?.n ?? 0) + 1; n <= most; n += 1) {
    await database.query('insert into kept values ($1)', [n]);
    say(`kept ${n}`);
  }
  if (process.env['STAY'] !== undefined) setInterval(() => {}, 1000);
  else await database.close();
} catch (error) {
  say(`refused ${error instanceof Error ? error.name : String(error)}`);
}
