/** The receipts of whatever an entry of the ledger is about: a booking, a deposit, an adjustment. */
import { useParams } from 'react-router-dom';
import { isAdjustmentId } from '#domain/account/adjustment.ts';
import { isDepositId } from '#domain/account/deposit.ts';
import { ReceiptPage } from '#ui/booking/papers/receipt-page.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Screen as BookingReceipts } from './receipts.tsx';

export function Screen() {
  const { transactionId: id = '' } = useParams();
  if (isAdjustmentId(id)) return <AccountReceipt id={id} of="adjustment" />;
  return isDepositId(id) ? <AccountReceipt id={id} of="deposit" /> : <BookingReceipts />;
}

function AccountReceipt({ id, of }: { readonly id: string; readonly of: 'adjustment' | 'deposit' }) {
  const words = useWords();
  const receipt = usePart(of === 'deposit' ? accountParts.receipt : accountParts.adjustmentReceipt);
  return (
    <ReceiptPage
      id={id}
      receipt={receipt}
      title={words('title-credit-debit-receipt')}
      back={{ to: paths.ledger, label: words('account-back-to-ledger') }}
      none={words(`account-${of}-no-receipt`)}
    />
  );
}
