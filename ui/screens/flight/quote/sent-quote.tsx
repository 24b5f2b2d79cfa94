/** A sent quote at what its offers cost now: each beside what was quoted, with the way on to a booking. */
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleX from 'lucide-react/icons/circle-x';
import Equal from 'lucide-react/icons/equal';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { OpenedQuote, RepricedOffer } from '#application/desk/customer-quotes.ts';
import { searchOf } from '#application/portal/flight/quote/sent-quotes.ts';
import { checkoutPath, resultsPath, searchToQuery } from '#application/portal/flight/search/search-link.ts';
import type { QuotedOffer } from '#domain/flight/quote/customer-quote.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { priceMove } from '#domain/price/price-move.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import { clockOfLocal, dateOfLocal, dayOffset } from '#domain/time/place-time.ts';
import { whatsAppLink } from '#application/portal/share-link.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone, useHouseCountry } from '#ui/composition/use-house.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { Second } from '#ui/design/data/data-table.tsx';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { LaterDay } from '#ui/design/date/later-day.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { SharePaper } from '#ui/booking/papers/share-paper.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { QuoteState } from './quote-state.tsx';
import styles from './sent-quotes.module.css';

export function SentQuotePage({ sentQuoteId }: { readonly sentQuoteId: string }) {
  const words = useWords();
  const quotes = usePart(flightParts.sentQuotes);
  const { opened } = useStateOf(quotes.state$);
  useEffect(() => {
    void quotes.open(sentQuoteId);
    return () => quotes.close();
  }, [quotes, sentQuoteId]);
  const state = opened?.sentQuoteId === sentQuoteId ? opened.quote : undefined;
  return (
    <div className={styles.page}>
      <Link to={`${paths.bookings}?quotes=1`} className={styles.back}>
        <Icon of={ArrowLeft} size={16} mirrored />
        {words('quotes-back')}
      </Link>
      {state?.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void quotes.open(sentQuoteId) }}
        />
      ) : state?.kind === 'ready' ? (
        <Opened opened={state.value} />
      ) : (
        <SkeletonRows rows={6} height="72px" />
      )}
    </div>
  );
}

function Opened({ opened }: { readonly opened: OpenedQuote }) {
  const words = useWords();
  const dates = useDates();
  const { takeFailure } = useStateOf(usePart(flightParts.sentQuotes).state$);
  const zone = useBusinessZone();
  const { quote, offers, text } = opened;
  const { reference, customer, state, until, language, withMarkup, transactionId } = quote;
  return (
    <>
      <PageHead
        title={
          <>
            {words('quotes-column-quote')} <Code>{reference}</Code>
          </>
        }
        fact={<QuoteState state={state} />}
      />
      <p className={styles.facts}>
        <bdi>{customer.name}</bdi>
        {customer.email === undefined ? null : <bdi>{customer.email}</bdi>}
        <span>{words('quotes-good-until', { moment: momentText(words, dates, until, zone) })}</span>
        {transactionId === undefined ? null : (
          <Link to={bookingPath(transactionId)}>{words('quotes-booked-from', { transaction: transactionId })}</Link>
        )}
      </p>
      {state === 'expired' ? <Alert kind="info">{words('quotes-expired-note')}</Alert> : null}
      {withMarkup ? null : <Alert kind="info">{words('quotes-without-markup-note')}</Alert>}
      {takeFailure === undefined ? null : <Alert kind="error">{failureText(words, takeFailure)}</Alert>}
      <ol className={styles.offers}>
        {quote.offers.map((offer, at) => {
          const priced = offers[at];
          return priced === undefined ? null : (
            <li key={at}>
              <Offer at={at} offer={offer} priced={priced} opened={opened} />
            </li>
          );
        })}
      </ol>
      <Card title={words('quotes-text-sent')}>
        <CopiedText
          label={words('quotes-text')}
          text={text}
          language={language}
          share={{ label: words('design-share-whatsapp'), href: whatsAppLink(text) }}
        />
        {state === 'expired' ? null : (
          <div className={styles.share}>
            <SharePaper paper={{ kind: 'quote', about: quote.sentQuoteId, paperLanguage: language }} />
          </div>
        )}
      </Card>
    </>
  );
}

const looks = {
  same: { kind: 'neutral', icon: Equal },
  dearer: { kind: 'warning', icon: TrendingUp },
  cheaper: { kind: 'success', icon: TrendingDown },
  gone: { kind: 'danger', icon: CircleX },
} as const;

interface OfferProps {
  readonly at: number;
  readonly offer: QuotedOffer;
  readonly priced: RepricedOffer;
  readonly opened: OpenedQuote;
}

function Offer({ at, offer, priced, opened: { quote, party } }: OfferProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const quotes = usePart(flightParts.sentQuotes);
  const checkout = usePart(flightParts.checkout);
  const session = usePart(parts.session);
  const country = useHouseCountry();
  const { taking } = useStateOf(quotes.state$);
  const { now, bookingTotal, state } = priced;
  const decimals = sharedDecimals(now === undefined ? [offer.total] : [offer.total, now]);
  const difference = now && priceMove(offer.total, now).size;
  const title = words('quotes-option', { number: at + 1 });
  const book = async () => {
    const taken = await quotes.take(at);
    const signedIn = session.state$.value;
    if (taken === undefined || signedIn.kind !== 'signed-in') return;
    const { email = signedIn.user?.email ?? '' } = quote.customer;
    checkout.begin(
      taken.quote,
      searchToQuery(taken.search),
      {
        email,
        mobile: signedIn.user?.mobile ?? '',
        language: quote.language,
      },
      country,
    );
    await navigate(checkoutPath(taken.search));
  };
  const search = searchOf(offer, party);
  return (
    <Card title={title}>
      <div className={styles.offer}>
        <div className={styles.flights}>
          {offer.itineraries.map((itinerary, direction) => (
            <Flights key={direction} itinerary={itinerary} fare={offer.fares[direction] ?? offer.fares[0]} />
          ))}
        </div>
        <dl className={styles.prices}>
          <div>
            <dt>{words('quotes-was')}</dt>
            <dd>
              <Amount of={offer.total} decimals={decimals} tone={state === 'same' ? undefined : 'quiet'} />
            </dd>
          </div>
          {now === undefined ? null : (
            <div>
              <dt>{words('quotes-now')}</dt>
              <dd>
                <Amount of={now} decimals={decimals} strong />
              </dd>
            </div>
          )}
        </dl>
        <div className={styles.acts}>
          <Badge kind={looks[state].kind} icon={looks[state].icon}>
            {words(`quotes-price-${state}`, {
              amount: difference === undefined ? '' : formatMoney(difference, { locale: language, decimals }),
            })}
          </Badge>
          {bookingTotal === undefined ? (
            <>
              <Second>{words('quotes-gone-help')}</Second>
              <LinkButton to={`${resultsPath(search)}?${searchToQuery(search)}`}>
                {words('quotes-find-again')}
              </LinkButton>
            </>
          ) : (
            <Button
              variant={quote.offers.length === 1 ? 'primary' : 'secondary'}
              busy={taking === at}
              disabled={taking !== undefined}
              onClick={() => void book()}
            >
              {words('quotes-book', { amount: formatMoney(bookingTotal, { locale: language }) })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Flights({ itinerary, fare }: { readonly itinerary: Itinerary; readonly fare: QuotedOffer['fares'][0] }) {
  const words = useWords();
  const dates = useDates();
  const [first] = itinerary.segments;
  const last = itinerary.segments.at(-1) ?? first;
  const later = dayOffset(first.departure.local, last.arrival.local);
  const stops = itinerary.segments.slice(1).map(({ origin }) => origin);
  return (
    <div className={styles.flight}>
      <CarrierTile code={first.carrier} size={32} />
      <span>
        <Code strong>
          {itinerary.segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(', ')}
        </Code>
        <Second>
          {dates.short(dateOfLocal(first.departure.local))}{' '}
          <Code>
            {first.origin} {clockOfLocal(first.departure.local)}
          </Code>
          {' – '}
          <Code>
            {last.destination} {clockOfLocal(last.arrival.local)}
            <LaterDay days={later} />
          </Code>
        </Second>
        <Second>
          <Listed>
            {words('flight-duration', { ...hoursAndMinutes(itinerary.durationMinutes) })}
            {words('flight-stops', { count: stops.length, airports: stops.join(', ') })}
          </Listed>
        </Second>
        <Second>{words('quotes-fare', { cabin: fare.cabin, family: fare.family })}</Second>
      </span>
    </div>
  );
}
