/** Commission that the agency was given and the tax withheld from it: a month, a quarter or a tax year, by supplier. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Printer from 'lucide-react/icons/printer';
import { periodShown } from '#application/portal/account/commissions.ts';
import { taxPeriods } from '#domain/account/tax-year.ts';
import { addDays, type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone, useHouseCountry } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Skeleton, SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { OwnAgency } from '../own-agency.tsx';
import { CommissionTable } from './commission-table.tsx';
import { usePeriodName, useStatementFile } from './commission-words.ts';
import { TaxYear } from './tax-year.tsx';
import styles from './commissions.module.css';

/** What an address may ask for: the ledger is not older. */
const furthestDays = 3660;

export function Screen() {
  const words = useWords();
  const account = usePart(accountParts.commissions);
  const clock = usePart(parts.clock);
  const { period: found, year, statement } = useStateOf(account.state$);
  const [query, setQuery] = useSearchParams();
  const country = useHouseCountry();
  const today = clock.todayIn(useBusinessZone());
  const by = taxPeriods.find((each) => each === query.get('period')) ?? 'month';
  const asked = parseIsoDate(query.get('day') ?? '') ?? today;
  const shown = periodShown(by, asked < addDays(today, -furthestDays) ? today : asked, today, country);
  const { from, to } = shown;
  const yearFrom = shown.year.from;
  const yearTo = shown.year.to;
  useEffect(() => {
    void account.open({ from, to, year: { from: yearFrom, to: yearTo } });
  }, [account, from, to, yearFrom, yearTo]);
  const nameOf = usePeriodName(country);
  const save = useStatementFile();

  const go = (period: string, day: IsoDate) => setQuery({ period, day }, { replace: true });
  const again = () => void account.open({ from, to, year: shown.year });
  const failed = [found, year].find((each) => each.kind === 'failed');
  const hasEntries = found.kind === 'ready' && found.value.entries > 0;
  const { after } = shown;
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-commissions')}
        fact={<OwnAgency />}
        acts={
          <div className={styles.acts}>
            <Button
              icon={FileSpreadsheet}
              disabled={!hasEntries}
              busy={statement === 'fetching'}
              onClick={() => void save(account, shown)}
            >
              {words('commissions-statement')}
            </Button>
            <Button icon={Printer} disabled={!hasEntries} onClick={() => window.print()}>
              {words('commissions-print')}
            </Button>
          </div>
        }
      />
      <div className={styles.range}>
        <Segmented
          label={words('commissions-period')}
          size={40}
          segments={taxPeriods.map((key) => ({ key, label: words(`commissions-period-${key}`) }))}
          value={by}
          onChange={(key) => go(key, to < today ? to : today)}
        />
        <div className={styles.step}>
          <IconButton
            icon={ChevronLeft}
            mirrored
            label={words('commissions-before')}
            onClick={() => go(by, shown.before)}
          />
          <span className={styles.period} aria-live="polite">
            {nameOf(by, shown)}
          </span>
          <IconButton
            icon={ChevronRight}
            mirrored
            label={words('commissions-after')}
            disabled={after === undefined}
            onClick={() => after && go(by, after)}
          />
        </div>
      </div>
      {typeof statement === 'object' ? (
        <Alert kind="error">{`${words('message-commissions-failed')} ${failureText(words, statement)}`}</Alert>
      ) : null}
      {failed?.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('message-commissions-failed')} ${failureText(words, failed.failure)}`}
          action={{ label: words('shell-try-again'), onPress: again }}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            {found.kind !== 'ready' ? (
              <>
                <Card>
                  <Skeleton height="72px" />
                </Card>
                <Card flush>
                  <SkeletonRows rows={4} height="44px" />
                </Card>
              </>
            ) : hasEntries ? (
              <CommissionTable found={found.value} />
            ) : (
              <Card>
                <EmptyState title={words('message-no-commissions')}>{words('commissions-none-help')}</EmptyState>
              </Card>
            )}
          </div>
          {year.kind === 'ready' ? (
            <TaxYear found={year.value} year={shown.year} shown={shown} today={today} country={country} />
          ) : (
            <Card>
              <Skeleton height="320px" />
            </Card>
          )}
        </div>
      )}
    </div>
  );
}
