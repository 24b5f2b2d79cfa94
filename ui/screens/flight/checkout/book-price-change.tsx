/** The fare moved: nothing goes on until the agent has said yes to the new price or gone back to the results. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import Timer from 'lucide-react/icons/timer';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { Price, PricePartName } from '#domain/price/price.ts';
import { movedParts, priceMove } from '#domain/flight/fare/price-move.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import type { PriceChange } from '#application/portal/flight/checkout/state.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { clockText } from './book-flow-bar.tsx';
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
  'extra-markup',
  'agent-discount',
  'service-fee',
  'rounding',
];

const looks = {
  raised: { icon: TrendingUp, kind: 'warning' },
  lowered: { icon: TrendingDown, kind: 'success' },
  same: { icon: Timer, kind: 'info' },
} as const;

export function PriceChangePrompt({ state, checkout }: BookView) {
  const words = useWords();
  const { language } = useLanguage();
  const { priceChange, quote, secondsLeft } = state;
  const to = priceChange?.to ?? state.fare.total;
  const kind = priceChange === undefined ? 'same' : priceMove(priceChange.from, priceChange.to).way;
  return (
    <Modal
      open={priceChange !== undefined}
      answerRequired
      size={640}
      icon={looks[kind].icon}
      iconKind={looks[kind].kind}
      title={words(`booking-price-${kind}`)}
      subtitle={words('booking-nothing-charged')}
      onClose={() => checkout.abandon()}
      closeLabel={words('booking-back-to-results')}
      onApply={() => checkout.acceptPrice()}
      applyLabel={words('booking-continue-at', { amount: formatMoney(to, { locale: language }) })}
      footerNote={
        <span className={styles.held}>
          <Icon of={Timer} size={18} />
          {words('booking-price-held')} <bdi dir="ltr">{clockText(secondsLeft)}</bdi>
        </span>
      }
    >
      {priceChange === undefined ? null : <Change change={priceChange} before={quote} fareBefore={state.fare} />}
    </Modal>
  );
}

interface ChangeProps {
  readonly change: PriceChange;
  readonly before: FlightQuote;
  readonly fareBefore: Price;
}

function Change({ change, before, fareBefore }: ChangeProps) {
  const words = useWords();
  const { adults, children, infants } = change.quote.party;
  const move = priceMove(change.from, change.to);
  // A fare that had moved before it was ever quoted has no parts of before to compare with.
  const known = before.quoteId !== change.quote.quoteId;
  const rows = known ? movedParts(fareBefore.breakdown, change.fare.breakdown, shown) : [];
  const [termsBefore, termsNow] = [fareBefore.terms, change.fare.terms];
  return (
    <>
      <div className={styles.prices}>
        <div>
          <span className={styles.quiet}>{words('booking-price-seen')}</span>
          <span className={classNames(styles.figure, styles.before)}>
            <Amount of={change.from} />
          </span>
        </div>
        <Icon of={ArrowRight} size={20} mirrored />
        <div>
          <span className={styles.quiet}>{words('booking-price-now', { count: adults + children + infants })}</span>
          <span className={styles.figure}>
            <Amount of={change.to} />
          </span>
        </div>
        {move.way === 'same' ? null : (
          <span className={classNames(styles.difference, move.way === 'lowered' && styles.less)}>
            <Amount of={move.by} signed /> <bdi dir="ltr">({move.percent}%)</bdi>
          </span>
        )}
      </div>
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
    </>
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
