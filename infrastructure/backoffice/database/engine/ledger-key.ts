/**
 * The key by which the ends of ledgers are signed. It is not in the database, so that who can write there alone cannot cut
 * entries off the end of a ledger unseen: it is derived from SECRET_KEY or, for the embedded database, lies in a file beside
 * it. Only a server without SECRET_KEY has nowhere else for it than its database; there the signature shows accidents alone.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Sql } from './database.ts';
import { deploymentSecret, keptSecret } from './deployment-secret.ts';
import { writeWhole } from './durable-folder.ts';

const blockBytes = 64;

/** Where the embedded database's key lies where SECRET_KEY gives none. */
export function ledgerKeyFileIn(dataDir: string): string {
  return join(dataDir, 'ledger-key');
}

/**
 * The key of a secret as the database uses it (`head_seal`): the inner and the outer pad of HMAC-SHA-256 (RFC 2104), 256
 * hexadecimal digits.
 */
export function ledgerKeyOf(secret: string): string {
  const key = createHmac('sha256', secret).update('farelane ledger heads').digest();
  return [0x36, 0x5c]
    .map((pad) => Buffer.alloc(blockBytes, pad).map((byte, at) => byte ^ (key[at] ?? 0)))
    .map((pad) => Buffer.from(pad).toString('hex'))
    .join('');
}

/** The secret that this deployment makes for itself, made where there is none. */
export async function ownLedgerSecret(database: Database, dataDir: string): Promise<string> {
  if (database.kind === 'server') return deploymentSecret(database, 'ledger');
  const file = ledgerKeyFileIn(dataDir);
  if (!existsSync(file)) writeWhole(file, `${randomBytes(32).toString('base64url')}\n`);
  return readFileSync(file, 'utf8').trim();
}

/** Keys that may have signed before the present one: the former SECRET_KEY, and the secret of before there was any. */
export async function formerLedgerKeys(
  database: Database,
  dataDir: string,
  secretKeyBefore: string | undefined,
): Promise<readonly string[]> {
  const file = ledgerKeyFileIn(dataDir);
  const own =
    database.kind === 'server'
      ? await keptSecret(database, 'ledger')
      : existsSync(file)
        ? readFileSync(file, 'utf8').trim()
        : undefined;
  return [secretKeyBefore, own].flatMap((secret) => (secret === undefined ? [] : [ledgerKeyOf(secret)]));
}

/** Of a database of one session; where there are more, each is opened with it. */
export async function giveLedgerKey(database: Sql, key: string): Promise<void> {
  await database.query(`select set_config('farelane.ledger_key', $1, false)`, [key]);
}
