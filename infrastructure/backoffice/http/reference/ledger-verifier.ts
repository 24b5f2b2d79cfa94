/** A program that verifies the proofs which the ledger's page saves, served beside them: it needs nothing but Node. */
export const ledgerVerifier = `/**
 * A verifier of ledger proofs with nothing but Node: node verify-ledger.mjs ledger-proof-….json. Recomputes each entry's digest
 * and follows the chain from the first entry of the file to its last; prints what it found as a line of JSON, and ends with 1 at
 * the first entry that does not follow.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, exit, stdout } from 'node:process';

const { opening, closing, entries } = JSON.parse(readFileSync(argv[2], 'utf8'));

/** What a sealed text says: its lines are those that the proof's own description lists. */
function saidIn(text) {
  const [format, before, agencyId, sequence, at, kind, reference, narration, balance, ...lines] = text.split('\\n');
  const postings = lines.map((line) => {
    const [account, currency, amount] = line.split('|');
    return { account, currency, amount: Number(amount) };
  });
  return {
    format,
    before,
    agencyId,
    sequence: Number(sequence),
    at,
    kind,
    reference,
    narration,
    balance: Number(balance),
    postings,
  };
}

/** Why an entry does not follow the one before; undefined where it does. */
function trouble({ text, digest }, last) {
  if (createHash('sha256').update(text).digest('hex') !== digest) return 'its digest is another';
  const entry = saidIn(text);
  const [own] = entry.postings;
  const sums = {};
  for (const { currency, amount } of entry.postings) sums[currency] = (sums[currency] ?? 0) + amount;
  if (entry.format !== 'farelane-ledger-1') return 'its format is unknown';
  if (last.digest !== undefined && entry.before !== last.digest) return 'it does not name the entry before';
  if (last.sequence !== undefined && entry.sequence !== last.sequence + 1) return 'a number is missing before it';
  if (own?.account !== 'agency:' + entry.agencyId) return 'its first posting is not the agency’s own';
  if (Object.values(sums).some((sum) => sum !== 0)) return 'its postings do not add up to zero';
  return entry.balance === last.balance + own.amount ? undefined : 'its balance does not follow';
}

let last = { balance: opening };
for (const sealed of entries) {
  const found = trouble(sealed, last);
  if (found !== undefined) {
    stdout.write(JSON.stringify({ ok: false, entry: 'LG-' + saidIn(sealed.text).sequence, because: found }) + '\\n');
    exit(1);
  }
  const { sequence, balance } = saidIn(sealed.text);
  last = { sequence, balance, digest: sealed.digest };
}
const ok = last.balance === closing;
stdout.write(
  JSON.stringify({ ok, entries: entries.length, ...(ok || { because: 'the closing balance is another' }) }) + '\\n',
);
exit(ok ? 0 : 1);
`;
