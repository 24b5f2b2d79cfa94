/** The acts of a checkout: the way back and on at the end of its form, on a narrow window the decision bar with the price. */
import type { ReactNode } from 'react';
import ListTree from 'lucide-react/icons/list-tree';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Money } from '#domain/money/money.ts';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { AddToCartAct, type AddToCartActProps } from '#ui/cart/add-to-cart.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Countdown } from '#ui/design/data/countdown.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import styles from './checkout.module.css';

/** The form and, where there is room, the price beside it. */
export function CheckoutColumns({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.gutters}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

export interface ActsFrameProps {
  readonly narrow: boolean;
  readonly back: ReactNode;
  /** How many fields are to be put right. */
  readonly toFix: number;
  readonly cart: ReactNode;
  readonly onward: ReactNode;
  /** What the customer pays. */
  readonly total: Money;
  readonly explainLabel: string;
  readonly onExplain: () => void;
}

export function ActsFrame({ narrow, back, toFix, cart, onward, total, explainLabel, onExplain }: ActsFrameProps) {
  const words = useWords();
  const fix = toFix === 0 ? null : <span className={styles.toFix}>{words('booking-to-fix', { count: toFix })}</span>;
  if (narrow) {
    return (
      <div className={styles.decision}>
        {cart}
        <DecisionBar label={words('booking-decision')} acts={onward}>
          <div className={styles.price}>
            <span className={styles.detail}>{fix ?? words('booking-customer-price')}</span>
            <span className={styles.priceLine}>
              <Amount of={total} />
              <IconButton label={explainLabel} icon={ListTree} mirrored onClick={onExplain} />
            </span>
          </div>
        </DecisionBar>
      </div>
    );
  }
  return (
    <div className={styles.acts} data-checkout-acts>
      {back}
      <div className={styles.onward}>
        {fix}
        {cart}
        {onward}
      </div>
    </div>
  );
}

/** What an open checkout is sent by and stopped by. */
interface Sent {
  readonly unanswered: boolean;
  readonly sending: boolean;
  readonly failure?: DeskFailure | undefined;
}

export interface CartActProps {
  readonly checkout: Pick<AddToCartActProps, 'forCart'> & { readonly abandon: () => void };
  readonly state: Sent & { readonly form: { readonly travellers: readonly AddToCartActProps['lead'][] } };
  readonly narrow: boolean;
}

/** While nothing was sent. */
export function CartAct({ checkout, state, narrow }: CartActProps) {
  if (state.unanswered) return null;
  return (
    <AddToCartAct
      forCart={() => checkout.forCart()}
      lead={state.form.travellers[0]}
      disabled={state.sending}
      block={narrow}
      onAdded={() => checkout.abandon()}
    />
  );
}

export interface OnwardFrameProps {
  readonly act: DeskAct;
  readonly checkout: { readonly book: () => unknown };
  readonly state: Sent;
  readonly searchAt: string;
  /** The way on where nothing stands in it. */
  readonly children: ReactNode;
}

/** Where no answer came, the same is sent again; what was sold meanwhile is searched for again. */
export function OnwardFrame({ act, checkout, state, searchAt, children }: OnwardFrameProps) {
  const words = useWords();
  if (state.unanswered) {
    return (
      <Button act={act} variant="primary" size={48} icon={RotateCw} onClick={() => void checkout.book()}>
        {words('booking-ask-again')}
      </Button>
    );
  }
  if (state.failure?._tag === 'SoldOut' || state.failure?._tag === 'NotFound') {
    return (
      <LinkButton to={searchAt} variant="primary" size={48}>
        {words('booking-search-again')}
      </LinkButton>
    );
  }
  return children;
}

export function NotYours() {
  const words = useWords();
  return <span className={styles.notYours}>{words('shell-not-yours-ticket')}</span>;
}

/** From this many seconds on the clock is red. */
const urgentSeconds = 120;

export interface HeldClockProps {
  readonly secondsLeft: number;
  /** For how long the price was held in all. */
  readonly ofSeconds: number;
  readonly narrow: boolean;
}

/** How long the price is still held. */
export function HeldClock({ secondsLeft, ofSeconds, narrow }: HeldClockProps) {
  const words = useWords();
  return (
    <Countdown
      label={words(narrow ? 'booking-ends-in' : 'booking-session-ends-in')}
      text={clockText(secondsLeft)}
      share={secondsLeft / Math.max(1, ofSeconds)}
      urgent={secondsLeft <= urgentSeconds}
    />
  );
}

/** "12:48". */
export function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
