/** The signatures on the ends of ledgers, as a start finds them: made where there have never been any, moved to a new key. */
import type { Database, Sql } from '../engine/database.ts';

/** `other-key`: they are of a key that is not here; `accounts`: how many were signed at this start. */
export type HeadsSigned = { readonly kind: 'signed'; readonly accounts: number } | { readonly kind: 'other-key' };

/** What the key signs to be known again. */
const mark = `encode(head_seal('', -1, ''), 'hex')`;

const ofAccount = 'agency_id, head_sequence, head_digest';

/**
 * Signs every ledger's end once, when the database first meets a key; later one without signature is for `LedgerBook.verify`
 * to find. `formerKeys`, as `ledgerKeyOf` spells them: what is signed by one of them is signed by the present one.
 */
export function signHeads(database: Database, formerKeys: readonly string[]): Promise<HeadsSigned> {
  return database.transaction(async (tx) => {
    const made = await tx.query(
      `insert into deployment_secret (name, value) select 'ledger-mark', ${mark} where ${mark} is not null
       on conflict do nothing returning name`,
      [],
    );
    if (made.length > 0) return sign(tx, 'head_seal is null', []);
    const [row] = await tx.query<{ value: string; is_ours: boolean | null }>(
      `select value, value = ${mark} as is_ours from deployment_secret where name = 'ledger-mark' for update`,
      [],
    );
    if (row === undefined || row.is_ours === true) return { kind: 'signed', accounts: 0 };
    for (const key of formerKeys) {
      const moved = await tx.query(
        `update deployment_secret set value = ${mark}
         where name = 'ledger-mark' and value = encode(head_seal('', -1, '', $1), 'hex') returning name`,
        [key],
      );
      if (moved.length > 0) return sign(tx, `head_seal = head_seal(${ofAccount}, $1)`, [key]);
    }
    return { kind: 'other-key' };
  });
}

async function sign(tx: Sql, which: string, given: readonly string[]): Promise<HeadsSigned> {
  const signed = await tx.query(
    `update account set head_seal = head_seal(${ofAccount}) where ${which} returning agency_id`,
    given,
  );
  return { kind: 'signed', accounts: signed.length };
}
