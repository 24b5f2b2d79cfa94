/** "Add to cart" beside the act that books: into one of the carts at hand, or a new one. */
import { useNavigate } from 'react-router-dom';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { ContentOf } from '#application/portal/cart/add-to-cart.ts';
import { cartParts } from '#ui/composition/cart/parts.ts';
import { cartPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './add-to-cart.module.css';

export interface AddToCartActProps {
  /** What is put in; undefined where something is still missing, which the page shows then. */
  readonly forCart: () => ContentOf | undefined;
  /** Who travels first: what a new cart is called. */
  readonly lead: { readonly firstName?: string | undefined; readonly lastName?: string | undefined } | undefined;
  readonly disabled: boolean;
  readonly block?: boolean | undefined;
  /** It is in a cart: the page is left. */
  readonly onAdded: () => void;
}

const newCart = 'new';

export function AddToCartAct({ forCart, lead, disabled, block, onAdded }: AddToCartActProps) {
  const words = useWords();
  const navigate = useNavigate();
  const adding = usePart(cartParts.add);
  const state = useStateOf(adding.state$);
  const begin = () => {
    const content = forCart();
    const name = [lead?.firstName, lead?.lastName].map((each) => each?.trim() ?? '').join(' ');
    if (content !== undefined) void adding.begin(content, name.trim());
  };
  const add = async () => {
    const cartId = await adding.add();
    if (cartId === undefined) return;
    onAdded();
    void navigate(cartPath(cartId));
  };
  const carts = state?.carts.kind === 'ready' ? state.carts.value : [];
  return (
    <>
      <Button act="cart.add" size={48} icon={ShoppingCart} disabled={disabled} block={block} onClick={begin}>
        {words('cart-add')}
      </Button>
      <Modal
        applyAct="cart.add"
        open={state !== undefined}
        icon={ShoppingCart}
        iconKind="info"
        title={words('cart-add-title')}
        subtitle={words('cart-add-note')}
        onClose={() => adding.close()}
        closeLabel={words('cart-add-cancel')}
        onApply={() => void add()}
        applyLabel={words('cart-add')}
        applyBusy={state?.busy}
        applyDisabled={state?.carts.kind === 'loading'}
      >
        {state === undefined ? null : state.carts.kind === 'loading' ? (
          <SkeletonRows rows={2} height="48px" />
        ) : (
          <div className={styles.dialog}>
            {carts.length === 0 ? null : (
              <RadioGroup
                label={words('cart-add-which')}
                look="row"
                value={state.chosen ?? newCart}
                onChange={(key) => adding.choose(key === newCart ? undefined : key)}
                choices={[
                  ...carts.map(({ cartId, name, services }) => ({
                    key: cartId,
                    label: <bdi>{name}</bdi>,
                    note: words('cart-services', { count: services }),
                  })),
                  { key: newCart, label: words('cart-new') },
                ]}
              />
            )}
            {state.chosen === undefined ? (
              <TextField
                label={words('cart-name')}
                value={state.name}
                maxLength={60}
                error={violationAt(words, state.violations, 'name')}
                onChange={(name) => adding.type(name)}
                onEnter={() => void add()}
              />
            ) : null}
            {state.failure === undefined ? null : <Alert kind="error">{failureText(words, state.failure)}</Alert>}
          </div>
        )}
      </Modal>
    </>
  );
}
