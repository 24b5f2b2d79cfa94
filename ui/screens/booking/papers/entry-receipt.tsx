/** The receipts of whatever an entry of the ledger is about: a booking, a deposit, an adjustment; of all others its own. */
import { useParams } from 'react-router-dom';
import { receiptNamed, type ReceiptOf } from '#domain/account/entry-lead.ts';
import { ReceiptPage } from '#ui/booking/papers/receipt-page.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Screen as BookingReceipts } from './receipts.tsx';

type OfAccount = Exclude<ReceiptOf, 'booking'>;

const partOf = {
  deposit: accountParts.receipt,
  adjustment: accountParts.adjustmentReceipt,
  entry: accountParts.entryReceipt,
} as const satisfies Readonly<Record<OfAccount, unknown>>;

export function Screen() {
  const { transactionId: id = '' } = useParams();
  const of = receiptNamed(id);
  return of === 'booking' ? <BookingReceipts /> : <AccountReceipt key={of} id={id} of={of} />;
}

function AccountReceipt({ id, of }: { readonly id: string; readonly of: OfAccount }) {
  const words = useWords();
  const receipt = usePart(partOf[of]);
  return (
    <ReceiptPage
      id={id}
      receipt={receipt}
      title={words('account-deposit-receipt')}
      back={{ to: paths.ledger, label: words('account-back-to-ledger') }}
      none={words(`account-${of}-no-receipt`)}
    />
  );
}
