/** What is done to one booking by a button of its page: asked once more before; and how that ended. */
import { type ReactNode, useEffect } from 'react';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import type { ActOnBooking } from '#application/portal/booking/act-on-booking.ts';
import { type Part, parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';

export interface OnBooking {
  readonly transactionId: string;
  /** What is shown of the booking is to be asked for again. */
  readonly onChanged: () => void;
}

interface BookingActProps extends OnBooking {
  readonly act: DeskAct;
  readonly by: Part<ActOnBooking>;
  readonly icon: Parameters<typeof Button>[0]['icon'];
  readonly label: string;
  readonly title: string;
  readonly closeLabel?: string;
  readonly applyLabel: string;
  readonly danger?: boolean;
  /** Ids of what is said where it was done, and where others were faster. */
  readonly said: { readonly done: string; readonly before: string };
  readonly children: ReactNode;
}

export function BookingAct({
  act,
  by,
  icon,
  label,
  title,
  closeLabel,
  applyLabel,
  danger = false,
  said,
  transactionId,
  onChanged,
  children,
}: BookingActProps) {
  const alerts = usePart(parts.alerts);
  const acting = usePart(by);
  const { asked, sending, failure } = useStateOf(acting.state$);
  useEffect(() => () => acting.leave(), [acting]);
  const commit = async () => {
    const ended = await acting.commit();
    if (ended === undefined) return;
    alerts.show(ended === 'done' ? 'success' : 'info', { id: said[ended] });
    onChanged();
  };
  return (
    <>
      <Button act={act} block icon={icon} onClick={() => acting.ask(transactionId)}>
        {label}
      </Button>
      <Modal
        applyAct={act}
        open={asked === transactionId}
        title={title}
        onClose={() => acting.leave()}
        {...(closeLabel !== undefined && { closeLabel })}
        onApply={() => void commit()}
        applyLabel={applyLabel}
        applyBusy={sending}
        danger={danger}
      >
        {children}
        {failure === undefined ? null : <FailureAlert failure={failure} />}
      </Modal>
    </>
  );
}
