/** The question before a hold is confirmed or given back, and how it ended. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '#domain/money/format.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useProducts, useProductView } from '#ui/booking/use-product.ts';

/** `onEnded`: something was done, or may have been; what is shown of the booking is to be asked for again. */
export function EndHoldDialog({ onEnded }: { readonly onEnded: () => void }) {
  const words = useWords();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const alerts = usePart(parts.alerts);
  const endHold = usePart(bookingParts.endHold);
  const products = useProducts();
  const state = useStateOf(endHold.state$);
  const ended = state.kind === 'ended' ? state : undefined;
  useEffect(() => {
    if (ended === undefined) return;
    const { status, transactionId } = ended;
    const { product } = products.of(transactionId);
    if (status === 'held') alerts.show('error', { id: 'manage-supplier-refused', args: { product } });
    else if (status === 'amending') alerts.show('info', { id: 'bookings-amending-text', args: { product } });
    else alerts.show('success', { id: 'message-booked-or-cancelled' });
    endHold.leave();
    if (status === 'confirmed') void navigate(products.paper('voucher', transactionId));
    else onEnded();
  }, [ended, alerts, endHold, products, navigate, onEnded]);
  useEffect(() => () => endHold.leave(), [endHold]);
  const asking = state.kind === 'asking' ? state : undefined;
  const view = useProductView(asking?.hold.transactionId);
  const ticketing = asking?.act === 'ticket';
  const issue = asking?.hold.ofCustomer === true ? 'manage-issue' : 'manage-ticket-hold';
  const issueText = asking?.hold.ofCustomer === true ? 'manage-issue-text' : 'manage-ticket-text';
  const product = asking === undefined ? '' : products.of(asking.hold.transactionId).product;
  const amount = asking === undefined ? '' : formatMoney(asking.hold.amount, { locale: language });
  const name = asking?.hold.reference ?? asking?.hold.transactionId ?? '';
  return (
    <Modal
      applyAct={ticketing ? 'booking.ticketHeld' : 'booking.releaseHeld'}
      open={asking !== undefined}
      title={words(ticketing ? 'manage-ticket-title' : 'manage-release-title', { product, name })}
      onClose={() => endHold.leave()}
      closeLabel={words('manage-keep-hold')}
      onApply={() => void endHold.commit()}
      applyLabel={
        asking?.unanswered === true
          ? words('manage-ask-again')
          : words(ticketing ? issue : 'manage-release-hold', { product, amount })
      }
      applyBusy={asking?.sending}
      danger={asking?.act === 'release'}
    >
      <p>{words(ticketing ? issueText : 'manage-release-text', { product, amount })}</p>
      {asking === undefined || view === undefined || view === 'missing' || view.HoldFindings === undefined ? null : (
        <view.HoldFindings
          asking={asking}
          fixed={asking.sending || asking.unanswered}
          onOverride={(code, reason) => endHold.override(code, reason)}
        />
      )}
      {asking?.failure === undefined ? null : (
        <Alert
          kind="error"
          title={words(ticketing ? 'message-booking-failed' : 'message-booking-cancellation-failed', { product })}
        >
          {failureText(words, asking.failure)}
        </Alert>
      )}
      {asking?.unanswered === true ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
    </Modal>
  );
}
