/** The receipts of whatever an entry of the ledger is about: a booking, a deposit, an adjustment. */
import { useParams } from 'react-router-dom';
import { isAdjustmentId } from '#domain/account/adjustment.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Screen as BookingReceipts } from '../booking/papers/receipts.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { Screen as TopUpReceipt } from './top-up-receipt.tsx';

export function Screen() {
  const { transactionId = '' } = useParams();
  if (isAdjustmentId(transactionId)) return <AdjustmentReceipt adjustmentId={transactionId} />;
  return /^DP\d{6,}$/.test(transactionId) ? <TopUpReceipt /> : <BookingReceipts />;
}

function AdjustmentReceipt({ adjustmentId }: { readonly adjustmentId: string }) {
  const words = useWords();
  return (
    <ReceiptPage
      id={adjustmentId}
      receipt={usePart(accountParts.adjustmentReceipt)}
      title={words('title-credit-debit-receipt')}
      back={{ to: paths.ledger, label: words('account-back-to-ledger') }}
      none={words('account-adjustment-no-receipt')}
    />
  );
}
