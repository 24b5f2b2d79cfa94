/** Quotes that were sent to customers: the list, and the one that is opened. */
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import type { SentQuoteRow } from '#application/desk/customer-quotes.ts';
import { dateIn } from '#domain/time/instant.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { useBusinessZone, useNewBooking } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { RoutePath } from '#ui/places/route-path.tsx';
import { SentQuotePage } from './sent-quote.tsx';
import { QuoteState } from './quote-state.tsx';
import styles from './sent-quotes.module.css';

export function SentQuotesScreen() {
  const [query] = useSearchParams();
  const opened = query.get('quote');
  return opened === null ? (
    <SentQuotesList page={pageIn(query, 'quotes')} />
  ) : (
    <SentQuotePage key={opened} sentQuoteId={opened} />
  );
}

function SentQuotesList({ page }: { readonly page: number }) {
  const words = useWords();
  const navigate = useNavigate();
  const newBooking = useNewBooking();
  const quotes = usePart(flightParts.sentQuotes);
  const { page: asked, shown } = useStateOf(quotes.state$);
  useEffect(() => void quotes.list(page), [quotes, page]);
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-sent-quotes')}
        acts={<LinkButton to={paths.bookings}>{words('quotes-bookings')}</LinkButton>}
      />
      {asked.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, asked.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void quotes.list(page) }}
        />
      ) : shown === undefined ? (
        <SkeletonRows rows={8} height="52px" />
      ) : shown.quotes.length === 0 ? (
        <Card>
          <EmptyState
            icon={Send}
            title={words('quotes-none')}
            actions={
              <LinkButton variant="primary" to={newBooking}>
                {words('quotes-search')}
              </LinkButton>
            }
          >
            {words('quotes-none-help')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <div aria-busy={asked.kind === 'loading'}>
            <QuotesTable quotes={shown.quotes} />
          </div>
          <Pages of={shown} onPage={(at) => void navigate(`${paths.bookings}?quotes=${at}`)} />
        </Card>
      )}
    </div>
  );
}

function QuotesTable({ quotes }: { readonly quotes: readonly SentQuoteRow[] }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const link = ({ sentQuoteId, reference }: SentQuoteRow) => (
    <Link to={`${paths.bookings}?quote=${sentQuoteId}`}>
      <Code strong>{reference}</Code>
    </Link>
  );
  const trip = ({ route }: SentQuoteRow) => <RoutePath route={route} />;
  const columns: readonly Column<SentQuoteRow>[] = [
    {
      key: 'quote',
      header: words('quotes-column-quote'),
      names: true,
      cell: (quote) => (
        <span className={styles.quote}>
          <CarrierTile code={quote.carrier} />
          <span>
            {link(quote)}
            <Second>{words('quotes-by', { date: dates.short(dateIn(quote.sentAt, zone)), name: quote.sentBy })}</Second>
          </span>
        </span>
      ),
    },
    {
      key: 'customer',
      header: words('quotes-column-customer'),
      cell: ({ customer: { name, email } }) => (
        <>
          <bdi>{name}</bdi>
          <Second>{email === undefined ? words('quotes-not-mailed') : <bdi>{email}</bdi>}</Second>
        </>
      ),
    },
    {
      key: 'trip',
      header: words('quotes-column-trip'),
      cell: (quote) => (
        <>
          {trip(quote)}
          <Second>
            {dates.short(quote.travelDate)} · {words('quotes-offers', { count: quote.offerCount })}
          </Second>
        </>
      ),
    },
    { key: 'state', header: words('quotes-column-state'), cell: ({ state }) => <QuoteState state={state} /> },
    {
      key: 'until',
      header: words('quotes-column-until'),
      cell: ({ until }) => momentText(words, dates, until, zone),
    },
    {
      key: 'lowest',
      header: words('quotes-column-lowest'),
      numeric: true,
      cell: ({ lowest }) => (lowest === undefined ? '—' : <Amount of={lowest} strong />),
    },
  ];
  return (
    <DataTable
      label={words('title-sent-quotes')}
      columns={columns}
      rows={quotes}
      rowKey={({ sentQuoteId }) => sentQuoteId}
      density={52}
      narrow={(quote) => ({
        first: link(quote),
        firstEnd: quote.lowest === undefined ? undefined : <Amount of={quote.lowest} strong />,
        second: (
          <>
            <bdi>{quote.customer.name}</bdi> · {trip(quote)}
          </>
        ),
        secondEnd: <QuoteState state={quote.state} />,
      })}
    />
  );
}
