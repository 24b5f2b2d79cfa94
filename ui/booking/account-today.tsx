/**
 * What the agency may book for at this moment, and how that is made up: its balance with what is due, the credit with its days,
 * what is set aside. Nothing for who may not see the balance, and for operators, who have none.
 */
import type { ReactNode } from 'react';
import { creditDays, due, spendable } from '#domain/account/balance.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { Equation } from '#ui/design/data/equation.tsx';
import { Skeleton, SkeletonGroup } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './account-today.module.css';

export function AccountToday() {
  const words = useWords();
  const { tag } = useLanguage();
  const may = useMay();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  const { dueText, limitText } = useCreditWords();
  if (!may('balance') || may('operate')) return null;
  if (balance === undefined) {
    return (
      <Card flush>
        <div className={styles.waiting}>
          <BalanceToCome>
            <SkeletonGroup>
              <Skeleton height="calc(var(--page-title-line) + 2 * var(--label-line))" />
            </SkeletonGroup>
          </BalanceToCome>
        </div>
      </Card>
    );
  }
  const { creditLimit, reserved } = balance;
  const available = spendable(balance);
  const decimals = sharedDecimals([balance.balance, creditLimit, reserved, available]);
  return (
    <div className={styles.stack}>
      <CreditOverdue />
      <Card flush>
        <Equation
          decimals={decimals}
          terms={[
            {
              label: words('shell-balance'),
              amount: balance.balance,
              note: isZero(due(balance))
                ? words('shell-nothing-due')
                : (dueText ?? words('shell-due-of', { due: formatMoney(due(balance), { locale: tag }) })),
            },
            { sign: '+', label: words('shell-credit-limit'), amount: creditLimit, note: limitText ?? '' },
            { sign: '−', label: words('shell-reserved'), amount: reserved, note: words('shell-reserved-note') },
            { sign: '=', label: words('shell-available'), amount: available, note: words('shell-available-note') },
          ]}
        />
      </Card>
    </div>
  );
}

/** What waits for the balance; where it did not come, why, and another try. */
export function BalanceToCome({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const summary = usePart(parts.accountSummary);
  const { failure } = useStateOf(summary.state$);
  if (failure === undefined) return children;
  return (
    <Alert
      kind="error"
      title={words('shell-balance-failed')}
      action={
        <Button size={32} onClick={() => void summary.refresh()}>
          {words('shell-try-again')}
        </Button>
      }
    >
      {failureText(words, failure)}
    </Alert>
  );
}

/** Said wherever the credit is shown, where it is over because something is owed after its day. */
export function CreditOverdue() {
  const words = useWords();
  const { overdueText } = useCreditWords();
  return overdueText === undefined ? null : (
    <Alert kind="error" live={false} title={words('shell-credit-stopped')}>
      {overdueText}
    </Alert>
  );
}

interface CreditWords {
  /** What is owed and by when it is to be paid; where that is over, `overdueText` says it. */
  readonly dueText?: string;
  /** The days of the credit itself. */
  readonly limitText?: string;
  readonly overdueText?: string;
}

/** What is said of the days of the agency's credit; nothing where it has none. */
export function useCreditWords(): CreditWords {
  const words = useWords();
  const dates = useDates();
  const { tag } = useLanguage();
  const zone = useBusinessZone();
  const clock = usePart(parts.clock);
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  if (balance === undefined) return {};
  const { dueOn, overdue, extra } = creditDays(balance, clock.now(), zone);
  const owed = due(balance);
  const dueAmount = formatMoney(owed, { locale: tag });
  const day = dueOn && dates.numeric(dueOn);
  const limits = [
    extra &&
      words('shell-credit-extra', {
        amount: formatMoney(extra.amount, { locale: tag }),
        day: dates.numeric(extra.until),
      }),
    day !== undefined && isZero(owed) && words('shell-credit-day', { day }),
  ].filter((each) => typeof each === 'string');
  return {
    ...(day !== undefined && !isZero(owed) && !overdue && { dueText: words('shell-due-by', { due: dueAmount, day }) }),
    ...(limits.length > 0 && { limitText: limits.join(words('design-comma')) }),
    ...(overdue && day !== undefined && { overdueText: words('shell-overdue', { due: dueAmount, day }) }),
  };
}
