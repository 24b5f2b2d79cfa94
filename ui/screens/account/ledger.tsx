/** The ledger of up to seven days: opening, every entry, closing, and the proof that all of it is whole. */
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { ledgerRangeEnding } from '#domain/account/ledger-range.ts';
import { ledgerMostDays } from '#domain/rules/limits.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import { AccountToday } from '#ui/booking/account-today.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { usePrintedMargins } from '#ui/design/data/printed-margins.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Skeleton, SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { FindField } from '#ui/design/field/find-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { violationAt, wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { LedgerSummary } from './ledger-summary.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { useLedgerWords } from './ledger-words.ts';
import { OwnAgency } from './own-agency.tsx';
import { fileKinds } from '#ui/design/data/spreadsheet-file.ts';
import styles from './ledger.module.css';

export function Screen() {
  const words = useWords();
  const id = useId();
  const { language } = useLanguage();
  const ledger = usePart(accountParts.ledger);
  const clock = usePart(parts.clock);
  const { range, violations, statement, proof, paper } = useStateOf(ledger.state$);
  const session = useStateOf(usePart(parts.session).state$);
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const zone = useBusinessZone();
  const tableWords = useLedgerWords();
  const today = clock.todayIn(zone);
  const usual = ledgerRangeEnding(today);
  const from = query.get('from') ?? usual.from;
  const to = query.get('to') ?? usual.to;
  useEffect(() => {
    void ledger.open({ from, to });
  }, [ledger, from, to]);

  const choose = (next: { readonly from: IsoDate | string; readonly to: IsoDate | string }) =>
    setQuery({ from: next.from, to: next.to }, { replace: true });
  const preset =
    from === today && to === today
      ? 'today'
      : from === addDays(today, -1) && to === from
        ? 'yesterday'
        : from === usual.from && to === today
          ? 'week'
          : '';
  const identity = session.kind === 'signed-in' ? session.auth.identity : undefined;
  usePrintedMargins(identity === undefined ? '' : `${identity.companyName} · ${identity.agentId}`);

  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-ledger')}
        fact={<OwnAgency />}
        acts={
          <div className={styles.acts}>
            {fileKinds.map((as) => (
              <Button
                key={as}
                icon={as === 'csv' ? FileText : FileSpreadsheet}
                disabled={statement.kind !== 'ready'}
                onClick={() => void tableWords.save(ledger, zone, as)}
              >
                {words(`account-${as}`)}
              </Button>
            ))}
            <Button
              icon={FileText}
              busy={paper.kind === 'making'}
              disabled={statement.kind !== 'ready'}
              onClick={() => void ledger.savePaper(language)}
            >
              {words('account-pdf')}
            </Button>
            <Button icon={Printer} disabled={statement.kind !== 'ready'} onClick={() => window.print()}>
              {words('account-print')}
            </Button>
          </div>
        }
      />
      <div className={styles.today}>
        <AccountToday />
      </div>
      <div className={styles.range}>
        <Segmented
          label={words('account-range')}
          size={40}
          segments={[
            { key: 'today', label: words('account-today') },
            { key: 'yesterday', label: words('account-yesterday') },
            { key: 'week', label: words('account-week', { days: ledgerMostDays }) },
          ]}
          value={preset}
          onChange={(key) =>
            choose(
              key === 'today'
                ? { from: today, to: today }
                : key === 'yesterday'
                  ? { from: addDays(today, -1), to: addDays(today, -1) }
                  : usual,
            )
          }
        />
        <DateField
          id={`${id}-from`}
          label={words('account-from')}
          value={parseIsoDate(from) ?? null}
          onChange={(date, typed) => choose({ from: date ?? typed, to })}
          error={violationAt(words, violations, 'from')}
          calendar={{ today, least: addDays(today, -3660), most: today }}
        />
        <DateField
          id={`${id}-to`}
          label={words('account-to')}
          value={parseIsoDate(to) ?? null}
          onChange={(date, typed) => choose({ from, to: date ?? typed })}
          error={violationAt(words, violations, 'to')}
          calendar={{ today, least: addDays(today, -3660), most: today }}
        />
        <span className={styles.limit}>{words('account-range-limit', { days: ledgerMostDays })}</span>
      </div>
      {paper.kind === 'failed' ? <Alert kind="error">{wholeFailureText(words, paper.failure)}</Alert> : null}
      {violations.length > 0 ? null : statement.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('message-ledger-failed')} ${failureText(words, statement.failure)}`}
          action={{ label: words('shell-try-again'), onPress: () => void ledger.open(range) }}
        />
      ) : statement.kind === 'loading' ? (
        <>
          <Card flush>
            <div className={styles.waiting}>
              <Skeleton height="calc(var(--page-title-line) + 2 * var(--label-line))" />
            </div>
            <div className={styles.proof}>
              <Skeleton height="28px" />
            </div>
          </Card>
          <Card flush>
            <div className={styles.find}>
              <Skeleton height="36px" />
            </div>
            <SkeletonRows rows={8} height="60px" />
          </Card>
        </>
      ) : (
        <>
          <LedgerSummary statement={statement.value} proof={proof} onSave={() => ledger.saveProof()} />
          <Card flush>
            <div className={styles.find}>
              <FindField label={words('account-find')} inside size={36} value={text} onChange={setText} />
            </div>
            {statement.value.entries.length === 0 ? (
              <EmptyState title={words('account-no-entries')}>{words('account-no-entries-help')}</EmptyState>
            ) : (
              <LedgerTable statement={statement.value} zone={zone} find={text} day={(at) => dateIn(at, zone)} />
            )}
          </Card>
        </>
      )}
    </div>
  );
}
