/** Where a login leads: a search, and what today asks for: time limits, balances, approvals, departures, changes, refunds, the month, the account. */
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import Gift from 'lucide-react/icons/gift';
import { spendable } from '#domain/account/balance.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { isUnfiltered } from '#application/portal/booking/lists/my-bookings.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { BalanceToCome, CreditOverdue, useCreditWords } from '#ui/booking/account-today.tsx';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { SearchTabs } from '#ui/booking/search-tabs.tsx';
import { TimeLimits } from '#ui/booking/hold/time-limits.tsx';
import { BalancesDue } from '#ui/booking/lists/balances-due.tsx';
import { RefundsDue } from '#ui/booking/lists/refunds-due.tsx';
import { useBusinessZone, useSold } from '#ui/composition/use-house.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { HeldFor } from '#ui/booking/hold/time-left.tsx';
import { LeadTravellerInLine, RowPrice } from '#ui/booking/lists/cells.tsx';
import { BookingMark, BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { useProducts } from '#ui/booking/use-product.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ChangedFlights } from '../change/changed-flights.tsx';
import { ApprovalsToday } from './approvals-today.tsx';
import { DeparturesToday } from './departures-today.tsx';
import { MonthSoFar } from './month-so-far.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './home.module.css';

const latest = 6;

export function Screen() {
  const words = useWords();
  const session = useStateOf(usePart(parts.session).state$);
  const name = session.kind === 'signed-in' ? session.auth.identity.firstName : '';
  const may = useMay();
  const [seesMoney, seesBookings, seesNet] = [may('balance'), may('bookings'), may('see-net-fares')];
  const sold = useSold();
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const dates = useDates();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words('flight-landing-title', { name })}</h1>
      <SearchTabs first="flight">
        <SearchForm />
      </SearchTabs>
      {sold('flight') ? <RecentSearches /> : null}
      <h2 className={styles.today}>
        {words('flight-today')} <span className={styles.todayIs}>{dates.long(today)}</span>
      </h2>
      {seesBookings ? (
        <>
          <ChangedFlights />
          <TimeLimits />
          {seesNet ? <BalancesDue today={today} /> : null}
        </>
      ) : null}
      <ApprovalsToday />
      <div className={styles.columns}>
        {seesBookings ? (
          <div className={styles.column}>
            <DeparturesToday today={today} />
            <RefundsDue />
            <LatestBookings />
          </div>
        ) : null}
        {seesMoney || seesBookings ? (
          <div className={styles.column}>
            {seesBookings ? <MonthSoFar /> : null}
            {seesMoney ? <Account /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function LatestBookings() {
  const words = useWords();
  const dates = useDates();
  const bookings = usePart(bookingParts.myBookings);
  const { page, shown: last, shownFor } = useStateOf(bookings.state$);
  // What was looked for elsewhere with a filter are not the latest.
  const shown = shownFor !== undefined && isUnfiltered(shownFor) ? last : undefined;
  const products = useProducts();
  const find = useCallback(() => void bookings.find({ page: 1 }), [bookings]);
  useEffect(find, [find]);
  return (
    <Card
      title={words('flight-latest-bookings')}
      aside={<Link to={paths.bookings}>{words('flight-all-bookings')}</Link>}
      flush
    >
      {page.kind === 'failed' ? (
        <div className={styles.failed}>
          <Alert
            kind="error"
            action={
              <Button size={32} onClick={find}>
                {words('shell-try-again')}
              </Button>
            }
          >
            {failureText(words, page.failure)}
          </Alert>
        </div>
      ) : null}
      {page.kind === 'loading' && shown === undefined ? <SkeletonRows rows={4} height="52px" /> : null}
      {shown?.bookings.length === 0 ? (
        <EmptyState title={words('flight-no-bookings')}>{words('flight-no-bookings-help')}</EmptyState>
      ) : null}
      {shown === undefined || shown.bookings.length === 0 ? null : (
        <ul className={styles.bookings}>
          {shown.bookings.slice(0, latest).map((booking) => (
            <li key={booking.transactionId}>
              <Link className={styles.booking} to={products.paper('voucher', booking.transactionId)}>
                <BookingMark of={booking} />
                <span className={styles.bookingTrip}>
                  <strong>
                    <BookingTitle of={booking} />
                  </strong>
                  <span className={styles.quiet}>{dates.short(booking.startsOn)}</span>
                </span>
                <span className={styles.bookingWho}>
                  <span>
                    <LeadTravellerInLine of={booking} />
                  </span>
                  <Code>{booking.reference ?? booking.transactionId}</Code>
                </span>
                {booking.heldUntil === undefined ? <BookingStanding booking={booking} /> : <HeldFor of={booking} />}
                <span className={styles.bookingPrice}>
                  <RowPrice of={booking} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Account() {
  const words = useWords();
  const { balance, rewardPoints } = useStateOf(usePart(parts.accountSummary).state$);
  const { dueText, limitText } = useCreditWords();
  const decimals = balance && sharedDecimals([balance.balance, balance.creditLimit, balance.reserved]);
  return (
    <Card title={words('flight-account')} aside={<Link to={paths.ledger}>{words('flight-open-ledger')}</Link>}>
      <div className={styles.stopped}>
        <CreditOverdue />
      </div>
      {balance === undefined ? (
        <BalanceToCome>
          <SkeletonRows rows={4} height="24px" />
        </BalanceToCome>
      ) : (
        <dl className={styles.account}>
          <dt>{words('flight-spendable')}</dt>
          <dd className={styles.hero}>
            <Amount of={spendable(balance)} decimals={decimals} />
          </dd>
          <dt>{words('shell-balance')}</dt>
          <dd>
            <Amount of={balance.balance} decimals={decimals} />
          </dd>
          {dueText === undefined ? null : <dd className={styles.said}>{dueText}</dd>}
          <dt>{words('shell-credit-limit')}</dt>
          <dd>
            <Amount of={balance.creditLimit} decimals={decimals} />
          </dd>
          {limitText === undefined ? null : <dd className={styles.said}>{limitText}</dd>}
          <dt>{words('flight-reserved')}</dt>
          <dd>
            <Amount of={balance.reserved} decimals={decimals} />
          </dd>
        </dl>
      )}
      {rewardPoints === undefined ? null : (
        <p className={styles.rewards}>
          <Icon of={Gift} />
          <Link to={paths.rewards}>{words('flight-rewards')}</Link>
          <strong>{words('flight-points', { points: rewardPoints })}</strong>
        </p>
      )}
    </Card>
  );
}
