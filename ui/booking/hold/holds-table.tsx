/** Holds as they come due: how long each still has, whether the account covers it, and what to do about it. */
import { Link } from 'react-router-dom';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { HeldBookingRow } from '#application/desk/booking.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code, TwoFacts, Uncut } from '#ui/design/data/amount.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { BookingTitle } from '../lists/booking-title.tsx';
import { BookingCell, LeadTraveller, LeadTravellerInLine, RowPrice } from '../lists/cells.tsx';
import { useProducts } from '../use-product.ts';
import { TimeLeft } from './time-left.tsx';
import styles from './holds.module.css';

export function HoldsTable({ holds }: { readonly holds: readonly HeldBookingRow[] }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const link = (hold: HeldBookingRow) => (
    <Link to={bookingPath(hold.transactionId)}>
      <Code strong>{hold.transactionId}</Code>
    </Link>
  );
  const trip = (hold: HeldBookingRow) => <BookingTitle of={hold} />;
  const after: Column<HeldBookingRow> = {
    key: 'after',
    header: words('manage-spendable-after'),
    cell: (hold) => <Cover of={hold} />,
  };
  const columns: readonly Column<HeldBookingRow>[] = [
    {
      key: 'until',
      header: words('manage-hold-until'),
      cell: (hold) => (
        <>
          <TimeLeft of={hold} />
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
    {
      key: 'price',
      header: words('bookings-customer-price'),
      numeric: true,
      cell: (hold) => <RowPrice of={{ ...hold, net: hold.account?.needs }} />,
    },
    ...(holds.some(({ account }) => account !== undefined) ? [after] : []),
    {
      key: 'acts',
      header: words('manage-acts'),
      headerHidden: true,
      numeric: true,
      cell: (hold) => <HoldActs of={hold} />,
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
        first: trip(hold),
        firstEnd: <RowPrice of={{ ...hold, net: hold.account?.needs }} />,
        second: (
          <>
            <TwoFacts first={link(hold)} second={<Uncut>{dates.short(hold.startsOn)}</Uncut>} />
            <Second>
              <LeadTravellerInLine of={hold} />
            </Second>
            <Cover of={hold} />
          </>
        ),
        secondEnd: <TimeLeft of={hold} />,
        acts: hold.urgency === 'expired' ? undefined : <HoldActs of={hold} />,
      })}
    />
  );
}

interface OfHold {
  readonly of: HeldBookingRow;
}

/** Whether the account covers it once all earlier holds are confirmed. */
function Cover({ of: { account, urgency } }: OfHold) {
  const words = useWords();
  const { language } = useLanguage();
  if (account === undefined || urgency === 'expired') return null;
  const covered = isZero(account.shortfall);
  const amount = formatMoney(covered ? account.spendableAfter : account.shortfall, { locale: language });
  return (
    <span className={styles.cover}>
      <span className={covered ? styles.covered : styles.short}>
        <Icon of={covered ? CircleCheck : TriangleAlert} size={14} />
        {words(covered ? 'manage-hold-covered' : 'manage-hold-short', { amount })}
      </span>
      <Second>{words(covered ? 'manage-hold-leaves' : 'manage-hold-after-earlier', { amount })}</Second>
    </span>
  );
}

/** Where the account is short, money comes first; the hold can be confirmed in spite of those before it. */
function HoldActs({ of: hold }: OfHold) {
  const words = useWords();
  const endHold = usePart(bookingParts.endHold);
  const products = useProducts();
  const may = useMay();
  if (hold.urgency === 'expired') return null;
  const { transactionId, reference, account } = hold;
  const { product } = products.of(transactionId);
  const short = account !== undefined && !isZero(account.shortfall);
  const amount = account?.needs ?? hold.customerTotal;
  return (
    <span className={styles.acts}>
      {short && may('deposit') ? (
        <LinkButton size={32} variant="primary" to={paths.balanceUpload}>
          {words('manage-top-up')}
        </LinkButton>
      ) : null}
      {may('ticket') ? (
        <Button
          act="booking.ticketHeld"
          size={32}
          variant={short ? 'secondary' : 'primary'}
          onClick={() => endHold.ask('ticket', { transactionId, reference, amount, ofCustomer: account === undefined })}
        >
          {words('manage-issue', { product })}
        </Button>
      ) : null}
      {may('book') ? (
        <Button
          act="booking.releaseHeld"
          size={32}
          onClick={() => endHold.ask('release', { transactionId, reference, amount })}
        >
          {words('manage-release-hold')}
        </Button>
      ) : null}
    </span>
  );
}
