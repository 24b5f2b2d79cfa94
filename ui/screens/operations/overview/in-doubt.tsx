/** Bookings whose supplier did not answer, and the one thing that may be done about them: to ask for the outcome. */
import CircleCheck from 'lucide-react/icons/circle-check';
import type { DoubtfulBooking } from '#application/desk/operations/overview.ts';
import { sum } from '#domain/money/money.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useBusinessZone, useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { Lines } from './lines.tsx';
import styles from './overview.module.css';

export function InDoubt({ bookings }: { readonly bookings: readonly DoubtfulBooking[] }) {
  const words = useWords();
  const { asked, failure } = useStateOf(usePart(operationsParts.overview).state$);
  return (
    <Card flush title={words('operations-in-doubt')} fact={words('operations-in-doubt-help')}>
      {asked === undefined ? null : (
        <div className={styles.notice}>
          <Alert kind={asked.outcome === 'settled' ? 'success' : 'warning'}>
            {words(`operations-asked-${asked.outcome}`, { booking: asked.transactionId })}
          </Alert>
        </div>
      )}
      {failure === undefined ? null : (
        <div className={styles.notice}>
          <Alert kind="error">
            {failure._tag === 'NotFound' ? words('operations-asked-gone') : failureText(words, failure)}
          </Alert>
        </div>
      )}
      {bookings.length === 0 ? (
        <p className={styles.none}>
          <Icon of={CircleCheck} size={18} />
          {words('operations-in-doubt-none')}
        </p>
      ) : (
        <Doubtful bookings={bookings} />
      )}
    </Card>
  );
}

function Doubtful({ bookings }: { readonly bookings: readonly DoubtfulBooking[] }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const products = useProducts();
  const moment = (at: DoubtfulBooking['since']) => momentText(words, dates, at, zone);
  const iconOf = (product: string) => products.all.find((each) => each.product === product)?.icon;
  const name = (booking: DoubtfulBooking) => (
    <span className={styles.named}>
      <ProductTile of={iconOf(booking.product)} />
      <Lines
        first={<Code>{booking.transactionId}</Code>}
        second={
          <>
            <bdi>{booking.title}</bdi>, {words('operations-number', { number: booking.travellerCount })}
          </>
        }
      />
    </span>
  );
  const doing = ({ amendment }: DoubtfulBooking) =>
    amendment === undefined ? words('operations-doubt-sale') : words('operations-doubt-amendment', { kind: amendment });
  const supplier = (booking: DoubtfulBooking) => (
    <Lines first={doing(booking)} second={<Code>{booking.supplier}</Code>} />
  );
  const next = ({ nextAt }: DoubtfulBooking) =>
    nextAt === undefined ? words('operations-being-asked') : moment(nextAt);
  const agency = ({ companyName }: DoubtfulBooking) => <bdi>{companyName}</bdi>;
  const reserved = (booking: DoubtfulBooking) => <Amount of={booking.reserved} />;
  const total = sum(
    useHouseCurrency(),
    bookings.map((each) => each.reserved),
  );
  const columns: readonly Column<DoubtfulBooking>[] = [
    { key: 'booking', header: words('operations-booking'), cell: name, names: true },
    { key: 'supplier', header: words('operations-supplier'), cell: supplier },
    { key: 'agency', header: words('operations-agency'), cell: agency },
    { key: 'reserved', header: words('operations-set-aside'), numeric: true, cell: reserved },
    { key: 'since', header: words('operations-since'), cell: ({ since }) => moment(since) },
    {
      key: 'attempts',
      header: words('operations-tries'),
      numeric: true,
      cell: ({ attempts }) => words('operations-number', { number: attempts }),
    },
    { key: 'next', header: words('operations-next'), cell: next },
    {
      key: 'ask',
      header: words('operations-ask-now'),
      headerHidden: true,
      cell: (booking) => <AskNow booking={booking} />,
    },
  ];
  return (
    <DataTable
      label={words('operations-in-doubt')}
      columns={columns}
      rows={bookings}
      rowKey={({ agencyId, transactionId, amendment = '' }) => `${agencyId} ${transactionId} ${amendment}`}
      density={52}
      totals={{
        booking: words('operations-bookings', { count: bookings.length }),
        reserved: <Amount of={total} strong />,
      }}
      narrow={(booking) => ({
        first: name(booking),
        firstEnd: reserved(booking),
        second: <Lines first={agency(booking)} second={doing(booking)} />,
        secondEnd: next(booking),
        acts: <AskNow booking={booking} />,
      })}
    />
  );
}

export function ProductTile({ of }: { readonly of: Parameters<typeof Icon>[0]['of'] | undefined }) {
  return <span className={styles.productTile}>{of === undefined ? null : <Icon of={of} size={16} />}</span>;
}

function AskNow({ booking }: { readonly booking: DoubtfulBooking }) {
  const words = useWords();
  const overview = usePart(operationsParts.overview);
  const { asking } = useStateOf(overview.state$);
  const { transactionId } = booking;
  return (
    <Button
      size={32}
      busy={asking === transactionId}
      disabled={asking !== undefined && asking !== transactionId}
      aria-label={words('operations-ask-named', { booking: transactionId })}
      onClick={() => void overview.ask(booking)}
    >
      {words('operations-ask-now')}
    </Button>
  );
}
