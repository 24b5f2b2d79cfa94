/** What a cart comes to, whether the account covers it, what happens if one fails, and the act that books. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { coverageOf } from '#domain/account/affordability.ts';
import { cartPolicies } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isNegative, type Money } from '#domain/money/money.ts';
import { type OpenCart, togetherOf } from '#application/portal/cart/carts.ts';
import { cartParts } from '#ui/composition/cart/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './cart.module.css';

export function CartMoney({ open }: { readonly open: OpenCart }) {
  const words = useWords();
  const { language } = useLanguage();
  const carts = usePart(cartParts.carts);
  const may = useMay();
  const { busy, secondsLeft } = useStateOf(carts.state$);
  const together = togetherOf(open);
  if (together === undefined) return null;
  const { count, moved, total, net, earned } = together;
  const amount = formatMoney(net ?? total, { locale: language });
  return (
    <aside className={styles.money} aria-label={words('cart-money')}>
      <Card title={words('cart-money')} fact={words('cart-services', { count })}>
        <dl className={styles.sums}>
          <div>
            <dt>{words('cart-customer-price')}</dt>
            <dd>
              <Amount of={total} strong />
            </dd>
          </div>
          {net === undefined ? null : (
            <div>
              <dt>{words('cart-net-together')}</dt>
              <dd>
                <Amount of={net} />
              </dd>
            </div>
          )}
          {earned === undefined ? null : (
            <div>
              <dt>{words('cart-earn')}</dt>
              <dd>
                <Amount of={earned} strong tone={isNegative(earned) ? 'loss' : 'gain'} />
              </dd>
            </div>
          )}
        </dl>
        <Covered net={net} />
        {count > 1 ? (
          <RadioGroup
            label={words('cart-if-one-fails')}
            value={open.ifOneFails}
            onChange={(key) => carts.decide(cartPolicies.find((each) => each === key) ?? 'go-on')}
            choices={cartPolicies.map((key) => ({ key, label: words(`cart-${key}`) }))}
          />
        ) : null}
        {may('ticket') ? (
          <Button
            act="cart.book"
            variant="primary"
            size={48}
            block
            icon={Lock}
            busy={busy === 'booking'}
            disabled={busy !== undefined || moved > 0 || secondsLeft === 0}
            onClick={() => void carts.book()}
          >
            {words(net === undefined ? 'cart-book' : 'cart-pay', { count, amount })}
          </Button>
        ) : (
          <p className={styles.quiet}>{words('shell-not-yours-ticket')}</p>
        )}
        {moved > 0 ? <p className={styles.quiet}>{words('cart-agree-first')}</p> : null}
      </Card>
    </aside>
  );
}

/** Said only where both the charge and the balance may be seen. */
function Covered({ net }: { readonly net: Money | undefined }) {
  const words = useWords();
  const { language } = useLanguage();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  if (net === undefined || balance === undefined || balance.balance.currency !== net.currency) return null;
  const coverage = coverageOf(balance, net);
  const short = coverage.by === 'none';
  const shown = (amount: Money) => formatMoney(amount, { locale: language });
  return (
    <p className={classNames(styles.covered, short && styles.short)}>
      <Icon of={short ? CircleAlert : CircleCheck} size={18} />
      {short
        ? words('booking-balance-short', { short: shown(coverage.short) })
        : words(`booking-${coverage.by}-covers`, { left: shown(coverage.left) })}
    </p>
  );
}
