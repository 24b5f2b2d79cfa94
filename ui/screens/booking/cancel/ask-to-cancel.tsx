/** Asks a person to cancel what is chosen, with what was remarked. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import type { Booking } from '#domain/booking/booking.ts';
import type { CancelState } from '#application/portal/booking/cancel/cancel-booking.ts';
import { RequestTrouble } from '#ui/booking/request/request-trouble.tsx';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { requestPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { NeededWords } from '#ui/design/words/words-provider.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageMissing } from '#ui/shell/frame/page-not-loaded.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';

interface AskToCancelProps {
  readonly booking: Booking;
  readonly chosen: Pick<CancelState, 'choice' | 'remarks'>;
}

export function AskToCancel({ booking, chosen }: AskToCancelProps) {
  const words = useWords();
  const navigate = useNavigate();
  const ask = usePart(bookingParts.askToCancel);
  const { sending, sent, violations, ...state } = useStateOf(ask.state$);
  const { transactionId } = booking;
  useEffect(() => ask.open(transactionId), [ask, transactionId]);
  // What was sent before this was opened leads nowhere.
  const [asked, setAsked] = useState(false);
  const press = () => {
    void ask.send(booking, chosen);
    setAsked(true);
  };
  useEffect(() => {
    if (asked && sent !== undefined) void navigate(requestPath(sent), { replace: true });
  }, [asked, sent, navigate]);
  return (
    <NeededWords areas={['requests']} fallback={null} trouble={<PageMissing />}>
      {violations.length === 0 ? null : (
        <ErrorPanel message={violations.map((each) => violationText(words, each)).join(' ')} />
      )}
      <RequestTrouble state={state} />
      <Button act="booking.askRequest" variant="primary" icon={Send} busy={sending} onClick={press}>
        {words('manage-cancel-request')}
      </Button>
    </NeededWords>
  );
}
