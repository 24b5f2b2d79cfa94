/** A bank's statement beside the deposits that wait: what agrees, what does not, and what is approved of it. */
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import FileCheck from 'lucide-react/icons/file-check';
import type { BankCredit } from '#domain/account/bank-statement.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/format.ts';
import { type StatementRow, toApprove } from '#application/portal/operations/bank-statement.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './bank-statement.module.css';

export function StatementButton() {
  const words = useWords();
  const statement = usePart(operationsParts.statement);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FileCheck} size={40} onClick={() => file.current?.click()}>
        {words('operations-statement-match')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        className={styles.file}
        tabIndex={-1}
        aria-label={words('operations-statement-match')}
        onChange={(event) => {
          const [given] = event.target.files ?? [];
          if (given !== undefined) void statement.read(given);
          event.target.value = '';
        }}
      />
    </>
  );
}

export function StatementDialog() {
  const words = useWords();
  const statement = usePart(operationsParts.statement);
  const queue = usePart(operationsParts.deposits);
  const state = useStateOf(statement.state$);
  const agreed = toApprove(state).length;
  const sending = state.kind === 'ready' && state.rows.some(({ approval }) => approval === 'sending');
  const approve = async () => {
    await statement.approve();
    await queue.refresh();
  };
  return (
    <Modal
      open={state.kind !== 'none' && !(state.kind === 'ready' && state.hidden)}
      size={640}
      title={words('operations-statement')}
      subtitle={state.kind === 'none' ? undefined : <bdi>{state.filename}</bdi>}
      onClose={() => statement.hide()}
      {...((agreed > 0 || sending) && { onApply: () => void approve() })}
      applyLabel={words('operations-statement-approve', { count: agreed })}
      applyBusy={sending}
      applyBusyLabel={words('operations-statement-approving')}
    >
      {state.kind === 'reading' ? <SkeletonRows rows={4} /> : null}
      {state.kind === 'refused' ? (
        <Alert kind="error">{state.violations.map((each) => violationText(words, each)).join(' ')}</Alert>
      ) : null}
      {state.kind === 'failed' ? <Alert kind="error">{failureText(words, state.failure)}</Alert> : null}
      {state.kind === 'ready' ? (
        <div className={styles.stack}>
          <p className={styles.quiet}>
            {words('operations-statement-read', { credits: state.credits, deposits: state.rows.length })}
          </p>
          {state.unread.length === 0 ? null : (
            <Alert kind="warning">
              {words('operations-statement-unread', {
                count: state.unread.length,
                lines: state.unread.join(words('design-comma')),
              })}
            </Alert>
          )}
          {state.rows.length === 0 ? (
            <EmptyState title={words('operations-none')}>{words('operations-statement-none')}</EmptyState>
          ) : (
            <ul className={styles.rows}>
              {state.rows.map((row) => (
                <Row key={row.deposit.depositId} row={row} />
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </Modal>
  );
}

function Row({ row }: { readonly row: StatementRow }) {
  const words = useWords();
  const statement = usePart(operationsParts.statement);
  const [query, setQuery] = useSearchParams();
  const { deposit, finding, approval } = row;
  const { depositId, sameReference } = deposit;
  const openCase = () => {
    statement.hide();
    const next = new URLSearchParams(query);
    next.set('case', depositId);
    setQuery(next);
  };
  return (
    <li>
      <div className={styles.line}>
        <strong>
          <bdi>{deposit.companyName}</bdi>
        </strong>
        <Amount of={deposit.amount} strong />
      </div>
      <div className={styles.line}>
        <span className={styles.quiet}>
          <Listed>
            <Code>{depositId}</Code>
            <Code>{deposit.referenceNumber}</Code>
          </Listed>
        </span>
        <Verdict row={row} />
      </div>
      {'credit' in finding ? <Credit credit={finding.credit} /> : null}
      {finding.kind === 'unclear'
        ? finding.credits.map((credit) => <Credit key={credit.line} credit={credit} />)
        : null}
      {sameReference.length === 0 ? null : (
        <p className={styles.warning}>
          {words('account-deposit-same', { deposits: sameReference.join(words('design-comma')) })}
        </p>
      )}
      {typeof approval === 'object' ? <p className={styles.warning}>{failureText(words, approval.failure)}</p> : null}
      {finding.kind === 'agrees' && sameReference.length === 0 && typeof approval !== 'object' ? null : (
        <Button variant="link" onClick={openCase}>
          {words('operations-statement-open', { deposit: depositId })}
        </Button>
      )}
    </li>
  );
}

const kinds = { agrees: 'success', differs: 'warning', likely: 'info', unclear: 'warning', absent: 'neutral' } as const;

function Verdict({ row: { finding, approval } }: { readonly row: StatementRow }) {
  const words = useWords();
  if (approval === 'done') return <Badge kind="success">{words('operations-done-approve')}</Badge>;
  return <Badge kind={kinds[finding.kind]}>{words(`operations-statement-${finding.kind}`)}</Badge>;
}

function Credit({ credit: { line, on, amount, text } }: { readonly credit: BankCredit }) {
  const words = useWords();
  const dates = useDates();
  const { tag } = useLanguage();
  return (
    <p className={styles.credit}>
      {words('operations-statement-line', {
        line,
        day: dates.short(on),
        amount: formatMoney(amount, { locale: tag }),
      })}
      <bdi className={styles.text}>{text}</bdi>
    </p>
  );
}

/** In the case that is open: what the statement says of it, to be taken over into the decision. */
export function FromBank({ depositId }: { readonly depositId: string }) {
  const words = useWords();
  const queue = usePart(operationsParts.deposits);
  const state = useStateOf(usePart(operationsParts.statement).state$);
  const row = state.kind === 'ready' ? state.rows.find(({ deposit }) => deposit.depositId === depositId) : undefined;
  if (row === undefined || !('credit' in row.finding)) return null;
  const { credit, kind } = row.finding;
  return (
    <Alert
      kind={kind === 'agrees' ? 'success' : 'info'}
      live={false}
      title={words(`operations-statement-${kind}`)}
      action={
        <Button
          size={32}
          onClick={() => queue.type({ approvedAmount: formatDecimal(credit.amount), approvedOn: credit.on })}
        >
          {words('operations-statement-take')}
        </Button>
      }
    >
      <Credit credit={credit} />
    </Alert>
  );
}
