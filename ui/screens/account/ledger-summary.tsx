/** Opening + credits − debits = closing, and the proof badge with what it rests on. */
import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { type LedgerStatement, verifierPath } from '#application/portal/account/ledger.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import { isProven } from '#domain/account/ledger-proof.ts';
import type { LedgerProof } from '#domain/account/ledger-proof.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Equation } from '#ui/design/data/equation.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './ledger.module.css';

export interface LedgerSummaryProps {
  readonly statement: LedgerStatement;
  readonly proof: Loadable<LedgerProof>;
  /** The proof as a file. */
  readonly onSave: () => void;
}

/** Whole units only where every amount of the statement is whole, so that what is shown adds up. */
export function statementDecimals({ opening, closing, entries }: LedgerStatement): 'whole' | 'exact' {
  return sharedDecimals([opening, closing, ...entries.flatMap(({ debit, credit }) => [debit, credit])]);
}

export function LedgerSummary({ statement, proof, onSave }: LedgerSummaryProps) {
  const words = useWords();
  const dates = useDates();
  const { opening, closing, totalCredit, totalDebit, entries, from, to } = statement;
  const decimals = statementDecimals(statement);
  const credits = entries.filter(({ credit }) => !isZero(credit)).length;
  return (
    <Card flush>
      <Equation
        decimals={decimals}
        terms={[
          { label: words('account-opening'), amount: opening, note: dates.numeric(from) },
          {
            sign: '+',
            label: words('account-credits'),
            amount: totalCredit,
            note: words('account-entries', { count: credits }),
          },
          {
            sign: '−',
            label: words('account-debits'),
            amount: totalDebit,
            note: words('account-entries', { count: entries.length - credits }),
          },
          { sign: '=', label: words('account-closing'), amount: closing, note: dates.numeric(to) },
        ]}
      />
      <Proof proof={proof} onSave={onSave} />
    </Card>
  );
}

function Proof({ proof, onSave }: Pick<LedgerSummaryProps, 'proof' | 'onSave'>) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  if (proof.kind === 'loading') {
    return (
      <div className={styles.proof} role="status">
        <Badge kind="neutral" icon={ShieldQuestion}>
          {words('account-verifying')}
        </Badge>
      </div>
    );
  }
  if (proof.kind === 'failed') {
    return (
      <div className={styles.proof} role="status">
        <Badge kind="warning" icon={ShieldQuestion}>
          {words('account-not-verified')}
        </Badge>
        <span>{failureText(words, proof.failure)}</span>
      </div>
    );
  }
  const { value } = proof;
  const proven = isProven(value);
  const checks = [
    ['account-proof-chain', value.chain],
    ['account-proof-sums', value.sums],
    ['account-proof-numbering', value.numbering],
    ['account-proof-live', value.live],
    ['account-proof-end', value.end],
  ] as const;
  return (
    <>
      <div className={styles.proof} role="status">
        <Badge kind={proven ? 'success' : 'danger'} icon={proven ? ShieldCheck : ShieldAlert} size="large">
          {words(proven ? 'account-verified' : 'account-broken')}
        </Badge>
        <span className={styles.proofText}>
          {proven
            ? words('account-verified-text', { count: value.entries })
            : words('account-broken-text', { entry: value.firstBad ?? '' })}
        </span>
        <Button variant="link" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {words(shown ? 'account-hide-proof' : 'account-show-proof')}
        </Button>
      </div>
      {shown ? (
        <div className={styles.file}>
          <Button icon={Download} onClick={onSave}>
            {words('account-save-proof')}
          </Button>
          <span>
            {words('account-verifier-note')}{' '}
            <a href={verifierPath} download>
              {words('account-verifier')}
            </a>
          </span>
        </div>
      ) : null}
      {shown ? (
        <ul className={styles.checks}>
          {checks.map(([id, holds]) => (
            <li key={id}>
              <Badge kind={holds ? 'success' : 'danger'}>{words(holds ? 'account-holds' : 'account-fails')}</Badge>
              {words(id, { count: value.entries })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
