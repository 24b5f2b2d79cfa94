/** What a booking is, in parts that the panel beside the list and the booking's own page both show: flights, people, money. */
import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FlightBooking } from '#domain/booking/booking.ts';
import { joinedByName } from '#domain/flight/explain.ts';
import { optionAt } from '#domain/flight/quote.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Amount, Code } from '#ui/design/amount.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { useDates } from '#ui/design/dates.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Listed } from '#ui/design/listed.tsx';
import { useLanguage, useWords } from '#ui/design/words.ts';
import { partName } from '#ui/shell/part-name.ts';
import styles from './booking-panel.module.css';

export function BookingFlights({ booking }: { readonly booking: FlightBooking }) {
  const dates = useDates();
  return booking.itineraries.flatMap(({ segments }, at) =>
    segments.map((segment) => (
      <section key={`${segment.carrier}${segment.flightNumber}${segment.departure.local}`} className={styles.flight}>
        <CarrierTile code={segment.carrier} />
        <div>
          <strong className={styles.trip}>
            <Code>{`${clockOfLocal(segment.departure.local)} ${segment.origin}`}</Code>{' '}
            <Icon of={ArrowRight} size={14} mirrored />{' '}
            <Code>{`${clockOfLocal(segment.arrival.local)} ${segment.destination}`}</Code>
          </strong>
          <p className={styles.quiet}>
            <Listed>
              {dates.short(dateOfLocal(segment.departure.local))}
              <Code>{`${segment.carrier} ${segment.flightNumber}`}</Code>
              {optionAt(booking.options, at).family}
            </Listed>
          </p>
        </div>
      </section>
    )),
  );
}

export function BookingMoney({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const { language } = useLanguage();
  const { terms, breakdown, netBreakdown } = booking.fare;
  return (
    <>
      <dl className={styles.lines}>
        {joinedByName((terms === undefined ? breakdown : netBreakdown)?.parts ?? []).map((part, at) => (
          <Line key={at} label={partName(words, part)} amount={part.amount} />
        ))}
        {terms === undefined ? null : (
          <>
            <Line
              label={words(booking.moneyLines.length === 0 ? 'bookings-net-price' : 'bookings-paid-from-balance')}
              amount={terms.net}
              strong
            />
            <Line
              label={words('bookings-you-earn')}
              note={
                isZero(terms.markup)
                  ? undefined
                  : words('bookings-markup-of-it', {
                      amount: formatMoney(terms.markup, { locale: language, decimals: 'exact' }),
                    })
              }
              amount={terms.earn}
              gain
            />
          </>
        )}
        <Line label={words('bookings-customer-price')} amount={booking.fare.total} strong />
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

interface LineProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: FlightBooking['fare']['total'];
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
