/** A ledger's proof as a file, and the verifier of it that needs nothing but Node, as its reader runs it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chainStart, entryIdOf, entryText } from '#domain/account/chain.ts';
import { ledgerProofFile } from '#domain/account/ledger-proof.ts';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { ledgerVerifier } from '#infrastructure/backoffice/http/reference/ledger-verifier.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledger-proof-'));
const script = join(folder, 'verify-ledger.mjs');
writeFileSync(script, ledgerVerifier);

function entries(amounts: readonly number[], opening: number): LedgerEntry[] {
  let [before, balance] = [chainStart.digest, opening];
  return amounts.map((amount, at) => {
    balance += amount;
    const sequence = at + 7;
    const text = entryText(
      {
        agencyId: 'a1',
        sequence,
        at: instant('2026-11-20T10:00:00.000Z'),
        kind: 'deposit',
        reference: `DP30000${at}`,
        narration: '{"code":"deposit"}',
        balance,
        postings: [
          { account: 'agency:a1', currency: 'INR', amount },
          { account: 'bank', currency: 'INR', amount: -amount },
        ],
      },
      before,
    );
    const digest = createHash('sha256').update(text).digest('hex');
    const entry: LedgerEntry = {
      entryId: entryIdOf(sequence),
      sequence,
      at: instant('2026-11-20T10:00:00.000Z'),
      kind: 'deposit',
      reference: `DP30000${at}`,
      narration: { code: 'deposit', params: {} },
      debit: money(Math.max(0, -amount), 'INR'),
      credit: money(Math.max(0, amount), 'INR'),
      balance: money(balance, 'INR'),
      seal: { digest, before, text },
    };
    before = digest;
    return entry;
  });
}

function verdict(change: (proof: string) => string) {
  const kept = entries([5000, -1200, 700], -300);
  const proof = ledgerProofFile({
    from: '2026-11-14',
    to: '2026-11-20',
    opening: money(-300, 'INR'),
    closing: money(4200, 'INR'),
    entries: kept,
  });
  const path = join(folder, 'proof.json');
  writeFileSync(path, change(proof));
  const { status, stdout } = spawnSync(process.execPath, [script, path], { encoding: 'utf8' });
  return { status, said: JSON.parse(stdout) as unknown };
}

test('a proof as it was saved verifies', () => {
  expect(verdict((proof) => proof)).toEqual({ status: 0, said: { ok: true, entries: 3 } });
});

test('whatever was changed in it is found, at the first entry that does not follow', () => {
  const changed = (change: (proof: { entries: { text: string; digest: string }[]; closing: number }) => void) =>
    verdict((text) => {
      const proof = JSON.parse(text) as { entries: { text: string; digest: string }[]; closing: number };
      change(proof);
      return JSON.stringify(proof);
    });
  const amount = changed(({ entries: [, second] }) => {
    if (second !== undefined) second.text = second.text.replaceAll('1200', '1000');
  });
  expect(amount).toEqual({ status: 1, said: { ok: false, entry: 'LG-8', because: 'its digest is another' } });
  const resealed = changed(({ entries: [, second] }) => {
    if (second === undefined) return;
    second.text = second.text.replaceAll('|-1200', '|-1000').replaceAll('|1200', '|1000').replace('3500', '3700');
    second.digest = createHash('sha256').update(second.text).digest('hex');
  });
  expect(resealed).toMatchObject({ status: 1, said: { entry: 'LG-9', because: 'it does not name the entry before' } });
  const missing = changed(({ entries: all }) => void all.splice(1, 1));
  expect(missing).toMatchObject({ status: 1, said: { entry: 'LG-9' } });
  const cut = changed(({ entries: all }) => void all.pop());
  expect(cut).toEqual({ status: 1, said: { ok: false, entries: 2, because: 'the closing balance is another' } });
});
