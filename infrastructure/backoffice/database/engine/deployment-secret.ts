/** Secrets that a deployment made for itself: one for all its replicas, made by whichever asks first. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** The secret of that name, 256 random bits in base64url; made and kept where there is none. */
export async function deploymentSecret(database: Database, name: string): Promise<string> {
  await database.query('insert into deployment_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const kept = await keptSecret(database, name);
  if (kept === undefined) throw new Error(`The secret "${name}" was not kept`);
  return kept;
}

/** The secret of that name, where it was kept. */
export async function keptSecret(database: Database, name: string): Promise<string | undefined> {
  const [row] = await database.query<{ value: string }>('select value from deployment_secret where name = $1', [name]);
  return row?.value;
}

export async function keepSecret(database: Database, name: string, value: string): Promise<void> {
  await database.query(
    'insert into deployment_secret (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  );
}
