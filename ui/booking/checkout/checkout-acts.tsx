/** How a checkout ends: the way back and on, and a price that moved. */
import { useNavigate } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import Timer from 'lucide-react/icons/timer';
import { formatMoney } from '#domain/money/format.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { ActsFrame, CartAct, NotYours, OnwardFrame } from './checkout-frame.tsx';
import type { OpenProps } from './checkout-view.ts';
import { PriceMoved } from './price-moved.tsx';

interface ActsProps {
  readonly narrow: boolean;
  readonly onExplain: () => void;
}

export function Acts<Quote extends ProductQuote, Own>(props: OpenProps<Quote, Own> & ActsProps) {
  const { state, checkout, narrow, onExplain } = props;
  const words = useWords();
  return (
    <ActsFrame
      narrow={narrow}
      back={
        <LinkButton to={state.backTo} size={48} icon={ArrowLeft} iconMirrored>
          {words('booking-back-to-results')}
        </LinkButton>
      }
      toFix={state.checked ? new Set(state.violations.map(({ path }) => path)).size : 0}
      cart={checkout.goesIntoCart ? <CartAct {...{ checkout, state, narrow }} /> : null}
      onward={
        <OnwardFrame act={`${props.product}.book`} {...{ checkout, state }} searchAt={state.backTo}>
          <PayAct {...props} />
        </OnwardFrame>
      }
      total={state.quote.price.total}
      explainLabel={words('checkout-explain')}
      onExplain={onExplain}
    />
  );
}

/** Paying names what is charged; without the right to net prices, what the customer pays. Holding names no amount. */
function PayAct<Quote extends ProductQuote, Own>({
  state,
  checkout,
  narrow,
  product,
  holds,
  asks,
  chargedNow,
}: OpenProps<Quote, Own> & Pick<ActsProps, 'narrow'>) {
  const words = useWords();
  const { language } = useLanguage();
  const may = useMay();
  if (!may('ticket')) return <NotYours />;
  if (holds?.(state) === true) {
    return (
      <Button
        act={`${product}.book`}
        variant="primary"
        size={48}
        icon={Timer}
        busy={state.sending}
        onClick={() => void checkout.book()}
      >
        {words(narrow ? 'checkout-hold-short' : 'checkout-hold')}
      </Button>
    );
  }
  const { price } = state.quote;
  const net = chargedNow?.(state.quote) ?? price.terms?.net;
  const amount = formatMoney(net ?? price.total, { locale: language });
  const [whole, short] =
    asks?.(state) === true
      ? (['checkout-request', 'checkout-request-short'] as const)
      : net === undefined
        ? (['checkout-book', 'checkout-book-short'] as const)
        : (['checkout-pay', 'checkout-pay-short'] as const);
  return (
    <Button
      act={`${product}.book`}
      variant="primary"
      size={48}
      icon={Lock}
      busy={state.sending}
      onClick={() => void checkout.book()}
    >
      {words(narrow ? short : whole, { amount, product })}
    </Button>
  );
}

export function PriceChangePrompt<Quote extends ProductQuote, Own>({ state, checkout }: OpenProps<Quote, Own>) {
  const words = useWords();
  const navigate = useNavigate();
  const { priceChange, secondsLeft, backTo } = state;
  const back = () => {
    checkout.abandon();
    void navigate(backTo);
  };
  return (
    <PriceMoved
      moved={priceChange}
      to={priceChange?.to ?? state.quote.price.total}
      titleOf={(way) => words(`checkout-price-${way}`)}
      nowLabel={words('checkout-price-now')}
      secondsLeft={secondsLeft}
      onBack={back}
      onAccept={() => checkout.acceptPrice()}
    />
  );
}
