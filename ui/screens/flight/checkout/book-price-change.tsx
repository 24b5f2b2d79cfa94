/** The fare moved: what it is made of, part by part, before and now. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Money } from '#domain/money/money.ts';
import { movedParts, priceMove } from '#domain/price/price-move.ts';
import type { Price, PricePartName } from '#domain/price/price.ts';
import type { PriceChange } from '#application/portal/flight/checkout/another-quote.ts';
import { PriceMoved } from '#ui/booking/checkout/price-moved.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { BookView } from './book-view.ts';
import styles from './book-parts.module.css';

/** The parts whose changes are listed one by one. */
const shown: readonly PricePartName[] = [
  'gross-fare',
  'base-fare',
  'yq',
  'taxes',
  'k3',
  'markup',
  'convenience-fee',
  'handling-charges',
  'payment-gateway-charges',
  'extra-markup',
  'agent-discount',
  'service-fee',
  'rounding',
];

export function PriceChangePrompt({ state, checkout }: BookView) {
  const words = useWords();
  const { priceChange, quote, secondsLeft } = state;
  const { adults, children, infants } = (priceChange?.quote ?? quote).party;
  return (
    <PriceMoved
      moved={priceChange}
      to={priceChange?.to ?? state.fare.total}
      titleOf={(way) => words(`booking-price-${way}`)}
      nowLabel={words('booking-price-now', { count: adults + children + infants })}
      secondsLeft={secondsLeft}
      onBack={() => checkout.abandon()}
      onAccept={() => checkout.acceptPrice()}
    >
      {priceChange === undefined ? null : <Change change={priceChange} before={quote} fareBefore={state.fare} />}
    </PriceMoved>
  );
}

interface ChangeProps {
  readonly change: PriceChange;
  readonly before: FlightQuote;
  readonly fareBefore: Price;
}

function Change({ change, before, fareBefore }: ChangeProps) {
  const words = useWords();
  // A fare that had moved before it was ever quoted has no parts of before to compare with.
  const known = before.quoteId !== change.quote.quoteId;
  const rows = known ? movedParts(fareBefore.breakdown, change.fare.breakdown, shown) : [];
  const [termsBefore, termsNow] = [fareBefore.terms, change.fare.terms];
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, by }) => (
        <div key={name}>
          <dt>{words(`booking-part-${name}`)}</dt>
          <dd>
            <Amount of={by} signed />
          </dd>
        </div>
      ))}
      {known && termsBefore && termsNow ? (
        <>
          <FromTo label={words('booking-part-net-payable')} from={termsBefore.net} to={termsNow.net} />
          <FromTo label={words('booking-you-earn')} from={termsBefore.earn} to={termsNow.earn} gain />
        </>
      ) : null}
    </dl>
  );
}

interface FromToProps {
  readonly label: string;
  readonly from: Money;
  readonly to: Money;
  readonly gain?: boolean;
}

function FromTo({ label, from, to, gain = false }: FromToProps) {
  if (priceMove(from, to).way === 'same') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount of={from} tone="quiet" /> <Icon of={ArrowRight} size={14} mirrored />{' '}
        <Amount of={to} strong tone={gain ? 'gain' : undefined} />
      </dd>
    </div>
  );
}
