/** Carts: online, priced and booked together; set aside, with the prices that their customers were shown. */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { cartParts } from '#ui/composition/cart/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useNewBooking } from '#ui/composition/use-house.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { OpenedCart } from './opened-cart.tsx';
import styles from './cart.module.css';

export function Screen() {
  const words = useWords();
  const newBooking = useNewBooking();
  const carts = usePart(cartParts.carts);
  const { list, open } = useStateOf(carts.state$);
  const kind = useLocation().pathname === paths.cart ? 'online' : 'offline';
  const [search] = useSearchParams();
  const named = search.get('cart') ?? undefined;
  useEffect(() => void carts.load(kind, named), [carts, kind, named]);
  useEffect(() => {
    const timer = setInterval(() => carts.tick(), 1000);
    return () => clearInterval(timer);
  }, [carts]);
  const rows = list.kind === 'ready' ? list.value : [];
  const chosen = open?.kind === 'ready' ? open.value.cart.cartId : null;
  return (
    <div className={styles.page}>
      <PageHead
        title={words(kind === 'online' ? 'title-cart' : 'title-cart-offline')}
        fact={words(`cart-about-${kind}`)}
      />
      {list.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, list.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void carts.load(kind, named) }}
        />
      ) : list.kind === 'loading' ? (
        <SkeletonRows rows={6} height="64px" />
      ) : open === undefined ? (
        <EmptyState
          icon={ShoppingCart}
          title={words(`cart-none-${kind}`)}
          actions={
            <LinkButton to={kind === 'online' ? newBooking : paths.cart} variant="primary">
              {words(kind === 'online' ? 'cart-search' : 'title-cart')}
            </LinkButton>
          }
        >
          {words(`cart-none-${kind}-help`)}
        </EmptyState>
      ) : (
        <>
          {rows.length > 1 ? (
            <div className={styles.choice}>
              <Select
                label={words('cart-which')}
                value={chosen}
                options={rows.map(({ cartId, name, services, booked, isOwn, owner }) => ({
                  key: cartId,
                  label: name,
                  note: [
                    words(booked > 0 ? 'cart-services-booked' : 'cart-services', { count: services, booked }),
                    ...(isOwn ? [] : [owner]),
                  ].join(' · '),
                }))}
                onChange={(cartId) => void carts.choose(cartId)}
              />
            </div>
          ) : null}
          {open.kind === 'failed' ? (
            <ErrorPanel message={failureText(words, open.failure)} />
          ) : open.kind === 'loading' ? (
            <SkeletonRows rows={6} height="64px" />
          ) : (
            <OpenedCart key={open.value.cart.cartId} open={open.value} />
          )}
        </>
      )}
    </div>
  );
}
