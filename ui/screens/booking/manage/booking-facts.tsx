/** What a booking is, in parts that the panel beside the list and the booking's own page both show: flights, people, money. */
import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { BookingMoney as Money } from '#domain/booking/booking-money.ts';
import { joinedByName } from '#domain/flight/fare/explain.ts';
import type { PricePartName } from '#domain/price/price.ts';
import { optionAt, soldAt } from '#domain/flight/quote/quote.ts';
import { formatMoney } from '#domain/money/format.ts';
import { equals, isNegative, isZero, negate } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { partName } from '#ui/booking/part-name.ts';
import { FlightStanding, isGivenUp } from './standing.tsx';
import styles from '../lists/booking-panel.module.css';

export function BookingFlights({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const dates = useDates();
  return booking.itineraries.flatMap(({ segments }, at) =>
    segments.map((segment, index) => (
      <section key={`${segment.carrier}${segment.flightNumber}${segment.departure.local}`} className={styles.flight}>
        <CarrierTile code={segment.carrier} />
        <div>
          <strong className={classNames(styles.trip, isGivenUp(booking, at) && styles.gone)}>
            <Code>{`${clockOfLocal(segment.departure.local)} ${segment.origin}`}</Code>{' '}
            <Icon of={ArrowRight} size={14} mirrored />{' '}
            <Code>{`${clockOfLocal(segment.arrival.local)} ${segment.destination}`}</Code>
          </strong>
          <p className={styles.quiet}>
            <Listed>
              {dates.short(dateOfLocal(segment.departure.local))}
              <Code>{`${segment.carrier} ${segment.flightNumber}`}</Code>
              {optionAt(booking.options, at).family}
              {booking.imported === undefined
                ? words('bookings-check-in-bag', { kg: soldAt(booking, at).baggage.checkInKg })
                : ''}
            </Listed>
          </p>
          {index === 0 ? (
            <div className={styles.standing}>
              <FlightStanding booking={booking} itinerary={at} />
            </div>
          ) : null}
        </div>
      </section>
    )),
  );
}

/** What of the customer's price was asked for this booking alone. */
const askedNames: readonly PricePartName[] = ['extra-markup', 'agent-discount', 'service-fee', 'rounding'];

export function BookingMoney({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const { money, customerPays, price: fare } = booking;
  const isAsSold = equals(customerPays, fare.total);
  const { language } = useLanguage();
  const own = joinedByName((fare.breakdown.parts ?? []).filter(({ name }) => askedNames.includes(name))).map(
    (part) => `${partName(words, part)} ${formatMoney(part.amount, { locale: language, decimals: 'exact' })}`,
  );
  // Without the agency's side the lines of the price stand above.
  const asked = money === undefined || own.length === 0 ? undefined : own.join(' · ');
  return (
    <>
      <dl className={styles.lines}>
        {money === undefined ? (
          joinedByName((isAsSold ? fare.breakdown?.parts : undefined) ?? []).map((part, at) => (
            <Line key={at} label={partName(words, part)} amount={part.amount} />
          ))
        ) : (
          <Paid booking={booking} money={money} />
        )}
        <Line
          label={words(isAsSold ? 'bookings-customer-price' : 'bookings-customer-pays')}
          note={isAsSold ? asked : undefined}
          amount={customerPays}
          strong
        />
        {money === undefined ? null : <Earned booking={booking} money={money} />}
      </dl>
      {booking.moneyLines.map(({ entryId, debit, credit }) =>
        debit === undefined || credit === undefined ? null : (
          <p key={entryId} className={styles.entry}>
            <span>
              {words('bookings-ledger-entry')} <Link to="/profile/ledger">{entryId}</Link>
            </span>
            {isZero(debit) ? <Amount of={credit} tone="gain" signed /> : <Amount of={debit} />}
          </p>
        ),
      )}
    </>
  );
}

interface OfMoney {
  readonly booking: FlightBooking;
  readonly money: Money;
}

/** The lines of the fare, where they are what was paid; else what all entries come to. */
function Paid({ booking: { price: fare, moneyLines }, money }: OfMoney) {
  const words = useWords();
  const { netBreakdown } = fare;
  const { suppliers, commission, tds, fees, paid } = money;
  const isAsSold = netBreakdown !== undefined && equals(netBreakdown.amount, paid);
  const unlessZero = (label: string, amount: typeof paid) =>
    isZero(amount) ? null : <Line label={label} amount={amount} />;
  return (
    <>
      {isAsSold ? (
        joinedByName(netBreakdown.parts ?? []).map((part, at) => (
          <Line key={at} label={partName(words, part)} amount={part.amount} />
        ))
      ) : (
        <>
          {unlessZero(words('bookings-money-suppliers'), suppliers)}
          {unlessZero(partName(words, { name: 'commission', amount: commission }), commission)}
          {unlessZero(partName(words, { name: 'tds', amount: tds }), tds)}
          {unlessZero(words('bookings-money-fees'), fees)}
        </>
      )}
      <Line
        label={words(moneyLines.length === 0 ? 'bookings-net-price' : 'bookings-paid-from-balance')}
        amount={paid}
        strong
      />
    </>
  );
}

/** What is left of what the customer pays: the agency owes the tax on its own service. */
function Earned({ booking: { price: fare, customerPays }, money: { ownTax, earned } }: OfMoney) {
  const words = useWords();
  const { language } = useLanguage();
  const markup = fare.terms?.markup;
  const note =
    markup === undefined || isZero(markup) || !equals(customerPays, fare.total)
      ? undefined
      : words('bookings-markup-of-it', { amount: formatMoney(markup, { locale: language, decimals: 'exact' }) });
  return (
    <>
      {isZero(ownTax) ? null : <Line label={words('bookings-own-tax')} amount={negate(ownTax)} />}
      <Line label={words('bookings-you-earn')} note={note} amount={earned} gain={!isNegative(earned)} />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: FlightBooking['price']['total'];
  readonly strong?: boolean;
  readonly gain?: boolean;
}

function Line({ label, note, amount, strong = false, gain = false }: LineProps) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>
        {label}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </dt>
      <dd>
        <Amount of={amount} decimals="exact" tone={gain ? 'gain' : undefined} />
      </dd>
    </div>
  );
}
