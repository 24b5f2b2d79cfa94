/** The outcome of the payment that one comes back from: looked for until it is known. */
import { formatMoney } from '#domain/money/format.ts';
import type { PaymentShown } from '#application/desk/account/payments.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { PaymentForm } from '#application/portal/account/payment-form.ts';
import { topUpReceiptPath } from '#ui/composition/paths.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { paymentAlerts, useLook } from './payment-state.ts';
import styles from './online-payment.module.css';

const lookMilliseconds = 2000;

interface Props {
  readonly payment: Loadable<PaymentShown>;
  readonly form: PaymentForm;
}

export function PaymentEnd({ payment, form }: Props) {
  const words = useWords();
  const { tag } = useLanguage();
  const isOpen = payment.kind === 'ready' && payment.value.state === 'open';
  useLook(form, isOpen, lookMilliseconds);
  if (payment.kind === 'loading') return <SkeletonRows rows={1} height="64px" />;
  if (payment.kind === 'failed')
    return (
      <Alert
        kind="error"
        title={words('account-payment-unknown')}
        action={<Button onClick={() => void form.look()}>{words('shell-try-again')}</Button>}
      >
        {failureText(words, payment.failure)}
      </Alert>
    );
  const { paymentId, state, amount, total, url, depositId } = payment.value;
  const facts = {
    paymentId,
    amount: formatMoney(amount, { locale: tag }),
    total: formatMoney(total, { locale: tag }),
  };
  return (
    <Alert
      kind={paymentAlerts[state]}
      title={words(`account-payment-${state}`, facts)}
      action={
        depositId !== undefined ? (
          <LinkButton to={topUpReceiptPath(depositId)}>{words('account-deposit-receipt')}</LinkButton>
        ) : url === undefined ? undefined : (
          <a className={styles.onward} href={url}>
            {words('account-payment-go-on')}
          </a>
        )
      }
    >
      {words(`account-payment-${state}-next`, facts)}
    </Alert>
  );
}
