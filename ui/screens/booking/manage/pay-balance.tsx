/** Paying what is still to pay before its day, asked once more before; and how that ended. */
import { useEffect } from 'react';
import Wallet from 'lucide-react/icons/wallet';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import { formatMoney } from '#domain/money/format.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';

interface PayBalanceProps {
  readonly transactionId: string;
  readonly putOff: PutOff;
  /** What is shown of the booking is to be asked for again. */
  readonly onChanged: () => void;
}

export function PayBalance({ transactionId, putOff, onChanged }: PayBalanceProps) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const alerts = usePart(parts.alerts);
  const paying = usePart(bookingParts.payBalance);
  const { asked, sending, failure } = useStateOf(paying.state$);
  useEffect(() => () => paying.leave(), [paying]);
  const amount = formatMoney(putOff.amount, { locale: language, decimals: 'exact' });
  const commit = async () => {
    const ended = await paying.commit();
    if (ended === undefined) return;
    if (ended === 'done') alerts.show('success', { id: 'message-balance-paid' });
    else alerts.show('info', { id: 'message-balance-paid-before' });
    onChanged();
  };
  return (
    <>
      <Button act="booking.payBalance" block icon={Wallet} onClick={() => paying.ask(transactionId)}>
        {words('manage-pay-balance')}
      </Button>
      <Modal
        applyAct="booking.payBalance"
        open={asked === transactionId}
        title={words('manage-pay-balance-title')}
        onClose={() => paying.leave()}
        onApply={() => void commit()}
        applyLabel={words('manage-pay-balance-apply', { amount })}
        applyBusy={sending}
      >
        <p>{words('manage-pay-balance-text', { amount, date: dates.short(putOff.until) })}</p>
        {failure === undefined ? null : <FailureAlert failure={failure} />}
      </Modal>
    </>
  );
}
