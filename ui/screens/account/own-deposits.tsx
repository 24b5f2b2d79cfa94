/** What the agency asked for before, by pages; the page and the state looked for are in the address. */
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { depositStates } from '#domain/account/deposit.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import type { DepositShown } from '#application/desk/account/deposits.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { topUpReceiptPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { DepositDetails } from './deposit-details.tsx';
import { DepositId } from './deposit-id.tsx';
import { DepositMark } from '#ui/booking/deposit-mark.tsx';
import styles from './deposits.module.css';

export function OwnDeposits() {
  const words = useWords();
  const deposits = usePart(accountParts.deposits);
  const state = useStateOf(deposits.state$);
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const filter = useMemo(() => filterIn(new URLSearchParams(address)), [address]);
  useEffect(() => void deposits.find(filter), [deposits, filter]);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (name !== 'page') next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return (
    <Card
      flush
      title={words('account-deposits')}
      aside={
        <Select
          size={36}
          labelHidden
          label={words('account-deposit-state')}
          value={filter.state ?? 'all'}
          options={['all', ...depositStates].map((key) => ({ key, label: words(`account-deposit-state-${key}`) }))}
          onChange={(key) => change('state', key === 'all' ? '' : key)}
        />
      }
    >
      {state.kind === 'loading' ? (
        <SkeletonRows rows={4} height="44px" />
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('shell-try-again'), onPress: () => deposits.again() }}
        />
      ) : state.value.deposits.length === 0 ? (
        <EmptyState title={words('account-deposits-none')}>{words('account-deposits-none-help')}</EmptyState>
      ) : (
        <>
          <Table deposits={state.value.deposits} />
          <Pages of={state.value} onPage={(page) => change('page', String(page))} />
        </>
      )}
    </Card>
  );
}

function filterIn(query: URLSearchParams) {
  const state = depositStates.find((each) => each === query.get('state'));
  return { page: pageIn(query), ...(state !== undefined && { state }) };
}

function Table({ deposits }: { readonly deposits: readonly DepositShown[] }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const [opened, setOpened] = useState<string>();
  const decimals = sharedDecimals(
    deposits.flatMap(({ amount, approvedAmount }) => [amount, ...(approvedAmount ? [approvedAmount] : [])]),
  );
  const how = ({ paymentMode: mode, referenceNumber, sameReference }: DepositShown) => (
    <>
      {words('account-deposit-mode', { mode })} <Code>{referenceNumber}</Code>
      {sameReference.length === 0 ? null : (
        <>
          {' '}
          <Badge kind="warning" icon={TriangleAlert}>
            {words('account-deposit-same', { deposits: sameReference.join(words('design-comma')) })}
          </Badge>
        </>
      )}
    </>
  );
  const said = ({ remarks }: DepositShown) => (remarks === '' ? null : <bdi className={styles.quiet}>{remarks}</bdi>);
  const id = ({ depositId }: DepositShown) => <DepositId depositId={depositId} onOpen={() => setOpened(depositId)} />;
  const column = (key: string): Pick<Column<DepositShown>, 'key' | 'header'> => ({
    key,
    header: words(`account-deposit-column-${key}`),
  });
  const columns: readonly Column<DepositShown>[] = [
    { ...column('sent'), cell: ({ askedAt }) => momentText(words, dates, askedAt, zone), width: '150px' },
    { ...column('id'), cell: id, names: true, width: '110px' },
    { ...column('how'), cell: how },
    { ...column('bank'), cell: ({ bankAccount }) => <bdi>{bankAccount}</bdi> },
    {
      ...column('state'),
      cell: (deposit) => (
        <span className={styles.standing}>
          <DepositMark state={deposit.state} />
          {said(deposit)}
        </span>
      ),
    },
    {
      ...column('amount'),
      cell: ({ amount }) => <Amount of={amount} decimals={decimals} />,
      numeric: true,
      width: '130px',
    },
    {
      ...column('credited'),
      cell: ({ approvedAmount }) =>
        approvedAmount === undefined ? null : <Amount of={approvedAmount} decimals={decimals} tone="gain" />,
      numeric: true,
      width: '130px',
    },
    {
      ...column('receipt'),
      headerHidden: true,
      width: '90px',
      cell: ({ depositId, approvedAmount }) =>
        approvedAmount === undefined ? null : (
          <Link to={topUpReceiptPath(depositId)} aria-label={words('account-deposit-receipt-of', { depositId })}>
            {words('account-deposit-receipt')}
          </Link>
        ),
    },
  ];
  return (
    <>
      <DataTable
        label={words('account-deposits')}
        columns={columns}
        rows={deposits}
        rowKey={({ depositId }) => depositId}
        narrow={(deposit) => ({
          first: (
            <>
              {how(deposit)}
              <Second>{said(deposit)}</Second>
            </>
          ),
          firstEnd: <Amount of={deposit.approvedAmount ?? deposit.amount} decimals={decimals} />,
          second: (
            <>
              {id(deposit)} · {momentText(words, dates, deposit.askedAt, zone)}
            </>
          ),
          secondEnd: <DepositMark state={deposit.state} />,
        })}
      />
      <DepositDetails
        of={deposits.find(({ depositId }) => depositId === opened)}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
