/** One cart: its name and what is done with it, its services, and the money beside them. */
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Pencil from 'lucide-react/icons/pencil';
import Timer from 'lucide-react/icons/timer';
import Trash from 'lucide-react/icons/trash-2';
import { longestReason } from '#domain/corporate/trip-reason.ts';
import { cartNameMostCharacters, countStandings } from '#domain/cart/cart.ts';
import { itemsOf, type OpenCart, togetherOf } from '#application/portal/cart/carts.ts';
import { cartParts } from '#ui/composition/cart/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Loader } from '#ui/design/notice/loader.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { CartItemRow } from './cart-item.tsx';
import { CartMoney } from './cart-money.tsx';
import styles from './cart.module.css';

export function OpenedCart({ open }: { readonly open: OpenCart }) {
  const words = useWords();
  const carts = usePart(cartParts.carts);
  const { busy, failure } = useStateOf(carts.state$);
  const items = itemsOf(open);
  return (
    <>
      <CartHead open={open} />
      {failure === undefined ? null : <FailureAlert failure={failure} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Standing open={open} />
          <Reason open={open} />
          <Prices open={open} />
          {items.length === 0 ? (
            <p className={styles.nothing}>{words('cart-empty')}</p>
          ) : (
            <ul className={styles.items} aria-label={words('cart-services-of')} aria-busy={busy === 'pricing'}>
              {items.map((item) => (
                <CartItemRow key={item.itemId} item={item} pricing={busy === 'pricing'} fixed={busy !== undefined} />
              ))}
            </ul>
          )}
        </div>
        <CartMoney open={open} />
      </div>
      {busy === 'booking' ? <Loader text={words('cart-booking')} /> : null}
    </>
  );
}

function CartHead({ open: { cart } }: { readonly open: OpenCart }) {
  const words = useWords();
  const carts = usePart(cartParts.carts);
  const { busy, naming } = useStateOf(carts.state$);
  const fixed = busy !== undefined;
  const may = useMay();
  const isOnline = cart.kind === 'online';
  return (
    <div className={styles.head}>
      <div className={styles.named}>
        <h2 className={styles.name}>
          <bdi>{cart.name}</bdi>
        </h2>
        <span className={styles.quiet}>{cart.isOwn ? words('cart-own') : words('cart-of', { owner: cart.owner })}</span>
      </div>
      {may('book') ? (
        <div className={styles.acts}>
          {cart.isOwn ? (
            <Switch act="cart.change" on={cart.shared} disabled={fixed} onChange={(shared) => void carts.share(shared)}>
              {words('cart-shared')}
            </Switch>
          ) : null}
          <Button act="cart.change" icon={Pencil} disabled={fixed} onClick={() => carts.rename(cart.name)}>
            {words('cart-rename')}
          </Button>
          <Button
            act="cart.change"
            icon={isOnline ? Archive : ArchiveRestore}
            disabled={fixed}
            onClick={() => void carts.move()}
          >
            {words(isOnline ? 'cart-set-aside' : 'cart-take-up')}
          </Button>
          <Button act="cart.remove" variant="quiet" icon={Trash} disabled={fixed} onClick={() => void carts.remove()}>
            {words('cart-remove')}
          </Button>
        </div>
      ) : null}
      <Modal
        applyAct="cart.change"
        open={naming !== undefined}
        title={words('cart-rename')}
        onClose={() => carts.rename(undefined)}
        closeLabel={words('cart-add-cancel')}
        onApply={() => void carts.keepName()}
        applyLabel={words('cart-keep')}
        applyBusy={busy === 'changing'}
      >
        <TextField
          label={words('cart-name')}
          value={naming?.name ?? ''}
          maxLength={cartNameMostCharacters}
          error={naming?.wrong === true ? words('cart-name-needed') : undefined}
          onChange={(name) => carts.rename(name)}
          onEnter={() => void carts.keepName()}
        />
      </Modal>
    </div>
  );
}

/** How the services stand once some were booked. */
function Standing({ open: { items } }: { readonly open: OpenCart }) {
  const words = useWords();
  const { booked, pending, failed, open } = countStandings(items.map(({ outcome }) => outcome?.status));
  if (booked + pending + failed === 0) return null;
  const others = [
    ...(pending > 0 ? [words('cart-pending', { count: pending })] : []),
    ...(failed > 0 ? [words('cart-failed', { count: failed })] : []),
    ...(open > 0 ? [words('cart-open', { count: open })] : []),
  ];
  return (
    <Alert
      kind={failed > 0 ? 'error' : pending > 0 ? 'warning' : 'success'}
      title={[words('cart-booked-of', { count: items.length, booked }), ...others].join(words('design-comma'))}
    >
      {words('cart-each-alone')}
    </Alert>
  );
}

/** Asked for once a service was not booked for want of it. */
function Reason({ open: { reason, reasonCode, reasons = [], troubles } }: { readonly open: OpenCart }) {
  const words = useWords();
  const carts = usePart(cartParts.carts);
  const isAsked = [...troubles.values()].includes('policy-reason');
  if (!isAsked) return null;
  return (
    <>
      {reasons.length === 0 ? null : (
        <Select
          label={words('cart-reason-code')}
          value={reasonCode ?? null}
          placeholder={words('design-select')}
          options={reasons.map(({ code, name }) => ({ key: code, label: name, note: code }))}
          onChange={(code) => carts.typeReason({ reasonCode: code })}
        />
      )}
      <TextField
        label={words(reasons.length === 0 ? 'cart-reason' : 'cart-reason-more')}
        help={words('cart-reason-help')}
        value={reason}
        maxLength={longestReason}
        onChange={(text) => carts.typeReason({ reason: text })}
      />
    </>
  );
}

/** How long the prices hold, or that they moved, or are over. */
function Prices({ open }: { readonly open: OpenCart }) {
  const words = useWords();
  const carts = usePart(cartParts.carts);
  const { busy, secondsLeft } = useStateOf(carts.state$);
  const { cart, items, quoted } = open;
  const may = useMay();
  const isDone = items.every(({ outcome }) => outcome !== undefined && outcome.status !== 'not-confirmed');
  if (isDone || !may('book') || cart.kind === 'offline' || busy !== undefined) return null;
  const again = (
    <Button size={32} onClick={() => void carts.price()}>
      {words('cart-price-again')}
    </Button>
  );
  if (quoted === undefined || secondsLeft === 0)
    return (
      <Alert kind="warning" title={words('cart-prices-over')} action={again}>
        {words('cart-prices-over-help')}
      </Alert>
    );
  const moved = togetherOf(open)?.moved ?? 0;
  if (moved > 0)
    return (
      <Alert
        kind="warning"
        title={words('cart-prices-moved', { count: moved })}
        action={
          <Button size={32} onClick={() => carts.agree()}>
            {words('cart-agree')}
          </Button>
        }
      >
        {words('cart-prices-moved-help')}
      </Alert>
    );
  if (secondsLeft === undefined) return null;
  return (
    <Alert kind="info" icon={Timer} live={false}>
      {words('cart-prices-hold', { time: clockText(secondsLeft) })}
    </Alert>
  );
}

/** "12:48". */
function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
