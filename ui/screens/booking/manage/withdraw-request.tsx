/** Taking back what is on request, asked once more before; and how that ended. */
import { useEffect } from 'react';
import Undo2 from 'lucide-react/icons/undo-2';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';

interface WithdrawRequestProps {
  readonly transactionId: string;
  /** What is shown of the booking is to be asked for again. */
  readonly onChanged: () => void;
}

export function WithdrawRequest({ transactionId, onChanged }: WithdrawRequestProps) {
  const words = useWords();
  const alerts = usePart(parts.alerts);
  const withdrawing = usePart(bookingParts.withdraw);
  const { asked, sending, failure } = useStateOf(withdrawing.state$);
  useEffect(() => () => withdrawing.leave(), [withdrawing]);
  const commit = async () => {
    const ended = await withdrawing.commit();
    if (ended === undefined) return;
    if (ended === 'done') alerts.show('success', { id: 'message-withdrawn' });
    else alerts.show('info', { id: 'message-decided-before' });
    onChanged();
  };
  return (
    <>
      <Button act="booking.withdraw" block icon={Undo2} onClick={() => withdrawing.ask(transactionId)}>
        {words('manage-withdraw')}
      </Button>
      <Modal
        applyAct="booking.withdraw"
        open={asked === transactionId}
        title={words('manage-withdraw-title')}
        onClose={() => withdrawing.leave()}
        closeLabel={words('manage-withdraw-keep')}
        onApply={() => void commit()}
        applyLabel={words('manage-withdraw')}
        applyBusy={sending}
        danger
      >
        <p>{words('manage-withdraw-text')}</p>
        {failure === undefined ? null : <FailureAlert failure={failure} />}
      </Modal>
    </>
  );
}
