/** A service of a cart: what it is, what it costs now, and what was made of it. */
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { formatMoney } from '#domain/money/format.ts';
import { isNegative, type Money, negate } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { ShownItem } from '#application/portal/cart/carts.ts';
import { CancelFeeNote } from '#ui/booking/checkout/cancel-fee.tsx';
import { RowTitle } from '#ui/booking/lists/booking-title.tsx';
import { StatusMark } from '#ui/booking/status/status-mark.tsx';
import { useProducts, useViewOfProduct } from '#ui/booking/use-product.ts';
import { cartParts } from '#ui/composition/cart/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './cart.module.css';

export interface CartItemRowProps {
  readonly item: ShownItem;
  readonly pricing: boolean;
  readonly fixed: boolean;
}

export function CartItemRow({ item, pricing, fixed }: CartItemRowProps) {
  const words = useWords();
  const dates = useDates();
  const may = useMay();
  const carts = usePart(cartParts.carts);
  const { itemId, product, inShort, outcome, priced, trouble, moved, isChosen, shown } = item;
  const sold = useProducts().all.find((each) => each.product === product);
  const view = useViewOfProduct(product);
  const isBooked = outcome !== undefined && outcome.status !== 'not-confirmed';
  const title = view === undefined ? <Code>{inShort.title}</Code> : <RowTitle view={view} title={inShort.title} />;
  const days = [inShort.startsOn, ...(inShort.endsOn === undefined ? [] : [inShort.endsOn])].map(dates.short);
  const name = sold === undefined ? product : words(sold.words);
  return (
    <li className={classNames(styles.item, trouble !== undefined && !isBooked && styles.troubled)}>
      <span className={styles.icon}>{sold === undefined ? null : <Icon of={sold.icon} size={20} />}</span>
      <div className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>
          {[...new Set(days)].join(' – ')} · <bdi>{inShort.leadTraveller}</bdi>
          {inShort.travellerCount > 1 ? ` · ${words('cart-travellers', { count: inShort.travellerCount })}` : null}
        </span>
        {isBooked ? null : <CancelFeeNote product={product} className={styles.detail} />}
        {moved === undefined ? null : <Moved by={moved} />}
        {trouble === undefined || isBooked ? null : (
          <span className={styles.trouble}>
            <Icon of={TriangleAlert} size={16} />
            {words(`cart-trouble-${trouble}`)}
          </span>
        )}
      </div>
      <div className={styles.outcome}>
        {outcome === undefined ? (
          priced === undefined ? null : (
            <Checkbox checked={isChosen} disabled={fixed} onChange={(included) => carts.include(itemId, included)}>
              {words('cart-include')}
            </Checkbox>
          )
        ) : (
          <>
            <StatusMark status={outcome.status} product={product} />
            {outcome.reference === undefined ? null : <Code>{outcome.reference}</Code>}
          </>
        )}
      </div>
      <div className={styles.price}>
        <span className={classNames(styles.figure, pricing && !isBooked && styles.stale)}>
          <Amount of={outcome && isBooked ? outcome.total : (priced?.total ?? shown)} strong />
        </span>
        <Below item={item} />
      </div>
      <div className={styles.act}>
        {outcome === undefined ? null : (
          <LinkButton to={bookingPath(outcome.transactionId)} size={32} icon={ArrowUpRight} iconMirrored>
            {words('cart-open-booking')}
          </LinkButton>
        )}
        {isBooked || !may('book') ? null : (
          <IconButton
            act="cart.take"
            icon={X}
            label={words('cart-take-out', { service: name })}
            disabled={fixed}
            onClick={() => void carts.take(itemId)}
          />
        )}
      </div>
    </li>
  );
}

/** Under the figure: what it charges, or that it is not of now. */
function Below({ item: { outcome, priced, addedAt } }: Pick<CartItemRowProps, 'item'>) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const net = outcome === undefined || outcome.status === 'not-confirmed' ? priced?.net : outcome.net;
  if (net !== undefined)
    return (
      <span className={styles.detail}>
        {words('cart-net')} <Amount of={net} />
      </span>
    );
  if (outcome !== undefined || priced !== undefined) return null;
  return <span className={styles.detail}>{words('cart-as-shown', { date: dates.short(dateIn(addedAt, zone)) })}</span>;
}

function Moved({ by }: { readonly by: Money }) {
  const words = useWords();
  const { language } = useLanguage();
  const down = isNegative(by);
  const amount = formatMoney(down ? negate(by) : by, { locale: language });
  return (
    <span className={down ? styles.down : styles.up}>
      <Icon of={down ? TrendingDown : TrendingUp} size={16} mirrored />
      {words(down ? 'cart-down' : 'cart-up', { amount })}
    </span>
  );
}
