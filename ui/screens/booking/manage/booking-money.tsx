/** What a booking costs its customer, what the account was charged for it, and what the agency earns. */
import type { Booking } from '#domain/booking/booking.ts';
import type { BookingMoney as Money } from '#domain/booking/booking-money.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { PricePartName } from '#domain/price/price.ts';
import { formatMoney, uncutMinus } from '#domain/money/format.ts';
import { equals, isNegative, isZero, negate, subtract } from '#domain/money/money.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { EntryCode } from '#ui/booking/entry-code.tsx';
import { partName } from '#ui/booking/words/part-name.ts';
import styles from '../lists/booking-panel.module.css';

/** What of the customer's price was asked for this booking alone. */
const askedNames: readonly PricePartName[] = [
  'extra-markup',
  'agent-discount',
  'customer-tds',
  'service-fee',
  'rounding',
];

export function BookingMoney({ booking }: { readonly booking: Booking }) {
  const words = useWords();
  const { money, customerPays, price } = booking;
  const isAsSold = equals(customerPays, price.total);
  const { language } = useLanguage();
  const own = joinedByName((price.breakdown.parts ?? []).filter(({ name }) => askedNames.includes(name))).map(
    (part) =>
      `${partName(words, part)} ${uncutMinus(formatMoney(part.amount, { locale: language, decimals: 'exact' }))}`,
  );
  // Without the agency's side the lines of the price stand above.
  const asked = money === undefined || own.length === 0 ? undefined : own.join(' · ');
  return (
    <>
      <dl className={styles.lines}>
        {money === undefined ? (
          joinedByName((isAsSold ? price.breakdown?.parts : undefined) ?? []).map((part, at) => (
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
        debit === undefined || credit === undefined || booking.paidElsewhere !== undefined ? null : (
          <p key={entryId} className={styles.entry}>
            <span>
              {words('bookings-ledger-entry')} <EntryCode of={entryId} />
            </span>
            {isZero(debit) ? <Amount of={credit} tone="gain" signed /> : <Amount of={debit} />}
          </p>
        ),
      )}
    </>
  );
}

interface OfMoney {
  readonly booking: Booking;
  readonly money: Money;
}

/** The lines of the price, where they are what was paid; else what all entries come to. */
function Paid({
  booking: {
    price: { netBreakdown },
    moneyLines,
    paidElsewhere,
    putOff,
  },
  money,
}: OfMoney) {
  const words = useWords();
  const dates = useDates();
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
        label={words(
          paidElsewhere !== undefined
            ? `bookings-paid-elsewhere-${paidElsewhere}`
            : moneyLines.length === 0 || putOff !== undefined
              ? 'bookings-net-price'
              : 'bookings-paid-from-balance',
        )}
        amount={paid}
        strong
      />
      {putOff === undefined ? null : (
        <>
          <Line label={words('bookings-paid-so-far')} amount={subtract(paid, putOff.amount)} />
          <Line label={words('bookings-still-to-pay', { date: dates.short(putOff.until) })} amount={putOff.amount} />
        </>
      )}
    </>
  );
}

/** What is left of what the customer pays: the agency owes the tax on its own service, and what it withheld. */
function Earned({ booking: { price, customerPays }, money: { ownTax, earned } }: OfMoney) {
  const words = useWords();
  const { language } = useLanguage();
  const markup = price.terms?.markup;
  const withholds = price.breakdown.parts?.some(({ name }) => name === 'customer-tds') ?? false;
  const note =
    markup === undefined || isZero(markup) || !equals(customerPays, price.total)
      ? undefined
      : words('bookings-markup-of-it', { amount: formatMoney(markup, { locale: language, decimals: 'exact' }) });
  return (
    <>
      {isZero(ownTax) ? null : (
        <Line label={words('bookings-own-tax', { with: withholds ? 'tds' : 'gst' })} amount={negate(ownTax)} />
      )}
      <Line label={words('bookings-you-earn')} note={note} amount={earned} gain={!isNegative(earned)} />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: Booking['price']['total'];
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
