/** The price moved: nothing goes on until the agent has said yes to the new one or gone back. */
import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Timer from 'lucide-react/icons/timer';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { priceMove } from '#domain/price/price-move.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { clockText } from './checkout-frame.tsx';
import styles from './price-moved.module.css';

const looks = {
  raised: { icon: TrendingUp, kind: 'warning' },
  lowered: { icon: TrendingDown, kind: 'success' },
  same: { icon: Timer, kind: 'info' },
} as const;

export interface PriceMovedProps {
  /** Undefined while nothing is asked. */
  readonly moved: { readonly from: Money; readonly to: Money } | undefined;
  /** What the agent accepts. */
  readonly to: Money;
  readonly titleOf: (way: keyof typeof looks) => string;
  readonly nowLabel: string;
  readonly secondsLeft: number;
  readonly onBack: () => void;
  readonly onAccept: () => void;
  /** Which parts moved. */
  readonly children?: ReactNode;
}

export function PriceMoved({ moved, to, titleOf, secondsLeft, onBack, onAccept, ...shown }: PriceMovedProps) {
  const words = useWords();
  const { language } = useLanguage();
  const way = moved === undefined ? 'same' : priceMove(moved.from, moved.to).way;
  return (
    <Modal
      open={moved !== undefined}
      answerRequired
      size={640}
      icon={looks[way].icon}
      iconKind={looks[way].kind}
      title={titleOf(way)}
      subtitle={words('booking-nothing-charged')}
      onClose={onBack}
      closeLabel={words('booking-back-to-results')}
      onApply={onAccept}
      applyLabel={words('booking-continue-at', { amount: formatMoney(to, { locale: language }) })}
      footerNote={
        <span className={styles.held}>
          <Icon of={Timer} size={18} />
          {words('booking-price-held')} <bdi dir="ltr">{clockText(secondsLeft)}</bdi>
        </span>
      }
    >
      {moved === undefined ? null : <Moved {...moved} {...shown} />}
    </Modal>
  );
}

interface MovedProps extends Pick<PriceMovedProps, 'nowLabel' | 'children'> {
  readonly from: Money;
  readonly to: Money;
}

function Moved({ from, to, nowLabel, children }: MovedProps) {
  const words = useWords();
  const move = priceMove(from, to);
  return (
    <>
      <div className={styles.prices}>
        <div>
          <span className={styles.quiet}>{words('booking-price-seen')}</span>
          <span className={classNames(styles.figure, styles.before)}>
            <Amount of={from} />
          </span>
        </div>
        <Icon of={ArrowRight} size={20} mirrored />
        <div>
          <span className={styles.quiet}>{nowLabel}</span>
          <span className={styles.figure}>
            <Amount of={to} />
          </span>
        </div>
        {move.way === 'same' ? null : (
          <span className={classNames(styles.difference, move.way === 'lowered' && styles.less)}>
            <Amount of={move.by} signed /> <bdi dir="ltr">({move.percent}%)</bdi>
          </span>
        )}
      </div>
      {children}
    </>
  );
}
