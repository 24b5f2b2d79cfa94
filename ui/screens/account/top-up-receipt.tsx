/** The receipt of a deposit that was credited. */
import { useParams } from 'react-router-dom';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { ReceiptPage } from '#ui/booking/papers/receipt-page.tsx';

export function Screen() {
  const words = useWords();
  const { transactionId = '' } = useParams();
  return (
    <ReceiptPage
      id={transactionId}
      receipt={usePart(accountParts.receipt)}
      title={words('title-top-up-receipt')}
      back={{ to: paths.makePayment, label: words('title-offline-payment') }}
      none={words('account-deposit-no-receipt')}
    />
  );
}
