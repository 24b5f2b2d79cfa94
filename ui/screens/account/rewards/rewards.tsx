/** Reward points: how many and what they are worth, spent as credit of the account, and their history. */
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { RewardMovement, Rewards } from '#domain/account/reward/rewards.ts';
import { worthOf } from '#domain/account/reward/rewards.ts';
import { formatMoney } from '#domain/money/format.ts';
import { absolute } from '#domain/money/money.ts';
import type { RewardsState } from '#application/portal/account/rewards.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import columns from '#ui/shell/frame/columns.module.css';
import styles from './rewards.module.css';

export function Screen() {
  const words = useWords();
  const account = usePart(accountParts.rewards);
  const state = useStateOf(account.state$);
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  useEffect(() => void account.open(page), [account, page]);
  const { rewards } = state;
  return (
    <div className={styles.page}>
      <PageHead title={words('title-rewards')} fact={words('rewards-about')} />
      {rewards.kind === 'loading' ? (
        <SkeletonRows rows={6} height="48px" />
      ) : rewards.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, rewards.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void account.open(page) }}
        />
      ) : (
        <div className={columns.columns}>
          <Movements
            of={rewards.value}
            returning={state.returning}
            onPage={(next) => setQuery({ page: String(next) }, { replace: true })}
          />
          <aside className={styles.side}>
            <Standing of={rewards.value} />
            <Spend state={state} of={rewards.value} />
          </aside>
        </div>
      )}
    </div>
  );
}

interface OfRewards {
  readonly of: Rewards;
}

function Standing({ of: { points, worth, rule, ending } }: OfRewards) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const money = (of: Rewards['worth']) => formatMoney(of, { locale: language, decimals: 'exact' });
  return (
    <Card title={words('rewards-yours')}>
      <p className={styles.figure}>{words('rewards-points', { points })}</p>
      <p>{points < 0 ? words('rewards-owed') : words('rewards-worth', { amount: money(worth) })}</p>
      {ending === undefined ? null : (
        <p className={styles.ending}>
          {words('rewards-ending', { points: ending.points, day: dates.long(ending.until) })}
        </p>
      )}
      {rule === undefined ? (
        <p className={styles.quiet}>{words('rewards-no-rule')}</p>
      ) : (
        <p className={styles.quiet}>
          {words('rewards-rule', { each: money(rule.each), hundred: money(rule.hundred) })}{' '}
          {rule.lastsDays === undefined
            ? words('rewards-rule-ever')
            : words('rewards-rule-days', { days: rule.lastsDays })}
        </p>
      )}
    </Card>
  );
}

function Spend({ state, of: { points, rule } }: OfRewards & { readonly state: RewardsState }) {
  const words = useWords();
  const { language } = useLanguage();
  const account = usePart(accountParts.rewards);
  const maySpend = useMay()('deposit');
  const { typed, violations, sending, unanswered, failure, done } = state;
  if (rule === undefined || !maySpend) return null;
  const comesTo = /^\d{1,9}$/.test(typed) ? worthOf(Number(typed), rule) : undefined;
  const money = (of: Rewards['worth']) => formatMoney(of, { locale: language, decimals: 'exact' });
  const others = violations.filter(({ path }) => path !== 'points');
  return (
    <Card title={words('rewards-spend')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void account.spend();
        }}
      >
        {done?.amount === undefined ? null : (
          <Alert kind="success">
            {words(done.move === 'spent' ? 'rewards-was-spent' : 'rewards-was-returned', {
              points: Math.abs(done.points),
              amount: money(absolute(done.amount)),
            })}
          </Alert>
        )}
        {failure === undefined || unanswered ? null : <FailureAlert failure={failure} />}
        {others.length === 0 ? null : <Alert kind="error">{violationAt(words, others, 'reference')}</Alert>}
        {unanswered ? <Alert kind="warning">{words('rewards-unanswered')}</Alert> : null}
        <FormRow columns={[1]}>
          <TextField
            id="reward-points"
            label={words('rewards-field-points')}
            help={words('rewards-field-help', { least: rule.least })}
            error={violationAt(words, violations, 'points')}
            value={typed}
            disabled={sending || unanswered}
            inputMode="numeric"
            leftToRight
            autoComplete="off"
            onChange={(text) => account.type(text)}
          />
        </FormRow>
        <p className={styles.quiet}>
          {comesTo === undefined ? words('rewards-credit-note') : words('rewards-comes-to', { amount: money(comesTo) })}
        </p>
        <div className={styles.acts}>
          <Button act="account.spendRewards" type="submit" variant="primary" busy={sending}>
            {words(unanswered ? 'rewards-send-again' : 'rewards-send')}
          </Button>
          {points >= rule.least && !unanswered ? (
            <Button disabled={sending} onClick={() => account.type(String(points))}>
              {words('rewards-all')}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}

interface MovementsProps extends OfRewards {
  readonly returning: string | undefined;
  readonly onPage: (page: number) => void;
}

function Movements({ of, returning, onPage }: MovementsProps) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const account = usePart(accountParts.rewards);
  const mayReturn = useMay()('deposit');
  const column = (key: string): Pick<Column<RewardMovement>, 'key' | 'header'> => ({
    key,
    header: words(`rewards-column-${key}`),
  });
  const about = ({ reference }: RewardMovement) =>
    /^RW\d+$/.test(reference) ? (
      <Code>{reference}</Code>
    ) : (
      <Link to={bookingPath(reference)}>
        <Code>{reference}</Code>
      </Link>
    );
  const points = ({ points: many }: RewardMovement) => (
    <strong className={many > 0 ? styles.gain : undefined} dir="ltr">
      {words('rewards-signed', { sign: many > 0 ? '+' : '', points: many })}
    </strong>
  );
  const act = ({ mayReturn: isOpen, reference }: RewardMovement) =>
    isOpen === true && mayReturn ? (
      <Button
        act="account.returnRewards"
        size={32}
        busy={returning === reference}
        disabled={returning !== undefined}
        onClick={() => void account.giveBack(reference)}
      >
        {words('rewards-return')}
      </Button>
    ) : null;
  const all: readonly Column<RewardMovement>[] = [
    { ...column('at'), cell: ({ at }) => momentText(words, dates, at, zone), width: '150px' },
    {
      ...column('move'),
      names: true,
      cell: ({ move, until }) => (
        <>
          {words(`rewards-move-${move}`)}
          {until === undefined ? null : (
            <span className={styles.until}>{words('rewards-until', { day: dates.long(until) })}</span>
          )}
        </>
      ),
    },
    { ...column('about'), cell: about, width: '150px' },
    {
      ...column('entry'),
      cell: ({ ledgerEntry }) =>
        ledgerEntry === undefined ? null : (
          <Link to={paths.ledger}>
            <Code>{ledgerEntry}</Code>
          </Link>
        ),
      width: '110px',
    },
    {
      ...column('credit'),
      cell: ({ amount }) => (amount === undefined ? null : <Amount of={amount} decimals="exact" />),
      numeric: true,
      width: '120px',
    },
    { ...column('points'), cell: points, numeric: true, width: '100px' },
    {
      ...column('act'),
      headerHidden: true,
      width: '110px',
      cell: act,
    },
  ];
  return (
    <Card flush title={words('rewards-history')}>
      {of.movements.length === 0 ? (
        <EmptyState title={words('rewards-none')}>{words('rewards-none-help')}</EmptyState>
      ) : (
        <>
          <DataTable
            label={words('rewards-history')}
            columns={all}
            rows={of.movements}
            rowKey={({ at, move, reference, points: many }) => `${at}-${move}-${reference}-${many}`}
            narrow={(movement) => ({
              first: words(`rewards-move-${movement.move}`),
              firstEnd: points(movement),
              second: (
                <>
                  {about(movement)} · {momentText(words, dates, movement.at, zone)}
                </>
              ),
              secondEnd: movement.amount === undefined ? null : <Amount of={movement.amount} decimals="exact" />,
              acts: act(movement),
            })}
          />
          <Pages of={of} onPage={onPage} />
        </>
      )}
    </Card>
  );
}
