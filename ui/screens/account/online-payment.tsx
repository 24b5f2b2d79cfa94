/** Balance upload: an amount, the ways to pay it with what each takes, and then the gateway's page. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Lock from 'lucide-react/icons/lock';
import Smartphone from 'lucide-react/icons/smartphone';
import { leastDeposit } from '#domain/account/deposit-rules.ts';
import type { PaymentMethod } from '#domain/account/online-payment.ts';
import { paymentMethods } from '#domain/account/online-payment.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { add, isZero, money } from '#domain/money/money.ts';
import { minorPerUnit } from '#domain/money/currency.ts';
import type { OfferedMethod, PaymentForm } from '#application/portal/account/payment-form.ts';
import { AccountToday } from '#ui/booking/account-today.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { type Choice, RadioGroup } from '#ui/design/field/radio-group.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { BalanceNoticeCard } from './balance-notice.tsx';
import { OwnAgency } from './own-agency.tsx';
import { OwnDeposits } from './own-deposits.tsx';
import { PaymentEnd } from './payment-end.tsx';
import columns from '#ui/shell/frame/columns.module.css';
import styles from './online-payment.module.css';

export function Screen() {
  const words = useWords();
  const form = usePart(accountParts.paymentForm);
  const { terms, payment } = useStateOf(form.state$);
  const [query] = useSearchParams();
  const paymentId = query.get('paymentid') ?? undefined;
  useEffect(() => void form.open(paymentId), [form, paymentId]);
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-online-payment')}
        fact={<OwnAgency />}
        acts={<LinkButton to={paths.makePayment}>{words('account-pay-at-bank')}</LinkButton>}
      />
      {payment === undefined ? null : <PaymentEnd payment={payment} form={form} />}
      <AccountToday />
      {terms.kind === 'loading' ? <SkeletonRows rows={6} height="56px" /> : null}
      {terms.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, terms.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void form.open(paymentId) }}
        />
      ) : null}
      {terms.kind === 'ready' ? (
        terms.value.methods.length === 0 ? (
          <EmptyState
            title={words('account-pay-nobody')}
            actions={
              <LinkButton variant="primary" to={paths.makePayment}>
                {words('account-pay-at-bank')}
              </LinkButton>
            }
          >
            {words('account-pay-nobody-help')}
          </EmptyState>
        ) : (
          <Fields form={form} trial={terms.value.trial} />
        )
      ) : null}
      <BalanceNoticeCard />
      <OwnDeposits />
    </div>
  );
}

/** Whole units that are often uploaded. */
const suggested = [10_000, 50_000, 100_000];

function Fields({ form, trial }: { readonly form: PaymentForm; readonly trial: boolean }) {
  const words = useWords();
  const { tag } = useLanguage();
  const currency = useHouseCurrency();
  const { amount, method, offered, violations, sending, unanswered, failure } = useStateOf(form.state$);
  const disabled = sending || unanswered;
  const chosen = offered.find(({ terms }) => terms.method === method);
  return (
    <form
      className={columns.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send().then((url) => url !== undefined && window.location.assign(url));
      }}
    >
      <div className={styles.side}>
        {trial ? <Alert kind="info">{words('account-pay-trial')}</Alert> : null}
        {failure === undefined ? null : (
          <Alert kind="error" title={words('account-pay-failed')}>
            {failureText(words, failure)}
          </Alert>
        )}
        {unanswered ? <Alert kind="warning">{words('account-pay-unanswered')}</Alert> : null}
        <Card title={words('account-pay-amount')}>
          <div className={styles.amount}>
            <TextField
              id="payment-amount"
              label={words('account-pay-amount-field')}
              value={amount}
              onChange={(typed) => form.change({ amount: typed })}
              error={violationAt(words, violations, 'amount')}
              help={words('account-deposit-least', { amount: formatMoney(leastDeposit(currency), { locale: tag }) })}
              prefix={currency}
              inputMode="decimal"
              autoComplete="off"
              leftToRight
              disabled={disabled}
            />
            <ul className={styles.suggested} aria-label={words('account-pay-suggested')}>
              {suggested.map((units) => {
                const of = money(units * minorPerUnit(currency), currency);
                return (
                  <li key={units}>
                    <Button disabled={disabled} onClick={() => form.change({ amount: String(units) })}>
                      <Amount of={of} decimals="whole" />
                    </Button>
                  </li>
                );
              })}
            </ul>
          </div>
        </Card>
        <Card title={words('account-pay-with')} fact={words('account-pay-with-note')}>
          <RadioGroup
            id="payment-method"
            look="cards"
            label={words('account-pay-with')}
            labelHidden
            value={method ?? null}
            error={violationAt(words, violations, 'method')}
            choices={useChoices(offered, disabled)}
            onChange={(key) => form.change({ method: paymentMethods.find((each) => each === key) })}
          />
        </Card>
      </div>
      <Sum chosen={chosen} sending={sending} unanswered={unanswered} />
    </form>
  );
}

const icons: Readonly<Record<PaymentMethod, IconShape>> = {
  upi: Smartphone,
  'net-banking': Landmark,
  'debit-card': CreditCard,
  'credit-card': CreditCard,
  amex: CreditCard,
};

function useChoices(offered: readonly OfferedMethod[], disabled: boolean): readonly Choice[] {
  const words = useWords();
  const { tag } = useLanguage();
  const decimals = sharedDecimals(offered.flatMap(({ price }) => (price ? [price.charge, price.total] : [])));
  return offered.map(({ terms: { method, basisPoints }, price, over }) => ({
    key: method,
    label: words('account-deposit-mode', { mode: method }),
    icon: icons[method],
    disabled: disabled || over !== undefined,
    note:
      over === undefined
        ? words('account-pay-at-once', { percent: basisPoints / 100 })
        : words('account-pay-over', { most: formatMoney(over, { locale: tag }) }),
    aside:
      price === undefined || over !== undefined ? undefined : (
        <span className={styles.price}>
          <Amount of={price.total} decimals={decimals} />
          <small>
            {isZero(price.charge)
              ? words('account-pay-no-charge')
              : words('account-pay-charge-of', { charge: formatMoney(price.charge, { locale: tag, decimals }) })}
          </small>
        </span>
      ),
  }));
}

interface SumProps {
  readonly chosen: OfferedMethod | undefined;
  readonly sending: boolean;
  readonly unanswered: boolean;
}

function Sum({ chosen, sending, unanswered }: SumProps) {
  const words = useWords();
  const { tag } = useLanguage();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  const price = chosen?.over === undefined ? chosen?.price : undefined;
  const after =
    price && balance?.balance.currency === price.amount.currency ? add(balance.balance, price.amount) : undefined;
  const lines = price && [
    { key: 'added', amount: price.amount },
    ...(isZero(price.charge) ? [] : [{ key: 'charge', amount: price.charge }]),
    ...(isZero(price.gst) ? [] : [{ key: 'gst', amount: price.gst }]),
  ];
  const decimals = sharedDecimals([...(lines ?? []).map(({ amount }) => amount), ...(price ? [price.total] : [])]);
  return (
    <Card title={words('account-pay-sum')}>
      <dl className={styles.lines}>
        {price === undefined || lines === undefined ? (
          <div className={styles.quiet}>
            <dt>{words('account-pay-choose')}</dt>
          </div>
        ) : (
          <>
            {lines.map(({ key, amount }) => (
              <div key={key} className={key === 'gst' ? styles.quiet : undefined}>
                <dt>{words(`account-pay-line-${key}`)}</dt>
                <dd>
                  <Amount of={amount} decimals={decimals} />
                </dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{words('account-pay-line-total')}</dt>
              <dd>
                <Amount of={price.total} decimals={decimals} />
              </dd>
            </div>
          </>
        )}
        {after === undefined || balance === undefined ? null : (
          <>
            <div>
              <dt>{words('account-pay-balance-now')}</dt>
              <dd>
                <Amount of={balance.balance} />
              </dd>
            </div>
            <div>
              <dt>{words('account-pay-balance-after')}</dt>
              <dd>
                <Amount of={after} />
              </dd>
            </div>
          </>
        )}
      </dl>
      <Button act="account.startPayment" type="submit" variant="primary" size={48} block icon={Lock} busy={sending}>
        {unanswered
          ? words('account-pay-again')
          : price === undefined
            ? words('account-pay')
            : words('account-pay-total', { total: formatMoney(price.total, { locale: tag }) })}
      </Button>
      <p className={styles.note}>{words('account-pay-note')}</p>
    </Card>
  );
}
