/** Holds as they come due, what they need of the account, and what to do about each: confirm it or give it back. */
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import Timer from 'lucide-react/icons/timer';
import type { HoldsQueue, HeldBookingRow } from '#application/desk/booking.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import type { Decimals } from '#domain/money/format.ts';
import { isZero, type Money } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { BookingCell, LeadTraveller } from '#ui/booking/lists/cells.tsx';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { EndHoldDialog } from './end-hold-dialog.tsx';
import { HoldRadarChart } from './hold-radar-chart.tsx';
import styles from './holds.module.css';

export function Screen() {
  const words = useWords();
  const holds = usePart(bookingParts.holds);
  const state = useStateOf(holds.state$);
  useEffect(() => holds.follow(), [holds]);
  const load = useCallback(() => void holds.load(), [holds]);
  return (
    <div className={styles.page}>
      <PageHead title={words('title-hold-queues')} />
      {state.kind === 'loading' ? (
        <SkeletonRows rows={6} height="52px" />
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('shell-try-again'), onPress: load }}
        />
      ) : state.value.holds.length === 0 ? (
        <Card>
          <EmptyState
            icon={Timer}
            title={words('manage-no-holds')}
            actions={
              <LinkButton variant="primary" to={paths.newBooking}>
                {words('bookings-new')}
              </LinkButton>
            }
          >
            {words('manage-no-holds-help')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Radar queue={state.value} />
          <Card flush>
            <HoldsTable holds={state.value.holds} />
          </Card>
        </>
      )}
      <EndHoldDialog onEnded={load} />
    </div>
  );
}

function Radar({ queue: { account, holds } }: { readonly queue: HoldsQueue }) {
  const words = useWords();
  if (account === undefined) return null;
  const { spendable, today, all } = account;
  const decimals = sharedDecimals([spendable, today.needs, all.needs, all.shortfall]);
  return (
    <Card title={words('manage-radar')} fact={words('manage-radar-note')}>
      <div className={styles.radar}>
        <dl className={styles.figures}>
          <Figure label={words('manage-spendable')} amount={spendable} decimals={decimals} />
          <Figure
            label={words('manage-needed-today', { count: today.count })}
            amount={today.needs}
            decimals={decimals}
          />
          <Figure label={words('manage-needed-all', { count: all.count })} amount={all.needs} decimals={decimals} />
          {isZero(all.shortfall) ? null : (
            <Figure label={words('manage-shortfall')} amount={all.shortfall} decimals={decimals} short />
          )}
        </dl>
        <HoldRadarChart
          levels={[
            { left: spendable },
            ...holds.flatMap(({ reference, account: after }) =>
              after ? [{ name: reference, left: after.spendableAfter }] : [],
            ),
          ]}
        />
      </div>
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  readonly amount: Money;
  readonly decimals: Decimals;
  readonly short?: boolean;
}

function Figure({ label, amount, decimals, short = false }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={short ? styles.short : undefined}>
        <Amount of={amount} decimals={decimals} strong />
      </dd>
    </div>
  );
}

const urgencyKinds = { lapsed: 'neutral', soon: 'danger', today: 'warning', later: 'info' } as const;

function HoldsTable({ holds }: { readonly holds: readonly HeldBookingRow[] }) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const endHold = usePart(bookingParts.endHold);
  const zone = useBusinessZone();
  const left = (hold: HeldBookingRow) => (
    <Badge kind={urgencyKinds[hold.urgency]} icon={Timer}>
      {hold.urgency === 'lapsed'
        ? words('manage-hold-lapsed')
        : words('manage-hold-left', { ...hoursAndMinutes(hold.minutesLeft) })}
    </Badge>
  );
  const link = (hold: HeldBookingRow) => (
    <Link to={bookingPath(hold.transactionId)}>
      <Code strong>{hold.transactionId}</Code>
    </Link>
  );
  const trip = (hold: HeldBookingRow) => <BookingTitle of={hold} />;
  const seen = holds.some(({ account }) => account !== undefined);
  const after: Column<HeldBookingRow> = {
    key: 'after',
    header: words('manage-spendable-after'),
    numeric: true,
    cell: ({ account }) =>
      account === undefined ? (
        '—'
      ) : isZero(account.shortfall) ? (
        <Amount of={account.spendableAfter} />
      ) : (
        <span className={styles.short}>
          {words('manage-short-by', { amount: formatMoney(account.shortfall, { locale: language }) })}
        </span>
      ),
  };
  const customerPrice: Column<HeldBookingRow> = {
    key: 'price',
    header: words('bookings-customer-price'),
    numeric: true,
    cell: ({ customerTotal }) => <Amount of={customerTotal} />,
  };
  const columns: readonly Column<HeldBookingRow>[] = [
    {
      key: 'until',
      header: words('manage-hold-until'),
      cell: (hold) => (
        <>
          {left(hold)}
          <Second>
            {dates.short(dateIn(hold.until, zone))} <Code>{clockOfLocal(placeTimeAt(hold.until, zone).local)}</Code>
          </Second>
        </>
      ),
    },
    {
      key: 'booking',
      header: words('bookings-column-booking'),
      names: true,
      cell: (hold) => (
        <BookingCell of={hold} second={<Code>{hold.reference}</Code>}>
          {link(hold)}
        </BookingCell>
      ),
    },
    {
      key: 'trip',
      header: words('bookings-column-trip'),
      cell: (hold) => (
        <>
          {trip(hold)}
          <Second>{dates.short(hold.startsOn)}</Second>
        </>
      ),
    },
    {
      key: 'traveller',
      header: words('bookings-column-traveller'),
      cell: (hold) => <LeadTraveller of={hold} />,
    },
    seen ? after : customerPrice,
    {
      key: 'acts',
      header: words('manage-acts'),
      headerHidden: true,
      numeric: true,
      cell: (hold) => {
        if (hold.urgency === 'lapsed') return null;
        const { transactionId, reference } = hold;
        const amount = hold.account?.needs ?? hold.customerTotal;
        const ofCustomer = hold.account === undefined;
        return (
          <span className={styles.acts}>
            <Button
              size={32}
              variant="primary"
              onClick={() => endHold.ask('ticket', { transactionId, reference, amount, ofCustomer })}
            >
              {ofCustomer
                ? words('manage-issue')
                : words('manage-ticket-hold', { amount: formatMoney(amount, { locale: language }) })}
            </Button>
            <Button size={32} onClick={() => endHold.ask('release', { transactionId, reference, amount })}>
              {words('manage-release-hold')}
            </Button>
          </span>
        );
      },
    },
  ];
  return (
    <DataTable
      label={words('title-hold-queues')}
      columns={columns}
      rows={holds}
      rowKey={({ transactionId }) => transactionId}
      density={52}
      narrow={(hold) => ({
        first: link(hold),
        firstEnd: <Amount of={hold.account?.needs ?? hold.customerTotal} strong />,
        second: (
          <>
            <bdi>{hold.leadTraveller}</bdi> · {trip(hold)}
          </>
        ),
        secondEnd: left(hold),
      })}
    />
  );
}
